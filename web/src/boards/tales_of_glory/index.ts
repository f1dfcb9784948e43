import type { BoardModule } from "../board";
import { board as generic } from "../generic";

export const board: BoardModule = { ...generic };
