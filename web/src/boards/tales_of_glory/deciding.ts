/** What decided a game of Tales of Glory beside the score: my best tiles, numbered as on the story. */

import { type Decided, signed } from "../../table/deciding";
import { best, broughtBy } from "./brought";
import { type Props, tileOf } from "./types";
import { words } from "./words";

export function decided(board: Props): Decided[] {
	if (board.eyes === null) return [];
	const brought = broughtBy(board.lines, board.eyes);
	const lines = best(brought).map((tile, at) => ({
		words: tileOf(board.content, tile)?.name ?? "",
		figure: signed(brought.get(tile) ?? 0),
		good: true,
		mark: at + 1,
	}));
	return lines.length ? [{ title: words().bestTiles, lines }] : [];
}
