/** A table as this device knows it: what the server last told, and who looks. */

import { Connection, type LinkStatus } from "../net/connection";
import { merged } from "../net/merging";
import type {
	Changed,
	ChatLine,
	LogLine,
	Notice,
	Request,
	ServerMessage,
	State,
	TableCard,
	Told,
	Welcome,
} from "../net/protocol";
import { settings } from "../ui/settings.svelte";
import { type Look, look, people, personOf } from "./sharing";

export interface Failure {
	code: number;
	told: Told;
}

export const MOST_NOTICES = 3;

/** In the reader's language, whichever it is by now. */
export const wording = ({ words, also }: Told): string => also[settings.lang] ?? words;

/** Puts lines at number `first` and drops what was held from there on. */
export function joined(
	held: readonly LogLine[],
	first: number,
	lines: readonly LogLine[],
): LogLine[] {
	return [...held.filter((one) => one.number < first), ...lines];
}

export class Table {
	readonly link: Connection;
	card: TableCard | null = $state.raw(null);
	held: number[] = $state.raw([]);
	state: State | null = $state.raw(null);
	lines: LogLine[] = $state.raw([]);
	/** What came with the last change. */
	fresh: LogLine[] = $state.raw([]);
	chat: ChatLine[] = $state.raw([]);
	requests: Request[] = $state.raw([]);
	notices: Notice[] = $state.raw([]);
	status: LinkStatus = $state("connecting");
	retryAt = $state(0);
	failure: Failure | null = $state.raw(null);
	/** Why the server hung up for a while, if it said so. */
	reason: Told | null = $state.raw(null);
	/** Whose eyes this device wants to look through; states for other eyes are dropped. */
	eyes: number | null = $state(null);
	/** The seat whose person must take the device before anything of theirs is shown. */
	handTo: number | null = $state(null);
	/** Called before what the old eyes saw is dropped. */
	parting: () => void = () => {};
	/** By how much the server's clock is ahead. */
	ahead = 0;
	/** The number of the last public line each person has seen. */
	private seen = new Map<number, number>();
	/** A change did not follow; everything has been asked for. */
	private lost = false;
	private heeding = new Set<(notice: Notice) => void>();
	private listeners = new Set<(state: State, before: State | null) => void>();

	constructor(
		readonly id: string,
		private secrets: string[],
		eyes: number | null,
		connect: (hooks: ConstructorParameters<typeof Connection>[1]) => Connection = (hooks) =>
			new Connection(`${location.origin.replace(/^http/, "ws")}/ws`, hooks),
	) {
		this.eyes = eyes;
		this.link = connect({
			greeting: () => ({
				table: this.id,
				secrets: this.secrets,
				lang: settings.lang,
				eyes: this.eyes,
				since: this.state?.eyes === this.eyes ? (this.lines.at(-1)?.number ?? 0) : 0,
			}),
			message: (message) => this.hear(message),
			status: (status, retryAt) => {
				this.status = status;
				this.retryAt = retryAt;
				if (status === "open") this.reason = null;
			},
			failed: (code, told) => {
				this.failure = { code, told };
			},
		});
	}

	/** Several people share this device. */
	get shared(): boolean {
		return this.card !== null && people({ held: this.held, seats: this.card.seats }).length > 1;
	}

	get asked() {
		return this.state?.asked ?? null;
	}

	get over(): boolean {
		return this.state?.outcome != null;
	}

	nameOf(seat: number): string {
		const one = this.card?.seats.find((card) => card.seat === seat);
		return one?.name || one?.level_words || "";
	}

	/** Called after every state; returns how to stop listening. */
	onState(listener: (state: State, before: State | null) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	/** Called for every notice; returns how to stop listening. */
	onNotice(heed: (notice: Notice) => void): () => void {
		this.heeding.add(heed);
		return () => this.heeding.delete(heed);
	}

	hear(message: ServerMessage): void {
		switch (message.type) {
			case "welcome":
				this.welcomed(message);
				return;
			case "table":
				this.card = message.table;
				return;
			case "state":
				this.changed(message);
				return;
			case "changed":
				this.follow(message);
				return;
			case "chat":
				this.chat = [...this.chat.filter((one) => one.number !== message.number), message];
				return;
			case "request":
				this.requests = [
					...this.requests.filter((one) => one.request !== message.request),
					message,
				];
				return;
			case "settled":
				this.requests = this.requests.filter((one) => one.request !== message.request);
				this.notice("settled", message);
				return;
			case "notice":
				for (const heed of this.heeding) heed(message);
				this.keep(message);
				return;
			case "error":
				if (message.fatal) this.reason = message;
				else if (message.id === null) this.notice(message.key, message);
				return;
		}
	}

	private notice(key: string, { words, also }: Told): void {
		this.keep({ type: "notice", key, words, also, seat: null });
	}

	/** The board must stay in sight: only a few are kept, and each only once. */
	private keep(notice: Notice): void {
		const others = this.notices.filter((one) => one.words !== notice.words);
		this.notices = [...others, notice].slice(-MOST_NOTICES);
	}

	dismiss(notice: Notice): void {
		this.notices = this.notices.filter((one) => one !== notice);
	}

	private welcomed(message: Welcome): void {
		this.card = message.table;
		this.held = message.held;
		this.chat = message.chat;
		this.requests = message.requests;
		this.ahead = message.now - Date.now();
		if (this.eyes !== null && !message.held.includes(this.eyes)) this.lookThrough(null);
		if (this.eyes === null && message.held.length && !this.shared) {
			this.lookThrough(message.held[0] ?? null);
		}
	}

	private changed(state: State): void {
		if (state.eyes !== this.eyes) return;
		const before = this.state;
		this.state = state;
		this.lost = false;
		const known = this.lines.at(-1)?.number ?? 0;
		this.fresh = before ? state.lines.filter((one) => one.number > known) : [];
		this.lines = joined(this.lines, state.first, state.lines);
		for (const listener of this.listeners) listener(state, before);
		this.watch(state);
	}

	/** What does not follow the state that is here is not guessed at: everything is asked for. */
	private follow(change: Changed): void {
		if (!this.state) return; // the whole is under way, for other eyes
		const now = merged(this.state, change);
		if (now) this.changed(now);
		else if (!this.lost) {
			this.lost = true;
			this.link.tell({ type: "again", since: this.lines.at(-1)?.number ?? 0 });
		}
	}

	/** After every change: whose turn is it on this device? */
	private watch(state: State): void {
		if (!this.card) return;
		const next: Look = look({
			eyes: state.eyes,
			held: this.held,
			seats: this.card.seats,
			waiting: state.waiting,
			secretive: state.secretive ?? this.held,
			over: state.outcome !== null,
		});
		if (next.do === "switch") {
			this.handTo = null;
			this.lookThrough(next.seat);
		} else if (next.do === "hand") {
			this.handTo = next.seat;
			if (state.eyes !== null) {
				this.seen.set(personOf(this.card.seats, state.eyes), -1);
				this.lookThrough(null);
			}
		} else this.handTo = null;
		if (state.eyes === null) this.left(state.number);
	}

	/** Remembers what a person who has just given the device away has seen of the public log. */
	private left(number: number): void {
		for (const [person, at] of this.seen) if (at < 0) this.seen.set(person, number);
	}

	/** The public lines since the person on this seat last had the device. */
	linesSince(seat: number): LogLine[] {
		const person = this.card ? personOf(this.card.seats, seat) : -1;
		const since = this.seen.get(person) ?? 0;
		return this.lines.filter((one) => one.number > since).slice(-12);
	}

	/** Everything the old eyes saw is dropped before the new ones are asked for. */
	lookThrough(seat: number | null): void {
		if (this.eyes === seat && this.state?.eyes === seat) return;
		this.parting();
		this.eyes = seat;
		this.state = null;
		this.lines = [];
		this.fresh = [];
		this.link.tell({ type: "eyes", seat, since: 0 });
	}

	/** "I am Ben, show my side." */
	take(seat: number): void {
		this.handTo = null;
		this.lookThrough(seat);
	}

	speakLanguage(): void {
		this.link.tell({ type: "lang", lang: settings.lang });
	}

	close(): void {
		this.link.close();
		this.state = null;
		this.lines = [];
		this.fresh = [];
	}
}
