/** What the end brought a character, line by line. */

import type { SeenHero } from "./types";
import type { Words } from "./words";

export interface Gain {
	glyph: string;
	words: string;
	figure: string;
	/** What has adding up to do with it: experience and gold, not how many were killed. */
	sum: boolean;
}

const plus = (n: number) => (n > 0 ? `+${n}` : "0");

export function gains(hero: SeenHero, level: number, w: Words): Gain[] {
	const all = hero.reckoning;
	if (!all) return [];
	const found: Gain[] = [
		{ glyph: "experience", words: w.earned, figure: plus(all.earned), sum: true },
		{ glyph: "experience", words: w.bonusXp(level), figure: plus(all.bonus), sum: true },
		{
			glyph: "money",
			words: w.exchanged(all.coins, all.rate),
			figure: plus(all.coins * all.rate),
			sum: true,
		},
	];
	if (all.treasure_gold)
		found.push({
			glyph: "money",
			words: w.treasureGold,
			figure: plus(all.treasure_gold),
			sum: true,
		});
	found.push({
		glyph: "undead",
		words: w.kills(all.elites),
		figure: String(all.kills),
		sum: false,
	});
	return found;
}

/** How the battle goal came out. */
export function goalEnd(hero: SeenHero, w: Words): string {
	const all = hero.reckoning;
	if (!all) return "";
	if (!all.met) return w.goalMissed;
	return all.goal_checks ? w.goalKept(all.goal_checks) : w.goalVain;
}
