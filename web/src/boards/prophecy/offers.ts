/** What a question offers, sorted by where it is best pressed: the map, my sheet, or a panel. */

import type { Option } from "../../net/protocol";
import { isStep } from "./arms";
import { thingIn, wordOf } from "./pieces";
import { type Props, type SeenHero, thingOf } from "./types";

/** So many answers without a place are buttons of the prompt; more of them are listed here. */
const BUTTONS = 4;
const MAPPED = ["field", "sphere"];

export const mineOf = (board: Props): SeenHero | undefined =>
	board.view.heroes[board.asked?.seat ?? board.eyes ?? -1];

export const holds = (hero: SeenHero | undefined, id: string): boolean =>
	Boolean(hero && [...hero.items, ...hero.abilities, ...hero.kept].includes(id));

const kindOf = (option: Option) => (option.targets[0] ?? "").split(":")[0] ?? "";
const idOf = (option: Option) => (option.targets[0] ?? "").split(":")[1] ?? "";

/** A card with all that may be done with it. */
export interface Stall {
	id: string;
	options: Option[];
	why: { words: string; clause: string } | null;
}

export interface Offered {
	characters: Stall[];
	/** Cards that lie on the field, are drawn, or are another's. */
	cards: Stall[];
	/** My own things, by what would be done with them. */
	own: Option[];
	seats: Option[];
	/** So many lives or mags: the largest number first asked for is one. */
	numbers: { word: string; options: Option[] }[];
	loose: Option[];
}

const FIELD_KINDS = ["UseField", "Buy"];
const NUMBERS = ["heal", "refill", "pay", "stake", "charge", "result"];

/** `narrow`: my sheet is out of sight, so that my things are offered here too. */
export function offered(board: Props, narrow: boolean): Offered {
	const options = board.still ? [] : (board.asked?.options ?? []);
	const hero = mineOf(board);
	const found: Offered = { characters: [], cards: [], own: [], seats: [], numbers: [], loose: [] };
	const kind = board.asked?.kind ?? "";
	const stalls = new Map<string, Stall>();
	const stall = (into: Stall[], id: string): Stall => {
		let one = stalls.get(id);
		if (!one) {
			one = { id, options: [], why: null };
			stalls.set(id, one);
			into.push(one);
		}
		return one;
	};
	const pointless = options.filter((one) => one.targets.every((id) => id.startsWith("option:")));
	for (const option of options) {
		const [what, id] = [kindOf(option), idOf(option)];
		if (what === "character") stall(found.characters, id).options.push(option);
		else if (what === "seat") found.seats.push(option);
		else if (MAPPED.includes(what)) continue;
		else if (what === "card") {
			if (holds(hero, id)) {
				if (narrow || FIELD_KINDS.includes(kind)) found.own.push(option);
			} else stall(found.cards, id).options.push(option);
		} else if (NUMBERS.includes(wordOf(option.choice)) && thingIn(option.choice)) {
			const word = wordOf(option.choice);
			const group = found.numbers.find((one) => one.word === word);
			if (group) group.options.push(option);
			else found.numbers.push({ word, options: [option] });
		} else if (pointless.length > BUTTONS || kind === "UseField") {
			if (option.choice !== "end") found.loose.push(option);
		}
	}
	if (FIELD_KINDS.includes(kind))
		for (const [target, { state, why }] of board.targets)
			if (state === "greyed" && why && target.startsWith("card:")) {
				const id = target.slice(5);
				if (!holds(hero, id) && thingOf(board.content, id)) stall(found.cards, id).why = why;
			}
	return found;
}

const NONE = ["Proposal", "AnswerProposal"];

/** Whether a panel has something to say: some questions are answered on the map and the sheet. */
export function wants(board: Props, narrow: boolean): boolean {
	const kind = board.asked?.kind ?? "";
	if (board.still || !kind || NONE.includes(kind) || isStep(kind)) return false;
	if (kind === "UseField") return true;
	const { characters, cards, own, seats, numbers, loose } = offered(board, narrow);
	if (kind === "Move") return false;
	return Boolean(
		characters.length + cards.length + own.length + seats.length + numbers.length + loose.length,
	);
}
