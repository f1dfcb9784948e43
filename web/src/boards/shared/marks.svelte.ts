/** What I mark for myself while others are asked: a plan that stays on this page and is sent nowhere. */

import type { Words } from "../../ui/words";
import type { BoardProps } from "../board";

/** How a thing stands to the plan: free to be marked, marked, or kept from before my question. */
export type Pin = "free" | "marked" | "kept" | "";

type Moment = Pick<BoardProps, "asked" | "eyes" | "outcome" | "still">;

/** I sit at the table, it is being played, and nobody asks me. */
export const plans = ({ asked, eyes, outcome, still }: Moment): boolean =>
	asked === null && eyes !== null && outcome === null && !still;

export const settable = (pin: Pin): boolean => pin === "free" || pin === "marked";

export const pinWords = (pin: Pin, t: Words): string =>
	({ free: t.planFree, marked: t.planMarked, kept: t.planKept, "": "" })[pin];

export class Marks {
	things: readonly string[] = $state.raw([]);
	private open: number | null = null;

	pinOf(moment: Moment, thing: string): Pin {
		const marked = this.things.includes(thing);
		if (plans(moment)) return marked ? "marked" : "free";
		return marked && !moment.still ? "kept" : "";
	}

	toggle(thing: string): void {
		const others = this.things.filter((one) => one !== thing);
		this.things = others.length < this.things.length ? others : [...this.things, thing];
	}

	put(...things: string[]): void {
		this.things = things;
	}

	/** After every change at the table: my answer ends the plan, and what is gone leaves it. */
	follow({ asked, outcome }: Moment, there: readonly string[]): void {
		const now = asked?.number ?? null;
		const over = outcome !== null || (this.open !== null && this.open !== now);
		this.open = now;
		const left = over ? [] : this.things.filter((one) => there.includes(one));
		if (left.length < this.things.length) this.things = left;
	}

	forget(): void {
		this.things = [];
		this.open = null;
	}
}

/** One table is looked at at a time. */
export const marks = new Marks();
