import { expect, it, vi } from "vitest";
import { both } from "./words";

vi.mock("../../ui/settings.svelte", () => ({ settings: { lang: "en" } }));

function keys(value: object, path = ""): string[] {
	return Object.entries(value).flatMap(([key, one]) =>
		typeof one === "object" ? keys(one, `${path}${key}.`) : [`${path}${key}`],
	);
}

it("says everything in both languages", () => {
	expect(keys(both.cs)).toEqual(keys(both.en));
});

it("says nothing in English to Czech readers", () => {
	const same = keys(both.cs).filter((key) => {
		const find = (from: object) =>
			key.split(".").reduce<unknown>((one, part) => (one as Record<string, unknown>)[part], from);
		const [cs, en] = [find(both.cs), find(both.en)];
		return typeof cs === "string" && cs === en;
	});
	expect(same).toEqual([]);
});

it("calls a slot by another word than a place", () => {
	for (const { slot, emptySlot, fromSlot, types } of [both.cs, both.en])
		for (const words of [slot(3), emptySlot(3), fromSlot(3)])
			expect(words).not.toContain(String(types.place).slice(0, 4));
});

it("counts no round before the first", () => {
	expect(both.cs.stands(0, 10, "příprava")).toBe("Před 1. kolem · příprava");
	expect(both.en.stands(0, 10, "setting up")).toBe("Before round 1 · setting up");
	expect(both.en.stands(3, 10, "laying")).toBe("Round 3 of 10 · laying");
});
