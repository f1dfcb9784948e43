/** The five games of the house in their order; those whose table is not here yet say so. */

import type { Words } from "../ui/words";

export const FIVE = [
	"tales_of_glory",
	"big_book_of_madness",
	"amulet",
	"prophecy",
	"gloomhaven",
] as const;

export type Coming = keyof Words["coming"];

/** How many play, how long it takes, and whether against each other or together. */
export const FACTS: Record<
	Coming,
	{ seats: string; time: string; sides: ("versus" | "together")[] }
> = {
	amulet: { seats: "1–5", time: "60–90 min", sides: ["versus", "together"] },
	prophecy: { seats: "2–5", time: "2–4 h", sides: ["versus"] },
	gloomhaven: { seats: "1–4", time: "60–150 min", sides: ["together"] },
};

const isComing = (name: string, words: Words["coming"]): name is Coming => name in words;

/** The games of the house that the server does not offer yet. */
export function comingOf(offered: readonly string[], words: Words["coming"]): Coming[] {
	return FIVE.filter((name) => !offered.includes(name)).filter((name) => isComing(name, words));
}
