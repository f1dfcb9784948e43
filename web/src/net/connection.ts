/**
 * One WebSocket to a table. It says hello, comes back after a loss with growing pauses, and holds
 * what was asked meanwhile: an answer that may already have arrived is simply sent again, for the
 * server refuses a stale number and nothing changes.
 */

import {
	type Ask,
	type ClientMessage,
	type Lang,
	PROTOCOL,
	type Reply,
	type ServerMessage,
	type Told,
} from "./protocol";

export type LinkStatus = "connecting" | "open" | "lost" | "failed" | "closed";

export interface Greeting {
	table: string;
	secrets: string[];
	lang: Lang;
	eyes: number | null;
	since: number;
}

export interface Hooks {
	greeting(): Greeting;
	message(message: ServerMessage): void;
	status(status: LinkStatus, retryAt: number): void;
	/** The server hung up for good, or cannot be understood. */
	failed(code: number, told: Told): void;
}

type SocketLike = Pick<WebSocket, "send" | "close" | "readyState"> & {
	onopen: ((event: Event) => void) | null;
	onclose: ((event: CloseEvent) => void) | null;
	onmessage: ((event: MessageEvent) => void) | null;
	onerror: ((event: Event) => void) | null;
};

type OmitId<M> = M extends { id: number } ? Omit<M, "id"> : never;
export type Asking = OmitId<Ask>;

interface Held {
	message: Ask;
	sent: number;
	done(reply: Reply): void;
	lost(): void;
}

/** A server that died has others in its place within some seconds: so long it is asked often. */
const SOON = Array<number>(9).fill(600);
export const PAUSES = [400, ...SOON, 3000, 6000, 12000, 20000];
const PING_EVERY = 25000;
const PONG_WITHIN = 10000;
const OPEN = 1;

/** What must not be done twice is not sent again; the state tells what came of it. */
const ONCE: ReadonlySet<string> = new Set(["undo", "ask_undo", "let_bot"]);

export class Connection {
	private socket: SocketLike | null = null;
	private held = new Map<number, Held>();
	private greeted = false;
	private ended = false;
	private tries = 0;
	private nextId = 1;
	private fatal: Told | null = null;
	private retry: ReturnType<typeof setTimeout> | undefined;
	private beat: ReturnType<typeof setInterval> | undefined;
	private pong: ReturnType<typeof setTimeout> | undefined;

	constructor(
		private readonly address: string,
		private readonly hooks: Hooks,
		private readonly dial: (address: string) => SocketLike = (to) => new WebSocket(to),
	) {}

	open(): void {
		if (this.ended || this.socket) return;
		clearTimeout(this.retry);
		if (this.tries === 0) this.hooks.status("connecting", 0);
		const socket = this.dial(this.address);
		this.socket = socket;
		this.greeted = false;
		this.fatal = null;
		socket.onopen = () => {
			this.raw({ type: "hello", protocol: PROTOCOL, ...this.hooks.greeting() });
		};
		socket.onmessage = (event) => this.hear(String(event.data));
		socket.onclose = (event) => {
			if (this.socket === socket) this.closed(event.code, event.reason);
		};
		socket.onerror = () => {};
	}

	/** Tries at once instead of waiting for the pause to pass. */
	hurry(): void {
		if (this.socket || this.ended) return;
		this.open();
	}

	close(): void {
		this.ended = true;
		this.stopTimers();
		clearTimeout(this.retry);
		const socket = this.socket;
		this.socket = null;
		socket?.close(1000);
		for (const one of this.held.values()) one.lost();
		this.held.clear();
		this.hooks.status("closed", 0);
	}

	/** Says something that needs no answer; lost if the line is down. */
	tell(message: Exclude<ClientMessage, Ask>): boolean {
		if (!this.greeted) return false;
		this.raw(message);
		return true;
	}

	/** Asks something; null if the line was lost and it could not be repeated. */
	ask(asking: Asking): Promise<Reply | null> {
		const message = { ...asking, id: this.nextId++ } as Ask;
		return new Promise((resolve) => {
			const held: Held = { message, sent: 0, done: resolve, lost: () => resolve(null) };
			this.held.set(message.id, held);
			if (this.greeted) this.sendHeld(held);
		});
	}

	/** Whether something of that type waits for its reply. */
	pending(type: Ask["type"]): boolean {
		return [...this.held.values()].some((one) => one.message.type === type);
	}

	private sendHeld(held: Held): void {
		held.sent += 1;
		this.raw(held.message);
	}

	private raw(message: ClientMessage): void {
		if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
	}

	private hear(text: string): void {
		let message: ServerMessage;
		try {
			message = JSON.parse(text) as ServerMessage;
		} catch {
			return;
		}
		if (message.type === "pong") {
			clearTimeout(this.pong);
			this.pong = undefined;
			return;
		}
		if (message.type === "welcome") this.welcomed();
		if (message.type === "reply") this.replied(message);
		if (message.type === "error") {
			if (message.fatal) this.fatal = message;
			else if (message.id !== null) this.refused(message.id, message.key, message.words);
		}
		this.hooks.message(message);
	}

	private welcomed(): void {
		this.greeted = true;
		this.tries = 0;
		this.hooks.status("open", 0);
		this.startBeat();
		for (const one of [...this.held.values()]) {
			if (one.sent > 0 && ONCE.has(one.message.type)) {
				this.held.delete(one.message.id);
				one.lost();
			} else this.sendHeld(one);
		}
	}

	private replied(reply: Reply): void {
		const one = this.held.get(reply.id);
		if (!one) return;
		this.held.delete(reply.id);
		const stale = !reply.ok && reply.refusal?.key === "refusal-stale";
		const again = one.sent > 1 && one.message.type === "play";
		one.done(stale && again ? { ...reply, ok: true, refusal: null } : reply);
	}

	private refused(id: number, key: string, words: string): void {
		this.replied({ type: "reply", id, ok: false, refusal: { key, words, clause: "" } });
	}

	private closed(code: number, reason: string): void {
		this.socket = null;
		this.greeted = false;
		this.stopTimers();
		if (this.ended) return;
		if (code >= 4000 && code < 5000) {
			this.ended = true;
			for (const one of this.held.values()) one.lost();
			this.held.clear();
			this.hooks.status("failed", 0);
			this.hooks.failed(code, this.fatal ?? { words: reason, also: {} });
			return;
		}
		const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 20000;
		this.tries += 1;
		this.hooks.status("lost", Date.now() + pause);
		this.retry = setTimeout(() => this.open(), pause * (0.85 + Math.random() * 0.3));
	}

	private startBeat(): void {
		this.stopTimers();
		this.beat = setInterval(() => {
			this.raw({ type: "ping" });
			this.pong ??= setTimeout(() => this.drop(), PONG_WITHIN);
		}, PING_EVERY);
	}

	/** A line that no longer answers is as good as cut. */
	private drop(): void {
		const socket = this.socket;
		if (!socket) return;
		socket.onclose = null;
		socket.close();
		this.closed(1006, "");
	}

	private stopTimers(): void {
		clearInterval(this.beat);
		clearTimeout(this.pong);
		this.pong = undefined;
	}
}
