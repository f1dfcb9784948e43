/** Two cards for the round, built up on the page and sent as one answer. */

import { optionFor, thingIn, wordOf } from "./pieces";
import type { Props } from "./types";

export interface Picked {
	lead: string;
	second: string;
}

/** Both cards are still to be chosen; a lead that was sent by itself leaves the second alone. */
export const choosesTwo = (board: Props): boolean =>
	!board.still &&
	board.asked?.kind === "TwoCards" &&
	board.asked.options.some((one) => wordOf(one.choice) !== "second");

export function pickedOf(draft: readonly string[]): Picked {
	const by = (word: string) => thingIn(draft.find((one) => wordOf(one) === word) ?? "");
	return { lead: by("lead"), second: by("second") };
}

const draftOf = ({ lead, second }: Picked): string[] =>
	[lead && `lead ${lead}`, second && `second ${second}`].filter(Boolean);

/** A tap takes a card up, or lays it back; a third one takes the place of the second. */
export function tapped({ lead, second }: Picked, card: string): string[] {
	if (!lead) return draftOf({ lead: card, second: "" });
	if (card === lead) return draftOf({ lead: second, second: "" });
	if (card === second) return draftOf({ lead, second: "" });
	return draftOf({ lead, second: card });
}

export const swapped = ({ lead, second }: Picked): string[] =>
	draftOf({ lead: second, second: lead });

/** A tap on a card while cards are chosen. */
export function tap(board: Props, card: string): void {
	const second = optionFor(board, `second ${card}`);
	if (second) board.actions.choose([second.choice]);
	else board.actions.keep(tapped(pickedOf(board.draft), card));
}

// Damage: two of the discards

export const discardsOf = (board: Props): string[] => [
	...new Set(
		(board.asked?.options ?? [])
			.filter((one) => wordOf(one.choice) === "lose-two")
			.flatMap((one) => thingIn(one.choice).split("+")),
	),
];

const TICK = "tick ";
export const tickedOf = (draft: readonly string[]): string[] =>
	draft.filter((one) => one.startsWith(TICK)).map((one) => one.slice(TICK.length));

export function ticked(draft: readonly string[], card: string): string[] {
	const now = tickedOf(draft);
	const next = now.includes(card) ? now.filter((one) => one !== card) : [...now.slice(-1), card];
	return next.map((one) => TICK + one);
}

/** The answer that loses these two. */
export function twoOf(board: Props, cards: readonly string[]): string | null {
	if (cards.length !== 2) return null;
	const wanted = [...cards].sort().join();
	const found = board.asked?.options.find(
		(one) =>
			wordOf(one.choice) === "lose-two" && thingIn(one.choice).split("+").sort().join() === wanted,
	);
	return found?.choice ?? null;
}
