import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keep, kept } from "../lobby/mine";
import {
	alone,
	barred,
	fitting,
	playedTogether,
	type Row,
	rematch,
	rowsFor,
	rowsLike,
	seatsOf,
} from "../lobby/newtable";
import { Post } from "../lobby/post.svelte";
import { MANNERS } from "../lobby/starting";
import { api } from "../net/api";
import type {
	GameCard,
	Manners,
	MyTable,
	OptionValue,
	SeatCard,
	TableCard,
	Waiting,
} from "../net/protocol";
import type { Answering } from "../table/answering.svelte";
import { face, secondsLeft } from "../table/countdown";
import type { Table } from "../table/table.svelte";
import { Wait } from "../table/wait.svelte";
import { notify } from "../ui/alerts";
import { router } from "../ui/route.svelte";
import { when } from "../ui/when";

vi.mock("../ui/alerts", () => ({ notify: vi.fn() }));
const told = vi.mocked(notify);

const GAME = {
	seats: [2, 3, 4, 5],
	bots: [{ level: "apprentice" }, { level: "adept" }],
} as GameCard;

describe("who plays together", () => {
	const value = (value: string, together: boolean | null) => ({ value, together }) as OptionValue;
	const game = {
		cooperative: false,
		options: [
			{ name: "mode", values: [value("race", false), value("quest", true)] },
			{ name: "length", values: [value("long", null)] },
		],
	} as GameCard;

	it("is said by the options chosen, else by the game", () => {
		expect(playedTogether(game, { mode: "quest", length: "long" })).toBe(true);
		expect(playedTogether(game, { mode: "race", length: "long" })).toBe(false);
		expect(playedTogether({ ...game, cooperative: true }, { length: "long" })).toBe(true);
	});
});

describe("the time that is left", () => {
	it("counts down to nothing and no further", () => {
		expect([61_000, 60_001, 1, 0, -5000].map((left) => secondsLeft(left, 0))).toEqual([
			61, 61, 1, 0, 0,
		]);
		expect([300, 65, 9, 0].map(face)).toEqual(["5:00", "1:05", "0:09", "0:00"]);
	});
});

describe("since when", () => {
	const now = new Date(2026, 10, 15, 18, 0).getTime();
	const hours = (n: number) => now - n * 3_600_000;

	it("is told by the time, the day or the date", () => {
		expect(when(hours(2), now, "cs")).toBe("16:00");
		expect(when(hours(48), now, "en")).toMatch(/^Fri,? 18:00$/);
		expect(when(hours(240), now, "cs").replace(/\s/g, "")).toBe("5.11.");
	});
});

describe("a table that is set up", () => {
	const row = (who: Row["who"], more: Partial<Row> = {}) =>
		({ id: 0, who, name: "", level: "adept", given: {}, ...more }) as Row;

	it("starts with three seats and room for all", () => {
		const rows = rowsFor(GAME);
		expect(rows.map((one) => one.who)).toEqual(["me", "bot", "bot", "nobody", "nobody"]);
		expect(new Set(rows.map((one) => one.id)).size).toBe(5);
	});

	it("knows when nobody waits for anybody", () => {
		expect(alone([row("me"), row("bot"), row("me")])).toBe(true);
		expect(alone([row("bot"), row("link")])).toBe(true);
		expect(alone([row("me"), row("link")])).toBe(false);
		expect(alone([row("device"), row("device")])).toBe(false);
	});

	it("has no clock alone or by post, and keeps it otherwise", () => {
		const clocked: Manners = { ...MANNERS, clock: 60 };
		expect(fitting(clocked, [row("me"), row("bot")]).clock).toBeNull();
		expect(fitting({ ...clocked, pace: "post" }, [row("me"), row("link")]).clock).toBeNull();
		expect(fitting(clocked, [row("me"), row("link")])).toEqual(clocked);
	});

	it("bars what does not go with the seats, and says why", () => {
		const value = (seats: number[], named = false) =>
			({ value: "v", label: "v", words: "", recommended: false, seats, named }) as OptionValue;
		const two = [row("me"), row("bot"), row("nobody")];
		expect(barred(GAME, value([2, 3]), two)).toBe("");
		expect(barred(GAME, value([3]), two)).toBe("only with 3 players");
		expect(barred(GAME, value([3]), [row("me")])).toBe("");
		const names = "only if everybody has a name beforehand; bots have none";
		expect(barred(GAME, value([2, 3], true), two)).toBe(names);
		expect(barred(GAME, value([2, 3], true), [row("device"), row("link")])).toBe(names);
		expect(barred(GAME, value([2, 3], true), [row("device"), row("device")])).toBe("");
	});

	it("sends what a seat begins with only where something was given", () => {
		const rows = [
			row("bot", { given: { character: "drawn", level: 2 } }),
			row("link"),
			row("nobody", { given: { character: "x" } }),
		];
		expect(seatsOf(rows)).toEqual([
			{ who: "bot", level: "adept", options: { character: "drawn", level: 2 } },
			{ who: "link" },
			{ who: "nobody" },
		]);
	});
});

describe("a table like another", () => {
	const game = {
		...GAME,
		name: "tales",
		options: [{ name: "mode", default: "basic", values: [] }],
	} as unknown as GameCard;
	const chosen = (name: string, value: string | number) => ({ name, value, label: "", words: "" });
	const seat = (n: number, more: Partial<SeatCard>) =>
		({
			seat: n,
			who: "person",
			person: n,
			name: `${n}`,
			named: true,
			level: "",
			options: [],
			...more,
		}) as unknown as SeatCard;
	const card = {
		game: "tales",
		imported: false,
		options: [{ name: "mode", value: "experienced" }],
		manners: { ...MANNERS, hints: false, clock: 60 },
		seats: [
			seat(0, {
				name: "Ben",
				person: 1,
				options: [chosen("character", "ice"), chosen("level", 3)],
			}),
			seat(1, { name: "Ana", person: 0, options: [chosen("character", "drawn")] }),
			seat(2, { name: "Eva" }),
			seat(3, { who: "bot", person: -1, level: "apprentice" }),
		],
	} as TableCard;

	it("seats the people of this device and bots again, the others by link", () => {
		expect(rowsLike({ game, card, held: [0, 1] })).toMatchObject([
			{ who: "device", name: "Ben", given: { character: "ice", level: 3 } },
			{ who: "me", given: { character: "drawn" } },
			{ who: "link", given: {} },
			{ who: "bot", level: "apprentice" },
			{ who: "nobody" },
		]);
	});

	it("makes no name of a number", () => {
		const seats = [seat(0, {}), seat(1, { name: "Player 2", named: false })];
		const rows = rowsLike({ game, card: { ...card, seats }, held: [0, 1] });
		expect(rows[1]).toMatchObject({ who: "device", name: "" });
	});

	it("is opened with the same options and manners, but not with the same luck", () => {
		const again = rematch({ game, card, held: [1] });
		expect(again).toMatchObject({
			game: "tales",
			options: { mode: "experienced" },
			manners: { hints: false, clock: 60 },
			seed: null,
			begin: true,
		});
		expect(again.seats.map((one) => one.who)).toEqual(["link", "me", "link", "bot", "nobody"]);
	});

	it("of a record that was opened has the manners of a new table", () => {
		const recorded = { ...card, imported: true };
		expect(rematch({ game, card: recorded, held: [] }).manners).toEqual(MANNERS);
	});
});

describe("waiting for others", () => {
	const NOW = 1_000_000;
	const seat = (n: number, person: number) => ({ seat: n, person, who: "person" }) as SeatCard;
	const waits = (n: number, since: number, until = 0) =>
		({ seat: n, status: "thinking", since, until }) as Waiting;

	function wait(waiting: Waiting[], more: object = {}) {
		const table = {
			card: { manners: MANNERS, seats: [seat(0, 0), seat(1, 1), seat(2, 2)] },
			state: { waiting },
			asked: null,
			eyes: 0,
			held: [0],
			ahead: 0,
			...more,
		};
		return new Wait(table as unknown as Table, { reminded: 0 } as Answering);
	}

	beforeEach(() => {
		vi.useFakeTimers({ now: NOW });
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it("lets a bot in only after the time, for who is late longest", () => {
		expect(wait([waits(1, 0, NOW + 1)]).late).toBeNull();
		expect(wait([waits(1, 0, NOW - 1), waits(2, 0, NOW - 9)]).late).toEqual({ seat: 2, by: 0 });
		expect(wait([waits(1, 0, 0)]).late).toBeNull();
	});

	it("goes by the server's clock", () => {
		expect(wait([waits(1, 0, NOW + 500)], { ahead: 600 }).late).toEqual({ seat: 1, by: 0 });
	});

	it("lets nobody help themselves, nor a spectator", () => {
		expect(wait([waits(0, 0, 1)]).late).toBeNull();
		expect(wait([waits(1, 0, 1)], { held: [] }).late).toBeNull();
		expect(wait([waits(0, 0, 1)], { held: [0, 1] }).late).toEqual({ seat: 0, by: 1 });
	});

	it("counts my own time while I am asked", () => {
		const both = [waits(0, 0, NOW + 900), waits(1, 0, NOW + 100)];
		expect(wait(both, { asked: { seat: 0 } }).counted?.seat).toBe(0);
		expect(wait(both).counted?.seat).toBe(1);
		expect(wait([waits(1, 0, NOW)], { asked: { seat: 0 } }).counted).toBeNull();
	});

	it("by post reminds after a day, live after a minute", () => {
		const card = (pace: Manners["pace"]) => ({
			card: { manners: { ...MANNERS, pace }, seats: [seat(0, 0), seat(1, 1)] },
		});
		const asked = [waits(1, NOW - 3_600_000)];
		expect(wait(asked, card("live")).mayRemind).toBe(true);
		expect(wait(asked, card("post")).mayRemind).toBe(false);
		vi.setSystemTime(NOW + 90_000_000);
		expect(wait(asked, card("post")).mayRemind).toBe(true);
	});
});

describe("tables by post", () => {
	const mine = (id: string, waiting: boolean, since: number, pace: Manners["pace"] = "post") =>
		({
			table: { id, title: id, status: "playing", manners: { ...MANNERS, pace } },
			waiting,
			since,
			words: `${id}?`,
		}) as MyTable;

	beforeEach(() => {
		const store = new Map<string, string>();
		const storage = {
			getItem: (key: string) => store.get(key) ?? null,
			setItem: (key: string, value: string) => void store.set(key, value),
		};
		vi.stubGlobal("localStorage", storage);
		vi.stubGlobal("document", { hidden: false });
		told.mockClear();
		router.now = { screen: "rules", game: "tales_of_glory", clause: "" };
	});
	afterEach(() => {
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	it("are told of once for each question, and marked in the title", () => {
		const post = new Post();
		post.hear([mine("a", true, 5), mine("b", false, 0), mine("c", true, 6, "live")]);
		expect(told).toHaveBeenCalledTimes(1);
		expect(post.mark).toBe("✉ 1 · ");
		post.hear([mine("a", true, 5)]);
		new Post().hear([mine("a", true, 5)]);
		expect(told).toHaveBeenCalledTimes(1);
		post.hear([mine("a", true, 9)]);
		expect(told).toHaveBeenCalledTimes(2);
		post.hear([]);
		expect(post.mark).toBe("");
	});

	it("are not told of at the table itself", () => {
		router.now = { screen: "table", id: "a", secret: "", invite: "" };
		const post = new Post();
		post.hear([mine("a", true, 5)]);
		expect(told).not.toHaveBeenCalled();
		expect(post.mark).toBe("");
	});

	it("are seen in the lobby without an alert", () => {
		router.now = { screen: "home" };
		const post = new Post();
		post.hear([mine("a", true, 5)]);
		expect(told).not.toHaveBeenCalled();
		vi.stubGlobal("document", { hidden: true });
		post.hear([mine("a", true, 9)]);
		expect(told).toHaveBeenCalledTimes(1);
	});

	it("are the only ones asked about, until they are over", async () => {
		const held = [{ seat: 0, secret: "s" }];
		const one = { host: "", invites: [], coach: false, at: 0, held };
		keep({ ...one, id: "a", post: true });
		keep({ ...one, id: "b" });
		const over = mine("a", false, 0);
		over.table.status = "finished";
		const asked = vi.spyOn(api, "mine").mockResolvedValue([over]);
		const post = new Post();
		await post.look();
		expect(asked.mock.calls).toEqual([[[{ table: "a", secrets: ["s"] }]]]);
		expect(kept().map((other) => other.post)).toEqual([undefined, false]);
		await post.look();
		expect(asked).toHaveBeenCalledTimes(1);
	});
});
