/** Learn from mistakes: a costly moment is asked again, and the answer compared with both others. */

import { api } from "../net/api";
import type { Asking } from "../net/connection";
import type { Asked, Forecast, Moment, Reply } from "../net/protocol";
import type { Asker } from "../table/answering.svelte";
import { turning } from "./playback.svelte";

/** How an answer stands beside what was played and what the bot would do. */
export type Verdict = "best" | "played" | "better" | "worse" | "unknown";

/** The chance to win with a choice: the same figures in every list. */
export function worth(moment: Moment, choice: string): number | undefined {
	if (choice === moment.best) return moment.estimate;
	if (choice === moment.chosen) return Math.max(0, moment.estimate - moment.loss);
	return moment.estimates[choice];
}

const SHOWN = 4;

/** The best choices the bot looked at, with the one that was played among them. */
export function looked(moment: Moment): string[] {
	const all = [...new Set([moment.best, moment.chosen, ...Object.keys(moment.estimates)])];
	const sorted = all.sort((a, b) => (worth(moment, b) ?? 0) - (worth(moment, a) ?? 0));
	const few = sorted.slice(0, SHOWN);
	return few.includes(moment.chosen) ? few : [...few.slice(0, SHOWN - 1), moment.chosen];
}

export function verdict(moment: Moment, answer: string): Verdict {
	if (answer === moment.best) return "best";
	if (answer === moment.chosen) return "played";
	const mine = worth(moment, answer);
	if (mine === undefined) return "unknown";
	return mine > (worth(moment, moment.chosen) ?? 0) ? "better" : "worse";
}

/** One's own mistakes; who made none, or did not play, may learn from the others'. */
export function mistakes(moments: readonly Moment[], held: readonly number[]): Moment[] {
	const all = turning(moments);
	const own = all.filter((one) => held.includes(one.seat));
	return own.length ? own : all;
}

const done = (more: Partial<Reply>): Reply => ({ type: "reply", id: 0, ok: true, ...more });

export class Lesson implements Asker {
	readonly id: string;
	readonly state = null;
	requests = [];
	asked: Asked | null = $state.raw(null);
	moment: Moment | null = $state.raw(null);
	/** What the learner chose, with its label. */
	answer: { choice: string; label: string } | null = $state.raw(null);
	/** What was played and what the bot would do is told. */
	shown = $state(false);
	readonly link = { ask: (asking: Asking) => this.reply(asking), tell: () => false };
	readonly free = true;
	private forecast: Forecast | null = null;
	private listeners = new Set<(state: { asked: Asked | null }) => void>();

	constructor(private readonly table: string) {
		this.id = `${table}:lesson`;
	}

	onState(listener: (state: { asked: Asked | null }) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	/** Asks the question of this moment again, also in another language. */
	async begin(moment: Moment): Promise<void> {
		this.moment = moment;
		this.answer = null;
		this.shown = false;
		const again = await api.question(this.table, moment.step, moment.seat);
		if (this.moment !== moment) return;
		this.forecast = again.forecast;
		this.ask(again.asked);
	}

	end(): void {
		this.moment = this.answer = null;
		this.ask(null);
	}

	private ask(asked: Asked | null): void {
		this.asked = asked;
		for (const listener of this.listeners) listener({ asked });
	}

	/** What a table would answer: nothing is played here, so nothing can be lost. */
	private async reply(asking: Asking): Promise<Reply | null> {
		if (asking.type === "forecast") return done({ forecast: this.forecast });
		if (asking.type === "preview" && this.moment) {
			const { step, seat } = this.moment;
			return api.whatIf(this.table, { step, seat, choices: asking.choices });
		}
		if (asking.type === "play") {
			const choice = asking.choices[0] ?? "";
			const label = this.asked?.options.find((one) => one.choice === choice)?.label ?? choice;
			this.answer = { choice, label };
			this.shown = choice === this.moment?.best;
			this.ask(null);
			return done({});
		}
		return null;
	}
}
