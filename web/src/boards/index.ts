/** The boards by the name of their game, each loaded when it is first needed. */

import type { BoardModule } from "./board";

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
	amulet: () => import("./amulet"),
	big_book_of_madness: () => import("./big_book_of_madness"),
	gloomhaven: () => import("./gloomhaven"),
	prophecy: () => import("./prophecy"),
	tales_of_glory: () => import("./tales_of_glory"),
};

/** A game without a board of its own is played on the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
	const { board: generic } = await import("./generic");
	const own = BOARDS[game];
	return own ? { ...generic, ...(await own()).board } : generic;
}
