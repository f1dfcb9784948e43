/** What changed since a person was asked last: kept until the next answer, read step by step. */

import type { LogLine, State } from "../net/protocol";
import { HEADING, type LogKinds } from "./log";

/** One event alone is in the log and needs no recap. */
const FEWEST = 2;

export class Recap {
	lines: LogLine[] = $state.raw([]);
	at = $state(0);
	/** The number of the last line that the person has seen happen by their own answer. */
	private seen = -1;
	private eyes: number | null = null;

	get line(): LogLine | null {
		return this.lines[this.at] ?? null;
	}

	/** Follows the states of a table: the own answer ends a recap, the next turn begins one. */
	follow(
		now: Pick<State, "asked" | "eyes">,
		before: Pick<State, "asked"> | null,
		lines: readonly LogLine[],
		kinds: LogKinds = {},
	): void {
		const last = lines.at(-1)?.number ?? 0;
		if (!before || now.eyes !== this.eyes) {
			this.eyes = now.eyes;
			this.skip();
			this.seen = last;
		} else if (before.asked && now.asked?.number !== before.asked.number) {
			this.skip();
			this.seen = last;
		} else if (!before.asked && now.asked) {
			const told = lines.filter((line) => line.number > this.seen && !HEADING.test(line.key));
			const main = told.filter((line) => !kinds.small?.includes(line.key));
			this.lines = main.length >= FEWEST ? main : [];
			this.at = 0;
		}
	}

	step(by: number): void {
		this.at = Math.min(this.lines.length - 1, Math.max(0, this.at + by));
	}

	skip(): void {
		this.lines = [];
		this.at = 0;
	}
}
