/** Where things lie on the map, in its units: for the camera and for what a finger can hit. */

import type { Box } from "../shared/camera";
import { type Layout, lined } from "./places";
import type { Place, View } from "./types";

const CARD = { width: 60, height: 80 };
/** So many monsters lie beside the Village; the rest is a number. */
export const MOST = 6;

const cardBox = (at: { x: number; y: number; scale: number } | undefined): Box | null =>
	at
		? { left: at.x, top: at.y, width: CARD.width * at.scale, height: CARD.height * at.scale }
		: null;

export const villageRow = (view: View, layout: Layout, narrow: boolean) =>
	lined(layout.village, Math.max(narrow ? 3 : 4, Math.min(MOST, view.village.length)));

export function findOn(view: View, layout: Layout, narrow: boolean, target: string): Box | null {
	const [kind = "", what = "", n = ""] = target.split(":");
	if (kind === "location") {
		const spot = what === "inn" ? layout.inn : layout.places[what as Place];
		const [across, down] = [68 * layout.scale, 50 * layout.scale];
		return (
			spot && {
				left: spot.x - across,
				top: spot.y - down,
				width: 2 * across,
				height: 2 * down + layout.ribbon.height,
			}
		);
	}
	if (kind === "card" && (what === "lair" || what === "manor"))
		return cardBox(lined(layout[what], view[what].length)[Number(n) - 1]);
	if (kind === "monster")
		return cardBox(villageRow(view, layout, narrow)[view.village.indexOf(what)]);
	if (target === "option:descend" || target === "card:dungeons") return cardBox(layout.dungeon);
	if (kind === "adventure") return cardBox(layout.adventure);
	return null;
}

/** One box around them all. */
export function around(boxes: readonly Box[]): Box | null {
	if (boxes.length === 0) return null;
	const left = Math.min(...boxes.map((one) => one.left));
	const top = Math.min(...boxes.map((one) => one.top));
	const right = Math.max(...boxes.map((one) => one.left + one.width));
	const bottom = Math.max(...boxes.map((one) => one.top + one.height));
	return { left, top, width: right - left, height: bottom - top };
}
