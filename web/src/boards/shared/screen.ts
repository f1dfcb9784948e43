/** Screens that boards and their trays tell apart by more than the room they are given. */

import { MediaQuery } from "svelte/reactivity";

/** A phone on its side: prompt and tray stand in a column beside the board. */
export const lying = new MediaQuery("(max-height: 479px) and (min-width: 560px)");
