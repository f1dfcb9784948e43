/** What the coach says in the first game. */

import { asks, happened, mine, open, round, type Scene, type Tip } from "../shared/coaching";

const cannotLay = (scene: Scene) =>
	asks(scene, "LayOrDiscard", "LayWithQuests") &&
	!scene.state.asked?.options.some((option) => option.choice === "lay");

export const coach: readonly Tip[] = [
	{
		id: "togStory",
		words: {
			en: "Ten rounds; whoever has the most glory wins. The hero in the middle is you, and the connectors on its sides are where your story grows.",
			cs: "Hraje se deset kol a vyhrává ten, kdo má nejvíc slávy. Hrdina uprostřed jsi ty a spojky na jeho stranách jsou místa, kde tvůj příběh poroste.",
		},
		clause: "TOG-RND-03",
		when: (scene) => round(scene) === 1,
		show: () => ["cell:0,0"],
	},
	{
		id: "togPick",
		words: {
			en: "Pick a slot in secret; the others see only that you are ready. A tile from the upper row, the wilderness, costs one gold or potion more.",
			cs: "Tajně si vyber políčko na plánu; ostatní vidí jen to, že máš vybráno. Dílek z horní řady, z divočiny, stojí o zlaťák nebo lektvar víc.",
		},
		clause: "TOG-SEL-01",
		when: (scene) => asks(scene, "Pick") && round(scene) <= 2,
		show: open,
	},
	{
		id: "togToken",
		words: {
			en: "All cards were turned up at once. If somebody was faster, you choose from what is left. Whoever took from the lowest slot gets the start player token.",
			cs: "Všechny karty se odkryly najednou. Předběhl-li tě někdo, vybíráš z toho, co zbylo. Žeton začínajícího hráče dostává ten, kdo bral z nejnižšího políčka.",
		},
		clause: "TOG-FPL-02",
		when: (scene) => happened(scene, "event-token-passes"),
		show: () => [],
	},
	{
		id: "togLay",
		words: {
			en: "Ghosts show where your tile fits: a connector must meet a connector. Point at one to see what it would bring.",
			cs: "Obrysy ukazují, kam se dílek hodí: spojka se musí setkat se spojkou. Ukaž na některý a uvidíš, co přinese.",
		},
		clause: "TOG-PLC-04",
		when: (scene) => asks(scene, "PlaceTile", "LayOrDiscard", "LayWithQuests") && !cannotLay(scene),
		show: open,
	},
	{
		id: "togKey",
		words: {
			en: "Two half keys met and made a key. It opens a chest on one of the two tiles, at once.",
			cs: "Dvě poloviny klíče se setkaly a je z nich klíč. Hned otevře truhlu na jednom z obou dílků.",
		},
		clause: "TOG-KEY-04",
		when: (scene) => mine(scene, "event-joins-key"),
		show: open,
	},
	{
		id: "togPotions",
		words: {
			en: "Combat and magic are never spent, they only have to be high enough. What is missing can be made up with potions, one for each point.",
			cs: "Boj ani magie se neutrácejí, jen jich musí být dost. Co chybí, nahradí lektvary, za každý bod jeden.",
		},
		clause: "TOG-PAY-09",
		when: (scene) => asks(scene, "PaySurcharge") || mine(scene, "event-pays"),
		show: open,
	},
	{
		id: "togDiscard",
		words: {
			en: "You cannot pay for this tile, or it fits nowhere. Discarding is a move too: 1 gold, 1 potion and a key.",
			cs: "Tento dílek nezaplatíš, nebo se nikam nehodí. Odložit ho je také tah: dostaneš zlaťák, lektvar a klíč.",
		},
		clause: "TOG-DIS-01",
		when: cannotLay,
		show: () => ["option:discard"],
	},
	{
		id: "togMajority",
		words: {
			en: "Think of the end: whoever has the most combat, magic, potions or gold gains 4 glory for each majority.",
			cs: "Mysli na konec: kdo má nejvíc boje, magie, lektvarů nebo zlaťáků, získá za každou převahu 4 body slávy.",
		},
		clause: "TOG-END-02",
		when: (scene) => round(scene) >= 3,
		show: () => [],
	},
];
