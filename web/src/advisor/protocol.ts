/** What the server says about boards of Gloomhaven. */

import type { State } from "./board";
import type { Hex } from "./hexes";

type Edge = readonly [number, number, number];

export interface ScenarioCard {
	number: number;
	name: string;
	rooms: { number: number; hexes: number; start: boolean }[];
}

export interface AreaCard {
	name: string;
	melee: boolean;
	hexes: Hex[];
}

export interface Shelf {
	scenarios: ScenarioCard[];
	areas: AreaCard[];
	limits: Record<string, number>;
}

export interface RoomBoard {
	name: string;
	hexes: Hex[];
	wall_hexes: Hex[];
	thin_walls: Edge[];
	terrain: Record<string, Hex[]>;
	doors: Hex[];
	start: Hex[];
	monsters: { type: string; at: Hex; rank: "none" | "normal" | "elite" | "boss" }[];
}

export type MonsterCard = Record<State, boolean> & {
	at: Hex;
	move: number;
	range: number;
	targets: number;
	area: { melee: boolean; hexes: Hex[] } | null;
};

export interface BoardCard {
	hexes: Hex[];
	monster: MonsterCard;
	enemies: { at: Hex; initiative: number; order: number; invisible: boolean }[];
	wall_hexes: Hex[];
	thin_walls: Edge[];
	terrain: Record<string, Hex[]>;
	allies: Hex[];
	name: string;
	id: string | number;
	comment: string;
}

export interface Reason {
	key: string;
	clause: string;
	arguments: Record<string, number | Hex[]>;
	words: string;
}

export interface Result {
	end: Hex;
	attacks: Hex[];
	words: string;
}

export interface Reached {
	at: Hex;
	points: number;
	negatives: number;
}

export interface Sight {
	eye: Hex;
	seen: Hex[];
	unseen: Hex[];
	/** To whom, from which corner, to which: in half widths and quarter heights of a hex. */
	lines: [Hex, Hex, Hex][];
}

export interface Advice {
	enemies: { name: string; at: Hex; initiative: number }[];
	focus: Hex[];
	words: string;
	results: Result[];
	explanation: Reason[];
	reach: Reached[];
	sight: Sight;
}
