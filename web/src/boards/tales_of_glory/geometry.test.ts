import { describe, expect, it } from "vitest";
import { fitted } from "../shared/camera";
import { boundsOf, boxOf, cellBox, corner, detailAt, kept, LARGEST, readCell } from "./geometry";

const room = { width: 800, height: 400, right: 100 };

describe("cells", () => {
	it("are read from targets and choices", () => {
		expect(readCell("cell:1,-2")).toEqual({ x: 1, y: -2 });
		expect(readCell("lay -3,0")).toEqual({ x: -3, y: 0 });
		expect(readCell("lay")).toBeNull();
		expect(readCell("option:discard")).toBeNull();
	});

	it("have north up", () => {
		expect(corner(0, 0)).toEqual({ x: -48, y: -48 });
		expect(corner(1, 2)).toEqual({ x: 52, y: -248 });
	});

	it("keep one empty cell around the story", () => {
		const bounds = boundsOf([
			{ x: 0, y: 0 },
			{ x: 2, y: -1 },
		]);
		expect(bounds).toEqual({ left: -1, right: 3, bottom: -2, top: 1 });
	});
});

describe("the map", () => {
	it.each([[{ x: 0, y: 3 }], [{ x: 4, y: 0 }], [{ x: 0, y: -3 }], [{ x: -4, y: 0 }]])(
		"shows the whole story after a tile at %o",
		(far) => {
			const camera = fitted(boxOf(boundsOf([{ x: 0, y: 0 }, far])), room, LARGEST, 16);
			for (const cell of [{ x: 0, y: 0 }, far]) {
				const { left, top, width, height } = cellBox(cell);
				expect(camera.x + left * camera.scale).toBeGreaterThanOrEqual(0);
				expect(camera.x + (left + width) * camera.scale).toBeLessThanOrEqual(700);
				expect(camera.y + top * camera.scale).toBeGreaterThanOrEqual(0);
				expect(camera.y + (top + height) * camera.scale).toBeLessThanOrEqual(400);
			}
		},
	);

	it("does not blow up a lone hero", () => {
		const wide = { width: 4000, height: 4000 };
		expect(fitted(boxOf(boundsOf([])), wide, LARGEST, 16).scale).toBe(1.25);
	});
});

describe("detail", () => {
	it("gives way instead of shrinking below 12 pixels", () => {
		expect(detailAt(1)).toBe("near");
		expect(detailAt(0.7)).toBe("middle");
		expect(detailAt(0.4)).toBe("far");
		for (const scale of [0.3, 0.5, 0.7, 0.9, 1, 2])
			expect(12 * kept(scale) * scale).toBeGreaterThanOrEqual(12 - 1e-9);
	});
});
