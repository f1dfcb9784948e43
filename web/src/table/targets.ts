/** What the open question makes of every target on the table. */

import type { Target, Targets } from "../boards/board";
import type { Asked, Forecast, Option } from "../net/protocol";

/** The targets of the options are open, of the draft chosen, of what the forecast greys greyed. */
export function targetsOf(
	asked: Asked | null,
	forecast: Forecast | null,
	draft: readonly string[],
): Targets {
	const found = new Map<string, Target>();
	if (!asked) return found;
	for (const option of asked.options) {
		for (const id of option.targets) {
			const one = found.get(id);
			if (one) one.choices.push(option);
			else found.set(id, { state: "open", choices: [option] });
		}
	}
	for (const option of asked.options) {
		if (!draft.includes(option.choice)) continue;
		for (const id of option.targets) {
			const one = found.get(id);
			if (one) one.state = "chosen";
		}
	}
	if (forecast?.number === asked.number) {
		for (const grey of forecast.greyed) {
			const why = { words: grey.words, clause: grey.clause };
			for (const id of grey.targets) {
				if (!found.has(id)) found.set(id, { state: "greyed", choices: [], why });
			}
		}
	}
	return found;
}

/** What is paid with is no place to point at: the bill has it, and it is easily overlooked there. */
export const pays = (id: string): boolean => id.startsWith("pay:");

/** Options that point at nothing are buttons of the prompt. */
export function pointless(asked: Asked): Option[] {
	return asked.options.filter((one) =>
		one.targets.every((id) => id.startsWith("option:") || pays(id)),
	);
}

/** The option meant by its text, or by a target that only one of them has. */
export function optionOf(asked: Asked, text: string): Option | null {
	const exact = asked.options.find((one) => one.choice === text);
	if (exact) return exact;
	const pointed = asked.options.filter((one) => one.targets.includes(text));
	return pointed.length === 1 ? (pointed[0] ?? null) : null;
}

/** The whole question as it is read out: why it is asked, and what. */
export function said(asked: Asked): string {
	return [asked.cause, asked.prompt].filter(Boolean).join(" ");
}

export interface Impossible {
	clause: string;
	words: string[];
}

/** What cannot be done, by the rule against it: each thing once, of a spell its lowest multiple, and
 * one reason once for all that it holds for.
 */
export function impossible(greyed: Forecast["greyed"]): Impossible[] {
	const groups = new Map<string, Map<string, string[]>>();
	const things = new Set<string>();
	for (const { choice, targets, clause, words, of } of greyed) {
		const thing = (targets[0] ?? choice).replace(/:x\d+$/, "");
		const said = groups.get(clause) ?? new Map<string, string[]>();
		const reason = words.slice(of.length);
		const named = said.get(reason) ?? [];
		if (things.has(thing) || (said.has(reason) && (!of || named.includes(of)))) continue;
		things.add(thing);
		groups.set(clause, said.set(reason, of ? [...named, of] : named));
	}
	return [...groups].map(([clause, said]) => ({
		clause,
		words: [...said].map(([reason, named]) => named.join(", ") + reason),
	}));
}
