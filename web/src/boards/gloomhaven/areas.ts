/** An area attack: which way its pattern lies under the pointer, and which answer that is. */

import type { Option } from "../../net/protocol";
import { type Hex, hexOf, keyOf } from "../shared/hexes";
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
