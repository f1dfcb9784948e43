/** What the coach says in the first game. */

import { advised, asks, happened, open, type Scene, type Tip } from "../shared/coaching";
import type { View } from "./types";

const seen = (scene: Scene) => scene.state.view as View;

const AIM = {
	en: "You hunt monsters for six to eight days. Trophies and charged sections of your amulet are your power; the most power wins.",
	cs: "Šest až osm dní lovíš netvory. Tvou mocí jsou trofeje a nabité sekce amuletu; vyhraje, kdo jí má nejvíc.",
};
/** Who asks least of a beginner stands first. */
const CHARACTERS = {
	knight: {
		en: "For a first game take the Holy Knight: he has the most health and large weapons.",
		cs: "Pro první hru si vezmi Svatého rytíře: má nejvíc zdraví a velké zbraně.",
	},
	hunter: {
		en: "For a first game take the Hunter: his weapons cover far-off squares.",
		cs: "Pro první hru si vezmi Lovce: jeho zbraně zakryjí i vzdálená políčka.",
	},
};
const character = (scene: Scene) => advised(scene, (id) => `character:${id}`, CHARACTERS);

export const coach: readonly Tip[] = [
	{
		id: "amuCharacter",
		words: (scene) => {
			const best = character(scene)?.words;
			return { en: `${AIM.en} ${best?.en ?? ""}`.trim(), cs: `${AIM.cs} ${best?.cs ?? ""}`.trim() };
		},
		clause: "AMU-SET-09",
		when: () => true,
		show: (scene) => [character(scene)?.target ?? ""].filter(Boolean),
	},
	{
		id: "amuGo",
		words: {
			en: "Every morning and every evening you go to another place and do what it offers. Across the river you pay a coin or a health.",
			cs: "Každé ráno a každý večer jdeš na jiné místo a uděláš, co nabízí. Za řeku zaplatíš minci nebo zdraví.",
		},
		clause: "AMU-MOV-01",
		when: (scene) => asks(scene, "Go"),
		show: open,
	},
	{
		id: "amuMonster",
		words: {
			en: "The back of a card shows weak spots, gem, level and power. What it hurts with you see only when your weapons are chosen.",
			cs: "Rub karty ukazuje slabá místa, drahokam, úroveň a moc. Čím zraňuje, uvidíš, až budou zbraně zvoleny.",
		},
		clause: "AMU-DWN-02",
		when: (scene) => asks(scene, "ChooseMonster", "ChooseWeapon"),
		show: open,
	},
	{
		id: "amuLay",
		words: {
			en: "Cover every weak spot and the monster is beaten. Uncovered damage hurts, uncovered coins pay. Drag the tokens, tap them, or press Suggest.",
			cs: "Zakryješ-li všechna slabá místa, netvor je poražen. Nezakrytá zranění bolí, nezakryté mince získáš. Žetony táhni, ťukni na ně, nebo stiskni Poraď.",
		},
		clause: "AMU-FGT-05",
		when: (scene) => asks(scene, "Arrange"),
		show: () => ["option:commit"],
	},
	{
		id: "amuGem",
		words: {
			en: "A gem goes onto a field of its colour. A section whose fields are all full is charged and counts.",
			cs: "Drahokam patří na pole své barvy. Sekce, která má všechna pole plná, je nabitá a počítá se.",
		},
		clause: "AMU-GEM-01",
		when: (scene) => asks(scene, "PlaceGem"),
		show: open,
	},
	{
		id: "amuXp",
		words: {
			en: "Experience goes up the skill tree, along its arrows; a full node gives its skill or weapon.",
			cs: "Zkušenost stoupá stromem dovedností po šipkách; plný uzel dá svou dovednost nebo zbraň.",
		},
		clause: "AMU-XP-02",
		when: (scene) => asks(scene, "PlaceXp"),
		show: open,
	},
	{
		id: "amuNight",
		words: {
			en: "Monsters left in the Lair and the Manor attack at night. Some stay beside the Village until someone drives them off.",
			cs: "Netvoři, kteří zbyli v Doupěti a na Panství, v noci útočí. Někteří zůstanou u Vesnice, dokud je někdo nezažene.",
		},
		clause: "AMU-NGT-02",
		when: (scene) => seen(scene).phase === "night" || happened(scene, "event-night"),
		show: () => ["location:village"],
	},
];
