/** The dialogs that any screen may open. */

export type Panel = "settings" | "keys";

class Panels {
	now: Panel | null = $state(null);

	open(panel: Panel): void {
		this.now = panel;
	}

	close(): void {
		this.now = null;
	}
}

export const panels = new Panels();
