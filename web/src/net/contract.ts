/** What the server and the page say to each other, over the WebSocket and by HTTP.
 *
 * Written by `make contract` out of the server's messages; not to be edited.
 */

export const PROTOCOL = 3;
export const MAX_CHAT = 500;
export const MAX_NAME = 40;

export type FieldKind = "choice" | "number" | "several" | "text" | "flag";
export type Who = "me" | "device" | "link" | "public" | "bot" | "nobody";
export type Status = "waiting" | "playing" | "finished" | "abandoned";
export type Scope = "turn" | "round" | "game";
export type Lang = "cs" | "en";

/** One field of what a seat begins with, in words. */
export interface SeatChosen {
	name: string;
	value: string | number | boolean | string[];
	label: string;
	words: string;
}

/** One seat, for everybody: who sits there, never a secret.
 *
 * `who` is `person`, `bot` or `open`; seats with the same `person` number belong to one person.
 * `named`: somebody gave it that name; otherwise it is made in the reader's language.
 * `character` is the one given before the game, in words; `options` are all that it was given.
 * `muted`: the host has taken the word from it in the chat. `vacated`: a bot plays since its
 * person left; the host may invite somebody else.
 */
export interface SeatCard {
	seat: number;
	who: "bot" | "open" | "person";
	name: string;
	named: boolean;
	person: number;
	level: string;
	level_words: string;
	public: boolean;
	connected: boolean;
	character: string;
	options: SeatChosen[];
	muted: boolean;
	vacated: boolean;
}

/** How this table treats hints, undo, spectators, chat and time.
 *
 * `clock` is so many seconds to think about each question; a table by `post` is played in days.
 */
export interface Manners {
	hints: boolean;
	undo: "consent" | "free" | "off";
	spectators: boolean;
	chat: boolean;
	clock: 30 | 60 | 120 | 300 | null;
	pace: "live" | "post";
}

/** One setting of the play in words. */
export interface OptionChosen {
	name: string;
	value: string;
	label: string;
	words: string;
}

/** A table as the lobby, the waiting room and the header show it; `teams` win together, at most
 * `watchers` may watch (0: any number).
 */
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
	teams: number[][];
	watchers: number;
}

/** `seats` are the numbers of seats it goes with; `named`: only if every seat has a name.
 *
 * `together`: with it all win or lose together, where that hangs on this option.
 */
export interface OptionValue {
	value: string;
	label: string;
	words: string;
	recommended: boolean;
	seats: number[];
	named: boolean;
	together: boolean | null;
}

/** A setting a new table may choose, with its possible values. */
export interface OptionCard {
	name: string;
	label: string;
	words: string;
	clause: string;
	default: string;
	values: OptionValue[];
}

/** A level people may sit down against, with its measured strength. */
export interface BotCard {
	level: string;
	label: string;
	words: string;
	seconds: number;
}

/** How seats come by their characters; `values` may be given beforehand, none if the rules deal.
 *
 * A seat may also be `drawn`, or left out: then it is asked at the table.
 */
export interface CharacterCard {
	label: string;
	words: string;
	clause: string;
	values: OptionValue[];
}

/** `words` say what it is, where a game has words for it. */
export interface SeatFieldValue {
	value: string;
	label: string;
	words: string;
}

/** A field of what a seat begins with, to be asked for.
 *
 * A `choice` is one of `values`, `several` are some of them; `least` and `most` bound a number,
 * how many several are, or how long a text is. `usual` is what it holds if nothing is given, and
 * `unset` says so in words. `apart`: no two seats have the same. `fault`: what is wrong with it.
 */
export interface SeatField {
	name: string;
	kind: FieldKind;
	label: string;
	words: string;
	clause: string;
	usual: string | number | boolean | string[];
	unset: string;
	values: SeatFieldValue[];
	least: number;
	most: number;
	apart: boolean;
	fault: string;
}

/** What each seat may begin with, as all are set up so far; some games ask for nothing. */
export interface SeatForms {
	seats: SeatField[][];
}

/** `cooperative`: with the usual options all win or lose together.
 *
 * `seat` is what a seat may begin with, as long as nothing is set up.
 */
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
	characters: CharacterCard | null;
	seat: SeatField[];
}

/** Where undo ends: `reveal`, `shown`, `asked` (another seat) or `end`, in words too. */
export interface Crossing {
	stop: string;
	what: string;
	words: string;
}

/** One answer: its text form, its label, what it points at, its clause.
 *
 * `warning` says that it loses the game.
 */
export interface Option {
	choice: string;
	label: string;
	targets: string[];
	clause: string;
	warning: string;
}

/** The open question of the eyes' seat. `number` goes back with the answer.
 *
 * `cause` says why it is asked, where the prompt does not.
 */
export interface AskedOf {
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
	cause: string;
}

/** A seat that is asked now (`thinking`), or has answered while others still do (`ready`).
 *
 * `until` is when its time to think is over, 0 where no clock runs.
 */
export interface Waiting {
	seat: number;
	kind: string;
	status: "ready" | "thinking";
	words: string;
	since: number;
	until: number;
}

/** One line of the reader's log; `private` if not everybody reads it so.
 *
 * `undoes` are the numbers of the first and the last line that were taken back by it.
 */
export interface LogLine {
	number: number;
	words: string;
	clause: string;
	key: string;
	targets: string[];
	private: boolean;
	undoes?: [number, number] | null;
}

/** How many choices may be taken back now; at the limit, why, and whether asking is allowed. */
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

/** What a partner plans: a bot in words, a person by what is marked; `targets` are where. */
export interface PlanTold {
	seat: number;
	words: string;
	targets: string[];
}

/** One part of a seat's score, as the game counts it; `tie`: it only decides between equals. */
export interface ScoreLine {
	part: string;
	words: string;
	points: number;
	tie: boolean;
}

export interface SeatOutcome {
	seat: number;
	rank: number;
	won: boolean;
	score: number;
	words: string;
	lines: ScoreLine[];
}

/** How it ended, and why: the seats in the order of their ranks; `teams` win and lose together.
 *
 * Where nobody wins there is no rank 1.
 */
export interface OutcomeTold {
	clause: string;
	words: string;
	seats: SeatOutcome[];
	teams: number[][];
}

/** All that the eyes may see now; replaces the state before. Only `lines` are added to.
 *
 * `number` is that of the reader's last line; `lines` begin at line `first`. `secretive` seats
 * see something that must not stay on a shared screen. `fingerprint` is that of the whole.
 */
export interface State {
	type: "state";
	fingerprint: number;
	number: number;
	eyes: number | null;
	status: Status;
	view: unknown;
	asked: AskedOf | null;
	waiting: Waiting[];
	undo: UndoState | null;
	silenced: Silenced[];
	secretive: number[];
	outcome: OutcomeTold | null;
	plans: PlanTold[];
	first: number;
	lines: LogLine[];
}

/** What is new since the state with the fingerprint `after`, for the same eyes.
 *
 * What is not said is as it was; `view` holds the fields of the view that changed. Of lists as
 * long as before `entries` holds those that changed, by field and place.
 */
export interface Changed {
	type: "changed";
	after: number;
	fingerprint: number;
	number: number;
	first: number;
	lines: LogLine[];
	status?: Status;
	view?: Record<string, unknown>;
	entries?: Record<string, Record<string, unknown>>;
	asked?: AskedOf | null;
	waiting?: Waiting[];
	undo?: UndoState | null;
	silenced?: Silenced[];
	secretive?: number[];
	outcome?: OutcomeTold | null;
	plans?: PlanTold[];
}

export interface ChatLine {
	type: "chat";
	number: number;
	seat: number;
	name: string;
	text: string;
	at: number;
}

/** Somebody asks to take a choice back beyond the limit; the `wanted` seats may allow it. */
export interface Request {
	type: "request";
	request: number;
	seat: number;
	words: string;
	wanted: number[];
	until: number;
}

/** `also` as in a notice. */
export interface Settled {
	type: "settled";
	request: number;
	allowed: boolean;
	words: string;
	also: Record<string, string>;
}

/** The answer to hello; a state follows at once if the game has begun. */
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

/** Somebody sat down, came, went, or the table began or ended. */
export interface TableChanged {
	type: "table";
	table: TableCard;
}

/** A refusal or a fault in words; `clause` is the rule behind it, if one is. */
export interface Said {
	key: string;
	words: string;
	clause: string;
}

/** What ended a preview: `""` (the seat is asked on), `reveal`, `shown`, `asked` or `end`. */
export interface Stop {
	stop: string;
	what: string;
	words: string;
}

/** What the choices would give, in brief and line by line, and what stopped the look ahead.
 *
 * `crosses` is null while the choices can be taken back.
 */
export interface Previewed {
	choices: string[];
	brief: string;
	lines: LogLine[];
	stop: Stop;
	crosses: Crossing | null;
	view?: unknown;
}

/** Something a person could point at that is no choice now, and why.
 *
 * `of`: the thing the words begin with, if the rest of them may be said of others too.
 */
export interface Greyed {
	choice: string;
	targets: string[];
	clause: string;
	words: string;
	of: string;
}

/** What options would do: all of a few, of many those that were named; and what is greyed. */
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

/** The answer to the message with that id: done, or refused with nothing changed. */
export interface Reply {
	type: "reply";
	id: number;
	ok: boolean;
	refusal?: Said | null;
	preview?: Previewed | null;
	forecast?: Forecast | null;
	hint?: Hinted | null;
}

/** Something the table should know that is no part of the game.
 *
 * `also` says the same in the other languages: what is told only once outlives a change.
 */
export interface Notice {
	type: "notice";
	key: string;
	words: string;
	also: Record<string, string>;
	seat: number | null;
}

/** A message that could not be understood or obeyed; after a fatal one the server hangs up.
 *
 * `also` as in a notice.
 */
export interface Error {
	type: "error";
	key: string;
	words: string;
	also: Record<string, string>;
	fatal: boolean;
	id: number | null;
}

/** All that is ever said on the line to the lobby: the public tables, whenever they change. */
export interface Lobby {
	type: "lobby";
	tables: TableCard[];
}

export interface Pong {
	type: "pong";
	now: number;
}

export type ServerMessage =
	| Welcome
	| TableChanged
	| State
	| Changed
	| ChatLine
	| Request
	| Settled
	| Reply
	| Notice
	| Error
	| Pong;

/** The first message. Several secrets: several people, or one person's seats, on one device. */
export interface Hello {
	type: "hello";
	protocol: number;
	table: string;
	secrets?: string[];
	lang?: Lang;
	eyes?: number | null;
	since?: number;
}

/** Look through a seat held by this connection, or through nobody's (the public view). */
export interface Eyes {
	type: "eyes";
	seat?: number | null;
	since?: number;
}

/** Tell everything: what came does not follow what is here. */
export interface Again {
	type: "again";
	since?: number;
}

/** Everything is sent again in the other language. */
export interface Language {
	type: "lang";
	lang: Lang;
}

/** One answer, or several that are taken or refused as a whole.
 *
 * `number` is that of the question they answer (`asked.number`); another one is refused as stale.
 */
export interface Play {
	type: "play";
	id: number;
	seat: number;
	number: number;
	choices: string[];
}

/** What the choices would do, as far as it can be known; `view` asks for the view after them. */
export interface AskPreview {
	type: "preview";
	id: number;
	seat: number;
	choices: string[];
	view?: boolean;
}

/** The preview of every option of the seat's question, and what is greyed and why.
 *
 * Of more than sixty-four options only those `choices` are looked at that are named.
 */
export interface AskForecast {
	type: "forecast";
	id: number;
	seat: number;
	choices?: string[];
}

/** What forbids a choice, given by its text or by its target. */
export interface Why {
	type: "why";
	id: number;
	seat: number;
	choice: string;
}

/** Takes back the last choice of the person on this seat, as far as the limit allows. */
export interface Undo {
	type: "undo";
	id: number;
	seat: number;
}

/** Asks everybody to let the last choice be taken back beyond the limit. */
export interface AskUndo {
	type: "ask_undo";
	id: number;
	seat: number;
}

/** Tells those who are waited for that this seat waits; once a minute, by post once a day. */
export interface Remind {
	type: "remind";
	id: number;
	seat: number;
}

/** The time of the `late` seat is over: a bot may answer its one open question. */
export interface LetBot {
	type: "let_bot";
	id: number;
	seat: number;
	late: number;
}

/** What this seat plans, for its partners to see: all targets marked now, none to unmark. */
export interface MarkPlan {
	type: "plan";
	id: number;
	seat: number;
	targets: string[];
}

/** The answer of a seat's person to somebody's request. */
export interface Consent {
	type: "consent";
	request: number;
	seat: number;
	allow: boolean;
}

/** Do not ask this seat such questions again for this turn, round or game. */
export interface Silence {
	type: "silence";
	id: number;
	seat: number;
	kind: string;
	scope: Scope;
}

/** Ask such questions again. */
export interface Speak {
	type: "speak";
	id: number;
	seat: number;
	kind: string;
}

/** A strong bot's choice for this seat with one sentence of reason. */
export interface AskHint {
	type: "hint";
	id: number;
	seat: number;
}

/** A word to the table, spoken by a seat held by this connection. */
export interface Say {
	type: "chat";
	seat: number;
	text: string;
}

export interface Ping {
	type: "ping";
}

export type ClientMessage =
	| Hello
	| Eyes
	| Again
	| Language
	| Play
	| AskPreview
	| AskForecast
	| Why
	| Undo
	| AskUndo
	| Remind
	| LetBot
	| MarkPlan
	| Consent
	| Silence
	| Speak
	| AskHint
	| Say
	| Ping;

export interface NewSeat {
	who: Who;
	name?: string;
	level?: string;
}

/** `options` are what the seat begins with, by field; `character` is short for that one of them:
 * an id, `drawn`, or empty: as the rules say.
 */
export interface NewTableSeat {
	who: Who;
	name?: string;
	level?: string;
	character?: string;
	options?: Record<string, string | number | boolean | string[]>;
}

/** A table to be opened; it begins at once if no seat stays open.
 *
 * In random order the seats are drawn from the seed; what is kept is the order that came out.
 */
export interface NewTable {
	game: string;
	seats: NewTableSeat[];
	random_order?: boolean;
	options?: Record<string, string | number | boolean>;
	manners?: Manners;
	seed?: number | null;
	begin?: boolean;
}

/** What may these seats begin with, as they are set up so far? */
export interface SeatsAsked {
	seats: Record<string, string | number | boolean | string[]>[];
	options?: Record<string, string | number | boolean>;
}

/** All that the seat shall begin with; `secret` is that of who sits there, or of the host for a
 * seat where no person sits.
 */
export interface SetUpSeat {
	seat: number;
	secret: string;
	options: Record<string, string | number | boolean | string[]>;
}

export interface SeatSecret {
	seat: number;
	secret: string;
}

export interface SeatInvite {
	seat: number;
	invite: string;
}

/** The only time these secrets are told. */
export interface Created {
	table: TableCard;
	host: string;
	held: SeatSecret[];
	invites: SeatInvite[];
}

/** A table where a bot from elsewhere sits: it comes in with its token as the secret. */
export interface BotTable {
	table: string;
	game: string;
	seats: number[];
}

export interface Sit {
	invite?: string | null;
	seat?: number | null;
	name?: string;
}

export interface Sat {
	seat: number;
	secret: string;
	table: TableCard;
}

export interface Rename {
	secret: string;
	name: string;
}

export interface Fill {
	host: string;
	level?: string;
}

export interface Start {
	host: string;
}

export interface HostSeat {
	host: string;
	seat: number;
}

/** `level` is that of the bot that takes over once the game has begun. */
export interface Kick {
	host: string;
	seat: number;
	level?: string;
}

export interface Mute {
	host: string;
	seat: number;
	muted?: boolean;
}

/** At most so many watch; 0: any number. */
export interface Watching {
	host: string;
	spectators: boolean;
	most?: number;
}

export interface MakeCode {
	secret: string;
}

export interface Code {
	code: string;
}

export interface Recover {
	code: string;
}

export interface Recovered {
	seat: number;
	secret: string;
	code: string;
}

export interface Leave {
	secret: string;
	level?: string;
}

export interface Holding {
	table: string;
	secrets: string[];
}

export interface Mine {
	tables: Holding[];
}

/** One of my tables, and whether it waits for me; `since` when, else 0. */
export interface MyTable {
	table: TableCard;
	held: number[];
	waiting: boolean;
	words: string;
	since: number;
}

/** Play on from a step of a finished table, or from now of one's own (`secret`). */
export interface Fork {
	step?: number | null;
	luck?: "new" | "same";
	seat?: number | null;
	name?: string;
	level?: string;
	seats?: NewSeat[] | null;
	secret?: string | null;
}

/** A position as a file. */
export interface PositionText {
	text: string;
}

/** A table from a written position; with new luck what nobody knows is drawn anew. */
export interface Placing {
	text: string;
	seats: NewSeat[];
	luck?: "new" | "same";
}

/** Choices to be looked ahead for at a step of a finished game. */
export interface WhatIf {
	step: number;
	seat: number;
	choices: string[];
}

/** The table after one step, for one pair of eyes; `label` is the choice in words. */
export interface Frame {
	step: number;
	seat: number | null;
	choice: string;
	label: string;
	view: unknown;
	views: unknown[];
	number: number;
	first: number;
	lines: LogLine[];
	waiting: Waiting[];
	outcome: OutcomeTold | null;
}

export interface Replay {
	steps: number;
	eyes: string;
	frames: Frame[];
}

/** One decision: the search bot's estimate and choice, and what it cost to choose otherwise.
 *
 * `estimates` are those of the choices the bot looked at.
 */
export interface AnalysedMoment {
	step: number;
	seat: number;
	estimate: number;
	best: string;
	best_label: string;
	chosen: string;
	chosen_label: string;
	loss: number;
	judged: number[];
	estimates: Record<string, number>;
}

export interface Analysis {
	status: "done" | "none" | "running" | "stopped";
	done: number;
	steps: number;
	moments: AnalysedMoment[];
}

/** The question of a step of a finished game, as the seat was asked it. */
export interface AskedAgain {
	asked: AskedOf;
	forecast: Forecast;
}

export interface ClauseCard {
	id: string;
	game: string;
	section: string;
	marks: string[];
	text: string;
	related: string[];
	example: boolean;
	lang: string;
}

export interface Chapter {
	title: string;
	lang: string;
	clauses: ClauseCard[];
}

/** Something with its glyph; `clause` says it in full, if there is one. */
export interface HowToItem {
	glyph: string;
	name: string;
	words: string;
	clause: string;
}

export interface HowToPart {
	title: string;
	kind: "icons" | "points" | "steps";
	items: HowToItem[];
}

/** How a game is played, on one page: the flow of a turn, what wins, the icons. */
export interface HowToPlay {
	game: string;
	title: string;
	words: string;
	clause: string;
	parts: HowToPart[];
}

/** Workers, how many of them think, how many thoughts wait, and how the last minute's thinking
 * was shared out among those who play, the largest share first; not who they are.
 */
export interface ThinkingShares {
	workers: number;
	busy: number;
	waiting: number;
	shares: number[];
}

/** `alive`: it answers; `ready`: tables can be played here. */
export interface Readiness {
	alive: boolean;
	ready: boolean;
}

/** `addresses`: where others in the network reach the server, told on its own computer only. */
export interface Health {
	status: "ok";
	version: string;
	protocol: number;
	tables: number;
	connections: number;
	addresses: string[];
	thinking: ThinkingShares;
}

/** What went wrong, in words for people; `option` names the setting at fault, `1.level` that of
 * a seat.
 */
export interface Fault {
	key: string;
	words: string;
	status: number;
	option: string;
}

/** The only time this secret is told; the server keeps its hash. */
export interface NewProfile {
	secret: string;
}

/** What opens one's seats at a table, and the table's host's own key if it is one's own. */
export interface TableKeys {
	host?: string;
	held?: SeatSecret[];
}

export interface Keeping {
	host?: string;
	held?: SeatSecret[];
	table: string;
}

/** Tables that shall belong to a profile; only seats that the secrets open are taken. */
export interface KeptTables {
	tables: Keeping[];
}

/** One's games: those of this device by their secrets, those of a profile by its own.
 *
 * `who` names another person who played at the same device.
 */
export interface HistoryAsked {
	tables?: Holding[];
	game?: string;
	result?: "" | "lost" | "open" | "won";
	who?: string;
	limit?: number;
}

/** Who sat there; `rank` is 0 while nobody has won. */
export interface GameSeat {
	seat: number;
	name: string;
	who: "bot" | "open" | "person";
	level: string;
	mine: boolean;
	rank: number;
	score: number;
}

/** One game of mine: how it ended, or what it waits for. `keys` only by a profile. */
export interface MyGame {
	table: string;
	game: string;
	title: string;
	status: Status;
	result: "lost" | "open" | "shared" | "unknown" | "won";
	words: string;
	at: number;
	options: string;
	score: string;
	seats: GameSeat[];
	together: boolean;
	grown: boolean;
	waiting: boolean;
	keys: TableKeys | null;
}

export interface TallyLine {
	label: string;
	played: number;
	won: number;
}

export interface TallyLines {
	by: string;
	label: string;
	rows: TallyLine[];
}

/** What the games of one kind add up to; the best ones in words, each with its table. */
export interface GameStatistics {
	game: string;
	title: string;
	played: number;
	won: number;
	best: [string, string][];
	groups: TallyLines[];
}

/** `found` fit the filters, of `total`; `people` also played at this device. */
export interface History {
	games: MyGame[];
	found: number;
	total: number;
	statistics: GameStatistics[];
	people: string[];
}

export interface SaidLine {
	table: string;
	at: number;
	text: string;
}

/** Everything kept of who sits on a seat: its name, its choices, its words. */
export interface SeatExported {
	table: string;
	seat: number;
	name: string;
	choices: string[];
	said: SaidLine[];
}

/** Everything the server knows of a profile. */
export interface Exported {
	created: number;
	games: MyGame[];
	statistics: GameStatistics[];
	said: SaidLine[];
}

/** `tables` went whole; at `names` others sat too: there one's name and words went. */
export interface Erased {
	tables: number;
	names: number;
}

/** A board in the form of `druzina gloomhaven advise`, and the hex to look from.
 *
 * Of very many equally good results a hundred are told, those after the first `skip`.
 */
export interface AdviseBody {
	board: Record<string, unknown>;
	eye?: [number, number] | null;
	skip?: number;
}

/** One board or several, JSON or drawn as text. */
export interface BoardsBody {
	text: string;
}

export interface AreaCard {
	name: string;
	melee: boolean;
	hexes: [number, number][];
}

export interface RoomCard {
	number: number;
	hexes: number;
	start: boolean;
}

export interface ScenarioCard {
	number: number;
	name: string;
	rooms: RoomCard[];
}

/** What the advisor's page offers: scenarios, area patterns, and how much of each is allowed. */
export interface Shelf {
	scenarios: ScenarioCard[];
	areas: AreaCard[];
	limits: Record<string, number>;
}

export interface MonsterStanding {
	type: string;
	at: [number, number];
	rank: "boss" | "elite" | "none" | "normal";
}

/** Rooms of a scenario, for this number of characters. */
export interface RoomBoard {
	name: string;
	hexes: [number, number][];
	wall_hexes: [number, number][];
	thin_walls: [number, number, number][];
	terrain: Record<string, [number, number][]>;
	doors: [number, number][];
	start: [number, number][];
	monsters: MonsterStanding[];
}

export interface BoardArea {
	melee: boolean;
	hexes: [number, number][];
}

export interface BoardMonster {
	at: [number, number];
	move: number;
	range: number;
	targets: number;
	area: BoardArea | null;
	flying: boolean;
	jump: boolean;
	muddled: boolean;
	strengthened: boolean;
	immobilized: boolean;
	disarmed: boolean;
	stunned: boolean;
}

export interface BoardEnemy {
	at: [number, number];
	initiative: number;
	order: number;
	invisible: boolean;
}

/** A board of the file's form, with everything said. */
export interface BoardCard {
	hexes: [number, number][];
	monster: BoardMonster;
	enemies: BoardEnemy[];
	wall_hexes: [number, number][];
	thin_walls: [number, number, number][];
	terrain: Record<string, [number, number][]>;
	allies: [number, number][];
	name: string;
	id: string | number;
	comment: string;
}

export interface Boards {
	boards: BoardCard[];
}

export interface NamedEnemy {
	name: string;
	at: [number, number];
	initiative: number;
}

export interface ResultTold {
	end: [number, number];
	attacks: [number, number][];
	words: string;
}

export interface ReasonTold {
	key: string;
	clause: string;
	arguments: Record<string, number | [number, number][]>;
	words: string;
}

export interface ReachTold {
	at: [number, number];
	points: number;
	negatives: number;
}

export interface SightTold {
	eye: [number, number];
	seen: [number, number][];
	unseen: [number, number][];
	lines: [[number, number], [number, number], [number, number]][];
}

/** Whom the monster focuses on, what it may do, and why, in the reader's words.
 *
 * `count` is the number of all equally good results.
 */
export interface AdviceTold {
	enemies: NamedEnemy[];
	focus: [number, number][];
	words: string;
	results: ResultTold[];
	count: number;
	explanation: ReasonTold[];
	reach: ReachTold[];
	sight: SightTold;
}
