/** What a preview gives: the difference between two views, and what its lines tell of keys. */

import type { LogLine, Previewed } from "../../net/protocol";
import { type Gains, GOODS, type Good, type View } from "./types";

export interface Gain {
	/** Plus and minus, only what changes. */
	goods: [Good, number][];
	/** Keys gained, chests opened, keys lost for want of a chest. */
	keys: number;
	opened: number;
	lost: number;
	/** The start player token comes to this seat. */
	start: boolean;
	/** What it adds to the glory of the end, as things stand. */
	end: number;
	/** Rewards of place connectors that are lost for good. */
	missed: Gains;
}

export const NOTHING: Gain = {
	goods: [],
	keys: 0,
	opened: 0,
	lost: 0,
	start: false,
	end: 0,
	missed: [],
};

const count = (lines: readonly LogLine[], key: string) =>
	lines.filter((line) => line.key === key).length;

const openedOf = (view: View, seat: number) =>
	view.players[seat]?.story.reduce((n, one) => n + one.opened.filter(Boolean).length, 0) ?? 0;

export function differences(before: View, after: View, seat: number): [Good, number][] {
	const was = before.players[seat];
	const now = after.players[seat];
	if (!was || !now) return [];
	return GOODS.flatMap((good): [Good, number][] => {
		const change = now[good] - was[good];
		return change ? [[good, change]] : [];
	});
}

/** What waits behind a question of the same turn comes too. */
function withDue(changed: readonly [Good, number][], due: Gains): [Good, number][] {
	return GOODS.flatMap((good): [Good, number][] => {
		const n =
			(changed.find(([kind]) => kind === good)?.[1] ?? 0) +
			(due.find(([kind]) => kind === good)?.[1] ?? 0);
		return n ? [[good, n]] : [];
	});
}

export function gainOf(
	before: View,
	after: View,
	seat: number,
	lines: readonly LogLine[],
	missed: Gains = [],
): Gain {
	const opened = openedOf(after, seat) - openedOf(before, seat);
	const waited = before.players[seat]?.due ?? [];
	const due = (after.players[seat]?.due ?? []).map(([kind, n]): Gains[number] => [
		kind,
		n - (waited.find((one) => one[0] === kind)?.[1] ?? 0),
	]);
	const coming = due.find(([kind]) => kind === "key")?.[1] ?? 0;
	const lost = count(lines, "event-loses-key");
	/** A key in hand: the next question is which chest it opens. */
	const held = after.asked.some(([one, kind]) => one === seat && kind === "OpenChest") ? 1 : 0;
	return {
		goods: withDue(differences(before, after, seat), due),
		keys: Math.max(count(lines, "event-joins-key") + coming, opened + lost + held + coming),
		opened,
		lost,
		start: after.start === seat && before.start !== seat,
		end: (after.players[seat]?.at_end ?? 0) - (before.players[seat]?.at_end ?? 0),
		missed: count(lines, "event-misses") ? missed : [],
	};
}

export const isNothing = (gain: Gain) =>
	gain.goods.length === 0 && !gain.keys && !gain.start && !gain.end && gain.missed.length === 0;

/** What was paid, as positive numbers. */
export function paid(before: View, after: View, seat: number): { gold: number; potions: number } {
	const was = before.players[seat];
	const now = after.players[seat];
	return {
		gold: Math.max(0, (was?.gold ?? 0) - (now?.gold ?? 0)),
		potions: Math.max(0, (was?.potions ?? 0) - (now?.potions ?? 0)),
	};
}

export const viewOf = (seen: Previewed | null | undefined): View | null =>
	(seen?.view as View | undefined) ?? null;

/** The tile that a preview lays, from its lines. */
export function laidBy(lines: readonly LogLine[]): string | null {
	const line = lines.find((one) => one.key === "event-lays");
	const target = line?.targets.find((one) => one.startsWith("tile:"));
	return target?.slice("tile:".length) ?? null;
}

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
