/** The live regions: one choice gives one announcement, in one of them. */

import { breath, sentence } from "./said";
import { settings } from "./settings.svelte";
import { t } from "./words";

export type Region = "prompt" | "log" | "now";

/** What came together within this time is said in one breath. */
export const GATHER = 300;

class Speaker {
	prompt = $state("");
	log = $state("");
	now = $state("");
	private waiting: { region: Region; parts: string[] } | null = null;
	private timer: ReturnType<typeof setTimeout> | undefined;

	/** The most urgent region asked for within the time gets everything. */
	say(region: Region, ...parts: string[]): void {
		const urgent: Region[] = ["log", "prompt", "now"];
		const all = [...(this.waiting?.parts ?? []), ...parts.filter(Boolean)];
		const before = this.waiting?.region ?? "log";
		const louder = urgent.indexOf(region) > urgent.indexOf(before) ? region : before;
		this.waiting = { region: louder, parts: all };
		this.timer ??= setTimeout(() => this.speak(), GATHER);
	}

	/** What was said is no longer true here, or in another language. */
	clear(): void {
		clearTimeout(this.timer);
		this.timer = undefined;
		this.waiting = null;
		this.prompt = this.log = this.now = "";
	}

	private speak(): void {
		this.timer = undefined;
		const said = this.waiting;
		this.waiting = null;
		if (!said || said.parts.length === 0) return;
		const parts = said.parts.map(sentence);
		const limit = settings.now.announce === "short" ? 200 : 2000;
		// The last part is what is asked now; it must not be cut off by what happened before.
		const last = parts.at(-1) ?? "";
		const text =
			said.region === "log"
				? breath(parts, t.andMore, limit)
				: [breath(parts.slice(0, -1), t.andMore, Math.max(40, limit - last.length - 1)), last]
						.filter(Boolean)
						.join(" ");
		this.prompt = this.log = this.now = "";
		this[said.region] = text;
	}
}

export const speaker = new Speaker();
