import { describe, expect, it } from "vitest";
import { fitted } from "../shared/camera";
import { boxOf, type Hex, keyOf } from "../shared/hexes";
import { beside } from "./fitting";

const hexes: Hex[] = [0, 1, 2].flatMap((r) => [0, 1, 2].map((q): Hex => [q, r]));
const box = boxOf(hexes.map(keyOf), 26);
const corner = { width: 220, height: 60 };
const placed = (width: number, height: number) => {
	const room = { width, height };
	return beside(fitted(box, room, 1), hexes, box, room, corner, 1);
};
/** Where the map begins, and where it ends. */
const edges = ({ scale, x, y }: { scale: number; x: number; y: number }) => ({
	left: (box.left + 26) * scale + x,
	right: (box.left + box.width) * scale + x,
	top: (box.top + 26) * scale + y,
});

describe("the map and the scenario's name", () => {
	it("stays in the middle where there is room", () => {
		expect(placed(1200, 600)).toEqual(fitted(box, { width: 1200, height: 600 }, 1));
	});

	it("moves aside where it would lie under the name, and no farther than the room", () => {
		const { left, right } = edges(placed(640, 300));
		expect(left).toBeGreaterThanOrEqual(corner.width);
		expect(right).toBeLessThanOrEqual(640);
	});

	it("lies below it where there is no room beside", () => {
		expect(edges(placed(300, 400)).top).toBeGreaterThanOrEqual(corner.height);
	});
});
