/** Everything with `data-target` on the page: roving tab stop, arrows, next open one, long press. */

import { isDirection, nearest } from "./compass";

type Piece = HTMLElement | SVGElement;

const ALL = "[data-target][data-state]";
const ACTIVE = 'button, a[href], [role="button"], [role="option"], [role="gridcell"]';

export function pieces(within: ParentNode): Piece[] {
	return [...within.querySelectorAll<Piece>(ALL)].filter(
		(one) => one.matches(ACTIVE) && visible(one),
	);
}

function visible(one: Element): boolean {
	const box = one.getBoundingClientRect();
	return box.width > 0 && box.height > 0;
}

export function openOnes(within: ParentNode): Piece[] {
	const open = within.querySelectorAll<Piece>('[data-target][data-state="open"]');
	return [...open].filter((one) => one.matches(ACTIVE) && visible(one));
}

export function targetAt(element: Element | null): string {
	return element?.closest<Piece>("[data-target]")?.dataset.target ?? "";
}

export function pieceOf(target: string): Piece | null {
	const found = [...document.querySelectorAll<Piece>(`[data-target="${CSS.escape(target)}"]`)];
	return found.find(visible) ?? found[0] ?? null;
}

/** One tab stop for a whole region: the last focused piece, else the first open one. */
export function rove(region: HTMLElement): () => void {
	let queued = false;
	const settle = () => {
		queued = false;
		const all = [...region.querySelectorAll<Piece>(ALL)].filter((one) => one.matches(ACTIVE));
		if (all.length === 0) return;
		const focused = all.find((one) => one === document.activeElement);
		const kept = all.find((one) => one.dataset.stop === "yes");
		const stop =
			focused ??
			(kept && kept.dataset.state !== "plain" ? kept : undefined) ??
			all.find((one) => one.dataset.state === "open") ??
			all[0];
		for (const one of all) {
			const index = one === stop ? "0" : "-1";
			if (one.getAttribute("tabindex") !== index) one.setAttribute("tabindex", index);
			if (one === stop) one.dataset.stop = "yes";
			else delete one.dataset.stop;
		}
	};
	const later = () => {
		if (queued) return;
		queued = true;
		queueMicrotask(settle);
	};
	const watcher = new MutationObserver(later);
	watcher.observe(region, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ["data-state", "data-target"],
	});
	region.addEventListener("focusin", later);
	later();
	return () => {
		watcher.disconnect();
		region.removeEventListener("focusin", later);
	};
}

/** Arrow keys inside a region; true if the focus moved. */
export function arrow(region: Element, key: string): boolean {
	if (!isDirection(key)) return false;
	const all = pieces(region);
	const here = document.activeElement;
	const from = here && region.contains(here) && here !== region ? here : null;
	if (!from) {
		(openOnes(region)[0] ?? all[0])?.focus();
		return all.length > 0;
	}
	const others = all.filter((one) => one !== from);
	const at = nearest(
		from.getBoundingClientRect(),
		others.map((one) => one.getBoundingClientRect()),
		key,
	);
	others[at]?.focus();
	return at >= 0;
}

/** The next open target after the focused one, round and round. */
export function nextOpen(by: 1 | -1): boolean {
	const all = openOnes(document);
	if (all.length === 0) return false;
	const at = all.indexOf(document.activeElement as Piece);
	const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length;
	bringIntoView(all[next]);
	return true;
}

export function bringIntoView(piece: Piece | null | undefined): void {
	if (!piece) return;
	const region = piece.closest('[data-region="board"]');
	region?.dispatchEvent(new CustomEvent("board:go", { detail: piece.dataset.target }));
	piece.scrollIntoView({ block: "nearest", inline: "nearest" });
	piece.focus({ preventScroll: true });
}

const LONG = 500;

/** A long press of one finger asks about a thing instead of choosing it. */
export function longPress(region: HTMLElement, explain: (target: string) => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let asked = false;
	const down = (event: PointerEvent) => {
		asked = false;
		stop();
		if (event.pointerType !== "touch" || !event.isPrimary) return;
		const target = targetAt(event.target as Element);
		if (!target) return;
		timer = setTimeout(() => {
			asked = true;
			explain(target);
		}, LONG);
	};
	const stop = () => clearTimeout(timer);
	const click = (event: MouseEvent) => {
		if (!asked) return;
		asked = false;
		event.preventDefault();
		event.stopPropagation();
	};
	const menu = (event: Event) => {
		if (asked || timer) event.preventDefault();
	};
	region.addEventListener("pointerdown", down);
	for (const name of ["pointerup", "pointercancel", "pointermove"] as const) {
		region.addEventListener(name, name === "pointermove" ? moved : stop);
	}
	function moved(event: Event) {
		const at = event as PointerEvent;
		if (Math.abs(at.movementX) + Math.abs(at.movementY) > 8) stop();
	}
	region.addEventListener("click", click, true);
	region.addEventListener("contextmenu", menu);
	return () => {
		stop();
		region.removeEventListener("pointerdown", down);
		region.removeEventListener("pointerup", stop);
		region.removeEventListener("pointercancel", stop);
		region.removeEventListener("pointermove", moved);
		region.removeEventListener("click", click, true);
		region.removeEventListener("contextmenu", menu);
	};
}
