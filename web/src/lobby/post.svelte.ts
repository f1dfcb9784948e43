/** Tables by post that wait for me while I look at something else: a mark in the title, and an alert. */

import { api } from "../net/api";
import type { MyTable } from "../net/protocol";
import { notify } from "../ui/alerts";
import { router, tablePath } from "../ui/route.svelte";
import { t } from "../ui/words";
import { keepPost, kept } from "./mine";

const STORE = "druzina.told";
const LOOK_AGAIN = 60_000;

export class Post {
	private waiting: MyTable[] = $state.raw([]);

	/** Those that wait elsewhere than on this page. */
	get elsewhere(): MyTable[] {
		const now = router.now;
		return this.waiting.filter((one) => now.screen !== "table" || now.id !== one.table.id);
	}

	/** Stands before the title of every page. */
	get mark(): string {
		return this.elsewhere.length ? `✉ ${this.elsewhere.length} · ` : "";
	}

	/** Looks now and then, also while the page is hidden; returns how to stop. */
	run(): () => void {
		const look = () => void this.look();
		const timer = setInterval(look, LOOK_AGAIN);
		document.addEventListener("visibilitychange", look);
		return () => {
			clearInterval(timer);
			document.removeEventListener("visibilitychange", look);
		};
	}

	async look(): Promise<void> {
		const keys = kept()
			.filter((one) => one.post && one.held.length)
			.map((one) => ({ table: one.id, secrets: one.held.map((seat) => seat.secret) }));
		try {
			this.hear(keys.length ? await api.mine(keys) : []);
		} catch {
			// The next look may find the server again.
		}
	}

	/** What of my tables was told, here or in the lobby. */
	hear(mine: readonly MyTable[]): void {
		for (const one of mine) keepPost(one.table);
		this.waiting = mine.filter((one) => one.waiting && one.table.manners.pace === "post");
		const told = read();
		const seen = router.now.screen === "home" && !document.hidden;
		for (const one of this.elsewhere) {
			const { id, title } = one.table;
			if (!seen && told[id] !== one.since) {
				notify(`${t.yourTurn} · ${title}`, one.words, {
					tag: id,
					elsewhere: true,
					open: () => router.go(tablePath(id)),
				});
			}
		}
		write(Object.fromEntries(this.waiting.map((one) => [one.table.id, one.since])));
	}
}

/** The questions somebody was told of, by table: another page of mine need not tell them again. */
function read(): Record<string, number> {
	try {
		return (JSON.parse(localStorage.getItem(STORE) ?? "{}") ?? {}) as Record<string, number>;
	} catch {
		return {};
	}
}

function write(told: Record<string, number>): void {
	try {
		localStorage.setItem(STORE, JSON.stringify(told));
	} catch {
		// Then each page tells for itself.
	}
}

export const post = new Post();
