/** The view and the content of The Big Book of Madness as the server sends them. */

import type { BoardProps } from "../board";
import type { Content, Thing } from "./content";
import type { Letter, Slot, View } from "./view";

export type { Content, Thing } from "./content";

export type {
	Letter,
	SeenChoosing,
	SeenCurse,
	SeenPayment,
	SeenPlayer,
	SeenRecovery,
	SeenSpell,
	Slot,
	View,
} from "./view";

export const LETTERS: readonly Letter[] = ["W", "E", "F", "A"];
export const ELEMENTS = { W: "water", E: "earth", F: "fire", A: "air" } as const;
/** A curse of all four elements has this kind. */
export const MULTI = 4;

/** `W2`, or `M` for Madness. */
export type CardName = string;
export type Zone = "hand" | "support" | "discard" | "draw" | "destroyed";

export const SLOTS: readonly Slot[] = ["2", "3l", "3r", "4", "5"];

export type Props = BoardProps<View, Content>;

export const thingOf = (content: Content, id: string): Thing | null => content.things[id] ?? null;

/** What a sentence of a card says after its heading: "Bonus: each …" */
export function said(line: string | undefined): string {
	const at = line?.indexOf(": ") ?? -1;
	const rest = line && at >= 0 ? line.slice(at + 2) : (line ?? "");
	return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

export const letterOf = (element: number | undefined): Letter => LETTERS[element ?? 0] ?? "W";
export const elementOf = (card: CardName): Letter => card.charAt(0) as Letter;
export const worthOf = (card: CardName): number => (card === "M" ? 0 : Number(card.charAt(1)));

/** The faces of a page: what its monster does, and what its front brings to the one before. */
export function pageFaces(page: Thing | null): { arrival: string; bonus: string; penalty: string } {
	const lines = page?.words.slice(page.curses?.length ? 2 : 1) ?? [];
	return { arrival: said(lines[0]), bonus: said(lines[1]), penalty: said(lines[2]) };
}

/** A spell's text at a multiple. */
export const spellText = (spell: Thing | null, times: number): string =>
	said(spell?.words[1 + times]);
export const abilityOf = (wizard: Thing | null): string => said(wizard?.words[2]);
export const effectOf = (curse: Thing | null): string => said(curse?.words[1]);
