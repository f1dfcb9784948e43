/** The view and the content of Prophecy as the server sends them. */

import type { BoardProps } from "../board";
import type { Content, Thing } from "./content";
import type { View } from "./view";

export type { AnyPart as Part, Content, Cost, Effect, Service, Thing } from "./content";

export type {
	SeenBout,
	SeenField,
	SeenHero,
	SeenOdds,
	SeenOffer,
	SeenSide,
	SeenSphere,
	View,
} from "./view";

export type Mode = "strength" | "willpower";

export type Props = BoardProps<View, Content>;

const COPY = /-\d+$/;

/** A physical card is one of several copies of a thing. */
export const thingOf = (content: Content, id: string): Thing | null =>
	content.things[id] ?? content.things[id.replace(COPY, "")] ?? null;
export const nameOf = (content: Content, id: string): string => thingOf(content, id)?.name ?? id;

export const GUILDS = ["fortress", "thieves", "camp", "tower", "monastery"] as const;
export const SPHERES = ["A", "B", "C", "D", "E"] as const;

export type Sort =
	| "monster"
	| "opportunity"
	| "item"
	| "rare"
	| "artifact"
	| "ability"
	| "spell"
	| "chance"
	| "character"
	| "field";

/** What kind of thing it is, as its colours and its glyph tell. */
export function sortOf(thing: Thing): Sort {
	const { deck = "" } = thing;
	if (thing.sex) return "character";
	if (thing.kind) return "field";
	if (thing.type) return "monster";
	if (deck === "chance") return "chance";
	if (deck === "adventure") return "opportunity";
	if (deck === "artifact") return "artifact";
	if (deck === "rare") return "rare";
	if (deck === "common") return "item";
	return thing.effects?.some((one) => one.cost.mags > 0) ? "spell" : "ability";
}

/** The fields in the order of the ring. */
export function ringFields(content: Content): Thing[] {
	return Object.values(content.things)
		.filter((one) => one.kind)
		.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
}

/** A name without what tells two places of the same kind apart. */
export const shortName = (name: string): string => name.replace(/\s*\(.*\)$/, "");

/** The lines of a face that belong to effects of one window. */
export function linesOf(thing: Thing | null, window: string): { words: string; clause: string }[] {
	return (thing?.effects ?? []).flatMap((effect, at) =>
		effect.window === window
			? [{ words: thing?.words[at + 1] ?? "", clause: thing?.clauses[at + 1] ?? "" }]
			: [],
	);
}

/** What an effect says without the word for its window. */
export const bare = (words: string): string => words.replace(/^[^:]*:\s*/, "");

/** What a card adds in a fight, as its band shows it: `+2` of an attribute. */
export function bonusOf(thing: Thing, mode: Mode): number {
	let sum = 0;
	for (const effect of thing.effects ?? [])
		if (["fight", "fight+", "roll+"].includes(effect.window))
			for (const part of effect.parts)
				if (part.do === "bonus" && !part.instead) sum = Math.max(sum, part[mode] ?? 0);
	return sum;
}
