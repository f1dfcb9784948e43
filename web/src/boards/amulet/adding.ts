/** What one more token could make of an arrangement: its best place, and where it may lie at all. */

import {
	legal,
	type Placement,
	places,
	type Square,
	squaresOf,
	type Token,
	turned,
} from "./fitting";
import { type Reckoning, reckon } from "./reckoning";
import type { Ground } from "./tokens";
import type { Content, Result, View } from "./types";

export interface Addition {
	token: Token;
	placement: Placement;
	gives: Reckoning;
}

const RANKS: Record<Result | "", number> = { "": 0, defeat: 0, retreat: 1, mutual: 2, victory: 3 };

/** By what results are compared, the first figure first; more is better. */
const worth = ({ outcome, sum, after, gems, coins, xp }: Reckoning) => [
	RANKS[outcome],
	sum.weak,
	after,
	gems,
	coins,
	xp,
];

/** Below zero if the first is better. */
export function compare(one: Reckoning, other: Reckoning): number {
	const [a, b] = [worth(one), worth(other)];
	const at = a.findIndex((figure, n) => figure !== b[n]);
	return at < 0 ? 0 : (b[at] ?? 0) - (a[at] ?? 0);
}

/** Whether it ends in another word, and a better one. */
export const raises = (one: Reckoning, other: Reckoning) =>
	RANKS[one.outcome] > RANKS[other.outcome] || (one.sum.beaten && !other.sum.beaten);

/** Every place where a token may lie beside what lies there already. */
export const free = (ground: Ground, laid: readonly Placement[], token: Token): Placement[] =>
	places(ground.card, token, ground.taken).filter(
		(one) => legal(ground.card, [...laid, one], ground.taken) === null,
	);

/** All additions of one token, the best first. */
export function additions(
	view: View,
	content: Content,
	ground: Ground,
	laid: readonly Placement[],
	token: Token,
): Addition[] {
	return free(ground, laid, token)
		.map((placement) => ({
			token,
			placement,
			gives: reckon(view, content, ground, [...laid, placement]),
		}))
		.toSorted((a, b) => compare(a.gives, b.gives));
}

/** The squares that a token in hand, turned as it is, can come to lie on. */
export function reached(
	ground: Ground,
	laid: readonly Placement[],
	held: { token: Token; turn: number; mirrored: boolean },
): Square[] {
	const found = new Map<string, Square>();
	const shape = shapeOf(held);
	for (const one of free(ground, laid, held.token))
		if (shapeOf(one) === shape)
			for (const { square } of squaresOf(one)) found.set(square.join(","), square);
	return [...found.values()];
}

const shapeOf = (one: { token: Token; turn: number; mirrored: boolean }) =>
	turned(one.token.shape, one.turn, one.mirrored).join("/");
