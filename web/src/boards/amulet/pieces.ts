/** Which answers the board draws, and which it lists. */

import type { Option } from "../../net/protocol";
import type { Props } from "./types";

export { callOf, piece, seatName, stateOf } from "../shared/pieces";

/** The options that point at something: beside a fight they are listed, wherever that lies. */
export const pointed = (board: Props): Option[] =>
	(board.asked?.options ?? []).filter((one) => one.targets.some((id) => !id.startsWith("option:")));

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
