/** The arrangement that is being laid: what lies, what is in hand, where it hovers. */

import { COLUMNS, legal, type Placement, ROWS, read, type Token, turned } from "./fitting";
import { type Goal, inOrder, listed } from "./goals";
import type { Ground } from "./tokens";

/** A token taken up: how it is turned, and where its box would lie; null while over no square. */
export interface Held {
	token: Token;
	turn: number;
	mirrored: boolean;
	at: { column: number; row: number } | null;
	/** Where it was taken from, so that it can go back. */
	from: Placement | null;
}

const sizeOf = (one: { token: Token; turn: number; mirrored: boolean }) => {
	const shape = turned(one.token.shape, one.turn, one.mirrored);
	return { width: shape[0]?.length ?? 0, height: shape.length };
};

export class Laying {
	ground: Ground | null = $state.raw(null);
	laid: Placement[] = $state.raw([]);
	held: Held | null = $state.raw(null);
	goal: Goal = $state("harm");
	/** Which suggestion lies there, counted from 0; −1 if it was laid by hand. */
	suggested = $state(-1);
	/** Of the question it is laid for. */
	number = -1;
	private choices: readonly string[] = [];
	private keep: (text: Placement[]) => void = () => {};

	/** A question is open (or none): what was half laid comes back, anything else is cleared. */
	look(
		asks: { number: number; choices: readonly string[]; draft: string } | null,
		ground: Ground | null,
		keep: (laid: Placement[]) => void,
	): void {
		this.ground = ground;
		this.keep = keep;
		this.choices = asks?.choices ?? [];
		if (asks?.number === this.number) return;
		this.number = asks?.number ?? -1;
		this.held = null;
		this.suggested = -1;
		this.laid = ground && asks?.draft ? (read(asks.draft, ground.tokens) ?? []) : [];
	}

	/** The tokens that neither lie nor are in hand. */
	get free(): Token[] {
		const gone = new Set([...this.laid.map(({ token }) => token.id), this.held?.token.id]);
		return this.ground?.tokens.filter((token) => !gone.has(token.id)) ?? [];
	}

	/** What would lie if the token in hand were put down where it hovers. */
	get trial(): Placement[] {
		const one = this.hovering;
		return one ? [...this.laid, one] : this.laid;
	}

	get hovering(): Placement | null {
		const { held } = this;
		return held?.at ? { ...held, ...held.at } : null;
	}

	/** The token in hand was just lifted: it still hovers as it lay. */
	get lifted(): boolean {
		const { held } = this;
		const from = held?.from;
		if (!held?.at || !from) return false;
		const moved = held.at.column !== from.column || held.at.row !== from.row;
		return !moved && held.turn === from.turn && held.mirrored === from.mirrored;
	}

	/** Takes a token up: from the card where it lies, or from the hand. */
	take(id: string): void {
		if (this.held) this.putBack();
		const token = this.ground?.tokens.find((one) => one.id === id);
		const from = this.laid.find((one) => one.token.id === id) ?? null;
		if (!token) return;
		this.laid = this.laid.filter((one) => one.token.id !== id);
		this.suggested = -1;
		this.held = {
			token,
			turn: from?.turn ?? 0,
			mirrored: from?.mirrored ?? false,
			at: from ? { column: from.column, row: from.row } : null,
			from,
		};
		this.keep(this.laid);
	}

	/** The token in hand hovers with its middle over a square (columns and rows may be fractions). */
	hover(column: number, row: number): void {
		if (!this.held) return;
		const { width, height } = sizeOf(this.held);
		const at = {
			column: Math.round(column - width / 2) + 1,
			row: Math.round(row - height / 2) + 1,
		};
		if (at.column !== this.held.at?.column || at.row !== this.held.at?.row)
			this.held = { ...this.held, at };
	}

	/** How far from the middle of the token in hand a point of the card is; 0 while it lies nowhere. */
	grip(at: { column: number; row: number } | null): { column: number; row: number } {
		const { held } = this;
		if (!held?.at || !at) return { column: 0, row: 0 };
		const { width, height } = sizeOf(held);
		const out = (from: number, size: number, point: number) => {
			const off = point - (from - 1 + size / 2);
			return Math.abs(off) <= size / 2 ? off : 0;
		};
		return {
			column: out(held.at.column, width, at.column),
			row: out(held.at.row, height, at.row),
		};
	}

	/** Over no square at all. */
	away(): void {
		if (this.held?.at) this.held = { ...this.held, at: null };
	}

	nudge(right: number, down: number): void {
		const { held } = this;
		if (!held) return;
		const { width, height } = sizeOf(held);
		const at = held.at ?? {
			column: Math.max(1, Math.ceil((COLUMNS - width) / 2) + 1) - right,
			row: Math.max(1, Math.ceil((ROWS - height) / 2) + 1) - down,
		};
		const clamp = (n: number, size: number, most: number) => Math.min(most, Math.max(2 - size, n));
		this.held = {
			...held,
			at: {
				column: clamp(at.column + right, width, COLUMNS),
				row: clamp(at.row + down, height, ROWS),
			},
		};
	}

	/** Turns by a quarter, about its middle. */
	turn(by = 1): void {
		const { held } = this;
		if (!held) return;
		const was = sizeOf(held);
		const turn = (held.turn + by + 4) % 4;
		const is = sizeOf({ ...held, turn });
		const at = held.at && {
			column: held.at.column + Math.trunc((was.width - is.width) / 2),
			row: held.at.row + Math.trunc((was.height - is.height) / 2),
		};
		this.held = { ...held, turn, at };
	}

	/** AMU-PLC-09: only where a skill allows it; false if none does. */
	mirror(): boolean {
		const { held } = this;
		if (!held?.token.mirrored) return false;
		this.held = { ...held, mirrored: !held.mirrored };
		return true;
	}

	/** Lays the token in hand where it hovers; false if it cannot lie there. */
	put(): boolean {
		const one = this.hovering;
		if (!one || !this.ground) return false;
		if (legal(this.ground.card, [...this.laid, one], this.ground.taken)) return false;
		const { token, column, row, turn, mirrored } = one;
		this.laid = [...this.laid, { token, column, row, turn, mirrored }];
		this.held = null;
		this.keep(this.laid);
		return true;
	}

	/** Lays one more as it is, whatever is in hand goes back. */
	add(one: Placement): void {
		if (this.held) this.putBack();
		this.laid = [...this.laid.filter(({ token }) => token.id !== one.token.id), one];
		this.suggested = -1;
		this.keep(this.laid);
	}

	/** Back to where it came from. */
	putBack(): void {
		const from = this.held?.from;
		if (from) this.laid = [...this.laid, from];
		this.held = null;
		this.keep(this.laid);
	}

	/** Out of the hand, to those that are not laid. */
	drop(): void {
		this.held = null;
		this.keep(this.laid);
	}

	clear(): void {
		this.held = null;
		this.laid = [];
		this.suggested = -1;
		this.keep([]);
	}

	/** All suggestions for the goal, the best first. */
	get best(): Placement[][] {
		return this.ground ? inOrder(this.ground, listed(this.choices, this.ground), this.goal) : [];
	}

	/** Lays the best for a goal; asked again, the next best. */
	suggest(goal: Goal = this.goal): void {
		const next = goal === this.goal ? this.suggested + 1 : 0;
		this.goal = goal;
		const all = this.best;
		const at = all.length ? next % all.length : -1;
		const laid = all[at];
		if (!laid) return;
		this.held = null;
		this.laid = laid;
		this.suggested = at;
		this.keep(laid);
	}
}

export const laying = new Laying();
