/** What drained the stack of Madness, and who broke the curses: counted in the log. */

import type { LogLine } from "../../net/protocol";
import type { Decided } from "../../table/deciding";
import { callOf } from "../shared/pieces";
import type { Props } from "./types";
import { words } from "./words";

type Cause = "curses" | "shuffles" | "arrivals" | "penalties" | "others";

/** What comes before a Madness says where it is from; whatever else happens ends it. */
const CAUSES: Record<string, Cause> = {
	"event-triggers": "curses",
	"event-monster": "arrivals",
	"event-not-defeated": "penalties",
	"event-turn": "others",
	"event-casts": "others",
	"event-breaks": "others",
};

export function drains(lines: readonly LogLine[]): Map<Cause, number> {
	const found = new Map<Cause, number>();
	let cause: Cause = "others";
	lines.forEach(({ key }, at) => {
		cause = CAUSES[key] ?? cause;
		if (key !== "event-madness") return;
		// A pile that is shuffled takes its Madness first.
		const from = lines[at + 1]?.key === "event-reshuffles" ? "shuffles" : cause;
		found.set(from, (found.get(from) ?? 0) + 1);
	});
	return found;
}

const seatOf = (line: LogLine) =>
	Number(line.targets.find((one) => one.startsWith("seat:"))?.slice(5) ?? -1);

export function breakers(lines: readonly LogLine[]): Map<number, number> {
	const found = new Map<number, number>();
	for (const line of lines) {
		if (line.key !== "event-breaks") continue;
		const seat = seatOf(line);
		found.set(seat, (found.get(seat) ?? 0) + 1);
	}
	return found;
}

export function decided(board: Props): Decided[] {
	const w = words();
	const drained = [...drains(board.lines)].sort((a, b) => b[1] - a[1]);
	const all = drained.reduce((sum, [, n]) => sum + n, 0);
	const broken = breakers(board.lines);
	return [
		{
			title: w.drained,
			lines: drained.map(([cause, n]) => ({
				words: w.drains[cause],
				figure: String(n),
				share: n / all,
				good: false,
			})),
		},
		{
			title: w.cursesBroken,
			lines: board.view.players.map((_, seat) => ({
				words: callOf(board, seat),
				figure: String(broken.get(seat) ?? 0),
				seat,
				good: (broken.get(seat) ?? 0) > 0,
			})),
		},
	].filter((one) => one.lines.length > 0);
}
