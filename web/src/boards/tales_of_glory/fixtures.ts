/** A small table for tests: a few tiles and a story of them. */

import type { LogLine } from "../../net/protocol";
import type { Content, Gains, SeenPlayer, Side, Tile, TileType, View } from "./types";

const PLAIN: Side = { half_key: false, gains: [], wanted: "" };
const HALF: Side = { half_key: true, gains: [], wanted: "" };

export const gives = (gains: Gains, wanted = ""): Side => ({ half_key: false, gains, wanted });

/** Sides as `oko-`: a connector, a half key, none; or the side itself. */
const side = (one: string | Side): Side | null =>
	typeof one !== "string" ? one : one === "o" ? PLAIN : one === "k" ? HALF : null;

export function tile(
	id: string,
	type: TileType,
	sides: (string | Side)[],
	more: Partial<Tile> = {},
): Tile {
	return {
		number: 0,
		id,
		source: "original",
		deck: "era1",
		type,
		name: id,
		cost: { combat: 0, magic: 0, gold: 0, potions: 0 },
		items: [],
		chests: [],
		sides: sides.map(side),
		words: [`${id}, ${type}`, "Free of cost.", "Connectors."],
		clauses: ["TOG-CNT-02", "TOG-PAY-01", "TOG-PLC-03"],
		...more,
	};
}

export const content: Content = {
	game: "tales_of_glory",
	content: "",
	things: Object.fromEntries(
		[
			tile("H1", "hero", ["o", "k", "o", "o"], { chests: [[["glory", 2]], [["potions", 2]]] }),
			tile("E1-17", "treasure", ["o", "o", "-", "k"], { chests: [[["potions", 2]]] }),
			tile("E2-13", "place", [
				gives([["magic", 1]]),
				gives([["glory", 3]], "treasure"),
				"-",
				gives([["potions", 2]]),
			]),
			tile("E2-01", "monster", ["k", "-", "o", "o"], {
				cost: { combat: 4, magic: 0, gold: 0, potions: 0 },
				chests: [[["gold", 2]]],
			}),
		].map((one) => [one.id, one]),
	),
};

export function player(more: Partial<SeenPlayer> = {}): SeenPlayer {
	return {
		seat: 0,
		gold: 3,
		potions: 5,
		combat: 3,
		magic: 1,
		glory: 15,
		majorities: 0,
		story: [{ tile: "H1", x: 0, y: 0, opened: [false, false] }],
		taken: "",
		slot: 0,
		quests_held: 0,
		at_end: 0,
		due: [],
		...more,
	};
}

export function view(more: Partial<View> = {}): View {
	return {
		seat: 0,
		round: 6,
		experienced: false,
		start: 1,
		display: [1, 2, 3, 4, 5, 6].map((slot) => ({
			slot,
			tile: slot % 2 ? "E2-01" : "",
			wilderness: slot > 3,
		})),
		decks: [0, 5, 15],
		discard: ["E1-17"],
		unseen: 2,
		players: [player(), player({ seat: 1, gold: 5, potions: 5, combat: 0, magic: 0 })],
		asked: [[0, "PlaceTile"]],
		picked: null,
		quests: [],
		returned: null,
		layable: Array(6).fill("lay"),
		outcome: null,
		...more,
	};
}

export const line = (key: string, targets: string[] = [], number = 1): LogLine => ({
	number,
	words: key,
	clause: "TOG-REW-02",
	key,
	targets,
	private: false,
});
