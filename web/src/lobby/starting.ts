/** From a game's card to a table: sensible defaults, and the first game with its coach. */

import { api } from "../net/api";
import type { Created, GameCard, Manners, NewTable } from "../net/protocol";
import { router, tablePath } from "../ui/route.svelte";
import { settings } from "../ui/settings.svelte";
import { keepCreated } from "./mine";

export const MANNERS: Manners = {
	hints: true,
	undo: "free",
	spectators: true,
	chat: true,
	clock: null,
	pace: "live",
};

/** The same tale for everybody's first game, so that the coach knows what comes. */
const FIRST_SEED = 7;

/** Who has none sends none: the server numbers the nameless in the reader's language. */
export const myName = () => settings.now.name.trim();

export function recommended(game: GameCard): Record<string, string> {
	const chosen = game.options.map((option) => {
		const best = option.values.find((value) => value.recommended);
		return [option.name, best?.value ?? option.default] as const;
	});
	return Object.fromEntries(chosen);
}

const levelOf = (game: GameCard, wanted: string) =>
	game.bots.find((bot) => bot.level === wanted)?.level ?? game.bots[0]?.level ?? wanted;

export function quick(game: GameCard): NewTable {
	const count = [3, 2, 4, 1].find((n) => game.seats.includes(n)) ?? game.seats[0] ?? 2;
	return withBots(game, count, levelOf(game, "adept"), null);
}

export function firstGame(game: GameCard): NewTable {
	const count = game.seats.includes(2) ? 2 : (game.seats[0] ?? 2);
	return withBots(game, count, levelOf(game, "apprentice"), FIRST_SEED);
}

function withBots(game: GameCard, count: number, level: string, seed: number | null): NewTable {
	const bots = Array.from({ length: count - 1 }, () => ({ who: "bot" as const, level }));
	return {
		game: game.name,
		options: recommended(game),
		seats: [{ who: "me", name: myName() }, ...bots],
		manners: MANNERS,
		seed,
		begin: true,
	};
}

/** Opens the table, keeps its keys on this device, and goes there. */
export async function open(table: NewTable, coach = false): Promise<void> {
	goTo(await api.create(table), coach);
}

export function goTo(made: Created, coach = false): void {
	keepCreated(made, coach);
	router.go(tablePath(made.table.id));
}
