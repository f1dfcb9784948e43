/** Laying tokens on a card: what is legal and what it comes to, as the server has it.
 *
 * Columns and rows count from 1, (1,1) top left; tokens may lie partly outside. The cases in
 * `tests/games/amulet/fitting_cases.json` hold this file and the Python solver to each other.
 */

import type { Card as Front, Token } from "./content";

export const COLUMNS = 5;
export const ROWS = 6;
/** How far a token may reach beyond the card. */
export const MARGIN = 5;

export type Square = readonly [column: number, row: number];

/** The front of a card, row by row: W weak spot, 1–3 damage, C coin, G gem, X forbidden, . empty. */
export type Card = Pick<Front, "rows">;

/** The rows of a token have # plain, S shield, H hilt, . no square. */
export type { Token } from "./content";

/** A token with the top left of its box at a place, turned clockwise by quarters. */
export interface Placement {
	token: Token;
	column: number;
	row: number;
	turn: number;
	mirrored: boolean;
}

/** What is wrong: the clause, the token and the first offending square. */
export interface Fault {
	clause: string;
	token: string;
	square: Square;
}

export interface Account {
	/** Uncovered damage, and what is left of it when the hearts used are taken off. */
	harm: number;
	net: number;
	/** Uncovered coins of the card, and coins by symbols. */
	coins: number;
	coinSymbols: number;
	/** Whether the gem square is there and uncovered, and the gems that symbols pay then. */
	open: boolean;
	gems: number;
	xp: number;
	weak: number;
	weakSpots: number;
	beaten: boolean;
	weapons: number;
	spells: number;
}

interface Laid {
	square: Square;
	mark: string;
}

const NONE = "none";
const WRITTEN = /^([A-Za-z0-9_-]+)@(-?[0-9]{1,2}),(-?[0-9]{1,2})r([0-3])(m?)$/;

const key = ([column, row]: Square) => `${column},${row}`;
const onCard = ([column, row]: Square) =>
	column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS;
const inOrder = (one: Laid, other: Laid) =>
	one.square[1] - other.square[1] || one.square[0] - other.square[0];

/** The mark of a card's square; nothing outside it. */
export const markAt = (card: Card, [column, row]: Square) =>
	onCard([column, row]) ? (card.rows[row - 1]?.[column - 1] ?? ".") : "";

/** AMU-PLC-06, -07: a border square of the card, or one directly beside a border square. */
export function touchesEdge([column, row]: Square): boolean {
	const across = column >= 1 && column <= COLUMNS;
	const down = row >= 1 && row <= ROWS;
	if (across && down) return column === 1 || column === COLUMNS || row === 1 || row === ROWS;
	if (down) return column === 0 || column === COLUMNS + 1;
	return across && (row === 0 || row === ROWS + 1);
}

/** AMU-PLC-09: a shape mirrored, if so, and then turned clockwise by quarters. */
export function turned(shape: readonly string[], turn: number, mirrored = false): string[] {
	let rows = shape.map((row) => (mirrored ? [...row].reverse().join("") : row));
	for (let done = 0; done < turn; done++) {
		const before = rows.toReversed();
		rows = [...(before[0] ?? "")].map((_, column) => before.map((row) => row[column]).join(""));
	}
	return rows;
}

/** AMU-PLC-13: the turnings of a token that differ. */
export function turnings(token: Token): { turn: number; mirrored: boolean; shape: string[] }[] {
	const found = new Map<string, { turn: number; mirrored: boolean; shape: string[] }>();
	for (const mirrored of token.mirrored ? [false, true] : [false]) {
		for (let turn = 0; turn < 4; turn++) {
			const shape = turned(token.shape, turn, mirrored);
			const look = shape.join("/");
			if (!found.has(look)) found.set(look, { turn, mirrored, shape });
		}
	}
	return [...found.values()];
}

/** The squares of a token where it lies, row by row, with their kinds. */
export function squaresOf(placement: Placement): Laid[] {
	const shape = turned(placement.token.shape, placement.turn, placement.mirrored);
	return shape.flatMap((line, down) =>
		[...line].flatMap((mark, right) =>
			mark === "."
				? []
				: [{ square: [placement.column + right, placement.row + down] as const, mark }],
		),
	);
}

/** The first fault of an arrangement on a card with these squares taken; null if it is legal. */
export function legal(
	card: Card,
	arrangement: readonly Placement[],
	taken: readonly Square[] = [],
): Fault | null {
	const over = new Set(taken.map(key));
	for (const placement of arrangement) {
		const fault = liesWell(card, placement, over);
		if (fault) return fault;
		for (const { square } of squaresOf(placement)) over.add(key(square));
	}
	return null;
}

/** AMU-PLC-02 to -07, in the order in which a person would see it. */
function liesWell(card: Card, placement: Placement, taken: ReadonlySet<string>): Fault | null {
	const laid = squaresOf(placement).toSorted(inOrder);
	const first = (clause: string, wrong: (one: Laid) => boolean): Fault | null => {
		const found = laid.find(wrong);
		return found ? { clause, token: placement.token.id, square: found.square } : null;
	};
	if (!laid.some(({ square }) => onCard(square))) return first("AMU-PLC-03", () => true);
	return (
		first("AMU-PLC-02", ({ square }) => taken.has(key(square))) ??
		first("AMU-PLC-04", ({ square }) => markAt(card, square) === "X") ??
		first("AMU-PLC-05", ({ square, mark }) => mark === "S" && markAt(card, square) === "W") ??
		looseHilt(placement.token.id, laid)
	);
}

function looseHilt(token: string, laid: readonly Laid[]): Fault | null {
	const found = laid.find(({ square, mark }) => mark === "H" && !touchesEdge(square));
	if (!found) return null;
	const [column, row] = found.square;
	const corner = (column === 0 || column === COLUMNS + 1) && (row === 0 || row === ROWS + 1);
	return { clause: corner ? "AMU-PLC-07" : "AMU-PLC-06", token, square: found.square };
}

/** AMU-PLC-10: what a legal arrangement comes to. */
export function account(
	card: Card,
	arrangement: readonly Placement[],
	taken: readonly Square[] = [],
): Account {
	const covered = new Set(taken.map(key));
	for (const placement of arrangement)
		for (const { square } of squaresOf(placement)) covered.add(key(square));
	let [harm, coins, weak, weakSpots, open] = [0, 0, 0, 0, false];
	card.rows.forEach((line, down) => {
		[...line].forEach((mark, right) => {
			const hidden = covered.has(key([right + 1, down + 1]));
			if (mark === "W") {
				weakSpots += 1;
				weak += hidden ? 1 : 0;
			} else if (hidden) return;
			else if (mark === "C") coins += 1;
			else if (mark === "G") open = true;
			else if ("123".includes(mark)) harm += Number(mark);
		});
	});
	const symbols = (symbol: string) =>
		arrangement.filter(({ token }) => token.symbol === symbol).length;
	const kinds = (kind: string) => arrangement.filter(({ token }) => token.kind === kind).length;
	return {
		harm,
		net: harm - symbols("heart"),
		coins,
		coinSymbols: symbols("coin"),
		open,
		gems: open ? symbols("gem") : 0,
		xp: symbols("xp"),
		weak,
		weakSpots,
		beaten: weak === weakSpots,
		weapons: kinds("weapon"),
		spells: kinds("spell"),
	};
}

/** Every legal place of a token, in the server's order: for keys, hints and drops nearby. */
export function places(card: Card, token: Token, taken: readonly Square[] = []): Placement[] {
	return turnings(token).flatMap(({ turn, mirrored, shape }) => {
		const width = shape[0]?.length ?? 0;
		const found: Placement[] = [];
		for (let row = 2 - shape.length; row <= ROWS; row++)
			for (let column = 2 - width; column <= COLUMNS; column++) {
				const placement = { token, column, row, turn, mirrored };
				if (!legal(card, [placement], taken)) found.push(placement);
			}
		return found;
	});
}

/** An arrangement as the server writes it; `read` takes it back. */
export const written = (arrangement: readonly Placement[]) =>
	arrangement
		.map(
			({ token, column, row, turn, mirrored }) =>
				`${token.id}@${column},${row}r${turn}${mirrored ? "m" : ""}`,
		)
		.join(" ") || NONE;

/** An arrangement from its text; null if it is none of these tokens, each at most once. */
export function read(text: string, tokens: readonly Token[]): Placement[] | null {
	if (text.trim() === "" || text.trim() === NONE) return [];
	const named = new Map(tokens.map((token) => [token.id, token]));
	const found: Placement[] = [];
	for (const word of text.trim().split(/\s+/)) {
		const placement = readOne(word, named);
		if (!placement) return null;
		named.delete(placement.token.id);
		found.push(placement);
	}
	return found;
}

function readOne(word: string, named: ReadonlyMap<string, Token>): Placement | null {
	const form = WRITTEN.exec(word);
	const token = named.get(form?.[1] ?? "");
	if (!form || !token) return null;
	return settled({
		token,
		column: Number(form[2]),
		row: Number(form[3]),
		turn: Number(form[4]),
		mirrored: form[5] === "m",
	});
}

/** The same placement under its first name among those that look alike; null if there is none. */
export function settled(placement: Placement): Placement | null {
	const { token, column, row } = placement;
	const shape = turned(token.shape, placement.turn, placement.mirrored);
	const look = shape.join("/");
	const known = turnings(token).find((one) => one.shape.join("/") === look);
	const [right, bottom] = [column + (shape[0]?.length ?? 0) - 1, row + shape.length - 1];
	const across = column >= 1 - MARGIN && right <= COLUMNS + MARGIN;
	const down = row >= 1 - MARGIN && bottom <= ROWS + MARGIN;
	return known && across && down
		? { token, column, row, turn: known.turn, mirrored: known.mirrored }
		: null;
}
