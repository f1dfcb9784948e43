import { describe, expect, it } from "vitest";
import "./page";
import { impossible } from "../table/targets";

const grey = (choice: string, target: string, words: string, clause = "BBM-PAY-09", of = "") => ({
	choice,
	targets: [target],
	clause,
	words,
	of,
});

describe("what is not possible", () => {
	it("is said once each, under the rule against it", () => {
		const groups = impossible([
			grey("cast growth x2", "spell:growth@0:x2", "Growth ×2 needs 2 earth; you can bring 1."),
			grey("cast growth x3", "spell:growth@0:x3", "Growth ×3 needs 3 earth; you can bring 1."),
			grey("break 2", "curse:2", "No curse lies there.", "BBM-BRK-01"),
			grey("break 5", "curse:5", "No curse lies there.", "BBM-BRK-01"),
			grey("learn W", "library:W", "Glacial needs 2 water to learn; you can bring 0."),
		]);
		expect(groups).toEqual([
			{
				clause: "BBM-PAY-09",
				words: [
					"Growth ×2 needs 2 earth; you can bring 1.",
					"Glacial needs 2 water to learn; you can bring 0.",
				],
			},
			{ clause: "BBM-BRK-01", words: ["No curse lies there."] },
		]);
	});

	it("gives one reason once for all that it holds for", () => {
		const from = (card: string, zone: string, why = "you cannot pay from there.") => {
			const of = `${card} ${zone} (Ana: B)`;
			return grey(`pay ${card}`, `card:${card}:${zone}`, `${of}: ${why}`, "BBM-PAY-01", of);
		};
		const groups = impossible([
			from("Earth 1", "in the discard pile"),
			from("Water 2", "in the discard pile"),
			from("Earth 2", "in hand", "no such element is owed now."),
			from("Earth 1", "in the draw pile"),
			grey("pay M", "card:M", "Madness pays nothing.", "BBM-PAY-07"),
		]);
		expect(groups).toEqual([
			{
				clause: "BBM-PAY-01",
				words: [
					"Earth 1 in the discard pile (Ana: B), Water 2 in the discard pile (Ana: B), " +
						"Earth 1 in the draw pile (Ana: B): you cannot pay from there.",
					"Earth 2 in hand (Ana: B): no such element is owed now.",
				],
			},
			{ clause: "BBM-PAY-07", words: ["Madness pays nothing."] },
		]);
	});
});
