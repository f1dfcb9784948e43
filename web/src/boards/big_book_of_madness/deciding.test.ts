import { describe, expect, it } from "vitest";
import "../../tests/page";
import type { LogLine } from "../../net/protocol";
import { breakers, drains } from "./deciding";

const line = (key: string, ...targets: string[]): LogLine => ({
	number: 0,
	words: "",
	clause: "",
	key,
	targets,
	private: false,
});

describe("the end of the Big Book", () => {
	it("says what drained the stack: each Madness by what came before it", () => {
		const log = [
			"event-monster",
			"event-madness",
			"event-turn",
			"event-triggers",
			"event-madness",
			"event-madness",
			"event-turn",
			"event-madness",
			"event-reshuffles",
			"event-casts",
			"event-madness",
		].map((key) => line(key));
		expect(Object.fromEntries(drains(log))).toEqual({
			arrivals: 1,
			curses: 2,
			shuffles: 1,
			others: 1,
		});
	});

	it("says who broke how many curses", () => {
		const log = [
			line("event-breaks", "seat:1", "curse:2"),
			line("event-breaks", "curse:3", "seat:1"),
			line("event-casts", "seat:0"),
		];
		expect([...breakers(log)]).toEqual([[1, 2]]);
	});
});
