/** The seats of a table that is being set up. */

import type { GameCard, Manners, NewSeat, Who } from "./protocol";
import { myName } from "./starting";
import { t } from "./words";

export interface Row {
	/** The row keeps it wherever it is moved. */
	id: number;
	who: Who;
	name: string;
	level: string;
	/** An id, `drawn`, or empty: as the rules say. */
	character: string;
}

export function rowsFor(card: GameCard): Row[] {
	const level = card.bots.find((bot) => bot.level === "adept")?.level ?? card.bots[0]?.level ?? "";
	const count = card.seats.includes(3) ? 3 : (card.seats[0] ?? 2);
	return Array.from({ length: Math.max(...card.seats) }, (_, id) => ({
		id,
		who: id === 0 ? "me" : id < count ? "bot" : "nobody",
		name: "",
		level,
		character: "",
	}));
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

/** One person's several seats are told apart. */
function nameOfMine(rows: readonly Row[], index: number): string {
	const before = rows.slice(0, index).filter((row) => row.who === "me").length;
	return before ? `${myName()} ${before + 1}` : myName();
}

export function seatsOf(rows: readonly Row[]): NewSeat[] {
	return rows.map((row, index) => {
		const { who, level, character } = row;
		if (who === "nobody") return { who };
		const given = character ? { character } : {};
		if (who === "bot") return { who, level, ...given };
		if (who === "me") return { who, name: nameOfMine(rows, index), ...given };
		if (who === "device") return { who, name: row.name.trim() || t.guest(index + 1), ...given };
		return { who, ...given };
	});
}
