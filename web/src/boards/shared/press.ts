/** Click, Enter and Space for what is no button by itself, and what a hand or focus rests on. */

export const press = (act: (at: Element) => void) => ({
	onclick: (event: MouseEvent) => act(event.currentTarget as Element),
	onkeydown: (event: KeyboardEvent) => {
		if (event.key !== "Enter" && event.key !== " ") return;
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		act(event.currentTarget as Element);
	},
});

/** The thing under the pointer. */
let under: EventTarget | null = null;

/**
 * A hand or the focus comes to rest on a thing, and leaves it. A finger does not hover: its tap
 * previews through the shell. A thing that moves under a hand that is still has not been pointed at,
 * and a click is no focus.
 */
export const rest = (come: () => void, go: () => void) => ({
	onpointermove: (event: PointerEvent) => {
		if (event.pointerType === "touch" || under === event.currentTarget) return;
		under = event.currentTarget;
		come();
	},
	onpointerleave: (event: PointerEvent) => {
		if (event.pointerType === "touch") return;
		if (under === event.currentTarget) under = null;
		go();
	},
	onfocus: (event: FocusEvent) => {
		if ((event.currentTarget as Element).matches(":focus-visible")) come();
	},
	onblur: go,
});
