/** The board of Prophecy. */

import type { BoardModule } from "../board";
import { aboutOf } from "./about";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Detail from "./Detail.svelte";
import { decided, TIES } from "./deciding";
import { figures, progress } from "./figures";
import { log } from "./log";
import Player from "./Player.svelte";
import Standing from "./Standing.svelte";
import Tray from "./Tray.svelte";
import type { Content, View } from "./types";
import { zones } from "./zones";

export const board: BoardModule = {
	Board,
	Tray,
	Player,
	Standing,
	Detail,
	details: (view: View, content: Content, target: string) =>
		aboutOf(view, content, target) !== null,
	coach,
	decided,
	ties: TIES,
	log,
	zones: (view: View, content: Content, eyes: number | null) => zones(view, content, eyes),
	progress: (view: View) => progress(view),
	figures: (view: View, content: Content, seat: number) => figures(view, content, seat),
};
