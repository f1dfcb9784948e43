/** Pointy-top hexes in axial coordinates, as they are drawn. */

import type { Box } from "./camera";
import type { Point } from "./zooming";

export type Hex = readonly [number, number];

export const R = 36;
/** Half the width of a hex; the model of corners has this as its unit to the right. */
export const X = 31.177;
/** The unit of that model downwards. */
export const Y = 18;

/** The steps across the edges 0…5, as in the file's format. */
export const STEPS: readonly Hex[] = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1],
];
const CORNERS: readonly Point[] = [
	{ x: X, y: -Y },
	{ x: X, y: Y },
	{ x: 0, y: R },
	{ x: -X, y: Y },
	{ x: -X, y: -Y },
	{ x: 0, y: -R },
];

export const keyOf = ([q, r]: Hex): string => `${q},${r}`;
export function hexOf(key: string): Hex {
	const [q = 0, r = 0] = key.split(",").map(Number);
	return [q, r];
}

export const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];
export const beside = (key: string): string[] => STEPS.map((step) => keyOf(plus(hexOf(key), step)));

export function distance(a: Hex, b: Hex): number {
	const q = a[0] - b[0];
	const r = a[1] - b[1];
	return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes within this distance of the origin, row by row. */
export function disc(radius: number): Hex[] {
	const found: Hex[] = [];
	for (let r = -radius; r <= radius; r++)
		for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) found.push([q, r]);
	return found;
}

export const centre = ([q, r]: Hex): Point => ({ x: X * (2 * q + r), y: 54 * r });

const short = (n: number) => +n.toFixed(1);
export const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** The outline of a hex, scaled about its middle. */
export function outline(hex: Hex, scale = 1): string {
	const { x, y } = centre(hex);
	return `M${CORNERS.map((c) => at(x + c.x * scale, y + c.y * scale)).join("L")}z`;
}

export function edge(hex: Hex, side: number): string {
	const { x, y } = centre(hex);
	const [a, b] = ends(side);
	return `M${at(x + a.x, y + a.y)}L${at(x + b.x, y + b.y)}`;
}

function ends(side: number): [Point, Point] {
	return [CORNERS[side % 6] as Point, CORNERS[(side + 1) % 6] as Point];
}

/** One name for an edge that two hexes share: sides 3, 4, 5 are those of the other hex. */
export function edgeKey(hex: Hex, side: number): string {
	if (side < 3) return `${keyOf(hex)},${side}`;
	return `${keyOf(plus(hex, STEPS[side] as Hex))},${side - 3}`;
}

/** The side of a hex that a point, seen from its middle, is nearest to. */
export function sideAt(dx: number, dy: number): number {
	const toward = STEPS.map((step) => {
		const { x, y } = centre(step);
		return dx * x + dy * y;
	});
	return toward.indexOf(Math.max(...toward));
}

/** The hex under a point of the drawing. */
export function hexAt(x: number, y: number): Hex {
	const r = y / 54;
	const q = x / (2 * X) - r / 2;
	let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
	const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
	if (da > db && da > dc) a = -b - c;
	else if (db > dc) b = -a - c;
	return [a + 0, b + 0];
}

/** Where an arrow key leads; up and down zigzag, so that a column stays a column. */
export function arrow([q, r]: Hex, key: string): Hex | null {
	const odd = ((r % 2) + 2) % 2 === 1;
	if (key === "ArrowRight") return [q + 1, r];
	if (key === "ArrowLeft") return [q - 1, r];
	if (key === "ArrowUp") return [odd ? q : q + 1, r - 1];
	if (key === "ArrowDown") return [odd ? q - 1 : q, r + 1];
	return null;
}

/** A line through the middles of these hexes. */
export function line(hexes: readonly Hex[]): string {
	return hexes.length < 2
		? ""
		: `M${hexes.map((hex) => at(centre(hex).x, centre(hex).y)).join("L")}`;
}

/** The box around some hexes, with a margin. */
export function boxOf(keys: Iterable<string>, margin: number): Box {
	let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
	for (const key of keys) {
		const { x, y } = centre(hexOf(key));
		left = Math.min(left, x - X);
		right = Math.max(right, x + X);
		top = Math.min(top, y - R);
		bottom = Math.max(bottom, y + R);
	}
	if (left > right) return { left: -200, top: -160, width: 400, height: 320 };
	return {
		left: left - margin,
		top: top - margin,
		width: right - left + 2 * margin,
		height: bottom - top + 2 * margin,
	};
}
