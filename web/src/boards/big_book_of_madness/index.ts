/** The board of The Big Book of Madness. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Detail from "./Detail.svelte";
import { decided } from "./deciding";
import { details } from "./details";
import { figures, progress } from "./figures";
import Player from "./Player.svelte";
import Tray from "./Tray.svelte";
import type { Content, View } from "./types";
import { zones } from "./zones";

export const board: BoardModule = {
	Board,
	coach,
	decided,
	Tray,
	Player,
	Detail,
	details,
	log: { fights: [] },
	progress: (view: View) => progress(view),
	figures: (view: View, content: Content, seat: number) => figures(view, content, seat),
	zones: (view: View, content: Content, eyes: number | null) => zones(view, content, eyes),
};
