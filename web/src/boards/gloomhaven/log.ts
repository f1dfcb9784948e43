/** The events of Gloomhaven: which are fights, gains, or small steps on the way. */

import type { LogKinds } from "../../table/log";
import { explaining } from "./explaining.svelte";
import type { Props } from "./types";
import { words } from "./words";

/** Why a monster did what a line of this round tells; of who else acts there is nothing to ask. */
const ask: LogKinds["ask"] = (line, board) => {
	const { view, content, lines } = board as Props;
	const round = lines.findLast((one) => one.key === "event-round")?.number ?? 0;
	const actor = Number(
		line.targets.find((one) => one.startsWith("figure:"))?.slice(7) ?? Number.NaN,
	);
	const asked = ACTS.includes(line.key) && line.number > round;
	if (!asked || !view.thoughts.some((one) => one.figure === actor)) return null;
	return { words: words().why, run: () => void explaining.ask(view, content, actor) };
};
const ACTS = ["event-moved", "event-attack"];

export const log: LogKinds = {
	ask,
	fights: [
		"event-attack",
		"event-damage",
		"event-died",
		"event-gone",
		"event-retaliate",
		"event-prevented",
		"event-negated",
		"event-trap",
		"event-exhausted",
	],
	gains: ["event-looted", "event-experience", "event-healed", "event-goal", "event-door"],
	small: [
		"event-round",
		"event-moved",
		"event-strong",
		"event-consumed",
		"event-condition-gone",
		"event-experience",
	],
};
