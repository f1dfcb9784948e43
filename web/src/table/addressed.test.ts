import { describe, expect, it } from "vitest";
import { addressed } from "./addressed";

describe("a question", () => {
	it("calls nobody Player who sits here alone without a name", () => {
		expect(addressed("Hráč: čím zaplatíš?", "Hráč", true)).toBe("Čím zaplatíš?");
	});

	it("names who was given a name, and whom several at one screen must tell apart", () => {
		expect(addressed("Ana: čím zaplatíš?", "Ana", false)).toBe("Ana: čím zaplatíš?");
		expect(addressed("Choose together.", "Player", true)).toBe("Choose together.");
	});
});
