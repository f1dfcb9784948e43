/** What a card gives in a fight, in a few signs: its cost, its bonus, its dice. */

import { bare, type Effect, type Mode, type Thing } from "./types";
import type { Words } from "./words";

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

function costOf({ cost }: Effect, w: Words): string {
	return [
		cost.mags ? w.mags(cost.mags) : "",
		cost.gold ? w.goldN(cost.gold) : "",
		cost.lives ? w.lives(cost.lives) : "",
		cost.xp ? w.xpN(cost.xp) : "",
	]
		.filter(Boolean)
		.join(", ");
}

function givesOf(effect: Effect, mode: Mode, w: Words): string {
	return effect.parts
		.map((part) => {
			if (part.do === "bonus") return part[mode] ? signed(part[mode]) : "";
			if (part.do === "throw") return w.thrownFor(signed(part.strength ?? 0));
			if (part.do === "burn") return w.burntFor(signed(part.willpower ?? 0));
			if (part.do === "dice")
				return [part.own ? w.dice(part.own) : "", part.foe ? w.theirDice(part.foe) : ""]
					.filter(Boolean)
					.join(", ");
			return "";
		})
		.filter(Boolean)
		.join(", ");
}

/** Of the effects of one window the last that says something of this mode. */
export function noteOf(thing: Thing, windows: readonly string[], mode: Mode, w: Words): string {
	const fitting = (thing.effects ?? []).filter(
		(one) => windows.includes(one.window) && (!one.when.mode || one.when.mode === mode),
	);
	const plain = fitting.filter((one) => !one.parts.some((part) => part.instead));
	for (const effect of [...plain, ...fitting]) {
		const gives = givesOf(effect, mode, w);
		if (gives) return [costOf(effect, w), gives].filter(Boolean).join(": ");
	}
	const at = (thing.effects ?? []).findIndex((one) => windows.includes(one.window));
	return at < 0 ? "" : bare(thing.words[at + 1] ?? "");
}
