/** Where things lie on the map, wide and narrow. */

import type { Place } from "./types";

export interface Spot {
	x: number;
	y: number;
}

export interface Layout {
	width: number;
	height: number;
	places: Record<Place, Spot>;
	inn: Spot;
	/** How large a place is drawn. */
	scale: number;
	ribbon: { y: number; height: number; least: number; letter: number };
	lair: Row;
	manor: Row;
	village: Row;
	adventure: Spot & { scale: number };
	dungeon: Spot & { scale: number };
	spells: Row | null;
	potions: Row | null;
	banner: Spot & { scale: number };
}

/** A row of cards: where it begins, how wide it may be, how large a card is at most. */
export interface Row extends Spot {
	width: number;
	scale: number;
}

export const WIDE: Layout = {
	width: 1000,
	height: 632,
	places: {
		castle: { x: 97, y: 100 },
		lair: { x: 362, y: 102 },
		monastery: { x: 97, y: 304 },
		village: { x: 97, y: 494 },
		fair: { x: 903, y: 100 },
		manor: { x: 636, y: 102 },
		tower: { x: 903, y: 304 },
		dungeons: { x: 636, y: 494 },
		hut: { x: 897, y: 494 },
	},
	inn: { x: 503, y: 352 },
	scale: 1.1,
	ribbon: { y: 40, height: 26, least: 116, letter: 10.5 },
	lair: { x: 262, y: 212, width: 200, scale: 1 },
	manor: { x: 560, y: 212, width: 200, scale: 1 },
	village: { x: 186, y: 446, width: 262, scale: 1 },
	adventure: { x: 186, y: 42, scale: 1.02 },
	dungeon: { x: 728, y: 444, scale: 1 },
	spells: { x: 682, y: 300, width: 138, scale: 1 },
	potions: { x: 184, y: 300, width: 138, scale: 1 },
	banner: { x: 500, y: 40, scale: 1 },
};

export const NARROW: Layout = {
	width: 390,
	height: 590,
	places: {
		castle: { x: 62, y: 92 },
		lair: { x: 98, y: 206 },
		monastery: { x: 62, y: 364 },
		village: { x: 88, y: 466 },
		fair: { x: 326, y: 92 },
		manor: { x: 290, y: 206 },
		tower: { x: 328, y: 366 },
		dungeons: { x: 258, y: 446 },
		hut: { x: 318, y: 536 },
	},
	inn: { x: 190, y: 336 },
	scale: 0.74,
	ribbon: { y: 24, height: 21, least: 76, letter: 8.6 },
	lair: { x: 38, y: 256, width: 124, scale: 0.66 },
	manor: { x: 228, y: 256, width: 124, scale: 0.66 },
	village: { x: 22, y: 518, width: 150, scale: 0.62 },
	adventure: { x: 118, y: 58, scale: 0.66 },
	dungeon: { x: 316, y: 414, scale: 0.6 },
	spells: null,
	potions: null,
	banner: { x: 198, y: 36, scale: 0.82 },
};

const CARD = { width: 60, height: 80, gap: 7 };

/** The places of some cards in a row: smaller, then in two lines, when there are more. */
export function lined(row: Row, n: number): (Spot & { scale: number })[] {
	const fits = (columns: number) =>
		Math.min(row.scale, row.width / (columns * (CARD.width + CARD.gap)));
	const one = fits(Math.max(1, n));
	const two = fits(Math.max(1, Math.ceil(n / 2))) * 0.62;
	const columns = n > 1 && two > one ? Math.ceil(n / 2) : Math.max(1, n);
	const scale = Math.max(one, two);
	return Array.from({ length: n }, (_, at) => ({
		x: row.x + (at % columns) * (CARD.width + CARD.gap) * scale,
		y: row.y + Math.floor(at / columns) * (CARD.height + CARD.gap) * scale,
		scale,
	}));
}
