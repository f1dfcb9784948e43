/** Cells and the window onto them. North is up: y grows upwards in the story, downwards on screen. */

import { ZOOM } from "../shared/zooming";

export interface Cell {
	x: number;
	y: number;
}

export interface Bounds {
	left: number;
	right: number;
	bottom: number;
	top: number;
}

/** What the window shows: scale, and where the middle of cell (0,0) lies in it. */
export interface Window {
	scale: number;
	x: number;
	y: number;
}

export interface Room {
	width: number;
	height: number;
	/** What lies over the map and must not hide a cell. */
	right: number;
	top: number;
}

export const CELL = 100;
export const TILE = 96;
/** A lone hero is not blown up beyond this. */
export const LARGEST = 1.25;

export const cellId = (x: number, y: number) => `cell:${x},${y}`;
export const cellKey = (x: number, y: number) => `${x},${y}`;

export function readCell(text: string): Cell | null {
	const found = /^(?:cell:|lay )?(-?\d+),(-?\d+)$/.exec(text);
	return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The corner of a tile on cell (x, y), in the map's own units. */
export const corner = (x: number, y: number) => ({
	x: CELL * x - TILE / 2,
	y: -CELL * y - TILE / 2,
});

export function boundsOf(cells: readonly Cell[], around = 1): Bounds {
	const xs = cells.map((one) => one.x);
	const ys = cells.map((one) => one.y);
	return {
		left: Math.min(0, ...xs) - around,
		right: Math.max(0, ...xs) + around,
		bottom: Math.min(0, ...ys) - around,
		top: Math.max(0, ...ys) + around,
	};
}

export const sameBounds = (a: Bounds, b: Bounds) =>
	a.left === b.left && a.right === b.right && a.bottom === b.bottom && a.top === b.top;

/** The window that shows all cells within the bounds, in the free part of the room. */
export function wholeOf(bounds: Bounds, room: Room, margin = 16): Window {
	const width = Math.max(1, room.width - room.right - 2 * margin);
	const height = Math.max(1, room.height - room.top - 2 * margin);
	const columns = (bounds.right - bounds.left + 1) * CELL;
	const rows = (bounds.top - bounds.bottom + 1) * CELL;
	const scale = Math.min(width / columns, height / rows, LARGEST);
	const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
	return {
		scale,
		x: margin + width / 2 - middle.x * CELL * scale,
		y: room.top + margin + height / 2 + middle.y * CELL * scale,
	};
}

/** Zooms about a point of the window; the point stays where it is. */
export function zoomed(window: Window, fitted: Window, by: number, at: Cell): Window {
	const least = fitted.scale * ZOOM.least;
	const most = Math.max(fitted.scale * ZOOM.most, 1);
	const scale = Math.min(most, Math.max(least, window.scale * by));
	const ratio = scale / window.scale;
	return { scale, x: at.x - (at.x - window.x) * ratio, y: at.y - (at.y - window.y) * ratio };
}

/** The middle of a cell in the window. */
export const middleOf = (cell: Cell, window: Window) => ({
	x: window.x + cell.x * CELL * window.scale,
	y: window.y - cell.y * CELL * window.scale,
});

/** Moves as little as needed to have the whole cell in the free part of the room. */
export function bringIn(cell: Cell, window: Window, room: Room, margin = 14): Window {
	const middle = middleOf(cell, window);
	const half = (CELL / 2) * window.scale + margin;
	const into = (at: number, low: number, high: number) =>
		high - low < 2 * half
			? (low + high) / 2 - at
			: Math.max(low + half - at, 0) + Math.min(high - half - at, 0);
	return {
		scale: window.scale,
		x: window.x + into(middle.x, 0, room.width - room.right),
		y: window.y + into(middle.y, room.top, room.height),
	};
}

/** Large enough for a finger, with the cells that are asked about in the middle. */
export function focused(cells: readonly Cell[], fitted: Window, room: Room, least: number): Window {
	if (fitted.scale >= least || cells.length === 0) return fitted;
	const xs = cells.map((one) => one.x);
	const ys = cells.map((one) => one.y);
	const x = (Math.min(...xs) + Math.max(...xs)) / 2;
	const y = (Math.min(...ys) + Math.max(...ys)) / 2;
	return {
		scale: least,
		x: (room.width - room.right) / 2 - x * CELL * least,
		y: (room.top + room.height) / 2 + y * CELL * least,
	};
}

/** How much of a tile can be told at this scale without type below 12 pixels. */
export type Detail = "near" | "middle" | "far";

export function detailAt(scale: number): Detail {
	if (scale >= 0.79) return "near";
	return scale >= 0.56 ? "middle" : "far";
}

/** The factor by which type is drawn larger so that it does not shrink below its size on screen. */
export const kept = (scale: number) => Math.max(1, 1 / scale);
