/** What the keys do at a table. */

import {
	arrow,
	bringIntoView,
	nextOpen,
	openOnes,
	pieceOf,
	targetAt,
} from "../boards/shared/pointing";
import { meaning, typing } from "../ui/keys";
import { settings } from "../ui/settings.svelte";
import type { Answering } from "./answering.svelte";
import type { Stage } from "./stage.svelte";

export interface Controls {
	stage: Stage;
	answering: Answering | null;
	/** Says whose turn it is, the prompt and my figures. */
	where(): void;
	/** Replay only. */
	step?(by: "back" | "on" | "turnBack" | "turnOn"): void;
	/** Marks a thing for my partners; false where there are none. */
	plan?(target: string): boolean;
	/** What the pointer is over. */
	hovered(): string;
}

const region = (name: string) => document.querySelector<HTMLElement>(`[data-region="${name}"]`);

function enter(name: string): void {
	const place = region(name);
	if (!place) return;
	const stop = place.querySelector<HTMLElement>('[data-stop="yes"], [data-state="open"]');
	(stop ?? place).focus();
}

export const toBoard = (event: string, detail: string) =>
	region("board")?.dispatchEvent(new CustomEvent(event, { detail }));

/** True if the key meant something here. */
export function press(event: KeyboardEvent, on: Controls): boolean {
	const here = document.activeElement;
	if (document.querySelector("dialog[open]")) return false;
	const writes = typing(here);
	const board = here?.closest('[data-region="board"], [data-region="tray"]');
	if (board && !writes && arrow(board, event.key)) return true;
	if ((event.key === "Enter" || event.key === " ") && activates(event, here, on)) return true;
	const meant = meaning(event, settings.now.keys, settings.now.shortcuts && !writes);
	if (!meant) return false;
	if (meant.action === "option") return option(meant.number, on);
	if (
		event.repeat &&
		!["stepBack", "stepOn", "nextTarget", "previousTarget"].includes(meant.action)
	)
		return true;
	return (DEEDS[meant.action] ?? (() => false))(on, here) !== false;
}

/** A piece drawn in SVG has no click of its own for Enter and Space. */
function activates(event: KeyboardEvent, here: Element | null, on: Controls): boolean {
	if (!(here instanceof SVGElement) || event.ctrlKey || event.metaKey || event.repeat) return false;
	const target = here.dataset.target;
	if (!target || !on.answering) return false;
	on.answering.pick(target, here);
	return true;
}

function option(number: number, on: Controls): boolean {
	const one = on.answering?.asked?.options[number - 1];
	if (!one) return false;
	void on.answering?.choose([one.choice]);
	return true;
}

type Deed = (on: Controls, here: Element | null) => unknown;

const DEEDS: Record<string, Deed> = {
	nextTarget: () => nextOpen(1),
	previousTarget: () => nextOpen(-1),
	confirm: ({ answering }) => primary(answering),
	confirmAlways: ({ answering }) => primary(answering),
	options: ({ stage }) => stage.openSide("options"),
	log: ({ stage }) => stage.openSide("log"),
	chat: ({ stage }) => stage.openSide("chat"),
	search: ({ stage }) => {
		stage.clause = "";
		stage.openSide("rules");
	},
	board: () => enter("board"),
	hand: ({ stage }) => {
		stage.low = false;
		enter("tray");
	},
	players: () => enter("players"),
	why: (on, here) => explain(on, here),
	undo: ({ answering }) => void answering?.undo(),
	redo: ({ answering }) => void answering?.redo(),
	hint: ({ answering }) => void answering?.advise(),
	textBoard: () => settings.set("textBoard", !settings.now.textBoard),
	go: ({ answering }) => go(answering),
	where: (on) => on.where(),
	rotate: () => toBoard("board:turn", "rotate"),
	mirror: () => toBoard("board:turn", "mirror"),
	rays: () => toBoard("board:scan", "rays"),
	reach: () => toBoard("board:scan", "reach"),
	share: (on, here) => on.plan?.(targetAt(here) || on.hovered()) ?? false,
	zoomIn: () => toBoard("board:zoom", "in"),
	zoomOut: () => toBoard("board:zoom", "out"),
	fit: () => toBoard("board:zoom", "fit"),
	stepBack: (on) => (on.step ? on.step("back") : false),
	stepOn: (on) => (on.step ? on.step("on") : false),
	turnBack: (on) => (on.step ? on.step("turnBack") : false),
	turnOn: (on) => (on.step ? on.step("turnOn") : false),
	escape: (on) => on.answering?.back() || leave(on.stage),
	map: () => false,
};

/** What the primary button of the prompt does; false if there is none. */
function primary(answering: Answering | null): boolean | undefined {
	if (answering?.staged) void answering.confirm();
	else if (answering?.whole?.choices) void answering.sendWhole();
	else return false;
}

function leave(stage: Stage): boolean {
	const open = stage.sideOpen || stage.others || stage.sheet !== "peek";
	if (stage.tab === "rules" && stage.clause) {
		stage.closeRules();
		return true;
	}
	stage.closeSide();
	stage.others = false;
	stage.sheet = "peek";
	return open;
}

/** Why not, or what is it: the focused target, else what the pointer is over, else the question. */
function explain(on: Controls, here: Element | null): void {
	const target = targetAt(here) || on.hovered();
	const clause = here?.closest<HTMLElement>("[data-clause]")?.dataset.clause;
	if (target && on.answering?.asked) void on.answering.why(target);
	else if (clause) on.stage.explain(clause);
	else if (on.answering?.asked?.clause) on.stage.explain(on.answering.asked.clause);
}

/** Brings what is asked into view. */
export function go(answering: Answering | null): boolean {
	const first = answering?.asked?.targets.map(pieceOf).find(Boolean);
	const piece = first ?? openOnes(document)[0];
	bringIntoView(piece);
	return Boolean(piece);
}

/** Whether no other person sits at the table: what needs consent is then done at once. */
export const asksNobody = (
	seats: readonly { seat: number; who: string }[],
	held: readonly number[],
): boolean => seats.every((one) => one.who !== "person" || held.includes(one.seat));
