/** The few words of the board itself; everything about the game is said by the server. */

import { settings } from "../../ui/settings.svelte";
import { cs } from "./words.cs";
import { en } from "./words.en";

export type Words = typeof en;

export const both: Record<"cs" | "en", Words> = { cs, en };

/** In the language of the page; whoever reads it in a template is redrawn when that changes. */
export const words = (): Words => both[settings.lang];
