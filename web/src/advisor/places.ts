/** Hexes as people speak of them: from the figure nearest to them, never by figures of the map.
 * The same words as the server's own (`advisor/places.py`). */

import { distance, type Hex, hexOf, STEPS } from "../boards/shared/hexes";
import { type Board, letterOf } from "./board";
import { w } from "./words";

interface Mark {
	at: Hex;
	name: string;
}

/** Enemies by their letters, then the monster; on an empty map its middle. */
function marks(board: Board): Mark[] {
	const enemies = board.enemies.map((one, n) => ({ at: hexOf(one.at), name: letterOf(n) }));
	const monster = board.monster ? [{ at: hexOf(board.monster.at), name: w.ofMonster }] : [];
	const found = [...enemies, ...monster];
	return found.length ? found : [{ at: [0, 0], name: w.ofMiddle }];
}

/** How many steps of each of two neighbouring directions lead there; negative: others do. */
function along(by: Hex, a: Hex, b: Hex): [number, number] {
	const turn = a[0] * b[1] - a[1] * b[0];
	return [(by[0] * b[1] - by[1] * b[0]) * turn, (a[0] * by[1] - a[1] * by[0]) * turn];
}

/** One step is a side; more are counted, along two neighbouring directions at most. */
export function way(by: Hex): string {
	for (const [number, step] of STEPS.entries()) {
		const following = (number + 1) % STEPS.length;
		const [n, m] = along(by, step, STEPS[following] as Hex);
		if (n <= 0 || m < 0) continue;
		if (n === 1 && m === 0) return w.beside[number] as string;
		const line = `${n} ${w.sides[number]}`;
		return m === 0 ? line : w.bent(line, `${m} ${w.sides[following]}`);
	}
	return "";
}

export function placeOf(board: Board, at: string): string {
	const hex = hexOf(at);
	const [near] = marks(board).sort((one, two) => distance(hex, one.at) - distance(hex, two.at));
	const said = near ? way([hex[0] - near.at[0], hex[1] - near.at[1]]) : "";
	return said && near ? w.from(said, near.name) : w.inMiddle;
}
