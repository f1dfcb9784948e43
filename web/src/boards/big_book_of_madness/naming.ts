/** Names of things for the ear: what it is, where, in what state, what choosing does. */

import type { Standing } from "./picks";
import { type CardName, elementOf, LETTERS, type SeenCurse, worthOf, type Zone } from "./types";
import type { Words } from "./words";

export const cardName = (card: CardName, w: Words): string =>
	card === "M" ? w.madness : w.cardOf(elementOf(card), worthOf(card));

/** "4 water, 1 fire". */
export function costWords(cost: readonly number[], w: Words): string {
	const any = cost[LETTERS.length] ?? 0;
	if (any) return w.anyKind(any);
	return LETTERS.flatMap((letter, at) => {
		const n = cost[at] ?? 0;
		return n ? [w.elements(n, letter)] : [];
	}).join(", ");
}

export function stateWords(stood: Standing, w: Words): string {
	if (stood.state === "chosen") return w.chosen;
	if (stood.state === "greyed") return stood.about?.why?.words ?? w.greyed;
	return stood.state === "open" || stood.also ? w.open : "";
}

export function pieceName(
	card: CardName,
	zone: Zone,
	owner: string,
	stood: Standing,
	w: Words,
	paying: boolean,
): string {
	const state = paying && stood.state === "chosen" ? w.laidIn : stateWords(stood, w);
	return [cardName(card, w), `${w.zones[zone]} (${owner})`, state].filter(Boolean).join(", ");
}

export function curseKind(kind: number | undefined, w: Words): string {
	const letter = LETTERS[kind ?? -1];
	return letter ? w.element[letter] : w.multi;
}

export const tokensOf = (curse: SeenCurse): readonly string[] => [...curse.tokens];
