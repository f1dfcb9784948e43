/** What of mine can still change a fight after the tokens lie: asked then, told before. */

import { powersOf } from "./tokens";
import { type Content, numbered, thingOf, type View } from "./types";

export interface Later {
	id: string;
	name: string;
	words: string;
	potion: boolean;
}

/** The moments after laying in which a potion may be drunk. */
const WINDOWS = [
	"result",
	"coins due",
	"victory",
	"weapons damaged",
	"stun",
	"adventure completed",
];
const VERBS = ["keep a weapon ready", "keep a spell", "repair on victory", "gem on victory"];

export function laterOf(view: View, content: Content): Later[] {
	const seat = view.fight?.seat ?? view.active;
	const player = view.players[seat];
	if (!player) return [];
	const potions = player.potions.flatMap((id) => {
		const thing = thingOf(content, id);
		if (!thing?.windows?.some((one) => WINDOWS.includes(one))) return [];
		return [{ id, name: thing.name, words: thing.words[1] ?? "", potion: true }];
	});
	const powers = powersOf(view, content, player);
	const tree = thingOf(content, player.character)?.tree ?? [];
	const skills = tree.flatMap((node) => {
		const skill = node.skill >= 0 ? numbered(content, "skill", node.skill) : null;
		const does = skill?.parts?.some((part) => VERBS.includes(part.do) && powers.has(part.do));
		if (!skill || !does || !player.skills.includes(node.id)) return [];
		return [{ id: skill.id, name: skill.name, words: skill.words[0] ?? "", potion: false }];
	});
	return [...potions, ...skills];
}
