/** The table in words: the fight, the ring field by field, the spheres, each player's things. */

import type { Zone, ZoneItem } from "../board";
import { figures } from "./figures";
import {
	type Content,
	nameOf,
	type SeenField,
	type SeenHero,
	type SeenSphere,
	type Thing,
	thingOf,
	type View,
} from "./types";
import { words } from "./words";

type Words = ReturnType<typeof words>;

export function zones(view: View, content: Content, eyes: number | null): Zone[] {
	const w = words();
	const ordered = [...view.heroes].sort(
		(a, b) => Number(b.seat === eyes) - Number(a.seat === eyes),
	);
	return [
		...(view.fight ? [fight(view, content, w)] : []),
		...(view.hand.length ? [draft(view, content, w)] : []),
		{ title: w.map, items: view.ring.map((one) => field(view, content, one, w)) },
		...view.ring.map((one) => lying(content, one)).filter((zone) => zone.items.length > 0),
		{ title: w.spheres, items: view.spheres.map((one) => sphere(content, one, w)) },
		...ordered.map((hero) => held(view, content, hero, w)),
	];
}

function fight(view: View, content: Content, w: Words): Zone {
	const bout = view.fight;
	const foe = bout?.monster ? thingOf(content, bout.monster) : null;
	const sums = bout?.sides.map((one) => one.total).join(" : ") ?? "";
	const { odds } = bout ?? {};
	return {
		title: w.fightOf(foe?.name ?? ""),
		items: [
			...(foe
				? [{ words: [foe.name, ...foe.words].join(", "), target: `card:${bout?.monster}` }]
				: []),
			...(bout?.mode ? [{ words: `${w.modes[bout.mode as "strength"]}: ${sums}` }] : []),
			...(odds
				? [{ words: w.oddsOf(odds.win, odds.draw, odds.lose, odds.win + odds.draw + odds.lose) }]
				: []),
		],
	};
}

const draft = (view: View, content: Content, w: Words): Zone => ({
	title: w.draft,
	items: view.hand.map((id) => ({
		words: [nameOf(content, id), ...(thingOf(content, id)?.words ?? [])].join(", "),
		target: `character:${id}`,
	})),
});

function field(view: View, content: Content, seen: SeenField, w: Words): ZoneItem {
	const thing = thingOf(content, seen.id) as Thing;
	const here = view.heroes.filter((one) => one.field === seen.id && one.standing === "playing");
	return {
		words: [
			thing.name,
			thing.words[0],
			seen.hidden ? w.faceDown : "",
			here.length ? w.here(here.map((one) => nameOf(content, one.character)).join(", ")) : "",
		]
			.filter(Boolean)
			.join("; "),
		target: `field:${seen.id}`,
	};
}

const lying = (content: Content, seen: SeenField): Zone => ({
	title: nameOf(content, seen.id),
	items: [...seen.open, ...seen.relics, ...seen.lessons, ...seen.goods].map((id) =>
		card(content, id),
	),
});

const card = (content: Content, id: string, more = ""): ZoneItem => ({
	words: [nameOf(content, id), more, ...(thingOf(content, id)?.words ?? [])]
		.filter(Boolean)
		.join(", "),
	target: `card:${id}`,
});

function sphere(content: Content, seen: SeenSphere, w: Words): ZoneItem {
	const named = (id: string) => (id === "?" ? w.faceDown : nameOf(content, id));
	return {
		words: [
			w.sphere(seen.id),
			seen.closed ? w.closed : "",
			seen.lesser ? `${w.within["lesser-guardian"]}: ${named(seen.lesser)}` : "",
			seen.greater ? `${w.within["greater-guardian"]}: ${named(seen.greater)}` : "",
			...[seen.artifact, ...seen.dropped]
				.filter(Boolean)
				.map((id) => `${w.within.artifact}: ${named(id)}`),
		]
			.filter(Boolean)
			.join("; "),
		target: `sphere:${seen.id}`,
	};
}

const held = (view: View, content: Content, hero: SeenHero, w: Words): Zone => ({
	title: `${hero.seat + 1}: ${hero.character ? nameOf(content, hero.character) : w.noCharacter}`,
	items: [
		{ words: figures(view, content, hero.seat), target: `seat:${hero.seat}` },
		...hero.items.map((id) => card(content, id, hero.damaged.includes(id) ? w.damaged : "")),
		...hero.abilities.map((id) => card(content, id)),
		...hero.kept.map((id) => card(content, id)),
	],
});
