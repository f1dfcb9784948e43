/** What the coach says in the first game. */

import { advised, asks, happened, open, type Scene, type Tip } from "../shared/coaching";

interface BookView {
	players: { hand: string[]; support: string[] }[];
	curses: { slot: string }[];
	recovery: { madness: number } | null;
}
const book = (scene: Scene) => scene.state.view as BookView;
const curses = (scene: Scene) => book(scene).curses.map((one) => `curse:${one.slot}`);
const multiples = (scene: Scene) => open(scene).filter((target) => /:x[23]$/.test(target));
const myMadness = (scene: Scene) => book(scene).players[scene.me]?.hand.includes("M") ?? false;

const AIM = {
	en: "Six monsters come out of the book, one a round; break the last one’s curses and you all win.",
	cs: "Z knihy vychází šest nestvůr, každé kolo jedna; zlomíte-li kletby té poslední, vyhráli jste všichni.",
};
/** Who asks least of a beginner stands first. */
const WIZARDS = {
	rosana: {
		en: "For a first game take Rosana: she keeps five cards ready for everybody, and there is nothing to remember.",
		cs: "Pro první hru si vezmi Rosanu: má pět míst v podpoře pro všechny a nic si nemusíš pamatovat.",
	},
	viktor: {
		en: "For a first game take Viktor: once a turn he gets rid of a Madness and draws a card.",
		cs: "Pro první hru si vezmi Viktora: jednou za tah se zbaví děsu a dobere kartu.",
	},
	alice: {
		en: "For a first game take Alice: every curse she breaks may bring her a card.",
		cs: "Pro první hru si vezmi Alici: za každou zlomenou kletbu smí dobrat kartu.",
	},
};
const wizard = (scene: Scene) => advised(scene, (id) => `wizard:${id}`, WIZARDS);

export const coach: readonly Tip[] = [
	{
		id: "bbmWizard",
		words: (scene) => {
			const best = wizard(scene)?.words;
			return { en: `${AIM.en} ${best?.en ?? ""}`, cs: `${AIM.cs} ${best?.cs ?? ""}` };
		},
		clause: "BBM-SET-06",
		when: (scene) => asks(scene, "ChooseWizard"),
		show: (scene) => [wizard(scene)?.target ?? ""].filter(Boolean),
	},
	{
		id: "bbmBook",
		words: {
			en: "Watch the Madness stack: if a Madness must be taken and there is none left, you all lose. And a wizard with six Madness in hand is out.",
			cs: "Hlídejte balíček děsu: má-li si někdo vzít děs a žádný nezbývá, prohráli jste všichni. A kdo má v ruce šest děsů, vypadává.",
		},
		clause: "BBM-END-02",
		when: (scene) => asks(scene, "Act") && happened(scene, "event-curses"),
		show: () => ["stack"],
	},
	{
		id: "bbmArrival",
		words: {
			en: "The first monster is here. What its left page says happens at once; answer, and it is over with.",
			cs: "První nestvůra je tu. Co říká levá strana, stane se hned; odpověz a máš to za sebou.",
		},
		clause: "BBM-GRM-03",
		when: (scene) =>
			happened(scene, "event-monster") && scene.state.asked !== null && !asks(scene, "Act"),
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
			en: "Your turn: choose a curse to break it, a spell to cast it, a card to get it. A payment is laid in for you; choose other cards to change it, what is over is lost.",
			cs: "Jsi na tahu: vyber kletbu a zlomíš ji, kouzlo a sešleš ho, kartu a získáš ji. Platba se navrhne sama; výběrem jiných karet ji změníš, přebytek propadne.",
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
