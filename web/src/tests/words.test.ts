import { describe, expect, it } from "vitest";
import { cs } from "../ui/words/cs";
import { en } from "../ui/words/en";
import { outOf, pad } from "../ui/words/plural";

type Tree = { [key: string]: unknown };

function leaves(tree: Tree, path = ""): Map<string, unknown> {
	const found = new Map<string, unknown>();
	for (const [key, value] of Object.entries(tree)) {
		if (value !== null && typeof value === "object") {
			for (const [inner, leaf] of leaves(value as Tree, `${path}${key}.`)) found.set(inner, leaf);
		} else found.set(path + key, value);
	}
	return found;
}

const czech = leaves(cs);
const english = leaves(en);

/** The same in both languages, and meant so. */
const ALIKE = new Set([
	"chat",
	"mannersChat",
	"keyNames.chat",
	"seatBot",
	"minutes",
	"thenStop",
	"forSeconds",
	"clockOf",
	"fields.x",
	"fields.y",
	"coming.amulet.title",
	"coming.gloomhaven.title",
]);

describe("the shell's words", () => {
	it("are the same keys in both languages", () => {
		expect([...czech.keys()].sort()).toEqual([...english.keys()].sort());
	});

	it("take the same arguments", () => {
		for (const [key, value] of english) {
			if (typeof value !== "function") continue;
			expect((czech.get(key) as () => string).length, key).toBe(value.length);
		}
	});

	it("are translated", () => {
		const same = [...english].filter(
			([key, value]) => value !== "" && czech.get(key) === value && !ALIKE.has(key),
		);
		expect(same.map(([key]) => key)).toEqual([]);
	});

	it("use each language's own quotes", () => {
		for (const [key, value] of czech) expect(String(value), key).not.toMatch(/“[^„]*”/);
	});
});

describe("Czech counts", () => {
	it.each([
		[1, "1 místo"],
		[2, "2 místa"],
		[4, "4 místa"],
		[5, "5 míst"],
		[0, "0 míst"],
	])("%i", (n, words) => {
		expect(pad(n, "místo", "místa", "míst")).toBe(words);
	});
});

describe("Czech parts of a number", () => {
	it("say the preposition as it is read", () => {
		const ze = [2, 3, 4, 6, 7, 12, 14, 17, 36, 48, 64, 100, 144];
		const z = [0, 1, 5, 8, 9, 10, 11, 15, 18, 19, 50, 58, 80, 90, 1000];
		expect(ze.map(outOf)).toEqual(ze.map((n) => `ze\u00a0${n}`));
		expect(z.map(outOf)).toEqual(z.map((n) => `z\u00a0${n}`));
	});

	it("are nowhere said without it", () => {
		for (const [key, value] of czech) expect(String(value), key).not.toMatch(/[`} ]ze? \$\{/);
	});
});
