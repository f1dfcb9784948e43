/** What decided a game of Prophecy: who took how many artifacts or certificates, won how many fights,
 * and died. */

import type { LogLine } from "../../net/protocol";
import type { Decided, Decider } from "../../table/deciding";
import { seatOf } from "../../table/log";
import { callOf } from "./pieces";
import type { Props } from "./types";
import { words } from "./words";

/** Only the valves compare stones: who is alone in the end has won without. */
export const TIES = ["PRO-FIN-18", "PRO-OPT-04"];

/** How often each seat's lines of these kinds were told. */
export function counted(lines: readonly LogLine[], keys: readonly string[]): Map<number, number> {
	const found = new Map<number, number>();
	for (const line of lines)
		if (keys.includes(line.key)) found.set(seatOf(line), (found.get(seatOf(line)) ?? 0) + 1);
	return found;
}

function compared(board: Props, of: (seat: number) => number, good = true): Decider[] {
	const figures = board.view.heroes.map(({ seat }) => of(seat));
	const most = Math.max(0, ...figures);
	if (most === 0) return [];
	return board.view.heroes.map(({ seat }, n) => ({
		words: callOf(board, seat),
		figure: String(figures[n] ?? 0),
		seat,
		share: (figures[n] ?? 0) / most,
		good: (figures[n] === most) === good,
	}));
}

export function decided(board: Props): Decided[] {
	const w = words();
	const count = (...keys: string[]) => {
		const all = counted(board.lines, keys);
		return (seat: number) => all.get(seat) ?? 0;
	};
	return [
		{
			title: w.artifacts,
			lines: compared(board, (seat) => board.view.heroes[seat]?.artifacts ?? 0),
		},
		{
			title: w.certificates,
			lines: compared(board, (seat) => board.view.heroes[seat]?.certificates.length ?? 0),
		},
		{ title: w.monstersBeaten, lines: compared(board, count("event-beats")) },
		{ title: w.duelsWon, lines: compared(board, count("event-beats-character")) },
		{ title: w.deaths, lines: compared(board, count("event-dies"), false) },
	].filter((one) => one.lines.length > 0);
}
