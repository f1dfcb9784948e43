/** What each tile of a story brought its owner in glory, read off the log once the game is over. */

import type { LogLine } from "../../net/protocol";

/** The one figure of a line that counts: „4 body slávy“, "4 glory". */
const GLORY = /(\d+)\s+(?:glory|bod\S*\s+slávy)/u;
/** The next gain is this tile's, whatever was laid last: its chest, or what is counted at the end. */
const NAMES = ["event-opens", "event-counts"];

const tileIn = (line: LogLine) =>
	line.targets.find((one) => one.startsWith("tile:"))?.slice(5) ?? "";

function kept(lines: readonly LogLine[]): LogLine[] {
	const gone = lines.flatMap((line) => (line.undoes ? [line.undoes] : []));
	return lines.filter(({ number }) => !gone.some(([a, z]) => a <= number && number <= z));
}

const MOST = 3;

/** The tiles that brought most, the best first; of equals the one laid first. */
export const best = (brought: ReadonlyMap<string, number>): string[] =>
	[...brought]
		.sort(([, a], [, b]) => b - a)
		.slice(0, MOST)
		.map(([tile]) => tile);

export function broughtBy(lines: readonly LogLine[], seat: number): Map<string, number> {
	const found = new Map<string, number>();
	let laid = "";
	let named = "";
	for (const line of kept(lines)) {
		if (!line.targets.includes(`seat:${seat}`)) continue;
		if (line.key === "event-lays") laid = tileIn(line);
		else if (NAMES.includes(line.key)) named = tileIn(line);
		else if (line.key === "event-gains") {
			const tile = named || laid;
			const glory = Number(GLORY.exec(line.words)?.[1] ?? 0);
			if (tile && glory) found.set(tile, (found.get(tile) ?? 0) + glory);
			named = "";
		}
	}
	return found;
}
