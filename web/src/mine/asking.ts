/** What is asked about one's games, and what is taken along of them. */

import { kept } from "../lobby/mine";
import { api } from "../net/api";
import type { History, HistoryAsked, MyGame } from "../net/protocol";
import { profile } from "./profile.svelte";

export interface Wanted {
	game: string;
	result: NonNullable<HistoryAsked["result"]>;
	who: string;
	limit: number;
}

export const EVERYTHING: Wanted = { game: "", result: "", who: "", limit: 1000 };
const MOST = 300;

const here = () =>
	kept()
		.filter((one) => one.held.length)
		.slice(0, MOST)
		.map((one) => ({ table: one.id, secrets: one.held.map((seat) => seat.secret) }));

/** Mine are this device's and my profile's; a foreign profile is looked at alone. */
export function history(wanted: Wanted, foreign = ""): Promise<History> {
	const tables = foreign ? [] : here();
	return api.history({ ...wanted, tables }, foreign || profile.secret);
}

/** All that is known of me with the records of finished games; tells how far it has come. */
export async function everything(told: (done: number, all: number) => void): Promise<string> {
	const mine = profile.secret
		? await profile.sync().then(() => api.exported(profile.secret))
		: await history(EVERYTHING);
	const finished = mine.games.filter((one) => one.status === "finished");
	const records: Record<string, unknown> = {};
	for (const [done, one] of finished.entries()) {
		told(done, finished.length);
		records[one.table] = await api.record(one.table).catch(() => null);
	}
	return JSON.stringify({ ...mine, games: mine.games.map(plain), records }, null, 1);
}

/** A file that is handed on holds no keys. */
const plain = ({ keys: _, ...game }: MyGame) => game;
