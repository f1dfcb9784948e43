/** What partners plan, told in words; what I mark for them to see. */

import type { BoardModule, BoardProps } from "../boards/board";
import type { PlanTold, SeatCard, State } from "../net/protocol";
import type { Words } from "../ui/words";
import type { Table } from "./table.svelte";

/** Only things: seats and buttons of a question are no plan. */
const THING = /^(?!seat:|option:)/;

/** Whether I play with somebody and may show what I plan. */
export const shares = (state: State | null, teams: readonly (readonly number[])[]): boolean =>
	state !== null &&
	state.eyes !== null &&
	state.outcome === null &&
	teams.some((team) => team.length > 1 && team.includes(state.eyes ?? -1));

export const marksOf = (state: State | null, seat: number | null): readonly string[] =>
	state?.plans.find((one) => one.seat === seat)?.targets ?? [];

/** Marks a thing for my partners, or takes the mark away. */
export async function toggle(table: Table, target: string): Promise<boolean> {
	const { state } = table;
	if (!state || !THING.test(target) || !shares(state, table.card?.teams ?? [])) return false;
	const seat = state.eyes ?? 0;
	const held = marksOf(state, seat);
	const left = held.filter((one) => one !== target);
	const targets = left.length < held.length ? left : [...held, target];
	await table.link.ask({ type: "plan", seat, targets: [...targets] });
	return true;
}

export async function clear(table: Table): Promise<void> {
	const seat = table.state?.eyes;
	if (seat != null) await table.link.ask({ type: "plan", seat, targets: [] });
}

/** A thing as the text board calls it, without its facts. */
export function called(
	target: string,
	board: BoardProps | null,
	module: BoardModule | null,
): string {
	const zones = board && module?.zones?.(board.view, board.content, board.eyes, board.t);
	const items = (zones ?? []).flatMap((zone) => [...zone.items, ...(zone.grid?.flat() ?? [])]);
	const found = items.find((one) => one?.target === target);
	return (found?.title ?? found?.words.split(/[;.,]/)[0] ?? "").trim();
}

/** What stands beside a seat: a bot's sentence, or what its person marked. */
export function planWords(
	plan: PlanTold,
	seat: SeatCard | undefined,
	eyes: number | null,
	name: (target: string) => string,
	t: Words,
): string {
	if (plan.words) return plan.words;
	const things = plan.targets.map(name).filter(Boolean).join(", ");
	if (!things) return "";
	return plan.seat === eyes ? t.youPlan(things) : t.plansOf(seat?.name ?? "", things);
}
