/** The page's memory: the board with its history, what is held in the hand, and the advice. */

import { edgeKey, type Hex, hexOf, keyOf } from "../boards/shared/hexes";
import { wordsOf } from "../net/api";
import { settings } from "../ui/settings.svelte";
import { speaker } from "../ui/speaker.svelte";
import { BadAddress, decode, encode } from "./address";
import { advisorApi } from "./api";
import {
	type Board,
	EMPTY,
	erase,
	FLOOR,
	lay,
	lies,
	move,
	place,
	standing,
	toggleThin,
	without,
	written,
} from "./board";
import type { Brush } from "./keys";
import type { Advice, Reason } from "./protocol";
import { type Lit, lit, NOTHING } from "./steps";
import { w } from "./words";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 120;
const REMEMBERED = 200;
/** So many results the server tells at once. */
export const PAGE = 100;

export type Overlay = "none" | "reach" | "sight";

export class Advisor {
	board: Board = $state.raw(EMPTY);
	brush: Brush = $state("hand");
	/** The hex with the focus, and the one whose figure is picked up. */
	cursor = $state("0,0");
	picked = $state("");
	/** The side of the hex that the thin wall would be on. */
	aim = $state(0);
	overlay: Overlay = $state("none");
	eye = $state("");
	advice: Advice | null = $state.raw(null);
	fault = $state("");
	/** What is wrong with the address the page was opened at. */
	addressFault = $state("");
	busy = $state(false);
	chosen = $state(0);
	/** How many results stand before those the page has. */
	skip = $state(0);
	/** The step of the explanation that is pointed at, and the one that was clicked. */
	over: number | null = $state(null);
	pinned: number | null = $state(null);
	private past: Board[] = $state.raw([]);
	private future: Board[] = $state.raw([]);
	private timer: ReturnType<typeof setTimeout> | undefined;
	private running: AbortController | null = null;
	private told = "";
	private asked = "";

	get undoable(): number {
		return this.past.length;
	}

	get redoable(): number {
		return this.future.length;
	}

	get result() {
		return this.advice?.results[this.chosen] ?? null;
	}

	/** What the explanation lights up on the map. */
	get light(): Lit {
		const step = this.over ?? this.pinned;
		const reason: Reason | undefined = step === null ? undefined : this.advice?.explanation[step];
		return reason ? lit(reason) : NOTHING;
	}

	/** The way to the chosen end. */
	get way(): Hex[] {
		const end = this.result?.end;
		if (!end || !this.advice) return [];
		const found = this.advice.explanation.find(
			(one) =>
				one.key === "path" && keyOf((one.arguments.hexes as Hex[]).at(-1) as Hex) === keyOf(end),
		);
		return (found?.arguments.hexes as Hex[] | undefined) ?? [];
	}

	// The board and its history

	change(next: Board): void {
		if (next === this.board) return;
		this.past = [...this.past.slice(-REMEMBERED), this.board];
		this.future = [];
		this.show(next);
	}

	/** Without a step in the history: one stroke of the brush is one. */
	stroke(next: Board): void {
		if (next !== this.board) this.show(next);
	}

	private show(next: Board): void {
		this.board = next;
		if (this.picked && !standing(next, this.picked)) this.picked = "";
		if (this.eye && !((next.ground.get(this.eye) ?? 0) & FLOOR)) this.eye = "";
		this.addressFault = "";
		this.ask();
	}

	undo(): void {
		const before = this.past.at(-1);
		if (!before) return;
		this.past = this.past.slice(0, -1);
		this.future = [...this.future, this.board];
		this.show(before);
		speaker.say("prompt", w.undone);
	}

	redo(): void {
		const next = this.future.at(-1);
		if (!next) return;
		this.future = this.future.slice(0, -1);
		this.past = [...this.past, this.board];
		this.show(next);
		speaker.say("prompt", w.redone);
	}

	// The brush

	/** What a click, a tap or Enter does on a hex. */
	use(at: string, side = this.aim): void {
		const { board, brush } = this;
		this.cursor = at;
		if (brush === "hand") this.pick(at);
		else if (brush === "erase") this.change(erase(board, at));
		else if (brush === "thin") this.change(toggleThin(board, edgeKey(hexOf(at), side)));
		else if (brush === "monster" || brush === "ally" || brush === "enemy")
			this.change(place(board, brush, at));
		else this.change(lay(board, brush, at, !lies(board, brush, at)));
	}

	/** The hand picks up, moves and puts down. */
	private pick(at: string): void {
		if (this.picked && this.picked !== at && !standing(this.board, at)) {
			const from = this.picked;
			this.picked = at;
			this.change(move(this.board, from, at));
		} else this.picked = this.picked === at || !standing(this.board, at) ? "" : at;
	}

	/** A figure drawn from hex to hex by hand. */
	drag(from: string, to: string): void {
		this.picked = "";
		this.cursor = to;
		this.change(move(this.board, from, to));
	}

	remove(at: string): void {
		if (standing(this.board, at)) this.change(without(this.board, at));
	}

	turnAim(by: number): void {
		this.aim = (this.aim + by + 6) % 6;
		speaker.say("prompt", w.sides[this.aim] ?? "");
	}

	/** From where it attacks, until another hex is looked from. */
	showSight(): void {
		this.overlay = this.overlay === "sight" ? "none" : "sight";
		this.eye = "";
		this.ask();
	}

	look(at: string): void {
		const same = this.overlay === "sight" && this.eye === at;
		this.overlay = same ? "none" : "sight";
		this.eye = same ? "" : at;
		this.ask();
	}

	// The advice

	choose(number: number): void {
		const held = this.advice?.results.length ?? 0;
		const count = this.advice?.count ?? 0;
		if (!held) return;
		if (held < count && (number < 0 || number >= held)) {
			this.turn(number < 0 ? -1 : 1);
			return;
		}
		this.chosen = (number + held) % held;
		if (!this.eye) this.ask();
		const words = this.result?.words ?? "";
		const at = this.skip + this.chosen + 1;
		speaker.say("prompt", count > 1 ? w.resultSaid(at, count, words) : words);
	}

	/** The next or the previous hundred of very many results. */
	turn(by: 1 | -1): void {
		const pages = Math.ceil((this.advice?.count ?? 1) / PAGE);
		this.skip = ((this.skip / PAGE + by + pages) % pages) * PAGE;
		this.chosen = 0;
		this.ask();
	}

	/** Asks the server, once nothing has changed for a moment. */
	ask(): void {
		clearTimeout(this.timer);
		this.timer = setTimeout(() => void this.hear(), PAUSE);
	}

	private async hear(): Promise<void> {
		this.running?.abort();
		const asked = written(this.board);
		if (!asked) {
			this.advice = null;
			this.fault = this.told = "";
			this.busy = false;
			return;
		}
		const running = new AbortController();
		this.running = running;
		this.busy = true;
		try {
			const chosen = this.chosen ? (this.result?.end ?? null) : null;
			const eye = this.eye ? hexOf(this.eye) : chosen;
			const board = JSON.stringify(asked);
			if (board !== this.asked) this.skip = 0;
			this.asked = board;
			this.hold(await advisorApi.advise(asked, eye, this.skip, running.signal));
			this.fault = "";
		} catch (error) {
			if (running.signal.aborted) return;
			this.advice = null;
			this.fault = wordsOf(error);
		}
		this.busy = false;
	}

	private hold(advice: Advice): void {
		const before = JSON.stringify(this.advice?.results.map((one) => [one.end, one.attacks]));
		const now = JSON.stringify(advice.results.map((one) => [one.end, one.attacks]));
		this.advice = advice;
		if (before !== now && this.chosen) {
			this.chosen = 0;
			this.ask();
		}
		if (this.pinned !== null && this.pinned >= advice.explanation.length) this.pinned = null;
		const said = [advice.words, this.result?.words ?? "", w.among(advice.count)];
		if (said.join(" ") !== this.told) speaker.say("prompt", ...said);
		this.told = said.join(" ");
	}

	close(): void {
		clearTimeout(this.timer);
		this.running?.abort();
	}

	// The address

	get address(): string {
		return encode(this.board);
	}

	/** The board of the address; an empty one, and a sentence, if there is none in it. */
	open(fragment: string): void {
		const text = fragment.replace(/^#/, "");
		if (!text || text === this.address) return;
		let found = EMPTY;
		let fault = "";
		try {
			found = decode(text);
		} catch (error) {
			const why = error instanceof BadAddress ? error.why : "broken";
			fault = why === "long" ? w.addressLong : w.addressBroken;
		}
		this.past = [];
		this.future = [];
		this.show(found);
		this.cursor = found.monster?.at ?? found.ground.keys().next().value ?? "0,0";
		this.addressFault = fault;
		if (fault) speaker.say("now", fault);
	}

	/** The language changed: the same board, other words. */
	follow(): void {
		$effect(() => {
			settings.lang;
			this.ask();
		});
	}
}
