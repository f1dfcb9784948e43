/** Hexes as people speak of them: from the figure nearest to them, never by figures of the map. */

import { distance, type Hex, keyOf, STEPS } from "../shared/hexes";
import { type Content, calledOf, nameOf, type SeenFigure, standingAt, type View } from "./types";
import type { Words } from "./words";

/** A figure by its name; monsters by their number and rank too. */
export function figureName(content: Content, one: SeenFigure, w: Words): string {
	if (one.kind === "monster") {
		const rank = one.rank === "elite" ? w.elite : one.rank === "boss" ? w.boss : "";
		return [nameOf(content, one.what), one.number || "", rank].filter(Boolean).join(" ");
	}
	return calledOf(content, one);
}

/** What a scenario has made of a figure, with its glyph. */
export function statesOf(
	one: SeenFigure,
): ["asleep" | "dormant" | "bewitched" | "bears", string][] {
	const found: ["asleep" | "dormant" | "bewitched" | "bears", string][] = [];
	if (one.asleep) found.push(["asleep", "long-rest"]);
	if (one.dormant) found.push(["dormant", "long-rest"]);
	if (one.bewitched) found.push(["bewitched", "demon"]);
	if (one.tokens && one.kind === "character") found.push(["bears", "loot"]);
	return found;
}

/** What a figure is and how it stands: for its button. */
export function figureWords(view: View, content: Content, one: SeenFigure, w: Words): string {
	return [
		figureName(content, one, w),
		w.healthOf(one.health, one.full),
		...one.conditions.map((name) => w.conditions[name] ?? name),
		one.shield ? w.shieldOf(one.shield) : "",
		one.retaliate ? w.retaliateOf(one.retaliate) : "",
		...statesOf(one).map(([state]) => w[state]),
		view.acting === one.id ? w.acts : "",
	]
		.filter(Boolean)
		.join(", ");
}

function along(by: Hex, a: Hex, b: Hex): [number, number] {
	const turn = a[0] * b[1] - a[1] * b[0];
	return [(by[0] * b[1] - by[1] * b[0]) * turn, (a[0] * by[1] - a[1] * by[0]) * turn];
}

/** So many steps in a direction, and so many more in the next one. */
export function way(by: Hex, w: Words): string {
	for (const [number, step] of STEPS.entries()) {
		const following = (number + 1) % STEPS.length;
		const [n, m] = along(by, step, STEPS[following] as Hex);
		if (n <= 0 || m < 0) continue;
		const line = w.steps(n, w.headings[number] ?? "");
		return m === 0 ? line : w.bent(line, w.steps(m, w.headings[following] ?? ""));
	}
	return "";
}

/** What lies in a hex. */
export function lyingAt(view: View, hex: Hex, w: Words): string[] {
	const key = keyOf(hex);
	const here = (hexes: readonly (readonly [number, number])[]) =>
		hexes.some((one) => keyOf(one) === key);
	return [
		here(view.doors) ? w.door : "",
		here(view.locked) ? w.locked : "",
		here(Object.values(view.marked).flat()) ? w.marked : "",
		...view.pieces.filter((one) => here(one.hexes)).map((one) => w.pieces[one.kind] ?? one.kind),
		...view.loose
			.filter((one) => keyOf(one.at) === key)
			.map((one) => (one.treasure ? w.treasure : w.coin)),
	].filter(Boolean);
}

/** A hex from my own figure, else from the nearest one. */
export function placeName(
	view: View,
	content: Content,
	hex: Hex,
	me: SeenFigure | undefined,
	w: Words,
): string {
	const there = standingAt(view, hex);
	const near = me ?? [...view.figures].sort((a, b) => distance(hex, a.at) - distance(hex, b.at))[0];
	const where = there
		? w.hexOf(figureName(content, there, w))
		: near
			? w.from(
					way([hex[0] - near.at[0], hex[1] - near.at[1]], w),
					near === me ? w.you : figureName(content, near, w),
				)
			: "";
	return [where || w.floor, ...lyingAt(view, hex, w)].join(", ");
}
