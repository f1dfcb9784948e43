/** The tables of this device and the keys to their seats: the links are the only keys. */

import type { Created, Sat, TableCard } from "../net/protocol";

export interface Kept {
	id: string;
	host: string;
	held: { seat: number; secret: string }[];
	invites: { seat: number; invite: string }[];
	/** The coach sits beside this table. */
	coach: boolean;
	at: number;
	/** It is played by post, and not over yet. */
	post?: boolean;
}

const STORE = "druzina.tables";
const MOST = 300;

export function kept(): Kept[] {
	try {
		const list: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
		return Array.isArray(list) ? list.filter(sound) : [];
	} catch {
		return [];
	}
}

function sound(one: unknown): one is Kept {
	const it = one as Kept | null;
	return typeof it?.id === "string" && Array.isArray(it.held) && Array.isArray(it.invites);
}

/** Those used last, as many as may be asked for at once. */
export const recent = () => kept().slice(0, 50);

export function keptOf(id: string): Kept | null {
	return kept().find((one) => one.id === id) ?? null;
}

export function keep(one: Kept): void {
	const rest = kept().filter((other) => other.id !== one.id);
	write([{ ...one, at: Date.now() }, ...rest].slice(0, MOST));
}

export function forget(id: string): void {
	write(kept().filter((one) => one.id !== id));
}

function write(list: Kept[]): void {
	try {
		localStorage.setItem(STORE, JSON.stringify(list));
	} catch {
		// Then the link in the address is all there is.
	}
}

export function keepCreated(made: Created, coach = false): void {
	const { table, host, held, invites } = made;
	keep({ id: table.id, host, held, invites, coach, at: 0, post: byPost(table) });
}

const byPost = (table: TableCard) =>
	table.manners.pace === "post" && (table.status === "waiting" || table.status === "playing");

/** What is known of the table's pace now; the list stays in its order. */
export function keepPost(table: TableCard): void {
	const post = byPost(table);
	const list = kept();
	const one = list.find((other) => other.id === table.id);
	if (!one || (one.post ?? false) === post) return;
	one.post = post;
	write(list);
}

export function keepSat(sat: Sat): void {
	keepSecret(sat.table.id, sat.seat, sat.secret);
	keepPost(sat.table);
}

export function keepSecret(id: string, seat: number, secret: string): void {
	const before = keptOf(id) ?? { id, host: "", held: [], invites: [], coach: false, at: 0 };
	const held = before.held.filter((one) => one.secret !== secret && one.seat !== seat);
	keep({ ...before, held: [...held, { seat, secret }].sort((a, b) => a.seat - b.seat) });
}

export function silenceCoach(id: string): void {
	const one = keptOf(id);
	if (one) keep({ ...one, coach: false });
}
