/** The first game's coach: what to say when, for each game that has one. */

import type { LogLine, State } from "../net/protocol";
import type { Words } from "../ui/words";

export interface Scene {
	state: State;
	lines: readonly LogLine[];
	me: number;
}

export interface Tip {
	id: keyof Words["coach"];
	clause: string;
	when(scene: Scene): boolean;
	/** What *Show me* lights. */
	show(scene: Scene): string[];
}

const asks = (scene: Scene, ...kinds: string[]) => kinds.includes(scene.state.asked?.kind ?? "");
const happened = (scene: Scene, key: string) => scene.lines.some((line) => line.key === key);
const mine = (scene: Scene, key: string) =>
	scene.lines.some((line) => line.key === key && line.targets.includes(`seat:${scene.me}`));
const open = (scene: Scene) => scene.state.asked?.options.flatMap((option) => option.targets) ?? [];
const round = (scene: Scene) => (scene.state.view as { round?: number } | null)?.round ?? 1;
const cannotLay = (scene: Scene) =>
	asks(scene, "LayOrDiscard", "LayWithQuests") &&
	!scene.state.asked?.options.some((option) => option.choice === "lay");

const talesOfGlory: Tip[] = [
	{
		id: "togStory",
		clause: "TOG-RND-03",
		when: (scene) => round(scene) === 1,
		show: () => ["cell:0,0"],
	},
	{
		id: "togPick",
		clause: "TOG-SEL-01",
		when: (scene) => asks(scene, "Pick") && round(scene) <= 2,
		show: open,
	},
	{
		id: "togToken",
		clause: "TOG-FPL-02",
		when: (scene) => happened(scene, "event-token-passes"),
		show: () => [],
	},
	{
		id: "togLay",
		clause: "TOG-PLC-04",
		when: (scene) => asks(scene, "PlaceTile", "LayOrDiscard", "LayWithQuests") && !cannotLay(scene),
		show: open,
	},
	{
		id: "togPotions",
		clause: "TOG-PAY-09",
		when: (scene) => asks(scene, "PaySurcharge") || mine(scene, "event-pays"),
		show: open,
	},
	{
		id: "togKey",
		clause: "TOG-KEY-04",
		when: (scene) => mine(scene, "event-joins-key"),
		show: open,
	},
	{ id: "togDiscard", clause: "TOG-DIS-01", when: cannotLay, show: () => ["option:discard"] },
	{ id: "togMajority", clause: "TOG-END-02", when: (scene) => round(scene) >= 3, show: () => [] },
];

interface BookView {
	players: { hand: string[]; support: string[] }[];
	curses: { slot: string }[];
	recovery: { madness: number } | null;
}
const book = (scene: Scene) => scene.state.view as BookView;
const curses = (scene: Scene) => book(scene).curses.map((one) => `curse:${one.slot}`);
const multiples = (scene: Scene) => open(scene).filter((target) => /:x[23]$/.test(target));
const myMadness = (scene: Scene) => book(scene).players[scene.me]?.hand.includes("M") ?? false;

const bigBook: Tip[] = [
	{ id: "bbmBook", clause: "BBM-END-01", when: () => true, show: open },
	{
		id: "bbmTrack",
		clause: "BBM-CUR-02",
		when: (scene) => happened(scene, "event-curses"),
		show: curses,
	},
	{ id: "bbmAct", clause: "BBM-PAY-01", when: (scene) => asks(scene, "Act"), show: open },
	{
		id: "bbmSpell",
		clause: "BBM-CAST-03",
		when: (scene) => asks(scene, "Act") && multiples(scene).length > 0,
		show: multiples,
	},
	{
		id: "bbmSupport",
		clause: "BBM-PAY-05",
		when: (scene) => book(scene).players.some((one) => one.support.length > 0),
		show: open,
	},
	{
		id: "bbmMadness",
		clause: "BBM-CURE-01",
		when: (scene) => asks(scene, "Act") && myMadness(scene),
		show: (scene) => [`card:M@hand${scene.me}`],
	},
	{
		id: "bbmEnd",
		clause: "BBM-MAD-01",
		when: (scene) => asks(scene, "Act") && (book(scene).recovery?.madness ?? 0) > 0,
		show: () => ["option:end"],
	},
	{
		id: "bbmRound",
		clause: "BBM-GRM-05",
		when: (scene) => happened(scene, "event-defeated") || happened(scene, "event-not-defeated"),
		show: open,
	},
];

const COACHES: Record<string, Tip[]> = {
	big_book_of_madness: bigBook,
	tales_of_glory: talesOfGlory,
};

export const tipsOf = (game: string): readonly Tip[] => COACHES[game] ?? [];

/** The first tip that fits and was not said yet. */
export function nextTip(tips: readonly Tip[], scene: Scene, said: readonly string[]): Tip | null {
	return tips.find((tip) => !said.includes(tip.id) && tip.when(scene)) ?? null;
}
