/** The board of Amulet. */

import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { figures, progress } from "./figures";
import Player from "./Player.svelte";
import Tray from "./Tray.svelte";
import type { Content, View } from "./types";

export const board: BoardModule = {
	Board,
	Tray,
	Player,
	coach,
	progress: (view: View) => progress(view),
	figures: (view: View, content: Content, seat: number) => figures(view, content, seat),
};
