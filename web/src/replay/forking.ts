/** Who sits at a table that grows out of another. */

import type { NewSeat } from "../net/protocol";

/** `me`, `device` for somebody beside me, or the level of a bot. */
export type Sitter = string;

export function forkSeats(
	sitters: readonly Sitter[],
	mine: string,
	guest: (n: number) => string,
): NewSeat[] {
	return sitters.map((one, index) => {
		if (one === "me") return { who: "me", name: mine };
		if (one === "device") return { who: "device", name: guest(index + 1) };
		return { who: "bot", level: one };
	});
}
