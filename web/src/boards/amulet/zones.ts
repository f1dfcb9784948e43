/** The table in words: places by bank, what lies there, the night, quests, each player's things. */

import type { Zone, ZoneItem } from "../board";
import { aboutOf, causesAt } from "./about";
import { figures } from "./figures";
import { account } from "./fitting";
import { adventureGround } from "./tokens";
import {
	COLOURS,
	type Content,
	nameOf,
	nightOf,
	numbered,
	PLACES,
	type Place,
	type SeenMonster,
	type SeenPlayer,
	thingOf,
	type View,
} from "./types";
import { words } from "./words";

type Words = ReturnType<typeof words>;

export function zones(view: View, content: Content, eyes: number | null): Zone[] {
	const w = words();
	const ordered = [...view.players].sort(
		(a, b) => Number(b.seat === eyes) - Number(a.seat === eyes),
	);
	return [
		...(view.fight ? [fight(view, content, w)] : []),
		bank(view, content, "left", w),
		bank(view, content, "right", w),
		row(view.lair, "lair", content, w),
		row(view.manor, "manor", content, w),
		besideVillage(view, content, w),
		adventure(view, content, w),
		offers(view, content, w),
		...(view.quests.length ? [quests(view, content, w)] : []),
		...ordered.flatMap((player) => area(view, content, player, w)),
	].filter((zone) => zone.items.length > 0 || zone.grid);
}

function fight(view: View, content: Content, w: Words): Zone {
	const card = thingOf(content, view.fight?.monster.id ?? "");
	const rows = card?.card?.rows ?? [];
	return {
		title: w.fight,
		items: [
			{ words: card ? [card.name, nightOf(card)].join(", ") : w.facing },
			...(view.fight?.weapons ?? []).map((id) => ({
				words: nameOf(content, id),
				target: `weapon:${id}`,
			})),
		],
		...(rows.length && {
			grid: rows.map((line, y) =>
				[...line].map((mark, x) => ({
					words: [w.square(x + 1, y + 1), w.marks[mark]].filter(Boolean).join(", "),
					target: `square:${x + 1},${y + 1}`,
				})),
			),
		}),
	};
}

const bank = (view: View, content: Content, side: "left" | "right", w: Words): Zone => ({
	title: w.bank[side],
	items: PLACES.filter((place) => thingOf(content, place)?.bank === side).map((place) =>
		placeItem(view, content, place, w),
	),
});

function placeItem(view: View, content: Content, place: Place, w: Words): ZoneItem {
	const thing = thingOf(content, place);
	const there = view.players.filter((one) => one.character && one.place === place);
	const [river = 0] = view.tolls[place] ?? [];
	const causes = causesAt(view, content, place).map((one) => one.name);
	const parts = [
		thing?.name ?? place,
		...(thing?.words ?? []),
		view.locked.includes(place) ? w.lockedBy(causes.join(", ")) : "",
		view.revels.includes(place) ? w.revelBy(causes.join(", ")) : "",
		view.upgraded.includes(place) ? w.upgraded : "",
		river ? `${w.river}: ${w.tollWords(river)}` : "",
		there.length ? w.here(there.map((one) => nameOf(content, one.character)).join(", ")) : "",
	];
	return { words: parts.filter(Boolean).join("; "), target: `location:${place}` };
}

const row = (cards: SeenMonster[], place: "lair" | "manor", content: Content, w: Words): Zone => ({
	title: nameOf(content, place),
	items: cards.map((card, n) => ({
		words: [
			w.card(nameOf(content, place), n + 1),
			thingOf(content, card.id)?.name ?? w.faceDown,
			w.level(card.level),
			w.power(card.power),
			w.weakSpots(card.weak.length),
			card.gem ? w.gems[card.gem] : "",
		]
			.filter(Boolean)
			.join(", "),
		target: `card:${place}:${n + 1}`,
	})),
});

const besideVillage = (view: View, content: Content, w: Words): Zone => ({
	title: w.beside,
	items: [...view.attacking, ...view.village].map((id) => {
		const thing = thingOf(content, id);
		return { words: [thing?.name ?? id, nightOf(thing)].join(", "), target: `monster:${id}` };
	}),
});

function adventure(view: View, content: Content, w: Words): Zone {
	const ground = adventureGround(view, content, view.active);
	if (!ground) return { title: w.adventure, items: [] };
	const sum = account(ground.card, [], ground.taken);
	return {
		title: w.adventure,
		items: [
			{
				words: [ground.thing.name, w.spotsDone(sum.weak, sum.weakSpots)].join(", "),
				target: `adventure:${ground.thing.id}`,
			},
			...(view.dungeon || view.mythical
				? [
						{
							words: [
								view.dungeon ? w.dungeon : w.dungeonEmpty,
								w.mythicalLeft(view.mythical),
							].join(", "),
							target: "card:dungeons",
						},
					]
				: []),
		],
	};
}

const offers = (view: View, content: Content, w: Words): Zone => ({
	title: w.onOffer,
	items: [
		...view.potions.map((id) => offer(content, `potion:${id}`, w)),
		...view.spells.map((id) => offer(content, `spell:${id}`, w)),
	],
});

function offer(content: Content, target: string, w: Words): ZoneItem {
	const thing = thingOf(content, target.split(":")[1] ?? "");
	return { words: [thing?.name ?? "", w.costs(thing?.cost ?? 0)].join(", "), target };
}

const quests = (view: View, content: Content, w: Words): Zone => ({
	title: w.quests,
	items: view.quests.map((one) => {
		const thing = thingOf(content, one.quest);
		return {
			words: [thing?.name, w.questProgress(one.have, one.wanted), ...(thing?.words ?? [])].join(
				"; ",
			),
			target: `quest:${one.quest}`,
		};
	}),
});

function area(view: View, content: Content, player: SeenPlayer, w: Words): Zone[] {
	const character = thingOf(content, player.character);
	const { seat } = player;
	const name = `${seat + 1}: ${character?.name ?? w.noCharacter}`;
	const named = (target: string, more = ""): ZoneItem => {
		const thing = aboutOf(view, content, target)?.thing;
		return { words: [thing?.name ?? "", more].filter(Boolean).join(", "), target };
	};
	const gems = COLOURS.flatMap((colour) => {
		const n = player.unplaced[colour] ?? 0;
		return n ? [{ words: `${w.gems[colour]} ×${n}, ${w.aside}` }] : [];
	});
	const fields = (character?.fields ?? []).flatMap((field): ZoneItem[] => {
		const colour = COLOURS[field.colour];
		if (!colour) return [];
		const full = player.amulet.includes(field.id);
		return [
			{ words: w.field(field.id, w.gems[colour], full), target: `field:${seat}:${field.id}` },
		];
	});
	return [
		{
			title: name,
			items: [
				{ words: figures(view, content, seat), target: `seat:${seat}` },
				...player.ready.map((id) => named(`weapon:${id}`, w.readyWord)),
				...player.damaged.map((id) => named(`weapon:${id}`, w.damaged)),
				...player.away.map((id) => named(`weapon:${id}`, w.away)),
				...player.spells.map((id) => named(`spell:${id}`)),
				...player.potions.map((id) => named(`potion:${id}`)),
				...player.trophies.map((id) => named(`monster:${id}`, w.trophyWord)),
				...(player.oaths ?? []).map((id) =>
					named(
						`oath:${id}`,
						[thingOf(content, id)?.words[0], player.sworn === id ? w.sworn : ""]
							.filter(Boolean)
							.join(", "),
					),
				),
				...gems,
			],
		},
		{
			title: `${name}, ${w.tree}`,
			items: (character?.tree ?? []).map((node) => {
				const gives =
					node.weapon >= 0
						? numbered(content, "weapon", node.weapon)
						: numbered(content, "skill", node.skill);
				const have = player.xp[node.id] ?? 0;
				const done = player.skills.includes(node.id);
				return {
					words: done
						? `${gives?.name ?? node.id}, ${w.unlocked}`
						: w.node(gives?.name ?? node.id, node.cost, have),
					target: `node:${seat}:${node.id}`,
				};
			}),
		},
		{ title: `${name}, ${w.amulet}`, items: fields },
	];
}
