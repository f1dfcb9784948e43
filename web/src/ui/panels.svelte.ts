/** The dialogs that any screen may open. */

import type { Answering } from "../table/answering.svelte";
import type { Table } from "../table/table.svelte";

export type Panel = "settings" | "keys";

/** The table that lies open under the dialog. */
export interface At {
	table: Table;
	answering: Answering;
}

class Panels {
	now: Panel | null = $state(null);
	at: At | null = $state.raw(null);

	open(panel: Panel): void {
		this.now = panel;
	}

	close(): void {
		this.now = null;
	}

	/** Returns how to leave the table. */
	sit(at: At): () => void {
		this.at = at;
		return () => {
			this.at = null;
		};
	}
}

export const panels = new Panels();
