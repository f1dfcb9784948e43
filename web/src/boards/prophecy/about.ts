/** What a target is, for its detail. */

import {
	type Content,
	type SeenField,
	type SeenHero,
	type SeenSphere,
	type Thing,
	thingOf,
	type View,
} from "./types";

export type About =
	| { kind: "card" | "character"; thing: Thing }
	| { kind: "field"; thing: Thing; seen: SeenField }
	| { kind: "sphere"; seen: SeenSphere }
	| { kind: "seat"; thing: Thing | null; hero: SeenHero }
	| { kind: "hidden"; field: Thing };

export function aboutOf(view: View, content: Content, target: string): About | null {
	const [kind = "", id = ""] = target.split(":");
	const thing = thingOf(content, id);
	if (kind === "card" || kind === "tick") {
		if (id.startsWith("hidden-")) {
			const field = thingOf(content, id.slice(7));
			return field && { kind: "hidden", field };
		}
		return thing && { kind: "card", thing };
	}
	if (kind === "character") return thing && { kind: "character", thing };
	if (kind === "field") {
		const seen = view.ring.find((one) => one.id === id);
		return thing && seen ? { kind: "field", thing, seen } : null;
	}
	if (kind === "sphere") {
		const seen = view.spheres.find((one) => one.id === id);
		return seen ? { kind: "sphere", seen } : null;
	}
	if (kind === "seat") {
		const hero = view.heroes[Number(id)];
		return hero?.character ? { kind: "seat", thing: thingOf(content, hero.character), hero } : null;
	}
	return null;
}
