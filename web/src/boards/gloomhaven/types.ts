/** The view and the content of Gloomhaven as the server sends them, and what follows from both. */

import type { BoardProps } from "../board";
import type { Hex } from "../shared/hexes";
import type { AnyLine, Content, Half, Stats, Thing } from "./content";
import type { SeenFigure, SeenHero, View } from "./view";

export type { AnyLine, Content, Half, Stats, Thing } from "./content";
export type { SeenBlow, SeenFigure, SeenHero, SeenItem, SeenThought, SeenWay, View } from "./view";

export type Props = BoardProps<View, Content>;

export const NOBODY = -1;
export const ELEMENTS = ["fire", "ice", "air", "earth", "light", "dark"] as const;
export type ElementName = (typeof ELEMENTS)[number];

/** What is printed as a default is not sent. */
export const linesOf = (lines: readonly AnyLine[] | undefined): readonly AnyLine[] => lines ?? [];

export const thingOf = (content: Content, id: string): Thing | null => content.things[id] ?? null;
export const nameOf = (content: Content, id: string): string => thingOf(content, id)?.name ?? id;
/** What a figure is called: a summon and an objective have no card that says so. */
export function calledOf(content: Content, one: SeenFigure): string {
	const named =
		thingOf(content, one.what) ??
		thingOf(content, `summon-${one.what}`) ??
		thingOf(content, "figure-objective");
	const name = named?.name ?? one.what;
	return name.charAt(0).toUpperCase() + name.slice(1);
}
export const halfOf = (card: Thing, top: boolean): Half | undefined =>
	top ? card.top : card.bottom;

/** What a half does, in the server's words: the lines after the first, which names level and initiative. */
export const halfWords = (card: Thing, top: boolean): string => {
	const line = card.words[top ? 1 : 2] ?? "";
	return line.slice(line.indexOf(":") + 1).trim();
};

export const figureOf = (view: View, id: number): SeenFigure | undefined =>
	view.figures.find((one) => one.id === id);
export const standingAt = (view: View, [q, r]: Hex): SeenFigure | undefined =>
	view.figures.find((one) => one.at[0] === q && one.at[1] === r);
export const heroAt = (view: View, seat: number | null): SeenHero | undefined =>
	view.heroes.find((one) => one.seat === seat);
/** Whose sheet lies in the tray: mine, for who watches that of the seat that acts. */
export const sheetOf = (view: View, eyes: number | null): SeenHero | undefined =>
	heroAt(view, eyes) ?? heroAt(view, figureOf(view, view.acting)?.seat ?? 0) ?? view.heroes[0];

/** The stat card of a monster on the map. */
export function statsOf(view: View, content: Content, what: string, rank: string): Stats | null {
	const thing = thingOf(content, what);
	const all = rank === "boss" ? thing?.boss : rank === "elite" ? thing?.elite : thing?.normal;
	return all?.[view.monster_level] ?? all?.[0] ?? null;
}

/** The ability card of a monster type in this round. */
export function abilityOf(view: View, content: Content, type: string): Thing | null {
	const deck = thingOf(content, type)?.deck ?? "";
	const card = view.decks.find((one) => one.deck === deck)?.card;
	return card ? thingOf(content, `${deck}-${card}`) : null;
}

/** When the monsters on the map acted by the last card of each deck that still lies open. */
export function lastActed(view: View, content: Content): { name: string; initiative: number }[] {
	return typesOf(view).flatMap((type) => {
		const deck = view.decks.find((one) => one.deck === thingOf(content, type)?.deck);
		const card = deck?.card || deck?.discarded.at(-1);
		const initiative = card ? thingOf(content, `${deck?.deck}-${card}`)?.initiative : undefined;
		return initiative ? [{ name: nameOf(content, type), initiative }] : [];
	});
}

/** The types of monsters on the map, in the order in which they act, else by name. */
export function typesOf(view: View): string[] {
	const there = new Set(
		view.figures.filter((one) => one.kind === "monster").map((one) => one.what),
	);
	const ordered = view.order.map((one) => one.type).filter((one) => there.has(one));
	return [...new Set([...ordered, ...[...there].sort()])];
}

/** The ranks of a type that stand on the map, the stronger first. */
export function ranksOf(view: View, type: string): string[] {
	const there = new Set(view.figures.filter((one) => one.what === type).map((one) => one.rank));
	return ["boss", "elite", "normal"].filter((rank) => there.has(rank));
}

/** Two letters that stand for a monster where there is no room for its name. */
export function codeOf(name: string): string {
	const [first = "", second = ""] = name.split(" ");
	return second ? (first[0] ?? "") + (second[0] ?? "") : first.slice(0, 2);
}
