/**
 * A board as a part of an address: short, readable, the same in every language.
 *
 * `g` is the ground row by row as runs, `t` thin walls, `m` the monster, `c` its card, `a` the
 * pattern of its area, `l` allies, `e` enemies, `n` the board's name.
 */

import { type Hex, hexOf, keyOf } from "../boards/shared/hexes";
import {
	type Area,
	type Board,
	CARD,
	DIFFICULT,
	DOOR,
	type Enemy,
	type Figure,
	FLOOR,
	HAZARDOUS,
	OBSTACLE,
	STATES,
	standing,
	TERRAIN,
	TRAP,
	WALL,
} from "./board";

export const LONGEST = 8000;
const FARTHEST = 200;
const MOST = 400;

/** The address does not hold a board. */
export class BadAddress extends Error {
	constructor(readonly why: "long" | "broken") {
		super(why);
	}
}

const SIGNS: Record<string, number> = {
	"-": 0,
	f: FLOOR,
	w: WALL,
	o: FLOOR | OBSTACLE,
	t: FLOOR | TRAP,
	h: FLOOR | HAZARDOUS,
	d: FLOOR | DIFFICULT,
	p: FLOOR | DOOR,
};
const SIGN_OF = new Map(Object.entries(SIGNS).map(([sign, bits]) => [bits, sign]));

/** In a straight column of the drawing rather than along the slanted axis. */
const column = ([q, r]: Hex) => q + Math.floor(r / 2);

export function encode(board: Board): string {
	const parts: [string, string][] = [["g", groundText(board.ground)]];
	if (board.thin.size) parts.push(["t", [...board.thin].join(";")]);
	if (board.monster) parts.push(["m", figureText(board.monster)]);
	const { move, range, targets, area, states } = board.card;
	const letters = STATES.map((state, n) => (states.includes(state) ? n : "")).join("");
	parts.push(["c", [move, range, targets, letters].join(",").replace(/,$/, "")]);
	if (area?.hexes.length)
		parts.push(["a", `${area.melee ? "m" : "f"}${area.hexes.map(keyOf).join(";")}`]);
	if (board.allies.length) parts.push(["l", board.allies.map(figureText).join(";")]);
	if (board.enemies.length) parts.push(["e", board.enemies.map(enemyText).join(";")]);
	if (board.name) parts.push(["n", encodeURIComponent(board.name)]);
	return parts.map(([name, text]) => `${name}=${text}`).join("&");
}

function groundText(ground: ReadonlyMap<string, number>): string {
	const keys = [...ground.keys()].map(hexOf);
	if (!keys.length) return "";
	const rows = keys.map((hex) => hex[1]);
	const columns = keys.map(column);
	const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
	const [left, right] = [Math.min(...columns), Math.max(...columns)];
	const signs: string[] = [];
	for (let r = top; r <= bottom; r++)
		for (let c = left; c <= right; c++) {
			const bits = ground.get(keyOf([c - Math.floor(r / 2), r])) ?? 0;
			signs.push(SIGN_OF.get(bits) ?? `x${bits.toString(16).padStart(2, "0")}`);
		}
	return `${left},${top},${right - left + 1},${runs(signs)}`;
}

function runs(signs: string[]): string {
	let text = "";
	for (let n = 0; n < signs.length; ) {
		let end = n;
		while (signs[end] === signs[n]) end++;
		text += signs[n] + (end - n > 1 ? String(end - n) : "");
		n = end;
	}
	return text.replace(/-\d*$/, "");
}

const figureText = (one: Figure) =>
	[one.at, one.code, one.elite ? "e" : ""].join(",").replace(/,+$/, "");
const enemyText = (one: Enemy) =>
	[one.at, one.initiative, one.order || "", one.invisible ? "i" : ""].join(",").replace(/,+$/, "");

/** The board of an address, or `BadAddress`. Nothing is guessed. */
export function decode(text: string): Board {
	if (text.length > LONGEST) throw new BadAddress("long");
	const given = new URLSearchParams(text.replaceAll("+", "%2B"));
	const known = new Set(["g", "t", "m", "c", "a", "l", "e", "n"]);
	if (!given.has("g") || [...given.keys()].some((name) => !known.has(name)))
		throw new BadAddress("broken");
	const list = (name: string) => given.get(name)?.split(";").filter(Boolean) ?? [];
	const ground = readGround(given.get("g") ?? "");
	const board: Board = {
		name: (given.get("n") ?? "").slice(0, 120),
		ground,
		thin: new Set(list("t").map(readEdge)),
		monster: given.has("m") ? readFigure(given.get("m") ?? "") : null,
		card: readCard(given.get("c") ?? "", given.get("a")),
		allies: list("l").map(readFigure),
		enemies: list("e").map(readEnemy),
	};
	checkFigures(board);
	return board;
}

function check(good: boolean): asserts good {
	if (!good) throw new BadAddress("broken");
}

function whole(text: string | undefined, low: number, high: number): number {
	check(text !== undefined && /^-?\d{1,4}$/.test(text));
	const number = Number(text);
	check(number >= low && number <= high);
	return number;
}

const placeText = (q?: string, r?: string) =>
	keyOf([whole(q, -FARTHEST, FARTHEST), whole(r, -FARTHEST, FARTHEST)]);

function readGround(text: string): Map<string, number> {
	const ground = new Map<string, number>();
	if (!text) return ground;
	const [left, top, width, signs] = text.split(",");
	const first = whole(left, -FARTHEST, FARTHEST);
	const row = whole(top, -FARTHEST, FARTHEST);
	const wide = whole(width, 1, FARTHEST);
	check(/^(?:(?:[-fwothdp]|x[0-9a-f]{2})\d{0,5})*$/.test(signs ?? ""));
	let n = 0;
	for (const [, sign = "", count] of (signs ?? "").matchAll(/([-fwothdp]|x[0-9a-f]{2})(\d*)/g)) {
		const bits = SIGNS[sign] ?? Number.parseInt(sign.slice(1), 16);
		check(
			bits === 0 || bits === WALL || Boolean(bits & FLOOR && !(bits & ~(FLOOR | TERRAIN | DOOR))),
		);
		const end = n + Number(count || 1);
		check(end <= wide * FARTHEST && (bits === 0 || ground.size + end - n <= 4 * MOST));
		for (; n < end; n++) {
			const r = row + Math.floor(n / wide);
			if (bits) ground.set(keyOf([first + (n % wide) - Math.floor(r / 2), r]), bits);
		}
	}
	return ground;
}

function readEdge(text: string): string {
	const [q, r, side, more] = text.split(",");
	check(more === undefined);
	return `${placeText(q, r)},${whole(side, 0, 2)}`;
}

function readFigure(text: string): Figure {
	const [q, r, code = "", elite = "", more] = text.split(",");
	check(more === undefined && /^[\p{L}\d]{0,2}$/u.test(code) && /^e?$/.test(elite));
	return { at: placeText(q, r), code, elite: elite === "e" };
}

function readEnemy(text: string): Enemy {
	const [q, r, initiative, order = "", invisible = "", more] = text.split(",");
	check(more === undefined && /^i?$/.test(invisible));
	return {
		at: placeText(q, r),
		initiative: whole(initiative, 0, 9999),
		order: order ? whole(order, -999, 999) : 0,
		invisible: invisible === "i",
	};
}

function readCard(text: string, area: string | null) {
	if (!text) return { ...CARD, area: readArea(area) };
	const [move, range, targets, states = "", more] = text.split(",");
	check(more === undefined && /^[0-6]*$/.test(states));
	return {
		move: whole(move, 0, 99),
		range: whole(range, 0, 99),
		targets: whole(targets, 0, 99),
		area: readArea(area),
		states: STATES.filter((_, n) => states.includes(String(n))),
	};
}

function readArea(text: string | null): Area | null {
	if (!text) return null;
	check(text[0] === "m" || text[0] === "f");
	const hexes = text
		.slice(1)
		.split(";")
		.filter(Boolean)
		.map((place) => {
			const [q, r, more] = place.split(",");
			check(more === undefined);
			return hexOf(placeText(q, r));
		});
	check(hexes.length > 0 && hexes.length <= 24);
	return { melee: text[0] === "m", hexes };
}

/** Everybody on floor, and alone there. */
function checkFigures(board: Board): void {
	const all = [...(board.monster ? [board.monster] : []), ...board.allies, ...board.enemies];
	check(all.length <= 101 && new Set(all.map((one) => one.at)).size === all.length);
	for (const one of all)
		check(Boolean((board.ground.get(one.at) ?? 0) & FLOOR) && standing(board, one.at) !== null);
}
