/** Several people around one screen: who looks now, and when the device must change hands. */

import type { SeatCard, Waiting } from "../net/protocol";

export type Look =
	/** Keep these eyes. */
	| { do: "stay" }
	/** Look through this seat at once: it is the same person's, or nobody has secrets. */
	| { do: "switch"; seat: number }
	/** Drop everything, and give the device to the person on this seat. */
	| { do: "hand"; seat: number };

export interface Around {
	eyes: number | null;
	held: readonly number[];
	seats: readonly SeatCard[];
	waiting: readonly Waiting[];
	secretive: readonly number[];
	over: boolean;
}

export function personOf(seats: readonly SeatCard[], seat: number): number {
	return seats.find((one) => one.seat === seat)?.person ?? -1;
}

export function people(around: Pick<Around, "held" | "seats">): number[] {
	return [...new Set(around.held.map((seat) => personOf(around.seats, seat)))];
}

/** Where to look next, given who is asked. Seats of one person need no hand-over. */
export function look(around: Around): Look {
	const { eyes, held, seats, waiting, secretive, over } = around;
	if (held.length === 0 || over) return { do: "stay" };
	const asked = waiting.filter((one) => one.status === "thinking" && held.includes(one.seat));
	const next = asked[0]?.seat;
	if (people(around).length === 1) {
		if (eyes === null || !held.includes(eyes)) return { do: "switch", seat: next ?? held[0] ?? 0 };
		return next === undefined || asked.some((one) => one.seat === eyes)
			? { do: "stay" }
			: { do: "switch", seat: next };
	}
	if (next === undefined) return { do: "stay" };
	if (eyes !== null) {
		if (asked.some((one) => one.seat === eyes)) return { do: "stay" };
		const mine = asked.find((one) => personOf(seats, one.seat) === personOf(seats, eyes));
		if (mine) return { do: "switch", seat: mine.seat };
	}
	const hidden = secretive.includes(next) || (eyes !== null && secretive.includes(eyes));
	return hidden ? { do: "hand", seat: next } : { do: "switch", seat: next };
}
