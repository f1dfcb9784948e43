/** What can be marked for a plan: my cards and spells, and the curses round the book. */

import {
	type CardName,
	LETTERS,
	type Letter,
	type SeenCurse,
	type View,
	worthOf,
	type Zone,
} from "./types";

export const cardMark = (card: CardName, zone: Zone, owner: number, nth: number): string =>
	`card:${card}@${zone}${owner}#${nth}`;
export const spellMark = (spell: string, seat: number): string => `spell:${spell}@${seat}`;
/** Another curse on the same space is another thing. */
export const curseMark = ({ slot, curse }: SeenCurse): string => `curse:${slot} ${curse}`;

/** All of them that are there. */
export function markable(view: View, seat: number): string[] {
	const me = view.players[seat];
	if (!me) return [];
	const row = (cards: readonly CardName[], zone: Zone) =>
		cards.map((card, at) => cardMark(card, zone, seat, nth(cards, at)));
	return [
		...row(me.hand, "hand"),
		...row(me.support, "support"),
		...me.spells.map((one) => spellMark(one.spell, seat)),
		...view.curses.map(curseMark),
	];
}

/** Which of equal cards at the same place this is. */
export const nth = (cards: readonly CardName[], at: number): number =>
	cards.slice(0, at).filter((one) => one === cards[at]).length;

/** What the marked cards are worth together, by element. */
export function worths(things: readonly string[]): { letter: Letter; worth: number }[] {
	const cards = things.flatMap((one) => /^card:(\w+)@/.exec(one)?.[1] ?? []);
	return LETTERS.flatMap((letter) => {
		const worth = cards
			.filter((one) => one.startsWith(letter))
			.reduce((sum, one) => sum + worthOf(one), 0);
		return worth ? [{ letter, worth }] : [];
	});
}
