/** A half-built answer outlives a reload and a lost connection; another question ends it. */

const KEY = "druzina.draft";

interface Kept {
	table: string;
	seat: number;
	number: number;
	draft: string[];
	/** It only waits for Confirm. */
	staged?: boolean;
}

export function keepDraft(kept: Kept): void {
	try {
		if (kept.draft.length) sessionStorage.setItem(KEY, JSON.stringify(kept));
		else sessionStorage.removeItem(KEY);
	} catch {
		// Then it lives as long as the page.
	}
}

export function keptDraft(
	table: string,
	seat: number,
	number: number,
): Pick<Kept, "draft" | "staged"> {
	try {
		const one = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
		if (one?.table !== table || one.seat !== seat || one.number !== number) return { draft: [] };
		if (!Array.isArray(one.draft)) return { draft: [] };
		return { draft: one.draft.map(String), staged: one.staged === true };
	} catch {
		return { draft: [] };
	}
}
