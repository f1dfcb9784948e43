import { describe, expect, it } from "vitest";
import { alarm, nextLoss, slotState, turnOf, untilInvocation } from "./table";
import type { SeenCurse, SeenPlayer, View } from "./types";
import { both } from "./words";

const curse = (slot: SeenCurse["slot"], more: Partial<SeenCurse> = {}): SeenCurse => ({
	slot,
	curse: "CW1",
	down: false,
	under: 0,
	tokens: "",
	cost: [4, 0, 0, 0],
	madness: 0,
	burns: 0,
	striking: false,
	...more,
});

const view = (more: Partial<View> = {}): View =>
	({
		round: 3,
		space: 2,
		active: 1,
		madness: 9,
		added: [0, 0, 1, 1, 1, 1],
		curses: [],
		asked: [[1, "Act"]],
		players: [0, 1, 2].map((seat) => ({ seat, out: false }) as SeenPlayer),
		...more,
	}) as View;

describe("the Madness stack", () => {
	it("warns from two per player in the game on, and is bad when empty", () => {
		const at = (madness: number) => alarm(view({ madness }));
		expect([at(7), at(6), at(1), at(0)]).toEqual(["calm", "warn", "warn", "bad"]);
		const two = view({ madness: 5 }).players.map((one) => ({ ...one, out: one.seat === 2 }));
		expect(alarm(view({ madness: 5, players: two }))).toBe("calm");
	});
	it("tells what the next curses take, not what has struck or is face down", () => {
		const curses = [
			curse("2", { madness: 3 }),
			curse("3l", { madness: 3, down: true }),
			curse("4", { madness: 2, burns: 1 }),
		];
		expect(nextLoss(view({ curses }))).toEqual({ n: 3, turns: 2 });
		expect(nextLoss(view())).toBeNull();
	});
});

describe("the track", () => {
	it("says when a curse strikes, that it was broken, or that none was laid", () => {
		const now = view({ curses: [curse("4")] });
		expect(slotState(now, "4")).toMatchObject({ kind: "curse", due: 2 });
		expect(slotState(now, "3r").kind).toBe("broken");
		expect(slotState(now, "5").kind).toBe("none");
		expect(slotState(view({ space: 0, curses: [curse("4")] }), "4")).toMatchObject({ due: 0 });
	});
	it("does not call curses broken that a new monster has not laid yet", () => {
		expect(slotState(view({ space: 1, asked: [[0, "ChooseCards"]] }), "2").kind).toBe("none");
	});
	it("knows whose turn comes, past those who are out", () => {
		const players = view().players.map((one) => ({ ...one, out: one.seat === 2 }));
		expect([1, 2].map((turns) => turnOf(view({ players }), turns))).toEqual([0, 1]);
		expect([untilInvocation(view()), untilInvocation(view({ space: 0 }))]).toEqual([4, 0]);
	});
});

describe("the words", () => {
	it("exist in both languages, and Czech counts", () => {
		expect(Object.keys(both.cs).sort()).toEqual(Object.keys(both.en).sort());
		const draws = [1, 2, 5].map(both.cs.recovery.draw);
		expect(draws).toEqual(["Dobereš 1 kartu.", "Dobereš 2 karty.", "Dobereš 5 karet."]);
		expect([1, 3, 5].map(both.cs.inTurns)).toEqual(["za 1 tah", "za 3 tahy", "za 5 tahů"]);
	});
});
