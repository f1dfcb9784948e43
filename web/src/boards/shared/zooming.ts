/** How far a board is zoomed and by what steps, and the shell's keys and buttons that ask for it. */

export const ZOOM = { least: 0.5, most: 3, step: 1.25 };

export type Way = "in" | "out" | "fit";

export interface Point {
	x: number;
	y: number;
}

export interface Steer {
	zoom(way: Way): void;
	/** Brings a target into view, where the browser would not. */
	go?(target: string): void;
	/** Something else than the whole is shown. */
	away: boolean;
}

/** Lets the shell steer: its events reach the region of the board that this element is in. */
export const steered = (steer: () => Steer | undefined) => (root: HTMLElement) => {
	const region = root.closest<HTMLElement>('[data-region="board"]') ?? root;
	const zoom = (event: Event) => steer()?.zoom((event as CustomEvent<Way>).detail);
	const go = (event: Event) => steer()?.go?.((event as CustomEvent<string>).detail);
	region.addEventListener("board:zoom", zoom);
	region.addEventListener("board:go", go);
	return () => {
		region.removeEventListener("board:zoom", zoom);
		region.removeEventListener("board:go", go);
	};
};
