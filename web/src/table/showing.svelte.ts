/** Another seat's turn, event by event: short, skipped by any touch, never in the way. */

import type { LogLine } from "../net/protocol";
import { HEADING } from "./log";

/** No event is shown longer, nor all of them together. */
export const EACH = 250;
export const TOGETHER = 1500;
/** Faster would only flicker: of many events the last ones are shown. */
const LEAST = 150;
/** Where nothing may move, what changed is marked for this long. */
export const MARKED = 2000;

/** What others did; my own choices I have seen already. */
export function ofOthers(lines: readonly LogLine[], eyes: number | null): LogLine[] {
	return lines.filter((line) => {
		const seat = line.targets.find((one) => one.startsWith("seat:"));
		return seat !== undefined && seat !== `seat:${eyes}` && !HEADING.test(line.key);
	});
}

export class Showing {
	line: LogLine | null = $state.raw(null);
	marked: LogLine[] = $state.raw([]);
	private queue: LogLine[] = [];
	private until = 0;
	private timer: ReturnType<typeof setTimeout> | undefined;

	show(lines: readonly LogLine[], still: boolean): void {
		if (lines.length === 0) return;
		if (still) {
			this.mark(lines);
			return;
		}
		if (!this.line) this.until = Date.now() + TOGETHER;
		this.queue.push(...lines);
		if (!this.line) this.next();
	}

	private next(): void {
		const left = this.until - Date.now();
		const room = Math.max(0, Math.floor(left / LEAST));
		this.queue = room ? this.queue.slice(-room) : [];
		const line = this.queue.shift();
		if (!line) {
			this.skip();
			return;
		}
		this.line = line;
		this.timer = setTimeout(() => this.next(), Math.min(EACH, left / (this.queue.length + 1)));
	}

	/** At once to the end. */
	skip(): void {
		clearTimeout(this.timer);
		this.queue = [];
		this.line = null;
		this.marked = [];
	}

	private mark(lines: readonly LogLine[]): void {
		clearTimeout(this.timer);
		this.marked = [...lines];
		this.timer = setTimeout(() => this.skip(), MARKED);
	}
}
