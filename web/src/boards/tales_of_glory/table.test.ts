import { describe, expect, it, vi } from "vitest";
import { billOf, priceOf } from "./bill";
import { best, broughtBy } from "./brought";
import { content, line, player, tile, view } from "./fixtures";
import { gainOf, isNothing, laidBy, paid } from "./gains";
import {
	ghostParts,
	layRows,
	nameBase,
	nameLines,
	nameWidth,
	narrowed,
	rewardParts,
	ribbonEnd,
} from "./parts";
import { scoreOf, winner } from "./scoring";
import {
	chestTarget,
	laidThisTurn,
	leavingSlots,
	majorities,
	phaseOf,
	takerOf,
	tileAt,
} from "./table";
import { both } from "./words";
import { zones } from "./zones";

vi.mock("../../ui/settings.svelte", () => ({ settings: { lang: "en" } }));

describe("the bill", () => {
	const cost = (more: object) =>
		tile("X", "character", ["o", "o", "o", "o"], {
			cost: { combat: 0, magic: 0, gold: 0, potions: 0, ...more },
		});

	it("tells TOG-EX-04 number by number", () => {
		const me = player({ combat: 2, magic: 0, gold: 3, potions: 4 });
		const bill = billOf(cost({ gold: 1, combat: 3 }), me, { gold: 1, potions: 2 }, "potions");
		expect(bill.lines.map((one) => [one.what, one.asked, one.pays?.good, one.pays?.n])).toEqual([
			["combat", 3, "potions", 1],
			["gold", 1, "gold", 1],
			["wilderness", 1, "potions", 1],
		]);
		const other = billOf(cost({ gold: 1, combat: 3 }), me, { gold: 2, potions: 1 }, "gold");
		expect(other.lines.at(-1)?.pays).toEqual({ good: "gold", n: 1 });
	});

	it("tells TOG-EX-13 number by number", () => {
		const me = player({ combat: 2, magic: 0, gold: 0, potions: 3 });
		const bill = billOf(cost({ combat: 3, magic: 2 }), me, { gold: 0, potions: 3 }, null);
		expect(bill.lines.map((one) => [one.what, one.have, one.pays?.n])).toEqual([
			["combat", 2, 1],
			["magic", 0, 2],
		]);
	});

	it("of a tile that cannot be paid names the wilderness too", () => {
		const me = player({ combat: 0, magic: 0, gold: 0, potions: 1 });
		const price = priceOf(cost({ combat: 2, gold: 1 }), me, true);
		expect(price.map((one) => [one.what, one.asked, one.clause])).toEqual([
			["combat", 2, "TOG-PAY-09"],
			["gold", 1, "TOG-PAY-03"],
			["wilderness", 1, "TOG-PAY-07"],
		]);
		expect(priceOf(cost({ gold: 1 }), me, false).map((one) => one.what)).toEqual(["gold"]);
	});

	it("has no parts that do not make up the server's sum", () => {
		const bill = billOf(cost({ gold: 1 }), player(), { gold: 2, potions: 0 }, null);
		expect(bill.lines).toEqual([]);
		expect(bill.gold).toBe(2);
	});
});

describe("what is laid in a turn", () => {
	it("is numbered from the tile that was taken on", () => {
		const lays = (seat: number, id: string) => ({
			...line("event-lays"),
			targets: [`seat:${seat}`, `tile:${id}`],
		});
		const takes = (seat: number) => ({ ...line("event-takes"), targets: [`seat:${seat}`] });
		const lines = [takes(0), lays(0, "E1-01"), takes(1), takes(0), lays(1, "E1-02")];
		expect(laidThisTurn(lines, 0)).toEqual([]);
		expect(laidThisTurn([...lines, lays(0, "Q-04"), lays(0, "E1-17")], 0)).toEqual([
			"Q-04",
			"E1-17",
		]);
	});
});

describe("the name on a tile", () => {
	it("stands clear of the ribbons, with its accents, at every size of type", () => {
		const ACCENTED = 0.88;
		for (const keep of [1, 1.2, 1.4, 1.6]) {
			const size = 12.5 * keep;
			expect(nameBase(25, 0, size) - ACCENTED * size).toBeGreaterThanOrEqual(ribbonEnd(keep) - 0.5);
		}
	});
});

describe("names of cells", () => {
	it("speak of the hero, never in coordinates", () => {
		expect(both.en.cell(-1, 2)).toBe("2 north, 1 west of the hero");
		expect(both.cs.cell(0, -3)).toBe("od hrdiny 3 na jih");
	});
});

describe("gains", () => {
	const before = view();
	const after = view({
		start: 0,
		players: [
			player({
				glory: 22,
				potions: 4,
				story: [{ tile: "H1", x: 0, y: 0, opened: [true, false] }],
			}),
		],
	});

	it("are the difference of two views and what the lines tell", () => {
		const lines = [line("event-joins-key"), line("event-misses")];
		const gain = gainOf(before, after, 0, lines, [["gold", 2]]);
		expect(gain.goods).toEqual([
			["glory", 7],
			["potions", -1],
		]);
		expect(gain).toMatchObject({ keys: 1, opened: 1, lost: 0, start: true, missed: [["gold", 2]] });
		expect(isNothing(gain)).toBe(false);
		expect(isNothing(gainOf(before, before, 0, [], [["gold", 2]]))).toBe(true);
		expect(paid(before, after, 0)).toEqual({ gold: 0, potions: 1 });
	});

	it("count a key that waits for its chest", () => {
		const waits = view({ asked: [[0, "OpenChest"]] });
		expect(gainOf(before, waits, 0, []).keys).toBe(1);
	});

	it("tell now from the end, and what a chest still keeps waiting", () => {
		const due: [["glory", number], ["key", number]] = [
			["glory", 5],
			["key", 1],
		];
		const waits = view({ asked: [[0, "OpenChest"]], players: [player({ at_end: 6, due })] });
		const gain = gainOf(before, waits, 0, []);
		expect(gain).toMatchObject({ goods: [["glory", 5]], keys: 2, end: 6 });
		const late = ghostParts(gain).filter((one) => one.late);
		expect(late.map((one) => `${one.text} ${one.icon}`)).toEqual(["+6 glory"]);
		const sooner = view({ players: [player({ at_end: 6, due })] });
		expect(gainOf(sooner, waits, 0, []).goods).toEqual([]);
	});

	it("name the tile that is laid", () => {
		expect(laidBy([line("event-lays", ["seat:0", "tile:E2-01", "cell:0,1"])])).toBe("E2-01");
		expect(laidBy([])).toBeNull();
	});

	it("become parts, what is lost struck out", () => {
		const parts = ghostParts(gainOf(before, after, 0, [line("event-misses")], [["gold", 2]]));
		expect(parts.map((one) => `${one.text} ${one.icon} ${one.tone}`)).toEqual([
			"+7 glory good",
			"−1 potion bad",
			"+ key good",
			"+ start-token good",
			"2 gold lost",
		]);
	});
});

describe("rows", () => {
	const items = [{ gains: [["glory", 3]] as [["glory", number]], times: "gold set", at_end: true }];

	it("show multipliers and the end of the game", () => {
		const parts = rewardParts(tile("Q", "character", ["o"], { items }));
		expect(parts.map((one) => one.text + one.icon)).toEqual(["hourglass", "3glory", "×3gold"]);
	});

	it("are centred, broken, and cut at last", () => {
		const parts = Array.from({ length: 5 }, () => ({ text: "9", icon: "gold", token: true }));
		const one = layRows(parts.slice(0, 2), 10, 90);
		expect(one.placed[0]?.x).toBeCloseTo(-((one.placed[1]?.icon ?? 0) + 11.2));
		expect(layRows(parts, 10, 45, 2)).toMatchObject({ rows: 2, cut: 1 });
		expect(layRows([], 10, 45).placed).toEqual([]);
	});

	it("leave the picture out where a number has no room beside it", () => {
		const parts = [
			{ text: "+10", icon: "glory", token: true },
			{ text: "", icon: "key", token: false },
		];
		expect(narrowed(parts, 10, 88)).toEqual(parts);
		const [number, key] = narrowed(parts, 37.5, 88);
		expect([number?.text, number?.icon, key?.icon]).toEqual(["+10", "", "key"]);
		const { placed } = layRows(narrowed(parts.slice(0, 1), 37.5, 88), 37.5, 88);
		expect(-2 * (placed[0]?.x ?? -100)).toBeLessThan(88);
	});

	it("break names into two lines that fit", () => {
		expect(nameLines("Inn", 12, 88)).toEqual([{ text: "Inn", squeezed: 0 }]);
		const lines = nameLines("Prsten drobných laskavostí", 12.5, 88);
		expect(lines).toHaveLength(2);
		for (const one of nameLines("Nejneobhospodařovávatelnější hrad", 15, 80)) {
			const wide = one.squeezed || nameWidth(one.text, 15);
			expect(wide).toBeLessThanOrEqual(80);
		}
	});
});

describe("the table", () => {
	it("says what leaves only once all have taken", () => {
		expect(leavingSlots(view())).toEqual([1, 3, 5]);
		expect(leavingSlots(view({ asked: [[0, "Pick"]] }))).toEqual([]);
		expect(leavingSlots(view({ round: 10 }))).toEqual([]);
	});

	it("knows its phase", () => {
		expect(phaseOf(view({ asked: [[0, "SecondChoice"]] }))).toBe("second");
		expect(phaseOf(view({ round: 10, asked: [] }))).toBe("end");
	});

	it("says who took what, from the hand or from the log", () => {
		const slot = { slot: 2, tile: "", wilderness: false };
		const holding = view({ players: [player({ slot: 2, taken: "E1-17" })] });
		expect(takerOf(holding, slot, [])).toEqual({ seat: 0, tile: "E1-17" });
		const laid = view({ players: [player({ slot: 2 })] });
		const lines = [line("event-takes", ["seat:0", "tile:E2-01", "slot:2"])];
		expect(takerOf(laid, slot, lines)).toEqual({ seat: 0, tile: "E2-01" });
	});

	it("shares a majority, and gives none for nothing", () => {
		const found = majorities(
			view({ players: [player({ magic: 0 }), player({ seat: 1, magic: 0 })] }),
		);
		expect(found.find((one) => one.good === "gold")?.seats).toEqual([0, 1]);
		expect(found.find((one) => one.good === "magic")?.seats).toEqual([]);
	});

	it("finds the tile behind a target", () => {
		const now = view({ players: [player({ taken: "E1-17" })] });
		expect(tileAt(now, "slot:1")).toBe("E2-01");
		expect(tileAt(now, "tile:E2-13")).toBe("E2-13");
		expect(tileAt(now, "option:lay")).toBe("E1-17");
		expect(tileAt(now, chestTarget(0, "H1", true, 0))).toBe("H1");
		expect(tileAt(now, chestTarget(0, "E1-17", false, 0))).toBe("E1-17");
	});
});

describe("the end", () => {
	it("is told line by line", () => {
		const outcome = {
			clause: "TOG-END-05",
			words: "",
			teams: [[0], [1]],
			seats: [
				{
					seat: 0,
					rank: 1,
					won: true,
					score: 22,
					words: "",
					lines: [
						{ part: "during", words: "", points: 12, tie: false },
						{ part: "majorities", words: "", points: 4, tie: false },
						{ part: "end_rewards", words: "", points: 6, tie: false },
						{ part: "combat", words: "", points: 3, tie: true },
					],
				},
			],
		};
		const lines = [
			line("event-gains", ["seat:0"], 1),
			line("event-majority", ["seat:0"], 2),
			line("event-majority", ["seat:1"], 3),
			line("event-counts", ["seat:0"], 4),
			line("event-gains", ["seat:0"], 5),
		];
		const [sheet] = scoreOf(outcome, lines);
		expect(sheet?.parts.map((one) => one.told.map((two) => two.number))).toEqual([[], [2], [4, 5]]);
		expect(sheet?.ties).toEqual([]);
		const [first] = outcome.seats;
		if (first) outcome.seats.push({ ...first, seat: 1 });
		expect(scoreOf(outcome, lines)[0]?.ties.map((one) => one.part)).toEqual(["combat"]);
		outcome.seats.reverse();
		outcome.seats.forEach((one, at) => {
			outcome.seats[at] = { ...one, won: one.seat === 1 };
		});
		expect([winner(outcome), winner(null)]).toEqual([1, undefined]);
	});
});

describe("what a tile brought", () => {
	const gain = (number: number, words: string, seat = 0) => ({
		...line("event-gains", [`seat:${seat}`], number),
		words,
	});

	it("is the glory after it was laid, of its chests and of the end", () => {
		const lines = [
			gain(1, "You gain 3 glory."),
			line("event-lays", ["seat:0", "tile:A"], 2),
			gain(3, "You gain 4 glory and 1 potion."),
			line("event-opens", ["seat:0", "tile:B"], 4),
			gain(5, "You gain 2\u00a0glory."),
			gain(6, "You gain 10 glory."),
			line("event-lays", ["seat:1", "tile:C"], 7),
			gain(8, "Ben gains 9 glory.", 1),
			line("event-counts", ["seat:0", "tile:A"], 9),
			gain(10, "Získáváš 6 bodů slávy."),
		];
		expect([...broughtBy(lines, 0)]).toEqual([
			["A", 20],
			["B", 2],
		]);
		const undone = { ...line("event-undone", [], 11), undoes: [9, 10] as [number, number] };
		expect(broughtBy([...lines, undone], 0).get("A")).toBe(14);
	});

	it("of all tiles the three best are numbered, of equals the first", () => {
		const brought = new Map([
			["A", 4],
			["B", 9],
			["C", 4],
			["D", 5],
		]);
		expect(best(brought)).toEqual(["B", "D", "A"]);
	});
});

describe("the text board", () => {
	it("has every slot, the story as a grid with neighbours, and every chest", () => {
		const found = zones(view(), content, 0);
		expect(found[0]?.items.map((one) => one.target)).toEqual(
			[1, 2, 3, 4, 5, 6].map((n) => `slot:${n}`),
		);
		const story = found.find((one) => one.grid);
		expect(story?.grid).toHaveLength(3);
		expect(story?.grid?.[0]?.[1]).toMatchObject({
			target: "cell:0,1",
			beside: [{ target: "tile:H1" }],
		});
		expect(story?.grid?.[0]?.[0]).toBeNull();
		expect(story?.items.map((one) => one.target)).toEqual(["chest:0:hero:1", "chest:0:hero:2"]);
	});
});
