/**
 * A piece is taken up, carried and put down on a place. The drag does nothing that tapping the piece
 * and then the place does not: the place is pointed at, then pressed. So every drag has its twins, as
 * long as piece and place are buttons.
 */

import type { Point } from "./zooming";

export interface Load {
	/** Whether the piece may be taken up now. */
	may(): boolean;
	/** Which elements are places, e.g. `[data-target^="cell:"]`. */
	onto: string;
	/** It has left its place. */
	lift?(): void;
	/** Where it is carried, in the page; null once it was put down or dropped. */
	carry(at: Point | null): void;
}

/** A hand that moves less than this has not moved. */
const SLACK = 6;
/** A finger would hide what it carries. */
const LIFT = 56;

const rests = (place: Element | null, how: "pointermove" | "pointerleave") =>
	place?.dispatchEvent(new PointerEvent(how, { pointerType: "mouse" }));

/** The click that ends a drag is none. */
function swallowClick(): void {
	const swallow = (event: Event) => event.stopPropagation();
	window.addEventListener("click", swallow, { capture: true, once: true });
	setTimeout(() => window.removeEventListener("click", swallow, true), 0);
}

/** Spread over the piece: `<button {...carrying(load)}>`. */
export const carrying = (load: Load) => ({
	onpointerdown: (down: PointerEvent) => {
		if (down.button !== 0 || !load.may()) return;
		const raised = down.pointerType === "touch" ? LIFT : 0;
		let lifted = false;
		let over: Element | null = null;
		const move = (at: PointerEvent) => {
			if (at.pointerId !== down.pointerId) return;
			const far = Math.hypot(at.clientX - down.clientX, at.clientY - down.clientY);
			if (!lifted && far < SLACK) return;
			if (!lifted) load.lift?.();
			lifted = true;
			const [x, y] = [at.clientX, at.clientY - raised];
			load.carry({ x, y });
			const place = document.elementFromPoint(x, y)?.closest(load.onto) ?? null;
			if (place === over) return;
			rests(over, "pointerleave");
			rests(place, "pointermove");
			over = place;
		};
		const gone = new AbortController();
		const end = (at: PointerEvent) => {
			if (at.pointerId !== down.pointerId) return;
			gone.abort();
			if (!lifted) return;
			rests(over, "pointerleave");
			if (at.type === "pointerup") over?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
			swallowClick();
			load.carry(null);
		};
		window.addEventListener("pointermove", move, { signal: gone.signal });
		window.addEventListener("pointerup", end, { signal: gone.signal });
		window.addEventListener("pointercancel", end, { signal: gone.signal });
	},
});
