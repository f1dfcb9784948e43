/** Where something out of sight lies, and where an arrow to it may stand without hiding anything. */

export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

export type Side = "up" | "right" | "down" | "left";

export interface Edge {
	side: Side;
	/** How many open targets lie beyond that edge. */
	count: number;
	/** The nearest of them, by its place in the list that was asked about. */
	nearest: number;
	/** The middle of the arrow. */
	x: number;
	y: number;
}

const SIDES: readonly Side[] = ["up", "right", "down", "left"];

export const middle = (box: Box) => ({
	x: (box.left + box.right) / 2,
	y: (box.top + box.bottom) / 2,
});
const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Beyond which edge of the window the middle of a box lies; null if it can be seen. */
export function beyond(box: Box, window: Box): { side: Side; far: number } | null {
	const at = middle(box);
	const ways: { side: Side; far: number }[] = [
		{ side: "up", far: window.top - at.y },
		{ side: "right", far: at.x - window.right },
		{ side: "down", far: at.y - window.bottom },
		{ side: "left", far: window.left - at.x },
	];
	const most = ways.reduce((one, other) => (other.far > one.far ? other : one));
	return most.far > 0 ? most : null;
}

/** One arrow for each edge beyond which open targets lie; it never lies on one that is seen, nor on buttons there. */
export function edges(
	targets: readonly Box[],
	windows: readonly Box[],
	size: number,
	buttons: readonly Box[] = [],
): Edge[] {
	const away = targets.map((box, index) => beyond(box, windows[index] ?? box));
	const seen = targets.filter((_, index) => !away[index]);
	const far = (index: number) => away[index]?.far ?? 0;
	return SIDES.flatMap((side) => {
		const there = [...targets.keys()].filter((index) => away[index]?.side === side);
		if (there.length === 0) return [];
		const nearest = there.reduce((one, other) => (far(other) < far(one) ? other : one));
		const [target, window] = [targets[nearest], windows[nearest]];
		if (!target || !window) return [];
		const place = stand(side, middle(target), window, seen, buttons, size);
		return [{ side, count: there.length, nearest, ...place }];
	});
}

/** At the edge, as near to the way there as no seen target's middle forbids. */
function stand(
	side: Side,
	to: { x: number; y: number },
	window: Box,
	seen: readonly Box[],
	buttons: readonly Box[],
	size: number,
) {
	const half = size / 2;
	const across = side === "up" || side === "down";
	const [low, high] = across
		? [window.left + half, window.right - half]
		: [window.top + half, window.bottom - half];
	const start = within(across ? to.x : to.y, low, Math.max(low, high));
	const fixed = {
		up: window.top + half,
		down: window.bottom - half,
		left: window.left + half,
		right: window.right - half,
	}[side];
	const at = (along: number) => (across ? { x: along, y: fixed } : { x: fixed, y: along });
	for (let step = 0; step * size <= high - low; step++) {
		for (const along of [start + step * size, start - step * size]) {
			if (along < low || along > high) continue;
			const place = at(along);
			const hides = seen.some((box) => {
				const one = middle(box);
				return Math.abs(one.x - place.x) < half && Math.abs(one.y - place.y) < half;
			});
			const near = (box: Box) =>
				box.left < place.x + half &&
				box.right > place.x - half &&
				box.top < place.y + half &&
				box.bottom > place.y - half;
			if (!hides && !buttons.some(near)) return place;
		}
	}
	return at(start);
}
