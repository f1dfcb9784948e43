/** What every target of a board has in common: how it stands, what a press and a rest on it do. */

import type { BoardProps } from "../board";
import { press, rest } from "./press";

type Board = Pick<BoardProps<unknown, unknown>, "targets" | "still" | "actions">;

/** The attributes and handlers of a thing that a question may point at. */
export function piece(board: Board, target: string, name: string) {
	const about = board.targets.get(target);
	const state = board.still ? "plain" : (about?.state ?? "plain");
	const [only, ...more] = about?.choices ?? [];
	const choice = only && more.length === 0 ? only.choice : null;
	return {
		"data-target": target,
		"data-state": state,
		"data-choice": about?.choices.map((one) => one.choice).join(" ; ") || undefined,
		"data-clause": about?.why?.clause,
		"aria-label": [name, about?.why?.words].filter(Boolean).join(", "),
		"aria-disabled": state === "greyed" || undefined,
		...press((at) => {
			if (state === "plain") board.actions.show(target);
			else if (state === "greyed") board.actions.why(target, about?.why);
			else board.actions.pick(target, at);
		}),
		...rest(
			() => {
				board.actions.show(target);
				if (choice) board.actions.hover([choice]);
			},
			() => {
				board.actions.show(null);
				if (choice) board.actions.hover(null);
			},
		),
	};
}

export const stateOf = (board: Pick<Board, "targets" | "still">, target: string) =>
	board.still ? "plain" : (board.targets.get(target)?.state ?? "plain");

/** The seat's name, or its level's where nobody gave one. */
export const seatName = (board: Pick<BoardProps<unknown, unknown>, "seats">, seat: number) =>
	board.seats[seat]?.name || board.seats[seat]?.level_words || `${seat + 1}`;

/** The same where it stands by itself: who gave no name is you to themselves. */
export function callOf(
	board: Pick<BoardProps<unknown, unknown>, "seats" | "eyes" | "t">,
	seat: number,
) {
	const one = board.seats[seat];
	return seat === board.eyes && one?.who === "person" && one.named === false
		? board.t.youAlone
		: seatName(board, seat);
}
