/** The things of Gloomhaven, as the server sends them: with their words in one language.
 *
 * Written by `make contract` out of the content of the game; not to be edited.
 */

export type Source = "rulebook" | "public" | "original";
export type Condition =
	| "poison"
	| "wound"
	| "immobilize"
	| "disarm"
	| "stun"
	| "muddle"
	| "curse"
	| "invisible"
	| "strengthen"
	| "bless";
export type Element = "fire" | "ice" | "air" | "earth" | "light" | "dark" | "any";
export type Slot = "head" | "body" | "legs" | "one_hand" | "two_hands" | "small";
export type Use = "spent" | "consumed" | "always";
export type Window =
	| "own_turn"
	| "own_turn_end"
	| "own_move"
	| "own_attack"
	| "own_melee_attack"
	| "own_ranged_attack"
	| "own_single_target_melee_attack"
	| "own_single_target_ranged_attack"
	| "own_loot"
	| "own_heal"
	| "own_kill"
	| "own_obstacle_created"
	| "own_augment"
	| "own_song"
	| "own_doom"
	| "own_command"
	| "ally_attack"
	| "ally_medical_pack"
	| "attacked"
	| "attack_damage_on_self"
	| "summon_damaged"
	| "enemy_consumes"
	| "round_start"
	| "passive";
export type RuleName =
	| "takes_attacks_on_allies"
	| "moves_as_attacks"
	| "two_augments"
	| "augments_ranged"
	| "to_next_door"
	| "scouts_act_again"
	| "altar_moves"
	| "to_next_perch"
	| "to_next_place"
	| "hatches_eggs"
	| "lays_eggs"
	| "scatters_party"
	| "mind_control";
export type Test = "near_ally" | "alone" | "invisible" | "straight" | "round_trip";
export type Trigger =
	| "damage"
	| "attack_damage"
	| "melee_attacked"
	| "attack"
	| "melee_attack"
	| "ranged_attack_action"
	| "heal_action"
	| "turn_start"
	| "turn_end";
export type X =
	| ""
	| "hexes_moved_in_turn"
	| "hexes_moved_in_action"
	| "damage_dealt_in_turn"
	| "twice_shield"
	| "twice_destroyed"
	| "half_health"
	| "half_full_health"
	| "full_health"
	| "allies_within_2"
	| "characters"
	| "scouts"
	| "saved";
export type Side = "self" | "enemies" | "allies" | "both" | "summons" | "own_summons";
export type Rank = "any" | "normal" | "normal_or_elite";
export type Place =
	| "range"
	| "own_range"
	| "adjacent"
	| "anywhere"
	| "room"
	| "moved_through"
	| "area"
	| "target"
	| "hex"
	| "obstacle"
	| "slain";
export type Per = "ally_near_target" | "negative_condition";

export type AnyLineWord =
	| "attack"
	| "augment"
	| "change"
	| "conditions"
	| "consume"
	| "control"
	| "damage"
	| "disarm"
	| "dying"
	| "grant"
	| "heal"
	| "infuse"
	| "lasting"
	| "loot"
	| "move"
	| "obstacle"
	| "pull"
	| "push"
	| "recover"
	| "refresh"
	| "retaliate"
	| "rule"
	| "shield"
	| "slay"
	| "slots"
	| "special"
	| "suffer"
	| "summon"
	| "trap"
	| "xp";

export interface AnyLine {
	do: AnyLineWord;
	test: Test | "";
	sub: AnyLine[];
	then: AnyLine[];
	n?: number;
	x?: X;
	relative?: boolean;
	jump?: boolean;
	straight?: boolean;
	to_obstacle?: boolean;
	to_actor?: boolean;
	loots?: boolean;
	clears?: boolean;
	hurts?: number;
	range?: number;
	ranged?: boolean;
	range_more?: number;
	own_range?: boolean;
	targets?: number;
	whom?: Whom | null;
	area?: Area | null;
	pierce?: number;
	push?: number;
	pull?: number;
	conditions?: Condition[];
	bonuses?: Bonus[];
	along?: boolean;
	all_on_one?: boolean;
	near_own_ally?: number;
	in_area?: Condition[];
	hits_obstacles?: boolean;
	hits_walls?: boolean;
	xp_per_target?: number;
	by_level?: number[];
	per_target_hurt?: boolean;
	xp_each?: number;
	most?: number;
	per_enemy?: boolean;
	to_hex?: number;
	element?: Element;
	elements?: Element[];
	move?: number;
	attack?: number;
	heal?: number;
	shield?: number;
	retaliate?: number;
	recover?: number;
	damage?: number;
	loot?: number;
	per_bonus?: number;
	bonus?: number;
	full_health?: boolean;
	xp?: number;
	figure?: Summoned | null;
	monsters?: Called[];
	by_target?: boolean;
	splits?: boolean;
	as_target?: boolean;
	instead?: boolean;
	xp_per_kill?: number;
	forced?: boolean;
	augmented?: boolean;
	lines?: AnyLine[];
	directed?: boolean;
	pile?: "discard" | "lost";
	lose?: number;
	of_neighbour?: boolean;
	states?: ("consumed" | "spent")[];
	slot?: string;
	within?: number;
	every?: boolean;
	passes?: number;
	act?: "destroy" | "move" | "place";
	triangle?: boolean;
	where_slain?: boolean;
	kind?: "any" | "melee" | "ranged";
	advantage?: boolean;
	against?: Whom | null;
	negates?: boolean;
	attacked_with_disadvantage?: boolean;
	on?: Trigger;
	while_invisible?: boolean;
	doubles?: boolean;
	retaliate_range?: number;
	cost?: "" | "air" | "obstacle";
	name?: RuleName;
}

/** GLH-V10: an attack modifier card; `times` 2 and 0 are 2× and null. */
export interface Modifier {
	n?: number;
	times?: 0 | 1 | 2;
	rolling?: boolean;
	shuffle?: boolean;
	conditions?: Condition[];
	infuse?: Element | "";
	push?: number;
	pull?: number;
	pierce?: number;
	heal?: number;
	shield?: number;
	target?: number;
	refresh?: number;
	invisible?: boolean;
}

/** So many of one modifier card. */
export interface Some {
	card: Modifier;
	n?: number;
}

/** GLH-PRK, V11: what ticking a box does to the deck; how many boxes there are. */
export interface Perk {
	boxes?: number;
	add?: Some[];
	remove?: Some[];
	ignore_item_effects?: boolean;
	ignore_scenario_effects?: boolean;
}

/** Figures on one side, somewhere; all that fit, or so many that the actor chooses.
 *
 * `affect` takes in invisible ones of the own side; only a range needs sight. `alone`: no figure
 * of its side is adjacent to it. `near_ally`: an ally of the actor is.
 */
export interface Whom {
	side?: Side;
	place?: Place;
	within?: number;
	count?: number;
	self_too?: boolean;
	affect?: boolean;
	rank?: Rank;
	health?: number;
	conditions?: string[];
	alone?: boolean;
	near_ally?: boolean;
}

/** GLH-ARE-01: a pattern; a melee one is laid from the actor's own hex, (0, 0).
 *
 * `body` are the hexes of an actor that stands on more than one.
 */
export interface Area {
	hexes: [number, number][];
	melee?: boolean;
	body?: [number, number][];
}

/** GLH-SUM-12: the figure a summon makes; what is not there it cannot do. */
export interface Summoned {
	id: string;
	health: number;
	move?: number;
	attack?: number;
	x?: X;
	range?: number;
	flying?: boolean;
	conditions?: Condition[];
	infuses?: Element | "";
	dying?: AnyLine[];
}

/** GLH-SUM-10, -14: a monster that a monster calls; ranks for two, three and four characters. */
export interface Called {
	type: string;
	ranks?: string[];
	count?: number;
	health?: string;
	lines?: AnyLine[];
}

/** GLH-VOC-14: what is added to an attack on one target if a test holds, or for each of many. */
export interface Bonus {
	test?: Test | "";
	per?: Per | "";
	attack?: number;
	conditions?: Condition[];
	xp?: number;
}

/** GLH-CRD-01: the top or bottom of an ability card; an action.
 *
 * `slots` are the uses of a lasting effect, each with the experience it earns (GLH-ACT-10).
 */
export interface Half {
	lines: AnyLine[];
	xp?: number;
	lost?: boolean;
	unrecoverable?: boolean;
	lasts?: "" | "persistent" | "round";
	slots?: number[];
}

/** GLH-MSC-01: one figure of a stat card; values of bosses may be expressions (V16). */
export interface Stats {
	health: number | string;
	attack?: number | string;
	move?: number;
	range?: number;
	shield?: number;
	retaliate?: number;
	retaliate_range?: number;
	targets?: number;
	pierce?: number;
	conditions?: Condition[];
	advantage?: boolean;
	attackers_disadvantage?: boolean;
	starts_invisible?: boolean;
}

/** A characterclass, card, item, monstertype, goal, scenario, standing or abilitycard; each has the
 * fields of its kind.
 */
export interface Thing {
	id: string;
	source?: Source;
	race?: string;
	hand?: number;
	health?: number[];
	perks?: Perk[];
	print?: number;
	level?: number;
	initiative?: number;
	top?: Half;
	bottom?: Half;
	cost?: number;
	count?: number;
	slot?: Slot;
	use?: Use;
	window?: Window;
	prosperity?: number;
	uses?: number;
	minus_ones?: number;
	unrecoverable?: boolean;
	solo?: string;
	design?: boolean;
	whole?: boolean;
	attack?: number;
	range?: number;
	move?: number;
	jump?: boolean;
	pierce?: number;
	ignores_shield?: boolean;
	push?: number;
	pull?: number;
	advantage?: boolean;
	conditions?: Condition[];
	against?: string[];
	consumes?: Element[];
	damage?: number;
	shield?: number;
	retaliate?: number;
	attacker_disadvantage?: boolean;
	immune?: string[];
	area?: Area | null;
	rule?: string;
	lines?: AnyLine[];
	deck?: string;
	standees?: number;
	normal?: Stats[];
	elite?: Stats[];
	boss?: Stats[];
	variant_of?: string;
	flying?: boolean;
	first?: AnyLine[];
	second?: AnyLine[];
	checks?: 1 | 2;
	counts?: string;
	test?: "at_least" | "at_most" | "exactly";
	n?: number;
	of?: "" | "full_health" | "level";
	number?: number;
	shuffle?: boolean;
	name: string;
	words: string[];
	clauses: string[];
}

export interface Content {
	game: string;
	content: string;
	things: Record<string, Thing>;
}
