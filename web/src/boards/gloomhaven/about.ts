/** What a target is, for its detail. */

import { keyOf } from "../shared/hexes";
import {
	type Content,
	type SeenFigure,
	type SeenHero,
	type Thing,
	thingOf,
	type View,
} from "./types";

export type About =
	| { kind: "card" | "item" | "goal"; thing: Thing }
	| { kind: "type"; thing: Thing; figure: SeenFigure | null }
	| { kind: "figure"; figure: SeenFigure }
	| { kind: "seat"; hero: SeenHero; figure: SeenFigure | null }
	| { kind: "element"; name: string }
	| { kind: "hex"; at: string };

function ofFigure(view: View, content: Content, figure: SeenFigure): About {
	const hero = view.heroes.find((one) => one.figure === figure.id);
	if (hero) return { kind: "seat", hero, figure };
	const thing = thingOf(content, figure.what);
	return thing ? { kind: "type", thing, figure } : { kind: "figure", figure };
}

export function aboutOf(view: View, content: Content, target: string): About | null {
	const [kind = "", id = ""] = target.split(":");
	const thing = thingOf(content, id);
	if (kind === "card" || kind === "item" || kind === "goal") return thing && { kind, thing };
	if (kind === "type") return thing && { kind, thing, figure: null };
	if (kind === "element") return { kind, name: id };
	if (kind === "figure") {
		const figure = view.figures.find((one) => String(one.id) === id);
		return figure ? ofFigure(view, content, figure) : null;
	}
	if (kind === "seat") {
		const hero = view.heroes[Number(id)];
		const figure = view.figures.find((one) => one.id === hero?.figure) ?? null;
		return hero ? { kind, hero, figure } : null;
	}
	if (kind !== "hex") return null;
	const there = view.figures.find((one) => keyOf(one.at) === id);
	if (there) return ofFigure(view, content, there);
	const lies =
		view.pieces.some((one) => one.hexes.some((hex) => keyOf(hex) === id)) ||
		view.doors.some((hex) => keyOf(hex) === id) ||
		view.loose.some((one) => keyOf(one.at) === id);
	return lies ? { kind, at: id } : null;
}
