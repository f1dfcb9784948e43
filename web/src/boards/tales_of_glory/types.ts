/** The view and the content of Tales of Glory as the server sends them. */

import type { BoardProps } from "../board";
import type { Kind, View } from "./view";

export type { Kind, SeenPlayer, SeenSlot, SeenTile as Laid, View } from "./view";

export type Good = Exclude<Kind, "key" | "start">;
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

export type Props = BoardProps<View, Content>;

export const tileOf = (content: Content, id: string): Tile | null => content.things[id] ?? null;
