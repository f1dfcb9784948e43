/** The seats of a table that is being set up. */

import type {
	GameCard,
	Manners,
	NewSeat,
	NewTable,
	OptionValue,
	SeatCard,
	TableCard,
	Who,
} from "../net/protocol";
import { range } from "../ui/figures";
import { t } from "../ui/words";
import { type Given, givenTo } from "./seatsetup";
import { MANNERS, myName } from "./starting";

export interface Row {
	/** The row keeps it wherever it is moved. */
	id: number;
	who: Who;
	name: string;
	level: string;
	/** What the seat begins with; what is left out is as the rules say. */
	given: Given;
}

export function rowsFor(card: GameCard): Row[] {
	const level = card.bots.find((bot) => bot.level === "adept")?.level ?? card.bots[0]?.level ?? "";
	const count = card.seats.includes(3) ? 3 : (card.seats[0] ?? 2);
	return Array.from({ length: Math.max(...card.seats) }, (_, id) => ({
		id,
		who: id === 0 ? "me" : id < count ? "bot" : "nobody",
		name: "",
		level,
		given: {},
	}));
}

/** A table that was: what it was set up with, and which of its seats this device holds. */
export interface Former {
	game: GameCard;
	card: TableCard;
	held: readonly number[];
}

/** I and the others on this device sit down again, bots too, the rest by link. */
export function rowsLike({ game, card, held }: Former): Row[] {
	const here = (one: SeatCard) => held.includes(one.seat);
	const mine = Math.min(...card.seats.filter(here).map((one) => one.person));
	return rowsFor(game).map((row, index) => {
		const one = card.seats[index];
		if (!one) return { ...row, who: "nobody" };
		const given = givenTo(one);
		if (one.who === "bot") return { ...row, who: "bot", level: one.level, given };
		if (!here(one)) return { ...row, who: "link", given };
		return one.person === mine
			? { ...row, who: "me", given }
			: { ...row, who: "device", name: one.named ? one.name : "", given };
	});
}

const chosen = (card: TableCard): Record<string, string> =>
	Object.fromEntries(card.options.map((one) => [one.name, one.value]));

/** For a form: what was not chosen is as the game has it by default. */
export function optionsLike({ game, card }: Former): Record<string, string> {
	const unchosen = game.options.map((one) => [one.name, one.default] as const);
	return { ...Object.fromEntries(unchosen), ...chosen(card) };
}

/** Records are opened for watching only; a table like theirs is for playing. */
export function mannersLike({ card }: Former): Manners {
	return { ...(card.imported ? MANNERS : card.manners) };
}

export function rematch(former: Former): NewTable {
	const seats = seatsOf(rowsLike(former));
	return {
		game: former.game.name,
		options: chosen(former.card),
		seats,
		manners: fitting(mannersLike(former), seats),
		seed: null,
		begin: true,
	};
}

/** Whether one person plays whatever is not played by bots. */
export function alone(seats: readonly { who: Who }[]): boolean {
	const others = seats.filter(({ who }) => who === "device" || who === "link" || who === "public");
	return others.length + (seats.some(({ who }) => who === "me") ? 1 : 0) < 2;
}

/** A clock is for people who wait for each other, and not by post. */
export function fitting(manners: Manners, seats: readonly { who: Who }[]): Manners {
	return manners.pace === "post" || alone(seats) ? { ...manners, clock: null } : { ...manners };
}

/** Whether every seat is a person's whose name is known before the table is opened. */
export function allNamed(seats: readonly { who: Who }[]): boolean {
	const taken = seats.filter(({ who }) => who !== "nobody");
	return taken.every(({ who }) => who === "device" || (who === "me" && myName() !== ""));
}

/** Why a value does not go with these seats; empty if it does. */
export function barred(game: GameCard, value: OptionValue, seats: readonly { who: Who }[]): string {
	const taken = seats.filter(({ who }) => who !== "nobody").length;
	if (!game.seats.includes(taken)) return "";
	if (!value.seats.includes(taken)) return t.optionSeats(range(value.seats));
	return value.named && !allNamed(seats) ? t.optionNamed : "";
}

/** One person's several seats are told apart. */
function nameOfMine(rows: readonly Row[], index: number): string {
	const before = rows.slice(0, index).filter((row) => row.who === "me").length;
	return before && myName() ? `${myName()} ${before + 1}` : myName();
}

/** Whether all win or lose together with the options chosen. */
export function playedTogether(game: GameCard, chosen: Record<string, string>): boolean {
	const said = game.options.flatMap((option) =>
		option.values
			.filter((value) => value.value === chosen[option.name])
			.flatMap((value) => value.together ?? []),
	);
	return said.length ? said.every(Boolean) : game.cooperative;
}

export function seatsOf(rows: readonly Row[]): NewSeat[] {
	return rows.map((row, index) => {
		const { who, level } = row;
		if (who === "nobody") return { who };
		const given = Object.keys(row.given).length ? { options: row.given } : {};
		if (who === "bot") return { who, level, ...given };
		if (who === "me") return { who, name: nameOfMine(rows, index), ...given };
		if (who === "device") return { who, name: row.name.trim() || t.guest(index + 1), ...given };
		return { who, ...given };
	});
}
