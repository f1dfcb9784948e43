/** The nodes of a skill tree with what they give, what lies on them and whether they can be reached. */

import { type Content, type Node, numbered, type SeenPlayer, type Thing, thingOf } from "./types";

/** What a node gives, told by what the skill does first. */
const GLYPHS: [RegExp, string][] = [
	[/night/, "moon"],
	[/weak spot/, "weak-spot"],
	[/expedition|adventure/, "castle"],
	[/power|worth/, "crown"],
	[/heal|damage/, "life"],
	[/coin|sell/, "gold"],
	[/repair|ready/, "repair"],
	[/spell/, "spell-token"],
	[/purchases|discount/, "potion"],
	[/helper/, "monk"],
	[/gem/, "gem-square"],
	[/river/, "river"],
	[/front/, "eye"],
	[/stun/, "stun"],
	[/shield/, "shield"],
	[/xp/, "experience"],
	[/mythical/, "stairs-down"],
	[/immune/, "shield"],
	[/weapon/, "combat"],
];

export interface Grown {
	node: Node;
	weapon: Thing | null;
	name: string;
	about: string;
	glyph: string;
	/** Experience that lies there. */
	have: number;
	done: boolean;
	/** An arrow leads there from something unlocked. */
	open: boolean;
}

/** The lines of a face in one; a new heading begins a new sentence. */
const joined = (lines: readonly string[]) =>
	lines.reduce((said, line) => {
		if (!said || said.endsWith(":")) return `${said} ${line}`.trim();
		return `${said}${line.endsWith(":") ? "." : ";"} ${line}`;
	}, "");

function faceOf(content: Content, node: Node) {
	const weapon = node.weapon >= 0 ? numbered(content, "weapon", node.weapon) : null;
	const skill = node.skill >= 0 ? numbered(content, "skill", node.skill) : null;
	const verb = skill?.parts?.[0]?.do ?? "";
	return {
		weapon,
		name: (weapon ?? skill)?.name ?? node.id,
		about: joined(skill?.words ?? []),
		glyph: GLYPHS.find(([pattern]) => pattern.test(verb))?.[1] ?? "skill-scroll",
	};
}

export function nodesOf(content: Content, player: SeenPlayer): Grown[] {
	const nodes = thingOf(content, player.character)?.tree ?? [];
	return nodes.map((node) => {
		const done = player.skills.includes(node.id) || player.fresh.includes(node.id);
		const led = node.needs.some((at) => player.skills.includes(nodes[at]?.id ?? ""));
		return {
			node,
			...faceOf(content, node),
			have: player.xp[node.id] ?? 0,
			done,
			open: !done && (node.needs.length === 0 || led),
		};
	});
}
