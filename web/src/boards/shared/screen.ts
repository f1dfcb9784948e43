/** Screens that boards and their trays tell apart by more than the room they are given. */

import { MediaQuery } from "svelte/reactivity";

/** Fingers: what is pressed must be as wide as one. */
export const coarse = new MediaQuery("(pointer: coarse)");
/** A phone on its side: prompt and tray stand in a column beside the board. */
export const lying = new MediaQuery("(max-height: 479px) and (min-width: 560px)");
