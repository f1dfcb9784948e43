/** Which parts of the table screen are open. */

import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";

export type Tab = "result" | "analysis" | "log" | "chat" | "rules" | "options";

/** Below this, and where players, board and cards stand above each other, the board needs the height. */
const SHORT = new MediaQuery("(min-width: 600px) and ((max-height: 819px) or (max-width: 899px))");

/** A phone upright: my cards are a sheet over the board. */
const UPRIGHT = new MediaQuery("(max-width: 599px)");

const HEIGHTS = ["peek", "half", "full"] as const;
type Height = (typeof HEIGHTS)[number];

export class Stage {
	tab: Tab = $state("log");
	/** The side is a drawer on narrow screens. */
	sideOpen = $state(false);
	/** On wide screens it can be folded away. */
	folded = $state(false);
	private height: Height = $state("peek");
	/** Brought up by a question: not where the sheet would lie over the prompt. */
	private risen = $state(false);
	/** On wide screens my cards can be lowered to a strip; unless somebody said so, low screens do. */
	private lowered: boolean | null = $state(null);
	/** On a phone: the other players are shown over the board. */
	others = $state(false);
	/** What is shown enlarged at the top of the side. */
	detail: string | null = $state(null);
	/** The clause the rules are open at. */
	clause = $state("");
	/** What a finger asked about: shown on a sheet where there is no side. */
	inspected: string | null = $state(null);
	private held = false;
	private leaving = false;
	private back: Element | null = null;
	private origin: { tab: Tab; open: boolean; clause: string; element: Element | null } | null =
		null;

	get sheet(): Height {
		return this.risen && !UPRIGHT.current ? "peek" : this.height;
	}

	set sheet(height: Height) {
		this.risen = false;
		this.height = height;
	}

	get low(): boolean {
		return this.lowered ?? SHORT.current;
	}

	set low(low: boolean) {
		this.lowered = low;
	}

	show(target: string | null): void {
		this.leaving = target === null && this.held;
		if (!this.leaving) this.detail = target;
	}

	/** While a hand is on the side, what stands there does not move away under it. */
	hold(held: boolean): void {
		this.held = held;
		if (!held && this.leaving) this.show(null);
	}

	openSide(tab: Tab, toggle = false): void {
		const open = this.sideOpen && this.tab === tab;
		if (toggle && open) {
			this.closeSide();
			return;
		}
		if (!this.sideOpen) this.back = document.activeElement;
		this.tab = tab;
		this.sideOpen = true;
		this.folded = false;
		this.others = false;
		this.inspected = null;
		void this.focus(tab);
	}

	private async focus(tab: Tab): Promise<void> {
		await tick();
		const region = document.querySelector('[data-region="side"]');
		const first = region?.querySelector<HTMLElement>(`[data-first="${tab}"]`);
		(first ?? region?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
	}

	closeSide(): void {
		this.inspected = null;
		if (!this.sideOpen) return;
		this.sideOpen = false;
		this.returnFocus();
	}

	private returnFocus(): void {
		const back = this.back;
		this.back = null;
		if (back instanceof HTMLElement || back instanceof SVGElement)
			if (back.isConnected) back.focus();
	}

	/** Opens the rules at a clause; `closeRules` goes back to where the focus was. */
	explain(clause: string): void {
		const here = document.activeElement;
		const inRules = this.tab === "rules" && here?.closest('[data-region="side"]');
		if (!inRules) this.origin = { tab: this.tab, open: this.sideOpen, clause, element: here };
		this.clause = clause;
		this.openSide("rules");
	}

	closeRules(): void {
		const { tab = "log", open = false, clause = "", element = null } = this.origin ?? {};
		this.origin = null;
		this.clause = "";
		this.tab = tab;
		this.sideOpen = open;
		void tick().then(() => {
			// A list that made way for the rules is drawn anew: its § has the same clause.
			const again = `[data-region="side"] .sec[data-clause="${CSS.escape(clause)}"]`;
			this.back = element?.isConnected ? element : document.querySelector(again);
			this.returnFocus();
		});
	}

	nextSheet(): void {
		this.sheet = HEIGHTS[(HEIGHTS.indexOf(this.sheet) + 1) % HEIGHTS.length] ?? "peek";
	}

	/** A question brings the sheet up where it is answered there, and down where the board answers. */
	bring(tray: boolean): void {
		if (!UPRIGHT.current) return;
		if (!tray) this.sheet = "peek";
		else if (this.sheet === "peek") {
			this.height = "half";
			this.risen = true;
		}
		this.others = false;
	}

	raiseTray(): void {
		this.sheet = this.sheet === "peek" ? "half" : "peek";
		this.others = false;
	}
}
