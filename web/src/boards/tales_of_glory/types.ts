/** The view and the content of Tales of Glory as the server sends them. */

import type { BoardProps } from "../board";

export type Good = "gold" | "potions" | "combat" | "magic" | "glory";
export type Kind = Good | "key" | "start";
export type TileType = "monster" | "character" | "place" | "treasure" | "hero";
export type Gains = [Kind, number][];

export const GOODS: readonly Good[] = ["glory", "gold", "potions", "combat", "magic"];
/** The goods that have a majority, in the order that also breaks ties (TOG-END-07). */
export const CONTESTED: readonly Good[] = ["combat", "magic", "potions", "gold"];

export interface Side {
	half_key: boolean;
	gains: Gains;
	wanted: string;
}

export interface Item {
	gains: Gains;
	times: string;
	at_end: boolean;
}

export interface Tile {
	id: string;
	deck: string;
	type: TileType;
	name: string;
	cost: { combat: number; magic: number; gold: number; potions: number };
	items: Item[];
	chests: Gains[];
	/** North, east, south, west; null has no connector. */
	sides: (Side | null)[];
	/** The face from top to bottom, a sentence each; the first names the tile. */
	words: string[];
	/** The clause of each of them. */
	clauses: string[];
}

export interface Content {
	things: Record<string, Tile>;
}

export interface Laid {
	tile: string;
	x: number;
	y: number;
	opened: boolean[];
}

export interface SeenPlayer extends Record<Good, number> {
	seat: number;
	majorities: number;
	story: Laid[];
	taken: string;
	slot: number;
	quests_held: number;
	/** Glory of end-of-game rewards if the game ended now. */
	at_end: number;
	/** What the turn will still bring. */
	due: Gains;
	quests: string[] | null;
	returned: string | null;
}

export interface SeenSlot {
	slot: number;
	tile: string;
	wilderness: boolean;
	outlook: "" | "lay" | "pay" | "place";
}

export interface View {
	seat: number | null;
	round: number;
	experienced: boolean;
	start: number;
	display: SeenSlot[];
	decks: number[];
	discard: string[];
	unseen: number;
	players: SeenPlayer[];
	asked: [number, string][];
	picked: number | null;
}

export type Props = BoardProps<View, Content>;

export const tileOf = (content: Content, id: string): Tile | null => content.things[id] ?? null;
