import { describe, expect, it } from "vitest";
import { coach } from "../boards/prophecy/coach";
import { counted, decided } from "../boards/prophecy/deciding";
import type { Props } from "../boards/prophecy/types";
import { nextTip, type Scene } from "../boards/shared/coaching";
import type { LogLine } from "../net/protocol";

const line = (key: string, ...seats: number[]) =>
	({ key, targets: seats.map((seat) => `seat:${seat}`) }) as unknown as LogLine;

const scene = (kind: string, targets: string[] = [], round = 1, lines: LogLine[] = []) =>
	({
		me: 0,
		lines,
		state: { view: { round }, asked: { kind, options: [{ targets }] } },
	}) as unknown as Scene;

const board = (heroes: [artifacts: number, certificates: number][], lines: LogLine[]) =>
	({
		view: {
			heroes: heroes.map(([artifacts, n], seat) => ({
				seat,
				artifacts,
				certificates: Array(n).fill("camp"),
			})),
		},
		seats: heroes.map((_, seat) => ({ seat, name: `seat ${seat}` })),
		lines,
	}) as unknown as Props;

describe("the coach of Prophecy", () => {
	const said = (at: Scene, ...before: string[]) => nextTip(coach, at, before)?.id ?? null;

	it("begins with what wins, then ways, then stones from the second round on", () => {
		expect(said(scene("KeepCharacter"))).toBe("proAim");
		expect(said(scene("Move"), "proAim")).toBe("proMove");
		expect(said(scene("Move"), "proAim", "proMove")).toBeNull();
		expect(said(scene("Move", [], 2), "proAim", "proMove")).toBe("proStones");
	});

	it("speaks of a sphere only where one can be attacked, and lights that alone", () => {
		const before = ["proAim", "proMove", "proStones"];
		const beside = scene("Move", ["field:city", "sphere:B"], 2);
		expect(said(scene("Move", ["field:city"], 2), ...before)).toBeNull();
		expect(said(beside, ...before)).toBe("proSphere");
		expect(coach.find(({ id }) => id === "proSphere")?.show(beside)).toEqual(["sphere:B"]);
	});

	it("says what a fight is at its first questions, and what a draw is once there was one", () => {
		expect(said(scene("BeforeFight"))).toBe("proMonster");
		for (const kind of ["ChooseMode", "Wield", "DeclareForRoll"])
			expect(said(scene(kind))).toBe("proFight");
		const drawn = [line("event-draws-fight", 0)];
		expect(said(scene("Move", [], 1, drawn), "proAim", "proMove")).toBe("proDraw");
	});

	it("names a clause of the rules with every tip and says each in both languages", () => {
		for (const tip of coach) {
			expect(tip.clause).toMatch(/^PRO-[A-Z]+-\d\d$/);
			expect(tip.words).toMatchObject({ cs: expect.any(String), en: expect.any(String) });
		}
		expect(new Set(coach.map(({ id }) => id)).size).toBe(coach.length);
	});
});

describe("what decided a game of Prophecy", () => {
	const lines = [
		line("event-beats", 0),
		line("event-beats", 1),
		line("event-beats", 1),
		line("event-beats-character", 1, 0),
		line("event-dies", 0),
		line("event-draws-fight", 0),
	];
	const figures = (at: Props) =>
		decided(at).map(({ lines: all }) => all.map(({ figure, good }) => [figure, good]));

	it("counts a line for whom it is about, the first it names", () => {
		expect([...counted(lines, ["event-beats-character"])]).toEqual([[1, 1]]);
	});

	it("is artifacts, fights and deaths; who died most is worst off", () => {
		expect(
			figures(
				board(
					[
						[1, 0],
						[4, 0],
					],
					lines,
				),
			),
		).toEqual([
			[
				["1", false],
				["4", true],
			],
			[
				["1", false],
				["2", true],
			],
			[
				["0", false],
				["1", true],
			],
			[
				["1", false],
				["0", true],
			],
		]);
	});

	it("is certificates where these win, and leaves out what nobody has", () => {
		const basic = board(
			[
				[0, 5],
				[0, 3],
			],
			[],
		);
		expect(figures(basic)).toEqual([
			[
				["5", true],
				["3", false],
			],
		]);
	});
});
