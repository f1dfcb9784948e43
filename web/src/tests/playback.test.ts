import { describe, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { Frame, LogLine } from "../net/protocol";
import { Playback } from "../replay/playback.svelte";

vi.mock("../ui/words", () => ({
	t: {
		beginning: "start",
		stepChose: (name: string, label: string) => `${name}: ${label}`,
		stepHidden: (name: string) => `${name}?`,
		stepDrawn: "luck",
	},
}));

const line = (number: number) => ({ number, words: `line ${number}` }) as LogLine;
const frame = (step: number, lines: LogLine[], more: Partial<Frame> = {}) =>
	({ step, seat: 0, label: "", lines, number: 2, first: 1, ...more }) as Frame;

describe("what a step is", () => {
	it("is told by its lines, else by who chose, and only the first is the beginning", async () => {
		vi.spyOn(api, "replay").mockImplementation(async (_, first) => ({
			steps: 51,
			eyes: "0",
			frames: first
				? [frame(50, [line(1), line(2)]), frame(51, [line(3)])]
				: [
						frame(0, []),
						frame(1, [line(1), line(2)]),
						frame(2, [], { label: "slot 3" }),
						frame(3, []),
						frame(4, [], { seat: null }),
						frame(49, []),
					],
		}));
		const playback = new Playback("t", "0", []);
		await playback.load(0);
		await playback.load(50);
		const told = (step: number) => playback.tell(step, (seat) => ["Ana", "Ben"][seat] ?? "");
		expect([0, 1, 2, 3, 4].map(told)).toEqual([
			"start",
			"line 1 line 2",
			"Ana: slot 3",
			"Ana?",
			"luck",
		]);
		expect(told(50), "older lines are not its own").toBe("Ana?");
		expect(told(51)).toBe("line 3");
	});
});
