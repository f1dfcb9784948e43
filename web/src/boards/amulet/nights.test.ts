import { expect, test } from "vitest";
import { shifts } from "./nights";

test("an ability that strikes nobody after another is told, seat by seat", () => {
	const first = [{ seat: 0, health: [6, 5] as [number, number] }, { seat: 1 }];
	const after = [{ seat: 0 }, { seat: 1 }];
	expect(shifts(first, after)).toEqual([{ seat: 0, figure: "health", first: -1, after: 0 }]);
});

test("the same loss from another figure is no change", () => {
	const first = [{ seat: 0, coins: [4, 3] as [number, number] }];
	const after = [{ seat: 0, coins: [3, 2] as [number, number] }];
	expect(shifts(first, after)).toEqual([]);
});
