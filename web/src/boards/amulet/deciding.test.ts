import { expect, test } from "vitest";
import type { LogLine } from "../../net/protocol";
import { counted } from "./deciding";

const line = (key: string, seat: number): LogLine => ({
	number: 0,
	words: "",
	clause: "",
	key,
	targets: [`seat:${seat}`],
	private: false,
});

test("victories are counted seat by seat", () => {
	const lines = [line("event-victory", 1), line("event-retreat", 1), line("event-mutual", 0)];
	const found = counted([...lines, line("event-victory", 1)], ["event-victory", "event-mutual"]);
	expect([...found]).toEqual([
		[1, 2],
		[0, 1],
	]);
});
