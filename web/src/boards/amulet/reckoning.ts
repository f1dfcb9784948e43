/** What an arrangement comes to for the one who lays it: health, outcome, gains. */

import { type Account, account, type Fault, legal, type Placement } from "./fitting";
import { type Ground, powersOf } from "./tokens";
import type { Content, Part, Result, View } from "./types";

export interface Reckoning {
	fault: Fault | null;
	sum: Account;
	/** Damage of the whole card, what of it is covered or taken off, and what restores health. */
	damage: number;
	covered: number;
	less: number;
	healing: number;
	before: number;
	after: number;
	/** Empty for an expedition. */
	outcome: Result | "";
	coins: number;
	gems: number;
	xp: number;
}

const total = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.n, 0);

/** Whether what a skill of the result needs is there (AMU-SKL-13, -14). */
const holds = (laid: readonly Placement[], place: string, unhurt: boolean) => (part: Part) => {
	if (part.places.length && !part.places.includes(place)) return false;
	if (part.needs === "helper") return laid.some(({ token }) => token.kind === "helper");
	if (part.needs === "spell") return laid.some(({ token }) => token.kind === "spell");
	return part.needs !== "no health lost" || unhurt;
};

/** AMU-RES-02 to -05. */
export const outcomeOf = (beaten: boolean, health: number): Result =>
	beaten ? (health > 0 ? "victory" : "mutual") : health > 0 ? "retreat" : "defeat";

export function reckon(
	view: View,
	content: Content,
	ground: Ground,
	laid: readonly Placement[],
): Reckoning {
	const fault = legal(ground.card, laid, ground.taken);
	const sum = account(ground.card, laid, ground.taken);
	const damage = account(ground.card, []).harm;
	const bare = { fault, sum, damage, covered: damage - sum.harm };
	const player = view.players[view.fight?.seat ?? -1];
	if (ground.expedition || !player || !view.fight) {
		const coins = sum.coinSymbols;
		const none = { less: 0, healing: 0, before: 0, after: 0, outcome: "" } as const;
		return { ...bare, ...none, coins, gems: Math.min(1, sum.gems), xp: sum.xp };
	}
	const powers = powersOf(view, content, player);
	const parts = (verb: string) => powers.get(verb) ?? [];
	const { place } = view.fight;
	const hearts = sum.harm - sum.net;
	const less = Math.min(sum.harm, total(parts("less damage")));
	const harm = sum.harm - less;
	const healing = hearts + total(parts("heal in the sum").filter(holds(laid, place, false)));
	const before = player.health;
	const after = Math.min(before - harm + healing, player.most_health);
	const outcome = outcomeOf(sum.beaten, after);
	const skilled = holds(laid, place, healing >= harm);
	const figures = { ...bare, less, healing, before, after, outcome };
	const level = view.fight.monster.level < 3 ? view.fight.monster.level : 0;
	const trophy = sum.beaten ? level : 0;
	if (after <= 0) return { ...figures, coins: 0, gems: 0, xp: trophy };
	const won = outcome === "victory";
	const paid = won || powers.has("coins on retreat") ? sum.coins : 0;
	const extra = won ? total(parts("coins on victory").filter(skilled)) : 0;
	return {
		...figures,
		coins: sum.coinSymbols + paid + extra,
		gems: Math.min(1, sum.gems),
		xp: trophy + sum.xp + (won ? total(parts("xp on victory").filter(skilled)) : 0),
	};
}
