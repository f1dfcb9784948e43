/** What answers of this board have in common. */

import type { Option } from "../../net/protocol";
import { stateOf } from "../shared/pieces";
import { press, rest } from "../shared/press";
import type { Props } from "./types";

export { callOf, piece, seatName, stateOf } from "../shared/pieces";

/** The attributes and handlers of a button that is one answer. */
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

export const isOpen = (board: Props, target: string) =>
	["open", "chosen"].includes(stateOf(board, target));

export const wordOf = (choice: string) => choice.split(" ")[0] ?? "";
export const thingIn = (choice: string) => choice.split(" ")[1] ?? "";
