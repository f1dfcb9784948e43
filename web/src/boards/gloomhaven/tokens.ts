/** What a line of a card does, in glyphs and figures: the words stand in its detail. */

import { type AnyLine, type Half, linesOf, type Stats } from "./types";
import type { Words } from "./words";

export interface Token {
	glyph?: string;
	text?: string;
	/** An element's own colour. */
	element?: string;
	tone?: "good" | "quiet";
}
export type Row = Token[];

const added = (own: number | string | undefined, line: AnyLine): string => {
	const n = line.n ?? 0;
	if (line.x) return "X";
	if (!line.relative) return String(n);
	if (own === undefined) return n < 0 ? `−${-n}` : `+${n}`;
	return typeof own === "number" ? String(Math.max(0, own + n)) : own;
};

function whomOf(line: AnyLine, w: Words): Row {
	const whom = line.whom;
	if (!whom) return [];
	const side = whom.side && whom.side !== "enemies" ? (w.sides[whom.side] ?? "") : "";
	const place = whom.place ? (w.whomPlaces[whom.place] ?? "") : "";
	const row: Row = [];
	if (whom.within) row.push({ glyph: "range", text: String(whom.within) });
	if (whom.count && whom.count > 1) row.push({ glyph: "target", text: String(whom.count) });
	const words = [whom.count ? "" : place || side ? w.all : "", side, place]
		.filter(Boolean)
		.join(" ");
	if (words && line.whom?.side !== "self") row.push({ text: words, tone: "quiet" });
	else if (line.whom?.side === "self") row.push({ text: w.self, tone: "quiet" });
	return row;
}

const conditionsOf = (line: AnyLine, w: Words): Row =>
	(line.conditions ?? []).map((one) => ({
		glyph: `condition-${one}`,
		text: w.conditions[one] ?? one,
	}));

type Writer = (line: AnyLine, w: Words, stats?: Stats) => Row;

const WRITERS: Partial<Record<AnyLine["do"], Writer>> = {
	move: (line, w, stats) => [
		{ glyph: line.jump ? "jump" : "move", text: added(stats?.move, line) },
		...(line.jump ? [{ text: w.jump, tone: "quiet" as const }] : []),
		...(line.loots ? [{ glyph: "loot" }] : []),
	],
	attack: (line, w, stats) => {
		const range =
			line.range || (stats?.range && !line.area?.melee ? stats.range + (line.range_more ?? 0) : 0);
		const targets = line.targets || (line.relative ? (stats?.targets ?? 1) : 1);
		return [
			{ glyph: "attack", text: added(stats?.attack, line) },
			...(range ? [{ glyph: "range", text: String(range) }] : []),
			...(targets > 1 ? [{ glyph: "target", text: String(targets) }] : []),
			...(line.area ? [{ glyph: "area" }] : []),
			...(line.pierce ? [{ glyph: "pierce", text: String(line.pierce) }] : []),
			...(line.push ? [{ glyph: "push", text: String(line.push) }] : []),
			...(line.pull ? [{ glyph: "pull", text: String(line.pull) }] : []),
			...whomOf(line, w),
			...conditionsOf(line, w),
		];
	},
	heal: (line, w, stats) => [
		{ glyph: "heal", text: added(stats ? 0 : undefined, line) },
		...(line.range ? [{ glyph: "range", text: String(line.range) }] : []),
		...(!line.range && !line.whom ? [{ text: w.self, tone: "quiet" as const }] : []),
		...whomOf(line, w),
	],
	shield: (line, w) => [{ glyph: "shield", text: String(line.n ?? 0) }, ...whomOf(line, w)],
	retaliate: (line, w) => [
		{ glyph: "retaliate", text: String(line.n ?? 0) },
		...(line.range && line.range > 1 ? [{ glyph: "range", text: String(line.range) }] : []),
		...whomOf(line, w),
	],
	loot: (line) => [{ glyph: "loot", text: String(line.n ?? 0) }],
	push: (line, w) => [{ glyph: "push", text: String(line.n ?? 0) }, ...whomOf(line, w)],
	pull: (line, w) => [{ glyph: "pull", text: String(line.n ?? 0) }, ...whomOf(line, w)],
	conditions: (line, w) => [...conditionsOf(line, w), ...whomOf(line, w)],
	infuse: (line) => [{ element: line.element ?? "any", text: "" }],
	consume: (line, w) => [
		...(line.elements ?? []).map((one) => ({ element: one, text: "" })),
		{ text: w.consumed, tone: "quiet" as const },
	],
	change: (line, w) => [
		...(["attack", "move", "heal", "shield", "range", "pierce", "push"] as const)
			.filter((one) => line[one])
			.map((one) => ({ glyph: one, text: `+${line[one]}` })),
		...(line.targets ? [{ glyph: "target", text: String(line.targets) }] : []),
		...(line.area ? [{ glyph: "area" }] : []),
		...conditionsOf(line, w),
		...(line.xp ? [{ glyph: "experience", text: String(line.xp), tone: "good" as const }] : []),
	],
	summon: (line) =>
		line.figure
			? [
					{ glyph: "summon" },
					{ glyph: "life", text: String(line.figure.health) },
					{ glyph: "move", text: String(line.figure.move ?? "–") },
					{ glyph: "attack", text: String(line.figure.attack ?? "–") },
					...(line.figure.range ? [{ glyph: "range", text: String(line.figure.range) }] : []),
				]
			: [{ glyph: "summon" }],
	damage: (line, w) => [{ glyph: "damaged", text: String(line.n ?? 0) }, ...whomOf(line, w)],
	suffer: (line, w) => [
		{ glyph: "damaged", text: String(line.n ?? 0) },
		{ text: w.self, tone: "quiet" },
	],
	recover: () => [{ glyph: "recover" }],
	refresh: () => [{ glyph: "refresh" }],
	trap: () => [{ glyph: "overlay-trap" }],
	disarm: () => [{ glyph: "overlay-trap" }],
	obstacle: () => [{ glyph: "overlay-obstacle" }],
	xp: (line) => [{ glyph: "experience", text: String(line.n ?? 0), tone: "good" }],
	lasting: (line, w) => [
		...(line.attack ? [{ glyph: "attack", text: `+${line.attack}` }] : []),
		...(line.advantage ? [{ text: w.advantage }] : []),
		...conditionsOf(line, w),
	],
	slots: (line, w) => [
		{ glyph: "use-slot" },
		...(line.attack ? [{ glyph: "attack", text: `+${line.attack}` }] : []),
		...(line.shield ? [{ glyph: "shield", text: String(line.shield) }] : []),
		...(line.retaliate ? [{ glyph: "retaliate", text: String(line.retaliate) }] : []),
		...(line.negates ? [{ glyph: "shield" }] : []),
		...conditionsOf(line, w),
	],
	augment: (line, w) => [{ glyph: "perk" }, ...conditionsOf(line, w)],
	slay: (line, w) => [{ glyph: "exhausted" }, ...whomOf(line, w)],
	grant: () => [{ glyph: "add-target" }],
	control: () => [{ glyph: "willpower" }],
};

/** The rows of some lines; what hangs on a line follows it. */
export function rowsOf(lines: readonly AnyLine[] | undefined, w: Words, stats?: Stats): Row[] {
	return linesOf(lines).flatMap((line) => {
		const own = WRITERS[line.do]?.(line, w, stats) ?? [];
		const rest = line.do === "consume" ? [] : linesOf(line.sub);
		const then = rowsOf(line.then, w, stats);
		const first = line.do === "consume" ? [[...own, ...then.flat()]] : [own, ...then];
		return [...first, ...rowsOf(rest, w, stats)].filter((row) => row.length > 0);
	});
}

/** Whether the glyphs say all there is to say: else the words stand below them. */
const PLAIN = new Set([
	"move",
	"attack",
	"heal",
	"shield",
	"retaliate",
	"loot",
	"push",
	"pull",
	"conditions",
	"infuse",
	"consume",
	"change",
	"xp",
	"damage",
	"suffer",
]);
export const isPlain = (lines: readonly AnyLine[] | undefined): boolean =>
	linesOf(lines).every(
		(line) =>
			PLAIN.has(line.do) &&
			!line.x &&
			!line.bonuses?.length &&
			isPlain(line.sub) &&
			isPlain(line.then),
	);

export const leaves = (half: Half | undefined): "lost" | "active" | "" =>
	half?.lasts ? "active" : half?.lost ? "lost" : "";
