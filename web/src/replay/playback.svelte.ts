/** A replay: the frames of a game as one pair of eyes saw it, loaded fifty at a time. */

import { api, wordsOf } from "../net/api";
import type { Analysis, Frame, LogLine, Moment } from "../net/protocol";
import { t } from "../ui/words";

const AT_ONCE = 50;

export class Playback {
	steps = $state(0);
	fault = $state("");
	frames: ReadonlyMap<number, Frame> = $state.raw(new Map());
	/** The lines each step brought, and how many there were before. */
	private lines = new Map<number, LogLine[]>();
	private asked = new Set<number>();
	private turn = 0;

	constructor(
		readonly id: string,
		readonly eyes: string,
		private readonly secrets: string[],
	) {}

	async load(step: number): Promise<void> {
		const first = Math.floor(step / AT_ONCE) * AT_ONCE;
		if (this.asked.has(first)) return;
		this.asked.add(first);
		const turn = this.turn;
		try {
			const part = await api.replay(this.id, first, AT_ONCE, this.eyes, this.secrets);
			if (turn !== this.turn) return;
			this.steps = part.steps;
			const frames = new Map(this.frames);
			for (const frame of part.frames) {
				frames.set(frame.step, frame);
				this.lines.set(frame.step, frame.lines);
			}
			this.frames = frames;
			this.fault = "";
		} catch (error) {
			this.asked.delete(first);
			this.fault = wordsOf(error);
		}
	}

	/** Everything from the beginning on, part after part: round ticks need all frames. */
	async loadAll(): Promise<void> {
		await this.load(0);
		for (let step = AT_ONCE; step <= this.steps; step += AT_ONCE) await this.load(step);
	}

	/** The log up to a step: the first frame of its part carries all that came before. */
	logTo(step: number): LogLine[] {
		const first = Math.floor(step / AT_ONCE) * AT_ONCE;
		const log: LogLine[] = [];
		for (let at = first; at <= step; at++) {
			const frame = this.frames.get(at);
			if (!frame) continue;
			const from = frame.first;
			while (log.length && (log.at(-1)?.number ?? 0) >= from) log.pop();
			log.push(...frame.lines);
		}
		return log;
	}

	freshAt(step: number): LogLine[] {
		return step % AT_ONCE === 0 ? [] : (this.frames.get(step)?.lines ?? []);
	}

	/** What came with a step; the first frame of a part carries older lines too. */
	private cameWith(step: number): LogLine[] {
		const lines = this.frames.get(step)?.lines ?? [];
		if (step === 0 || step % AT_ONCE) return lines;
		const before = this.frames.get(step - 1);
		return before ? lines.filter((one) => one.number > before.number) : lines.slice(-1);
	}

	/** What a step is, in a sentence: what came with it, or at least who chose. */
	tell(step: number, nameOf: (seat: number) => string): string {
		const frame = this.frames.get(step);
		if (!frame) return "";
		const came = this.cameWith(step).map((one) => one.words);
		if (step === 0) return came.at(-1) ?? t.beginning;
		if (came.length) return came.slice(0, 2).join(" ");
		if (frame.seat === null) return t.stepDrawn;
		const name = nameOf(frame.seat);
		return frame.label ? t.stepChose(name, frame.label) : t.stepHidden(name);
	}

	/** The step that brought a line. */
	stepOf(number: number): number {
		for (const [step, frame] of [...this.frames].sort((a, b) => a[0] - b[0])) {
			const last = frame.lines.at(-1)?.number ?? frame.number;
			if (last >= number) return step;
		}
		return this.steps;
	}

	/** The next step at which another seat chooses. */
	turnFrom(step: number, by: 1 | -1): number {
		const seat = this.frames.get(step)?.seat;
		let at = step + by;
		while (at > 0 && at < this.steps && this.frames.get(at)?.seat === seat) at += by;
		return Math.max(0, Math.min(this.steps, at));
	}
}

/** From this loss of expected result on, a choice is a turning point. */
export const TURNING = 0.1;

export const turning = (moments: readonly Moment[]) => moments.filter((one) => one.loss >= TURNING);

export class Judgement {
	now: Analysis | null = $state.raw(null);
	fault = $state("");
	private timer: ReturnType<typeof setTimeout> | undefined;

	constructor(readonly id: string) {}

	async look(method: "GET" | "POST" | "DELETE" = "GET"): Promise<void> {
		clearTimeout(this.timer);
		try {
			this.now = await api.analysis(this.id, method);
			this.fault = "";
			if (this.now.status === "running") this.timer = setTimeout(() => void this.look(), 700);
		} catch (error) {
			this.fault = wordsOf(error);
		}
	}

	stop(): void {
		clearTimeout(this.timer);
	}
}
