/** The table in words: headings, lists, and the story as a grid with named neighbours. */

import type { Zone, ZoneItem } from "../board";
import { figures } from "./figures";
import { boundsOf, type Cell, cellId, cellKey } from "./geometry";
import { costWords, faceWords } from "./naming";
import { beside, type Story, storyOf } from "./story";
import { chestTarget, leavingSlots } from "./table";
import { type Content, type Laid, type SeenPlayer, tileOf, type View } from "./types";
import { type Words, words } from "./words";

export function zones(view: View, content: Content, eyes: number | null): Zone[] {
	const w = words();
	const mine = eyes === null ? undefined : view.players[eyes];
	const others = view.players.filter((one) => one.seat !== eyes);
	const found: Zone[] = [
		displayZone(view, content, w),
		...(mine ? [storyZone(mine, content, w, w.myStory, true), questZone(view, content, w)] : []),
		{
			title: w.allGoods,
			items: view.players.map((one) => ({
				words: `${one.seat + 1}: ${figures(view, one.seat)}`,
				target: `seat:${one.seat}`,
			})),
		},
		...others.map((one) => storyZone(one, content, w, w.story(`${one.seat + 1}`), false)),
		{
			title: w.eras,
			items: view.decks.map((left, index) => ({ words: w.era(index + 1, left) })),
		},
		{
			title: `${w.discardPile}, ${w.discardCount(view.discard.length)}`,
			items: view.discard.map((id) => ({ words: tileOf(content, id)?.name ?? id })),
		},
	];
	return found.filter((zone) => zone.items.length > 0 || zone.grid);
}

function displayZone(view: View, content: Content, w: Words): Zone {
	const leaving = leavingSlots(view);
	return {
		title: w.display,
		items: view.display.map((slot) => {
			const tile = tileOf(content, slot.tile);
			const layable = view.layable[slot.slot - 1];
			const parts = tile
				? [
						w.slot(slot.slot),
						tile.name,
						w.types[tile.type],
						slot.wilderness ? w.wild : "",
						costWords(tile),
						layable ? w.layable[layable] : "",
						leaving.includes(slot.slot) ? w.leaves : "",
						view.picked === slot.slot ? w.myCard : "",
					]
				: [w.emptySlot(slot.slot)];
			return { words: parts.filter(Boolean).join(", "), target: `slot:${slot.slot}` };
		}),
	};
}

function questZone(view: View, content: Content, w: Words): Zone {
	const items = (view.quests ?? []).flatMap((id): ZoneItem[] => {
		const tile = tileOf(content, id);
		return tile ? [{ words: `${tile.name}. ${faceWords(tile)}`, target: `quest:${id}` }] : [];
	});
	return { title: w.quests, items };
}

function storyZone(
	player: SeenPlayer,
	content: Content,
	w: Words,
	title: string,
	mine: boolean,
): Zone {
	const story = storyOf(player.story);
	const bounds = boundsOf(player.story, mine ? 1 : 0);
	const grid: (ZoneItem | null)[][] = [];
	for (let y = bounds.top; y >= bounds.bottom; y--) {
		const row: (ZoneItem | null)[] = [];
		for (let x = bounds.left; x <= bounds.right; x++) {
			row.push(cellItem(story, content, w, { x, y }, mine));
		}
		grid.push(row);
	}
	const items = player.story.flatMap((one, index) =>
		one.opened.map((open, chest): ZoneItem => {
			const name = tileOf(content, one.tile)?.name ?? one.tile;
			const target = chestTarget(player.seat, one.tile, index === 0, chest);
			const state = open ? w.openChest : w.closedChest;
			return { words: `${name}, ${w.chest(chest + 1)}: ${state}`, ...(mine && { target }) };
		}),
	);
	return { title, items, grid };
}

function cellItem(
	story: Story,
	content: Content,
	w: Words,
	cell: Cell,
	mine: boolean,
): ZoneItem | null {
	const laid = story.get(cellKey(cell.x, cell.y));
	const around = neighbours(story, content, w, cell);
	if (laid) {
		const tile = tileOf(content, laid.tile);
		return { words: tileWords(laid, content, w), target: `tile:${tile?.id}`, beside: around };
	}
	if (!mine || around.length === 0) return null;
	const first = around[0];
	return {
		words: `${w.besideTile(first?.side ?? 0, first?.words ?? "")}, ${w.empty}`,
		target: cellId(cell.x, cell.y),
		beside: around,
	};
}

const tileWords = (laid: Laid, content: Content, w: Words) => {
	const tile = tileOf(content, laid.tile);
	return tile ? `${tile.name}, ${w.types[tile.type]}, ${w.cell(laid.x, laid.y)}` : laid.tile;
};

function neighbours(story: Story, content: Content, w: Words, cell: Cell) {
	const sides = [w.north, w.east, w.south, w.west];
	return sides.flatMap((where, side) => {
		const other = beside(story, cell, side);
		const name = other && tileOf(content, other.tile)?.name;
		const opposite = (side + 2) % 4;
		return name ? [{ where, words: name, target: `tile:${other.tile}`, side: opposite }] : [];
	});
}
