/** The explanation as steps: its chapters, what each lights up, and the table of the focus. */

import { type Hex, keyOf } from "../boards/shared/hexes";
import type { Advice, Reason } from "./protocol";

export interface Lit {
	hexes: ReadonlySet<string>;
	figures: ReadonlySet<string>;
	path: readonly Hex[];
	/** Hexes that lost are lit otherwise than those that won. */
	lost: boolean;
}

export const NOTHING: Lit = { hexes: new Set(), figures: new Set(), path: [], lost: false };

const FIGURES = ["enemy", "enemies", "focus", "targets", "among"];
const PLACES = ["hexes", "goal"];

/** What a reason speaks of. The hexes of a pattern are no places on the map. */
export function lit(reason: Reason): Lit {
	if (reason.key.startsWith("profile-")) return NOTHING;
	const places = (names: string[]) =>
		new Set(
			names.flatMap((name) => {
				const value = reason.arguments[name];
				return Array.isArray(value) ? value.map(keyOf) : [];
			}),
		);
	const path = reason.key === "path" ? (reason.arguments.hexes as Hex[]) : [];
	return {
		hexes: path.length ? new Set() : places(PLACES),
		figures: places(FIGURES),
		path,
		lost: reason.key.includes("-lost-"),
	};
}

export type Chapter = "card" | "focus" | "destination" | "attack";

export interface Section {
	chapter: Chapter;
	/** Which of several with this chapter: equal enemies or goals are gone through in turn. */
	nth: number;
	of: number;
	steps: { number: number; reason: Reason }[];
}

function chapterOf(key: string): Chapter {
	if (/^(stunned|profile-|movement-|muddled|strengthened)/.test(key)) return "card";
	if (key.startsWith("focus-")) return "focus";
	if (/^(path|attack)/.test(key)) return "attack";
	return "destination";
}

/** Steps of one chapter that follow each other stand together; the order stays the engine's. */
export function sections(advice: Advice): Section[] {
	const found: Section[] = [];
	advice.explanation.forEach((reason, number) => {
		const chapter = chapterOf(reason.key);
		const last = found.at(-1);
		if (last?.chapter === chapter) last.steps.push({ number, reason });
		else found.push({ chapter, nth: 1, of: 1, steps: [{ number, reason }] });
	});
	for (const one of found) {
		const alike = found.filter((other) => other.chapter === one.chapter);
		one.of = alike.length;
		one.nth = alike.indexOf(one) + 1;
	}
	return found;
}

export const COLUMNS = ["negatives", "points", "proximity", "initiative"] as const;
export type Column = (typeof COLUMNS)[number];

export interface Candidate {
	name: string;
	at: string;
	step: number;
	chosen: boolean;
	/** Null for an enemy that does not come into question. */
	figures: Record<Column, number> | null;
	/** The column it lost on. */
	lost: Column | null;
}

/** The enemies with their figures, in the order of the file. */
export function candidates(advice: Advice): Candidate[] {
	const names = new Map(advice.enemies.map((one) => [keyOf(one.at), one.name]));
	return advice.explanation.flatMap((reason, step) => {
		const enemy = reason.arguments.enemy;
		if (!reason.key.startsWith("focus-") || !Array.isArray(enemy) || !enemy[0]) return [];
		const at = keyOf(enemy[0]);
		const counted = typeof reason.arguments.points === "number";
		const value = (column: Column) => reason.arguments[column] as number;
		const lost = COLUMNS.find((column) => reason.key === `focus-lost-${column}`) ?? null;
		return [
			{
				name: names.get(at) ?? "",
				at,
				step,
				chosen: reason.key === "focus-chosen",
				figures: counted
					? {
							negatives: value("negatives"),
							points: value("points"),
							proximity: value("proximity"),
							initiative: value("initiative"),
						}
					: null,
				lost,
			},
		];
	});
}

const DECIDES: Record<string, Column> = {
	"GLH-FOC-06": "negatives",
	"GLH-FOC-07": "points",
	"GLH-FOC-08": "proximity",
	"GLH-FOC-09": "initiative",
};

/** The column that decided: the last one on which somebody fell behind the focus. */
export function deciding(advice: Advice): Column | null {
	const chosen = advice.explanation.find((reason) => reason.key === "focus-chosen");
	const alone = candidates(advice).filter((one) => one.figures).length < 2;
	return chosen && !alone ? (DECIDES[chosen.clause] ?? null) : null;
}
