import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
	type Account,
	account,
	type Fault,
	legal,
	places,
	read,
	type Square,
	settled,
	type Token,
	touchesEdge,
	turnings,
	written,
} from "./fitting";

interface Case {
	card: string[];
	tokens: Token[];
	taken: Square[];
	text: string;
	written: string | null;
	fault: Fault | null;
	account: Account | null;
	places: number[];
}

const FILE = new URL("../../../../tests/games/amulet/fitting_cases.json", import.meta.url);
const CASES: Case[] = JSON.parse(readFileSync(FILE, "utf-8"));

describe("laying tokens as the server has it", () => {
	it("has cases of every kind", () => {
		const clauses = new Set(CASES.map(({ fault }) => fault?.clause));
		for (const number of [2, 3, 4, 5, 6, 7]) expect(clauses).toContain(`AMU-PLC-0${number}`);
		expect(CASES.filter(({ written }) => written === null).length).toBeGreaterThan(5);
		expect(CASES.filter(({ account }) => account?.beaten).length).toBeGreaterThan(50);
	});

	it.each(CASES.map((one, number) => [number, one] as const))("case %i", (_, one) => {
		const card = { rows: one.card };
		const laid = read(one.text, one.tokens);
		expect(laid && written(laid)).toEqual(one.written);
		expect(one.tokens.map((token) => places(card, token, one.taken).length)).toEqual(one.places);
		if (!laid) return;
		expect(legal(card, laid, one.taken)).toEqual(one.fault);
		if (one.account) expect(account(card, laid, one.taken)).toEqual(one.account);
	});
});

const plain = (shape: string[], mirrored = false): Token => ({
	id: "T",
	shape,
	kind: "weapon",
	symbol: "",
	mirrored,
});

describe("a token", () => {
	it("turns clockwise, and is mirrored only if it may be", () => {
		expect(turnings(plain(["##", "##"]))).toHaveLength(1);
		expect(turnings(plain(["##.", ".##"]))).toHaveLength(2);
		expect(turnings(plain(["##.", ".##"], true))).toHaveLength(4);
		expect(turnings(plain(["H##", "#.."]))[1]?.shape).toEqual(["#H", ".#", ".#"]);
	});

	it("that looks the same turned has one name", () => {
		const token = plain(["##", "##"]);
		const turned = settled({ token, column: 2, row: 3, turn: 3, mirrored: false });
		expect(turned && written([turned])).toBe("T@2,3r0");
		expect(settled({ token, column: 20, row: 3, turn: 0, mirrored: false })).toBeNull();
	});

	it("touches the edge from inside and from outside, never by a corner", () => {
		expect(touchesEdge([1, 3])).toBe(true);
		expect(touchesEdge([0, 3])).toBe(true);
		expect(touchesEdge([3, 3])).toBe(false);
		expect(touchesEdge([-1, 3])).toBe(false);
		expect(touchesEdge([0, 0])).toBe(false);
	});
});
