import { describe, expect, it } from "vitest";
import "./page";
import type { Asked, LogLine } from "../net/protocol";
import { Recap } from "../table/recap.svelte";

const line = (number: number, key = "event-breaks"): LogLine => ({
	number,
	words: `${key} ${number}`,
	clause: "",
	key,
	targets: ["seat:1"],
	private: false,
});
const asked = (number: number) => ({ asked: { number } as Asked, eyes: 0 });
const waiting = { asked: null, eyes: 0 };
const upto = (n: number) => Array.from({ length: n }, (_, at) => line(at + 1));

/** Asked at line 3, answered by line 5, asked again at line 9. */
function played(lines = upto(9)) {
	const recap = new Recap();
	recap.follow(asked(1), null, lines.slice(0, 3));
	recap.follow(waiting, asked(1), lines.slice(0, 5));
	recap.follow(waiting, waiting, lines.slice(0, 7));
	recap.follow(asked(2), waiting, lines);
	return recap;
}

describe("a recap", () => {
	it("tells what happened since my own answer, and no more", () => {
		expect(played().lines.map((one) => one.number)).toEqual([6, 7, 8, 9]);
	});

	it("leaves out headings and what a board calls small", () => {
		const lines = upto(9).with(6, line(7, "event-turn")).with(7, line(8, "event-pays"));
		const recap = new Recap();
		recap.follow(asked(1), null, lines.slice(0, 3));
		recap.follow(waiting, asked(1), lines.slice(0, 5));
		recap.follow(asked(2), waiting, lines, { small: ["event-pays"] });
		expect(recap.lines.map((one) => one.number)).toEqual([6, 9]);
	});

	it("is stepped through, stays within its ends, and is skipped", () => {
		const recap = played();
		recap.step(1);
		expect(recap.line?.number).toBe(7);
		recap.step(9);
		expect(recap.line?.number).toBe(9);
		recap.step(-9);
		expect(recap.line?.number).toBe(6);
		recap.skip();
		expect(recap.line).toBeNull();
	});

	it("ends with my answer, and one event alone is none", () => {
		const recap = played();
		recap.follow(asked(3), asked(2), upto(10));
		expect(recap.lines).toEqual([]);
		recap.follow(waiting, asked(3), upto(10));
		recap.follow(asked(4), waiting, upto(11));
		expect(recap.lines).toEqual([]);
	});
});
