/** The fields of all seats of one table to be, asked of the server whenever something changes. */

import { api } from "../net/api";
import type { SeatField } from "../net/protocol";
import type { Given } from "./seatsetup";

/** Whoever types is waited for. */
const PAUSE = 150;

export class SeatForms {
	#forms = $state.raw<ReadonlyMap<number, SeatField[]>>(new Map());
	#timer: ReturnType<typeof setTimeout> | undefined;
	#last = 0;

	/** Those of a seat, as far as they are known. */
	of(seat: number): SeatField[] | undefined {
		return this.#forms.get(seat);
	}

	forget() {
		clearTimeout(this.#timer);
		this.#last += 1;
		if (this.#forms.size) this.#forms = new Map();
	}

	/** Asks after a short while; of several questions only the last is heard.
	 *
	 * A seat keeps its `id` wherever it is moved.
	 */
	ask(
		game: string,
		seats: readonly { id: number; given: Given }[],
		options: Record<string, string>,
		heard: (forms: ReadonlyMap<number, SeatField[]>) => void,
	) {
		clearTimeout(this.#timer);
		const number = ++this.#last;
		this.#timer = setTimeout(async () => {
			try {
				const given = seats.map((one) => one.given);
				const forms = await api.seatForms(game, { seats: given, options });
				if (number !== this.#last) return;
				this.#forms = new Map(seats.map((one, index) => [one.id, forms.seats[index] ?? []]));
				heard(this.#forms);
			} catch {
				// Opening the table will say what is wrong.
			}
		}, PAUSE);
	}
}
