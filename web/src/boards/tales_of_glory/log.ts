/** The events of Tales of Glory: nobody fights; most small lines say how a gain came about. */

import type { LogKinds } from "../../table/log";
import { plan } from "./plan.svelte";

export const log: LogKinds = {
	fights: [],
	gains: [
		"event-gains",
		"event-joins-key",
		"event-has-key",
		"event-opens",
		"event-first-token",
		"event-token-passes",
		"event-takes-token",
		"event-majority",
	],
	small: [
		"event-display",
		"event-picked",
		"event-pays",
		"event-counts",
		"event-misses",
		"event-sweeps",
		"event-draws",
	],
	/** A cell is one of the story that is drawn. */
	targets(line, eyes) {
		const drawn = `seat:${plan.looking ?? eyes}`;
		if (line.targets.includes(drawn)) return line.targets;
		return line.targets.filter((one) => !one.startsWith("cell:"));
	},
};
