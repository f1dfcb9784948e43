/** What a seat sees of Gloomhaven, as the server sends it.
 *
 * Written by `make contract` out of the view of the game; not to be edited.
 */

/** A card in an active area. */
export interface SeenActive {
	card: string;
	top: boolean;
	slot: number;
	figure: number;
}

export interface SeenItem {
	item: string;
	state: string;
	used: number;
}

/** GLH-HID-04: how many are left, what was discarded; what is left only for its owner. */
export interface SeenModifiers {
	left: number;
	discarded: number[];
	cards: number[] | null;
}

/** Experience gained in play and for the victory, gold of tokens and of treasures.
 *
 * `met`: the battle goal, judged even where the scenario was lost; `goal_checks` are what it
 * brought, `checks` all checkmarks.
 */
export interface SeenReckoning {
	earned: number;
	bonus: number;
	coins: number;
	rate: number;
	treasure_gold: number;
	goal: string;
	met: boolean;
	goal_checks: number;
	checks: number;
	kills: number;
	elites: number;
}

/** A seat's character; its hand and battle goals only for itself (GLH-HID-01, -02). */
export interface SeenHero {
	seat: number;
	class_: string;
	level: number;
	figure: number;
	full: number;
	cards_in_hand: number;
	hand: string[] | null;
	discard: string[];
	lost: string[];
	active: SeenActive[];
	played: string[];
	waiting: string[];
	using: string;
	items: SeenItem[];
	resting: boolean;
	exhausted: boolean;
	initiative: number;
	xp: number;
	coins: number;
	treasures: number[];
	goals: string[] | null;
	modifiers: SeenModifiers;
	reckoning: SeenReckoning | null;
}

export interface SeenFigure {
	id: number;
	kind: string;
	what: string;
	side: number;
	at: [number, number];
	health: number;
	full: number;
	rank: string;
	number: number;
	seat: number;
	conditions: string[];
	shield: number;
	retaliate: number;
	acted: boolean;
	more: [number, number][];
	tokens: number;
	dormant: boolean;
	asleep: boolean;
	bewitched: boolean;
}

/** An overlay tile; what a trap does lies open. */
export interface SeenPiece {
	kind: string;
	hexes: [number, number][];
	damage: number;
	conditions: string[];
}

export interface SeenLoose {
	at: [number, number];
	treasure: number;
	goal: boolean;
}

/** Who acts when in this round. */
export interface SeenActor {
	initiative: number;
	seat: number;
	type: string;
}

/** The card of a monster deck in this round, and what was played. */
export interface SeenDeck {
	deck: string;
	card: string;
	discarded: string[];
	left: number;
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

/** The board on which a monster decided in this round, in the form of the advisor's files.
 *
 * Its hexes are those of the map, but where more rooms have been opened since; `who` are the
 * figures that were its enemies, in the board's order.
 */
export interface SeenThought {
	figure: number;
	board: string;
	hexes: [number, number][] | null;
	who: number[];
}

/** A hex a move may end in: the best way there, what it has cost after each hex, how much it
 * hurts.
 */
export interface SeenWay {
	at: [number, number];
	points: number;
	way: [number, number][];
	costs: number[];
	harm: number;
	door: boolean;
}

/** Whom the open question is about, and what it may reach; `damage` that is to be suffered.
 *
 * `seen` are the hexes in range and sight of an attack, `unseen` those in range alone; `areas`
 * the ways its pattern may lie.
 */
export interface SeenAsked {
	figure: number;
	points: number;
	jump: boolean;
	ways: SeenWay[];
	reach: number;
	seen: [number, number][];
	unseen: [number, number][];
	areas: [number, number][][];
	named: number[];
	damage: number;
	card: string;
}

/** An attack on somebody before its card is drawn: the sum, and how likely each damage is. */
export interface SeenBlow {
	figure: number;
	attack: number;
	bonus: number;
	poison: number;
	shield: number;
	edge: number;
	chances: [number, number][];
	kill: number;
	retaliate: number;
}

/** One thing a goal asks for: how much of it there is, and how much is wanted.
 *
 * `what` are monster types, objectives by number, tiles or markers it is about.
 */
export interface Part {
	kind: string;
	have: number;
	wanted: number;
	what: string[];
}

/** All that a seat, or a spectator, may see. Rooms behind closed doors are not in it. */
export interface SeenDungeon {
	scenario: number;
	level: number;
	monster_level: number;
	trap: number;
	round: number;
	phase: string;
	heroes: SeenHero[];
	figures: SeenFigure[];
	hexes: [number, number][];
	doors: [number, number][];
	opened: [number, number][];
	pieces: SeenPiece[];
	loose: SeenLoose[];
	elements: Record<string, string>;
	infused: string[];
	order: SeenActor[];
	at_turn: number;
	acting: number;
	decks: SeenDeck[];
	monster_modifiers: SeenModifiers;
	killed: Record<string, number>;
	outcome: Outcome | null;
	walls: [number, number, number][];
	start: [number, number][];
	thoughts: SeenThought[];
	faces: Record<number, string>;
	asked: SeenAsked | null;
	blows: SeenBlow[];
	goal: Part[];
	locked: [number, number][];
	marked: Record<string, [number, number][]>;
}

export type View = SeenDungeon;
