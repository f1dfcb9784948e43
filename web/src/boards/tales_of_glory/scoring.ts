/** The end of the game told line by line: the server's parts, each with the lines behind it. */

import type { LogLine, Outcome } from "../../net/protocol";

interface ScorePart {
	part: string;
	words: string;
	points: number;
	/** The lines of the log that made it. */
	told: LogLine[];
}

export interface ScoreSheet {
	seat: number;
	rank: number;
	won: boolean;
	score: number;
	parts: ScorePart[];
	/** Counts that decide only if all else is equal: none where nobody has the same score. */
	ties: { part: string; words: string; points: number }[];
}

const FINAL = ["event-majority", "event-counts", "event-gains"];

/** The lines of the final scoring: everything after the last tile was laid or discarded. */
function finalLines(lines: readonly LogLine[]): LogLine[] {
	const first = lines.findIndex((line) => line.key === "event-majority");
	return first < 0 ? [] : lines.slice(first).filter((line) => FINAL.includes(line.key));
}

export function scoreOf(outcome: Outcome, lines: readonly LogLine[]): ScoreSheet[] {
	const final = finalLines(lines);
	const equal = (score: number) => outcome.seats.filter((one) => one.score === score).length > 1;
	return outcome.seats.map(({ seat, rank, won, score, lines: parts }) => {
		const mine = final.filter((line) => line.targets.includes(`seat:${seat}`));
		const told = (part: string) => {
			if (part === "majorities") return mine.filter((line) => line.key === "event-majority");
			if (part === "end_rewards") return mine.filter((line) => line.key !== "event-majority");
			return [];
		};
		return {
			seat,
			rank,
			won,
			score,
			parts: parts.filter((one) => !one.tie).map((one) => ({ ...one, told: told(one.part) })),
			ties: parts.filter((one) => one.tie && equal(score)),
		};
	});
}

/** Who won, or the first of those who did. */
export const winner = (outcome: Outcome | null): number | undefined =>
	outcome?.seats.find((one) => one.won)?.seat;
