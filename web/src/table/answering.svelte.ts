/** From a person's finger to an answer: preview, confirm where undo ends, send, say what was refused. */

import type { Targets } from "../boards/board";
import type { Connection } from "../net/connection";
import type {
	Asked,
	Crossing,
	Forecast,
	Hinted,
	Previewed,
	Request,
	Said,
	Scope,
	State,
} from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { keepDraft, keptDraft } from "./draft";
import { optionOf, targetsOf } from "./targets";

/** What asks: a table, or a moment of the past that is asked again. */
export interface Asker {
	readonly id: string;
	readonly asked: Asked | null;
	/** Nothing is for good here, so that nothing need be confirmed. */
	readonly free?: boolean;
	readonly state: Pick<State, "eyes" | "undo"> | null;
	readonly link: Pick<Connection, "ask" | "tell">;
	requests: Request[];
	onState(listener: (state: Pick<State, "asked">) => void): () => void;
}

/** A small panel: why something cannot be done, or what was refused. */
export interface WhyNot {
	title: string;
	words: string;
	clause: string;
	refused: boolean;
	target: string;
}

export interface Staged {
	choices: string[];
	crossing: Crossing | null;
	warning: string;
	at: number;
}

/** An answer of several things, laid together on the board; the prompt has the button for it. */
export interface Whole {
	label: string;
	target: string;
	choices: string[] | null;
}

export interface Menu {
	target: string;
	/** What each line means: one choice, or a sequence that is taken as a whole. */
	options: { label: string; choices: string[] }[];
	at: DOMRect | null;
}

const same = (a: readonly string[] | null, b: readonly string[] | null) =>
	a?.length === b?.length && (a ?? []).every((one, index) => one === b?.[index]);

/** More options than that are foreseen only where they are to be seen or pointed at. */
export const FEW = 64;

/** A second touch within this time is a double tap, not a decision. */
const DECIDED = 350;

export class Answering {
	forecast: Forecast | null = $state.raw(null);
	preview: Previewed | null = $state.raw(null);
	draft: string[] = $state.raw([]);
	staged: Staged | null = $state.raw(null);
	whyNot: WhyNot | null = $state.raw(null);
	menu: Menu | null = $state.raw(null);
	/** What the board lays together, and the label of the one button that sends it. */
	whole: Whole | null = $state.raw(null);
	/** When the primary button was pressed last: nothing may take a second press in its place. */
	decided = $state(0);
	hint: Hinted | null = $state.raw(null);
	hinting = $state(false);
	/** The question an answer is on its way to; the next one may be answered at once. */
	private answered: number | null = $state(null);
	private undoing = $state(false);
	redoable: string[] = $state.raw([]);
	reminded = $state(0);
	/** A bot is answering for somebody who is late. */
	lending = $state(false);
	/** The last touch of the page was a finger. */
	touching = false;
	private hovered: string[] | null = null;
	/** Where undo ends may be another since the forecast was told. */
	private stale = false;
	/** Options that came into sight and are not foreseen yet. */
	private sighted = new Set<string>();
	private known = new Map<string, Promise<Previewed | null>>();
	private number = -1;
	private sent: string[] = [];
	private stop: () => void;

	constructor(private readonly table: Asker) {
		this.stop = table.onState((state) => this.asks(state.asked));
	}

	close(): void {
		this.stop();
	}

	get sending(): boolean {
		return this.undoing || (this.answered !== null && this.answered === this.asked?.number);
	}

	get asked(): Asked | null {
		return this.table.asked;
	}

	/** The same map for as long as it says the same: what is only pointed at changes nothing here. */
	targets: Targets = $derived(targetsOf(this.asked, this.forecast, this.draft));

	/** A new question, or the same one again: its words or where undo ends may have changed. */
	private asks(asked: Asked | null): void {
		this.known.clear();
		this.stale = true;
		if (asked === null || asked.number !== this.number) {
			this.undoing = false;
			this.forget(asked);
		} else if (this.staged) {
			void this.restage(asked, this.staged);
		}
		this.number = asked?.number ?? -1;
		if (asked) void this.foresee(asked, this.foretold(asked));
	}

	/** The reader's language is another: what was said in the old one is asked for again. */
	reword(): void {
		const { whyNot, hint } = this;
		this.menu = this.hint = this.preview = this.whyNot = this.forecast = null;
		this.known.clear();
		if (whyNot?.target) void this.why(whyNot.target);
		if (hint) void this.advise();
	}

	private forget(asked: Asked | null): void {
		this.staged = this.menu = this.hint = this.preview = this.forecast = null;
		this.hovered = null;
		this.draft = [];
		if (asked) this.remember(asked);
		if (this.whyNot && !this.whyNot.refused) this.whyNot = null;
	}

	/** What was half-built, or waited for Confirm, before the page was loaded anew. */
	private remember(asked: Asked): void {
		const { draft, staged } = keptDraft(this.table.id, asked.seat, asked.number);
		this.draft = draft;
		if (!staged) return;
		void this.crossing(asked, draft).then((crossing) => {
			const warning = optionOf(asked, draft[0] ?? "")?.warning ?? "";
			if (this.asked?.number === asked.number && !this.staged) this.stage(draft, crossing, warning);
		});
	}

	/** What waits for Confirm, when where undo ends may have changed. */
	private async restage(asked: Asked, staged: Staged): Promise<void> {
		const crossing = await this.crossing(asked, staged.choices);
		if (this.staged === staged) this.staged = { ...staged, crossing };
	}

	private async foresee(asked: Asked, choices: string[] = []): Promise<void> {
		const reply = await this.table.link.ask({ type: "forecast", seat: asked.seat, choices });
		if (reply?.forecast && this.asked?.number === reply.forecast.number) {
			const kept = choices.length ? (this.forecast?.options ?? []) : [];
			const others = kept.filter((one) => !choices.includes(one.choices[0] ?? ""));
			this.forecast = { ...reply.forecast, options: [...others, ...reply.forecast.options] };
			this.stale = false;
			const shown = this.hovered ?? this.staged?.choices;
			if (shown && !this.preview) void this.show(shown);
		}
	}

	/** Of many options those that were foreseen before the same question was told again. */
	private foretold(asked: Asked): string[] {
		if (asked.options.length <= FEW || this.forecast?.number !== asked.number) return [];
		return this.forecast.options.flatMap((one) => one.choices).slice(-FEW);
	}

	/** An option came into sight: where there are many, those in sight are foreseen together. */
	glimpse(choice: string): void {
		const asked = this.asked;
		if (!asked || asked.options.length <= FEW || this.foreseen([choice])) return;
		this.sighted.add(choice);
		if (this.sighted.size > 1) return;
		setTimeout(() => {
			const choices = [...this.sighted].slice(-FEW);
			this.sighted.clear();
			if (this.asked?.number === asked.number) void this.foresee(asked, choices);
		}, 80);
	}

	private foreseen(choices: string[]): Previewed | null {
		return this.forecast?.options.find((option) => same(option.choices, choices)) ?? null;
	}

	/** What choices would do: told by the forecast, by an earlier answer, or by the server. */
	async foretell(choices: string[], view = false): Promise<Previewed | null> {
		const asked = this.asked;
		if (!asked || choices.length === 0) return null;
		const key = JSON.stringify(choices);
		const known = this.known.get(key);
		if (known) return known;
		const quick = view ? null : this.foreseen(choices);
		if (quick) return quick;
		const told = this.table.link
			.ask({ type: "preview", seat: asked.seat, choices, view: true })
			.then((reply) => (this.asked?.number === asked.number ? (reply?.preview ?? null) : null));
		this.known.set(key, told);
		return told;
	}

	hover(choices: string[] | null): void {
		if (same(choices, this.hovered)) return;
		this.hovered = choices;
		const shown = choices ?? this.staged?.choices ?? null;
		if (shown) void this.show(shown);
		else this.preview = null;
	}

	private async show(choices: string[]): Promise<void> {
		const wanted = () => same(choices, this.hovered ?? this.staged?.choices ?? null);
		this.preview =
			this.foreseen(choices) ??
			(same(this.preview?.choices ?? null, choices) ? this.preview : null);
		const full = await this.foretell(choices, true);
		if (full && wanted()) this.preview = full;
	}

	pick(target: string, at?: Element): void {
		const found = this.targets.get(target);
		if (!found || found.choices.length === 0) {
			if (this.asked) void this.why(target);
			return;
		}
		if (found.choices.length > 1) {
			const options = found.choices.map(({ label, choice }) => ({ label, choices: [choice] }));
			this.offer(target, options, at);
			return;
		}
		const [only] = found.choices;
		if (only) void this.choose([only.choice]);
	}

	offer(target: string, options: Menu["options"], at?: Element): void {
		this.menu = { target, options, at: at?.getBoundingClientRect() ?? null };
	}

	async choose(wanted: string[]): Promise<void> {
		const asked = this.asked;
		if (!asked || this.sending) return;
		this.menu = null;
		this.whyNot = null;
		const choices = wanted.map(
			(one) => (wanted.length === 1 ? optionOf(asked, one)?.choice : null) ?? one,
		);
		if (this.staged && same(this.staged.choices, choices)) {
			if (Date.now() - this.staged.at > DECIDED) await this.send(choices);
			return;
		}
		const crossing = await this.crossing(asked, choices);
		if (this.asked?.number !== asked.number) return;
		const warning = optionOf(asked, choices[0] ?? "")?.warning ?? "";
		if (warning || this.mustConfirm(crossing)) this.stage(choices, crossing, warning);
		else await this.send(choices);
	}

	private async crossing(asked: Asked, choices: string[]): Promise<Crossing | null> {
		if (this.table.free) return null;
		const option = choices.length === 1 ? optionOf(asked, choices[0] ?? "") : null;
		const seen = await this.foretell(option ? [option.choice] : choices, this.stale);
		return seen?.crosses ?? null;
	}

	private mustConfirm(crossing: Crossing | null): boolean {
		if (settings.now.confirm === "always") return true;
		if (this.touching && settings.now.tap === "twice") return true;
		return settings.now.confirm === "limit" && crossing !== null;
	}

	private stage(choices: string[], crossing: Crossing | null, warning: string): void {
		this.staged = { choices, crossing, warning, at: Date.now() };
		this.keep(choices, true);
		this.hovered = null;
		void this.show(choices);
	}

	async confirm(): Promise<void> {
		if (!this.staged) return;
		this.decided = Date.now();
		await this.send(this.staged.choices);
	}

	ready(whole: Whole | null): void {
		this.whole = whole;
	}

	/** What was laid together is sent: it was decided piece by piece, and nothing asks again. */
	async sendWhole(): Promise<void> {
		const choices = this.whole?.choices;
		if (!choices || this.sending) return;
		this.menu = this.whyNot = null;
		this.decided = Date.now();
		await this.send(choices);
	}

	keep(draft: string[], staged = false): void {
		this.draft = draft;
		const asked = this.asked;
		if (!asked) return;
		keepDraft({ table: this.table.id, seat: asked.seat, number: asked.number, draft, staged });
	}

	/** One step back: the menu, the panel, what waits for Confirm, a draft. False if nothing was open. */
	back(): boolean {
		if (this.menu) this.menu = null;
		else if (this.whyNot) this.whyNot = null;
		else if (this.staged || this.draft.length) this.clear();
		else if (this.hint) this.hint = null;
		else return false;
		return true;
	}

	clear(): void {
		this.staged = null;
		this.keep([]);
		this.preview = null;
	}

	private async send(choices: string[], again = false): Promise<void> {
		const asked = this.asked;
		if (!asked || this.sending) return;
		this.answered = asked.number;
		this.hint = null;
		try {
			const { seat, number } = asked;
			const reply = await this.table.link.ask({ type: "play", seat, number, choices });
			if (reply?.ok) {
				this.sent.push(...choices);
				if (!again) this.redoable = [];
				keepDraft({ table: this.table.id, seat, number, draft: [] });
			} else if (reply?.refusal) {
				this.clear();
				this.refuse(reply.refusal, choices.at(-1) ?? "");
			}
		} finally {
			if (this.answered === asked.number) this.answered = null;
		}
	}

	private refuse(refusal: Said, target: string): void {
		const { words, clause = "" } = refusal;
		this.whyNot = { title: "", words, clause, refused: true, target };
	}

	async why(target: string, known = this.targets.get(target)?.why): Promise<void> {
		const asked = this.asked;
		if (!asked) return;
		if (known) {
			this.whyNot = { title: "", ...known, refused: false, target };
			return;
		}
		const reply = await this.table.link.ask({ type: "why", seat: asked.seat, choice: target });
		if (!reply) return;
		const told = reply.refusal;
		if (told) {
			this.whyNot = {
				title: "",
				words: told.words,
				clause: told.clause ?? "",
				refused: false,
				target,
			};
			return;
		}
		const option = optionOf(asked, target);
		if (option) {
			this.whyNot = {
				title: "",
				words: option.label,
				clause: option.clause,
				refused: false,
				target,
			};
		}
	}

	// Taking back

	private get seat(): number | null {
		return this.asked?.seat ?? this.table.state?.eyes ?? null;
	}

	async undo(): Promise<void> {
		const seat = this.seat;
		if (seat === null || this.sending || !this.table.state?.undo?.count) return;
		this.undoing = true;
		try {
			const reply = await this.table.link.ask({ type: "undo", seat });
			const last = reply?.ok ? this.sent.pop() : undefined;
			if (last) this.redoable = [...this.redoable, last];
			if (reply && !reply.ok && reply.refusal) this.refuse(reply.refusal, "");
		} finally {
			this.undoing = false;
		}
	}

	async redo(): Promise<void> {
		const next = this.redoable.at(-1);
		if (!next || !this.asked) return;
		this.redoable = this.redoable.slice(0, -1);
		await this.send([next], true);
	}

	async askUndo(): Promise<void> {
		const seat = this.seat;
		if (seat === null) return;
		const reply = await this.table.link.ask({ type: "ask_undo", seat });
		if (reply && !reply.ok && reply.refusal) this.refuse(reply.refusal, "");
	}

	/** Those who are waited for are told so; the time of the last such word. */
	async remind(): Promise<void> {
		const seat = this.seat;
		if (seat === null) return;
		const reply = await this.table.link.ask({ type: "remind", seat });
		if (reply?.ok) this.reminded = Date.now();
		else if (reply?.refusal) this.refuse(reply.refusal, "");
	}

	/** The time of the `late` seat is over: a bot answers its one question. */
	async letBot(seat: number, late: number): Promise<void> {
		if (this.lending) return;
		this.lending = true;
		try {
			const reply = await this.table.link.ask({ type: "let_bot", seat, late });
			if (reply?.refusal) this.refuse(reply.refusal, "");
		} finally {
			this.lending = false;
		}
	}

	consent(request: number, seat: number, allow: boolean): void {
		this.table.link.tell({ type: "consent", request, seat, allow });
		this.table.requests = this.table.requests.filter((one) => one.request !== request);
	}

	// Questions that need not be asked, and advice

	async silence(scope: Scope): Promise<void> {
		const asked = this.asked;
		if (!asked?.silenceable) return;
		const { seat, kind } = asked;
		const reply = await this.table.link.ask({ type: "silence", seat, kind, scope });
		if (reply && !reply.ok && reply.refusal) this.refuse(reply.refusal, "");
	}

	async speak(kind: string): Promise<void> {
		const seat = this.seat;
		if (seat !== null) await this.table.link.ask({ type: "speak", seat, kind });
	}

	async advise(): Promise<void> {
		const asked = this.asked;
		if (!asked || this.hinting) return;
		this.hinting = true;
		try {
			const reply = await this.table.link.ask({ type: "hint", seat: asked.seat });
			if (this.asked?.number !== asked.number) return;
			if (reply?.hint) this.hint = reply.hint;
			else if (reply?.refusal) this.refuse(reply.refusal, "");
		} finally {
			this.hinting = false;
		}
	}
}
