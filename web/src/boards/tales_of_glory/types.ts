/** The view and the content of Tales of Glory as the server sends them. */

import type { BoardProps } from "../board";
import type { Content, Kind, Tile } from "./content";
import type { View } from "./view";

export type { Content, Item, Side, Tile, TileType } from "./content";

export type { Kind, Layable, SeenPlayer, SeenSlot, SeenTile as Laid, View } from "./view";

export type Good = Exclude<Kind, "key" | "start">;
export type Gains = [Kind, number][];

export const GOODS: readonly Good[] = ["glory", "gold", "potions", "combat", "magic"];
/** The goods that have a majority, in the order that also breaks ties (TOG-END-07). */
export const CONTESTED: readonly Good[] = ["combat", "magic", "potions", "gold"];

export type Props = BoardProps<View, Content>;

export const tileOf = (content: Content, id: string): Tile | null => content.things[id] ?? null;
