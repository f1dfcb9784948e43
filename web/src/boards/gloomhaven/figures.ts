/** Where the scenario stands and a seat's figures, in words. */

import type { Progress } from "../board";
import { type Content, figureOf, nameOf, type View } from "./types";
import { words } from "./words";

export function progress(view: View): Progress {
	const w = words();
	return {
		round: view.round,
		rounds: 0,
		words: [view.round ? w.round(view.round) : "", w.phases[view.phase] ?? ""]
			.filter(Boolean)
			.join(" · "),
	};
}

export function figures(view: View, content: Content, seat: number): string {
	const w = words();
	const hero = view.heroes[seat];
	if (!hero) return "";
	const figure = figureOf(view, hero.figure);
	return [
		nameOf(content, hero.class_),
		hero.exhausted ? w.exhausted : w.healthOf(figure?.health ?? hero.full, hero.full),
		...(figure?.conditions ?? []).map((name) => w.conditions[name] ?? name),
		`${w.xp} ${hero.xp}`,
		`${w.coins} ${hero.coins}`,
		`${w.inHand} ${hero.cards_in_hand}`,
		`${w.discarded} ${hero.discard.length}`,
		`${w.lostCards} ${hero.lost.length}`,
	].join(", ");
}
