/** What a seat sees of Big Book Of Madness, as the server sends it.
 *
 * Written by `make contract` out of the view of the game; not to be edited.
 */

export type Letter = "W" | "E" | "F" | "A";
export type Slot = "2" | "3l" | "3r" | "4" | "5";
export type Phase = "setup" | "grimoire" | "action" | "recovery" | "end";

/** A curse in its slot, with what it costs now (by element), and the Madness that the stack
 * would lose to it: taken by players, or burnt. `striking` while its trigger is carried out.
 */
export interface SeenCurse {
	slot: Slot;
	curse: string;
	down: boolean;
	under: number;
	tokens: string;
	cost: number[];
	madness: number;
	burns: number;
	striking: boolean;
}

/** A spell before a player: used, face down. */
export interface SeenSpell {
	spell: string;
	used: boolean;
	down: boolean;
}

/** BBM-INFO-03, -04, -06: all but the order of the draw pile.
 *
 * `pile` is what the draw pile holds, sorted; `top` are its topmost cards as far as the viewer
 * knows them, the next one to be drawn first.
 */
export interface SeenPlayer {
	seat: number;
	wizard: string;
	hand: string[];
	support: string[];
	discard: string[];
	draw: number;
	pile: string[];
	top: string[];
	spells: SeenSpell[];
	out: boolean;
}

/** An open payment: what for, the cost in full and what is still owed, by element (a fifth
 * number: of any one kind), the cards named already, those that can be, and how to waste least.
 *
 * `substitute`: an air card of value 1 may count as another element (BBM-PAY-13).
 */
export interface SeenPayment {
	seat: number;
	purpose: string;
	times: number;
	full: number[];
	cost: number[];
	picked: string[];
	cards: string[];
	proposal: string[];
	substitute: boolean;
}

/** An open question that names several things: how many more, or up to so many. */
export interface SeenChoosing {
	seat: number;
	left: number;
	up_to: boolean;
	picked: number;
}

/** BBM-REC-01 to -08: what the end of the turn brings to the active player. */
export interface SeenRecovery {
	draw: number;
	discard: number;
	pile: number;
	madness: number;
	out: boolean;
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
 * `added` are the multi-element curses of each round at this difficulty.
 */
export interface SeenBook {
	seat: number | null;
	round: number;
	turn: number;
	phase: Phase;
	space: number;
	active: number;
	difficulty: string;
	mode: string;
	variant: boolean;
	madness: number;
	monster: string;
	front: string;
	next_curses: Letter[];
	curses: SeenCurse[];
	piles: number[];
	libraries: string[];
	library_sizes: number[];
	supply: Record<string, number>;
	tokens: number[];
	destroyed: Record<string, number>;
	destroyed_spells: string[];
	players: SeenPlayer[];
	asked: [number, string][];
	barred: boolean;
	ability_used: boolean;
	defeated: number;
	added: number[];
	payment: SeenPayment | null;
	choosing: SeenChoosing | null;
	recovery: SeenRecovery | null;
	outcome: Outcome | null;
}

export type View = SeenBook;
