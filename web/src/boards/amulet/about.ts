/** What a target of the table is: the thing behind it, and what kind of thing. */

import {
	type Content,
	numbered,
	type Place,
	type SeenMonster,
	type Thing,
	thingOf,
	type View,
} from "./types";

export interface About {
	kind:
		| "place"
		| "monster"
		| "back"
		| "adventure"
		| "token"
		| "potion"
		| "skill"
		| "oath"
		| "quest"
		| "character";
	thing: Thing | null;
	/** A card of which only the back is known. */
	back?: SeenMonster;
	seat?: number;
}

const rowOf = (view: View, row: string) => (row === "lair" ? view.lair : view.manor);

function card(view: View, content: Content, [row = "", n = ""]: string[]): About | null {
	if (row === "dungeons") return { kind: "place", thing: thingOf(content, "dungeons") };
	const seen = rowOf(view, row)[Number(n) - 1];
	if (!seen) return null;
	const thing = thingOf(content, seen.id);
	return thing ? { kind: "monster", thing } : { kind: "back", thing: null, back: seen };
}

function node(view: View, content: Content, [seat = "", id = ""]: string[]): About | null {
	const tree = thingOf(content, view.players[Number(seat)]?.character ?? "")?.tree ?? [];
	const found = tree.find((one) => one.id === id);
	if (!found) return null;
	const thing =
		found.weapon >= 0
			? numbered(content, "weapon", found.weapon)
			: numbered(content, "skill", found.skill);
	return thing && { kind: thing.token ? "token" : "skill", thing, seat: Number(seat) };
}

const plain = (kind: About["kind"]) => (_: View, content: Content, parts: string[]) => {
	const thing = thingOf(content, parts.join(":"));
	return thing && { kind, thing };
};

const WAYS: Record<string, (view: View, content: Content, parts: string[]) => About | null> = {
	location: plain("place"),
	card,
	node,
	monster: plain("monster"),
	adventure: plain("adventure"),
	weapon: plain("token"),
	token: plain("token"),
	spell: plain("token"),
	potion: plain("potion"),
	skill: plain("skill"),
	oath: plain("oath"),
	quest: plain("quest"),
	character: plain("character"),
	seat: (view, content, [seat = ""]) => {
		const thing = thingOf(content, view.players[Number(seat)]?.character ?? "");
		return thing && { kind: "character", thing, seat: Number(seat) };
	},
};

export function aboutOf(view: View, content: Content, target: string): About | null {
	const [kind = "", ...parts] = target.split(":");
	return WAYS[kind]?.(view, content, parts) ?? null;
}

/** The monsters beside the Village that lock a place or make it dear. */
export function causesAt(view: View, content: Content, place: Place): Thing[] {
	const shut = view.locked.includes(place) || view.revels.includes(place);
	if (!shut) return [];
	return view.village.flatMap((id) => {
		const monster = thingOf(content, id);
		const night = nightThing(content, monster);
		return monster && night?.parts?.some((part) => part.places.includes(place)) ? [monster] : [];
	});
}

const nights = new WeakMap<Content, Map<number, Thing>>();

/** A monster's ability in the night: its kind, whom it strikes, what it does. */
export function nightThing(content: Content, monster: Thing | null): Thing | null {
	let found = nights.get(content);
	if (!found) {
		const all = Object.values(content.things).filter((one) => one.kind && one.who);
		found = new Map(all.map((one) => [one.number, one]));
		nights.set(content, found);
	}
	return found.get(monster?.night ?? -1) ?? null;
}
