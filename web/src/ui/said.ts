/** What is read out: everything of one choice in one breath. */

export const LONGEST = 200;

/** Joins sentences up to the limit, then says how many more there are. */
export function breath(
	parts: readonly string[],
	more: (n: number) => string,
	limit = LONGEST,
): string {
	const said: string[] = [];
	let length = 0;
	for (const [index, part] of parts.entries()) {
		const rest = parts.length - index;
		const room = limit - (rest > 1 ? more(rest - 1).length + 1 : 0);
		if (length + part.length > room && index > 0) {
			return `${said.join(" ")} ${more(rest)}`;
		}
		said.push(part);
		length += part.length + 1;
	}
	return clip(said.join(" "), limit);
}

export function clip(text: string, limit = LONGEST): string {
	return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}

export function sentence(text: string): string {
	return /[.!?…:]$/.test(text) ? text : `${text}.`;
}
