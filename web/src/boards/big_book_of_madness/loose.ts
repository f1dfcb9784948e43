/** What is asked about that lies nowhere on the board: it is drawn beside the question. */

import { standing } from "./picks";
import { type CardName, type Props, thingOf, type Zone } from "./types";

export interface Heap {
	zone: Zone;
	owner: number;
	cards: CardName[];
}

export interface LooseOption {
	target: string;
	choice: string;
	label: string;
}

const PILES: readonly Zone[] = ["discard", "draw", "destroyed"];
const PLACES = ["curse:", "supply:", "library:", "ability:", "option:", "wizard:"];

/** Whether a board of this width draws the target somewhere else. */
export function drawn(target: string, board: Props, narrow: boolean): boolean {
	if (PLACES.some((one) => target.startsWith(one))) return true;
	if (target.startsWith("spell:")) return !narrow || board.asked?.kind === "Act";
	if (target.startsWith("seat:")) return !narrow;
	const card = /^card:\w+@([a-z]+)(\d?)$/.exec(target);
	if (!card) return false;
	if (PILES.includes(card[1] as Zone)) return false;
	return card[1] === "support" || Number(card[2]) === board.asked?.seat || !narrow;
}

const held = (board: Props, zone: Zone, owner: number): CardName[] => {
	const player = board.view.players[owner];
	if (zone === "destroyed")
		return Object.entries(board.view.destroyed).flatMap(([card, n]) => Array(n).fill(card));
	if (zone === "draw") return player?.top ?? [];
	return player?.[zone] ?? [];
};

/** Cards of piles that can be chosen, pile by pile. */
export function heaps(board: Props, narrow: boolean): Heap[] {
	const zones: Zone[] = narrow ? ["hand", ...PILES] : [...PILES];
	const owners = board.view.players.map((one) => one.seat);
	const all = zones.flatMap((zone) =>
		(zone === "destroyed" ? owners.slice(0, 1) : owners).map((owner) => ({ zone, owner })),
	);
	return all.flatMap(({ zone, owner }) => {
		const cards = held(board, zone, owner).filter((card) => {
			const target = `card:${card}@${zone}${zone === "destroyed" ? "" : owner}`;
			return standing(board, target).choice !== "" && !drawn(target, board, narrow);
		});
		return cards.length ? [{ zone, owner, cards: [...cards].sort() }] : [];
	});
}

/** A spell by its name; the question says what becomes of it. Others' spells tell whose they are. */
function spellLabel(board: Props, target: string): string | null {
	const [, id, owner] = /^spell:(.+)@(\d)$/.exec(target) ?? [];
	if (!id) return null;
	const name = thingOf(board.content, id)?.name ?? id;
	const seat = board.seats[Number(owner)];
	return Number(owner) === board.eyes || !seat ? name : `${name} (${seat.name})`;
}

/** Spells that go together with others, though not as the first answer. */
function laterOnes(board: Props): LooseOption[] {
	const targets = new Set((board.forecast?.greyed ?? []).flatMap((one) => one.targets));
	return [...targets].flatMap((target) => {
		const { also, choice } = standing(board, target);
		const label = spellLabel(board, target);
		return also && label ? [{ target, choice, label }] : [];
	});
}

/** The other answers that point at nothing drawn. */
export function looseOptions(board: Props, narrow: boolean): LooseOption[] {
	const seen = new Set(
		heaps(board, narrow).flatMap((heap) =>
			heap.cards.map(
				(card) => `card:${card}@${heap.zone}${heap.zone === "destroyed" ? "" : heap.owner}`,
			),
		),
	);
	const offered = (board.asked?.options ?? []).flatMap((one) =>
		one.targets.map((target) => ({
			target,
			choice: one.choice,
			label: spellLabel(board, target) ?? one.label,
		})),
	);
	return [...offered, ...laterOnes(board)].filter(
		(one) => !seen.has(one.target) && !drawn(one.target, board, narrow),
	);
}
