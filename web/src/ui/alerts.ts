/** My turn is seen outside the page too: in its title, its icon, and as a notification if allowed. */

import plain from "../art/shield.svg?url";
import turn from "../art/shield-turn.svg?url";
import { settings } from "./settings.svelte";

export function markIcon(mine: boolean): void {
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	if (icon) icon.href = mine ? turn : plain;
}

interface About {
	/** Of two alerts with the same tag the later replaces the earlier. */
	tag?: string;
	/** It is about another page, so it matters while this one is looked at. */
	elsewhere?: boolean;
	open?: () => void;
}

export function notify(title: string, words: string, about: About = {}): void {
	const { tag = "druzina", elsewhere = false, open } = about;
	if (!settings.now.notify || !(document.hidden || elsewhere)) return;
	if (typeof Notification !== "function" || Notification.permission !== "granted") return;
	const note = new Notification(title, { body: words, icon: turn, tag });
	note.onclick = () => {
		window.focus();
		note.close();
		open?.();
	};
}

export async function allowNotifications(): Promise<boolean> {
	if (typeof Notification !== "function") return false;
	return (await Notification.requestPermission()) === "granted";
}
