/** The things of Amulet, as the server sends them: with their words in one language.
 *
 * Written by `make contract` out of the content of the game; not to be edited.
 */

export type TokenKind = "weapon" | "helper" | "spell";
export type TokenSymbol = "" | "heart" | "gem" | "coin" | "xp";
export type Source = "rulebook" | "public" | "original";
export type Bank = "left" | "right";

/** The front of a monster or an adventure: where its symbols are, as masks of the grid.
 *
 * `damage` has one mask for each value from 1 to 3.
 */
export interface Card {
	rows: string[];
	weak: number;
	damage: [number, number, number];
	coins: number;
	gem: number;
	forbidden: number;
}

/** Something that can be laid: its name in an arrangement, and its squares by kind.
 *
 * `kind` is `weapon`, `helper` or `spell`; `symbol` what it pays when used. A token that may be
 * `mirrored` (a spell, by a skill) may be turned over; others only turn (AMU-PLC-09).
 */
export interface Token {
	id: string;
	shape: string[];
	kind: TokenKind;
	symbol: TokenSymbol;
	mirrored: boolean;
}

/** One thing an effect does: a verb, how many, and whom, where and when it concerns.
 *
 * `instead` is another part the player may choose, `otherwise` one that follows when this one
 * cannot be done at all. `health`, `coins` and `weapons` are the price of a voluntary part.
 */
export interface Part {
	do: string;
	n: number;
	places: string[];
	phases: string[];
	once: string;
	needs: string;
	what: string;
	colour: string;
	each: number;
	level: number;
	health: number;
	coins: number;
	weapons: number;
	first: boolean;
	instead: Part | null;
	otherwise: Part | null;
}

/** A node of a skill tree (AMU-XP-02, -03): opened by any of `needs` (none: from the start).
 *
 * It gives a skill or a weapon, by number (the other is −1); `row` is 0 (start) to 4 (top).
 */
export interface Node {
	number: number;
	id: string;
	row: number;
	cost: number;
	needs: number[];
	skill: number;
	weapon: number;
}

/** A field of an amulet: its colour, `GREY` if it holds a silver crystal. */
export interface Field {
	id: string;
	colour: number;
}

/** A section: the coloured fields around it, by index (grey ones need nothing), its power. */
export interface Section {
	id: string;
	fields: number[];
	power: number;
}

/** A monster, adventure, weapon, helper, spell, potion, skill, upgrade, character, oath, quest,
 * story, location or night; each has the fields of its kind.
 */
export interface Thing {
	number: number;
	id: string;
	level?: number;
	mark?: number;
	power?: number;
	gem?: number;
	night?: number;
	card?: Card;
	source: Source;
	character?: number;
	node?: string;
	token?: Token;
	place?: string;
	upgraded?: boolean;
	cost?: number;
	windows?: string[];
	parts?: Part[];
	together?: Part[];
	health?: number;
	order?: number;
	weapons?: number[];
	tree?: Node[];
	fields?: Field[];
	sections?: Section[];
	phase?: string;
	fact?: boolean;
	part?: Part;
	text?: string | string[];
	letter?: string;
	condition?: string;
	numbers?: number[];
	loses?: string[];
	colours?: number[];
	extra?: Part[];
	bank?: Bank;
	kind?: string;
	returns?: string;
	who?: string;
	least?: number;
	places?: string[];
	solo_below?: number;
	name: string;
	words: string[];
	clauses: string[];
}

export interface Content {
	game: string;
	content: string;
	things: Record<string, Thing>;
}
