import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "./page";
import { beyond, edges } from "../boards/shared/edges";
import { log as tales } from "../boards/tales_of_glory/log";
import type { LogLine } from "../net/protocol";
import { filters, shownLines } from "../table/log";
import { EACH, MARKED, ofOthers, Showing, TOGETHER } from "../table/showing.svelte";

const line = (number: number, key: string, ...targets: string[]) =>
	({ number, key, words: key, clause: "", targets, private: false }) as LogLine;

describe("the log", () => {
	const lines = [
		line(1, "event-round"),
		line(2, "event-takes", "seat:0", "slot:1"),
		line(3, "event-pays", "seat:0", "tile:A"),
		line(4, "event-gains", "seat:1"),
		line(5, "event-round"),
		line(6, "event-lays", "seat:1", "tile:B", "cell:0,1"),
	];
	const numbers = (...how: [Parameters<typeof shownLines>[1], "all" | "short"]) =>
		shownLines(lines, ...how, 0, tales).map((one) => one.number);

	it("is filtered by kind, under headings that have something below them", () => {
		expect(numbers("all", "all")).toEqual([1, 2, 3, 4, 5, 6]);
		expect(numbers("mine", "all")).toEqual([1, 2, 3]);
		expect(numbers("gains", "all")).toEqual([1, 4]);
		expect(numbers("all", "short")).toEqual([1, 2, 4, 5, 6]);
	});

	it("offers only what the game has", () => {
		expect(filters(0, tales)).toEqual(["all", "mine", "gains"]);
		expect(filters(null)).toEqual(["all", "fights", "gains"]);
		const fought = shownLines(
			[line(1, "event-attacks"), line(2, "event-walks")],
			"fights",
			"all",
			0,
		);
		expect(fought.map((one) => one.number)).toEqual([1]);
	});

	it("points at cells only of the story that is drawn", () => {
		const laid = line(6, "event-lays", "seat:1", "tile:B", "cell:0,1");
		expect(tales.targets?.(laid, 1)).toContain("cell:0,1");
		expect(tales.targets?.(laid, 0)).toEqual(["seat:1", "tile:B"]);
	});
});

describe("another seat's turn", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());
	const some = (count: number) =>
		Array.from({ length: count }, (_, n) => line(n + 1, "event-takes", "seat:1"));

	it("is what others did", () => {
		const lines = [
			line(1, "event-round"),
			line(2, "event-a", "seat:0"),
			line(3, "event-b", "seat:1"),
		];
		expect(ofOthers(lines, 0).map((one) => one.number)).toEqual([3]);
	});

	it("is shown event by event, none longer than 250 ms", () => {
		const showing = new Showing();
		showing.show(some(3), false);
		const seen: number[] = [];
		for (let at = 0; at < 4; at++) {
			seen.push(showing.line?.number ?? 0);
			vi.advanceTimersByTime(EACH);
		}
		expect(seen).toEqual([1, 2, 3, 0]);
	});

	it("takes 1.5 s together however much happens, and ends with the last event", () => {
		const showing = new Showing();
		showing.show(some(40), false);
		let last = 0;
		for (let at = 0; at < TOGETHER; at += 50) {
			last = showing.line?.number ?? last;
			if (at === 600) showing.show(some(41).slice(40), false);
			vi.advanceTimersByTime(50);
		}
		expect(showing.line).toBeNull();
		expect(last).toBe(41);
	});

	it("is skipped at once", () => {
		const showing = new Showing();
		showing.show(some(3), false);
		showing.skip();
		expect(showing.line).toBeNull();
		vi.advanceTimersByTime(EACH);
		expect(showing.line).toBeNull();
	});

	it("is only marked for a while where nothing may move", () => {
		const showing = new Showing();
		showing.show(some(2), true);
		expect(showing.line).toBeNull();
		expect(showing.marked.length).toBe(2);
		vi.advanceTimersByTime(MARKED);
		expect(showing.marked).toEqual([]);
	});
});

describe("what is out of sight", () => {
	const box = (x: number, y: number) => ({
		left: x - 10,
		top: y - 10,
		right: x + 10,
		bottom: y + 10,
	});
	const window = { left: 0, top: 0, right: 400, bottom: 300 };

	it("lies beyond the edge it is farthest from", () => {
		expect(beyond(box(200, 150), window)).toBeNull();
		expect(beyond(box(500, 150), window)?.side).toBe("right");
		expect(beyond(box(200, -80), window)?.side).toBe("up");
	});

	it("gets one arrow for each edge, to the nearest", () => {
		const all = [box(500, 150), box(450, 90), box(200, 900), box(100, 100)];
		const found = edges(
			all,
			all.map(() => window),
			40,
		);
		expect(found.map(({ side, count, nearest }) => [side, count, nearest])).toEqual([
			["right", 2, 1],
			["down", 1, 2],
		]);
	});

	it("the arrow does not lie on what is seen", () => {
		const all = [box(500, 150), box(385, 150)];
		const [arrow] = edges(
			all,
			all.map(() => window),
			40,
		);
		expect(arrow?.x).toBe(380);
		expect(Math.abs((arrow?.y ?? 150) - 150)).toBeGreaterThanOrEqual(20);
	});

	it("nor on the buttons of the board", () => {
		const [free] = edges([box(500, 150)], [window], 40);
		expect([free?.x, free?.y]).toEqual([380, 150]);
		const [moved] = edges([box(500, 150)], [window], 40, [
			{ left: 350, top: 160, right: 394, bottom: 204 },
		]);
		expect(moved?.x).toBe(380);
		expect((moved?.y ?? 150) + 20).toBeLessThanOrEqual(160);
	});
});
