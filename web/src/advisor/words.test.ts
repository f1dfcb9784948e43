import { describe, expect, it } from "vitest";
import { DEEDS } from "./keys";
import { both } from "./words";

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

const czech = leaves(both.cs);
const english = leaves(both.en);
/** The same in both languages, and meant so. */
const ALIKE = new Set(["exchange"]);

describe("the advisor's words", () => {
	it("are the same keys with the same arguments in both languages", () => {
		expect([...czech.keys()]).toEqual([...english.keys()]);
		for (const [key, value] of english)
			if (typeof value === "function")
				expect((czech.get(key) as () => string).length).toBe(value.length);
	});

	it("are translated", () => {
		const alike = [...english].filter(
			([key, value]) => czech.get(key) === value && !ALIKE.has(key),
		);
		expect(alike).toEqual([]);
	});

	it("name every key", () => {
		expect(Object.keys(both.en.keyNames).sort()).toEqual([...DEEDS].sort());
	});
});
