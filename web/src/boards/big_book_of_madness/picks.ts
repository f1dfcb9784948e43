/** What a tap means while the question is open: one choice, or one of several that go together. */

import type { Target } from "../board";
import { pays } from "./payment";
import type { Props } from "./types";

export type Mode = "one" | "many" | "pay";

export function modeOf({ asked, view, still }: Props): Mode {
	if (!asked || still) return "one";
	if (asked.kind === "Pay" && view.payment) return "pay";
	const { choosing } = view;
	return asked.unordered && choosing && (choosing.left > 1 || choosing.up_to) ? "many" : "one";
}

export interface Standing {
	about: Target | undefined;
	state: "open" | "chosen" | "greyed" | "plain";
	/** It can be laid in with others, though not as the first answer. */
	also: boolean;
	/** The choice as it is sent. */
	choice: string;
	/** The server holds it already: undo takes it back. */
	held: boolean;
}

/** The same set is offered once: such a thing is chosen together with others. */
const OTHER_ORDER = "BBM-SIM-02";

/** How the `nth` of equal things at a target stands to the open question. */
export function standing(board: Props, target: string, nth = 0): Standing {
	const about = board.targets.get(target);
	const mode = modeOf(board);
	if (mode === "pay") return inPayment(board, target, nth, about);
	const grey = board.forecast?.greyed.find(
		(one) => one.targets.includes(target) && one.clause === OTHER_ORDER,
	);
	const choice = about?.choices[0]?.choice ?? (mode === "many" ? (grey?.choice ?? "") : "");
	const chosen = choice !== "" && nth < count(board.draft, choice);
	const also = mode === "many" && !about?.choices.length && grey !== undefined;
	const given = about?.state === "chosen" ? "open" : (about?.state ?? "plain");
	return { about, choice, also, held: false, state: chosen ? "chosen" : also ? "plain" : given };
}

function inPayment(board: Props, target: string, nth: number, about: Target | undefined): Standing {
	const payment = board.view.payment;
	const spelled = target.slice("card:".length);
	const named = (texts: readonly string[]) =>
		texts.filter((text) => spelledIn(text) === spelled).length;
	const picked = named(payment?.picked ?? []);
	const mine = picked + named(board.draft);
	const held = nth < picked;
	const able =
		payment !== null && target.startsWith("card:") && pays(payment, spelled, board.draft);
	const given = about?.state === "chosen" ? "open" : (about?.state ?? "plain");
	return {
		about,
		choice: able && !held ? `pay ${spelled}` : "",
		held,
		also: able && !held && given !== "open",
		state: nth < mine ? "chosen" : able && given === "greyed" ? "plain" : given,
	};
}

const spelledIn = (text: string) => text.replace(/^pay /, "").replace(/ as .$/, "");
export const count = (draft: readonly string[], choice: string): number =>
	draft.filter((one) => one === choice).length;

/** Lays a thing in or takes it out. Of things that lie in a pile, each tap takes one more. */
export function toggled(board: Props, choice: string, chosen: boolean, pile = false): string[] {
	const { draft } = board;
	const left = board.view.choosing?.left ?? 1;
	if (pile ? draft.length >= left && draft.includes(choice) : chosen)
		return draft.toSpliced(draft.lastIndexOf(choice), 1);
	return draft.length >= left ? [...draft.slice(1), choice] : [...draft, choice];
}

/** What is sent for a set that is not full. */
export function whole(board: Props): string[] {
	const { choosing } = board.view;
	if (!choosing || board.draft.length >= choosing.left) return board.draft;
	return [...board.draft, "stop"];
}

export const ready = (board: Props): boolean => {
	const { choosing } = board.view;
	if (!choosing) return false;
	return board.draft.length === choosing.left || (choosing.up_to && board.draft.length > 0);
};
