/** Which part of the board is seen: a corner of the drawing, and pixels per unit. */

import type { Box, Point } from "./hexes";

export interface View {
	x: number;
	y: number;
	scale: number;
}

export const LEAST = 0.25;
export const MOST = 2.6;
/** At this scale a hex is wide enough for a finger. */
export const FINGER = 0.72;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** The whole box in the middle of the room; not larger than life. */
export function fitted(box: Box, width: number, height: number, atLeast = LEAST): View {
	const scale = between(atLeast, Math.min(width / box.width, height / box.height, 1.35), MOST);
	return centred(
		{ x: box.left + box.width / 2, y: box.top + box.height / 2 },
		scale,
		width,
		height,
	);
}

export const centred = (at: Point, scale: number, width: number, height: number): View => ({
	x: at.x - width / scale / 2,
	y: at.y - height / scale / 2,
	scale,
});

export const panned = (view: View, dx: number, dy: number): View => ({
	...view,
	x: view.x - dx / view.scale,
	y: view.y - dy / view.scale,
});

/** What is under this pixel stays there. */
export function zoomed(view: View, by: number, at: Point): View {
	const scale = between(LEAST, view.scale * by, MOST);
	return {
		x: view.x + at.x / view.scale - at.x / scale,
		y: view.y + at.y / view.scale - at.y / scale,
		scale,
	};
}

export const seen = (view: View, at: Point, width: number, height: number, margin = 40) =>
	at.x > view.x + margin &&
	at.y > view.y + margin &&
	at.x < view.x + width / view.scale - margin &&
	at.y < view.y + height / view.scale - margin;
