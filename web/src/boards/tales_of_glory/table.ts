/** The common part of the table: who took what, what leaves, where the round stands, who leads. */

import type { LogLine } from "../../net/protocol";
import { CONTESTED, type Good, type SeenSlot, type View } from "./types";

export const ROUNDS = 10;

/** The discard boards: how many tiles leave the display each round, by number of players. */
const LEAVING: Record<number, number> = { 2: 3, 3: 2, 4: 1, 5: 0 };

export const leavingCount = (players: number) => LEAVING[players] ?? 0;

export type Phase = "quests" | "first" | "second" | "laying" | "end";

const PHASES: Record<string, Phase> = {
	ReturnQuest: "quests",
	Pick: "first",
	SecondChoice: "second",
};

export function phaseOf(view: View, over = false): Phase {
	if (over) return "end";
	const kind = view.asked[0]?.[1];
	if (kind === undefined) return view.round >= ROUNDS ? "end" : "laying";
	return PHASES[kind] ?? "laying";
}

/** The slots whose tiles leave when the round is over; known once all have taken. */
export function leavingSlots(view: View): number[] {
	if (phaseOf(view) !== "laying" || view.round >= ROUNDS) return [];
	const left = view.display.filter((slot) => slot.tile !== "");
	return left.slice(0, leavingCount(view.players.length)).map((slot) => slot.slot);
}

export interface Taker {
	seat: number;
	/** The tile that lay there, if the log still tells. */
	tile: string;
}

/** Who took the tile of an empty slot. */
export function takerOf(view: View, slot: SeenSlot, lines: readonly LogLine[]): Taker | null {
	if (slot.tile !== "") return null;
	const player = view.players.find((one) => one.slot === slot.slot);
	if (!player) return null;
	if (player.taken) return { seat: player.seat, tile: player.taken };
	const told = lines.findLast(
		(line) => line.key === "event-takes" && line.targets.includes(`slot:${slot.slot}`),
	);
	const tile = told?.targets.find((one) => one.startsWith("tile:"))?.slice("tile:".length) ?? "";
	return { seat: player.seat, tile };
}

export interface Majority {
	good: Good;
	most: number;
	/** Who would have it now; nobody if all have nothing (TOG-END-09). */
	seats: number[];
}

export function majorities(view: View): Majority[] {
	return CONTESTED.map((good) => {
		const most = Math.max(...view.players.map((one) => one[good]));
		const seats = view.players.filter((one) => most > 0 && one[good] === most);
		return { good, most, seats: seats.map((one) => one.seat) };
	});
}

/** What a seat has laid since it took its tile, in order: with quests it may be several. */
export function laidThisTurn(lines: readonly LogLine[], seat: number): string[] {
	const mine = lines.filter((line) => line.targets.includes(`seat:${seat}`));
	const taken = mine.findLastIndex((line) => line.key === "event-takes");
	const lays = mine.slice(taken + 1).filter((line) => line.key === "event-lays");
	return lays
		.flatMap((line) => line.targets.filter((one) => one.startsWith("tile:")))
		.map((one) => one.slice("tile:".length));
}

/** The slot or quest or tile that a target names, as a tile's id. */
export function tileAt(view: View, target: string): string {
	const [kind, rest = ""] = split(target);
	if (kind === "tile" || kind === "quest") return rest;
	if (kind === "slot") {
		const slot = view.display.find((one) => one.slot === Number(rest));
		if (slot?.tile) return slot.tile;
		return view.players.find((one) => one.slot === Number(rest))?.taken ?? "";
	}
	if (kind === "chest") return chestTile(view, rest);
	if (target === "option:lay") return view.players[view.seat ?? -1]?.taken ?? "";
	return "";
}

function split(target: string): [string, string] {
	const at = target.indexOf(":");
	return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

function chestTile(view: View, rest: string): string {
	const [seat, tile = ""] = rest.split(":");
	return tile === "hero" ? (view.players[Number(seat)]?.story[0]?.tile ?? "") : tile;
}

export const chestTarget = (seat: number, tile: string, hero: boolean, chest: number) =>
	`chest:${seat}:${hero ? "hero" : tile}:${chest + 1}`;
