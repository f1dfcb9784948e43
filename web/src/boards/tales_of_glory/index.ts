/** The board of Tales of Glory. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Detail from "./Detail.svelte";
import { decided } from "./deciding";
import { figures, progress } from "./figures";
import { log } from "./log";
import Player from "./Player.svelte";
import Score from "./Score.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";
import { tileAt } from "./table";
import { type Content, tileOf, type View } from "./types";
import { zones } from "./zones";

export const board: BoardModule = {
	Board,
	Tray,
	Player,
	Standing,
	Score,
	Detail,
	details: (view: View, content: Content, target: string) =>
		tileOf(content, tileAt(view, target)) !== null,
	progress: (view: View) => progress(view),
	figures: (view: View, _content: Content, seat: number) => figures(view, seat),
	log,
	coach,
	decided,
	zones: (view: View, content: Content, eyes: number | null) => zones(view, content, eyes),
};
