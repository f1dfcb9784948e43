/** A picture that has a name for ears tells it to whoever points at it, too. */
export function tellName(target: EventTarget | null): void {
	const one = target instanceof Element ? target.closest('[role="img"][aria-label]') : null;
	if (one instanceof HTMLElement) one.title = one.ariaLabel ?? "";
}
