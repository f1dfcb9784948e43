/** Where the game stands and a seat's figures, in words. */

import type { Progress } from "../board";
import { type Content, nameOf, type SeenPlayer, thingOf, type View } from "./types";
import { words } from "./words";

export function progress(view: View): Progress {
	const w = words();
	if (view.day === 0) return { round: 0, rounds: view.days, words: w.before };
	return {
		round: view.day,
		rounds: view.days,
		words: `${w.day(view.day, view.days)} · ${w.phases[view.phase]}`,
	};
}

/** What charged sections and trophies are worth now; skills come at the end. */
export function powerOf(content: Content, player: SeenPlayer): number {
	const sections = thingOf(content, player.character)?.sections ?? [];
	const charged = sections.filter((one) => player.charged.includes(one.id));
	const trophies = player.trophies.map((id) => thingOf(content, id)?.power ?? 0);
	return [...charged.map((one) => one.power), ...trophies].reduce((sum, one) => sum + one, 0);
}

export function figures(view: View, content: Content, seat: number): string {
	const w = words();
	const player = view.players[seat];
	if (!player) return "";
	if (!player.character) return w.noCharacter;
	const place = player.place === "inn" ? w.inn : nameOf(content, player.place);
	return [
		nameOf(content, player.character),
		`${w.health} ${player.health}/${player.most_health}`,
		`${w.coins} ${player.coins}`,
		`${w.trophies} ${player.trophies.length}`,
		`${w.ready} ${player.ready.length}`,
		`${w.damagedWeapons} ${player.damaged.length}`,
		`${w.powerNow} ${powerOf(content, player)}`,
		w.at(place),
		...(view.start === seat ? [w.dayToken] : []),
	].join(", ");
}
