/** The first game's coach: what a game has it say, and when. */

import type { Lang, LogLine, State } from "../../net/protocol";

export interface Scene {
	state: State;
	lines: readonly LogLine[];
	me: number;
}

export interface Tip {
	id: string;
	clause: string;
	words: Record<Lang, string>;
	when(scene: Scene): boolean;
	/** What *Show me* lights. */
	show(scene: Scene): string[];
}

export const asks = (scene: Scene, ...kinds: string[]) =>
	kinds.includes(scene.state.asked?.kind ?? "");
export const happened = (scene: Scene, key: string) => scene.lines.some((line) => line.key === key);
export const mine = (scene: Scene, key: string) =>
	scene.lines.some((line) => line.key === key && line.targets.includes(`seat:${scene.me}`));
export const open = (scene: Scene) =>
	scene.state.asked?.options.flatMap((option) => option.targets) ?? [];
export const round = (scene: Scene) => (scene.state.view as { round?: number } | null)?.round ?? 1;

/** The first tip that fits and was not said yet. */
export function nextTip(tips: readonly Tip[], scene: Scene, said: readonly string[]): Tip | null {
	return tips.find((tip) => !said.includes(tip.id) && tip.when(scene)) ?? null;
}
