/** What board and tray look at together: the ghosts of the open question, and whose story is shown. */

import type { Asked, Previewed } from "../../net/protocol";
import type { Actions } from "../board";
import type { Surcharge } from "./bill";
import { type Gain, gainOf, laidBy, viewOf } from "./gains";
import { type Cell, cellKey, readCell } from "./geometry";
import { against, edge, missed, storyOf } from "./story";
import { type Content, tileOf, type View } from "./types";

export interface Ghost {
	cell: Cell;
	/** The whole sequence that lays the tile here. */
	choices: string[];
	gain: Gain;
	seen: Previewed;
}

/** A cell beside the story where the tile in hand does not go, by what is printed. */
export interface Barred {
	cell: Cell;
	clause: string;
}

interface Question {
	asked: Asked;
	view: View;
	content: Content;
	preview: Actions["preview"];
}

const SURCHARGES: readonly Surcharge[] = ["gold", "potions"];
/** Previews that are under way at the same time: the line is shared with everything else. */
const AT_ONCE = 4;

export class Plan {
	/** The tile that the question is about, and what leads to its cell. */
	tile = $state("");
	ghosts: ReadonlyMap<string, Ghost> = $state.raw(new Map());
	barred: readonly Barred[] = $state.raw([]);
	/** What paying would do, by the way of paying the surcharge; "" if there is none to pay. */
	pays: ReadonlyMap<Surcharge | "", View> = $state.raw(new Map());
	/** How the wilderness shall be paid for; null until the person has said so. */
	surcharge: Surcharge | null = $state(null);
	/** What discarding, ending or opening would give, by choice. */
	gains: ReadonlyMap<string, Gain> = $state.raw(new Map());
	/** Whose story is shown in place of one's own. */
	looking: number | null = $state(null);
	/** The piece in the air, and where on the screen. */
	carried: { tile: string; x: number; y: number } | null = $state.raw(null);
	/** The quest that the ghosts are of while it is in the air. */
	private lifted = "";
	/** Ghosts that were asked for before are no longer wanted. */
	private haunting = 0;
	private key = "";
	private question: Question | null = null;

	/** Called whenever the question may have changed; asks the server only if it has. */
	look(question: Question | null, lang: string): void {
		const asked = question?.asked;
		const key = asked ? `${asked.seat} ${asked.number} ${lang}` : "";
		if (key === this.key) return;
		this.key = key;
		this.question = question;
		this.clean();
		this.surcharge = null;
		this.gains = new Map();
		if (question) {
			void this.weighAll(question);
			if (offersCells(question.asked)) this.looking = null;
			void this.begin(question);
		}
	}

	private clean(): void {
		this.haunting++;
		this.tile = this.lifted = "";
		this.carried = null;
		this.ghosts = new Map();
		this.barred = [];
		this.pays = new Map();
	}

	/** Whether the piece may be laid now: the tile in hand, or a quest. */
	lays(tile: string, quest: boolean): boolean {
		const wanted = quest ? `quest ${tile}` : "lay";
		const options = this.question?.asked.options ?? [];
		return options.some((one) => one.choice === wanted) || (!quest && this.ghosts.size > 0);
	}

	/** A quest is taken up: the ghosts are its own until it is put down. */
	lift(quest: string): void {
		if (!this.question) return;
		this.clean();
		this.tile = this.lifted = quest;
		void this.tryQuest(this.question, quest);
	}

	private async tryQuest(question: Question, quest: string): Promise<void> {
		const head = [`quest ${quest}`];
		const paid = viewOf(await question.preview(head, true));
		if (!paid || this.lifted !== quest) return;
		this.pays = new Map([["", paid]]);
		await this.haunt(question, head);
	}

	/** The piece lies again where it was; what it was put down on has been said already. */
	putDown(): void {
		this.carried = null;
		if (!this.lifted || !this.question) return;
		this.clean();
		void this.begin(this.question);
	}

	forget(): void {
		this.look(null, "");
		this.looking = null;
	}

	/** The other way to pay for the wilderness, tried before anything is sent. */
	choose(surcharge: Surcharge): void {
		if (surcharge === this.surcharge || !this.question) return;
		const tried = this.way;
		this.surcharge = surcharge;
		if (tried === surcharge) return;
		this.ghosts = new Map();
		void this.haunt(this.question, this.head(this.question));
	}

	/** The ways of paying that can be chosen from. */
	get ways(): Surcharge[] {
		return SURCHARGES.filter((way) => this.pays.has(way));
	}

	/** The way that ghosts are tried with: the chosen one, else any. */
	get way(): Surcharge | "" {
		return this.surcharge ?? this.ways[0] ?? "";
	}

	/** Both could pay, and neither was chosen. */
	get undecided(): boolean {
		return this.surcharge === null && this.ways.length > 1;
	}

	/** The choices before that of the cell. */
	private head(question: Question): string[] {
		const kind = question.asked.kind;
		const paying = this.way ? [`pay ${this.way}`] : [];
		if (kind === "PlaceTile") return [];
		return kind === "PaySurcharge" ? paying : ["lay", ...paying];
	}

	private async begin(question: Question): Promise<void> {
		const { asked, view } = question;
		const key = this.key;
		const me = view.players[asked.seat];
		if (!me) return;
		if (asked.kind === "PaySurcharge") {
			await this.weigh(question, [], SURCHARGES);
		} else if (/^Lay/.test(asked.kind)) {
			this.tile = me.taken;
			if (!asked.options.some((one) => one.choice === "lay")) return;
			const seen = viewOf(await question.preview(["lay"], true));
			if (this.key !== key || !seen) return;
			const kind = seen.asked.find(([seat]) => seat === asked.seat)?.[1];
			if (kind === "PaySurcharge") await this.weigh(question, ["lay"], SURCHARGES);
			else this.pays = new Map([["", seen]]);
		} else if (asked.kind !== "PlaceTile") {
			return;
		}
		if (this.key !== key) return;
		await this.haunt(question, this.head(question));
	}

	/** What the choices give that are no cells and need no second look. */
	private async weighAll(question: Question): Promise<void> {
		const { asked, view } = question;
		const key = this.key;
		for (const { choice } of asked.options) {
			if (!/^(discard|end|gain|open)\b/.test(choice)) continue;
			const seen = await this.through(question, [choice]);
			const after = viewOf(seen);
			if (this.key !== key) return;
			if (!seen || !after) continue;
			const gain = gainOf(view, after, asked.seat, seen.lines);
			this.gains = new Map([...this.gains, [choice, gain]]);
		}
	}

	/** What each way of paying leaves. */
	private async weigh(
		question: Question,
		head: string[],
		ways: readonly Surcharge[],
	): Promise<void> {
		const key = this.key;
		const views = await Promise.all(
			ways.map(async (way) => {
				const seen = await question.preview([...head, `pay ${way}`], true);
				if (this.key === key && seen && !this.tile) this.tile = paidFor(seen);
				return [way, viewOf(seen)] as const;
			}),
		);
		if (this.key !== key) return;
		const known = views.filter((one): one is [Surcharge, View] => one[1] !== null);
		this.pays = new Map(known);
	}

	/** A ghost on every cell the tile may go to, with what it would give. */
	private async haunt(question: Question, head: string[]): Promise<void> {
		const turn = ++this.haunting;
		const base = this.base(question);
		const cells = this.cells(question);
		const found = new Map<string, Ghost>();
		const next = async (): Promise<void> => {
			for (let cell = cells.shift(); cell; cell = cells.shift()) {
				const ghost = await this.ghost(question, base, head, cell);
				if (this.haunting !== turn) return;
				if (!ghost) continue;
				found.set(cellKey(cell.x, cell.y), ghost);
				this.ghosts = new Map(found);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, next));
	}

	/** Up to the rewards: with quests in hand they come only when the turn is ended. */
	private async through(question: Question, choices: string[]): Promise<Previewed | null> {
		const { asked, preview } = question;
		const seen = await preview(choices, true);
		const after = viewOf(seen);
		if (!after || !canEnd(after, asked.seat)) return seen;
		return (await preview([...choices, "end"], true)) ?? seen;
	}

	private base(question: Question): View {
		return this.pays.get(this.way) ?? question.view;
	}

	/** The cells that are offered; before they are, those that look as if they would be. */
	private cells(question: Question): Cell[] {
		const { asked, view, content } = question;
		if (asked.kind === "PlaceTile") {
			return asked.options.flatMap((one) => readCell(one.choice) ?? []);
		}
		const tile = tileOf(content, this.tile);
		const story = storyOf(view.players[asked.seat]?.story ?? []);
		if (!tile) return [];
		const all = edge(story).map((cell) => ({ cell, clause: against(content, story, tile, cell) }));
		this.barred = all.flatMap(({ cell, clause }) => (clause ? [{ cell, clause }] : []));
		return all.filter((one) => !one.clause).map((one) => one.cell);
	}

	private async ghost(
		question: Question,
		base: View,
		head: string[],
		cell: Cell,
	): Promise<Ghost | null> {
		const { asked, content } = question;
		const choices = [...head, `lay ${cell.x},${cell.y}`];
		const seen = await this.through(question, choices);
		if (!seen) return null;
		const then = viewOf(seen) ?? base;
		if (!this.tile) this.tile = laidBy(seen.lines) ?? "";
		const story = storyOf(then.players[asked.seat]?.story ?? []);
		const gain = gainOf(base, then, asked.seat, seen.lines, missed(content, story, cell));
		return { cell, choices, gain, seen };
	}
}

const offersCells = (asked: Asked) =>
	["PlaceTile", "PaySurcharge", "LayOrDiscard", "LayWithQuests", "OpenChest"].includes(asked.kind);

/** Whether the seat could end its turn now. */
function canEnd(view: View, seat: number): boolean {
	const kind = view.asked.find(([one]) => one === seat)?.[1];
	return kind === "LayWithQuests" && view.players[seat]?.taken === "";
}

function paidFor(seen: Previewed): string {
	const line = seen.lines.find((one) => one.key === "event-pays");
	return line?.targets.find((one) => one.startsWith("tile:"))?.slice("tile:".length) ?? "";
}

/** One table is looked at at a time. */
export const plan = new Plan();
