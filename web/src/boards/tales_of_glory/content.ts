/** The things of Tales Of Glory, as the server sends them: with their words in one language.
 *
 * Written by `make contract` out of the content of the game; not to be edited.
 */

export type Source = "rulebook" | "public" | "original";
export type TileType = "monster" | "character" | "place" | "treasure" | "hero";
export type Kind = "gold" | "potions" | "combat" | "magic" | "glory" | "key" | "start";

/** The ribbon: gold and potions are spent, combat and magic are thresholds. */
export interface Cost {
	combat: number;
	magic: number;
	gold: number;
	potions: number;
}

/** One indivisible part of a reward: what it gives, for each what, and whether at the end. */
export interface Item {
	gains: [Kind, number][];
	times: string;
	at_end: boolean;
}

/** A connector: a half key, a place's reward (perhaps only for one type), or nothing. */
export interface Side {
	half_key: boolean;
	gains: [Kind, number][];
	wanted: string;
}

export type Thing = Tile;

/** One adventure tile. `connectors` has bit 0 for north, 1 east, 2 south, 3 west. */
export interface Tile {
	number: number;
	id: string;
	deck: string;
	type: TileType;
	cost: Cost;
	items: Item[];
	chests: [Kind, number][][];
	sides: (Side | null)[];
	source: Source;
	name: string;
	words: string[];
	clauses: string[];
}

export interface Content {
	game: string;
	content: string;
	things: Record<string, Thing>;
}
