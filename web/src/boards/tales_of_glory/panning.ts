/** Drag to pan, wheel or two fingers to zoom; a drag is no click. */

import type { Cell } from "./geometry";

export interface Hands {
	pan(dx: number, dy: number): void;
	zoom(by: number, at: Cell): void;
	/** Twice on the empty ground. */
	reset(): void;
}

/** A finger that moves less than this has not moved. */
const SLACK = 6;
const WHEEL = 1.0015;

export function panning(node: SVGSVGElement, hands: Hands) {
	const down = new Map<number, Cell>();
	let moved = false;
	let start: Cell = { x: 0, y: 0 };

	const here = (event: MouseEvent): Cell => {
		const box = node.getBoundingClientRect();
		return { x: event.clientX - box.left, y: event.clientY - box.top };
	};
	const spread = () => {
		const [a, b] = [...down.values()];
		if (!a || !b) return null;
		return {
			far: Math.hypot(a.x - b.x, a.y - b.y),
			at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
		};
	};

	const onDown = (event: PointerEvent) => {
		if (event.button !== 0) return;
		if (down.size === 0) {
			moved = false;
			start = here(event);
		}
		down.set(event.pointerId, here(event));
	};
	const onMove = (event: PointerEvent) => {
		const was = down.get(event.pointerId);
		if (!was) return;
		const now = here(event);
		if (!moved && down.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
		if (!moved) {
			moved = true;
			for (const id of down.keys()) node.setPointerCapture?.(id);
		}
		const before = spread();
		down.set(event.pointerId, now);
		const after = spread();
		if (before && after && before.far > 0) {
			hands.pan(after.at.x - before.at.x, after.at.y - before.at.y);
			hands.zoom(after.far / before.far, after.at);
		} else {
			hands.pan(now.x - was.x, now.y - was.y);
		}
	};
	const onUp = (event: PointerEvent) => {
		down.delete(event.pointerId);
	};
	const onClick = (event: MouseEvent) => {
		if (!moved) return;
		moved = false;
		event.stopPropagation();
		event.preventDefault();
	};
	const onWheel = (event: WheelEvent) => {
		event.preventDefault();
		hands.zoom(WHEEL ** -event.deltaY, here(event));
	};
	const onTwice = (event: MouseEvent) => {
		if (event.target instanceof Element && !event.target.closest("[data-target]")) hands.reset();
	};

	node.addEventListener("pointerdown", onDown);
	node.addEventListener("pointermove", onMove);
	node.addEventListener("pointerup", onUp);
	node.addEventListener("pointercancel", onUp);
	node.addEventListener("click", onClick, true);
	node.addEventListener("wheel", onWheel, { passive: false });
	node.addEventListener("dblclick", onTwice);
	return {
		update(next: Hands) {
			hands = next;
		},
		destroy() {
			node.removeEventListener("pointerdown", onDown);
			node.removeEventListener("pointermove", onMove);
			node.removeEventListener("pointerup", onUp);
			node.removeEventListener("pointercancel", onUp);
			node.removeEventListener("click", onClick, true);
			node.removeEventListener("wheel", onWheel);
			node.removeEventListener("dblclick", onTwice);
		},
	};
}
