/** The table in words: the round, the figures, what lies on the map, each character's cards. */

import type { Zone, ZoneItem } from "../board";
import { beside, keyOf } from "../shared/hexes";
import { figures } from "./figures";
import { figureName, figureWords, lyingAt, placeName } from "./places";
import { gains, goalEnd } from "./reckoning";
import {
	type Content,
	ELEMENTS,
	figureOf,
	nameOf,
	type SeenFigure,
	type SeenHero,
	thingOf,
	type View,
} from "./types";
import { words } from "./words";

type W = ReturnType<typeof words>;

export function zones(view: View, content: Content, eyes: number | null): Zone[] {
	const w = words();
	const me = figureOf(view, view.heroes.find((one) => one.seat === eyes)?.figure ?? -1);
	const ordered = [...view.heroes].sort(
		(a, b) => Number(b.seat === eyes) - Number(a.seat === eyes),
	);
	return [
		{ title: w.roundZone, items: roundItems(view, content, w) },
		{
			title: w.figuresTitle,
			items: view.figures.map((one) => figureItem(view, content, one, me, w)),
		},
		{ title: w.mapZone, items: placeItems(view, content, me, w) },
		...ordered.map((hero) => sheet(view, content, hero, w)),
	];
}

function roundItems(view: View, content: Content, w: W): ZoneItem[] {
	const order = view.order.map((one) => ({
		words: [
			one.type ? nameOf(content, one.type) : nameOf(content, view.heroes[one.seat]?.class_ ?? ""),
			w.initiativeOf(one.initiative),
		].join(", "),
		target: one.type ? `type:${one.type}` : `seat:${one.seat}`,
	}));
	const elements = ELEMENTS.map((name) => ({
		words: `${w.elements[name]}: ${w.states[view.elements[name] ?? "inert"]}`,
		target: `element:${name}`,
	}));
	return [...(view.phase === "turns" ? order : []), ...elements];
}

const figureItem = (
	view: View,
	content: Content,
	one: SeenFigure,
	me: SeenFigure | undefined,
	w: W,
): ZoneItem => ({
	words: [
		figureWords(view, content, one, w),
		me && one !== me
			? placeName(
					{ ...view, figures: view.figures.filter((each) => each !== one) },
					content,
					one.at,
					me,
					w,
				)
			: "",
	]
		.filter(Boolean)
		.join("; "),
	target: `figure:${one.id}`,
	beside: besideOf(view, content, one, w),
});

/** Who and what is in the six hexes around a figure. */
function besideOf(
	view: View,
	content: Content,
	one: SeenFigure,
	w: W,
): NonNullable<ZoneItem["beside"]> {
	return beside(keyOf(one.at)).flatMap((key, side) => {
		const there = view.figures.find((each) => keyOf(each.at) === key);
		const hex = key.split(",").map(Number) as [number, number];
		const said = there ? figureName(content, there, w) : lyingAt(view, hex, w).join(", ");
		return said
			? [
					{
						where: w.headings[side] ?? "",
						words: said,
						target: there ? `figure:${there.id}` : `hex:${key}`,
					},
				]
			: [];
	});
}

/** The hexes on which something lies, and those the question may lead to. */
function placeItems(view: View, content: Content, me: SeenFigure | undefined, w: W): ZoneItem[] {
	const lying = new Map<string, [number, number]>();
	const add = (hex: [number, number]) => lying.set(keyOf(hex), hex);
	for (const hex of view.doors) add(hex);
	for (const piece of view.pieces) for (const hex of piece.hexes) add(hex);
	for (const one of view.loose) add(one.at);
	for (const one of view.asked?.ways ?? []) add(one.at);
	if (view.round === 0) for (const hex of view.start) add(hex);
	const costs = new Map((view.asked?.ways ?? []).map((one) => [keyOf(one.at), one]));
	return [...lying].map(([key, hex]) => {
		const way = costs.get(key);
		return {
			words: [
				placeName(view, content, hex, me, w),
				way ? w.costs(way.points) : "",
				way?.harm ? w.hurts(way.harm) : "",
			]
				.filter(Boolean)
				.join(", "),
			target: `hex:${key}`,
		};
	});
}

const card = (content: Content, id: string, more: string): ZoneItem => ({
	words: [nameOf(content, id), more, ...(thingOf(content, id)?.words ?? [])]
		.filter(Boolean)
		.join(", "),
	target: `card:${id}`,
});

const sheet = (view: View, content: Content, hero: SeenHero, w: W): Zone => ({
	title: `${hero.seat + 1}: ${nameOf(content, hero.class_)}`,
	items: [
		{ words: figures(view, content, hero.seat), target: `seat:${hero.seat}` },
		...gains(hero, view.level, w).map((one) => ({ words: `${one.words}: ${one.figure}` })),
		...hero.played.map((id) => card(content, id, w.played)),
		...(hero.hand ?? []).map((id) => card(content, id, w.inHand)),
		...hero.active.map((one) => card(content, one.card, w.active)),
		...hero.discard.map((id) => card(content, id, w.discarded)),
		...hero.lost.map((id) => card(content, id, w.lostCards)),
		...hero.items.map((one) => ({
			words: [
				nameOf(content, one.item),
				w.itemStates[one.state],
				...(thingOf(content, one.item)?.words ?? []),
			]
				.filter(Boolean)
				.join(", "),
			target: `item:${one.item}`,
		})),
		...(hero.goals ?? []).map((id) => ({
			words: [
				w.battleGoal,
				nameOf(content, id),
				...(thingOf(content, id)?.words ?? []),
				goalEnd(hero, w),
			]
				.filter(Boolean)
				.join(", "),
			target: `goal:${id}`,
		})),
	],
});
