/** The view and the content of Amulet as the server sends them. */

import type { BoardProps } from "../board";
import type { Card, Token } from "./fitting";
import type { Colour, Place, View } from "./view";

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

/** One thing a skill does. */
export interface Part {
	do: string;
	n: number;
	places: string[];
	phases: string[];
	needs: string;
	what: string;
	/** What may be lost in its place. */
	instead?: Part | null;
}

export interface Node {
	number: number;
	id: string;
	row: number;
	cost: number;
	needs: number[];
	skill: number;
	weapon: number;
}

export interface Section {
	id: string;
	/** The fields around it, by index. */
	fields: number[];
	power: number;
}

/** A card, token, skill, character or place; each has the fields of its kind. */
export interface Thing {
	id: string;
	number: number;
	name: string;
	/** The face from top to bottom, a sentence each. */
	words: string[];
	clauses?: string[];
	level?: number;
	power?: number;
	gem?: number;
	night?: number;
	card?: Card;
	token?: Token;
	cost?: number;
	character?: number;
	node?: string;
	place?: string;
	upgraded?: boolean;
	bank?: "left" | "right";
	parts?: Part[];
	together?: Part[];
	health?: number;
	weapons?: number[];
	tree?: Node[];
	/** Those of a colour below zero hold a silver crystal. */
	fields?: { id: string; colour: number }[];
	sections?: Section[];
	letter?: string;
	/** Of a potion: when it may be drunk. */
	windows?: string[];
	/** Of a night ability: once, returns, every round or lasting. */
	kind?: string;
	who?: string;
}

export interface Content {
	things: Record<string, Thing>;
}

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
