/** What the coach says in scenario 1. */

import { asks, happened, open, type Scene, type Tip } from "../shared/coaching";
import type { View } from "./types";

const seen = (scene: Scene) => scene.state.view as View;

export const coach: readonly Tip[] = [
	{
		id: "glhGoal",
		words: {
			en: "Kill every enemy in all rooms before your cards run out. First keep one of two battle goals; nobody else sees it.",
			cs: "Zabij všechny nepřátele ve všech místnostech dřív, než ti dojdou karty. Napřed si nech jeden ze dvou malých úkolů; nikdo jiný ho nevidí.",
		},
		clause: "GLH-SET-04",
		when: (scene) => asks(scene, "KeepGoal"),
		show: open,
	},
	{
		id: "glhStart",
		words: {
			en: "Choose a start hex. Who stands in front is met first.",
			cs: "Vyber počáteční pole. Kdo stojí vpředu, s tím se nepřátelé potkají dřív.",
		},
		clause: "GLH-SET-07",
		when: (scene) => asks(scene, "PlaceCharacter"),
		show: open,
	},
	{
		id: "glhCards",
		words: {
			en: "Choose two cards. The first one’s number is your initiative: low numbers act early. You will use the top of one and the bottom of the other.",
			cs: "Vyber dvě karty. Číslo první karty je tvá iniciativa: s nízkou jsi na tahu dřív. Z jedné použiješ horní polovinu, z druhé spodní.",
		},
		clause: "GLH-SEL-01",
		when: (scene) => asks(scene, "TwoCards"),
		show: open,
	},
	{
		id: "glhTurn",
		words: {
			en: "Tap a half: a top, then the bottom of the other card. Any top can be a plain Attack 2, any bottom a plain Move 2. A card with the flame is lost.",
			cs: "Vyber polovinu: z jedné karty horní, z druhé spodní. Každá horní může být základní Útok 2, každá spodní základní Pohyb 2. Karta s plamenem se zničí.",
		},
		clause: "GLH-TRN-01",
		when: (scene) => asks(scene, "TurnMenu"),
		show: open,
	},
	{
		id: "glhMove",
		words: {
			en: "Numbers are what it costs to get there. Point at a hex to see the way. Opening a door reveals the room and cannot be undone.",
			cs: "Čísla říkají, kolik bodů cesta stojí. Ukaž na pole a uvidíš ji. Otevřené dveře odhalí místnost a nelze to vzít zpět.",
		},
		clause: "GLH-MOV-01",
		when: (scene) => asks(scene, "GoTo"),
		show: open,
	},
	{
		id: "glhAttack",
		words: {
			en: "Beside each target stands the attack and how often it kills, counted from the cards left in your modifier deck.",
			cs: "U každého cíle stojí útok a jak často zabije, spočítáno z karet, které zbývají v tvém balíčku modifikátorů.",
		},
		clause: "GLH-ATK-03",
		when: (scene) => asks(scene, "Aim", "LayArea"),
		show: open,
	},
	{
		id: "glhDamage",
		words: {
			en: "Suffer the damage, or lose one card of your hand or two discards instead. Cards are your time: early on health is cheaper.",
			cs: "Utrp zranění, nebo místo něj znič kartu z ruky či dvě odhozené. Karty jsou tvůj čas: zpočátku jsou body zdraví levnější.",
		},
		clause: "GLH-DMG-02",
		when: (scene) => asks(scene, "TakeDamage"),
		show: open,
	},
	{
		id: "glhWhy",
		words: {
			en: "Monsters move by the book. The question mark beside a type at the top explains its last turn, step by step.",
			cs: "Nestvůry jednají podle pravidel. Otazník u typu nahoře vysvětlí jeho poslední tah krok za krokem.",
		},
		clause: "GLH-MON-11",
		when: (scene) => seen(scene).thoughts.length > 0,
		show: () => [],
	},
	{
		id: "glhDoor",
		words: {
			en: "A room was revealed: its monsters act in this round already.",
			cs: "Odhalila se místnost: její nestvůry jednají už v tomto kole.",
		},
		clause: "GLH-DOR-01",
		when: (scene) => happened(scene, "event-door"),
		show: () => [],
	},
	{
		id: "glhRest",
		words: {
			en: "A rest brings your discards back, but one card is lost. Who has fewer than two cards and cannot rest is exhausted.",
			cs: "Odpočinek vrátí odhozené karty, ale jedna se zničí. Kdo má míň než dvě karty a nemůže odpočívat, je vyčerpaný.",
		},
		clause: "GLH-RST-01",
		when: (scene) => asks(scene, "ShortRest", "LoseForRest", "LoseDrawn"),
		show: open,
	},
];
