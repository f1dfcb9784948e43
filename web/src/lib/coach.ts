/** The first game's coach: what to say when, for each game that has one. */

import type { LogLine, State } from "./protocol";
import type { Words } from "./words";

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

const COACHES: Record<string, Tip[]> = { tales_of_glory: talesOfGlory };

export const tipsOf = (game: string): readonly Tip[] => COACHES[game] ?? [];

/** The first tip that fits and was not said yet. */
export function nextTip(tips: readonly Tip[], scene: Scene, said: readonly string[]): Tip | null {
	return tips.find((tip) => !said.includes(tip.id) && tip.when(scene)) ?? null;
}
