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

/** A finger does not hover: its tap previews through the shell. */
export const rest = (come: () => void, go: () => void) => ({
	onpointerenter: (event: PointerEvent) => {
		if (event.pointerType !== "touch") come();
	},
	onpointerleave: (event: PointerEvent) => {
		if (event.pointerType !== "touch") go();
	},
	onfocus: come,
	onblur: go,
});
