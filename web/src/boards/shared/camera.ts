/**
 * One camera for every drawn board: how many pixels a unit of the drawing has, and where its origin
 * lies in the window. `translate(x y) scale(scale)` draws it.
 */

import { type Point, ZOOM } from "./zooming";

export interface Camera {
	scale: number;
	x: number;
	y: number;
}

/** A part of the drawing, in its units. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** The window in pixels; what lies over its edges must not hide a thing that is asked about. */
export interface Room {
	width: number;
	height: number;
	top?: number;
	right?: number;
	bottom?: number;
	left?: number;
}

/** How far one may zoom: pixels per unit. */
export interface Limits {
	least: number;
	most: number;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
const middleOf = (box: Box): Point => ({
	x: box.left + box.width / 2,
	y: box.top + box.height / 2,
});

/** The part of the room in which nothing lies over the drawing. */
const free = ({ width, height, top = 0, right = 0, bottom = 0, left = 0 }: Room, margin = 0) => ({
	left: left + margin,
	top: top + margin,
	width: Math.max(1, width - left - right - 2 * margin),
	height: Math.max(1, height - top - bottom - 2 * margin),
});

/** With this point of the drawing in the middle of the free room. */
export function centred(at: Point, scale: number, room: Room): Camera {
	const { x, y } = middleOf(free(room));
	return { scale, x: x - at.x * scale, y: y - at.y * scale };
}

/** The whole box in the free room; a small one is not blown up beyond `largest`. */
export function fitted(box: Box, room: Room, largest: number, margin = 0): Camera {
	const { width, height } = free(room, margin);
	const scale = Math.min(width / box.width, height / box.height, largest);
	return centred(middleOf(box), scale, room);
}

/** Relative to the whole: half as large, three times as large, and always as large as life. */
export const limitsOf = (whole: Camera): Limits => ({
	least: whole.scale * ZOOM.least,
	most: Math.max(whole.scale * ZOOM.most, 1),
});

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
	scale: camera.scale,
	x: camera.x + dx,
	y: camera.y + dy,
});

/** Zooms about a pixel of the window; what is under it stays there. */
export function zoomed(camera: Camera, by: number, at: Point, { least, most }: Limits): Camera {
	const scale = between(least, camera.scale * by, most);
	const ratio = scale / camera.scale;
	return { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio };
}

/** Large enough for a finger, with what is asked about in the middle; else as it was. */
export function focused(asked: Box | null, camera: Camera, room: Room, least: number): Camera {
	if (camera.scale >= least || !asked) return camera;
	return centred(middleOf(asked), least, room);
}

/** Moves as little as needed to have the whole box in the free room. */
export function bringIn(box: Box, camera: Camera, room: Room, margin = 14): Camera {
	const space = free(room);
	const into = (from: number, size: number, low: number, high: number) => {
		if (high - low < size + 2 * margin) return (low + high) / 2 - (from + size / 2);
		return Math.max(low + margin - from, 0) + Math.min(high - margin - from - size, 0);
	};
	const { scale, x, y } = camera;
	const [wide, high] = [box.width * scale, box.height * scale];
	const dx = into(x + box.left * scale, wide, space.left, space.left + space.width);
	const dy = into(y + box.top * scale, high, space.top, space.top + space.height);
	return panned(camera, dx, dy);
}

/** The box around some boxes; null around none. */
export function around(boxes: readonly Box[]): Box | null {
	if (!boxes.length) return null;
	const left = Math.min(...boxes.map((one) => one.left));
	const top = Math.min(...boxes.map((one) => one.top));
	const right = Math.max(...boxes.map((one) => one.left + one.width));
	const bottom = Math.max(...boxes.map((one) => one.top + one.height));
	return { left, top, width: right - left, height: bottom - top };
}

/** The point of the drawing under a pixel of the window. */
export const pointAt = (camera: Camera, at: Point): Point => ({
	x: (at.x - camera.x) / camera.scale,
	y: (at.y - camera.y) / camera.scale,
});

export const transformOf = ({ scale, x, y }: Camera) => `translate(${x} ${y}) scale(${scale})`;
export const sameView = (a: Camera, b: Camera) => a.scale === b.scale && a.x === b.x && a.y === b.y;
