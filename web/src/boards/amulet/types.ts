/** The view and the content of Amulet as the server sends them. */

import type { BoardProps } from "../board";
import type { Card, Token } from "./fitting";

export const COLOURS = ["yellow", "black", "blue", "red", "green"] as const;
export type Colour = (typeof COLOURS)[number];
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
] as const;
export type Place = (typeof PLACES)[number];
export type Outcome = "victory" | "mutual" | "retreat" | "defeat";

/** A card's back; its id only where its front may be seen. */
export interface SeenMonster {
	name: Record<string, string>;
	level: number;
	mark: number;
	power: number;
	gem: Colour | "";
	weak: [number, number][];
	id: string;
}

export interface SeenPlayer {
	seat: number;
	character: string;
	health: number;
	most_health: number;
	coins: number;
	place: Place | "inn";
	ready: string[];
	damaged: string[];
	away: string[];
	skills: string[];
	fresh: string[];
	xp: Record<string, number>;
	due: number;
	amulet: string[];
	charged: string[];
	unplaced: Partial<Record<Colour, number>>;
	spells: string[];
	potions: string[];
	trophies: string[];
	stuns: number;
	ignored: string[];
	oaths_held: number;
	oaths: string[] | null;
	sworn: string;
}

export interface SeenFight {
	seat: number;
	place: Place;
	monster: SeenMonster;
	weapons: string[];
	extra: string[];
	borrowed: string[];
	/** Weak spots closed by skills, each `column,row`. */
	closed: string[];
	laid: string;
	outcome: Outcome | "";
}

export interface SeenQuest {
	quest: string;
	wanted: number;
	have: number;
	kept: boolean;
}

export interface View {
	seat: number | null;
	mode: "competitive" | "cooperative" | "hidden";
	day: number;
	days: number;
	turn: number;
	phase: "dawn" | "morning" | "evening" | "night";
	start: number;
	active: number;
	deck: number;
	lair: SeenMonster[];
	manor: SeenMonster[];
	village: string[];
	attacking: string[];
	dungeon: boolean;
	mythical: number;
	gone: string[];
	adventure: string;
	laid: { seat: number; text: string }[];
	adventures: number;
	upgrades: number;
	upgraded: Place[];
	locked: Place[];
	revels: Place[];
	spells: string[];
	potions: string[];
	gems: Record<Colour, number>;
	players: SeenPlayer[];
	quests: SeenQuest[];
	story: string;
	asked: [number, string][];
	fight?: SeenFight | null;
	party?: string[] | null;
	/** What goes each way while goods are handed over, as answers name them. */
	parcel?: { seat: number; partner: number; own: string[]; theirs: string[] } | null;
	/** What the river and the door cost the active seat, where they cost something. */
	tolls: Partial<Record<Place, [river: number, door: number]>>;
}

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
