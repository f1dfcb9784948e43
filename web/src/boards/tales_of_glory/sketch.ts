/** A plan: the tile I think of and the cell it might go to, kept as marks and sent nowhere. */

import { marks } from "../shared/marks.svelte";
import { type Cell, cellId, readCell } from "./geometry";
import { against, edge, storyOf } from "./story";
import { type Props, tileOf } from "./types";

export const tileMark = (tile: string): string => `tile:${tile}`;

export interface Sketch {
	/** Its id; "" if nothing is planned. */
	tile: string;
	cell: Cell | null;
}

export function sketched(): Sketch {
	const [tile = "", cell = ""] = marks.things;
	return { tile: tile.slice("tile:".length), cell: readCell(cell) };
}

/** One tile at a time; the same again is none. */
export function sketchTile(tile: string): void {
	marks.put(...(sketched().tile === tile ? [] : [tileMark(tile)]));
}

export function sketchCell({ x, y }: Cell): void {
	const { tile, cell } = sketched();
	const again = cell?.x === x && cell.y === y;
	marks.put(tileMark(tile), ...(again ? [] : [cellId(x, y)]));
}

/** The cells where connectors of the planned tile would meet others, by what is printed. */
export function likely({ view, content, eyes }: Props): Cell[] {
	const tile = tileOf(content, sketched().tile);
	const story = storyOf(view.players[eyes ?? -1]?.story ?? []);
	return tile ? edge(story).filter((cell) => against(content, story, tile, cell) === null) : [];
}

/** All that a plan may be about now. */
export function plannable(board: Props): string[] {
	const { view, eyes } = board;
	const me = view.players[eyes ?? -1];
	const tiles = [...view.display.map((one) => one.tile), ...(view.quests ?? []), me?.taken ?? ""];
	const cells = tiles.includes(sketched().tile) ? likely(board) : [];
	return [...tiles.filter(Boolean).map(tileMark), ...cells.map(({ x, y }) => cellId(x, y))];
}
