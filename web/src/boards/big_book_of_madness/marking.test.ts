import { expect, it } from "vitest";
import { cardMark, markable, worths } from "./marking";
import type { View } from "./types";

const view = {
	players: [
		{ hand: ["W1", "W1", "M"], support: ["F2"], spells: [{ spell: "growth" }] },
		{ hand: ["A3"], support: [], spells: [] },
	],
	curses: [{ slot: "3l", curse: "C7" }],
} as unknown as View;

it("marks my cards one by one, my spells and the curses, nobody else's cards", () => {
	expect(markable(view, 0)).toEqual([
		"card:W1@hand0#0",
		"card:W1@hand0#1",
		"card:M@hand0#0",
		"card:F2@support0#0",
		"spell:growth@0",
		"curse:3l C7",
	]);
});

it("sums the marked cards by element; Madness, spells and curses have no worth", () => {
	const marked = [...markable(view, 0), cardMark("W2", "support", 0, 0)];
	expect(worths(marked)).toEqual([
		{ letter: "W", worth: 4 },
		{ letter: "F", worth: 2 },
	]);
	expect(worths(["card:M@hand0#0", "curse:3l C7"])).toEqual([]);
});
