/** What decided a scenario: how everybody fared, and what it brought. */

import type { Decided, Decider } from "../../table/deciding";
import { callOf } from "./pieces";
import { figureOf, type Props, type SeenHero } from "./types";
import { words } from "./words";

function compared(board: Props, of: (hero: SeenHero) => number, most = 0): Decider[] {
	const figures = board.view.heroes.map(of);
	const all = Math.max(1, most, ...figures);
	return board.view.heroes.map((hero, n) => ({
		words: callOf(board, hero.seat),
		figure: String(figures[n] ?? 0),
		seat: hero.seat,
		share: (figures[n] ?? 0) / all,
		good: (figures[n] ?? 0) > 0,
	}));
}

export function decided(board: Props): Decided[] {
	const w = words();
	return [
		{
			title: w.healthAtEnd,
			lines: compared(board, (hero) =>
				hero.exhausted ? 0 : (figureOf(board.view, hero.figure)?.health ?? 0),
			),
		},
		{
			title: w.cardsAtEnd,
			lines: compared(board, (hero) => hero.cards_in_hand + hero.discard.length),
		},
		{ title: w.experienceGained, lines: compared(board, (hero) => hero.xp) },
	];
}
