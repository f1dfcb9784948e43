/** Where the game stands and a seat's figures, in words. */

import type { Progress } from "../board";
import { phaseOf, ROUNDS } from "./table";
import { GOODS, type View } from "./types";
import { words } from "./words";

export function progress(view: View): Progress {
	const w = words();
	const phase = w.phases[phaseOf(view)];
	return { round: view.round, rounds: ROUNDS, words: w.stands(view.round, ROUNDS, phase) };
}

export function figures(view: View, seat: number): string {
	const w = words();
	const player = view.players[seat];
	if (!player) return "";
	const goods = GOODS.map((good) => `${w.goods[good]} ${player[good]}`);
	const quests = view.experienced ? [w.questsHeld(player.quests_held)] : [];
	const start = view.start === seat ? [w.startToken] : [];
	return [...goods, ...quests, ...start].join(", ");
}
