/** The events of Prophecy: which are fights, gains, or small steps on the way. */

import type { LogKinds } from "../../table/log";

export const log: LogKinds = {
	fights: [
		"event-fights",
		"event-dice",
		"event-beats",
		"event-beaten",
		"event-draws-fight",
		"event-attacks",
		"event-beats-character",
		"event-draws-duel",
		"event-dies",
		"event-final-battle",
	],
	gains: [
		"event-beats",
		"event-takes-artifact",
		"event-certificate",
		"event-trades",
		"event-gains",
		"event-takes-gold",
		"event-takes-xp",
		"event-learns",
		"event-buys",
		"event-heals",
		"event-refills",
	],
	small: ["event-round", "event-stays", "event-pays-mags", "event-pays-gold", "event-first"],
};
