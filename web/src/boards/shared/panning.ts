/** Drag to pan, wheel or two fingers to zoom; a drag is no click. */

import type { Point } from "./zooming";

export interface Hands {
	pan(dx: number, dy: number): void;
	zoom(by: number, at: Point): void;
	/** Twice on the empty ground. */
	reset(): void;
	/** Whether one pointer alone pans; else it is left to the browser. */
	drags?(event: PointerEvent): boolean;
	/** The middle button pans too, where the left one does something else. */
	middle?: boolean;
	/** Whether the wheel zooms; else it is left to the browser. */
	wheels?(event: WheelEvent): boolean;
}

/** A finger that moves less than this has not moved. */
const SLACK = 6;
const WHEEL = 1.0015;

export function panning(node: HTMLElement | SVGSVGElement, hands: Hands) {
	const down = new Map<number, Point>();
	let moved = false;
	let drags = true;
	let start: Point = { x: 0, y: 0 };

	const here = (event: MouseEvent): Point => {
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
		if (event.button !== 0 && !(event.button === 1 && hands.middle)) return;
		if (event.isPrimary) {
			down.clear();
			moved = false;
			drags = hands.drags?.(event) ?? true;
			start = here(event);
		}
		down.set(event.pointerId, here(event));
	};
	const onUp = (event: PointerEvent) => {
		down.delete(event.pointerId);
	};
	const onMove = (event: PointerEvent) => {
		const was = down.get(event.pointerId);
		if (!was) return;
		if (event.buttons === 0) return onUp(event);
		const now = here(event);
		if (!drags && down.size === 1) {
			down.set(event.pointerId, now);
			return;
		}
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
	const onClick = (event: MouseEvent) => {
		if (!moved) return;
		moved = false;
		event.stopPropagation();
		event.preventDefault();
	};
	/** Where one finger is the browser's, two are not. */
	const onTouch = (event: TouchEvent) => {
		if (event.touches.length > 1 && event.cancelable) event.preventDefault();
	};
	const onWheel = (event: WheelEvent) => {
		if (hands.wheels && !hands.wheels(event)) return;
		event.preventDefault();
		hands.zoom(WHEEL ** -event.deltaY, here(event));
	};
	const onTwice = (event: MouseEvent) => {
		if (event.target instanceof Element && !event.target.closest("[data-target], button"))
			hands.reset();
	};

	const gone = new AbortController();
	const on = <E extends Event>(name: string, hear: (event: E) => void, how = {}) =>
		node.addEventListener(name, hear as EventListener, { signal: gone.signal, ...how });
	on("pointerdown", onDown);
	on("pointermove", onMove);
	on("pointerup", onUp);
	on("pointercancel", onUp);
	on("click", onClick, { capture: true });
	on("touchstart", onTouch, { passive: false });
	on("touchmove", onTouch, { passive: false });
	on("wheel", onWheel, { passive: false });
	on("dblclick", onTwice);
	return {
		update(next: Hands) {
			hands = next;
		},
		destroy: () => gone.abort(),
	};
}
