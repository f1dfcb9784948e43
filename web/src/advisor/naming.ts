/** What a hex is called: what lies there, who stands there, and what the advice says of it. */

import { edgeKey, hexOf, keyOf, STEPS } from "../boards/shared/hexes";
import { type Board, DOOR, FLOOR, kindsOf, letterOf, standing, WALL } from "./board";
import type { Advisor } from "./model.svelte";
import { placeOf } from "./places";
import { w } from "./words";

function groundName(bits: number): string {
	if (bits & WALL) return w.ground.wall;
	if (!(bits & FLOOR)) return w.ground.nothing;
	const lying = kindsOf(bits).map((kind) => w.ground[kind]);
	if (lying.length) return lying.join(", ");
	return bits & DOOR ? w.ground.door : w.ground.floor;
}

export function figureName(board: Board, at: string): string {
	const there = standing(board, at);
	if (!there) return "";
	if (there.who === "monster") return w.theMonster(there.figure.code);
	if (there.who === "ally") return w.anAlly(there.figure.code);
	const words = w.anEnemy(letterOf(there.number), there.enemy.initiative);
	return there.enemy.invisible ? `${words}, ${w.invisible}` : words;
}

function thinNames(board: Board, at: string): string {
	const hex = hexOf(at);
	const sides = STEPS.map((_, side) => side).filter((side) => board.thin.has(edgeKey(hex, side)));
	return sides.length ? w.thinAt(sides.map((side) => w.sides[side]).join(", ")) : "";
}

function advised(advisor: Advisor, at: string): string[] {
	const { advice, result } = advisor;
	if (!advice) return [];
	const said: string[] = [];
	if (advice.focus.some((hex) => keyOf(hex) === at)) said.push(w.isFocus);
	if (result?.attacks.some((hex) => keyOf(hex) === at)) said.push(w.isAttacked);
	if (result && keyOf(result.end) === at) said.push(w.endHere);
	else if (advice.results.some((one) => keyOf(one.end) === at)) said.push(w.mayEnd);
	if (advisor.overlay === "reach") {
		const reached = advice.reach.find((one) => keyOf(one.at) === at);
		if (reached) said.push(w.reachCost(reached.points));
	} else if (advisor.overlay === "sight") {
		if (advice.sight.seen.some((hex) => keyOf(hex) === at)) said.push(w.isSeen);
		if (advice.sight.unseen.some((hex) => keyOf(hex) === at)) said.push(w.isUnseen);
	}
	return said;
}

export function nameOf(advisor: Advisor, at: string): string {
	return [
		figureName(advisor.board, at) || placeOf(advisor.board, at),
		groundName(advisor.board.ground.get(at) ?? 0),
		thinNames(advisor.board, at),
		...advised(advisor, at),
		advisor.picked === at ? w.pickedUp : "",
	]
		.filter(Boolean)
		.join(", ");
}
