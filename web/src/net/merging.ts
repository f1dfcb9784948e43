/** A state and what has changed in it since. */

import type { Changed, State } from "./protocol";

type Fields = Record<string, unknown>;

/** The state after the change: what it does not say is as it was; null if it follows another. */
export function merged(state: State, change: Changed): State | null {
	const { after, view, entries, ...rest } = change;
	if (after !== state.fingerprint) return null;
	if (!view && !entries) return { ...state, ...rest, type: "state" };
	const seen: Fields = { ...(state.view as Fields), ...view };
	for (const [field, some] of Object.entries(entries ?? {}))
		seen[field] = (seen[field] as unknown[]).map((was, place) => some[place] ?? was);
	return { ...state, ...rest, view: seen, type: "state" };
}
