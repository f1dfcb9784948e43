import { describe, expect, it } from "vitest";
import { around, bringIn, centred, fitted, focused, limitsOf, pointAt, zoomed } from "./camera";
import { ZOOM } from "./zooming";

const room = { width: 800, height: 400, right: 100 };
const box = { left: -100, top: -50, width: 400, height: 200 };

describe("the camera", () => {
	it("shows the whole box in the free room", () => {
		const camera = fitted(box, room, 5, 10);
		expect(camera.scale).toBeCloseTo(1.7);
		expect(camera.x + (box.left + box.width / 2) * camera.scale).toBeCloseTo(350);
		expect(camera.y + (box.top + box.height / 2) * camera.scale).toBeCloseTo(200);
		expect(fitted(box, room, 1.2).scale).toBe(1.2);
	});

	it("zooms about a point, between half and three times", () => {
		const whole = fitted(box, room, 5);
		const at = { x: 300, y: 200 };
		const near = zoomed(whole, 1.25, at, limitsOf(whole));
		expect(pointAt(near, at).x).toBeCloseTo(pointAt(whole, at).x);
		expect(pointAt(near, at).y).toBeCloseTo(pointAt(whole, at).y);
		expect(zoomed(whole, 100, at, limitsOf(whole)).scale).toBeCloseTo(whole.scale * ZOOM.most);
		expect(zoomed(whole, 0.01, at, limitsOf(whole)).scale).toBeCloseTo(whole.scale * ZOOM.least);
	});

	it("brings a box in, and moves nothing that is in view", () => {
		const camera = { scale: 1, x: 100, y: 100 };
		expect(bringIn({ left: 50, top: 0, width: 100, height: 100 }, camera, room)).toEqual(camera);
		const far = { left: 850, top: 0, width: 100, height: 100 };
		const moved = bringIn(far, camera, room);
		expect(moved.x + far.left + far.width).toBeLessThanOrEqual(700);
	});

	it("is large enough for a finger, with what is asked in the middle", () => {
		const small = { scale: 0.3, x: 0, y: 0 };
		const asked = { left: 150, top: -250, width: 100, height: 100 };
		expect(focused(asked, small, room, 0.5)).toEqual(centred({ x: 200, y: -200 }, 0.5, room));
		expect(focused(null, small, room, 0.5)).toBe(small);
		expect(focused(asked, { ...small, scale: 1 }, room, 0.5).scale).toBe(1);
	});

	it("puts a box around boxes", () => {
		expect(around([])).toBeNull();
		expect(around([box, { left: 500, top: 0, width: 10, height: 500 }])).toEqual({
			left: -100,
			top: -50,
			width: 610,
			height: 550,
		});
	});
});
