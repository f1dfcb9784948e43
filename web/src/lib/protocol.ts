/** What the server and a client say to each other; mirrors `druzina.server.protocol` and `cards`. */

export const PROTOCOL = 1;
export const MAX_CHAT = 500;
export const MAX_NAME = 40;

export type Lang = "cs" | "en";
export type Scope = "turn" | "round" | "game";
export type Who = "me" | "device" | "link" | "public" | "bot" | "nobody";
export type Status = "waiting" | "playing" | "finished" | "abandoned";

// Cards

export interface SeatCard {
	seat: number;
	who: "person" | "bot" | "open";
	name: string;
	person: number;
	level: string;
	level_words: string;
	public: boolean;
	connected: boolean;
}

export interface Manners {
	hints: boolean;
	undo: "free" | "consent" | "off";
	spectators: boolean;
	chat: boolean;
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
}

export interface OptionValue {
	value: string;
	label: string;
	words: string;
	recommended: boolean;
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

export interface GameCard {
	name: string;
	title: string;
	words: string;
	prefix: string;
	seats: number[];
	minutes: number;
	cooperative: boolean;
	options: OptionCard[];
	bots: BotCard[];
}

export interface NewSeat {
	who: Who;
	name?: string;
	level?: string;
}

export interface NewTable {
	game: string;
	options: Record<string, string>;
	seats: NewSeat[];
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
}

export interface ClauseCard {
	id: string;
	game: string;
	section: string;
	marks: string[];
	text: string;
	related: string[];
	example: boolean;
}

export interface Chapter {
	title: string;
	clauses: ClauseCard[];
}

export interface Frame {
	step: number;
	seat: number | null;
	choice: string;
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

// The open question, and what is known about it

/** Where undo ends with a choice: something becomes known, another seat is asked, the game ends. */
export interface Crossing {
	stop: string;
	what: string;
	words: string;
}

export interface Option {
	choice: string;
	label: string;
	targets: string[];
	clause: string;
	crosses: Crossing | null;
	/** That it loses the game, in words. */
	warning: string;
}

export interface Asked {
	number: number;
	seat: number;
	kind: string;
	prompt: string;
	clause: string;
	targets: string[];
	options: Option[];
	unordered: boolean;
	silenceable: boolean;
	together: boolean;
}

export interface Waiting {
	seat: number;
	kind: string;
	status: "thinking" | "ready";
	words: string;
	since: number;
}

export interface LogLine {
	number: number;
	words: string;
	clause: string;
	key: string;
	targets: string[];
	private: boolean;
}

export interface UndoState {
	count: number;
	words: string;
	ask: boolean;
}

export interface Silenced {
	kind: string;
	scope: Scope;
	words: string;
}

export interface SeatOutcome {
	seat: number;
	rank: number;
	won: boolean;
	score: number;
	words: string;
	lines: { part: string; words: string; points: number }[];
}

export interface Outcome {
	clause: string;
	words: string;
	seats: SeatOutcome[];
}

export interface Said {
	key: string;
	words: string;
	clause?: string;
}

export interface Stop {
	stop: "" | "reveal" | "asked" | "end";
	what: string;
	words: string;
}

export interface Previewed {
	choices: string[];
	brief: string;
	lines: LogLine[];
	stop: Stop;
	view?: unknown;
}

export interface Greyed {
	choice: string;
	targets: string[];
	clause: string;
	words: string;
}

export interface Forecast {
	number: number;
	options: Previewed[];
	greyed: Greyed[];
}

export interface Hinted {
	choice: string;
	label: string;
	targets: string[];
	words: string;
}

// Messages

export type ClientMessage =
	| {
			type: "hello";
			protocol: number;
			table: string;
			secrets: string[];
			lang: Lang;
			eyes: number | null;
			since: number;
	  }
	| { type: "eyes"; seat: number | null; since: number }
	| { type: "lang"; lang: Lang }
	| { type: "play"; id: number; seat: number; number: number; choices: string[] }
	| { type: "preview"; id: number; seat: number; choices: string[]; view: boolean }
	| { type: "forecast"; id: number; seat: number }
	| { type: "why"; id: number; seat: number; choice: string }
	| { type: "undo"; id: number; seat: number }
	| { type: "ask_undo"; id: number; seat: number }
	| { type: "consent"; request: number; seat: number; allow: boolean }
	| { type: "silence"; id: number; seat: number; kind: string; scope: Scope }
	| { type: "speak"; id: number; seat: number; kind: string }
	| { type: "hint"; id: number; seat: number }
	| { type: "chat"; seat: number; text: string }
	| { type: "ping" };

/** A message that is answered by a reply with its id. */
export type Ask = Extract<ClientMessage, { id: number }>;

export interface State {
	type: "state";
	number: number;
	eyes: number | null;
	status: Status;
	view: unknown;
	asked: Asked | null;
	waiting: Waiting[];
	undo: UndoState | null;
	silenced: Silenced[];
	/** Seats that see something that must not stay on a shared screen. */
	secretive: number[];
	outcome: Outcome | null;
	first: number;
	lines: LogLine[];
}

export interface ChatLine {
	type: "chat";
	number: number;
	seat: number;
	name: string;
	text: string;
	at: number;
}

export interface Request {
	type: "request";
	request: number;
	seat: number;
	words: string;
	wanted: number[];
	until: number;
}

export interface Settled {
	type: "settled";
	request: number;
	allowed: boolean;
	words: string;
}

export interface Welcome {
	type: "welcome";
	protocol: number;
	version: string;
	table: TableCard;
	held: number[];
	chat: ChatLine[];
	requests: Request[];
	now: number;
}

export interface Reply {
	type: "reply";
	id: number;
	ok: boolean;
	refusal?: Said | null;
	preview?: Previewed | null;
	forecast?: Forecast | null;
	hint?: Hinted | null;
}

export interface Notice {
	type: "notice";
	key: string;
	words: string;
	seat: number | null;
}

export interface Fault {
	type: "error";
	key: string;
	words: string;
	fatal: boolean;
	id: number | null;
}

export type ServerMessage =
	| Welcome
	| { type: "table"; table: TableCard }
	| State
	| ChatLine
	| Request
	| Settled
	| Reply
	| Notice
	| Fault
	| { type: "pong"; now: number };
