/** The first game's coach: what a game has it say, and when. */

import type { Lang, LogLine, State } from "../../net/protocol";

export interface Scene {
	state: State;
	lines: readonly LogLine[];
	me: number;
}

type Said = Record<Lang, string>;

/** It is said until the question it was said at is answered, or until *Next*. */
export interface Tip {
	id: string;
	clause: string;
	words: Said | ((scene: Scene) => Said);
	when(scene: Scene): boolean;
	/** What it speaks of: lit as long as it is said. */
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

export const saidBy = (tip: Tip, scene: Scene): Said =>
	typeof tip.words === "function" ? tip.words(scene) : tip.words;

/** Of the things a beginner does well with, the first that can be had; null if none can. */
export function advised<T>(
	scene: Scene,
	target: (id: string) => string,
	known: Record<string, T>,
): { target: string; words: T } | null {
	const targets = open(scene);
	const found = Object.entries(known).find(([id]) => targets.includes(target(id)));
	return found ? { target: target(found[0]), words: found[1] } : null;
}

/** The first tip that fits and was not said yet. */
export function nextTip(tips: readonly Tip[], scene: Scene, said: readonly string[]): Tip | null {
	return tips.find((tip) => !said.includes(tip.id) && tip.when(scene)) ?? null;
}
