/** What the server and a client say to each other over the WebSocket; mirrors `druzina.server.protocol`. */

import type { Status, TableCard } from "./cards";

export type * from "./cards";

export const PROTOCOL = 1;
export const MAX_CHAT = 500;
export const MAX_NAME = 40;

export type Lang = "cs" | "en";
export type Scope = "turn" | "round" | "game";

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
	/** When the time to think is over, 0 where no clock runs. */
	until: number;
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
	lines: { part: string; words: string; points: number; tie: boolean }[];
}

export interface Outcome {
	clause: string;
	words: string;
	seats: SeatOutcome[];
	/** The groups of seats that win and lose together. */
	teams: number[][];
}

export interface Said {
	key: string;
	words: string;
	clause?: string;
}

export interface Stop {
	stop: "" | "reveal" | "shown" | "asked" | "end";
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
	| { type: "remind"; id: number; seat: number }
	| { type: "let_bot"; id: number; seat: number; late: number }
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

/** Told only once: `also` says the same in the other languages. */
export interface Told {
	words: string;
	also: Partial<Record<Lang, string>>;
}

export interface Settled extends Told {
	type: "settled";
	request: number;
	allowed: boolean;
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

export interface Notice extends Told {
	type: "notice";
	key: string;
	seat: number | null;
}

export interface Fault extends Told {
	type: "error";
	key: string;
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
