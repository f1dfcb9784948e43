/** The events of Gloomhaven: which are fights, gains, or small steps on the way. */

import type { LogKinds } from "../../table/log";

export const log: LogKinds = {
	fights: [
		"event-attack",
		"event-damage",
		"event-died",
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
