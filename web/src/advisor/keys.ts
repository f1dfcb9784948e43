/** The keys of the advisor's page, besides the shell's; moved and switched off like those. */

import { ACTIONS, keyName } from "../ui/keys";
import { settings } from "../ui/settings.svelte";

export const BRUSHES = [
	"hand",
	"floor",
	"wall",
	"thin",
	"obstacle",
	"trap",
	"hazardous",
	"difficult",
	"erase",
	"monster",
	"ally",
	"enemy",
] as const;
export type Brush = (typeof BRUSHES)[number];

/** Those that the shell has too keep the shell's key, also where it was moved. */
const SHELL = ["undo", "redo", "rotate", "zoomIn", "zoomOut", "fit"] as const;

const OWN: Record<Brush | "look" | "reach" | "next" | "previous", string> = {
	hand: "s",
	floor: "f",
	wall: "w",
	thin: "t",
	obstacle: "o",
	trap: "p",
	hazardous: "h",
	difficult: "d",
	erase: "x",
	monster: "m",
	ally: "a",
	enemy: "e",
	look: "v",
	reach: "c",
	next: "n",
	previous: "shift+n",
};

export type Deed = keyof typeof OWN | (typeof SHELL)[number];
export const DEEDS = [...(Object.keys(OWN) as (keyof typeof OWN)[]), ...SHELL] as Deed[];

const own = (deed: Deed): deed is keyof typeof OWN => deed in OWN;
/** Where settings keep a key that was moved. */
export const slotOf = (deed: Deed) => (own(deed) ? `advisor.${deed}` : deed);
export const keyFor = (deed: Deed) =>
	settings.now.keys[slotOf(deed)] ?? (own(deed) ? OWN[deed] : ACTIONS[deed]);

export const shown = (key: string) =>
	key.replace("shift+", "Shift + ").replace(/(?:^|\+ )[a-z]$/, (one) => one.toUpperCase());

/** Gives a key to a deed; whoever had it here has none then. */
export function moveKey(deed: Deed, key: string): void {
	const keys = { ...settings.now.keys, [slotOf(deed)]: key };
	for (const other of DEEDS) if (other !== deed && keyFor(other) === key) keys[slotOf(other)] = "";
	settings.set("keys", keys);
}

export function resetKeys(): void {
	const rest = Object.entries(settings.now.keys).filter(
		([slot]) => !DEEDS.some((deed) => slotOf(deed) === slot),
	);
	settings.set("keys", Object.fromEntries(rest));
}

/** What a key means here; digits choose a result. */
export function meant(event: KeyboardEvent): Deed | number | null {
	if ((event.ctrlKey || event.metaKey) && !event.altKey) {
		const key = event.key.toLowerCase();
		if (key === "z") return event.shiftKey ? "redo" : "undo";
		return key === "y" ? "redo" : null;
	}
	if (!settings.now.shortcuts || event.altKey) return null;
	if (/^[1-9]$/.test(event.key)) return Number(event.key);
	const name = keyName(event);
	return DEEDS.find((deed) => keyFor(deed) === name) ?? null;
}
