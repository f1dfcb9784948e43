import { describe, expect, it } from "vitest";
import { content } from "./fixtures";
import { against, connections, edge, looseEnds, missed, storyOf } from "./story";
import { type Tile, tileOf } from "./types";

const story = storyOf([
	{ tile: "H1", x: 0, y: 0, opened: [false, false] },
	{ tile: "E1-17", x: 1, y: 0, opened: [false] },
]);
const troll = tileOf(content, "E2-01") as Tile;
const tower = tileOf(content, "E2-13") as Tile;

describe("a story", () => {
	it("joins half keys to a key", () => {
		expect(connections(content, story)).toEqual([{ x: 0, y: 0, side: 1, key: true }]);
	});

	it("knows its loose ends", () => {
		const ends = looseEnds(content, story).map((one) => `${one.x},${one.y},${one.side}`);
		expect(ends).toEqual(["0,0,0", "0,0,2", "0,0,3", "1,0,0", "1,0,1"]);
	});

	it("has an edge, read from north to south", () => {
		expect(edge(story).map((one) => `${one.x},${one.y}`)).toEqual([
			"0,1",
			"1,1",
			"-1,0",
			"2,0",
			"0,-1",
			"1,-1",
		]);
	});
});

describe("what is printed against a cell (TOG-PLC-04, -05)", () => {
	it("is nothing where connector meets connector", () => {
		expect(against(content, story, troll, { x: 0, y: 1 })).toBeNull();
		expect(against(content, story, troll, { x: 2, y: 0 })).toBeNull();
	});

	it("is a connector that meets a bare side, from either tile", () => {
		expect(against(content, story, troll, { x: -1, y: 0 })).toBe("TOG-PLC-05");
		expect(against(content, story, troll, { x: 1, y: -1 })).toBe("TOG-PLC-05");
	});

	it("is the want of a connection", () => {
		expect(against(content, story, troll, { x: 5, y: 5 })).toBe("TOG-PLC-04");
		const shut = storyOf([{ tile: "E2-13", x: 0, y: 0, opened: [] }]);
		const bare = { ...tower, sides: [null, null, null, null] };
		expect(against(content, shut, bare, { x: 0, y: -1 })).toBe("TOG-PLC-04");
	});
});

describe("missed rewards (TOG-PLA-05)", () => {
	it("are those whose wanted type lies not beyond", () => {
		const with_ = (tile: string, opened: boolean[]) =>
			storyOf([
				{ tile: "E2-13", x: 0, y: 0, opened: [] },
				{ tile, x: 1, y: 0, opened },
			]);
		expect(missed(content, with_("E2-01", [false]), { x: 1, y: 0 })).toEqual([["glory", 3]]);
		expect(missed(content, with_("E1-17", [false]), { x: 1, y: 0 })).toEqual([]);
	});
});
