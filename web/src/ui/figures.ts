/** Numbers as people write them. */

/** 2, 3, 4, 5 is 2–5; gaps are kept. */
export function range(numbers: readonly number[]): string {
	const runs: [number, number][] = [];
	for (const n of [...numbers].sort((a, b) => a - b)) {
		const last = runs.at(-1);
		if (last && n === last[1] + 1) last[1] = n;
		else runs.push([n, n]);
	}
	return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

export const percent = (share: number, lang: string) =>
	new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** +3, −2, 0. */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

export function clock(at: number, lang: string): string {
	return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" }).format(at);
}
