/** An attack modifier deck as it can be known: how many cards of each number are left. */

import type { SeenModifiers } from "./view";

export interface Bar {
	face: string;
	n: number;
}

const STANDARD: Record<string, number> = {
	"+0": 6,
	"+1": 5,
	"-1": 5,
	"+2": 1,
	"-2": 1,
	x0: 1,
	"2x": 1,
};
const ORDER = ["x0", "-2", "-1", "+0", "+1", "+2", "2x"];

const rank = (face: string): number => {
	const at = ORDER.indexOf(face.replace(/[~*]/g, ""));
	return (at < 0 ? ORDER.length : at) + (/[~*]/.test(face) ? 0.5 : 0);
};

const sorted = (counts: Map<string, number>): Bar[] =>
	[...counts]
		.map(([face, n]) => ({ face, n }))
		.filter((one) => one.n > 0)
		.sort((a, b) => rank(a.face) - rank(b.face));

/** What its owner knows to be left in it. */
export function left(deck: SeenModifiers, faces: Readonly<Record<number, string>>): Bar[] {
	const counts = new Map<string, number>();
	for (const card of deck.cards ?? []) {
		const face = faces[card] ?? "";
		counts.set(face, (counts.get(face) ?? 0) + 1);
	}
	return sorted(counts);
}

/** A standard deck less its discards; what is over are curses and blesses that were mixed in. */
export function standard(deck: SeenModifiers, faces: Readonly<Record<number, string>>): Bar[] {
	const counts = new Map(Object.entries(STANDARD));
	for (const card of deck.discarded) {
		const face = faces[card] ?? "";
		counts.set(face, (counts.get(face) ?? 0) - 1);
	}
	return sorted(counts);
}

export const faceWords = (face: string): string =>
	face
		.replace("-", "−")
		.replace("+0", "±0")
		.replace("x0", "×0")
		.replace("2x", "2×")
		.replace("~", "↻")
		.replace("*", "");
