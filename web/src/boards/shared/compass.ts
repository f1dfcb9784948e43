/** Arrow keys: the nearest target in that direction. */

export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Direction, readonly [number, number]> = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in WAYS;

const middle = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const;

/** The index of the nearest box that way: how far along counts once, how far aside twice. */
export function nearest(from: Box, boxes: readonly Box[], way: Direction): number {
	const [dx, dy] = WAYS[way];
	const [fx, fy] = middle(from);
	let best = -1;
	let least = Number.POSITIVE_INFINITY;
	boxes.forEach((box, index) => {
		const [x, y] = middle(box);
		const along = (x - fx) * dx + (y - fy) * dy;
		const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
		if (along < 2) return;
		const cost = along + 2 * aside;
		if (cost < least) {
			least = cost;
			best = index;
		}
	});
	return best;
}
