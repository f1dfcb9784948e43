/** What lies beside what in a story: connections, open connectors, the cells at its edge. */

import type { Cell } from "./geometry";
import { cellKey } from "./geometry";
import { type Content, type Gains, type Laid, type Side, type Tile, tileOf } from "./types";

/** North, east, south, west. */
export const STEPS: readonly Cell[] = [
	{ x: 0, y: 1 },
	{ x: 1, y: 0 },
	{ x: 0, y: -1 },
	{ x: -1, y: 0 },
];

export const facing = (side: number) => (side + 2) % 4;

export type Story = ReadonlyMap<string, Laid>;

export const storyOf = (laid: readonly Laid[]): Story =>
	new Map(laid.map((one) => [cellKey(one.x, one.y), one]));

export function beside(story: Story, cell: Cell, side: number): Laid | null {
	const step = STEPS[side] as Cell;
	return story.get(cellKey(cell.x + step.x, cell.y + step.y)) ?? null;
}

/** A connection, drawn once, at the side of the tile from which it is seen going north or east. */
export interface Connection {
	x: number;
	y: number;
	side: number;
	key: boolean;
}

/** A connector that nothing meets yet. */
export interface Loose {
	x: number;
	y: number;
	side: number;
	what: Side;
}

const sideOf = (content: Content, laid: Laid, side: number): Side | null =>
	tileOf(content, laid.tile)?.sides[side] ?? null;

export function connections(content: Content, story: Story): Connection[] {
	const found: Connection[] = [];
	for (const one of story.values()) {
		for (const side of [0, 1]) {
			const other = beside(story, one, side);
			const mine = sideOf(content, one, side);
			const theirs = other && sideOf(content, other, facing(side));
			if (mine && theirs) {
				found.push({ x: one.x, y: one.y, side, key: mine.half_key && theirs.half_key });
			}
		}
	}
	return found;
}

export function looseEnds(content: Content, story: Story): Loose[] {
	const found: Loose[] = [];
	for (const one of story.values()) {
		for (const side of [0, 1, 2, 3]) {
			const what = sideOf(content, one, side);
			if (what && !beside(story, one, side)) found.push({ x: one.x, y: one.y, side, what });
		}
	}
	return found;
}

/** The connectors of a tile that lies by itself. */
export const endsOf = (tile: Tile): Loose[] =>
	tile.sides.flatMap((what, side) => (what ? [{ x: 0, y: 0, side, what }] : []));

/** Empty cells that touch the story, from north to south and west to east. */
export function edge(story: Story): Cell[] {
	const found = new Map<string, Cell>();
	for (const one of story.values()) {
		for (const step of STEPS) {
			const cell = { x: one.x + step.x, y: one.y + step.y };
			const key = cellKey(cell.x, cell.y);
			if (!story.has(key)) found.set(key, cell);
		}
	}
	return [...found.values()].sort((a, b) => b.y - a.y || a.x - b.x);
}

/**
 * The clause that speaks against a tile on a cell, by what is printed; null if none does. Only a
 * guess at what is worth asking the server about before it asks for a cell.
 */
export function against(content: Content, story: Story, tile: Tile, cell: Cell): string | null {
	let joins = false;
	for (const side of [0, 1, 2, 3]) {
		const other = beside(story, cell, side);
		if (!other) continue;
		const mine = tile.sides[side] ?? null;
		const theirs = sideOf(content, other, facing(side));
		if (Boolean(mine) !== Boolean(theirs)) return "TOG-PLC-05";
		if (mine) joins = true;
	}
	return joins ? null : "TOG-PLC-04";
}

/** The rewards of place connectors that a tile on this cell would lose for good (TOG-PLA-05). */
export function missed(content: Content, story: Story, cell: Cell): Gains {
	const lost: Gains = [];
	const laid = story.get(cellKey(cell.x, cell.y));
	const tile = laid && tileOf(content, laid.tile);
	if (!tile) return lost;
	for (const side of [0, 1, 2, 3]) {
		const other = beside(story, cell, side);
		const beyond = other && tileOf(content, other.tile);
		const mine = tile.sides[side];
		const theirs = beyond?.sides[facing(side)];
		if (!beyond || !mine || !theirs) continue;
		if (mine.wanted && mine.wanted !== beyond.type) lost.push(...mine.gains);
		if (theirs.wanted && theirs.wanted !== tile.type) lost.push(...theirs.gains);
	}
	return lost;
}
