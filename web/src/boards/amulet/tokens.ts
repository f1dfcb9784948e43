/** What may be laid in the fight or expedition that goes on, as the rules have it. */

import { type Card, type Placement, read, type Square, squaresOf, type Token } from "./fitting";
import {
	type Content,
	numbered,
	type Part,
	type SeenFight,
	type SeenPlayer,
	type Thing,
	thingOf,
	type View,
} from "./types";

/** Where tokens are laid: the card, what lies there already, and what may come. */
export interface Ground {
	/** The monster or adventure. */
	thing: Thing;
	card: Card;
	tokens: Token[];
	/** Squares that are covered before anything is laid. */
	taken: Square[];
	/** Tokens of an expedition that lie there, with their seats. */
	lying: { seat: number; placement: Placement }[];
	expedition: boolean;
}

/** The working skills' parts of a player that count now, by verb. */
export function powersOf(view: View, content: Content, player: SeenPlayer): Map<string, Part[]> {
	const found = new Map<string, Part[]>();
	const together = view.mode !== "competitive";
	const tree = thingOf(content, player.character)?.tree ?? [];
	for (const node of tree) {
		if (node.skill < 0 || !player.skills.includes(node.id)) continue;
		const skill = numbered(content, "skill", node.skill);
		const parts = together && skill?.together?.length ? skill.together : (skill?.parts ?? []);
		for (const part of parts)
			if (!part.phases.length || part.phases.includes(view.phase))
				found.set(part.do, [...(found.get(part.do) ?? []), part]);
	}
	return found;
}

const unshielded = (token: Token): Token => ({
	...token,
	shape: token.shape.map((row) => row.replaceAll("S", "#")),
});
const isToken = (token: Token | undefined): token is Token => token !== undefined;
const tokenOf = (content: Content) => (id: string) => thingOf(content, id)?.token;
const byNumber = (content: Content) => (one: string, other: string) =>
	(thingOf(content, one)?.number ?? 0) - (thingOf(content, other)?.number ?? 0);

function spellsOf(view: View, content: Content, player: SeenPlayer): Token[] {
	const mirrored = powersOf(view, content, player).has("mirror spells");
	return player.spells
		.toSorted(byNumber(content))
		.map(tokenOf(content))
		.filter(isToken)
		.map((token) => (mirrored ? { ...token, mirrored } : token));
}

/** AMU-WPN-07, -09, -15: the helper of the place with its side; none at night. */
export function helperOf(view: View, content: Content, fight: SeenFight): Thing | null {
	const player = view.players[fight.seat];
	if (!player || view.phase === "night") return null;
	const powers = powersOf(view, content, player);
	const has = (verb: string) => powers.get(verb)?.some((one) => one.places.includes(fight.place));
	const lent = fight.place === "dungeons";
	if (lent && !has("helper in")) return null;
	const place = lent ? "manor" : fight.place;
	const better = lent || view.upgraded.includes(fight.place) || has("upgraded helpers") === true;
	const helpers = Object.values(content.things).filter((one) => one.token?.kind === "helper");
	return helpers.find((one) => one.place === place && one.upgraded === better) ?? null;
}

/** AMU-FGT-10, AMU-WPN-14: weapons, a borrowed one, the helper, spells. */
function fightTokens(view: View, content: Content, fight: SeenFight, mythical: boolean): Token[] {
	const player = view.players[fight.seat];
	if (!player) return [];
	const free = powersOf(view, content, player).get("free shields") ?? [];
	const bare = free.some((part) => part.what !== "mythical" || mythical);
	const own = [...fight.weapons, ...fight.extra]
		.toSorted(byNumber(content))
		.map(tokenOf(content))
		.filter(isToken);
	const borrowed = fight.borrowed.map(tokenOf(content)).filter(isToken);
	const helper = helperOf(view, content, fight)?.token;
	return [
		...own.map((token) => (bare ? unshielded(token) : token)),
		...borrowed,
		...(helper ? [helper] : []),
		...spellsOf(view, content, player),
	];
}

export const MYTHICAL = 3;

/** The fight that goes on with its card turned up; null while it lies face down. */
export function fightGround(view: View, content: Content): Ground | null {
	const fight = view.fight;
	const thing = thingOf(content, fight?.monster.id ?? "");
	if (!fight || !thing?.card) return null;
	const tokens = fightTokens(view, content, fight, fight.monster.level === MYTHICAL);
	const taken = fight.closed.map((spot): Square => {
		const [column = 0, row = 0] = spot.split(",").map(Number);
		return [column, row];
	});
	return { thing, card: thing.card, tokens, taken, lying: [], expedition: false };
}

/** The adventure with what lies on it, and the tokens of the party that is on its way. */
export function adventureGround(view: View, content: Content, seat: number): Ground | null {
	const thing = thingOf(content, view.adventure);
	if (!thing?.card) return null;
	const lying = view.laid.flatMap(({ seat, text }) => {
		const token = thingOf(content, text.split("@")[0] ?? "")?.token;
		const [placement] = token ? (read(text, [{ ...token, mirrored: true }]) ?? []) : [];
		return placement ? [{ seat, placement }] : [];
	});
	const player = view.players[seat];
	const weapons = (view.party ?? []).map(tokenOf(content)).filter(isToken);
	const tokens = player ? [...weapons, ...spellsOf(view, content, player)] : weapons;
	const taken = lying.flatMap(({ placement }) => squaresOf(placement).map(({ square }) => square));
	return { thing, card: thing.card, tokens, taken, lying, expedition: true };
}
