/** Accessible names: what it is, where, what it costs, what choosing it does. */

import type { TargetState } from "../board";
import type { Gain } from "./gains";
import { isNothing, signed } from "./gains";
import type { Layable, SeenSlot, Tile } from "./types";
import type { Words } from "./words";

const joined = (parts: (string | null | undefined | false)[]) =>
	parts.filter((part): part is string => Boolean(part)).join(", ");

/** The second sentence of a face tells the cost; a hero has none. */
export const costWords = (tile: Tile) =>
	tile.type === "hero" ? "" : (tile.words[1] ?? "").replace(/[.]$/, "");

export const stateWords = (state: TargetState, w: Words) =>
	state === "open" ? w.open : state === "chosen" ? w.chosen : "";

export function slotName(
	slot: SeenSlot,
	tile: Tile | null,
	state: TargetState,
	w: Words,
	more: { layable?: Layable; leaves: boolean; picked: boolean; why: string; taker: string },
): string {
	if (!tile) return joined([w.emptySlot(slot.slot), more.taker && w.takenBy(more.taker), more.why]);
	return joined([
		tile.name,
		w.types[tile.type],
		w.slot(slot.slot),
		slot.wilderness && w.wild,
		costWords(tile),
		more.layable && w.layable[more.layable],
		more.leaves && w.leaves,
		more.picked && w.myCard,
		stateWords(state, w),
		more.why,
	]);
}

export function gainWords(gain: Gain, w: Words): string {
	if (isNothing(gain)) return w.nothing;
	return joined([
		...gain.goods.map(([good, n]) => `${signed(n)} ${w.goods[good]}`),
		gain.keys > 0 && (gain.keys > 1 ? `${gain.keys}× ${w.key}` : w.key),
		gain.opened > 0 && w.opensChest,
		gain.lost > 0 && w.losesKey,
		gain.start && w.token,
		gain.end !== 0 && w.atEndGain(signed(gain.end)),
		gain.missed.length > 0 &&
			`${w.misses}: ${gain.missed.map(([kind, n]) => goodWords(kind, n, w)).join(", ")}`,
	]);
}

export function goodWords(kind: string, n: number, w: Words): string {
	if (kind === "key") return w.key;
	if (kind === "start") return w.token;
	return `${n} ${w.goods[kind as keyof Words["goods"]] ?? kind}`;
}

/** "north of Arcane Tower", the way people speak of a cell. */
export function placeName(
	x: number,
	y: number,
	neighbours: readonly { side: number; name: string }[],
	w: Words,
): string {
	if (neighbours.length === 0) return w.cell(x, y);
	return joined(neighbours.map((one) => w.besideTile((one.side + 2) % 4, one.name)));
}

/** All that is printed on a tile, in the server's words. */
export const faceWords = (tile: Tile) => tile.words.slice(1).join(" ");
