/** A token is taken up by a hand, carried over the card and put down; taps and keys do the same. */

import { laying } from "./laying.svelte";

/** A hand that moves less than this has not moved. */
const SLACK = 6;
/** A finger would hide what it carries. */
const LIFT = 44;

/** Columns and rows of the card at a point of the screen, counted from 0; null beside the arena. */
export type Where = (x: number, y: number) => { column: number; row: number } | null;

/** The click that ends a drag is none. */
function swallowClick(): void {
	const swallow = (event: Event) => event.stopPropagation();
	window.addEventListener("click", swallow, { capture: true, once: true });
	setTimeout(() => window.removeEventListener("click", swallow, true), 0);
}

export const carry = (
	id: string,
	where: Where,
	lifts: (at: { x: number; y: number } | null) => void,
) => ({
	onpointerdown: (down: PointerEvent) => {
		if (down.button !== 0) return;
		const lift = down.pointerType === "touch" ? LIFT : 0;
		let carried = false;
		/** Where on the token the hand took it: it stays there. */
		let grip = { column: 0, row: 0 };
		const move = (at: PointerEvent) => {
			if (at.pointerId !== down.pointerId) return;
			const far = Math.hypot(at.clientX - down.clientX, at.clientY - down.clientY);
			if (!carried && far < SLACK) return;
			if (!carried) {
				if (laying.held?.token.id !== id) laying.take(id);
				grip = laying.grip(where(down.clientX, down.clientY));
			}
			carried = true;
			const [x, y] = [at.clientX, at.clientY - lift];
			lifts({ x, y });
			const over = where(x, y);
			if (over) laying.hover(over.column - grip.column, over.row - grip.row);
			else laying.away();
		};
		const end = (at: PointerEvent) => {
			if (at.pointerId !== down.pointerId) return;
			window.removeEventListener("pointermove", move);
			window.removeEventListener("pointerup", end);
			window.removeEventListener("pointercancel", end);
			if (!carried) return;
			lifts(null);
			swallowClick();
			if (at.type !== "pointerup") laying.putBack();
			else if (!laying.hovering) laying.drop();
			else laying.put();
		};
		window.addEventListener("pointermove", move);
		window.addEventListener("pointerup", end);
		window.addEventListener("pointercancel", end);
	},
});
