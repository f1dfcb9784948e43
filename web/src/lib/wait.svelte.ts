/** Waiting for others: for whom, how long, and whether one may remind them. */

import type { Answering } from "./answering.svelte";
import type { Table } from "./table.svelte";

/** After so many seconds a person may be reminded, and then again. */
export const REMIND = 60;

export class Wait {
	private now = $state(Date.now());

	constructor(
		private readonly table: Table,
		private readonly answering: Answering,
	) {}

	/** Counts the seconds as long as somebody looks; returns how to stop. */
	run(): () => void {
		const timer = setInterval(() => {
			this.now = Date.now();
		}, 1000);
		return () => clearInterval(timer);
	}

	private get waiting() {
		return this.table.state?.waiting ?? [];
	}

	get others() {
		return this.waiting.filter((one) => one.status === "thinking" && one.seat !== this.table.eyes);
	}

	/** My own secret answer is given, and can still be changed. */
	get chosen(): boolean {
		return this.waiting.some((one) => one.seat === this.table.eyes && one.status === "ready");
	}

	get seconds(): number {
		const ages = this.others.map((one) => (this.now + this.table.ahead - one.since) / 1000);
		return Math.max(0, ...ages.map(Math.round));
	}

	get bot(): boolean {
		return this.others.some((one) => this.card(one.seat)?.who === "bot");
	}

	get mayRemind(): boolean {
		if (this.table.eyes === null || this.seconds < REMIND) return false;
		if (this.now - this.answering.reminded < REMIND * 1000) return false;
		return this.others.some(
			(one) => this.card(one.seat)?.who === "person" && !this.table.held.includes(one.seat),
		);
	}

	private card(seat: number) {
		return this.table.card?.seats.find((one) => one.seat === seat);
	}
}
