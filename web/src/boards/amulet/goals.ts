/** Suggestions: the server's list holds the best for every goal; here it is put in order. */

import { account, type Placement, read } from "./fitting";
import type { Ground } from "./tokens";

export const GOALS = ["harm", "gem", "coins", "weapons"] as const;
export type Goal = (typeof GOALS)[number];

const VERB = "lay ";
export const layText = (text: string) => VERB + text;

/** What the options of a question lay; options that lay nothing are left out. */
export const listed = (choices: readonly string[], ground: Ground): Placement[][] =>
	choices
		.filter((choice) => choice.startsWith(VERB))
		.map((choice) => read(choice.slice(VERB.length), ground.tokens))
		.filter((laid) => laid !== null);

/** By what arrangements are compared for a goal, the first figure first; more is better. */
function measure(ground: Ground, laid: readonly Placement[], goal: Goal): number[] {
	const sum = account(ground.card, laid, ground.taken);
	const beaten = Number(sum.beaten);
	const coins = (sum.beaten || ground.expedition ? sum.coins : 0) + sum.coinSymbols;
	const spent = [-sum.weapons, -sum.spells];
	const gem = Math.min(1, sum.gems);
	const harm = 0 - sum.net;
	const first = ground.expedition && goal === "harm" ? [sum.weak, sum.gems, coins] : null;
	const rest = {
		harm: [beaten, harm, sum.gems, coins],
		gem: [gem, beaten, sum.gems, harm, coins],
		coins: [beaten, coins, harm, sum.gems],
		weapons: [beaten, spent[0] ?? 0, harm, sum.gems, coins],
	}[goal];
	return [...(first ?? rest), sum.xp, ...spent];
}

function compare(one: readonly number[], other: readonly number[]): number {
	const at = one.findIndex((figure, index) => figure !== other[index]);
	return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** The best for a goal first, then the next best, and so on. */
export const inOrder = (ground: Ground, all: readonly Placement[][], goal: Goal): Placement[][] =>
	all
		.map((laid) => ({ laid, worth: measure(ground, laid, goal) }))
		.toSorted((one, other) => compare(one.worth, other.worth))
		.map(({ laid }) => laid);
