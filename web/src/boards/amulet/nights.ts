/** The night: glyphs of the four kinds, and what an ability would do to each seat. */

import type { Part, Thing, View } from "./types";

const GLYPHS: Record<string, string> = {
	once: "night-once",
	returns: "night-returns",
	"every round": "night-every-round",
	lasting: "night-lasting",
};
export const kindGlyph = (kind: string | undefined) => GLYPHS[kind ?? ""] ?? "moon";

export interface Change {
	seat: number;
	/** The figure before and after; none if nothing of it changes. */
	health?: [before: number, after: number];
	coins?: [before: number, after: number];
	weapons?: [before: number, after: number];
}

const pair = (before: number, after: number): [number, number] | undefined =>
	before === after ? undefined : [before, after];

/** Seat by seat, what is different in what the server foresees. */
export function changes(before: View, after: View): Change[] {
	return before.players.map((player, seat) => {
		const then = after.players[seat] ?? player;
		const health = pair(player.health, then.health);
		const coins = pair(player.coins, then.coins);
		const weapons = pair(player.ready.length, then.ready.length);
		return {
			seat,
			...(health && { health }),
			...(coins && { coins }),
			...(weapons && { weapons }),
		};
	});
}

export interface Shift {
	seat: number;
	figure: "health" | "coins" | "weapons";
	/** What the later ability does to it if it comes at once, and what once the other has struck. */
	first: number;
	after: number;
}

const FIGURES = ["health", "coins", "weapons"] as const;
const delta = (change: Change | undefined, figure: Shift["figure"]) => {
	const [before, after] = change?.[figure] ?? [0, 0];
	return after - before;
};

/** Where an ability strikes otherwise after another than at once. */
export function shifts(first: Change[], after: Change[]): Shift[] {
	return first.flatMap(({ seat }, n) =>
		FIGURES.flatMap((figure) => {
			const now = delta(first[n], figure);
			const then = delta(after[n], figure);
			return now === then ? [] : [{ seat, figure, first: now, after: then }];
		}),
	);
}

/** What an ability does, as pictures: what it takes, and how much. */
const EFFECTS: Record<string, [glyphs: string[], sign: string]> = {
	"lose health": [["life"], "−"],
	"lose coins": [["gold"], "−"],
	"damage weapons": [["damaged"], ""],
	"return items": [["potion", "spell-token"], "−"],
	"return gems": [["gem-square"], "−"],
	lock: [["locked"], ""],
	"raise prices": [["gold", "revel"], "+"],
	"stop healing skills": [["skill-scroll", "life"], ""],
	"entry cost": [["revel", "life"], "−"],
	"river cost": [["river", "gold"], ""],
};
const PLACE_GLYPHS: Record<string, string> = {
	castle: "castle",
	fair: "tents",
	manor: "manor",
	dungeons: "stairs-down",
	village: "cottages",
	lair: "cave",
	hut: "hut-with-knife",
	monastery: "bell-tower",
	tower: "star-tower",
};

export interface Effect {
	glyphs: string[];
	figure: string;
}

/** One, or two of which the players choose or the second follows where the first cannot be. */
export function effectsOf(night: Thing | null): Effect[] {
	const parts = (night?.parts ?? []).flatMap((part) => [part, part.instead, part.otherwise]);
	const found = parts.filter((part) => part != null);
	return found.length ? found.map(pictured) : [pictured(null)];
}

function pictured(part: Part | null): Effect {
	const [glyphs, sign] = EFFECTS[part?.do ?? ""] ?? [["moon"], ""];
	const place = part?.do === "lock" ? PLACE_GLYPHS[part.places[0] ?? ""] : undefined;
	return {
		glyphs: place ? [...glyphs, place] : glyphs,
		figure: part?.n ? `${sign}${part.n}` : "",
	};
}

const CHOSEN = ["damage weapons", "return items", "return gems"];

/** Between which effects those it strikes choose, if between two. */
export const eitherOf = (night: Thing | null): Effect[] =>
	night?.parts?.some((part) => part.instead) ? effectsOf(night) : [];

/** Whether those it strikes choose what they lose. */
export const chosen = (night: Thing | null) =>
	night?.parts?.some((part) => CHOSEN.includes(part.do) || part.instead) ?? false;
