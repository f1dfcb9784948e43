/** Where the map lies in its room, so that the scenario's name hides nothing of it. */

import { type Box, type Camera, fitted, panned, type Room } from "../shared/camera";
import { centre, type Hex, hexAt, keyOf, plus, R, STEPS, X } from "../shared/hexes";
import type { View } from "./types";

interface Corner {
	width: number;
	height: number;
}

/** How far the dark lies behind a closed door. */
export const DARK = 78;

/** Away from the floor beside a door, where it is dark. */
export function behind(
	door: Hex,
	floor: ReadonlySet<string>,
	by: number,
): { x: number; y: number } {
	const here = centre(door);
	const away = STEPS.map((step) => plus(door, step))
		.filter((near) => floor.has(keyOf(near)))
		.map(centre)
		.reduce((sum, one) => ({ x: sum.x + here.x - one.x, y: sum.y + here.y - one.y }), {
			x: 0,
			y: 0,
		});
	const far = Math.hypot(away.x, away.y) || 1;
	return { x: here.x + (away.x / far) * by, y: here.y + (away.y / far) * by };
}

export function darkBehind(view: View): Hex[] {
	const floor = new Set(view.hexes.map(keyOf));
	return view.doors.map((door) => {
		const { x, y } = behind(door, floor, DARK);
		return hexAt(x, y);
	});
}

/** How far a map reaches under the corner, in pixels; walls stand around its hexes. */
function under(hexes: readonly Hex[], { scale, x, y }: Camera, corner: Corner): number {
	const wall = 12;
	const reaches = hexes
		.map(centre)
		.filter((at) => (at.y - R - wall) * scale + y < corner.height)
		.map((at) => corner.width - ((at.x - X - wall) * scale + x));
	return Math.max(0, ...reaches);
}

/** Pushed out from under the corner, as far as there is room. */
export function aside(
	camera: Camera,
	hexes: readonly Hex[],
	box: Box,
	room: Room,
	corner: Corner,
): Camera {
	const by = corner.width ? under(hexes, camera, corner) : 0;
	const right = (box.left + box.width) * camera.scale + camera.x;
	return panned(camera, Math.max(0, Math.min(by, room.width - right)), 0);
}

/** As it was if the corner is free, else pushed aside; where that is too far, beside or below. */
export function beside(
	camera: Camera,
	hexes: readonly Hex[],
	box: Box,
	room: Room,
	corner: Corner,
	largest: number,
): Camera {
	const by = under(hexes, camera, corner);
	if (by === 0 || !corner.width) return camera;
	const pushed = panned(camera, by, 0);
	if ((box.left + box.width) * pushed.scale + pushed.x <= room.width) return pushed;
	const right = fitted(box, { ...room, left: corner.width }, largest);
	const below = fitted(box, { ...room, top: corner.height }, largest);
	return right.scale > below.scale ? right : below;
}
