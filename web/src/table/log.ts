/** Which lines of the log are which: fights, gains, small things; a board may know better. */

import type { BoardProps } from "../boards/board";
import type { LogLine } from "../net/protocol";

export type Filter = "all" | "mine" | "fights" | "gains";

/** Event kinds by their keys, and what a line points at on the board as it is drawn now. */
export interface LogKinds {
	fights?: readonly string[];
	gains?: readonly string[];
	/** Left out where a person reads the main events only. */
	small?: readonly string[];
	targets?(line: LogLine, eyes: number | null): string[];
	/** What can be asked about a line, e.g. why a monster went there. */
	ask?(line: LogLine, board: BoardProps): { words: string; run: () => void } | null;
}

/** The numbers of the lines that were taken back. */
export function struckLines(lines: readonly LogLine[]): ReadonlySet<number> {
	const struck = new Set<number>();
	for (const { undoes } of lines)
		if (undoes) for (let one = undoes[0]; one <= undoes[1]; one++) struck.add(one);
	return struck;
}

export const HEADING = /^event-(round|phase|day|turn)\b/;

const FIGHTS = /\b(attacks?|fights?|hits?|damages?|wounds?|kills?|defeated|breaks|triggers)\b/;
const GAINS = /\b(gains?|takes?|learns|earns|wins|opens|recovers|cures|upgrades)\b/;

const told = (kinds: readonly string[] | undefined, otherwise: RegExp, key: string) =>
	kinds ? kinds.includes(key) : otherwise.test(key);

export function fits(
	line: LogLine,
	filter: Filter,
	eyes: number | null,
	kinds: LogKinds = {},
): boolean {
	if (filter === "all") return true;
	if (filter === "mine") return line.targets.includes(`seat:${eyes}`);
	if (filter === "fights") return told(kinds.fights, FIGHTS, line.key);
	return told(kinds.gains, GAINS, line.key);
}

/** The filters that can ever show something in this game. */
export function filters(eyes: number | null, kinds: LogKinds = {}): Filter[] {
	const all: Filter[] = ["all"];
	if (eyes !== null) all.push("mine");
	if (kinds.fights?.length !== 0) all.push("fights");
	if (kinds.gains?.length !== 0) all.push("gains");
	return all;
}

/** What is read: by kind and by detail, under headings that have something below them. */
export function shownLines(
	lines: readonly LogLine[],
	filter: Filter,
	detail: "all" | "short",
	eyes: number | null,
	kinds: LogKinds = {},
): LogLine[] {
	const kept: LogLine[] = [];
	for (const line of lines) {
		const heading = HEADING.test(line.key);
		if (heading && filter !== "all")
			while (kept.length && HEADING.test(kept.at(-1)?.key ?? "")) kept.pop();
		const small = detail === "short" && kinds.small?.includes(line.key);
		if (heading || (!small && fits(line, filter, eyes, kinds))) kept.push(line);
	}
	if (filter !== "all") while (kept.length && HEADING.test(kept.at(-1)?.key ?? "")) kept.pop();
	return kept;
}

/** Whose doing a line tells; −1 if nobody's. */
export const seatOf = (line: LogLine) =>
	Number(line.targets.find((one) => one.startsWith("seat:"))?.slice(5) ?? -1);

export const targetsOf = (line: LogLine, eyes: number | null, kinds: LogKinds = {}) =>
	kinds.targets?.(line, eyes) ?? line.targets;

/** A line begins large, also where it begins with somebody's name that does not. */
export const sentence = (line: LogLine): string =>
	line.words.charAt(0).toLocaleUpperCase() + line.words.slice(1);
