/** What a person looks at between answers: a spell's multiple, another wizard's area, a payment. */

import type { Props } from "./types";

class Plan {
	/** The multiple a spell's text is shown at. */
	times: Record<string, number> = $state({});
	/** Whose area is open on a narrow screen. */
	looking: number | null = $state(null);
	private laid = "";

	/** The proposed payment is laid in once, when it is first asked for. */
	lay(board: Props): void {
		const { asked, view, draft, still } = board;
		const key = asked?.kind === "Pay" ? `${asked.seat} ${asked.number}` : "";
		if (key === this.laid || still) return;
		this.laid = key;
		if (key && view.payment && draft.length === 0) board.actions.keep(view.payment.proposal);
	}

	forget(): void {
		this.laid = "";
		this.times = {};
		this.looking = null;
	}
}

/** One table is looked at at a time. */
export const plan = new Plan();
