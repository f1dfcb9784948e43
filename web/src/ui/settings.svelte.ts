/** What a person prefers, kept on the device. */

import type { Lang } from "../net/protocol";

export interface Preferences {
	name: string;
	lang: Lang;
	theme: "system" | "light" | "dark";
	contrast: "normal" | "high";
	text: number;
	motion: "system" | "full" | "none";
	sound: boolean;
	volume: number;
	/** Where a choice must be confirmed: where undo ends, always, or never in my own turn. */
	confirm: "limit" | "always" | "never";
	/** On touch: the first tap previews, the second chooses. */
	tap: "twice" | "once";
	textBoard: boolean;
	announce: "short" | "full";
	shortcuts: boolean;
	/** Keys that were moved: action to key. */
	keys: Record<string, string>;
	notify: boolean;
	/** Coaches that were dismissed for good, by game. */
	coached: string[];
	logDetail: "all" | "short";
}

const STORE = "druzina.settings";

function preferredLanguage(): Lang {
	const wanted = navigator.languages ?? [navigator.language];
	for (const one of wanted) {
		if (/^(cs|sk)\b/i.test(one)) return "cs";
		if (/^en\b/i.test(one)) return "en";
	}
	return "en";
}

export function defaults(): Preferences {
	return {
		name: "",
		lang: preferredLanguage(),
		theme: "system",
		contrast: "normal",
		text: 100,
		motion: "system",
		sound: false,
		volume: 60,
		confirm: "limit",
		tap: "twice",
		textBoard: false,
		announce: "short",
		shortcuts: true,
		keys: {},
		notify: false,
		coached: [],
		logDetail: "all",
	};
}

/** Only what we know, and only of the right type: a file of settings may come from anywhere. */
export function readPreferences(text: string | null): Preferences {
	const known = defaults() as unknown as Record<string, unknown>;
	let given: unknown = null;
	try {
		given = JSON.parse(text ?? "null");
	} catch {
		given = null;
	}
	if (given !== null && typeof given === "object" && !Array.isArray(given)) {
		for (const [key, value] of Object.entries(given)) {
			if (key in known && fits(key, value, known[key])) known[key] = value;
		}
	}
	return known as unknown as Preferences;
}

const ALLOWED: Record<string, readonly unknown[]> = {
	lang: ["cs", "en"],
	theme: ["system", "light", "dark"],
	contrast: ["normal", "high"],
	motion: ["system", "full", "none"],
	confirm: ["limit", "always", "never"],
	tap: ["twice", "once"],
	announce: ["short", "full"],
	logDetail: ["all", "short"],
};

function fits(key: string, value: unknown, model: unknown): boolean {
	if (ALLOWED[key]) return ALLOWED[key].includes(value);
	if (key === "text") return typeof value === "number" && value >= 100 && value <= 200;
	return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
}

export class Settings {
	now: Preferences = $state(defaults());

	constructor() {
		this.now = readPreferences(stored());
	}

	get lang(): Lang {
		return this.now.lang;
	}

	/** Whether nothing may move. */
	get still(): boolean {
		if (this.now.motion === "none") return true;
		return this.now.motion === "system" && matches("(prefers-reduced-motion: reduce)");
	}

	get coarse(): boolean {
		return matches("(pointer: coarse)");
	}

	set<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
		this.now[key] = value;
		this.keep();
	}

	replace(text: string): void {
		this.now = readPreferences(text);
		this.keep();
	}

	exported(): string {
		return JSON.stringify(this.now, null, 2);
	}

	keep(): void {
		try {
			localStorage.setItem(STORE, JSON.stringify(this.now));
		} catch {
			// A browser that keeps nothing still plays.
		}
		dress(this.now);
	}
}

function stored(): string | null {
	try {
		return localStorage.getItem(STORE);
	} catch {
		return null;
	}
}

function matches(query: string): boolean {
	return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** Puts on the page what style sheets look at; `theme.js` does the same before the first paint. */
export function dress(now: Preferences): void {
	const root = document.documentElement;
	root.lang = now.lang;
	if (now.theme === "system") delete root.dataset.theme;
	else root.dataset.theme = now.theme;
	root.dataset.contrast = now.contrast;
	root.dataset.motion = now.motion;
	root.style.fontSize = now.text === 100 ? "" : `${now.text}%`;
}

export const settings = new Settings();
