/** The server's HTTP side: lobby, tables, replays, rules. Faults come as words to show. */

import { settings } from "../ui/settings.svelte";
import { t } from "../ui/words";
import type {
	Analysis,
	AskedAgain,
	Chapter,
	ClauseCard,
	Code,
	Created,
	Erased,
	Exported,
	Fork,
	GameCard,
	Health,
	History,
	HistoryAsked,
	HowToPlay,
	Keeping,
	MyTable,
	NewProfile,
	NewTable,
	Placing,
	PositionText,
	Recovered,
	Replay,
	Reply,
	Sat,
	SeatForms,
	SeatInvite,
	SeatsAsked,
	SetUpSeat,
	TableCard,
} from "./protocol";

/** Something the server would not or could not do, in words for people. */
export class Problem extends Error {
	constructor(
		readonly key: string,
		readonly words: string,
		readonly status: number,
	) {
		super(words);
	}
}

export function wordsOf(fault: unknown): string {
	return fault instanceof Problem ? fault.words : t.faultUnknown;
}

interface Call {
	method?: "GET" | "POST" | "DELETE";
	body?: unknown;
	secrets?: string[];
	signal?: AbortSignal | undefined;
}

export async function call<T>(
	path: string,
	{ method = "GET", body, secrets, signal }: Call = {},
): Promise<T> {
	const address = new URL(`/api${path}`, location.origin);
	address.searchParams.set("lang", settings.lang);
	const headers: Record<string, string> = {};
	if (body !== undefined) headers["Content-Type"] = "application/json";
	if (secrets?.length) headers.Authorization = `Bearer ${secrets.join(",")}`;
	const request: RequestInit = { method, headers };
	if (body !== undefined) request.body = typeof body === "string" ? body : JSON.stringify(body);
	if (signal) request.signal = signal;
	let answer: Response;
	try {
		answer = await fetch(address, request);
	} catch (error) {
		if (signal?.aborted) throw error;
		throw new Problem("offline", t.faultServerDown, 0);
	}
	return (await read(answer)) as T;
}

async function read(answer: Response): Promise<unknown> {
	const text = await answer.text();
	let value: unknown = null;
	try {
		value = text ? JSON.parse(text) : null;
	} catch {
		throw new Problem("unreadable", t.faultUnknown, answer.status);
	}
	if (answer.ok) return value;
	const told = (value ?? {}) as { key?: string; words?: string };
	throw new Problem(told.key ?? "unknown", told.words ?? t.faultUnknown, answer.status);
}

const post = <T>(path: string, body: unknown = {}) => call<T>(path, { method: "POST", body });
const part = encodeURIComponent;

export const api = {
	health: () => call<Health>("/health"),
	games: () => call<GameCard[]>("/games"),
	content: (game: string) => call<unknown>(`/games/${part(game)}/content`),
	tables: () => call<TableCard[]>("/tables"),
	create: (table: NewTable) => post<Created>("/tables", table),
	mine: (tables: { table: string; secrets: string[] }[]) =>
		post<MyTable[]>("/tables/mine", { tables }),
	table: (id: string) => call<TableCard>(`/tables/${part(id)}`),
	sit: (id: string, body: { invite: string; name: string } | { seat: number; name: string }) =>
		post<Sat>(`/tables/${part(id)}/sit`, body),
	rename: (id: string, secret: string, name: string) =>
		post<TableCard>(`/tables/${part(id)}/name`, { secret, name }),
	seatForms: (game: string, asked: SeatsAsked) =>
		post<SeatForms>(`/games/${part(game)}/seats`, asked),
	setUp: (id: string, wanted: SetUpSeat) => post<TableCard>(`/tables/${part(id)}/seat`, wanted),
	fill: (id: string, host: string, level: string) =>
		post<TableCard>(`/tables/${part(id)}/fill`, { host, level }),
	start: (id: string, host: string) => post<TableCard>(`/tables/${part(id)}/start`, { host }),
	leave: (id: string, secret: string, level: string) =>
		post<TableCard>(`/tables/${part(id)}/leave`, { secret, level }),
	kick: (id: string, host: string, seat: number) =>
		post<TableCard>(`/tables/${part(id)}/kick`, { host, seat }),
	mute: (id: string, host: string, seat: number, muted: boolean) =>
		post<TableCard>(`/tables/${part(id)}/mute`, { host, seat, muted }),
	invite: (id: string, host: string, seat: number) =>
		post<SeatInvite>(`/tables/${part(id)}/invite`, { host, seat }),
	closeTable: (id: string, host: string) => post<TableCard>(`/tables/${part(id)}/close`, { host }),
	watching: (id: string, host: string, spectators: boolean, most: number) =>
		post<TableCard>(`/tables/${part(id)}/watching`, { host, spectators, most }),
	seatCode: (id: string, secret: string) => post<Code>(`/tables/${part(id)}/code`, { secret }),
	recover: (id: string, code: string) => post<Recovered>(`/tables/${part(id)}/recover`, { code }),
	newProfile: () => post<NewProfile>("/profiles"),
	keepTables: (profile: string, tables: Keeping[]) =>
		call<string[]>("/profile/tables", { method: "POST", body: { tables }, secrets: [profile] }),
	history: (asked: HistoryAsked, profile: string) =>
		call<History>("/history", {
			method: "POST",
			body: asked,
			secrets: profile ? [profile] : [],
		}),
	exported: (profile: string) => call<Exported>("/profile", { secrets: [profile] }),
	erase: (profile: string) => call<Erased>("/profile", { method: "DELETE", secrets: [profile] }),
	record: (id: string) => call<unknown>(`/tables/${part(id)}/record`),
	open: (record: string) => post<TableCard>("/records", record),
	replay: (id: string, step: number, count: number, eyes: string, secrets: string[]) =>
		call<Replay>(`/tables/${part(id)}/replay?step=${step}&count=${count}&eyes=${part(eyes)}`, {
			secrets,
		}),
	fork: (id: string, fork: Fork) => post<Created>(`/tables/${part(id)}/fork`, fork),
	/** The position after a step of a finished game, as a text to be changed. */
	position: (id: string, step: number) =>
		call<PositionText>(`/tables/${part(id)}/position?step=${step}`),
	/** A table from a written position. */
	place: (placing: Placing) => post<Created>("/positions", placing),
	analysis: (id: string, method: "GET" | "POST" | "DELETE" = "GET") =>
		call<Analysis>(`/tables/${part(id)}/analysis`, {
			method,
			body: method === "POST" ? {} : undefined,
		}),
	question: (id: string, step: number, seat: number) =>
		call<AskedAgain>(`/tables/${part(id)}/question?step=${step}&seat=${seat}`),
	whatIf: (id: string, body: { step: number; seat: number; choices: string[] }) =>
		post<Reply>(`/tables/${part(id)}/question/preview`, body),
	search: (words: string, game: string, signal?: AbortSignal) =>
		call<ClauseCard[]>(`/rules/search?q=${part(words)}&game=${part(game)}`, { signal }),
	clause: (id: string) => call<ClauseCard>(`/rules/clauses/${part(id)}`),
	how: (game: string) => call<HowToPlay>(`/rules/games/${part(game)}/how`),
	chapters: (game: string) => call<Chapter[]>(`/rules/games/${part(game)}`),
};
