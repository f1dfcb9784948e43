/** Any view as headings and lists: what the keys are called, the content and the shell say. */

import type { SeatCard } from "../../net/protocol";
import type { Speak } from "../../ui/words";
import type { Zone, ZoneItem } from "../board";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Named {
	name: string;
	words: string;
}

/** Every thing of the content that has an id or a key and a name. */
export function namesOf(content: unknown): Map<string, Named> {
	const found = new Map<string, Named>();
	const walk = (value: unknown, key: string, depth: number) => {
		if (value === null || typeof value !== "object" || depth > 4) return;
		const one = value as Record<string, unknown>;
		if (typeof one.name === "string") {
			const words = typeof one.words === "string" ? one.words : "";
			found.set(typeof one.id === "string" ? one.id : key, { name: one.name, words });
			return;
		}
		for (const [inner, child] of Object.entries(one)) walk(child, inner, depth + 1);
	};
	walk(content, "", 0);
	return found;
}

function labels(content: unknown, t: Speak): (key: string) => string {
	const words = (content as { words?: Record<string, string> } | null)?.words ?? {};
	const shell = t.fields as Record<string, string>;
	return (key) => {
		const said = words[key] ?? shell[key] ?? key.replaceAll("_", " ");
		return said.charAt(0).toLocaleUpperCase() + said.slice(1);
	};
}

export interface Reader {
	label(key: string): string;
	/** A value in words; lists are joined. */
	say(value: Json, key?: string): string;
	name(id: string): string | null;
	seat(number: number): string;
}

export function reader(content: unknown, seats: SeatCard[], t: Speak): Reader {
	const names = namesOf(content);
	const label = labels(content, t);
	const seat = (n: number) => {
		const card = seats.find((one) => one.seat === n);
		return card ? card.name || card.level_words : String(n);
	};
	const name = (id: string) => names.get(id)?.name ?? null;
	const say = (value: Json, key = ""): string => {
		if (value === null || value === "") return "–";
		if (typeof value === "boolean") return value ? t.yes : t.no;
		if (typeof value === "number") return isSeat(key) ? seat(value) : String(value);
		if (typeof value === "string") return name(value) ?? value;
		if (Array.isArray(value))
			return value.length ? value.map((one) => say(one, key)).join(", ") : "–";
		return Object.entries(value)
			.map(([inner, one]) =>
				typeof one === "string" && name(one) ? name(one) : `${label(inner)} ${say(one, inner)}`,
			)
			.join(", ");
	};
	return { label, say, name, seat };
}

const isSeat = (key: string) => key === "seat" || key === "start" || key === "first_player";
const isThings = (value: Json): value is { [key: string]: Json }[] =>
	Array.isArray(value) &&
	value.length > 0 &&
	value.every((one) => one !== null && typeof one === "object" && !Array.isArray(one));

/** A thing's target, as boards name them: by its slot, its cell, its id. */
function targetOf(key: string, thing: { [key: string]: Json }, known: Reader): string | undefined {
	if (typeof thing.slot === "number" && key !== "players") return `slot:${thing.slot}`;
	if (typeof thing.seat === "number") return `seat:${thing.seat}`;
	for (const kind of ["tile", "card", "figure"]) {
		const id = thing[kind];
		if (typeof id === "string" && known.name(id)) return `${kind}:${id}`;
	}
	return undefined;
}

const HIDDEN = new Set(["asked", "outcome", "seat"]);

export function zonesOf(view: unknown, content: unknown, seats: SeatCard[], t: Speak): Zone[] {
	if (view === null || typeof view !== "object") return [];
	const known = reader(content, seats, t);
	const plain: ZoneItem[] = [];
	const zones: Zone[] = [];
	for (const [key, value] of Object.entries(view as Record<string, Json>)) {
		if (HIDDEN.has(key)) continue;
		if (isThings(value))
			zones.push({ title: known.label(key), items: value.map((one) => itemOf(key, one, known)) });
		else plain.push({ words: `${known.label(key)}: ${known.say(value, key)}` });
	}
	return plain.length ? [{ title: t.table, items: plain }, ...zones] : zones;
}

/** The first thing with a name is the heading, else the seat, else the first number. */
function itemOf(key: string, thing: { [key: string]: Json }, known: Reader): ZoneItem {
	const target = targetOf(key, thing, known);
	const parts = Object.entries(thing).filter(
		([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0),
	);
	const head =
		parts.find(([inner, value]) => inner === "seat" && typeof value === "number") ??
		parts.find(([, value]) => typeof value === "string" && known.name(value) !== null) ??
		parts[0];
	const title = head
		? typeof head[1] === "number" && head[0] !== "seat"
			? `${known.label(head[0])} ${head[1]}`
			: known.say(head[1], head[0])
		: "";
	const facts = parts
		.filter((part) => part !== head)
		.map(([inner, value]): [string, string] => [known.label(inner), known.say(value, inner)]);
	const words = [title, ...facts.map((fact) => fact.join(" "))].join("; ");
	return target ? { words, target, title, facts } : { words, title, facts };
}
