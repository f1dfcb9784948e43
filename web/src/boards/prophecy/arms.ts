/** What a fighter takes up and declares, as one answer to the questions of a fight. */

import type { Content, Effect, Mode, SeenHero, SeenOdds, SeenSide, Thing } from "./types";
import { thingOf } from "./types";

/** The questions of a fight that are answered together, in their order. */
export const STEPS = [
	"ChooseMode",
	"Wield",
	"Hold",
	"Wear",
	"DeclareForFight",
	"DeclareForRoll",
] as const;
export type ArmStep = (typeof STEPS)[number];

export const isStep = (kind: string | undefined): kind is ArmStep =>
	STEPS.some((one) => one === kind);

export interface Arms {
	mode: Mode | "";
	weapon: string;
	hands: string[];
	head: string;
	/** Effects declared for the fight, and for the roll. */
	lasting: string[];
	rolling: string[];
}

export const BARE: Arms = { mode: "", weapon: "", hands: [], head: "", lasting: [], rolling: [] };
const HANDS = 2;
const ROLL = "roll";

const from = (kind: ArmStep, step: ArmStep) => STEPS.indexOf(kind) <= STEPS.indexOf(step);
const said = (word: string, card: string) => (card ? `${word} ${card}` : "none");

/**
 * What is taken up, from the open question on. Nobody is asked for what he has nothing of; `slots` are
 * those of all he owns.
 */
export function taken(
	kind: ArmStep,
	arms: Arms,
	held: readonly string[],
	slots: ReadonlySet<string>,
): string[] {
	const found: string[] = [];
	if (kind === "ChooseMode") found.push(arms.mode);
	if (from(kind, "Wield") && slots.has("weapon")) found.push(said("wield", arms.weapon));
	if (from(kind, "Hold") && (slots.has("shield") || slots.has("hand"))) {
		const free = arms.hands.filter((one) => !held.includes(one));
		for (let n = held.length; n < HANDS; n++) found.push(said("hold", free[n - held.length] ?? ""));
	}
	if (from(kind, "Wear") && slots.has("head")) found.push(said("wear", arms.head));
	return found;
}

/** Effects are declared one by one, then the dice fall or the next is asked. */
export const declared = (cards: readonly string[]): string[] => [
	...cards.map((card) => `use ${card}`),
	ROLL,
];

const slotOf = (content: Content, id: string) => thingOf(content, id)?.slot ?? "";
export const slotsOf = (content: Content, hero: SeenHero | undefined): Set<string> =>
	new Set((hero?.items ?? []).map((id) => slotOf(content, id)));
export const handsOf = (content: Content, weapon: string) =>
	weapon ? (thingOf(content, weapon)?.hands ?? 1) : 0;

export type Against = "hands" | "shield" | "damaged" | "useless";

/** What is against taking a thing up beside the others; null if it can be. */
export function against(
	content: Content,
	hero: SeenHero,
	useful: readonly string[],
	arms: Arms,
	id: string,
): Against | null {
	if (hero.damaged.includes(id)) return "damaged";
	if (!useful.includes(id)) return "useless";
	const slot = slotOf(content, id);
	if (slot === "head" || slot === "weapon" || arms.hands.includes(id)) return null;
	if (slot === "shield" && arms.hands.some((one) => slotOf(content, one) === "shield"))
		return "shield";
	return handsOf(content, arms.weapon) + arms.hands.length >= HANDS ? "hands" : null;
}

/** With a thing taken up or put away; a weapon takes the place of another, and needs its hands. */
export function toggled(content: Content, arms: Arms, id: string): Arms {
	const slot = slotOf(content, id);
	if (slot === "head") return { ...arms, head: arms.head === id ? "" : id };
	if (slot === "weapon") {
		const weapon = arms.weapon === id ? "" : id;
		const left = HANDS - handsOf(content, weapon);
		const rolling = arms.rolling.filter((one) => one !== arms.weapon);
		return { ...arms, weapon, hands: arms.hands.slice(0, left), rolling };
	}
	const hands = arms.hands.includes(id)
		? arms.hands.filter((one) => one !== id)
		: [...arms.hands, id];
	return { ...arms, hands, rolling: arms.rolling.filter((one) => one !== id) };
}

/** What a thing is worth at a glance, to begin with; the server says what it comes to. */
export function worth(thing: Thing | null, mode: Mode, foe: string): number {
	const counts = ({ when }: Effect) =>
		(!when.mode || when.mode === mode) &&
		(!when.against.length || when.against.includes(foe)) &&
		!when.not_against.includes(foe);
	let [plain, instead] = [0, 0];
	for (const effect of thing?.effects ?? []) {
		if (effect.window === "loss") plain += 0.1;
		if (effect.window !== "fight" || !counts(effect)) continue;
		for (const part of effect.parts) {
			if (part.do === "dice") plain += 1.6 * ((part.own ?? 0) + (part.foe ?? 0));
			if (part.do !== "bonus") continue;
			if (part.instead) instead += part[mode] ?? 0;
			else plain += part[mode] ?? 0;
		}
	}
	return Math.max(plain, instead);
}

/** The best that can be held at once, by what things are worth at a glance. */
export function best(content: Content, useful: readonly string[], mode: Mode, foe: string): Arms {
	const value = (id: string) => worth(thingOf(content, id), mode, foe);
	const sorted = (...slots: string[]) =>
		useful.filter((id) => slots.includes(slotOf(content, id))).sort((a, b) => value(b) - value(a));
	const head = sorted("head")[0] ?? "";
	let [found, most] = [{ ...BARE, mode, head }, -1];
	for (const weapon of ["", ...sorted("weapon")]) {
		const hands = filled(content, sorted("shield", "hand"), HANDS - handsOf(content, weapon));
		const sum = [weapon, ...hands].reduce((all, id) => all + (id ? value(id) : 0), 0);
		if (sum > most) [found, most] = [{ ...BARE, mode, head, weapon, hands }, sum];
	}
	return found;
}

function filled(content: Content, things: readonly string[], room: number): string[] {
	const hands: string[] = [];
	for (const id of things) {
		const second =
			slotOf(content, id) === "shield" && hands.some((one) => slotOf(content, one) === "shield");
		if (hands.length < room && !second) hands.push(id);
	}
	return hands;
}

/** What is in use already stays so. */
export const withSide = (arms: Arms, kind: ArmStep, side: SeenSide): Arms => ({
	...arms,
	weapon: from(kind, "Wield") ? arms.weapon : side.weapon,
	hands: from(kind, "Hold")
		? [...new Set([...side.hands, ...arms.hands])].slice(0, HANDS)
		: side.hands,
	head: from(kind, "Wear") ? arms.head : side.head,
});

/** The odds as one of the two sees them. */
export const seenBy = (odds: SeenOdds | null | undefined, second: boolean): SeenOdds | null =>
	odds ? (second ? { win: odds.lose, draw: odds.draw, lose: odds.win } : odds) : null;

export const allOf = ({ win, draw, lose }: SeenOdds) => win + draw + lose;
/** Never "100 %" or "0 %" of what can still come otherwise. */
export function percent(n: number, all: number): number {
	const share = Math.round((100 * n) / all);
	if (n === 0 || n === all) return share;
	return Math.min(99, Math.max(1, share));
}
