/** What every target of the board has in common, and the ways through which this one answers. */

import type { Asked, Option } from "../../net/protocol";
import { piece } from "../shared/pieces";
import { press, rest } from "../shared/press";
import type { Props } from "./types";

export { callOf, piece, seatName, stateOf } from "../shared/pieces";

/** The attributes and handlers of a button that is one answer. */
export function answer(board: Props, option: Option, target = option.targets[0] ?? "") {
	const shows = !target.startsWith("option:");
	return {
		"data-target": target,
		"data-state": board.draft.includes(option.choice) ? "chosen" : "open",
		"data-choice": option.choice,
		"data-clause": option.clause,
		...press(() => board.actions.choose([option.choice])),
		...rest(
			() => {
				if (shows) board.actions.show(target);
				board.actions.hover([option.choice]);
			},
			() => {
				if (shows) board.actions.show(null);
				board.actions.hover(null);
			},
		),
	};
}

/** A target that also tells the board that something points at it. */
export function watched(
	board: Props,
	target: string,
	name: string,
	over: (on: boolean) => void,
	act?: () => void,
) {
	const base = piece(board, target, name);
	const acting = act ? press(act) : base;
	return {
		...base,
		onclick: acting.onclick,
		onkeydown: acting.onkeydown,
		onpointermove: (event: PointerEvent) => {
			if (event.pointerType !== "touch") over(true);
			base.onpointermove(event);
		},
		onpointerleave: (event: PointerEvent) => {
			over(false);
			base.onpointerleave(event);
		},
		onfocus: (event: FocusEvent) => {
			over(true);
			base.onfocus(event);
		},
		onblur: () => {
			over(false);
			base.onblur();
		},
	};
}

export const isOpen = (board: Props, target: string) =>
	!board.still && ["open", "chosen"].includes(board.targets.get(target)?.state ?? "plain");

export const optionsOf = (board: Props, word: string): Option[] =>
	board.still ? [] : (board.asked?.options.filter((one) => wordOf(one.choice) === word) ?? []);
export const optionFor = (board: Props, choice: string): Option | undefined =>
	board.still ? undefined : board.asked?.options.find((one) => one.choice === choice);

/** Cards and goals lie in the tray; what is on the map is answered there. */
export function inTray(asked: Asked): boolean {
	const targets = asked.options.flatMap((one) => one.targets);
	const lies = (...kinds: string[]) =>
		targets.some((target) => kinds.includes(target.split(":")[0] ?? ""));
	return lies("card", "goal") && !lies("hex", "figure", "element");
}

export const wordOf = (choice: string) => choice.split(" ")[0] ?? "";
export const thingIn = (choice: string) => choice.slice(wordOf(choice).length + 1);
