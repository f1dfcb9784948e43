import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Hooks, PAUSES } from "../net/connection";
import type { ClientMessage, Reply, ServerMessage } from "../net/protocol";

class Socket {
	static all: Socket[] = [];
	sent: ClientMessage[] = [];
	readyState = 0;
	onopen: ((event: Event) => void) | null = null;
	onclose: ((event: CloseEvent) => void) | null = null;
	onmessage: ((event: MessageEvent) => void) | null = null;
	onerror: ((event: Event) => void) | null = null;

	constructor() {
		Socket.all.push(this);
	}

	static get last(): Socket {
		return Socket.all.at(-1) as Socket;
	}

	send(text: string): void {
		this.sent.push(JSON.parse(text) as ClientMessage);
	}

	close(): void {
		this.cut(1000);
	}

	accept(): void {
		this.readyState = 1;
		this.onopen?.(new Event("open"));
	}

	say(message: unknown): void {
		this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
	}

	cut(code: number): void {
		this.readyState = 3;
		this.onclose?.({ code, reason: "" } as CloseEvent);
	}
}

const welcome = { type: "welcome" };

function connected() {
	const heard: ServerMessage[] = [];
	const status: string[] = [];
	const failed: [number, string][] = [];
	let since = 0;
	const hooks: Hooks = {
		greeting: () => ({ table: "k3x", secrets: ["s"], lang: "cs", eyes: 0, since }),
		message: (message) => heard.push(message),
		status: (now) => status.push(now),
		failed: (code, told) => failed.push([code, told.words]),
	};
	const link = new Connection("ws://x/ws", hooks, () => new Socket());
	link.open();
	Socket.last.accept();
	Socket.last.say(welcome);
	return { link, heard, status, failed, sawUpTo: (number: number) => (since = number) };
}

describe("connection", () => {
	beforeEach(() => {
		vi.useFakeTimers();
		Socket.all = [];
	});

	it("says hello first, with the eyes and the last line it holds", () => {
		connected();
		expect(Socket.last.sent[0]).toMatchObject({ type: "hello", protocol: 3, eyes: 0, since: 0 });
	});

	it("gives each reply to the one who asked", async () => {
		const { link } = connected();
		const first = link.ask({ type: "why", seat: 0, choice: "cell:1,1" });
		const second = link.ask({ type: "undo", seat: 0 });
		const ids = Socket.last.sent.slice(1).map((one) => (one as { id: number }).id);
		Socket.last.say({ type: "reply", id: ids[1], ok: false, refusal: { key: "k", words: "no" } });
		Socket.last.say({ type: "reply", id: ids[0], ok: true });
		expect((await first)?.ok).toBe(true);
		expect((await second)?.refusal?.words).toBe("no");
	});

	it("comes back with growing pauses and asks for what it missed", () => {
		const { sawUpTo, status } = connected();
		sawUpTo(41);
		Socket.last.cut(1006);
		expect(status.at(-1)).toBe("lost");
		vi.advanceTimersByTime((PAUSES[0] as number) * 1.2);
		expect(Socket.all).toHaveLength(2);
		Socket.last.cut(1006);
		vi.advanceTimersByTime((PAUSES[0] as number) * 1.2);
		expect(Socket.all).toHaveLength(2);
		vi.advanceTimersByTime((PAUSES[1] as number) * 1.2);
		expect(Socket.all).toHaveLength(3);
		Socket.last.accept();
		expect(Socket.last.sent[0]).toMatchObject({ since: 41 });
	});

	it.each([0, 0.999])("tries often while another server takes over (luck %s)", (luck) => {
		vi.spyOn(Math, "random").mockReturnValue(luck);
		connected();
		Socket.last.cut(1006);
		const tries: number[] = [];
		for (let at = 0; at < 5000; at += 50) {
			const before = Socket.all.length;
			vi.advanceTimersByTime(50);
			if (Socket.all.length === before) continue;
			tries.push(at);
			Socket.last.cut(1013);
		}
		vi.restoreAllMocks();
		for (const taken of [1500, 2000, 3000, 3500, 4200])
			expect(tries.some((at) => at >= taken && at <= taken + 750)).toBe(true);
	});

	it("sends an answer again that may have been lost, and takes stale for done", async () => {
		const { link } = connected();
		const played = link.ask({ type: "play", seat: 0, number: 3, choices: ["pick 5"] });
		Socket.last.cut(1006);
		vi.advanceTimersByTime(1000);
		Socket.last.accept();
		Socket.last.say(welcome);
		const again = Socket.last.sent.at(-1) as { type: string; id: number };
		expect(again.type).toBe("play");
		Socket.last.say({
			type: "reply",
			id: again.id,
			ok: false,
			refusal: { key: "refusal-stale", words: "" },
		});
		expect(((await played) as Reply).ok).toBe(true);
	});

	it("holds an answer that was given while the line was cut", () => {
		const { link } = connected();
		Socket.last.cut(1006);
		void link.ask({ type: "play", seat: 0, number: 3, choices: ["pick 5"] });
		vi.advanceTimersByTime(1000);
		Socket.last.accept();
		Socket.last.say(welcome);
		expect(Socket.last.sent.at(-1)).toMatchObject({ type: "play", number: 3 });
	});

	it("never takes back twice", async () => {
		const { link } = connected();
		const undone = link.ask({ type: "undo", seat: 0 });
		Socket.last.cut(1006);
		vi.advanceTimersByTime(1000);
		Socket.last.accept();
		Socket.last.say(welcome);
		expect(await undone).toBeNull();
		expect(Socket.last.sent.map((one) => one.type)).toEqual(["hello"]);
	});

	it("gives up where the server says so, in its words", () => {
		const { failed } = connected();
		Socket.last.say({ type: "error", key: "k", words: "No such table.", fatal: true, id: null });
		Socket.last.cut(4004);
		vi.advanceTimersByTime(60000);
		expect(failed).toEqual([[4004, "No such table."]]);
		expect(Socket.all).toHaveLength(1);
	});

	it("takes a line that no longer answers for cut", () => {
		const { status } = connected();
		vi.advanceTimersByTime(40000);
		expect(status).toContain("lost");
	});
});
