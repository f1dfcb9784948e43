/** The table as headings and lists, every target a button. */

import type { Zone, ZoneItem } from "../board";
import { cardName, costWords, curseKind } from "./naming";
import { alarm, ROUNDS, slotState, stackSize, untilInvocation } from "./table";
import {
	abilityOf,
	type Content,
	effectOf,
	LETTERS,
	letterOf,
	type Zone as Place,
	pageFaces,
	type SeenPlayer,
	SLOTS,
	type Slot,
	spellText,
	thingOf,
	type View,
} from "./types";
import { type Words, words } from "./words";

export function zones(view: View, content: Content, eyes: number | null): Zone[] {
	const w = words();
	const wizards = Object.values(content.things).filter((one) => one.ones);
	const choosing = view.asked.some(([, kind]) => kind === "ChooseWizard");
	return [
		book(view, content, w),
		{ title: w.track, items: SLOTS.map((slot) => curse(view, content, slot, w)) },
		stack(view, w),
		shelf(view, w),
		library(view, content, w),
		...(choosing
			? [
					{
						title: w.wizards,
						items: wizards.map((one) => ({
							words: `${one.name}: ${abilityOf(one)} ${one.words[1]}`,
							target: `wizard:${one.id}`,
						})),
					},
				]
			: []),
		...ordered(view, eyes).flatMap((player) => area(view, content, player, w, eyes)),
	];
}

const ordered = (view: View, eyes: number | null) =>
	[...view.players].sort((a, b) => Number(b.seat === eyes) - Number(a.seat === eyes));

function book(view: View, content: Content, w: Words): Zone {
	const monster = thingOf(content, view.monster);
	const front = thingOf(content, view.front);
	if (!monster) return { title: w.book, items: [{ words: w.closed }] };
	const last = view.round >= ROUNDS;
	const next = view.next_curses.map((letter) => w.element[letter]).join(", ");
	const right = pageFaces(front);
	return {
		title: w.book,
		items: [
			{
				words: `${w.monsterOf(view.round, ROUNDS)}: ${monster.name}`,
				target: `page:${monster.id}`,
			},
			{ words: pageFaces(monster).arrival },
			{ words: `${w.ifDefeated}: ${last ? w.lastBonus : right.bonus}` },
			{ words: `${w.ifCurseLeft}: ${last ? w.lastPenalty : right.penalty}` },
			...(front && !last ? [{ words: `${w.nextPage}: ${front.name}, ${next}` }] : []),
			{ words: `${w.invocation}: ${w.invocationIn(untilInvocation(view))}` },
			{ words: view.space ? w.markerOn(view.space) : w.markerAtEnd },
			...(view.barred ? [{ words: w.barred }] : []),
		],
	};
}

function curse(view: View, content: Content, slot: Slot, w: Words): ZoneItem {
	const lies = slotState(view, slot);
	const target = `curse:${slot}`;
	if (lies.kind !== "curse")
		return { target, words: `${w.slots[slot]}: ${lies.kind === "broken" ? w.broken : w.noCurse}` };
	const thing = thingOf(content, lies.curse.curse);
	const when = lies.due > 0 ? w.inTurns(lies.due) : lies.curse.striking ? w.strikesNow : w.struck;
	const more = [
		lies.curse.down ? w.neutralised : "",
		lies.curse.under ? w.under(lies.curse.under) : "",
	].filter(Boolean);
	return {
		target,
		words: [
			`${w.slots[slot]}: ${thing?.name} (${curseKind(thing?.kind, w)})`,
			w.costs(costWords(lies.curse.cost, w)),
			`${when}: ${effectOf(thing)}`,
			...more,
		].join("; "),
	};
}

function stack(view: View, w: Words): Zone {
	const burnt = Object.entries(view.destroyed).map(([card, n]) => ({
		words: `${n}× ${cardName(card, w)}, ${w.destroyed}`,
		target: `card:${card}@destroyed`,
	}));
	const tokens = LETTERS.map((letter, at) => `${w.element[letter]} ${view.tokens[at]}`).join(", ");
	const kinds = [...LETTERS.map((letter) => w.element[letter]), w.multi];
	const piles = view.piles.map((n, at) => `${kinds[at]} ${n}`).join(", ");
	return {
		title: w.stack,
		items: [
			{
				words: [w.stackOf(view.madness, stackSize(view.players.length)), w.alarm[alarm(view)]]
					.filter(Boolean)
					.join(". "),
				target: "stack",
			},
			{ words: `${w.tokensLeft}: ${tokens}` },
			{ words: `${w.cursePiles}: ${piles}` },
			...burnt,
		],
	};
}

const shelf = (view: View, w: Words): Zone => ({
	title: w.supply,
	items: Object.entries(view.supply).map(([card, n]) => ({
		words: `${cardName(card, w)}: ${w.pileLeft(n)}`,
		target: `supply:${card}`,
	})),
});

const library = (view: View, content: Content, w: Words): Zone => ({
	title: w.library,
	items: LETTERS.map((letter, at) => {
		const spell = thingOf(content, view.libraries[at] ?? "");
		const target = `library:${letter}`;
		if (!spell) return { words: w.libraryEmpty(w.element[letter]), target };
		const name = w.librarySpell(spell.name, w.element[letter], spell.level ?? 1);
		return {
			words: `${name}: ${spellText(spell, 1)} ${w.pileLeft(view.library_sizes[at] ?? 0)}`,
			target,
		};
	}),
});

function area(
	view: View,
	content: Content,
	player: SeenPlayer,
	w: Words,
	eyes: number | null,
): Zone[] {
	const wizard = thingOf(content, player.wizard);
	const { seat } = player;
	const title = `${wizard?.name ?? w.wizards}${seat === eyes ? `, ${w.yours}` : ""}`;
	if (player.out) return [{ title, items: [{ words: w.out, target: `seat:${seat}` }] }];
	const cards = (zone: Place, held: readonly string[]): ZoneItem[] =>
		[...new Set(held)].map((card) => ({
			words: `${held.filter((one) => one === card).length}× ${cardName(card, w)} ${w.zones[zone]}`,
			target: `card:${card}@${zone}${seat}`,
		}));
	return [
		{
			title,
			items: [
				{
					words: `${wizard?.name ?? ""}, ${view.active === seat ? w.active : ""}`,
					target: `seat:${seat}`,
				},
				{ words: `${w.ability}: ${abilityOf(wizard)}`, target: `ability:${seat}` },
				...cards("hand", player.hand),
				...cards("support", player.support),
				...cards("discard", player.discard),
				{ words: w.drawPile(player.draw) },
				{
					words: `${w.pileHolds}: ${player.pile.map((one) => cardName(one, w)).join(", ") || w.nothingThere}`,
				},
				...cards("draw", player.top),
				...player.spells.flatMap((seen) => spell(content, seen, seat, w)),
			],
		},
	];
}

function spell(
	content: Content,
	seen: { spell: string; used: boolean; down: boolean },
	seat: number,
	w: Words,
): ZoneItem[] {
	const thing = thingOf(content, seen.spell);
	const state = seen.down ? w.faceDown : seen.used ? w.used : w.ready;
	const element = w.element[letterOf(thing?.element)];
	const target = `spell:${seen.spell}@${seat}`;
	return [1, 2, 3].map((times) => ({
		words: `${thing?.name} ×${times} (${element} ${thing?.level}, ${state}): ${spellText(thing, times)}`,
		target: times === 1 ? target : `${target}:x${times}`,
	}));
}
