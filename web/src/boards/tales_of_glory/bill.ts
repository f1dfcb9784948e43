/** What a tile costs its player, line by line; the sums are the server's. */

import type { SeenPlayer, Tile } from "./types";

export type Surcharge = "gold" | "potions";

export interface BillLine {
	/** What asks for it: a skill's threshold, a price, or the wilderness. */
	what: "combat" | "magic" | "gold" | "potions" | "wilderness";
	/** As printed on the ribbon; 1 for the wilderness. */
	asked: number;
	/** What the player has of it. */
	have: number;
	pays: { good: Surcharge; n: number } | null;
	clause: string;
}

export interface Bill {
	lines: BillLine[];
	gold: number;
	potions: number;
}

const SKILLS = ["combat", "magic"] as const;
const PRICES = ["gold", "potions"] as const;
const WILDERNESS: BillLine = {
	what: "wilderness",
	asked: 1,
	have: 0,
	pays: null,
	clause: "TOG-PAY-07",
};

/**
 * Splits what the server says is paid in all over the ribbon's parts. If the parts do not make up
 * the sum, there are no parts: a sum that is right is better than lines that are not.
 */
export function billOf(
	tile: Tile,
	player: SeenPlayer,
	total: { gold: number; potions: number },
	surcharge: Surcharge | null,
): Bill {
	const lines = linesOf(tile, player);
	if (surcharge) {
		const pays = { good: surcharge, n: 1 };
		lines.push({ ...WILDERNESS, pays });
	}
	const sum = (good: Surcharge) =>
		lines.reduce((n, line) => n + (line.pays?.good === good ? line.pays.n : 0), 0);
	const right = sum("gold") === total.gold && sum("potions") === total.potions;
	return { lines: right ? lines : [], ...total };
}

/** What a tile that cannot be paid would cost; how the wilderness would be paid for stays open. */
export function priceOf(tile: Tile, player: SeenPlayer, wilderness: boolean): BillLine[] {
	return [...linesOf(tile, player), ...(wilderness ? [WILDERNESS] : [])];
}

/** What the ribbon asks for. */
function linesOf(tile: Tile, player: SeenPlayer): BillLine[] {
	const lines: BillLine[] = [];
	for (const skill of SKILLS) {
		const asked = tile.cost[skill];
		if (!asked) continue;
		const short = Math.max(0, asked - player[skill]);
		const pays = short ? ({ good: "potions", n: short } as const) : null;
		const clause = short ? "TOG-PAY-09" : skill === "combat" ? "TOG-PAY-05" : "TOG-PAY-06";
		lines.push({ what: skill, asked, have: player[skill], pays, clause });
	}
	for (const good of PRICES) {
		const asked = tile.cost[good];
		if (!asked) continue;
		const clause = good === "gold" ? "TOG-PAY-03" : "TOG-PAY-04";
		lines.push({ what: good, asked, have: player[good], pays: { good, n: asked }, clause });
	}
	return lines;
}
