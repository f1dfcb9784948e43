/** What every target of this board has in common: how it stands, what a press and a rest on it do. */

import type { Option } from "../../net/protocol";
import { press, rest } from "../shared/press";
import type { Props } from "./types";

/** The attributes and handlers of a thing that a question may point at. */
export function piece(board: Props, target: string, name: string) {
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

/** The same for a button that is one answer. */
export function answer(board: Props, option: Option, target = option.targets[0] ?? "") {
	return {
		"data-target": target,
		"data-state": board.draft.includes(option.choice) ? "chosen" : "open",
		"data-choice": option.choice,
		"data-clause": option.clause,
		...press(() => board.actions.choose([option.choice])),
		...rest(
			() => {
				if (!target.startsWith("option:")) board.actions.show(target);
				board.actions.hover([option.choice]);
			},
			() => {
				if (!target.startsWith("option:")) board.actions.show(null);
				board.actions.hover(null);
			},
		),
	};
}

export const stateOf = (board: Props, target: string) =>
	board.still ? "plain" : (board.targets.get(target)?.state ?? "plain");

export const isOpen = (board: Props, target: string) =>
	["open", "chosen"].includes(stateOf(board, target));

/** The seat's name, or its level's where nobody gave one. */
export const seatName = (board: Pick<Props, "seats">, seat: number) =>
	board.seats[seat]?.name || board.seats[seat]?.level_words || `${seat + 1}`;

export const wordOf = (choice: string) => choice.split(" ")[0] ?? "";
export const thingIn = (choice: string) => choice.split(" ")[1] ?? "";
