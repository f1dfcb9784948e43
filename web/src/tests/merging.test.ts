import { describe, expect, it } from "vitest";
import { merged } from "../net/merging";
import type { Changed, ServerMessage, State } from "../net/protocol";
import { Table } from "../table/table.svelte";

const line = (number: number) => ({
	number,
	words: `line ${number}`,
	clause: "",
	key: "",
	targets: [],
	private: false,
});

const state = (fingerprint: number, more: Partial<State> = {}): State => ({
	type: "state",
	fingerprint,
	number: 1,
	eyes: 0,
	status: "playing",
	view: { round: 1, players: [{ gold: 1 }], decks: [3] },
	asked: null,
	waiting: [],
	undo: null,
	silenced: [],
	secretive: [],
	outcome: null,
	plans: [],
	first: 1,
	lines: [line(1)],
	...more,
});

const change = (after: number, fingerprint: number, more: Partial<Changed> = {}): Changed => ({
	type: "changed",
	after,
	fingerprint,
	number: 2,
	first: 2,
	lines: [line(2)],
	...more,
});

function table() {
	const said: unknown[] = [];
	let hear: (message: ServerMessage) => void = () => {};
	const made = new Table("t", [], 0, (hooks) => {
		hear = hooks.message;
		return { tell: (message: unknown) => said.push(message) } as never;
	});
	return { made, said, hear };
}

describe("what changed", () => {
	it("leaves everything else as it was", () => {
		const before = state(5);
		const after = merged(before, change(5, 6, { view: { round: 2 }, secretive: [1] }));
		expect(after).toMatchObject({ type: "state", fingerprint: 6, eyes: 0, secretive: [1] });
		expect(after?.view).toEqual({ round: 2, players: [{ gold: 1 }], decks: [3] });
		const players = (one: State | null) => (one?.view as { players?: unknown } | null)?.players;
		expect(players(after)).toBe(players(before));
		expect(before.view).toMatchObject({ round: 1 });
		expect(after).not.toHaveProperty("after");
	});

	it("of a list as long as before names the entries that are new", () => {
		const players = [{ gold: 1 }, { gold: 2 }, { gold: 3 }];
		const before = state(5, { view: { round: 1, players } });
		const after = merged(before, change(5, 6, { entries: { players: { "1": { gold: 7 } } } }));
		const now = (after?.view as { players?: unknown[] } | undefined)?.players ?? [];
		expect(after?.view).toEqual({ round: 1, players: [{ gold: 1 }, { gold: 7 }, { gold: 3 }] });
		expect(now[0]).toBe(players[0]);
		expect(players[1]).toEqual({ gold: 2 });
		expect(after).not.toHaveProperty("entries");
	});

	it("without a view leaves the view itself", () => {
		const before = state(5);
		expect(merged(before, change(5, 6))?.view).toBe(before.view);
	});

	it("that follows another state is not worked in", () => {
		expect(merged(state(5), change(4, 6))).toBeNull();
	});

	it("is told to listeners with its new lines", () => {
		const { made, hear } = table();
		hear(state(5));
		hear(change(5, 6, { view: { round: 2 } }));
		expect(made.state?.view).toMatchObject({ round: 2, decks: [3] });
		expect(made.lines.map((one) => one.number)).toEqual([1, 2]);
		expect(made.fresh.map((one) => one.number)).toEqual([2]);
	});

	it("that does not follow makes the table ask for everything, once", () => {
		const { made, hear, said } = table();
		hear(state(5));
		hear(change(7, 8));
		hear(change(8, 9));
		expect(said).toEqual([{ type: "again", since: 1 }]);
		expect(made.state?.fingerprint).toBe(5);
		hear(state(9, { number: 3, first: 2, lines: [line(2), line(3)] }));
		expect(made.lines.map((one) => one.number)).toEqual([1, 2, 3]);
		hear(change(1, 2));
		expect(said.length).toBe(2);
	});

	it("for eyes that are looked through no more is not heard", () => {
		const { made, hear, said } = table();
		hear(state(5));
		made.lookThrough(null);
		hear(change(5, 6, { view: { round: 2 } }));
		expect(made.state).toBeNull();
		expect(said).toEqual([{ type: "eyes", seat: null, since: 0 }]);
	});
});
