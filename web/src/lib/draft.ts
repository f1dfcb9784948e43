/** A half-built answer outlives a reload and a lost connection; another question ends it. */

const KEY = "druzina.draft";

interface Kept {
	table: string;
	seat: number;
	number: number;
	draft: string[];
}

export function keepDraft(kept: Kept): void {
	try {
		if (kept.draft.length) sessionStorage.setItem(KEY, JSON.stringify(kept));
		else sessionStorage.removeItem(KEY);
	} catch {
		// Then it lives as long as the page.
	}
}

export function keptDraft(table: string, seat: number, number: number): string[] {
	try {
		const one = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
		if (one?.table !== table || one.seat !== seat || one.number !== number) return [];
		return Array.isArray(one.draft) ? one.draft.map(String) : [];
	} catch {
		return [];
	}
}
