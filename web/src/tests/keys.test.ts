import { describe, expect, it } from "vitest";
import { nearest } from "../boards/shared/compass";
import { meaning } from "../ui/keys";

const key = (name: string, more: Partial<KeyboardEvent> = {}) =>
	({
		key: name,
		ctrlKey: false,
		metaKey: false,
		altKey: false,
		shiftKey: false,
		...more,
	}) as KeyboardEvent;

describe("keys", () => {
	it("mean what the map says", () => {
		expect(meaning(key("n"), {}, true)).toEqual({ action: "nextTarget" });
		expect(meaning(key("N", { shiftKey: true }), {}, true)).toEqual({ action: "previousTarget" });
		expect(meaning(key("?", { shiftKey: true }), {}, true)).toEqual({ action: "why" });
		expect(meaning(key("4"), {}, true)).toEqual({ action: "option", number: 4 });
	});

	it("can be moved", () => {
		expect(meaning(key("x"), { confirm: "x" }, true)).toEqual({ action: "confirm" });
		expect(meaning(key("c"), { confirm: "x" }, true)).toBeNull();
	});

	it("do nothing while letters are off, but for what is no letter", () => {
		expect(meaning(key("c"), {}, false)).toBeNull();
		expect(meaning(key("4"), {}, false)).toBeNull();
		expect(meaning(key("Escape"), {}, false)).toEqual({ action: "escape" });
		expect(meaning(key("Enter", { ctrlKey: true }), {}, false)).toEqual({
			action: "confirmAlways",
		});
	});

	it("leave the browser's own shortcuts alone", () => {
		expect(meaning(key("c", { ctrlKey: true }), {}, true)).toBeNull();
	});
});

describe("arrows", () => {
	const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

	it("find the nearest target that way, straight before aslant", () => {
		const others = [box(20, 0), box(50, 0), box(22, 30), box(-20, 0)];
		expect(nearest(box(0, 0), others, "ArrowRight")).toBe(0);
		expect(nearest(box(0, 0), others, "ArrowLeft")).toBe(3);
		expect(nearest(box(20, 0), others.slice(1), "ArrowDown")).toBe(1);
		expect(nearest(box(0, 0), others, "ArrowUp")).toBe(-1);
	});
});
