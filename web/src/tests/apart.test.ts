import { describe, expect, it } from "vitest";
import { apart } from "../replay/apart";

/** The distances between neighbours, from top to bottom. */
const gaps = (at: number[]) => {
	const sorted = at.toSorted((a, b) => a - b);
	return sorted.slice(1).map((one, index) => one - (sorted[index] ?? 0));
};

describe("labels at the ends of lines", () => {
	it("stay where they are if they lie apart", () => {
		expect(apart([10, 40, 25], 12, 6, 50)).toEqual([10, 40, 25]);
	});

	it("are moved apart in their order, also at the lower edge", () => {
		const placed = apart([49, 48, 50], 12, 6, 50);
		expect(placed).toEqual([38, 26, 50]);
	});

	it("share the room evenly where it is scarce", () => {
		const placed = apart([50, 50, 50, 50, 50], 12, 6, 50);
		expect(gaps(placed).every((gap) => gap === 11)).toBe(true);
		expect(Math.min(...placed)).toBe(6);
		expect(Math.max(...placed)).toBe(50);
	});

	it("of one line or none have nothing to be moved from", () => {
		expect(apart([30], 12, 6, 50)).toEqual([30]);
		expect(apart([], 12, 6, 50)).toEqual([]);
	});
});
