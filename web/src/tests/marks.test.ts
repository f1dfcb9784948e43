import { beforeEach, describe, expect, it } from "vitest";
import { Marks, pinWords, plans, settable } from "../boards/shared/marks.svelte";
import type { Asked, Outcome } from "../net/protocol";
import { en } from "../ui/words/en";

const waiting = { asked: null, eyes: 0, outcome: null, still: false };
const asked = (number: number) => ({ ...waiting, asked: { number } as Asked });

describe("a plan", () => {
	let marks: Marks;
	beforeEach(() => {
		marks = new Marks();
		marks.follow(waiting, []);
		marks.toggle("a");
		marks.toggle("b");
	});

	it("is made while somebody else is asked, by who sits there, in a game that goes on", () => {
		expect(plans(waiting)).toBe(true);
		expect(plans(asked(1))).toBe(false);
		expect(plans({ ...waiting, eyes: null })).toBe(false);
		expect(plans({ ...waiting, still: true })).toBe(false);
		expect(plans({ ...waiting, outcome: {} as Outcome })).toBe(false);
	});

	it("is marked and unmarked", () => {
		marks.toggle("a");
		expect(marks.things).toEqual(["b"]);
		expect(marks.pinOf(waiting, "a")).toBe("free");
		expect(marks.pinOf(waiting, "b")).toBe("marked");
	});

	it("loses what is gone", () => {
		marks.follow(waiting, ["b", "c"]);
		expect(marks.things).toEqual(["b"]);
	});

	it("only shows while I am asked, and ends with my answer", () => {
		marks.follow(asked(7), ["a", "b"]);
		expect(marks.pinOf(asked(7), "a")).toBe("kept");
		expect(marks.pinOf(asked(7), "c")).toBe("");
		expect(settable("kept")).toBe(false);
		marks.follow(asked(7), ["a", "b"]);
		expect(marks.things).toEqual(["a", "b"]);
		marks.follow(waiting, ["a", "b"]);
		expect(marks.things).toEqual([]);
	});

	it("ends with another question of mine and with the game", () => {
		marks.follow(asked(7), ["a", "b"]);
		marks.follow(asked(8), ["a", "b"]);
		expect(marks.things).toEqual([]);
		marks.toggle("a");
		marks.follow({ ...waiting, outcome: {} as Outcome }, ["a"]);
		expect(marks.things).toEqual([]);
	});

	it("says that it is not sent", () => {
		expect(pinWords("marked", en)).toContain("plan, not sent");
		expect(pinWords("free", en)).toContain("can be marked");
		expect(pinWords("", en)).toBe("");
	});
});
