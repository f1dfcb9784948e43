/** Cells and the window onto them. North is up: y grows upwards in the story, downwards on screen. */

import type { Box } from "../shared/camera";

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

/** The cells within these bounds, in the map's own units. */
export const boxOf = (bounds: Bounds): Box => ({
	left: (bounds.left - 0.5) * CELL,
	top: -(bounds.top + 0.5) * CELL,
	width: (bounds.right - bounds.left + 1) * CELL,
	height: (bounds.top - bounds.bottom + 1) * CELL,
});

export const cellBox = ({ x, y }: Cell): Box => boxOf({ left: x, right: x, bottom: y, top: y });

/** How much of a tile can be told at this scale without type below 12 pixels. */
export type Detail = "near" | "middle" | "far";

export function detailAt(scale: number): Detail {
	if (scale >= 0.79) return "near";
	return scale >= 0.56 ? "middle" : "far";
}

/** The factor by which type is drawn larger so that it does not shrink below its size on screen. */
export const kept = (scale: number) => Math.max(1, 1 / scale);
