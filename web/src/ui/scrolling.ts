/** A region that scrolls is a stop of the Tab key, so that the arrows can scroll it. */
export function scrollable(region: HTMLElement): () => void {
	const sizes = new ResizeObserver(() => {
		const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region;
		region.tabIndex = scrollWidth > clientWidth || scrollHeight > clientHeight ? 0 : -1;
	});
	const watch = () => {
		sizes.disconnect();
		for (const one of [region, ...region.children]) sizes.observe(one);
	};
	const parts = new MutationObserver(watch);
	parts.observe(region, { childList: true });
	watch();
	return () => {
		sizes.disconnect();
		parts.disconnect();
	};
}
