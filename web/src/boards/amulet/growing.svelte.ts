/** Whose skill tree or amulet is looked at over the map. */

export type Growing = "tree" | "amulet";

/** Questions that are answered there. */
const ASKED: Record<string, Growing> = { PlaceXp: "tree", PlaceGem: "amulet" };

class GrowingState {
	what: Growing | null = $state(null);
	seat = $state(0);
	private number = -2;

	/** A question about it opens it, the next one closes it. */
	follow(kind: string, number: number, eyes: number | null): void {
		if (number === this.number) return;
		this.number = number;
		this.what = ASKED[kind] ?? null;
		if (this.what) this.seat = eyes ?? 0;
	}

	open(what: Growing, seat: number): void {
		this.what = this.what === what && this.seat === seat ? null : what;
		this.seat = seat;
	}

	close(): void {
		this.what = null;
	}
}

export const growing = new GrowingState();
