/** What a seat sees of Tales Of Glory, as the server sends it.
 *
 * Written by `make contract` out of the view of the game; not to be edited.
 */

export type Kind = "gold" | "potions" | "combat" | "magic" | "glory" | "key" | "start";
export type Layable = "" | "lay" | "pay" | "place";

/** A slot of the adventure board. */
export interface SeenSlot {
	slot: number;
	tile: string;
	wilderness: boolean;
}

/** A tile of a story: where it lies, and which of its chests have a key on them. */
export interface SeenTile {
	tile: string;
	x: number;
	y: number;
	opened: boolean[];
}

/** TOG-HID-04, -07: all but the quests themselves.
 *
 * `at_end` is the glory of end-of-game rewards if the game ended now, `due` what the turn will
 * still bring.
 */
export interface SeenPlayer {
	seat: number;
	gold: number;
	potions: number;
	combat: number;
	magic: number;
	glory: number;
	majorities: number;
	story: SeenTile[];
	taken: string;
	slot: number;
	quests_held: number;
	at_end: number;
	due: [Kind, number][];
}

/** Who won, and why: `clause` ended the game; rank 1 is best, equal ranks share a place.
 *
 * A team shares won and rank. Where nobody wins, as in a lost game of all together, there is no
 * rank 1.
 *
 * `parts` says for every seat where its score came from, by names the game gives: they add up to
 * it. `counts` are what adds nothing: what decides between equals, how a team fared.
 */
export type Outcome = [
	clause: string,
	won: boolean[],
	ranks: number[],
	scores: number[],
	parts: Record<string, number>[],
	counts: Record<string, number>[],
];

/** The whole table as one seat, or a spectator, sees it.
 *
 * What only the seat itself sees: `quests` in its hand and the one it `returned`, its face-down
 * card `picked`, and slot by slot whether it could lay the tile now, `layable`: `lay`, or what is
 * missing, `pay` or `place`; empty where there is no tile.
 */
export interface SeenTale {
	seat: number | null;
	round: number;
	experienced: boolean;
	start: number;
	display: SeenSlot[];
	decks: number[];
	discard: string[];
	unseen: number;
	players: SeenPlayer[];
	asked: [number, string][];
	picked: number | null;
	quests: string[] | null;
	returned: string | null;
	layable: Layable[];
	outcome: Outcome | null;
}

export type View = SeenTale;
