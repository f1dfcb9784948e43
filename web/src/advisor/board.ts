/** A board to be advised on, and what can be done to it. Boards are never changed, only replaced. */

import { beside, type Hex, hexOf, keyOf, STEPS } from "../boards/shared/hexes";
import { DIFFICULT, DOOR, FLOOR, HAZARDOUS, OBSTACLE, TRAP, WALL } from "../boards/shared/terrain";
import type { BoardCard, RoomBoard } from "./protocol";

export { DIFFICULT, DOOR, FLOOR, HAZARDOUS, OBSTACLE, TRAP, WALL };

export const TERRAIN = OBSTACLE | TRAP | HAZARDOUS | DIFFICULT;
export const KINDS = {
	obstacle: OBSTACLE,
	trap: TRAP,
	hazardous: HAZARDOUS,
	difficult: DIFFICULT,
} as const;
export type Kind = keyof typeof KINDS;
export const kindsOf = (bits: number) =>
	(Object.keys(KINDS) as Kind[]).filter((kind) => bits & KINDS[kind]);

export const STATES = [
	"flying",
	"jump",
	"muddled",
	"strengthened",
	"immobilized",
	"disarmed",
	"stunned",
] as const;
export type State = (typeof STATES)[number];

export interface Area {
	melee: boolean;
	hexes: readonly Hex[];
}

export interface Card {
	move: number;
	range: number;
	targets: number;
	area: Area | null;
	states: readonly State[];
}

/** A monster: the deciding one or an ally. The code is what its standee shows. */
export interface Figure {
	at: string;
	code: string;
	elite: boolean;
}

export interface Enemy {
	at: string;
	initiative: number;
	order: number;
	invisible: boolean;
}

export interface Board {
	name: string;
	ground: ReadonlyMap<string, number>;
	/** Edges by `edgeKey`. */
	thin: ReadonlySet<string>;
	monster: Figure | null;
	card: Card;
	allies: readonly Figure[];
	enemies: readonly Enemy[];
}

export const CARD: Card = { move: 2, range: 0, targets: 1, area: null, states: [] };
export const EMPTY: Board = {
	name: "",
	ground: new Map(),
	thin: new Set(),
	monster: null,
	card: CARD,
	allies: [],
	enemies: [],
};

const LETTERS = "ABCDEFGHIJKLNOPQRSTUVWXYZabcdefghijklnopqrstuvwxyz";
/** What the server calls the enemies, in their order; M and m are the monsters. */
export const letterOf = (n: number) => LETTERS[n] ?? `E${n}`;

export type Standing =
	| { who: "monster"; figure: Figure }
	| { who: "ally"; figure: Figure; number: number }
	| { who: "enemy"; enemy: Enemy; number: number };

export function standing(board: Board, at: string): Standing | null {
	if (board.monster?.at === at) return { who: "monster", figure: board.monster };
	const ally = board.allies.findIndex((one) => one.at === at);
	const figure = board.allies[ally];
	if (figure) return { who: "ally", figure, number: ally };
	const number = board.enemies.findIndex((one) => one.at === at);
	const enemy = board.enemies[number];
	return enemy ? { who: "enemy", enemy, number } : null;
}

// The ground

function laid(board: Board, at: string, bits: number): Board {
	const ground = new Map(board.ground);
	if (bits) ground.set(at, bits);
	else ground.delete(at);
	return { ...board, ground };
}

export type Ground = "floor" | "wall" | Kind;

/** Whether laying this here would take it away again: it lies there already. */
export function lies(board: Board, what: Ground, at: string): boolean {
	const bits = board.ground.get(at) ?? 0;
	if (what === "floor") return bits === FLOOR;
	if (what === "wall") return bits === WALL;
	return Boolean(bits & KINDS[what]);
}

/** Terrain replaces terrain; a wall drives away whoever stands there. */
export function lay(board: Board, what: Ground, at: string, on = true): Board {
	if (what === "wall") return laid(on ? without(board, at) : board, at, on ? WALL : 0);
	if (what === "floor") return laid(on ? board : without(board, at), at, on ? FLOOR : 0);
	return laid(board, at, on ? FLOOR | KINDS[what] : FLOOR);
}

export function toggleThin(board: Board, edge: string): Board {
	const thin = new Set(board.thin);
	if (!thin.delete(edge)) thin.add(edge);
	return { ...board, thin };
}

/** One thing at a time: a figure, else terrain, else the hex itself. */
export function erase(board: Board, at: string): Board {
	if (standing(board, at)) return without(board, at);
	const bits = board.ground.get(at) ?? 0;
	if (bits & TERRAIN) return laid(board, at, bits & ~TERRAIN);
	return laid(board, at, 0);
}

/** Wall hexes all around the floor, where there is nothing yet. */
export function walledIn(board: Board): Board {
	const ground = new Map(board.ground);
	for (const [at, bits] of board.ground) {
		if (!(bits & FLOOR)) continue;
		for (const next of beside(at)) if (!ground.has(next)) ground.set(next, WALL);
	}
	return { ...board, ground };
}

// Figures

export function without(board: Board, at: string): Board {
	return {
		...board,
		monster: board.monster?.at === at ? null : board.monster,
		allies: board.allies.filter((one) => one.at !== at),
		enemies: board.enemies.filter((one) => one.at !== at),
	};
}

/** A figure needs floor under it. */
function floored(board: Board, at: string): Board {
	return (board.ground.get(at) ?? 0) & FLOOR ? board : laid(board, at, FLOOR);
}

export type Who = "monster" | "ally" | "enemy";

/** On an ally, the monster's turn passes to that one; two figures never share a hex. */
export function place(board: Board, who: Who, at: string): Board {
	const there = standing(board, at);
	if (there?.who === who) return board;
	if (who === "monster" && there?.who === "ally") {
		const rest = board.allies.filter((one) => one.at !== at);
		const allies = board.monster ? [...rest, board.monster] : rest;
		return { ...board, monster: there.figure, allies };
	}
	const free = floored(without(board, at), at);
	const figure: Figure = { at, code: "", elite: false };
	if (who === "monster") return { ...free, monster: { ...(free.monster ?? figure), at } };
	if (who === "ally") return { ...free, allies: [...free.allies, figure] };
	const last = Math.max(0, ...free.enemies.map((one) => one.initiative));
	const enemy: Enemy = {
		at,
		initiative: Math.min(99, (Math.floor(last / 10) + 1) * 10),
		order: 0,
		invisible: false,
	};
	return { ...free, enemies: [...free.enemies, enemy] };
}

/** Moves what stands on one hex to another that is free. */
export function move(board: Board, from: string, to: string): Board {
	if (from === to || standing(board, to) || !standing(board, from)) return board;
	const moved = <F extends { at: string }>(one: F): F =>
		one.at === from ? { ...one, at: to } : one;
	return {
		...floored(board, to),
		monster: board.monster && moved(board.monster),
		allies: board.allies.map(moved),
		enemies: board.enemies.map(moved),
	};
}

export function changeEnemy(board: Board, number: number, change: Partial<Enemy>): Board {
	const enemies = board.enemies.map((one, n) => (n === number ? { ...one, ...change } : one));
	return { ...board, enemies };
}

export function changeCard(board: Board, change: Partial<Card>): Board {
	return { ...board, card: { ...board.card, ...change } };
}

// In and out

const hexes = (board: Board, bits: number): Hex[] =>
	[...board.ground].filter(([, there]) => there & bits).map(([at]) => hexOf(at));

/** The form of `druzina gloomhaven advise`; null while there is no monster. */
export function written(board: Board): Record<string, unknown> | null {
	if (!board.monster) return null;
	const { move, range, targets, area, states } = board.card;
	const terrain = Object.fromEntries(
		(Object.keys(KINDS) as Kind[])
			.map((kind) => [kind, hexes(board, KINDS[kind])] as const)
			.filter(([, places]) => places.length),
	);
	const thin = [...board.thin].map((edge) => edge.split(",").map(Number));
	return {
		...(board.name ? { name: board.name } : {}),
		hexes: hexes(board, FLOOR),
		wall_hexes: hexes(board, WALL),
		thin_walls: thin,
		terrain,
		monster: {
			at: hexOf(board.monster.at),
			move,
			range,
			targets,
			area: area?.hexes.length ? { melee: area.melee, hexes: area.hexes } : null,
			...Object.fromEntries(states.map((state) => [state, true])),
		},
		allies: board.allies.map((one) => hexOf(one.at)),
		enemies: board.enemies.map((one) => ({
			at: hexOf(one.at),
			initiative: one.initiative,
			...(one.order ? { order: one.order } : {}),
			...(one.invisible ? { invisible: true } : {}),
		})),
	};
}

function groundOf(
	given: Pick<BoardCard, "hexes" | "wall_hexes" | "terrain">,
	doors: readonly Hex[] = [],
): Map<string, number> {
	const ground = new Map<string, number>();
	const mark = (places: readonly Hex[], bits: number) => {
		for (const hex of places) ground.set(keyOf(hex), (ground.get(keyOf(hex)) ?? 0) | bits);
	};
	mark(given.hexes, FLOOR);
	mark(given.wall_hexes, WALL);
	for (const kind of Object.keys(KINDS) as Kind[]) mark(given.terrain[kind] ?? [], KINDS[kind]);
	mark(doors, DOOR);
	return ground;
}

const thinOf = (edges: readonly (readonly [number, number, number])[]) =>
	new Set(edges.map(([q, r, side]) => normal(q, r, side)));

function normal(q: number, r: number, side: number): string {
	const step = STEPS[side] as Hex;
	return side < 3 ? `${q},${r},${side}` : `${q + step[0]},${r + step[1]},${side - 3}`;
}

/** A board that the server has read. */
export function boardOf(card: BoardCard): Board {
	const { monster } = card;
	return {
		name: card.name || String(card.id),
		ground: groundOf(card),
		thin: thinOf(card.thin_walls),
		monster: { at: keyOf(monster.at), code: "", elite: false },
		card: {
			move: monster.move,
			range: monster.range,
			targets: monster.targets,
			area: monster.area,
			states: STATES.filter((state) => monster[state]),
		},
		allies: card.allies.map((hex) => ({ at: keyOf(hex), code: "", elite: false })),
		enemies: card.enemies.map((one) => ({ ...one, at: keyOf(one.at) })),
	};
}

/** Rooms of a scenario: the first monster decides, the characters stand on their start hexes. */
export function roomOf(room: RoomBoard, characters: number, card: Card): Board {
	const figures = room.monsters.map((one) => ({
		at: keyOf(one.at),
		code: codeOf(one.type),
		elite: one.rank === "elite" || one.rank === "boss",
	}));
	const taken = new Set(figures.map((one) => one.at));
	const free = room.start.map(keyOf).filter((at) => !taken.has(at));
	return {
		name: room.name,
		ground: groundOf(room, room.doors),
		thin: thinOf(room.thin_walls),
		monster: figures[0] ?? null,
		card,
		allies: figures.slice(1),
		enemies: free.slice(0, characters).map((at, n) => ({
			at,
			initiative: 20 + 15 * n,
			order: 0,
			invisible: false,
		})),
	};
}

/** The letters of a standee: `bandit-guard` is BG. */
export function codeOf(type: string): string {
	const parts = type.split("-").filter(Boolean);
	const letters = parts.length > 1 ? parts.map((part) => part[0]) : [...(parts[0] ?? "")];
	return letters.slice(0, 2).join("").toUpperCase();
}
