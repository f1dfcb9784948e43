/**
 * What a game's board is, as the shell sees it.
 *
 * A board is a folder `boards/<game>/` whose `index.ts` exports a `BoardModule`; it is listed in
 * `boards/index.ts` and loaded when its game is first shown. It draws the view and marks what the
 * open question points at. It never sends anything itself: it calls `actions`, and the shell
 * previews, confirms, sends, and says what was refused.
 *
 * Everything that can be pointed at carries in the DOM:
 * `data-target` (its id), `data-state` (`open | chosen | greyed | plain`), an accessible name in the
 * page's language; where it stands for choices `data-choice` (their texts, joined by a space and a
 * semicolon), and where they are known `data-seat` and `data-clause`. The shell sets `data-region`
 * and `data-question`. While nobody asks me, a thing may be marked for a plan of mine (`shared/marks`,
 * `data-plan`): it stays `plain`, and nothing is sent. A target that can be chosen or asked about is a `<button>` or an element with
 * `role="button"`; the shell roves the tab stop over all of them, and arrows find the nearest one.
 *
 * Where a board lays a whole answer together and calls it `option:commit` (`actions.ready`), the prompt
 * repeats no options; the list has them all.
 *
 * The shell's buttons and keys for the board arrive as DOM events on the nearest ancestor with
 * `data-region="board"`: `board:zoom` (`detail` is `"in" | "out" | "fit"`), `board:turn` (`"rotate" |
 * "mirror"`), `board:scan` (`"rays" | "reach"` of what has the focus) and `board:go` (`detail` is a
 * target id that must come into view).
 */

import type { Component } from "svelte";
import type {
	Asked,
	Forecast,
	LogLine,
	Option,
	Outcome,
	Previewed,
	SeatCard,
	Waiting,
} from "../net/protocol";
import type { Decided } from "../table/deciding";
import type { LogKinds } from "../table/log";
import type { Settings } from "../ui/settings.svelte";
import type { Speak } from "../ui/words";
import type { Tip } from "./shared/coaching";

export type TargetState = "open" | "chosen" | "greyed" | "plain";

/** What the open question makes of a target. What is not in the map is plain. */
export interface Target {
	state: TargetState;
	/** The options that point at it; more than one opens a menu at the target. */
	choices: Option[];
	/** Why it is greyed, if the forecast says so. */
	why?: { words: string; clause: string };
}

export type Targets = ReadonlyMap<string, Target>;

export interface Actions {
	/**
	 * The person means these choices: one option's text (or a target), or a sequence that is taken or
	 * refused as a whole, e.g. `["lay", "lay 0,1"]`. The shell previews, asks to confirm where undo
	 * ends, and sends.
	 */
	choose(choices: string[]): void;
	/** The person chose a target: the shell takes its option, opens a menu if there are several, or
	 * says why it is greyed. The usual handler of a click, `Enter` or `Space`. */
	pick(target: string, at?: Element): void;
	/** Opens a menu at a target whose lines are sequences that the question does not offer as one. */
	offer(target: string, options: { label: string; choices: string[] }[], at?: Element): void;
	/** Pointer or focus is on something that means these choices; null when it leaves. */
	hover(choices: string[] | null): void;
	/** What a sequence would do; answered from a store while the question stays open. */
	preview(choices: string[], view?: boolean): Promise<Previewed | null>;
	/** Asks why this target (or choice) is not offered, and shows the answer; or one `known`. */
	why(target: string, known?: Target["why"]): void;
	/** Opens the rules at a clause. */
	explain(clause: string): void;
	/** Scrolls and focuses the element with this `data-target`, wherever it is drawn. */
	focus(target: string): void;
	/** Takes my last choice back, as *Change* and *Undo* do; nothing happens where that is over. */
	undo(): void;
	/**
	 * Several things make one answer: the shell puts the one primary button that sends it into the
	 * prompt; `choices` are null while something is missing. Null ends it. Pressed, it is sent
	 * without asking again.
	 */
	ready(answer: { label: string; target: string; choices: string[] | null } | null): void;
	/** Keeps a half-built answer; it survives a reload and a lost connection. */
	keep(draft: string[]): void;
	/** Shows a thing at the top of the side panel (`Detail`); null ends it. */
	show(target: string | null): void;
}

export interface BoardProps<View = unknown, Content = unknown> {
	/** What the eyes may see now. While something is hovered see `preview.view`. */
	view: View;
	/** The game's things with facts and words in the page's language. */
	content: Content;
	asked: Asked | null;
	/** The preview of every option and all that is greyed; null until it has come. */
	forecast: Forecast | null;
	/** What is hovered, focused or waiting for Confirm, as the server would play it. */
	preview: Previewed | null;
	seats: SeatCard[];
	waiting: Waiting[];
	/** The seat looked through; null for a spectator. */
	eyes: number | null;
	/** The log so far. `fresh` are the lines of the last change, to show what moved. */
	lines: LogLine[];
	fresh: LogLine[];
	/** Targets to light up: of the log line or hint under the pointer. */
	lit: ReadonlySet<string>;
	targets: Targets;
	actions: Actions;
	/** Choices that wait for Confirm, or a half-built answer. */
	draft: string[];
	outcome: Outcome | null;
	/** True in a replay: nothing can be chosen. */
	still: boolean;
	/** A first game, with the coach beside it. */
	coached?: boolean;
	settings: Settings;
	/** The shell's words. Games bring their own from `content` or their own dictionaries. */
	t: Speak;
}

export interface PlayerProps<View = unknown, Content = unknown> extends BoardProps<View, Content> {
	seat: number;
	/** Narrow: the panel is 72 wide, or a strip. */
	compact: boolean;
}

export interface TrayProps<View = unknown, Content = unknown> extends BoardProps<View, Content> {
	/** The tray is a strip: what is needed to answer, in a row or two. */
	slim: boolean;
}

export interface DetailProps<View = unknown, Content = unknown> extends BoardProps<View, Content> {
	target: string;
}

/** Where the game stands, for the header: "round 6 of 10 · laying". */
export interface Progress {
	round: number;
	rounds: number;
	words: string;
}

/** A heading of the text board with what lies there; `target` makes an item a button. */
export interface Zone {
	title: string;
	items: ZoneItem[];
	/** For grids: rows of cells; an empty cell is null. */
	grid?: (ZoneItem | null)[][];
}

export interface ZoneItem {
	words: string;
	target?: string;
	/** The same in parts, for the generic board: a heading, and labels with values. */
	title?: string;
	facts?: [string, string][];
	/** Named neighbours, for cells and hexes. */
	beside?: { where: string; words: string; target?: string }[];
	/** What this piece sees or reaches, for `V`; without it its neighbours are read. */
	reach?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each game has its own view and content
type Any = any;

export interface BoardModule {
	/** The board itself, in `data-region="board"`. */
	Board: Component<BoardProps<Any, Any>>;
	/** My hand or character, in `data-region="tray"`; without one there is no tray. */
	Tray?: Component<TrayProps<Any, Any>>;
	/** Whether a question is answered in the tray: on a phone it rises by itself, else it sinks. */
	inTray?(asked: Asked): boolean;
	/** The body of a seat's panel: figures, small story. Name, shape and waiting are the shell's. */
	Player?: Component<PlayerProps<Any, Any>>;
	/** Below the players: what compares them. */
	Standing?: Component<BoardProps<Any, Any>>;
	/** A thing enlarged at the top of the side panel, with its full words. */
	Detail?: Component<DetailProps<Any, Any>>;
	/** Whether there is a detail of this target. */
	details?(view: Any, content: Any, target: string): boolean;
	progress?(view: Any, content: Any, t: Speak): Progress | null;
	/** Key figures of a seat in words, for `W` and the text board. */
	figures?(view: Any, content: Any, seat: number, t: Speak): string;
	/** Which events are fights, gains or small things; without it their names tell. */
	log?: LogKinds;
	/** What the coach of the first game says, in order. */
	coach?: readonly Tip[];
	/** The score sheet at the end; without it the shell's own. */
	Score?: Component<BoardProps<Any, Any>>;
	/** The clauses of ends at which counts decide between equals; unless said, all do. */
	ties?: readonly string[];
	/** What decided the game beside the differences in score. */
	decided?(board: BoardProps<Any, Any>): Decided[];
	/** The text board; without it the generic one is made from the view. */
	zones?(view: Any, content: Any, eyes: number | null, t: Speak): Zone[];
}
