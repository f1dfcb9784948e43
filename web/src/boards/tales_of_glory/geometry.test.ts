import { describe, expect, it } from "vitest";
import { ZOOM } from "../shared/zooming";
import {
	boundsOf,
	bringIn,
	corner,
	detailAt,
	focused,
	kept,
	middleOf,
	type Room,
	readCell,
	wholeOf,
	zoomed,
} from "./geometry";

const room: Room = { width: 800, height: 400, right: 100, top: 0 };

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

describe("the window", () => {
	it.each([[{ x: 0, y: 3 }], [{ x: 4, y: 0 }], [{ x: 0, y: -3 }], [{ x: -4, y: 0 }]])(
		"shows the whole story after a tile at %o",
		(far) => {
			const cells = [{ x: 0, y: 0 }, far];
			const bounds = boundsOf(cells);
			const window = wholeOf(bounds, room);
			const edges = [
				{ x: bounds.left, y: bounds.top },
				{ x: bounds.right, y: bounds.bottom },
			];
			for (const cell of edges) {
				const at = middleOf(cell, window);
				const half = 50 * window.scale;
				expect(at.x - half).toBeGreaterThanOrEqual(0);
				expect(at.x + half).toBeLessThanOrEqual(room.width - room.right);
				expect(at.y - half).toBeGreaterThanOrEqual(0);
				expect(at.y + half).toBeLessThanOrEqual(room.height);
			}
		},
	);

	it("does not blow up a lone hero", () => {
		expect(wholeOf(boundsOf([]), { ...room, width: 4000, height: 4000 }).scale).toBe(1.25);
	});

	it("zooms about a point, between half and three times", () => {
		const fitted = wholeOf(boundsOf([{ x: 2, y: 0 }]), room);
		const at = { x: 300, y: 200 };
		const near = zoomed(fitted, fitted, 1.25, at);
		const same = (at.x - near.x) / near.scale;
		expect(same).toBeCloseTo((at.x - fitted.x) / fitted.scale);
		expect(zoomed(fitted, fitted, 100, at).scale).toBeCloseTo(fitted.scale * ZOOM.most);
		expect(zoomed(fitted, fitted, 0.001, at).scale).toBeCloseTo(fitted.scale * ZOOM.least);
	});

	it("brings a cell in, and moves nothing that is in view", () => {
		const window = { scale: 1, x: 100, y: 100 };
		expect(bringIn({ x: 1, y: 0 }, window, room)).toEqual(window);
		const moved = bringIn({ x: 9, y: 0 }, window, room);
		expect(middleOf({ x: 9, y: 0 }, moved).x + 50).toBeLessThanOrEqual(room.width - room.right);
	});

	it("is large enough for a finger", () => {
		const fitted = { scale: 0.3, x: 0, y: 0 };
		const window = focused([{ x: 2, y: 2 }], fitted, room, 0.5);
		expect(window.scale).toBe(0.5);
		expect(middleOf({ x: 2, y: 2 }, window)).toEqual({ x: 350, y: 200 });
		expect(focused([], fitted, room, 0.5)).toBe(fitted);
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
