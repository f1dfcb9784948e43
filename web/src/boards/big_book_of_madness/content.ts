/** The things of Big Book Of Madness, as the server sends them: with their words in one language.
 *
 * Written by `make contract` out of the content of the game; not to be edited.
 */

export type Source = "rulebook" | "public" | "original";

/** A wizard, spell, curse or page; each has the fields of its kind. */
export interface Thing {
	number: number;
	id: string;
	strong?: number;
	ones?: number[];
	ability?: string;
	source: Source;
	element?: number;
	level?: number;
	effect?: number;
	basic?: boolean;
	kind?: number;
	file?: string;
	curses?: number[];
	arrival?: number;
	bonus?: number;
	penalty?: number;
	name: string;
	words: string[];
	clauses: string[];
}

export interface Content {
	game: string;
	content: string;
	things: Record<string, Thing>;
}
