/** What the coach says in the first game. */

import { asks, happened, open, type Scene, type Tip } from "../shared/coaching";

interface BookView {
	players: { hand: string[]; support: string[] }[];
	curses: { slot: string }[];
	recovery: { madness: number } | null;
}
const book = (scene: Scene) => scene.state.view as BookView;
const curses = (scene: Scene) => book(scene).curses.map((one) => `curse:${one.slot}`);
const multiples = (scene: Scene) => open(scene).filter((target) => /:x[23]$/.test(target));
const myMadness = (scene: Scene) => book(scene).players[scene.me]?.hand.includes("M") ?? false;

export const coach: readonly Tip[] = [
	{
		id: "bbmBook",
		words: {
			en: "Six monsters come out of the book, one a round. Break every curse of the last one and you all win; if a Madness must be taken from an empty stack, you all lose.",
			cs: "Z grimoáru vychází šest nestvůr, každé kolo jedna. Zlomíte-li všechny kletby té poslední, vyhráli jste; musí-li si někdo vzít děs z prázdného balíčku, prohráli jste všichni.",
		},
		clause: "BBM-END-01",
		when: () => true,
		show: open,
	},
	{
		id: "bbmTrack",
		words: {
			en: "The left page says what the monster does, the right one what defeating it brings and what failing costs. The curses lie round the book; each strikes when the marker reaches its space.",
			cs: "Levá strana říká, co dělá nestvůra, pravá, co přinese její zdolání a co stojí neúspěch. Kletby leží kolem grimoáru; každá udeří, až k ní dojde žeton.",
		},
		clause: "BBM-CUR-02",
		when: (scene) => happened(scene, "event-curses"),
		show: curses,
	},
	{
		id: "bbmAct",
		words: {
			en: "Your turn: tap a curse to break it, a spell to cast it, a card to get it. A payment is laid in for you; tap other cards to change it, what is over is lost.",
			cs: "Jsi na tahu: ťukni na kletbu a zlomíš ji, na kouzlo a sešleš ho, na kartu a získáš ji. Platba se navrhne sama; ťuknutím na jiné karty ji změníš, přebytek propadne.",
		},
		clause: "BBM-PAY-01",
		when: (scene) => asks(scene, "Act"),
		show: open,
	},
	{
		id: "bbmSpell",
		words: {
			en: "Pay twice or three times as much and cast the spell ×2 or ×3: every number that counts is multiplied.",
			cs: "Zaplať dvakrát nebo třikrát tolik a sešli kouzlo ×2 nebo ×3: všechna čísla, na kterých záleží, se vynásobí.",
		},
		clause: "BBM-CAST-03",
		when: (scene) => asks(scene, "Act") && multiples(scene).length > 0,
		show: multiples,
	},
	{
		id: "bbmSupport",
		words: {
			en: "Cards in a support are for everybody: any wizard may pay with them, in anybody’s turn. They go to their owner’s discard pile.",
			cs: "Karty v podpoře jsou pro všechny: platit jimi smí každý čaroděj, kdykoli jedná. Pak jdou na odkládací hromádku svého majitele.",
		},
		clause: "BBM-PAY-05",
		when: (scene) => book(scene).players.some((one) => one.support.length > 0),
		show: open,
	},
	{
		id: "bbmMadness",
		words: {
			en: "Madness pays for nothing and fills your hand. Cure it with two elements of one kind: it goes back to the stack.",
			cs: "Děsem se platit nedá a jen zabírá místo v ruce. Zaženeš ho dvěma elementy téhož druhu: vrátí se do balíčku.",
		},
		clause: "BBM-CURE-01",
		when: (scene) => asks(scene, "Act") && myMadness(scene),
		show: (scene) => [`card:M@hand${scene.me}`],
	},
	{
		id: "bbmEnd",
		words: {
			en: "At the end of the turn you draw up to six cards. Your draw pile is short: when it is shuffled anew, a Madness comes in.",
			cs: "Na konci tahu si dobereš do šesti karet. Tvůj dobírací balíček nestačí: až se zamíchá nový, přibude v něm děs.",
		},
		clause: "BBM-MAD-01",
		when: (scene) => asks(scene, "Act") && (book(scene).recovery?.madness ?? 0) > 0,
		show: () => ["option:end"],
	},
	{
		id: "bbmRound",
		words: {
			en: "The round is over. With every curse broken the bonus is yours, else the penalty; then the page is turned.",
			cs: "Kolo skončilo. Jsou-li všechny kletby zlomené, čeká vás bonus, jinak postih; pak se v knize obrací strana.",
		},
		clause: "BBM-GRM-05",
		when: (scene) => happened(scene, "event-defeated") || happened(scene, "event-not-defeated"),
		show: open,
	},
];
