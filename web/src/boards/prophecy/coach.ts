/** What the coach says in the first game. */

import { asks, happened, open, type Scene, type Tip } from "../shared/coaching";
import type { View } from "./types";

const seen = (scene: Scene) => scene.state.view as View;

export const coach: readonly Tip[] = [
	{
		id: "proAim",
		words: {
			en: "Four of the five artifacts make you king. They lie in the spheres behind two guardians each; so grow strong first.",
			cs: "Králem se stane, kdo má čtyři z pěti artefaktů. Leží ve sférách, každý za dvěma strážci; nejdřív tedy zesil.",
		},
		clause: "PRO-FIN-01",
		when: (scene) => asks(scene, "KeepCharacter") || asks(scene, "Move"),
		show: open,
	},
	{
		id: "proMove",
		words: {
			en: "On foot one goes to a neighbour for nothing. A horse takes you two fields, a ship to the next port, a gate to any other gate, for gold.",
			cs: "Pěšky se jde na sousední pole zdarma. Kůň tě za zlato donese o dvě pole, loď do dalšího přístavu, brána k jiné bráně.",
		},
		clause: "PRO-MOV-01",
		when: (scene) => asks(scene, "Move"),
		show: open,
	},
	{
		id: "proStones",
		words: {
			en: "Stones on the right are what you have now; those on the left can be healed or refilled. Who must lose more lives than he has dies.",
			cs: "Kameny vpravo jsou to, co máš teď; ty vlevo lze vyléčit či doplnit. Kdo má ztratit víc životů, než má, umírá.",
		},
		clause: "PRO-CHR-01",
		when: (scene) => asks(scene, "Move") && seen(scene).round > 1,
		show: () => [],
	},
	{
		id: "proMonster",
		words: {
			en: "Monsters on your field are fought one after the other, in the order you choose.",
			cs: "S nestvůrami na svém poli bojuješ postupně v pořadí, které si zvolíš.",
		},
		clause: "PRO-MON-03",
		when: (scene) => asks(scene, "BeforeFight"),
		show: open,
	},
	{
		id: "proFight",
		words: {
			en: "Strength or willpower? The bar has the exact odds and moves with everything you tick. Each side adds a die; the higher total wins.",
			cs: "Silou, nebo vůlí? Pruh ukazuje přesné šance a hýbe se se vším, co zaškrtneš. Každá strana přidá kostku, vyšší součet vyhrává.",
		},
		clause: "PRO-CMB-09",
		when: (scene) =>
			asks(scene, "ChooseMode", "Wield", "Hold", "Wear", "DeclareForFight", "DeclareForRoll"),
		show: () => ["option:commit"],
	},
	{
		id: "proDraw",
		words: {
			en: "After a draw or a defeat your turn is over at once; the monster stays.",
			cs: "Po remíze nebo prohře tvůj tah hned končí; nestvůra zůstává.",
		},
		clause: "PRO-MON-07",
		when: (scene) => happened(scene, "event-draws-fight") || happened(scene, "event-beaten"),
		show: () => [],
	},
	{
		id: "proField",
		words: {
			en: "Here you may do as much as you can pay, in any order. Abilities cost experience, in a guild that is not yours as much gold besides.",
			cs: "Tady můžeš udělat cokoli, nač máš, v libovolném pořadí. Schopnosti stojí zkušenosti, v cizím cechu ještě tolik zlatých.",
		},
		clause: "PRO-FLD-01",
		when: (scene) => asks(scene, "UseField"),
		show: open,
	},
	{
		id: "proSphere",
		words: {
			en: "From this field a sphere can be attacked instead of moving. Look at its guardian first: it is rarely time yet.",
			cs: "Z tohoto pole lze místo pohybu zaútočit na sféru. Napřed se podívej na strážce: málokdy je už čas.",
		},
		clause: "PRO-SPH-01",
		when: (scene) => asks(scene, "Move") && open(scene).some((one) => one.startsWith("sphere:")),
		show: (scene) => open(scene).filter((one) => one.startsWith("sphere:")),
	},
];
