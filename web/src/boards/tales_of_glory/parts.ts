/** Costs and rewards as rows of numbers and pictures, and how much of them fits. */

import type { Gain } from "./gains";
import { signed } from "./gains";
import type { Gains, Item, Kind, Tile } from "./types";

export interface Part {
	text: string;
	/** A token of a good, or a plain glyph. */
	icon: string;
	token: boolean;
	tone?: "good" | "bad" | "lost" | "dim";
	/** Not now but at the end of the game: an hourglass stands before it. */
	late?: boolean;
}

const TOKENS: Record<string, string> = {
	gold: "gold",
	potions: "potion",
	combat: "combat",
	magic: "magic",
	glory: "glory",
};

const GLYPHS: Record<string, string> = { key: "key", start: "start-token" };

const COUNTED: Record<string, Part> = {
	key: { text: "×", icon: "key", token: false },
	combat: { text: "×", icon: "combat", token: true },
	magic: { text: "×", icon: "magic", token: true },
	majority: { text: "×", icon: "crown", token: false },
	"gold set": { text: "×3", icon: "gold", token: true },
	"potion set": { text: "×3", icon: "potion", token: true },
	surrounded: { text: "×", icon: "surrounded", token: false },
	"closed chest": { text: "×", icon: "chest-closed", token: false },
};

export function iconOf(kind: Kind): { icon: string; token: boolean } {
	const token = TOKENS[kind];
	return token ? { icon: token, token: true } : { icon: GLYPHS[kind] ?? kind, token: false };
}

export function gainParts(gains: Gains): Part[] {
	return gains.map(([kind, n]) => ({
		text: n === 1 && (kind === "key" || kind === "start") ? "" : `${n}`,
		...iconOf(kind),
	}));
}

export function itemParts(item: Item): Part[] {
	const times = item.times
		? [COUNTED[item.times] ?? { text: "×", icon: item.times, token: false }]
		: [];
	const late = item.at_end ? [{ text: "", icon: "hourglass", token: false }] : [];
	return [...late, ...gainParts(item.gains), ...times];
}

export const rewardParts = (tile: Tile): Part[] => tile.items.flatMap(itemParts);

export function costParts(tile: Tile): Part[] {
	const kinds = ["combat", "magic", "gold", "potions"] as const;
	return kinds
		.filter((kind) => tile.cost[kind])
		.map((kind) => ({
			text: `${tile.cost[kind]}`,
			...iconOf(kind),
		}));
}

/** What a ghost says: gains, keys, and what is lost, the most telling first. */
export function ghostParts(gain: Gain): Part[] {
	const goods: Part[] = gain.goods.map(([good, n]) => ({
		text: signed(n),
		...iconOf(good),
		tone: n < 0 ? "bad" : "good",
	}));
	const keys: Part[] = gain.keys
		? [
				{
					text: gain.keys > 1 ? `+${gain.keys}` : "+",
					icon: "key",
					token: false,
					tone: gain.lost >= gain.keys ? "lost" : "good",
				},
			]
		: [];
	const start: Part[] = gain.start
		? [{ text: "+", icon: "start-token", token: false, tone: "good" }]
		: [];
	const lost: Part[] = gainParts(gain.missed).map((part) => ({ ...part, tone: "lost" }));
	const end: Part[] = gain.end
		? [{ text: signed(gain.end), ...iconOf("glory"), tone: "dim", late: true }]
		: [];
	return [...goods, ...keys, ...start, ...end, ...lost];
}

const ICON = 1.12;
const GAP = 0.26;

export const textWidth = (text: string, size: number) => [...text].length * size * 0.68;
const icons = (part: Part) => (part.late ? 1 : 0) + (part.icon ? 1 : 0);

export const partWidth = (part: Part, size: number) =>
	textWidth(part.text, size) + icons(part) * ICON * size;

/** A number that has no room beside its picture stands alone. */
export const narrowed = (parts: readonly Part[], size: number, width: number): Part[] =>
	parts.map((part) => (part.text && partWidth(part, size) > width ? { ...part, icon: "" } : part));

export interface Placed {
	part: Part;
	x: number;
	/** Where the icon begins. */
	icon: number;
	row: number;
}

export interface Rows {
	placed: Placed[];
	rows: number;
	/** Parts for which there was no room. */
	cut: number;
}

/** Lays parts into centred rows about x = 0; what does not fit into the last row is cut. */
export function layRows(parts: readonly Part[], size: number, width: number, most = 1): Rows {
	const rows: Part[][] = [[]];
	let used = 0;
	let cut = 0;
	for (const part of parts) {
		const wide = partWidth(part, size);
		const row = rows[rows.length - 1] as Part[];
		const needed = row.length ? used + GAP * size + wide : wide;
		if (needed <= width || row.length === 0) {
			row.push(part);
			used = needed;
		} else if (rows.length < most) {
			rows.push([part]);
			used = wide;
		} else {
			cut = parts.length - rows.flat().length;
			break;
		}
	}
	const placed = rows.flatMap((row, index) => {
		const total = row.reduce((n, part) => n + partWidth(part, size), GAP * size * (row.length - 1));
		let x = -total / 2;
		return row.map((part) => {
			const one = {
				part,
				x,
				icon: x + (part.late ? ICON * size : 0) + textWidth(part.text, size),
				row: index,
			};
			x += partWidth(part, size) + GAP * size;
			return one;
		});
	});
	return { placed, rows: rows.length, cut };
}

const WIDE = /[mwMWÅŠŽČĚŘ@]/;
const NARROW = /[iljtfrI'.,:; ()1|]/;

/** The width of a bold serif text, roughly: good enough to break lines by. */
export function nameWidth(text: string, size: number): number {
	let ems = 0;
	for (const letter of text) ems += WIDE.test(letter) ? 0.86 : NARROW.test(letter) ? 0.36 : 0.6;
	return ems * size;
}

/** Where the ribbons of the cost end; `keep` as in a tile's face. */
export const ribbonEnd = (keep: number): number => 28 + (keep - 1) * 2.5;

/** On which height a line of the name stands, clear of the ribbons above it. */
export const nameBase = (band: number, line: number, size: number): number =>
	band + (line + 1) * size + 2;

/** How far a line may be squeezed before it is cut. */
const SQUEEZE = 0.78;

export interface NameLine {
	text: string;
	/** The length to squeeze it to; 0 if it fits. */
	squeezed: number;
}

/** A name in at most two lines, as even as they can be. */
export function nameLines(name: string, size: number, width: number): NameLine[] {
	if (nameWidth(name, size) <= width) return [{ text: name, squeezed: 0 }];
	const words = name.split(" ");
	let best: string[] = [name];
	let least = Number.POSITIVE_INFINITY;
	for (let at = 1; at < words.length; at++) {
		const lines = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
		const widest = Math.max(...lines.map((line) => nameWidth(line, size)));
		if (widest < least) {
			least = widest;
			best = lines;
		}
	}
	return best.map((line) => squeezeLine(line, size, width));
}

function squeezeLine(line: string, size: number, width: number): NameLine {
	const wide = nameWidth(line, size);
	if (wide <= width) return { text: line, squeezed: 0 };
	if (wide * SQUEEZE <= width) return { text: line, squeezed: width };
	let text = line;
	while (text.length > 3 && nameWidth(`${text}…`, size) * SQUEEZE > width) text = text.slice(0, -1);
	return { text: `${text.trimEnd()}…`, squeezed: Math.min(width, nameWidth(`${text}…`, size)) };
}
