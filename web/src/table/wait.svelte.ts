/** Waiting for others: for whom, how long, and whether one may remind them. */

import type { Waiting } from "../net/protocol";
import type { Answering } from "./answering.svelte";
import { personOf } from "./sharing";
import type { Table } from "./table.svelte";

/** After so many seconds a person may be reminded, and then again. */
export const REMIND = { live: 60, post: 86_400 };

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
		const ages = this.others.map((one) => (this.time - one.since) / 1000);
		return Math.max(0, ...ages.map(Math.round));
	}

	get bot(): boolean {
		return this.others.some((one) => this.card(one.seat)?.who === "bot");
	}

	/** By post nobody counts the seconds. */
	get byPost(): boolean {
		return this.table.card?.manners.pace === "post";
	}

	/** When the one who is waited for longest was asked. */
	get since(): number {
		return Math.min(...this.others.map((one) => one.since));
	}

	/** Whose time runs: mine if I am asked, else that of who has least left. */
	get counted(): Waiting | null {
		const timed = this.waiting.filter((one) => one.status === "thinking" && one.until > 0);
		const mine = timed.find((one) => one.seat === this.table.asked?.seat);
		return mine ?? (this.table.asked ? null : (timed.sort((a, b) => a.until - b.until)[0] ?? null));
	}

	/** Whose time is over, and which seat here may let a bot answer for them. */
	get late(): { seat: number; by: number } | null {
		const seats = this.table.card?.seats ?? [];
		const over = this.waiting.filter(
			(one) => one.status === "thinking" && one.until > 0 && this.time >= one.until,
		);
		for (const { seat } of over.sort((a, b) => a.until - b.until)) {
			const other = (held: number) => personOf(seats, held) !== personOf(seats, seat);
			const by = this.table.held.find(other);
			if (by !== undefined) return { seat, by };
		}
		return null;
	}

	private get time(): number {
		return this.now + this.table.ahead;
	}

	get mayRemind(): boolean {
		const after = REMIND[this.byPost ? "post" : "live"];
		if (this.table.eyes === null || this.seconds < after) return false;
		if (this.now - this.answering.reminded < after * 1000) return false;
		return this.others.some(
			(one) => this.card(one.seat)?.who === "person" && !this.table.held.includes(one.seat),
		);
	}

	private card(seat: number) {
		return this.table.card?.seats.find((one) => one.seat === seat);
	}
}
