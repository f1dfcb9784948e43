import { describe, expect, it } from "vitest";
import "./page";
import type { Zone } from "../boards/board";
import { forkSeats } from "../replay/forking";
import { rays } from "../table/scan";

describe("scan keys", () => {
	const item = (words: string) => ({ words, target: `tile:${words}` });
	const zones: Zone[] = [
		{ title: "list", items: [item("Z")] },
		{
			title: "story",
			items: [],
			grid: [
				[null, item("A"), null],
				[item("B"), item("hero"), null],
				[null, null, null],
				[null, item("C"), null],
			],
		},
	];

	it("X finds the first thing in each of the four directions", () => {
		const found = rays(zones, "tile:hero").map(({ ray, item: one, far }) => [ray, one?.words, far]);
		expect(found).toEqual([
			["up", "A", 1],
			["right", undefined, 0],
			["down", "C", 2],
			["left", "B", 1],
		]);
	});

	it("says nothing outside of a grid", () => {
		expect(rays(zones, "tile:Z")).toEqual([]);
	});
});

describe("playing on", () => {
	it("seats whom one chose", () => {
		expect(forkSeats(["adept", "me", "device"], "Ana", (n) => `Guest ${n}`)).toEqual([
			{ who: "bot", level: "adept" },
			{ who: "me", name: "Ana" },
			{ who: "device", name: "Guest 3" },
		]);
	});
});
