/** What the boards of Amulet are made of: the view and the things, as the server sends them. */

import type { BoardProps } from "../board";
import type { Content, Thing } from "./content";
import type { Colour, Place, View } from "./view";

export type { Content, Node, Part, Section, Thing } from "./content";

export type {
	Colour,
	Place,
	Result,
	SeenFight,
	SeenMonster,
	SeenPlayer,
	SeenQuest,
	View,
} from "./view";

export const COLOURS: readonly Colour[] = ["yellow", "black", "blue", "red", "green"];
export const PLACES = [
	"castle",
	"lair",
	"monastery",
	"village",
	"fair",
	"manor",
	"tower",
	"dungeons",
	"hut",
] as const satisfies readonly Place[];

export type Props = BoardProps<View, Content>;

export const thingOf = (content: Content, id: string): Thing | null => content.things[id] ?? null;
export const nameOf = (content: Content, id: string): string => content.things[id]?.name ?? id;
export const colourOf = (gem: number | undefined): Colour | null => COLOURS[gem ?? -1] ?? null;

const kinds = new WeakMap<Content, Map<string, Thing>>();

/** A character's skill or weapon by its number. */
export function numbered(content: Content, kind: "skill" | "weapon", number: number): Thing | null {
	let found = kinds.get(content);
	if (!found) {
		found = new Map();
		for (const one of Object.values(content.things))
			if (one.node !== undefined) found.set(`${one.token ? "weapon" : "skill"} ${one.number}`, one);
		kinds.set(content, found);
	}
	return found.get(`${kind} ${number}`) ?? null;
}

/** What a monster does in the night: the line of its face that says so. */
export function nightOf(thing: Thing | null): string {
	const at = thing?.clauses?.indexOf("AMU-NGT-03") ?? -1;
	return thing && at >= 0 ? (thing.words[at] ?? "") : "";
}
