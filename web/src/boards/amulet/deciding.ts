/** What decided a game of Amulet: quests and oaths together, and who beat how many monsters. */

import type { LogLine } from "../../net/protocol";
import type { Decided, Decider } from "../../table/deciding";
import { seatOf } from "../../table/log";
import { callOf } from "./pieces";
import { type Props, thingOf } from "./types";
import { words } from "./words";

/** How often each seat's lines of these kinds were told. */
export function counted(lines: readonly LogLine[], keys: readonly string[]): Map<number, number> {
	const found = new Map<number, number>();
	for (const line of lines)
		if (keys.includes(line.key)) found.set(seatOf(line), (found.get(seatOf(line)) ?? 0) + 1);
	return found;
}

function quests(board: Props): Decider[] {
	const w = words();
	const done = board.lines.filter((line) => line.key === "event-quest-done");
	return [
		...done.map((line) => ({ words: line.words, figure: "✓", good: true })),
		...board.view.quests.map((quest) => ({
			words: thingOf(board.content, quest.quest)?.name ?? "",
			figure: w.questProgress(quest.have, quest.wanted),
			share: Math.min(1, quest.have / Math.max(1, quest.wanted)),
			good: false,
		})),
	];
}

function oaths(board: Props): Decider[] {
	const w = words();
	return board.view.players.map((player) => ({
		words: thingOf(board.content, player.sworn)?.name ?? w.noOath,
		figure: player.sworn ? "✓" : "–",
		seat: player.seat,
		good: Boolean(player.sworn),
	}));
}

function beaten(board: Props): Decider[] {
	const all = counted(board.lines, ["event-victory", "event-mutual"]);
	const most = Math.max(1, ...all.values());
	return board.view.players.map(({ seat }) => ({
		words: callOf(board, seat),
		figure: String(all.get(seat) ?? 0),
		seat,
		share: (all.get(seat) ?? 0) / most,
		good: (all.get(seat) ?? 0) === most,
	}));
}

export function decided(board: Props): Decided[] {
	const w = words();
	const together = board.view.mode !== "competitive";
	return [
		...(together
			? [
					{ title: w.questsWord, lines: quests(board) },
					{ title: w.oaths, lines: oaths(board) },
				]
			: []),
		{ title: w.monstersBeaten, lines: beaten(board) },
	].filter((one) => one.lines.length > 0);
}
