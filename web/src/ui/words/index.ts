/** The shell's own words. Whoever reads one in a template is redrawn when the language changes. */

import type { Lang } from "../../net/protocol";
import { settings } from "../settings.svelte";
import { cs } from "./cs";
import { en } from "./en";

export type Words = typeof en;
export type Speak = Words;

/** A dictionary in both languages that speaks the language of the page; boards make their own. */
export function dictionary<W extends object>(both: Record<Lang, W>): W {
	return new Proxy({} as W, {
		get: (_, key) => Reflect.get(both[settings.lang], key),
		has: (_, key) => Reflect.has(both.en, key),
	});
}

export const t: Speak = dictionary<Words>({ cs, en });
