import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SECOND } from "../art/glyphs";
import { seatShape } from "../ui/seats";

const sprite = readFileSync(new URL("../art/glyphs.svg", import.meta.url), "utf8");
const symbols = new Map(
	[...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map((one) => [
		one[1],
		one[2],
	]),
);

const SETS = {
	elements: ["water", "earth", "fire", "air"],
	tiles: ["monster", "character", "place", "treasure", "hero"],
	goods: ["gold", "potion", "combat", "magic", "glory"],
};

it.each(Object.entries(SETS))("tells %s apart by a drawing of their own (ux 7)", (_, names) => {
	const drawn = names.map((name) => symbols.get(name));
	expect(drawn).not.toContain(undefined);
	expect(new Set(drawn).size).toBe(names.length);
});

it("tells seats apart by shape, in drawings and in words (ux 7)", () => {
	const shapes = [0, 1, 2, 3, 4].map(seatShape);
	expect(new Set(shapes.map((one) => one.path)).size).toBe(5);
	expect(new Set(shapes.map((one) => one.mark)).size).toBe(5);
});

it("draws every glyph differently (ux 7)", () => {
	const twins = [...symbols].filter(([name, drawn]) =>
		[...symbols].some(([other, same]) => other !== name && same === drawn),
	);
	expect(twins.map(([name]) => name)).toEqual([]);
});

it("knows which glyphs lie in the second sprite", () => {
	const second = readFileSync(new URL("../art/glyphs-b.svg", import.meta.url), "utf8");
	const names = [...second.matchAll(/<symbol id="([^"]+)"/g)].map((one) => one[1]);
	expect([...SECOND].sort()).toEqual(names.sort());
	expect(names.filter((name) => symbols.has(name))).toEqual([]);
});
