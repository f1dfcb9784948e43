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

export const stateOf = (board: Props, target: string) =>
	board.still ? "plain" : (board.targets.get(target)?.state ?? "plain");

/** The options that point at something: beside a fight they are listed, wherever that lies. */
export const pointed = (board: Props): Option[] =>
	(board.asked?.options ?? []).filter((one) => one.targets.some((id) => !id.startsWith("option:")));

/** The seat's name, or its level's where nobody gave one. */
export const seatName = (board: Pick<Props, "seats">, seat: number) =>
	board.seats[seat]?.name || board.seats[seat]?.level_words || `${seat + 1}`;

/** So many answers without a place are buttons of the prompt; more of them are listed here. */
const BUTTONS = 4;
const DRAWN = ["location", "card", "weapon", "field", "node", "seat", "monster", "oath", "quest"];
const ELSEWHERE = ["option:descend"];

/** The options that nothing on the map or in the tray stands for: they are a row of buttons. */
export function loose(board: Props): Option[] {
	const options = board.asked?.options ?? [];
	const pointless = options.filter((one) => one.targets.every((id) => id.startsWith("option:")));
	return options.filter((option) => {
		if (option.targets.some((id) => ELSEWHERE.includes(id))) return false;
		if (pointless.includes(option)) return pointless.length > BUTTONS;
		return option.targets.every((id) => !DRAWN.includes(id.split(":")[0] ?? ""));
	});
}
