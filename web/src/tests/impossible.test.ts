import { describe, expect, it } from "vitest";
import "./page";
import { impossible } from "../table/targets";

const grey = (choice: string, target: string, words: string, clause = "BBM-PAY-09") => ({
	choice,
	targets: [target],
	clause,
	words,
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
});
