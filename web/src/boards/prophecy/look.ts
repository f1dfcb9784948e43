/** Colours and glyphs of cards, fields and seats. */

import { sortOf, type Thing } from "./types";

const FILLS: Record<string, string> = {
	monster: "monster",
	opportunity: "place",
	item: "treasure",
	rare: "gold",
	artifact: "gold",
	ability: "hero",
	spell: "willpower",
	chance: "mountains",
	character: "character",
};

export const TERRAIN: Record<string, string> = {
	guild: "civilization",
	city: "civilization",
	village: "civilization",
};

export const terrainOf = (thing: Thing): string =>
	TERRAIN[thing.kind ?? ""] ?? thing.kind ?? "plains";

/** The name of its colour: `--x` and `--x-on`. */
export const fillOf = (thing: Thing): string =>
	thing.kind ? terrainOf(thing) : (FILLS[sortOf(thing)] ?? "hero");

const SLOTS: Record<string, string> = {
	weapon: "combat",
	shield: "shield",
	hand: "magic",
	head: "head",
	worn: "worn",
	potion: "potion",
	scroll: "skill-scroll",
	other: "common-item",
};

export const GUILD_GLYPHS = [
	"fortress",
	"thieves-guild",
	"forest-camp",
	"magic-tower",
	"monastery",
] as const;

const DECKS: Record<string, string> = {
	fortress: "fortress",
	thieves: "thieves-guild",
	camp: "forest-camp",
	tower: "magic-tower",
	monastery: "monastery",
	chance: "chance",
	lesser: "lesser-guardian",
	greater: "greater-guardian",
};

/** Where a thing is held in a fight. */
export const HOLDS: Record<string, string> = {
	shield: "one-hand",
	hand: "one-hand",
	head: "head",
	worn: "worn",
	potion: "single-use",
	scroll: "single-use",
};

export function holdOf(thing: Thing): string {
	if (thing.slot === "weapon") return thing.hands === 2 ? "two-hands" : "one-hand";
	return HOLDS[thing.slot ?? ""] ?? "";
}

export function glyphOf(thing: Thing): string {
	if (thing.kind === "guild") return GUILD_GLYPHS[thing.guild ?? 0] ?? "fortress";
	if (thing.kind) return thing.kind;
	if (thing.sex) return "person";
	if (thing.deck === "artifact" && thing.slot === "other") return "banner";
	if (thing.slot) return SLOTS[thing.slot] ?? "common-item";
	if (thing.type) return thing.type;
	return DECKS[thing.deck ?? ""] ?? "opportunity";
}

export const isGroup = (thing: Thing): boolean =>
	(thing.effects ?? []).some((one) => one.parts.some((part) => part.do === "three_lives"));
