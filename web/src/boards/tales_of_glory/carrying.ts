/**
 * A piece is taken up, carried over the map and put down on a cell. The drag does nothing that
 * tapping the piece and then the cell does not: the cell is pointed at, then pressed.
 */

import { plan } from "./plan.svelte";

/** A hand that moves less than this has not moved. */
const SLACK = 6;
/** A finger would hide what it carries. */
const LIFT = 56;

const cellAt = (x: number, y: number) =>
	document.elementFromPoint(x, y)?.closest('[data-target^="cell:"]') ?? null;

const rests = (cell: Element | null, how: "pointermove" | "pointerleave") =>
	cell?.dispatchEvent(new PointerEvent(how, { pointerType: "mouse" }));

/** The click that ends a drag is none. */
function swallowClick(): void {
	const swallow = (event: Event) => event.stopPropagation();
	window.addEventListener("click", swallow, { capture: true, once: true });
	setTimeout(() => window.removeEventListener("click", swallow, true), 0);
}

export const carry = (tile: string, quest: boolean) => ({
	onpointerdown: (down: PointerEvent) => {
		if (down.button !== 0 || !plan.lays(tile, quest)) return;
		const lift = down.pointerType === "touch" ? LIFT : 0;
		let over: Element | null = null;
		const move = (at: PointerEvent) => {
			if (at.pointerId !== down.pointerId) return;
			const far = Math.hypot(at.clientX - down.clientX, at.clientY - down.clientY);
			if (!plan.carried && far < SLACK) return;
			if (!plan.carried && quest) plan.lift(tile);
			const y = at.clientY - lift;
			plan.carried = { tile, x: at.clientX, y };
			const cell = cellAt(at.clientX, y);
			if (cell === over) return;
			rests(over, "pointerleave");
			rests(cell, "pointermove");
			over = cell;
		};
		const end = (at: PointerEvent) => {
			if (at.pointerId !== down.pointerId) return;
			window.removeEventListener("pointermove", move);
			window.removeEventListener("pointerup", end);
			window.removeEventListener("pointercancel", end);
			if (!plan.carried) return;
			rests(over, "pointerleave");
			if (at.type === "pointerup") over?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
			swallowClick();
			plan.putDown();
		};
		window.addEventListener("pointermove", move);
		window.addEventListener("pointerup", end);
		window.addEventListener("pointercancel", end);
	},
});
