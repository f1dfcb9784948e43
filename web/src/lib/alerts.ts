/** My turn is seen outside the page too: in its title, its icon, and as a notification if allowed. */

import plain from "../art/shield.svg?url";
import turn from "../art/shield-turn.svg?url";
import { settings } from "./settings.svelte";

export function markIcon(mine: boolean): void {
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	if (icon) icon.href = mine ? turn : plain;
}

export function notify(title: string, words: string): void {
	if (!settings.now.notify || !document.hidden) return;
	if (typeof Notification !== "function" || Notification.permission !== "granted") return;
	const note = new Notification(title, { body: words, icon: turn, tag: "druzina" });
	note.onclick = () => {
		window.focus();
		note.close();
	};
}

export async function allowNotifications(): Promise<boolean> {
	if (typeof Notification !== "function") return false;
	return (await Notification.requestPermission()) === "granted";
}
