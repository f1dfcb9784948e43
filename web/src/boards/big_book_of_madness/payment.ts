/** The sum of cards laid in for a payment: what is covered, what is lost, what is too much. */

import { type CardName, elementOf, LETTERS, type Letter, type SeenPayment, worthOf } from "./types";

export interface LaidIn {
	/** The choice as it is sent; empty for a card the server holds already. */
	text: string;
	spelled: string;
	card: CardName;
	zone: "hand" | "support";
	owner: number;
	/** The element it pays as. */
	as: Letter;
}

export interface Sum {
	laid: LaidIn[];
	/** By element: what is asked, what is covered, what is over. */
	parts: { letter: Letter; need: number; have: number; lost: number }[];
	lost: number;
	short: number;
	/** A card that could be left out with the cost still covered (BBM-PAY-08). */
	superfluous: LaidIn | null;
	complete: boolean;
	/** Owners other than the payer whose cards pay. */
	others: number[];
}

export function read(text: string): LaidIn | null {
	const found = /^(?:pay )?([WEFA][123])@(hand|support)(\d)(?: as ([WEFA]))?$/.exec(text);
	if (!found) return null;
	const [, card = "", zone, owner, as] = found;
	return {
		text,
		spelled: `${card}@${zone}${owner}`,
		card,
		zone: zone as LaidIn["zone"],
		owner: Number(owner),
		as: (as as Letter | undefined) ?? elementOf(card),
	};
}

/** The cost by element; of any one kind: of the kind the first card has. */
function needs(payment: SeenPayment, laid: readonly LaidIn[]): [Letter, number][] {
	const any = payment.full[LETTERS.length] ?? 0;
	if (any) return [[laid[0]?.as ?? "W", any]];
	return LETTERS.map((letter, at): [Letter, number] => [letter, payment.full[at] ?? 0]);
}

export function sumOf(payment: SeenPayment, draft: readonly string[]): Sum {
	const held = payment.picked
		.flatMap((one) => read(one) ?? [])
		.map((one) => ({ ...one, text: "" }));
	const laid = [...held, ...draft.flatMap((text) => read(text) ?? [])];
	const wanted = new Map(needs(payment, laid));
	const have = (letter: Letter) =>
		laid.filter((one) => one.as === letter).reduce((sum, one) => sum + worthOf(one.card), 0);
	const parts = LETTERS.flatMap((letter) => {
		const need = wanted.get(letter) ?? 0;
		const there = have(letter);
		if (!need && !there) return [];
		return [{ letter, need, have: Math.min(need, there), lost: Math.max(0, there - need) }];
	});
	const over = (one: LaidIn) =>
		have(one.as) - worthOf(one.card) >= (wanted.get(one.as) ?? 0) && one.text !== "";
	const short = parts.reduce((sum, part) => sum + part.need - part.have, 0);
	const superfluous = laid.find(over) ?? null;
	return {
		laid,
		parts,
		lost: parts.reduce((sum, part) => sum + part.lost, 0),
		short,
		superfluous,
		complete: short === 0 && laid.length > 0 && superfluous === null,
		others: [...new Set(laid.map((one) => one.owner))].filter((seat) => seat !== payment.seat),
	};
}

/** Whether this card could be of use for the cost at all. */
export function pays(payment: SeenPayment, spelled: string, draft: readonly string[]): boolean {
	if (!payment.cards.includes(spelled)) return false;
	const card = spelled.slice(0, 2);
	const laid = draft.flatMap((text) => read(text) ?? []);
	const wanted = needs(payment, laid);
	if (payment.full[LETTERS.length] && laid.length === 0) return true;
	if (payment.substitute && card === "A1") return true;
	return wanted.some(([letter, need]) => letter === elementOf(card) && need > 0);
}

/**
 * What one more tap on a card makes of the draft: laid in, taken out, or, where an air card of value
 * 1 may stand for another element, laid in as the next one.
 */
export function tapped(
	payment: SeenPayment,
	draft: readonly string[],
	spelled: string,
	isIn: boolean,
): string[] {
	const ways = waysOf(payment, spelled);
	const now = draft.findLast((text) => read(text)?.spelled === spelled);
	if (!isIn || !now) return [...draft, ways[0] ?? `pay ${spelled}`];
	const next = ways[ways.indexOf(now) + 1];
	const at = draft.lastIndexOf(now);
	return next ? draft.with(at, next) : draft.toSpliced(at, 1);
}

function waysOf(payment: SeenPayment, spelled: string): string[] {
	const plain = `pay ${spelled}`;
	if (!payment.substitute || !spelled.startsWith("A1")) return [plain];
	const owed = LETTERS.filter((letter, at) => (payment.full[at] ?? 0) > 0 && letter !== "A");
	const air = (payment.full[LETTERS.indexOf("A")] ?? 0) > 0 || payment.full[LETTERS.length];
	return [...(air ? [plain] : []), ...owed.map((letter) => `${plain} as ${letter}`)];
}
