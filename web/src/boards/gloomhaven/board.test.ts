import { describe, expect, it } from "vitest";
import type { Option } from "../../net/protocol";
import { covering, meant, metBy, mirrorOf, type Pattern } from "./areas";
import { pickedOf, swapped, tapped, ticked, tickedOf } from "./choosing";
import { faceWords, left, standard } from "./deck";
import { way } from "./places";
import { gains, goalEnd } from "./reckoning";
import { rowsOf } from "./tokens";
import type { AnyLine, SeenFigure, SeenHero, View } from "./types";
import { both } from "./words";

const option = (choice: string): Option => ({
	choice,
	label: "",
	targets: [],
	clause: "",
	warning: "",
});
const figure = (id: number, side: number, at: [number, number]) => ({ id, side, at }) as SeenFigure;
const view = {
	figures: [
		figure(1, 0, [0, 0]),
		figure(2, 1, [1, 0]),
		figure(3, 1, [0, 1]),
		figure(4, 0, [1, -1]),
	],
	asked: {
		figure: 1,
		seen: [
			[1, 0],
			[0, 1],
			[1, -1],
		],
		unseen: [],
		areas: [
			[
				[1, -1],
				[1, 0],
			],
			[
				[1, 0],
				[0, 1],
			],
		],
	},
} as unknown as View;

describe("two cards", () => {
	it("the first leads, a third takes the place of the second, a tap lays it back", () => {
		const one = tapped(pickedOf([]), "a");
		const two = tapped(pickedOf(one), "b");
		expect(two).toEqual(["lead a", "second b"]);
		expect(tapped(pickedOf(two), "c")).toEqual(["lead a", "second c"]);
		expect(tapped(pickedOf(two), "a")).toEqual(["lead b"]);
		expect(swapped(pickedOf(two))).toEqual(["lead b", "second a"]);
	});

	it("of discards two are ticked at most", () => {
		const all = ["a", "b", "c"].reduce(ticked, [] as string[]);
		expect(tickedOf(all)).toEqual(["b", "c"]);
		expect(tickedOf(ticked(all, "b"))).toEqual(["c"]);
	});
});

describe("an area", () => {
	it("meets enemies alone, and lies first where it meets most", () => {
		expect(
			metBy(view, [
				[1, -1],
				[1, 0],
			]),
		).toBe("2");
		expect(covering(view, "1,0")[0]).toEqual([
			[1, 0],
			[0, 1],
		]);
	});

	it("means the answer that meets the same", () => {
		const options = [option("area 1,-1;1,0"), option("area 0,1;1,0")];
		expect(
			meant(view, options, [
				[1, 0],
				[0, 1],
			])?.choice,
		).toBe("area 0,1;1,0");
		expect(meant(view, options, [[1, -1]])).toBeNull();
	});
});

describe("a modifier deck", () => {
	const faces = { 0: "+0", 1: "+1", 2: "x0" };
	it("is counted from what is left, or from what was discarded", () => {
		expect(left({ left: 3, discarded: [], cards: [1, 0, 1] }, faces)).toEqual([
			{ face: "+0", n: 1 },
			{ face: "+1", n: 2 },
		]);
		const theirs = standard({ left: 18, discarded: [1, 2], cards: null }, faces);
		expect(theirs.find((one) => one.face === "+1")?.n).toBe(4);
		expect(theirs.some((one) => one.face === "x0")).toBe(false);
		expect(faceWords("-1")).toBe("−1");
	});
});

describe("words and glyphs", () => {
	it("a place is told by steps, never by its figures on the map", () => {
		expect(way([2, 0], both.en)).toBe("2 east");
		expect(way([1, 1], both.cs)).toBe("1 na východ a 1 na jihovýchod");
	});

	it("a monster's line has its own figures added", () => {
		const line = { do: "attack", n: 1, relative: true } as AnyLine;
		const [row] = rowsOf([line], both.en, { health: 5, attack: 3, range: 2 });
		expect(row?.map((one) => one.text)).toEqual(["4", "2"]);
	});
});

describe("the mirror image of an area", () => {
	const hook: Pattern = [
		[0, 0],
		[1, 0],
		[2, 0],
		[2, -1],
	];
	const other: Pattern = [
		[0, 0],
		[1, 0],
		[2, 0],
		[1, 1],
	];

	it("is found however it is turned, and a pattern that is its own image has none", () => {
		const row: Pattern = hook.slice(0, 3);
		expect(mirrorOf([hook, other], hook)).toBe(1);
		expect(mirrorOf([hook, other], other)).toBe(0);
		expect(mirrorOf([hook, hook], hook)).toBe(-1);
		expect(mirrorOf([row, hook], row)).toBe(-1);
	});
});

describe("the end", () => {
	const reckoning = {
		earned: 5,
		bonus: 8,
		coins: 3,
		rate: 2,
		treasure_gold: 10,
		goal: "hunter",
		met: true,
		goal_checks: 1,
		checks: 1,
		kills: 4,
		elites: 1,
	};
	const hero = { seat: 0, reckoning } as unknown as SeenHero;

	it("tells experience and gold apart by where they came from", () => {
		expect(gains(hero, 2, both.en).map((one) => `${one.words} ${one.figure}`)).toEqual([
			"gained in play +5",
			"for the victory, scenario level 2 +8",
			"3 money tokens, 2 gold each +6",
			"gold from treasures +10",
			"killed, 1 elite among them 4",
		]);
		expect(gains(hero, 2, both.cs)[2]?.words).toBe("3 žetony mincí po 2 zlaťácích");
		expect(gains({ ...hero, reckoning: null }, 2, both.en)).toEqual([]);
	});

	it("a goal kept in a lost scenario brings nothing", () => {
		expect(goalEnd(hero, both.en)).toBe("Kept: 1 checkmark");
		const vain = { ...hero, reckoning: { ...reckoning, goal_checks: 0, checks: 0 } };
		expect(goalEnd(vain, both.cs)).toContain("prohrán");
		expect(goalEnd({ ...vain, reckoning: { ...vain.reckoning, met: false } }, both.en)).toBe(
			"Missed",
		);
	});
});
