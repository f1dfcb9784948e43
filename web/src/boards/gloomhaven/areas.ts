/** An area attack: which way its pattern lies under the pointer, and which answer that is. */

import type { Option } from "../../net/protocol";
import { type Hex, hexOf, keyOf, plus } from "../shared/hexes";
import type { View } from "./types";

export type Pattern = readonly Hex[];

const keys = (pattern: Pattern) => new Set(pattern.map(keyOf));

/** Whom a pattern meets: enemies of the attacker that it covers and sees. */
export function metBy(view: View, pattern: Pattern): string {
	const covered = keys(pattern);
	const attacker = view.figures.find((one) => one.id === view.asked?.figure);
	const seen = new Set((view.asked?.seen ?? []).map(keyOf));
	const far = new Set((view.asked?.unseen ?? []).map(keyOf));
	return view.figures
		.filter((one) => one.side !== attacker?.side && covered.has(keyOf(one.at)))
		.filter((one) => seen.has(keyOf(one.at)) || !far.has(keyOf(one.at)))
		.map((one) => one.id)
		.sort((a, b) => a - b)
		.join();
}

/** The ways a pattern may lie so that it covers a hex, those that meet most first. */
export function covering(view: View, at: string): Pattern[] {
	const size = (pattern: Pattern) => metBy(view, pattern).split(",").filter(Boolean).length;
	return (view.asked?.areas ?? [])
		.filter((one) => one.some((hex) => keyOf(hex) === at))
		.map((one) => ({ one, n: size(one) }))
		.sort((a, b) => b.n - a.n)
		.map(({ one }) => one);
}

export const patternOf = (choice: string): Pattern =>
	choice
		.slice(choice.indexOf(" ") + 1)
		.split(";")
		.map(hexOf);

/** The answer that meets the same figures. */
export function meant(view: View, options: readonly Option[], pattern: Pattern): Option | null {
	const met = metBy(view, pattern);
	if (!met) return null;
	return options.find((one) => metBy(view, patternOf(one.choice)) === met) ?? null;
}

const turnedOnce = ([q, r]: Hex): Hex => [-r, q + r];
const flipped = ([q, r]: Hex): Hex => [r, q];

/** One text for a pattern however it is turned and wherever it lies, but not for its mirror image. */
function shapeOf(pattern: Pattern): string {
	const texts: string[] = [];
	let turned = pattern;
	for (let side = 0; side < 6; side++) {
		turned = turned.map(turnedOnce);
		const corner = [...turned].sort((a, b) => a[0] - b[0] || a[1] - b[1])[0] ?? [0, 0];
		const moved = turned.map((hex) => keyOf(plus(hex, [-corner[0], -corner[1]])));
		texts.push(moved.sort().join(";"));
	}
	return texts.sort()[0] ?? "";
}

/** Where among the patterns the first mirror image of this one lies; -1 if it is its own image. */
export function mirrorOf(patterns: readonly Pattern[], pattern: Pattern): number {
	const image = shapeOf(pattern.map(flipped));
	return image === shapeOf(pattern) ? -1 : patterns.findIndex((one) => shapeOf(one) === image);
}
