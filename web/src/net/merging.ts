/** A state and what has changed in it since. */

import type { Changed, State } from "./protocol";

/** The state after the change: what it does not say is as it was; null if it follows another. */
export function merged(state: State, change: Changed): State | null {
	const { after, view, ...rest } = change;
	if (after !== state.fingerprint) return null;
	const seen = view ? { ...(state.view as object), ...view } : state.view;
	return { ...state, ...rest, view: seen, type: "state" };
}
