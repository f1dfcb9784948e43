/** Why a monster did what it did: the advisor's answer about the board it decided on, step by step. */

import { advisorApi } from "../../advisor/api";
import type { Advice } from "../../advisor/protocol";
import { type Lit, lit, NOTHING } from "../../advisor/steps";
import { beside, type Hex, keyOf } from "../shared/hexes";
import { figureName } from "./places";
import { type Content, figureOf, type Props, type SeenThought, type View } from "./types";
import { words } from "./words";

const STORE = "druzina.gloomhaven.explain";

function kept(): boolean | null {
	const said = typeof localStorage === "undefined" ? null : localStorage.getItem(STORE);
	return said === null ? null : said === "always";
}

interface Decided {
	monster: { at: Hex };
	enemies: { at: Hex; name?: string }[];
}

/** The board of a thought with the map it lies on, as the advisor takes it; its enemies by name. */
export function boardOf(
	view: View,
	content: Content,
	thought: SeenThought,
): Record<string, unknown> & Decided {
	const hexes = thought.hexes ?? view.hexes;
	const floor = new Set(hexes.map(keyOf));
	const walls = new Set(hexes.flatMap((hex) => beside(keyOf(hex))).filter((at) => !floor.has(at)));
	const thin = view.walls.filter(([q, r]) => floor.has(`${q},${r}`));
	const decided = JSON.parse(thought.board) as Decided;
	return {
		...decided,
		enemies: decided.enemies.map((enemy, n) => {
			const one = figureOf(view, thought.who[n] ?? -1);
			return one ? { ...enemy, name: figureName(content, one, words()) } : enemy;
		}),
		hexes,
		wall_hexes: [...walls].map((at) => at.split(",").map(Number)),
		thin_walls: thin,
	};
}

export class Explaining {
	figure: number | null = $state(null);
	advice: Advice | null = $state.raw(null);
	failed = $state(false);
	step = $state(0);
	/** Who stood where when it was decided: the monster first. */
	stood: readonly Hex[] = $state.raw([]);
	/** Whether every monster's turn is explained; until somebody says so, in a first scenario 1. */
	private wanted: boolean | null = $state(kept());
	/** The turns that wait to be explained, and those that did not need to or were. */
	private queue: number[] = $state.raw([]);
	/** The question under which it opened by itself, until somebody reads on. */
	private under: number | null = null;
	private known = new Set<string>();
	private asking: AbortController | null = null;

	always(board: Pick<Props, "view" | "coached">): boolean {
		return this.wanted ?? (board.coached === true && board.view.scenario === 1);
	}

	want(always: boolean): void {
		this.wanted = always;
		if (!always) this.queue = [];
		localStorage.setItem(STORE, always ? "always" : "asked");
	}

	get waiting(): number {
		return this.queue.length;
	}

	/** Turns that were taken since I was asked last are explained one after the other. On a phone they
	 * make way for the next question: who answered without them does not play under them. */
	follow(board: Pick<Props, "view" | "content" | "coached" | "asked">, narrow = false): void {
		if (narrow && this.under !== null && this.under !== board.asked?.number) this.close();
		const fresh = board.view.thoughts.filter((one) => !this.known.has(one.board));
		const first = this.known.size === 0;
		for (const one of fresh) this.known.add(one.board);
		if (!fresh.length || (first && !board.coached) || !this.always(board)) return;
		this.queue = [...this.queue, ...fresh.map((one) => one.figure)];
		if (this.figure !== null) return;
		void this.next(board.view, board.content);
		this.under = board.asked?.number ?? null;
	}

	async next(view: View, content: Content): Promise<void> {
		const [figure, ...rest] = this.queue;
		this.queue = rest;
		if (figure === undefined) this.close();
		else await this.ask(view, content, figure);
	}

	get reasons() {
		return this.advice?.explanation ?? [];
	}

	/** All hexes that any of its reasons speaks of, and who stood where. */
	get places(): string[] {
		const spoken = this.reasons.map(lit);
		return [
			...this.stood.map(keyOf),
			...spoken.flatMap((one) => [...one.hexes, ...one.figures, ...one.path.map(keyOf)]),
		];
	}

	get lit(): Lit {
		const reason = this.reasons[this.step];
		return reason ? lit(reason) : NOTHING;
	}

	async ask(view: View, content: Content, figure: number): Promise<void> {
		const thought = view.thoughts.find((one) => one.figure === figure);
		if (!thought) return;
		this.release();
		this.under = null;
		this.figure = figure;
		const board = boardOf(view, content, thought);
		this.stood = [board.monster.at, ...board.enemies.map((enemy) => enemy.at)];
		const asking = new AbortController();
		this.asking = asking;
		try {
			const advice = await advisorApi.advise(board, null, 0, asking.signal);
			if (!asking.signal.aborted) this.advice = advice;
		} catch {
			if (!asking.signal.aborted) this.failed = true;
		}
	}

	go(by: number): void {
		this.under = null;
		this.step = Math.max(0, Math.min(this.reasons.length - 1, this.step + by));
	}

	close(): void {
		this.queue = [];
		this.under = null;
		this.release();
	}

	private release(): void {
		this.asking?.abort();
		this.figure = this.advice = null;
		this.failed = false;
		this.step = 0;
	}
}

/** One table is looked at at a time. */
export const explaining = new Explaining();
