/** Reading a grid by ear: what lies in the four directions of a cell, and what it sees. */

import type { Zone, ZoneItem } from "../boards/board";

export type Ray = "up" | "right" | "down" | "left";

export interface Found {
	ray: Ray;
	/** The first thing on the way, and how many cells away; null if there is none. */
	item: ZoneItem | null;
	far: number;
}

const WAYS: readonly [Ray, number, number][] = [
	["up", -1, 0],
	["right", 0, 1],
	["down", 1, 0],
	["left", 0, -1],
];

export function cellOf(
	zones: readonly Zone[],
	target: string,
): { grid: (ZoneItem | null)[][]; row: number; column: number; item: ZoneItem } | null {
	for (const { grid } of zones) {
		for (const [row, cells] of (grid ?? []).entries()) {
			const column = cells.findIndex((one) => one?.target === target);
			const item = cells[column];
			if (grid && item) return { grid, row, column, item };
		}
	}
	return null;
}

export function rays(zones: readonly Zone[], target: string): Found[] {
	const at = cellOf(zones, target);
	if (!at) return [];
	return WAYS.map(([ray, down, right]) => {
		for (let far = 1; ; far++) {
			const cells = at.grid[at.row + down * far];
			const item = cells?.[at.column + right * far];
			if (item === undefined) return { ray, item: null, far: 0 };
			if (item) return { ray, item, far };
		}
	});
}
