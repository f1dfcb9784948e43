/** The shape of a seat: it stands beside the name everywhere, for colour is never alone. */

export interface SeatShape {
	name: "circle" | "square" | "triangle" | "diamond" | "pentagon";
	path: string;
	mark: string;
	fill: string;
	on: string;
}

const shape = (n: number, name: SeatShape["name"], path: string, mark: string): SeatShape => ({
	name,
	path,
	mark,
	fill: `var(--seat-${n})`,
	on: `var(--seat-${n}-on)`,
});

const SHAPES: readonly SeatShape[] = [
	shape(1, "circle", "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21z", "●"),
	shape(
		2,
		"square",
		"M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
		"■",
	),
	shape(3, "triangle", "M12 1.5L23 21.5H1z", "▲"),
	shape(4, "diamond", "M12 .8L23.2 12 12 23.2.8 12z", "◆"),
	shape(5, "pentagon", "M12 1.2L23 9.4 18.8 22.4H5.2L1 9.4z", "⬟"),
];

export function seatShape(seat: number): SeatShape {
	return SHAPES[seat % SHAPES.length] as SeatShape;
}
