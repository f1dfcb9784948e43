/** The things of Prophecy, as the server sends them: with their words in one language.
 *
 * Written by `make contract` out of the content of the game; not to be edited.
 */

export type Source = "rulebook" | "public" | "original";

export type AnyPartWord =
	| "banish"
	| "bonus"
	| "burn"
	| "buy_cheaper"
	| "cancel_attack"
	| "choose_battlefield"
	| "damage_item"
	| "dice"
	| "discard_for_mags"
	| "discard_item"
	| "draw_is_defeat"
	| "draw_item"
	| "draw_keep"
	| "drill_xp"
	| "extra_turn"
	| "fewest"
	| "fight"
	| "gamble"
	| "gold"
	| "gold_less"
	| "heal"
	| "heal_for_gold"
	| "ignore_positive_dice"
	| "ignore_shield_hand_head"
	| "ignore_throw_missile"
	| "increase"
	| "keep"
	| "lay_ability"
	| "lay_adventure"
	| "lay_adventures"
	| "lay_goods"
	| "learn_top"
	| "lose_gold"
	| "lose_half_gold"
	| "lose_less"
	| "lose_lives"
	| "lose_mags"
	| "lose_none"
	| "monastery"
	| "move_any"
	| "move_exactly"
	| "move_up_to"
	| "peek"
	| "refill"
	| "repair"
	| "repeat_roll"
	| "replace_fight"
	| "reveal_sphere"
	| "roll_sequence"
	| "safe"
	| "sell_dearer"
	| "shop"
	| "skip_monsters"
	| "spell_less"
	| "table"
	| "take_gold"
	| "take_item"
	| "three_lives"
	| "throw"
	| "until_turn_end"
	| "value_by_sex"
	| "value_by_stones"
	| "weaken"
	| "willpower_cheaper"
	| "willpower_dearer_against"
	| "xp";

export interface AnyPart {
	do: AnyPartWord;
	strength?: number;
	willpower?: number;
	instead?: boolean;
	own?: number;
	foe?: number;
	n?: number;
	all?: boolean;
	others?: number;
	what?: string[];
	terrain?: string;
	there?: number;
	deck?: string;
	keep?: number;
	roll?: number;
	more?: number;
	owned?: boolean;
	xp?: boolean;
	most?: number;
	modes?: string[];
	men?: number;
	women?: number;
	least?: number;
	kind?: string;
	ends?: boolean;
	slot?: string;
	common?: number;
	rare?: number;
	less?: number;
	sell?: boolean;
	lives?: number;
	rows?: Row[];
	mags?: number;
	guild?: string;
	field?: string;
	gold?: number;
}

/** PRO-VOC-03: `card` is the card itself, `damage` that the thing is damaged.
 *
 * On fields of the `terrain` it costs `mags_there` in place of `mags`.
 */
export interface Cost {
	mags: number;
	gold: number;
	xp: number;
	lives: number;
	card: boolean;
	damage: boolean;
	terrain: string;
	mags_there: number;
}

/** What a field offers for a cost: figures mean lives healed, mags refilled, gold and XP taken.
 *
 * `buy_lives` heals so many lives for each gold of its cost, `buy_mags` refills so many mags.
 */
export interface Service {
	do: string;
	cost: Cost;
	lives: number;
	mags: number;
	gold: number;
	xp: number;
	once: boolean;
}

/** What the light die means from `low` to `high`; `choose` gives any other row. */
export interface Row {
	low: number;
	high: number;
	parts: AnyPart[];
	choose: boolean;
}

/** PRO-VOC-02: what must hold. An empty field asks nothing; all the others together.
 *
 * `weapon` names classes of the weapon in use, `armed` any weapon, `unarmed` none; `shield` is
 * `use` or `none`; `terrain` names kinds of field, `wilderness`, or `sphere`.
 */
export interface When {
	weapon: string[];
	hands: number;
	rare: boolean;
	armed: boolean;
	unarmed: boolean;
	shield: string;
	thrown: boolean;
	against: string[];
	not_against: string[];
	terrain: string[];
	group: boolean;
	mode: string;
	first_roll: boolean;
	own_turn: boolean;
	not_started: boolean;
	least_strength: number;
}

/** What a card does in one window. `may` marks a `?` of a monster: the player's choice.
 *
 * `card` is the id of its entry, shared by all copies.
 */
export interface Effect {
	number: number;
	card: string;
	window: string;
	parts: AnyPart[];
	when: When;
	cost: Cost;
	limit: string;
	may: boolean;
}

/** A monster or guardian: printed values, 0 where it has none (PRO-CNT-01). */
export interface Monster {
	id: string;
	name: string;
	deck: string;
	copies: number;
	type: string;
	strength: number;
	willpower: number;
	xp: number;
	effects: Effect[];
	source: Source;
}

/** A character, field, chance, monster, opportunity, item or ability; each has the fields of its
 * kind.
 */
export interface Thing {
	number?: number;
	id: string;
	sex?: string;
	guilds?: [number, number];
	strength?: number;
	willpower?: number;
	source: Source;
	kind?: string;
	guild?: number;
	port?: boolean;
	gate?: boolean;
	sphere?: number;
	safe?: boolean;
	services?: Service[];
	deck?: string;
	copies?: number;
	module?: boolean;
	effects?: Effect[];
	type?: string;
	xp?: number;
	monster?: Monster | null;
	price?: number;
	slot?: string;
	hands?: number;
	weapon_class?: string;
	name: string;
	words: string[];
	clauses: string[];
}

export interface Content {
	game: string;
	content: string;
	things: Record<string, Thing>;
}
