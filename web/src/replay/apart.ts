/** Moves labels apart that would lie on each other: in their order, within the room there is. */
export function apart(wanted: readonly number[], gap: number, low: number, high: number): number[] {
	const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
	const least = Math.min(gap, (high - low) / Math.max(1, order.length - 1));
	let floor = low;
	for (const one of order) {
		one.at = Math.max(one.at, floor);
		floor = one.at + least;
	}
	let ceiling = high;
	for (const one of order.toReversed()) {
		one.at = Math.min(one.at, ceiling);
		ceiling = one.at - least;
	}
	return order.sort((a, b) => a.index - b.index).map((one) => one.at);
}
