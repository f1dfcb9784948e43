/** The arms I tick for a fight, and what the server says they come to. */

import {
	type ArmStep,
	type Arms,
	answersOf,
	BARE,
	best,
	isStep,
	toggled,
	unrolled,
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
	/** What is ticked does not fit together after all. */
	amiss = $state(false);
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

	/** The whole answer as it stands. */
	get answers(): string[] {
		const held = this.kind === "Hold" ? (this.fight?.sides[this.side]?.hands ?? []) : [];
		return this.kind ? answersOf(this.kind, this.arms, held, this.duel) : [];
	}

	/** A new question of the fight: what is best at a glance is ticked. */
	follow(): void {
		const { asked } = this.board();
		if (!this.kind || !asked || asked.number === this.question) return;
		this.question = asked.number;
		this.modes = {};
		this.seen = this.fight?.odds ? this.fight : null;
		this.amiss = false;
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
		const answers = unrolled(answersOf("ChooseMode", arms, [], this.duel));
		const seen = await this.preview(answers);
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
		const had = this.arms[word];
		const on = had.includes(id);
		const before = this.arms;
		const next = { ...before, [word]: on ? had.filter((one) => one !== id) : [...had, id] };
		void this.put(next).then((fits) => {
			if (fits || on || this.arms !== next) return;
			this.arms = before;
			const chosen = [
				...unrolled(this.answers),
				...(lasting || this.kind === "DeclareForRoll" ? [] : ["roll"]),
			];
			this.board().actions.choose([...chosen, `use ${id}`]);
		});
	}

	private async put(arms: Arms): Promise<boolean> {
		this.arms = arms;
		const number = ++this.asked;
		const answers = unrolled(this.answers);
		const seen = answers.length ? await this.preview(answers) : this.fight;
		if (number !== this.asked) return true;
		this.amiss = seen === null;
		if (seen) this.seen = seen;
		return seen !== null;
	}
}
