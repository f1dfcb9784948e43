import { expect, it, vi } from "vitest";
import "./page";
import { GATHER, speaker } from "../ui/speaker.svelte";

it("what was said, or is about to be, is gone once the language is another", () => {
	vi.useFakeTimers();
	speaker.say("prompt", "Ana chooses");
	vi.advanceTimersByTime(GATHER);
	expect(speaker.prompt).toBe("Ana chooses.");
	speaker.say("log", "Ben lays the Inn");
	speaker.clear();
	vi.advanceTimersByTime(GATHER);
	expect([speaker.prompt, speaker.log, speaker.now]).toEqual(["", "", ""]);
	speaker.say("log", "Ben pokládá Hostinec");
	vi.advanceTimersByTime(GATHER);
	expect(speaker.log).toBe("Ben pokládá Hostinec.");
});
