import { describe, expect, it } from "vitest";
import type { Outcome } from "../net/protocol";
import { decided, headline } from "../table/deciding";

const seat = (number: number, won: boolean, parts: Record<string, number>, ties = {}) => ({
	seat: number,
	rank: won ? 1 : 2,
	won,
	score: Object.values(parts).reduce((sum, one) => sum + one, 0),
	words: "",
	lines: [
		...Object.entries(parts).map(([part, points]) => ({
			part,
			words: `${part}: ${points}`,
			points,
			tie: false,
		})),
		...Object.entries<number>(ties).map(([part, points]) => ({
			part,
			words: `${part}: ${points}`,
			points,
			tie: true,
		})),
	],
});
const outcome = (...seats: Outcome["seats"]): Outcome => ({
	clause: "",
	words: "",
	seats,
	teams: seats.map((one) => [one.seat]),
});

describe("what decided it", () => {
	const won = seat(1, true, { laid: 30, quests: 15, left: 1 });
	const lost = seat(0, false, { laid: 33, quests: 3, left: 0 });

	it("is where the winner was ahead of the next, most first", () => {
		const lines = decided(outcome(won, lost), [1]);
		expect(lines.map((one) => [one.words, one.figure])).toEqual([
			["quests", "+12"],
			["left", "+1"],
		]);
	});

	it("is where the loser fell behind", () => {
		expect(decided(outcome(won, lost), [0]).map((one) => one.figure)).toEqual(["−12", "−1"]);
	});

	it("is what decides between equals where the points are equal", () => {
		const first = seat(0, true, { laid: 20 }, { potions: 3 });
		const second = seat(1, false, { laid: 20 }, { potions: 1 });
		expect(decided(outcome(first, second), [0])).toEqual([
			{ words: "potions", figure: "+2", good: true },
		]);
	});

	it("is nothing of the score where equals were parted by another rule", () => {
		const first = seat(0, true, { laid: 20 }, { potions: 3 });
		const second = seat(1, false, { laid: 20 }, { potions: 1 });
		const ended = { ...outcome(first, second), clause: "TOG-END-09" };
		expect(decided(ended, [0], ["TOG-END-02"])).toEqual([]);
		expect(decided(ended, [0], ["TOG-END-09"])).toHaveLength(1);
	});

	it("is nobody's where all are one team", () => {
		const all = { ...outcome(won, lost), teams: [[0, 1]] };
		expect(decided(all, [0])).toEqual([]);
	});
});

describe("how it ended", () => {
	const won = seat(1, true, { laid: 9 });
	const lost = seat(0, false, { laid: 3 });

	it("is mine: won, lost with a rank, or watched", () => {
		const told = outcome(won, lost);
		expect(headline(told, [1]).how).toBe("won");
		expect(headline(told, [0])).toEqual({ how: "lost", rank: 2, good: false });
		expect(headline(told, [])).toMatchObject({ how: "watched", good: true });
	});

	it("has no places where nobody wins", () => {
		expect(headline(outcome(lost, { ...lost, seat: 1 }), [0])).toMatchObject({
			how: "lost",
			rank: Infinity,
		});
	});

	it("is everybody's where all are one team", () => {
		const all = [[0, 1]];
		expect(headline({ ...outcome(won, won), teams: all }, [1]).how).toBe("wonTogether");
		expect(headline({ ...outcome(lost, lost), teams: all }, [0]).how).toBe("lostTogether");
	});
});
