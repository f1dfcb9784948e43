import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Hex, keyOf } from "../shared/hexes";
import { Sight } from "./sight";

interface Case {
	hexes: Hex[];
	walls: [number, number, number][];
	eye: Hex;
	ranges: [number, number, number | null][];
	seen: Hex[];
}

const FILE = new URL("../../../../tests/games/gloomhaven/sight_cases.json", import.meta.url);
const CASES: Case[] = JSON.parse(readFileSync(FILE, "utf-8"));

describe("sight and range as the server has them", () => {
	it("has hexes that are seen and hexes that are not", () => {
		expect(CASES.length).toBeGreaterThan(50);
		expect(CASES.filter((one) => one.seen.length < one.hexes.length).length).toBeGreaterThan(30);
	});

	it.each(CASES.map((one, number) => [number, one] as const))("case %i", (_, one) => {
		const sight = new Sight(one.hexes, one.walls);
		expect(one.hexes.filter((hex) => sight.sees(one.eye, hex)).map(keyOf)).toEqual(
			one.seen.map(keyOf),
		);
		const ranges = sight.ranges(one.eye);
		expect(one.hexes.map((hex) => [...hex, ranges.get(keyOf(hex)) ?? null])).toEqual(one.ranges);
	});
});

describe("a line that is stopped", () => {
	const hexes: Hex[] = [
		[0, 0],
		[1, 0],
		[0, 1],
		[-1, 2],
		[0, 2],
	];

	it("ends at the wall, between both hexes", () => {
		const sight = new Sight(hexes, [[0, 1, 2]]);
		const line = sight.line([0, 0], [-1, 2]);
		expect(line?.clear).toBe(false);
		expect(line?.to).not.toEqual(line?.from);
	});
});
