/** Of which things there is a detail. */

import { slotState } from "./table";
import { type Content, LETTERS, type Letter, type Slot, thingOf, type View } from "./types";

const HAS: Record<string, (view: View, content: Content, rest: string) => boolean> = {
	curse: (view, _, rest) => slotState(view, rest as Slot).kind === "curse",
	spell: (_, content, rest) => thingOf(content, rest.split("@")[0] ?? "") !== null,
	library: (view, content, rest) =>
		thingOf(content, view.libraries[LETTERS.indexOf(rest as Letter)] ?? "") !== null,
	wizard: (_, content, rest) => thingOf(content, rest) !== null,
	page: (_, content, rest) => thingOf(content, rest) !== null,
	card: () => true,
	supply: () => true,
};

export function details(view: View, content: Content, target: string): boolean {
	const [kind = "", rest = ""] = target.split(/:(.*)/);
	return HAS[kind]?.(view, content, rest) ?? false;
}
