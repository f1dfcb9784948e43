/** What decided a game: where the winners were ahead, or what the game itself says of it. */

import type { Outcome } from "../net/protocol";

export interface Decider {
	words: string;
	/** What it came to, e.g. "+8". */
	figure: string;
	/** Whose it is, where it is one seat's. */
	seat?: number;
	/** How much of all that is, 0 to 1: drawn as a bar. */
	share?: number;
	good: boolean;
	/** The number it wears on the board, too. */
	mark?: number;
}

export interface Decided {
	title: string;
	lines: Decider[];
}

const MOST = 3;

/** A score line's words without its figure. */
export const bare = (words: string) => words.replace(/:\s*[−-]?\d+$/, "");

export const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** Whom I am compared with: the best of the others, in a team of my own none of it. */
export function rivals(outcome: Outcome, mine: readonly number[]) {
	const me = outcome.seats.find((one) => mine.includes(one.seat)) ?? outcome.seats[0];
	const team = outcome.teams.find((one) => me !== undefined && one.includes(me.seat)) ?? [];
	const other = outcome.seats.find((one) => one !== me && !team.includes(one.seat));
	return me && other ? { me, other } : null;
}

/** The parts of the score that made the difference, those that speak for the result first. Counts
 * decide between equals, in some games only where it ended by one of these clauses. */
export function decided(
	outcome: Outcome,
	mine: readonly number[],
	ties?: readonly string[],
): Decider[] {
	const both = rivals(outcome, mine);
	if (!both) return [];
	const { me, other } = both;
	const ahead = me.score > other.score || (me.score === other.score && me.won);
	const tied = me.score === other.score;
	if (tied && ties && !ties.includes(outcome.clause)) return [];
	const differences = me.lines
		.filter((line) => line.tie === tied)
		.map((line) => {
			const theirs = other.lines.find((one) => one.part === line.part)?.points ?? 0;
			return { words: bare(line.words), by: line.points - theirs };
		})
		.filter((one) => (ahead ? one.by > 0 : one.by < 0));
	return differences
		.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
		.slice(0, MOST)
		.map(({ words, by }) => ({ words, figure: signed(by), good: by > 0 }));
}

export type How = "won" | "lost" | "wonTogether" | "lostTogether" | "watched";

/** How it ended for who holds these seats. */
export function headline(outcome: Outcome, held: readonly number[]) {
	const mine = outcome.seats.filter((one) => held.includes(one.seat));
	const won = mine.some((one) => one.won);
	const united = outcome.teams.length === 1;
	/** Where nobody wins, there are no places either. */
	const rank = outcome.seats.some((one) => one.won)
		? Math.min(...mine.map((one) => one.rank))
		: Infinity;
	const how: How = !mine.length
		? "watched"
		: united
			? won
				? "wonTogether"
				: "lostTogether"
			: won
				? "won"
				: "lost";
	return { how, rank, good: won || (!mine.length && outcome.seats.some((one) => one.won)) };
}
