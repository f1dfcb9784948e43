/** What a seat sees of Amulet, as the server sends it.
 *
 * Written by `make contract` out of the view of the game; not to be edited.
 */

export type Colour = "yellow" | "black" | "blue" | "red" | "green";
export type Place =
	| "castle"
	| "fair"
	| "manor"
	| "dungeons"
	| "village"
	| "lair"
	| "hut"
	| "monastery"
	| "tower";
export type Mode = "competitive" | "cooperative" | "hidden";
export type Phase = "dawn" | "morning" | "evening" | "night";
export type Result = "victory" | "mutual" | "retreat" | "defeat";

/** AMU-DWN-02: a card's back; its id only if the front is open, or to whom it was shown. */
export interface SeenMonster {
	name: Record<string, string>;
	level: number;
	mark: number;
	power: number;
	gem: Colour | "";
	weak: [number, number][];
	id: string;
}

export interface SeenLaid {
	seat: number;
	text: string;
}

/** AMU-INF-03: all of a seat lies open, but for oaths in the hidden form (AMU-HID-06). */
export interface SeenPlayer {
	seat: number;
	character: string;
	health: number;
	most_health: number;
	coins: number;
	place: Place | "inn";
	ready: string[];
	damaged: string[];
	away: string[];
	skills: string[];
	fresh: string[];
	xp: Record<string, number>;
	due: number;
	amulet: string[];
	charged: string[];
	unplaced: Partial<Record<Colour, number>>;
	spells: string[];
	potions: string[];
	trophies: string[];
	stuns: number;
	ignored: string[];
	oaths_held: number;
	oaths: string[] | null;
	sworn: string;
}

export interface SeenQuest {
	quest: string;
	wanted: number;
	have: number;
	kept: boolean;
}

/** A fight that is going on: what was chosen so far; the card once it is turned up. */
export interface SeenFight {
	seat: number;
	place: Place;
	monster: SeenMonster;
	weapons: string[];
	extra: string[];
	borrowed: string[];
	closed: string[];
	laid: string;
	outcome: Result | "";
}

/** AMU-COO-29, -32: what goes each way, as the goods are named in answers. */
export interface SeenParcel {
	seat: number;
	partner: number;
	own: string[];
	theirs: string[];
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

/** The whole table as one seat, or a spectator, sees it. */
export interface SeenRealm {
	seat: number | null;
	mode: Mode;
	day: number;
	days: number;
	turn: number;
	phase: Phase;
	start: number;
	active: number;
	deck: number;
	lair: SeenMonster[];
	manor: SeenMonster[];
	village: string[];
	attacking: string[];
	dungeon: boolean;
	mythical: number;
	gone: string[];
	adventure: string;
	laid: SeenLaid[];
	adventures: number;
	upgrades: number;
	upgraded: Place[];
	locked: Place[];
	revels: Place[];
	spells: string[];
	potions: string[];
	gems: Partial<Record<Colour, number>>;
	players: SeenPlayer[];
	quests: SeenQuest[];
	story: string;
	asked: [number, string][];
	tolls: Partial<Record<Place, [number, number]>>;
	fight: SeenFight | null;
	party: string[] | null;
	parcel: SeenParcel | null;
	outcome: Outcome | null;
}

export type View = SeenRealm;
