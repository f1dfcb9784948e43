import type { BoardModule } from "../board";
import Board from "./Board.svelte";
import Player from "./Player.svelte";

export const board: BoardModule = { Board, Player };
