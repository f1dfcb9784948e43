import { describe, expect, it } from "vitest";
import {
	arrow,
	beside,
	boxOf,
	centre,
	disc,
	distance,
	edgeKey,
	type Hex,
	hexAt,
	keyOf,
	STEPS,
	sideAt,
} from "../boards/shared/hexes";
import {
	codeOf,
	EMPTY,
	erase,
	FLOOR,
	lay,
	letterOf,
	lies,
	move,
	place,
	standing,
	toggleThin,
	WALL,
	walledIn,
} from "./board";

describe("hexes", () => {
	it("are found again from their middle and from near it", () => {
		for (const hex of disc(4)) {
			const { x, y } = centre(hex);
			expect(hexAt(x, y)).toEqual([hex[0] + 0, hex[1] + 0]);
			expect(hexAt(x + 20, y - 12)).toEqual([hex[0] + 0, hex[1] + 0]);
		}
	});

	it("share an edge with its neighbour under one name", () => {
		for (let side = 0; side < 6; side++) {
			const next = STEPS[side] as Hex;
			expect(edgeKey([0, 0], side)).toBe(edgeKey(next, (side + 3) % 6));
		}
	});

	it("have the side that points to the neighbour", () => {
		for (let side = 0; side < 6; side++) {
			const { x, y } = centre(STEPS[side] as Hex);
			expect(sideAt(x, y)).toBe(side);
		}
	});

	it("are walked with arrows: there and back, and straight up", () => {
		for (const hex of disc(3)) {
			for (const [to, back] of [
				["ArrowUp", "ArrowDown"],
				["ArrowLeft", "ArrowRight"],
			] as const) {
				const there = arrow(hex, to) as Hex;
				expect(distance(hex, there)).toBe(1);
				expect(arrow(there, back)).toEqual(hex);
			}
			const twice = arrow(arrow(hex, "ArrowUp") as Hex, "ArrowUp") as Hex;
			expect(centre(twice).x).toBeCloseTo(centre(hex).x);
		}
		expect(arrow([0, 0], "Enter")).toBeNull();
	});

	it("fit into their box", () => {
		const box = boxOf(disc(1).map(keyOf), 0);
		expect(box.width).toBeCloseTo(3 * 62.354);
		expect(box.height).toBeCloseTo(2 * 54 + 72);
	});
});

describe("drawing", () => {
	it("lays, replaces and takes away terrain", () => {
		const trap = lay(EMPTY, "trap", "0,0");
		expect(lies(trap, "trap", "0,0")).toBe(true);
		const rough = lay(trap, "difficult", "0,0");
		expect(lies(rough, "trap", "0,0")).toBe(false);
		expect(lay(rough, "difficult", "0,0", false).ground.get("0,0")).toBe(FLOOR);
	});

	it("drives a figure away with a wall, and puts floor under one", () => {
		const board = place(EMPTY, "enemy", "2,2");
		expect(board.ground.get("2,2")).toBe(FLOOR);
		expect(standing(lay(board, "wall", "2,2"), "2,2")).toBeNull();
	});

	it("erases one thing at a time", () => {
		let board = place(lay(EMPTY, "trap", "0,0"), "ally", "0,0");
		board = erase(board, "0,0");
		expect(standing(board, "0,0")).toBeNull();
		board = erase(board, "0,0");
		expect(board.ground.get("0,0")).toBe(FLOOR);
		expect(erase(board, "0,0").ground.size).toBe(0);
	});

	it("walls in what is floor", () => {
		const board = walledIn(lay(lay(EMPTY, "floor", "0,0"), "floor", "1,0"));
		expect([...board.ground.values()].filter((bits) => bits === WALL)).toHaveLength(8);
		expect(beside("0,0").every((at) => board.ground.has(at))).toBe(true);
	});

	it("toggles thin walls from either side", () => {
		const board = toggleThin(EMPTY, edgeKey([0, 0], 0));
		expect(toggleThin(board, edgeKey([1, 0], 3)).thin.size).toBe(0);
	});
});

describe("figures", () => {
	it("never share a hex, and move only to a free one", () => {
		const board = place(place(EMPTY, "monster", "0,0"), "enemy", "1,0");
		expect(move(board, "0,0", "1,0")).toBe(board);
		expect(move(board, "0,0", "2,0").monster?.at).toBe("2,0");
		expect(place(board, "ally", "1,0").enemies).toHaveLength(0);
	});

	it("pass the turn: the monster's tool on an ally", () => {
		const board = place(place(EMPTY, "monster", "0,0"), "ally", "1,0");
		const passed = place(board, "monster", "1,0");
		expect(passed.monster?.at).toBe("1,0");
		expect(passed.allies.map((one) => one.at)).toEqual(["0,0"]);
	});

	it("have the letters the server gives them", () => {
		expect([0, 11, 12, 13, 50].map(letterOf)).toEqual(["A", "L", "N", "O", "E50"]);
		expect([codeOf("bandit-guard"), codeOf("ooze"), codeOf("elite-dark-rider")]).toEqual([
			"BG",
			"OO",
			"ED",
		]);
	});
});
