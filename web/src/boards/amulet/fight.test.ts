/** The fight without a server: what may be laid, what it comes to, suggestions, the hand. */

import { beforeEach, describe, expect, test } from "vitest";
import { additions, raises, reached } from "./adding";
import { legal, type Placement, type Token, written } from "./fitting";
import { inOrder, layText, listed } from "./goals";
import { Laying } from "./laying.svelte";
import { changes, effectsOf, eitherOf, kindGlyph } from "./nights";
import { lined, WIDE } from "./places";
import { outcomeOf, reckon } from "./reckoning";
import { fightGround, helperOf } from "./tokens";
import type { Content, Part, SeenPlayer, Thing, View } from "./types";

const staff: Token = {
	id: "WP1",
	shape: ["H###"],
	kind: "weapon",
	symbol: "heart",
	mirrored: false,
};
const hymnal: Token = {
	id: "WP2",
	shape: ["SS", "##"],
	kind: "weapon",
	symbol: "coin",
	mirrored: false,
};
const warrior: Token = {
	id: "warrior",
	shape: ["###"],
	kind: "helper",
	symbol: "",
	mirrored: false,
};
const knight: Token = { ...warrior, id: "knight", symbol: "gem" };
const TC = ["1.W.C", ".1..G", "..1..", "W...1", ".....", "..X.."];

const thing = (id: string, more: object): Thing => ({
	id,
	number: 0,
	name: id,
	source: "original",
	words: [],
	clauses: [],
	...more,
});
const content: Content = {
	game: "amulet",
	content: "",
	things: {
		TC: thing("TC", { level: 1, power: 3, gem: 2, card: { rows: TC } }),
		WP1: thing("WP1", { token: staff, node: "start" }),
		WP2: thing("WP2", { token: hymnal, node: "start", number: 1 }),
		warrior: thing("warrior", { token: warrior, place: "lair", upgraded: false }),
		knight: thing("knight", { token: knight, place: "lair", upgraded: true }),
		preacher: thing("preacher", { tree: [] }),
	},
};

const player = (health: number): SeenPlayer => ({
	seat: 0,
	character: "preacher",
	health,
	most_health: 6,
	coins: 0,
	place: "lair",
	ready: ["WP1", "WP2"],
	damaged: [],
	away: [],
	skills: [],
	fresh: [],
	xp: {},
	due: 0,
	amulet: [],
	charged: [],
	unplaced: {},
	spells: [],
	potions: [],
	trophies: [],
	stuns: 0,
	ignored: [],
	oaths_held: 0,
	oaths: null,
	sworn: "",
});

const view = (health = 6, more: Partial<View> = {}): View =>
	({
		mode: "competitive",
		phase: "morning",
		upgraded: [],
		players: [player(health)],
		laid: [],
		fight: {
			seat: 0,
			place: "lair",
			monster: { name: {}, level: 1, mark: 1, power: 3, gem: "blue", weak: [], id: "TC" },
			weapons: ["WP2", "WP1"],
			extra: [],
			borrowed: [],
			closed: [],
			laid: "",
			outcome: "",
		},
		...more,
	}) as View;

const at = (token: Token, column: number, row: number, turn = 0): Placement => ({
	token,
	column,
	row,
	turn,
	mirrored: false,
});
const EX16 = [at(staff, 0, 1), at(hymnal, 1, 3)];

function ground(seen = view()) {
	const found = fightGround(seen, content);
	if (!found) throw new Error("no fight");
	return found;
}

describe("what may be laid", () => {
	test("weapons in their order, then the helper of the place", () => {
		expect(ground().tokens.map((one) => one.id)).toEqual(["WP1", "WP2", "warrior"]);
	});

	test("AMU-WPN-09: the upgraded helper where the place is upgraded, none at night", () => {
		const better = view(6, { upgraded: ["lair"] });
		expect(better.fight && helperOf(better, content, better.fight)?.id).toBe("knight");
		const night = view(6, { phase: "night" });
		expect(night.fight && helperOf(night, content, night.fight)).toBeNull();
	});

	test("a card that lies face down is no ground", () => {
		const hidden = view();
		if (hidden.fight) hidden.fight.monster.id = "";
		expect(fightGround(hidden, content)).toBeNull();
	});
});

describe("the account", () => {
	test("AMU-EX-16: victory, health 4, two coins, no gem", () => {
		const sum = reckon(view(), content, ground(), EX16);
		expect(sum).toMatchObject({
			fault: null,
			outcome: "victory",
			damage: 4,
			covered: 1,
			after: 4,
			coins: 2,
			gems: 0,
			xp: 1,
		});
	});

	test("AMU-EX-17: a shield on a weak spot is said with its clause and square", () => {
		const sum = reckon(view(), content, ground(), [at(hymnal, 1, 3, 3)]);
		expect(sum.fault).toEqual({ clause: "AMU-PLC-05", token: "WP2", square: [1, 4] });
	});

	test("AMU-EX-18: at health 2 both fall, and no coin is paid", () => {
		const sum = reckon(view(2), content, ground(), EX16);
		expect(sum).toMatchObject({ outcome: "mutual", after: 0, coins: 0, xp: 1 });
	});

	test("AMU-RES-02 to -05: four outcomes", () => {
		expect([
			outcomeOf(true, 1),
			outcomeOf(true, 0),
			outcomeOf(false, 1),
			outcomeOf(false, 0),
		]).toEqual(["victory", "mutual", "retreat", "defeat"]);
	});
});

describe("suggestions", () => {
	const choices = [
		layText("none"),
		layText(written(EX16)),
		layText(written([at(staff, 0, 1), at(warrior, 1, 4)])),
		"something else",
	];

	test("are the server's arrangements, the best for the goal first", () => {
		const all = listed(choices, ground());
		expect(all).toHaveLength(3);
		const [fewest] = inOrder(ground(), all, "weapons");
		expect(fewest?.map((one) => one.token.id)).toEqual(["WP1", "warrior"]);
		const [richest] = inOrder(ground(), all, "coins");
		expect(richest?.map((one) => one.token.id)).toEqual(["WP1", "WP2"]);
	});

	test("asked again give the next best, and come round", () => {
		const laying = new Laying();
		laying.look({ number: 1, choices, draft: "" }, ground(), () => {});
		const seen = Array.from({ length: 4 }, () => {
			laying.suggest("coins");
			return laying.suggested;
		});
		expect(seen).toEqual([0, 1, 2, 0]);
	});
});

describe("the hand", () => {
	let laying: Laying;
	let kept: string;
	beforeEach(() => {
		laying = new Laying();
		kept = "";
		const keep = (laid: Placement[]) => {
			kept = written(laid);
		};
		laying.look({ number: 1, choices: [], draft: "" }, ground(), keep);
	});

	test("AMU-EX-16 by taking up, moving and laying", () => {
		laying.take("WP1");
		laying.hover(1, 0.5);
		expect(laying.put()).toBe(true);
		laying.take("WP2");
		laying.hover(1, 3);
		expect(laying.put()).toBe(true);
		expect(kept).toBe(written(EX16));
	});

	test("AMU-PLC-04: what cannot lie there stays in hand", () => {
		laying.take("WP2");
		laying.hover(3, 5);
		expect(laying.put()).toBe(false);
		expect(laying.held?.token.id).toBe("WP2");
		expect(laying.laid).toEqual([]);
	});

	test("turns about its middle; AMU-PLC-09: no mirror without a skill", () => {
		laying.take("WP1");
		laying.hover(2, 1.5);
		laying.turn();
		expect(laying.held?.turn).toBe(1);
		expect(laying.mirror()).toBe(false);
	});

	test("what lies can be taken up and goes back where it lay", () => {
		laying.take("WP1");
		laying.hover(1, 0.5);
		laying.put();
		laying.take("WP1");
		expect(laying.laid).toEqual([]);
		expect(laying.lifted).toBe(true);
		laying.nudge(0, 1);
		expect(laying.lifted).toBe(false);
		laying.putBack();
		expect(laying.laid).toMatchObject([{ column: 0, row: 1 }]);
	});

	test("a half-laid arrangement comes back with the same question", () => {
		const again = new Laying();
		again.look({ number: 2, choices: [], draft: written(EX16) }, ground(), () => {});
		expect(again.laid.map((one) => one.token.id)).toEqual(["WP1", "WP2"]);
	});
});

test("cards of a row never lie wider than their room", () => {
	for (const n of [1, 3, 4, 6, 8]) {
		const spots = lined(WIDE.lair, n);
		const right = Math.max(...spots.map((one) => one.x + 60 * one.scale));
		expect(right).toBeLessThanOrEqual(WIDE.lair.x + WIDE.lair.width + 0.01);
	}
});

describe("one more token", () => {
	test("AMU-EX-16: the Hymnal after the Staff makes it a victory, the best place first", () => {
		const [top, ...rest] = additions(view(), content, ground(), [at(staff, 0, 1)], hymnal);
		expect(top?.gives.outcome).toBe("victory");
		expect(
			rest.every(
				(one) => one.gives.outcome !== "victory" || one.gives.after <= (top?.gives.after ?? 0),
			),
		).toBe(true);
		const bare = reckon(view(), content, ground(), [at(staff, 0, 1)]);
		expect(top && raises(top.gives, bare)).toBe(true);
	});

	test("lit squares are those of legal places, turned as it is", () => {
		const on = ground();
		const lit = reached(on, [], { token: staff, turn: 0, mirrored: false }).map(String);
		expect(lit).toContain("0,1");
		expect(lit).not.toContain("3,6"); // forbidden
		const upright = reached(on, [], { token: staff, turn: 1, mirrored: false }).map(String);
		expect(upright).not.toEqual(lit);
		for (const placed of additions(view(), content, on, [], hymnal))
			expect(legal(on.card, [placed.placement], on.taken)).toBeNull();
	});

	test("a token is carried where the hand took it", () => {
		const laying = new Laying();
		laying.look({ number: 1, choices: [], draft: written(EX16) }, ground(), () => {});
		laying.take("WP1");
		expect(laying.grip({ column: 2.5, row: 0.5 })).toEqual({ column: 1.5, row: 0 });
		laying.hover(2.5 - 1.5, 0.5);
		expect(laying.lifted).toBe(true);
		laying.add(at(staff, 1, 3));
		expect(written(laying.laid)).toBe("WP2@1,3r0 WP1@1,3r0");
	});
});

describe("the night", () => {
	test("what is different, seat by seat", () => {
		const after = view();
		after.players = [{ ...player(4), coins: 2, ready: ["WP1"] }];
		expect(changes(view(), after)).toEqual([
			{ seat: 0, health: [6, 4], coins: [0, 2], weapons: [2, 1] },
		]);
		expect(changes(view(), view())).toEqual([{ seat: 0 }]);
	});

	test("its kinds and effects have pictures", () => {
		expect(kindGlyph("every round")).toBe("night-every-round");
		const part = { do: "lock", n: 0, places: ["fair"] } as Part;
		const lock = { ...thing("N1", {}), parts: [part] };
		expect(effectsOf(lock)).toEqual([{ glyphs: ["locked", "tents"], figure: "" }]);
		const theft = { ...lock, parts: [{ ...part, do: "lose coins", n: 2 }] };
		expect(effectsOf(theft)).toEqual([{ glyphs: ["gold"], figure: "−2" }]);
	});

	test("both effects of a card have theirs", () => {
		const coins = { do: "lose coins", n: 2 } as Part;
		const health = { do: "lose health", n: 1, instead: coins } as Part;
		const either = { ...thing("N6", {}), parts: [health] };
		const pictures = [
			{ glyphs: ["life"], figure: "−1" },
			{ glyphs: ["gold"], figure: "−2" },
		];
		expect(effectsOf(either)).toEqual(pictures);
		expect(eitherOf(either)).toEqual(pictures);
		const items = { do: "return items", n: 1, otherwise: coins } as Part;
		const first = { ...either, parts: [items] };
		expect(effectsOf(first).map((one) => one.figure)).toEqual(["−1", "−2"]);
		expect(eitherOf(first)).toEqual([]);
	});
});
