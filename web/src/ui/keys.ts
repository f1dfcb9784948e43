/** The keyboard: which key means what, unless it was moved or switched off. */

export const ACTIONS = {
	nextTarget: "n",
	previousTarget: "shift+n",
	confirm: "c",
	options: "o",
	board: "b",
	hand: "h",
	players: "p",
	why: "?",
	undo: "u",
	redo: "shift+u",
	search: "/",
	hint: "i",
	log: "l",
	chat: "k",
	textBoard: "t",
	go: "g",
	where: "w",
	rotate: "r",
	mirror: "m",
	rays: "x",
	reach: "v",
	share: "s",
	zoomIn: "+",
	zoomOut: "-",
	fit: "0",
	stepBack: ",",
	stepOn: ".",
	turnBack: "[",
	turnOn: "]",
} as const;

export type KeyAction = keyof typeof ACTIONS;

/** What is not a single letter always works. */
export type Meaning =
	| { action: KeyAction | "confirmAlways" | "escape" | "map" }
	| { action: "option"; number: number };

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The name of a key as settings keep it: `shift+n`, `?`, `c`. */
export function keyName(event: Pressed): string {
	const letter = event.key.length === 1 && event.key.toLowerCase() !== event.key.toUpperCase();
	const key = letter ? event.key.toLowerCase() : event.key;
	return letter && event.shiftKey ? `shift+${key}` : key;
}

export function meaning(
	event: Pressed,
	moved: Readonly<Record<string, string>>,
	letters: boolean,
): Meaning | null {
	if (event.key === "Escape") return { action: "escape" };
	if (event.key === "F1") return { action: "map" };
	if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return { action: "confirmAlways" };
	if (!letters || event.ctrlKey || event.metaKey || event.altKey) return null;
	if (/^[1-9]$/.test(event.key)) return { action: "option", number: Number(event.key) };
	const name = keyName(event);
	for (const action of Object.keys(ACTIONS) as KeyAction[]) {
		if ((moved[action] ?? ACTIONS[action]) === name) return { action };
	}
	return null;
}

/** Single letters mean themselves where a person writes. */
export function typing(element: Element | null): boolean {
	if (!(element instanceof HTMLElement)) return false;
	if (element.isContentEditable) return true;
	if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
	return (
		element instanceof HTMLInputElement && !/^(checkbox|radio|range|button)$/.test(element.type)
	);
}
