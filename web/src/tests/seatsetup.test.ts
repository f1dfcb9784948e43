import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SeatForms } from "../lobby/seatforms.svelte";
import { faultsOf, type Given, giving, pruned, takenBy, toggled } from "../lobby/seatsetup";
import { api } from "../net/api";
import type { SeatField } from "../net/protocol";

const field = (name: string, more: Partial<SeatField> = {}): SeatField => ({
	name,
	kind: "choice",
	label: name,
	words: "",
	clause: "",
	usual: "",
	unset: "as usual",
	values: [],
	least: 0,
	most: 0,
	apart: false,
	fault: "",
	...more,
});
const listed = (...values: string[]) =>
	values.map((value) => ({ value, label: value.toUpperCase(), words: "" }));
const HERO = field("character", { values: listed("drawn", "brute", "mage"), apart: true });
const LEVEL = field("level", { kind: "number", usual: 1, least: 1, most: 9 });
const CARDS = field("cards", {
	kind: "several",
	usual: [],
	values: listed("bash", "leap", "wall"),
	least: 2,
	most: 2,
});

describe("what a seat begins with", () => {
	it("leaves to the rules what is as usual", () => {
		expect(giving({}, HERO, "mage")).toEqual({ character: "mage" });
		expect(giving({ character: "mage", level: 3 }, LEVEL, 1)).toEqual({ character: "mage" });
		expect(giving({ cards: ["bash"] }, CARDS, [])).toEqual({});
	});

	it("names several in the order in which they are offered", () => {
		const one = toggled(CARDS, {}, "wall");
		expect(toggled(CARDS, one, "bash")).toEqual({ cards: ["bash", "wall"] });
		expect(toggled(CARDS, one, "wall")).toEqual({});
	});

	it("lets go what can no longer be chosen", () => {
		const given: Given = { character: "thief", level: 12, cards: ["wall", "spark"], hat: "red" };
		expect(pruned([HERO, LEVEL, CARDS], given)).toEqual({ level: 12, cards: ["wall"] });
		expect(pruned([HERO], { cards: ["bash"] })).toEqual({});
	});

	it("knows what another seat has", () => {
		const others = [{ character: "mage" }, { character: "drawn" }];
		expect(["mage", "drawn", "brute"].map((one) => takenBy(others, HERO, one))).toEqual([
			true,
			false,
			false,
		]);
		expect(takenBy([{ level: 3 }], LEVEL, "3")).toBe(false);
	});

	it("tells faults by their fields", () => {
		expect(faultsOf([HERO, { ...LEVEL, fault: "It can be 1–9." }])).toEqual([
			"level: It can be 1–9.",
		]);
	});
});

describe("the fields of all seats", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => {
		vi.useRealTimers();
		vi.restoreAllMocks();
	});

	it("are asked for once when somebody types, and only the last answer is heard", async () => {
		const answers: ((forms: { seats: SeatField[][] }) => void)[] = [];
		const asked = vi
			.spyOn(api, "seatForms")
			.mockImplementation(() => new Promise((heard) => void answers.push(heard)));
		const forms = new SeatForms();
		const heard = vi.fn();
		const ask = (level: number) =>
			forms.ask("heroes", [{ id: 4, given: { level } }], { mode: "x" }, heard);
		ask(1);
		ask(12);
		await vi.advanceTimersByTimeAsync(200);
		ask(3);
		await vi.advanceTimersByTimeAsync(200);
		expect(asked.mock.calls).toEqual([
			["heroes", { seats: [{ level: 12 }], options: { mode: "x" } }],
			["heroes", { seats: [{ level: 3 }], options: { mode: "x" } }],
		]);
		answers[1]?.({ seats: [[LEVEL]] });
		answers[0]?.({ seats: [[CARDS]] });
		await vi.advanceTimersByTimeAsync(0);
		expect(heard).toHaveBeenCalledTimes(1);
		expect(forms.of(4)).toEqual([LEVEL]);
		forms.forget();
		expect(forms.of(4)).toBeUndefined();
	});
});
