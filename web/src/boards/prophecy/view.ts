/** What a seat sees of Prophecy, as the server sends it.
 *
 * Written by `make contract` out of the view of the game; not to be edited.
 */

/** PRO-HID-05: all of a character lies open; what its player looked at is for him alone. */
export interface SeenHero {
	seat: number;
	character: string;
	standing: string;
	field: string;
	lives: number;
	red: number;
	mags: number;
	blue: number;
	gold: number;
	xp: number;
	items: string[];
	damaged: string[];
	abilities: string[];
	kept: string[];
	artifacts: number;
	might: number;
	mind: number;
	safe: boolean;
	inn: boolean;
	certificates: string[];
}

/** PRO-HID-03: cards lying face up; a face-down one only for who looked at it. */
export interface SeenField {
	id: string;
	open: string[];
	hidden: boolean;
	looked: string;
	relics: string[];
	lessons: string[];
	goods: string[];
}

/** PRO-HID-02: what is left in it: `?` face down, empty where nothing is. */
export interface SeenSphere {
	id: string;
	lesser: string;
	greater: string;
	artifact: string;
	dropped: string[];
	closed: boolean;
}

/** PRO-HID-04: decks are face down, discards may be looked through. */
export interface SeenPile {
	deck: number;
	discard: string[];
}

/** PRO-MOV-04 to -06: what ways that cost something cost in gold. */
export interface SeenFares {
	horse: number;
	ship: number;
	gate: number;
}

/** What a fighter adds to a roll and has in use; `useful`, `lasting` and `rolling` are what he
 * could still take up, declare for the fight, and declare for the roll.
 */
export interface SeenSide {
	seat: number;
	total: number;
	dice: number;
	weapon: string;
	hands: string[];
	head: string;
	thrown: string;
	declared: string[];
	started: boolean;
	useful: string[];
	lasting: string[];
	rolling: string[];
}

/** Of all equally likely results of the fight, how many the first side wins, draws, loses. */
export interface SeenOdds {
	win: number;
	draw: number;
	lose: number;
}

/** A fight under way, with what both sides would add to a roll now.
 *
 * `odds` are those of the whole fight as it stands, `next` those of the next roll alone; `wanted`
 * is how many rolls must be won.
 */
export interface SeenBout {
	monster: string;
	strength: number;
	willpower: number;
	mode: string;
	rolls: number;
	wanted: number;
	light: number;
	dark: number;
	sphere: string;
	final: boolean;
	sides: SeenSide[];
	odds: SeenOdds | null;
	next: SeenOdds | null;
}

/** PRO-VTR-03: the exchange that is proposed; while it is built, as far as it was told. */
export interface SeenOffer {
	seat: number;
	other: number;
	gives: string[];
	claims: string[];
	pays: number;
	charges: number;
}

/** Who won, and why: `clause` ended the game; rank 1 is best, equal ranks share a place.
 *
 * A team shares won and rank. Where nobody wins, as in a lost game of all together, there is no
 * rank 1.
 *
 * `parts` says for every seat where its score came from, by names the game gives: they add up to
 * it. `counts` are what adds nothing: what decides between equals, how a team fared.
 */
export type Outcome = [
	clause: string,
	won: boolean[],
	ranks: number[],
	scores: number[],
	parts: Record<string, number>[],
	counts: Record<string, number>[],
];

/** The whole table as one seat, or a spectator, sees it.
 *
 * `foreseen` has the odds that each answer to a question before or in a fight leads to.
 */
export interface SeenKingdom {
	seat: number | null;
	goal: string;
	team_game: boolean;
	trading: boolean;
	round: number;
	turn: number;
	phase: string;
	active: number;
	turns: number;
	heroes: SeenHero[];
	ring: SeenField[];
	spheres: SeenSphere[];
	chance: SeenPile;
	adventure: SeenPile;
	common: SeenPile;
	rare: SeenPile;
	guilds: number[];
	pool: number;
	dead: string[];
	hand: string[];
	passed: string[];
	battlefield: string;
	fares: SeenFares;
	doom: number;
	asked: [number, string][];
	fight: SeenBout | null;
	foreseen: Record<string, SeenOdds>;
	offer: SeenOffer | null;
	outcome: Outcome | null;
}

export type View = SeenKingdom;
