/** The arms I tick for a fight, and what the server says they come to. */

import {
	type ArmStep,
	type Arms,
	BARE,
	best,
	declared,
	isStep,
	slotsOf,
	taken,
	toggled,
	withSide,
} from "./arms";
import { type Mode, type Props, type SeenBout, thingOf, type View } from "./types";

const MODES: readonly Mode[] = ["strength", "willpower"];

export class Arming {
	arms: Arms = $state.raw(BARE);
	/** The fight as it would stand with what is ticked; null until that is known. */
	seen: SeenBout | null = $state.raw(null);
	/** What each mode would come to with its best arms. */
	modes: Partial<Record<Mode, SeenBout>> = $state.raw({});
	/** The whole answer as it stands; null while it is not known or does not fit together. */
	answers: string[] | null = $state.raw(null);
	private readonly prepared: Partial<Record<Mode, Arms>> = {};
	private question = -1;
	private asked = 0;

	constructor(private readonly board: () => Props) {}

	private get kind(): ArmStep | null {
		const { asked, still } = this.board();
		return !still && isStep(asked?.kind) ? (asked.kind as ArmStep) : null;
	}

	private get fight(): SeenBout | null {
		return this.board().view.fight ?? null;
	}

	private get duel(): boolean {
		return !this.fight?.monster;
	}

	get side(): number {
		const seat = this.board().asked?.seat ?? this.board().eyes;
		return Math.max(0, this.fight?.sides.findIndex((one) => one.seat === seat) ?? 0);
	}

	/** What is taken up, in the words of the questions. */
	private taking(kind: ArmStep, arms: Arms): string[] {
		const { view, content, asked } = this.board();
		const held = kind === "Hold" ? (this.fight?.sides[this.side]?.hands ?? []) : [];
		return taken(kind, arms, held, slotsOf(content, view.heroes[asked?.seat ?? -1]));
	}

	/** A new question of the fight: what is best at a glance is ticked. */
	follow(): void {
		const { asked } = this.board();
		if (!this.kind || !asked || asked.number === this.question) return;
		this.question = asked.number;
		this.modes = {};
		this.seen = this.fight?.odds ? this.fight : null;
		this.answers = null;
		void this.prepare(this.kind);
	}

	private async prepare(kind: ArmStep): Promise<void> {
		if (kind === "ChooseMode") {
			await Promise.all(MODES.map((mode) => this.tryMode(mode)));
			const chance = (mode: Mode) => {
				const odds = this.modes[mode]?.odds;
				return odds ? odds.win / (odds.win + odds.draw + odds.lose) : -1;
			};
			this.pickMode(chance("willpower") > chance("strength") ? "willpower" : "strength");
			return;
		}
		const side = this.fight?.sides[this.side];
		if (!side || !this.fight?.mode) return;
		this.put(withSide(this.suggested(this.fight, this.fight.mode as Mode), kind, side));
	}

	private suggested(fight: SeenBout, mode: Mode): Arms {
		const { content } = this.board();
		const foe = fight.monster ? (thingOf(content, fight.monster)?.type ?? "") : "character";
		return best(content, fight.sides[this.side]?.useful ?? [], mode, foe);
	}

	private async tryMode(mode: Mode): Promise<void> {
		const begun = await this.preview([mode]);
		if (!begun) return;
		const arms = this.suggested(begun, mode);
		const seen = await this.preview(this.taking("ChooseMode", arms));
		this.prepared[mode] = arms;
		this.modes = { ...this.modes, [mode]: seen ?? begun };
	}

	private async preview(choices: string[]): Promise<SeenBout | null> {
		const told = await this.board().actions.preview(choices, true);
		return (told?.view as View | undefined)?.fight ?? null;
	}

	pickMode(mode: Mode): void {
		this.put(this.prepared[mode] ?? { ...BARE, mode });
	}

	take(id: string): void {
		this.put(toggled(this.board().content, this.arms, id));
	}

	/** An effect for the fight or for the roll; one that asks for more is used at once. */
	declare(id: string, lasting: boolean): void {
		const word = lasting ? "lasting" : "rolling";
		const before = this.arms;
		const on = before[word].includes(id);
		const others = before[word].filter((one) => one !== id);
		const next = { ...before, [word]: on ? others : [...others, id] };
		void this.put(next).then(async (fits) => {
			if (fits || on || this.arms !== next) return;
			await this.put(before);
			const roll = this.answers?.at(-1) === "roll";
			const chosen = (this.answers ?? []).slice(0, roll ? -1 : undefined);
			this.board().actions.choose([...chosen, `use ${id}`]);
		});
	}

	/** Played step by step where the server would: what is asked after it depends on what is in use. */
	private async put(arms: Arms): Promise<boolean> {
		const kind = this.kind;
		if (!kind) return false;
		this.arms = arms;
		const number = ++this.asked;
		const told = await this.reckoned(kind, arms);
		if (number !== this.asked) return true;
		this.answers = told?.answers ?? null;
		if (told) this.seen = told.seen;
		return told !== null;
	}

	private async reckoned(
		kind: ArmStep,
		arms: Arms,
	): Promise<{ seen: SeenBout; answers: string[] } | null> {
		const answers = kind === "DeclareForRoll" ? [] : this.taking(kind, arms);
		let seen = await this.after(answers);
		if (!seen) return null;
		if (
			kind !== "DeclareForRoll" &&
			(kind === "DeclareForFight" || this.of(seen)?.lasting.length)
		) {
			answers.push(...declared(arms.lasting));
			seen = await this.after(arms.lasting.length ? answers.slice(0, -1) : answers);
			if (!seen) return null;
		}
		if (this.duel && kind !== "DeclareForRoll") return { seen, answers };
		if (kind !== "DeclareForRoll" && arms.lasting.length && answers.at(-1) === "roll")
			seen = (await this.after(answers)) ?? seen;
		if (kind === "DeclareForRoll" || this.of(seen)?.rolling.length) {
			answers.push(...declared(arms.rolling));
			if (arms.rolling.length) seen = await this.after(answers.slice(0, -1));
			if (!seen) return null;
		}
		return { seen, answers };
	}

	private of(fight: SeenBout) {
		return fight.sides[this.side];
	}

	private async after(answers: readonly string[]): Promise<SeenBout | null> {
		return answers.length ? this.preview([...answers]) : this.fight;
	}
}
