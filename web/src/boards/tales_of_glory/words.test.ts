import { expect, it, vi } from "vitest";
import { both } from "./words";

vi.mock("../../lib/settings.svelte", () => ({ settings: { lang: "en" } }));

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
