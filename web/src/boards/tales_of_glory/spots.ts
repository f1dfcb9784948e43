/** The cells about which the open question says something, in the order they are read. */

import type { TargetState, Targets } from "../board";
import type { Cell } from "./geometry";
import { cellId, cellKey, readCell } from "./geometry";
import type { Barred, Ghost } from "./plan.svelte";
import type { Words } from "./words";

export interface Spot {
	cell: Cell;
	target: string;
	state: TargetState;
	/** What choosing it means: a sequence of choices. */
	choices: string[];
	ghost: Ghost | null;
	why: { words: string; clause: string } | null;
}

/**
 * Once the cell itself is asked for, the server's options and its reasons; before, while only
 * laying is, the ghosts that a sequence would lead to and what is printed against the others.
 */
export function spotsOf(
	targets: Targets,
	touching: readonly Cell[],
	ghosts: ReadonlyMap<string, Ghost>,
	barred: readonly Barred[],
	draft: readonly string[],
	w: Words,
): Spot[] {
	const drafted = readCell(draft.at(-1) ?? "");
	const near = new Set(touching.map((cell) => cellKey(cell.x, cell.y)));
	const spots: Spot[] = [];
	for (const [target, about] of targets) {
		const cell = target.startsWith("cell:") ? readCell(target) : null;
		if (!cell) continue;
		const key = cellKey(cell.x, cell.y);
		if (about.state === "greyed" && !near.has(key)) continue;
		const option = about.choices[0];
		spots.push({
			cell,
			target,
			state: about.state,
			choices: option ? [option.choice] : [],
			ghost: ghosts.get(key) ?? null,
			why: about.why ?? null,
		});
	}
	if (spots.length === 0) {
		for (const ghost of ghosts.values()) {
			const { cell, choices } = ghost;
			const chosen = drafted?.x === cell.x && drafted.y === cell.y;
			spots.push({
				cell,
				target: cellId(cell.x, cell.y),
				state: chosen ? "chosen" : "plain",
				choices,
				ghost,
				why: null,
			});
		}
		for (const { cell, clause } of barred) {
			const words = clause.endsWith("04") ? w.noConnection : w.meetsNone;
			spots.push({
				cell,
				target: cellId(cell.x, cell.y),
				state: "greyed",
				choices: [],
				ghost: null,
				why: { words, clause },
			});
		}
	}
	return spots.sort((a, b) => b.cell.y - a.cell.y || a.cell.x - b.cell.x);
}
