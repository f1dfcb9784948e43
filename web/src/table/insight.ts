/** Which targets the board or the tray shows where they can be pressed, for as long as one looks. */

/** So long nothing has changed before it is looked at again; at most so long it is put off. */
const CALM = 120;
const MOST = 500;
const REGIONS = ':is([data-region="board"], [data-region="tray"])';

/** Whether the board or the tray has it where it can be pressed. */
export function inSight(id: string): boolean {
	const pieces = document.querySelectorAll(`${REGIONS} [data-target="${CSS.escape(id)}"]`);
	return [...pieces].some((one) => {
		const at = one.getBoundingClientRect();
		const region = one.closest(REGIONS)?.getBoundingClientRect();
		const middle = (at.top + at.bottom) / 2;
		if (region && (middle < region.top || middle > region.bottom)) return false;
		return at.width > 0 && at.top >= 0 && at.bottom <= window.innerHeight;
	});
}

/** Calls `look` whenever what is in sight may have changed: something came, moved or was scrolled. */
export function following(look: () => void): () => void {
	let timer = 0;
	let since = 0;
	const soon = () => {
		const now = performance.now();
		if (!timer) since = now;
		else clearTimeout(timer);
		timer = window.setTimeout(
			() => {
				timer = 0;
				look();
			},
			Math.max(0, Math.min(CALM, since + MOST - now)),
		);
	};
	const seen = new MutationObserver(soon);
	seen.observe(document.body, { childList: true, subtree: true, attributes: true });
	const events = ["scroll", "resize", "transitionend", "animationend"];
	for (const event of events) addEventListener(event, soon, { capture: true, passive: true });
	return () => {
		clearTimeout(timer);
		seen.disconnect();
		for (const event of events) removeEventListener(event, soon, { capture: true });
	};
}
