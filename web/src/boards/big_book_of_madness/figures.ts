/** Where the game stands and a seat's figures, in words. */

import type { Progress } from "../board";
import { ROUNDS, TURNS } from "./table";
import { type Content, thingOf, type View } from "./types";
import { words } from "./words";

/** The header of a phone has room for round and turn. */
const narrow = () => globalThis.matchMedia?.("(max-width: 599px)").matches ?? false;

export function progress(view: View): Progress {
	const w = words();
	if (view.round === 0) return { round: 0, rounds: ROUNDS, words: w.notYet(w.phases.setup) };
	const phase = w.phases[view.phase];
	const turn = view.space || TURNS;
	return {
		round: view.round,
		rounds: ROUNDS,
		words: narrow()
			? w.standsShort(view.round, ROUNDS)
			: w.stands(view.round, ROUNDS, turn, TURNS, phase),
	};
}

export function figures(view: View, content: Content, seat: number): string {
	const w = words();
	const player = view.players[seat];
	if (!player) return "";
	const madness = player.hand.filter((one) => one === "M").length;
	return [
		thingOf(content, player.wizard)?.name ?? "",
		player.out ? w.out : w.figures(player.hand.length, madness, player.draw, player.discard.length),
		w.stackOf(view.madness, view.madness),
	]
		.filter(Boolean)
		.join(", ");
}
