/** Where the round stands: when each curse strikes and in whose turn, what the stack will lose. */

import type { LogLine } from "../../net/protocol";
import { type SeenCurse, SLOTS, type Slot, type View } from "./types";

export const ROUNDS = 6;
export const TURNS = 5;
/** Cards that come with a monster beside the multi-element ones. */
const OWN_CURSES = 3;

export const spaceOf = (slot: Slot): number => Number(slot.charAt(0));

export type SlotState =
	| { kind: "curse"; curse: SeenCurse; due: number }
	| { kind: "broken" }
	| { kind: "none" };

/** What lies in a slot. A slot that was filled this round and is empty was broken. */
export function slotState(view: View, slot: Slot): SlotState {
	const curse = view.curses.find((one) => one.slot === slot);
	if (curse) return { kind: "curse", curse, due: view.space ? spaceOf(slot) - view.space : 0 };
	const filled = view.round ? OWN_CURSES + (view.added[view.round - 1] ?? 0) : 0;
	return SLOTS.indexOf(slot) < filled && !arriving(view) ? { kind: "broken" } : { kind: "none" };
}

/** A new monster's curses are not laid yet: its arrival is being carried out. */
const arriving = (view: View) => view.space === 1 && view.curses.length === 0 && !acting(view);
const acting = (view: View) => view.asked.some(([, kind]) => kind === "Act" || kind === "Pay");

/** Whose turn it is so many turns from now, if nobody leaves the game before. */
export function turnOf(view: View, turns: number): number {
	const inGame = view.players.filter((one) => !one.out).map((one) => one.seat);
	const at = inGame.indexOf(view.active);
	return at < 0 ? view.active : (inGame[(at + turns) % inGame.length] ?? view.active);
}

/** Turns until the invocation: bonus or penalty. */
export const untilInvocation = (view: View): number => (view.space ? TURNS + 1 - view.space : 0);

export interface Loss {
	n: number;
	turns: number;
}

/** What the stack certainly loses to the next curse that takes Madness. */
export function nextLoss(view: View): Loss | null {
	for (let turns = 1; view.space + turns <= TURNS; turns++) {
		const due = view.curses.filter((one) => spaceOf(one.slot) === view.space + turns);
		const striking = due.filter((one) => !(one.down && turns === 1));
		const n = striking.reduce((sum, one) => sum + one.madness + one.burns, 0);
		if (n) return { n, turns };
	}
	return null;
}

export type Alarm = "calm" | "warn" | "bad";

/** At two per player it is getting serious; from an empty stack nothing can be taken. */
export function alarm(view: View): Alarm {
	const players = view.players.filter((one) => !one.out).length;
	if (view.madness === 0) return "bad";
	return view.madness <= 2 * players ? "warn" : "calm";
}

/** How many Madness the stack had at the most, by number of players. */
export const stackSize = (players: number): number => 10 + 5 * players;

export interface Broken {
	seat: number;
	curse: string;
}

/** Who broke the curse of a slot this round, if the log still tells. */
export function brokenBy(lines: readonly LogLine[], slot: Slot): Broken | null {
	const from = lines.findLastIndex((line) => line.key === "event-monster");
	const told = lines
		.slice(from + 1)
		.findLast((line) => line.key === "event-breaks" && line.targets.includes(`curse:${slot}`));
	if (!told) return null;
	const of = (kind: string) =>
		told.targets.find((one) => one.startsWith(kind))?.slice(kind.length) ?? "";
	return { seat: Number(of("seat:")), curse: of("card:") };
}

export const supportSpaces = (ability: string | undefined): number =>
	ability === "large support" ? 5 : 3;
export const spellLimit = (ability: string | undefined): number =>
	ability === "six spells" ? 6 : 5;
