import { describe, expect, it } from "vitest";
import type { LogLine } from "../net/protocol";
import { sentence, struckLines } from "../table/log";

const line = (number: number, undoes?: [number, number]): LogLine =>
	({ number, words: "", clause: "", key: "", targets: [], private: false, undoes }) as LogLine;

describe("lines taken back", () => {
	it("are struck as the line says that took them back", () => {
		const lines = [line(1), line(2), line(3), line(4, [2, 3]), line(5), line(6, [5, 5])];
		expect([...struckLines(lines)]).toEqual([2, 3, 5]);
		expect(struckLines([line(1)]).size).toBe(0);
	});
});

describe("a line of the log", () => {
	it("begins large where a name that begins it does not", () => {
		expect(sentence({ ...line(1), words: "čtvrtý spojenec útočí." })).toBe(
			"Čtvrtý spojenec útočí.",
		);
		expect(sentence({ ...line(1), words: "" })).toBe("");
	});
});
