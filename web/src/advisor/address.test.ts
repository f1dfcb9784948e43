import { describe, expect, it } from "vitest";
import { edgeKey } from "../boards/shared/hexes";
import { BadAddress, decode, encode, LONGEST } from "./address";
import {
	type Board,
	boardOf,
	CARD,
	changeCard,
	DOOR,
	EMPTY,
	FLOOR,
	lay,
	place,
	TRAP,
	toggleThin,
	WALL,
	written,
} from "./board";

function sample(): Board {
	let board = EMPTY;
	for (const at of ["0,0", "1,0", "2,0", "-3,4", "5,-2"]) board = lay(board, "floor", at);
	board = lay(lay(board, "trap", "1,0"), "wall", "2,-1");
	board = toggleThin(toggleThin(board, edgeKey([0, 0], 0)), edgeKey([-3, 4], 4));
	board = place(place(place(board, "monster", "0,0"), "ally", "-3,4"), "enemy", "5,-2");
	return changeCard(
		{ ...board, name: "Můj plán & (1)" },
		{
			move: 3,
			range: 4,
			targets: 2,
			area: {
				melee: false,
				hexes: [
					[0, 0],
					[1, -1],
				],
			},
			states: ["jump", "stunned"],
		},
	);
}

const same = (board: Board) => ({
	...board,
	ground: new Map([...board.ground].sort()),
	thin: [...board.thin].sort(),
});

describe("a board in an address", () => {
	it("comes back as it was", () => {
		expect(same(decode(encode(sample())))).toEqual(same(sample()));
	});

	it("comes back with every mixture on one hex, and with doors", () => {
		const ground = new Map(
			Array.from({ length: 32 }, (_, n) => [`${n},-7` as string, FLOOR | (n << 2)] as const),
		);
		ground.set("3,3", WALL);
		const board = { ...EMPTY, ground };
		expect(same(decode(encode(board)))).toEqual(same(board));
		expect(decode(encode(board)).ground.get("16,-7")).toBe(FLOOR | DOOR);
		expect(decode(encode(board)).ground.get("2,-7")).toBe(FLOOR | TRAP);
	});

	it("keeps what enemies and standees have", () => {
		const board: Board = {
			...sample(),
			monster: { at: "0,0", code: "BG", elite: true },
			enemies: [{ at: "5,-2", initiative: 99, order: -2, invisible: true }],
		};
		expect(decode(encode(board)).monster).toEqual(board.monster);
		expect(decode(encode(board)).enemies).toEqual(board.enemies);
	});

	it("is short: a room of a hundred hexes takes less than eighty signs", () => {
		let board = EMPTY;
		for (let q = 0; q < 10; q++)
			for (let r = 0; r < 10; r++) board = lay(board, "floor", `${q},${r}`);
		expect(encode(board).length).toBeLessThan(80);
	});

	it.each([
		"",
		"nonsense",
		"x=1",
		"g=0,0,2,ff&zz=1",
		"g=0,0,0,f",
		"g=0,0,2,q9",
		"g=0,0,2,x03",
		"g=0,0,2,x06",
		"g=0,0,2,f99999",
		"g=0,0,2,f&m=9,9",
		"g=0,0,2,f2&m=0,0&e=0,0,20",
		"g=0,0,2,f2&e=0,0",
		"g=0,0,2,f2&e=0,0,1e3",
		"g=0,0,2,f2&t=0,0,7",
		"g=0,0,2,f2&c=1,2",
		"g=0,0,2,f2&c=1,2,3,99",
		"g=0,0,2,f2&a=x1,0",
		"g=0,0,2,f2&a=m",
		"g=999999,0,2,f2",
		"%",
	])("that is broken is said so: %s", (text) => {
		expect(() => decode(text)).toThrow(BadAddress);
	});

	it("that is too long is said so", () => {
		const fault = (() => {
			try {
				decode(`g=${"f".repeat(LONGEST)}`);
			} catch (error) {
				return error;
			}
		})();
		expect(fault).toBeInstanceOf(BadAddress);
		expect((fault as BadAddress).why).toBe("long");
	});
});

describe("the file's format", () => {
	it("is what the command reads, and comes back", () => {
		const out = written(sample());
		expect(out).toMatchObject({
			name: "Můj plán & (1)",
			wall_hexes: [[2, -1]],
			terrain: { trap: [[1, 0]] },
			monster: { at: [0, 0], move: 3, range: 4, targets: 2, jump: true, stunned: true },
			allies: [[-3, 4]],
			enemies: [{ at: [5, -2], initiative: 10 }],
		});
		const plain = { flying: false, muddled: false, strengthened: false, immobilized: false };
		const card = {
			...(out as object),
			monster: { ...(out?.monster as object), ...plain, disarmed: false },
			enemies: [{ at: [5, -2], initiative: 10, order: 0, invisible: false }],
			id: "",
			comment: "",
		};
		expect(same(boardOf(card as never))).toEqual(same(sample()));
	});

	it("is nothing without a monster", () => {
		expect(written({ ...sample(), monster: null })).toBeNull();
		expect(CARD.targets).toBe(1);
	});
});
