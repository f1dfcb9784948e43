/** Where the game stands and a seat's figures, in words. */

import type { Progress } from "../board";
import { type Content, nameOf, type View } from "./types";
import { words } from "./words";

export function progress(view: View): Progress {
	const w = words();
	if (view.round === 0) return { round: 0, rounds: 0, words: w.draft };
	const phase = view.battlefield ? w.finalBattle : (w.phases[view.phase] ?? "");
	return {
		round: view.round,
		rounds: 0,
		words: [w.round(view.round), phase].filter(Boolean).join(" · "),
	};
}

export function figures(view: View, content: Content, seat: number): string {
	const w = words();
	const hero = view.heroes[seat];
	if (!hero) return "";
	if (!hero.character) return w.noCharacter;
	return [
		nameOf(content, hero.character),
		w.stones(w.modes.strength, hero.lives, hero.red),
		w.stones(w.modes.willpower, hero.mags, hero.blue),
		`${w.gold} ${hero.gold}`,
		`${w.xp} ${hero.xp}`,
		`${w.artifacts} ${hero.artifacts}`,
		hero.standing === "playing"
			? hero.field
				? nameOf(content, hero.field)
				: ""
			: hero.standing === "out"
				? w.out
				: w.dead,
		hero.safe ? w.safe : "",
	]
		.filter(Boolean)
		.join(", ");
}
