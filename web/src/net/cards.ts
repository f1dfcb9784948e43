/** What HTTP brings: games and tables as the lobby shows them, rules, replays; mirrors `cards` and `bodies`. */

import type { Asked, Forecast, LogLine, Outcome, Waiting } from "./protocol";

export type Who = "me" | "device" | "link" | "public" | "bot" | "nobody";
export type Status = "waiting" | "playing" | "finished" | "abandoned";

export interface SeatCard {
	seat: number;
	who: "person" | "bot" | "open";
	name: string;
	/** Somebody gave it that name; otherwise it is made in the reader's language. */
	named: boolean;
	person: number;
	level: string;
	level_words: string;
	public: boolean;
	connected: boolean;
	/** The one given before the game, in words. */
	character: string;
}

/** Seconds to think about each question. */
export type Clock = 30 | 60 | 120 | 300 | null;

export interface Manners {
	hints: boolean;
	undo: "free" | "consent" | "off";
	spectators: boolean;
	chat: boolean;
	clock: Clock;
	pace: "live" | "post";
}

export interface OptionChosen {
	name: string;
	value: string;
	label: string;
	words: string;
}

export interface TableCard {
	id: string;
	game: string;
	title: string;
	status: Status;
	options: OptionChosen[];
	seats: SeatCard[];
	manners: Manners;
	summary: string;
	created: number;
	changed: number;
	spectators: number;
	public: boolean;
	imported: boolean;
	forked_from: string;
	/** The groups of seats that win and lose together. */
	teams: number[][];
}

export interface OptionValue {
	value: string;
	label: string;
	words: string;
	recommended: boolean;
	/** The numbers of seats it goes with. */
	seats: number[];
	/** Only if every seat has a name. */
	named: boolean;
	/** With it all win or lose together, or not; null where that does not hang on this option. */
	together?: boolean | null;
}

export interface OptionCard {
	name: string;
	label: string;
	words: string;
	clause: string;
	default: string;
	values: OptionValue[];
}

export interface BotCard {
	level: string;
	label: string;
	words: string;
	seconds: number;
}

/** How seats come by their characters; without values the rules deal them. */
export interface CharacterCard {
	label: string;
	words: string;
	clause: string;
	values: OptionValue[];
}

export interface GameCard {
	name: string;
	title: string;
	words: string;
	prefix: string;
	seats: number[];
	minutes: number;
	/** With the usual options all win or lose together. */
	cooperative: boolean;
	options: OptionCard[];
	bots: BotCard[];
	characters: CharacterCard | null;
}

export interface NewSeat {
	who: Who;
	name?: string;
	level?: string;
	character?: string;
}

export interface NewTable {
	game: string;
	options: Record<string, string>;
	seats: NewSeat[];
	random_order?: boolean;
	manners: Manners;
	seed: number | null;
	begin: boolean;
}

export interface Created {
	table: TableCard;
	host: string;
	held: { seat: number; secret: string }[];
	invites: { seat: number; invite: string }[];
}

export interface Sat {
	seat: number;
	secret: string;
	table: TableCard;
}

export interface MyTable {
	table: TableCard;
	held: number[];
	waiting: boolean;
	words: string;
	/** When I was asked, else 0. */
	since: number;
}

export interface ClauseCard {
	id: string;
	game: string;
	section: string;
	marks: string[];
	text: string;
	related: string[];
	example: boolean;
	/** Of its text: English where the reader's language has none yet. */
	lang: string;
}

export interface Chapter {
	title: string;
	lang: string;
	clauses: ClauseCard[];
}

export interface Frame {
	step: number;
	seat: number | null;
	choice: string;
	/** The choice in words; empty if these eyes may not know it. */
	label: string;
	view: unknown;
	views: unknown[];
	first: number;
	lines: LogLine[];
	waiting: Waiting[];
	number: number;
	outcome: Outcome | null;
}

export interface Replay {
	steps: number;
	eyes: string;
	frames: Frame[];
}

export interface Fork {
	step: number;
	luck: "same" | "new";
	seat: number;
	name: string;
	level: string;
	seats: NewSeat[] | null;
	secret: string | null;
}

export interface Moment {
	step: number;
	seat: number;
	estimate: number;
	best: string;
	best_label: string;
	chosen: string;
	chosen_label: string;
	loss: number;
	judged: number[];
	/** Of the choices the bot looked at. */
	estimates: Record<string, number>;
}

/** The question of a step of a finished game, asked again. */
export interface AskedAgain {
	asked: Asked;
	forecast: Forecast;
}

export interface Analysis {
	status: "none" | "running" | "done" | "stopped";
	done: number;
	steps: number;
	moments: Moment[];
}

export interface Health {
	status: string;
	version: string;
	protocol: number;
	tables: number;
	connections: number;
}
