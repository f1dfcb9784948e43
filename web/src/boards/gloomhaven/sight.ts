/**
 * GLH-LOS-01, -07, -08, GLH-GEO-03: what is seen from a hex, how far things are, and where a line ends.
 *
 * The integer model: the middle of (q, r) lies at (2q + r, 3r), its corners at (0, ±2), (±1, ±1) from there.
 */

import { beside, edgeKey, type Hex, hexOf, keyOf, STEPS } from "../shared/hexes";

type Corner = readonly [number, number];
type Segment = readonly [Corner, Corner];

export interface Sightline {
	from: Corner;
	to: Corner;
	clear: boolean;
}

const CORNERS: readonly Corner[] = [
	[1, -1],
	[1, 1],
	[0, 2],
	[-1, 1],
	[-1, -1],
	[0, -2],
];
const SIDES = [0, 1, 2, 3, 4, 5] as const;

function cornersOf([q, r]: Hex): Corner[] {
	return CORNERS.map(([x, y]) => [2 * q + r + x, 3 * r + y]);
}

/** Which side of the line from a to b a point lies on. */
const turn = (a: Corner, b: Corner, c: Corner) =>
	Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const within = (a: Corner, b: Corner, c: Corner) =>
	Math.min(a[0], b[0]) <= c[0] &&
	c[0] <= Math.max(a[0], b[0]) &&
	Math.min(a[1], b[1]) <= c[1] &&
	c[1] <= Math.max(a[1], b[1]);

/** Closed segments: a common end or a line along a wall is a meeting. */
function meet([a, b]: Segment, [c, d]: Segment): boolean {
	const [left, right, before, after] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
	if (left * right < 0 && before * after < 0) return true;
	return (
		(left === 0 && within(a, b, c)) ||
		(right === 0 && within(a, b, d)) ||
		(before === 0 && within(c, d, a)) ||
		(after === 0 && within(c, d, b))
	);
}

/** How much of a segment lies before a wall it meets, from 0 to 1. */
function before([a, b]: Segment, [c, d]: Segment): number {
	const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
	const slope = dx * ey - dy * ex;
	const long = dx * dx + dy * dy;
	if (slope !== 0) return ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / slope;
	const along = ([x, y]: Corner) => ((x - a[0]) * dx + (y - a[1]) * dy) / (long || 1);
	return Math.max(0, Math.min(along(c), along(d)));
}

export class Sight {
	private readonly floor: ReadonlySet<string>;
	private readonly thin: ReadonlySet<string>;
	private readonly walls: Segment[] = [];

	constructor(hexes: readonly Hex[], thin: readonly (readonly [number, number, number])[]) {
		this.floor = new Set(hexes.map(keyOf));
		this.thin = new Set(thin.map(([q, r, side]) => edgeKey([q, r], side)));
		for (const hex of hexes) {
			const corners = cornersOf(hex);
			for (const side of SIDES) {
				if (this.open(hex, side)) continue;
				this.walls.push([corners[side] as Corner, corners[(side + 1) % 6] as Corner]);
			}
		}
	}

	/** Whether one may go from this hex across that side. */
	private open(hex: Hex, side: number): boolean {
		const [q, r] = STEPS[side] as Hex;
		return this.floor.has(keyOf([hex[0] + q, hex[1] + r])) && !this.thin.has(edgeKey(hex, side));
	}

	adjacent(a: Hex, b: Hex): boolean {
		return SIDES.some((side) => beside(keyOf(a))[side] === keyOf(b) && this.open(a, side));
	}

	/** The clear line between two hexes, else the one that comes farthest before a wall stops it. */
	line(a: Hex, b: Hex): Sightline | null {
		let best: Sightline | null = null;
		let far = -1;
		for (const from of cornersOf(a)) {
			for (const to of cornersOf(b)) {
				const segment: Segment = [from, to];
				const stops = this.walls.filter((wall) => meet(segment, wall));
				if (!stops.length) return { from, to, clear: true };
				const reached = Math.min(...stops.map((wall) => before(segment, wall)));
				if (reached <= far) continue;
				far = reached;
				const end = (n: 0 | 1) => from[n] + (to[n] - from[n]) * reached;
				best = { from, to: [end(0), end(1)], clear: false };
			}
		}
		return best;
	}

	sees(a: Hex, b: Hex): boolean {
		return keyOf(a) === keyOf(b) || this.adjacent(a, b) || this.line(a, b)?.clear === true;
	}

	/** Every hex that can be reached past figures and obstacles, with how far it is. */
	ranges(eye: Hex): Map<string, number> {
		const found = new Map([[keyOf(eye), 0]]);
		let ring = [keyOf(eye)];
		for (let far = 1; ring.length; far++) {
			const next: string[] = [];
			for (const key of ring) {
				for (const [side, other] of beside(key).entries()) {
					if (found.has(other) || !this.open(hexOf(key), side)) continue;
					found.set(other, far);
					next.push(other);
				}
			}
			ring = next;
		}
		return found;
	}
}
