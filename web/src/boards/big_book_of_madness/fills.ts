/** Colours of pieces; each has its own glyph beside. */

import { ELEMENTS, LETTERS, type Letter, MULTI } from "./types";

const QUARTERS = `conic-gradient(var(--fire) 25%, var(--air) 0 50%, var(--earth) 0 75%, var(--water) 0)`;

export const fillOf = (letter: Letter): string =>
	`--fill: var(--${ELEMENTS[letter]}); --on: var(--${ELEMENTS[letter]}-on)`;
export const MADNESS_FILL = "--fill: #2A2A30; --on: #FFFFFF";

export function cardFill(card: string): string {
	return card === "M" ? MADNESS_FILL : fillOf(card.charAt(0) as Letter);
}

export function kindFill(kind: number | undefined): string {
	if (kind === MULTI) return `--fill: ${QUARTERS}; --on: var(--k)`;
	return fillOf(LETTERS[kind ?? 0] ?? "W");
}

export const glyphOf = (card: string): string =>
	card === "M" ? "madness" : ELEMENTS[card.charAt(0) as Letter];
