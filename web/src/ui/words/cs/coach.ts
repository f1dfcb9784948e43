import type { coach as en } from "../en/coach";

export const coach: typeof en = {
	coach: {
		togStory:
			"Hraje se deset kol a vyhrává ten, kdo má nejvíc slávy. Hrdina uprostřed jsi ty a spojky na jeho stranách jsou místa, kde tvůj příběh poroste.",
		togPick:
			"Tajně si vyber políčko na plánu; ostatní vidí jen to, že máš vybráno. Dílek z horní řady, z divočiny, stojí o zlaťák nebo lektvar víc.",
		togToken:
			"Všechny karty se odkryly najednou. Předběhl-li tě někdo, vybíráš z toho, co zbylo. Žeton začínajícího hráče dostává ten, kdo bral z nejnižšího políčka.",
		togLay:
			"Obrysy ukazují, kam se dílek hodí: spojka se musí setkat se spojkou. Ukaž na některý a uvidíš, co přinese.",
		togPotions:
			"Boj ani magie se neutrácejí, jen jich musí být dost. Co chybí, nahradí lektvary, za každý bod jeden.",
		togKey:
			"Dvě poloviny klíče se setkaly a je z nich klíč. Hned otevře truhlu na jednom z obou dílků.",
		togDiscard:
			"Tento dílek nezaplatíš, nebo se nikam nehodí. Odložit ho je také tah: dostaneš zlaťák, lektvar a klíč.",
		togMajority:
			"Mysli na konec: kdo má nejvíc boje, magie, lektvarů nebo zlaťáků, získá za každou převahu 4 body slávy.",
		bbmBook:
			"Z grimoáru vychází šest nestvůr, každé kolo jedna. Zlomíte-li všechny kletby té poslední, vyhráli jste; musí-li si někdo vzít děs z prázdného balíčku, prohráli jste všichni.",
		bbmTrack:
			"Levá strana říká, co dělá nestvůra, pravá, co přinese její zdolání a co stojí neúspěch. Kletby leží kolem grimoáru; každá udeří, až k ní dojde žeton.",
		bbmAct:
			"Jsi na tahu: ťukni na kletbu a zlomíš ji, na kouzlo a sešleš ho, na kartu a získáš ji. Platba se navrhne sama; ťuknutím na jiné karty ji změníš, přebytek propadne.",
		bbmSpell:
			"Zaplať dvakrát nebo třikrát tolik a sešli kouzlo ×2 nebo ×3: všechna čísla, na kterých záleží, se vynásobí.",
		bbmSupport:
			"Karty v podpoře jsou pro všechny: platit jimi smí každý čaroděj, kdykoli jedná. Pak jdou na odkládací hromádku svého majitele.",
		bbmMadness:
			"Děsem se platit nedá a jen zabírá místo v ruce. Zaženeš ho dvěma elementy téhož druhu: vrátí se do balíčku.",
		bbmEnd:
			"Na konci tahu si dobereš do šesti karet. Tvůj dobírací balíček nestačí: až se zamíchá nový, přibude v něm děs.",
		bbmRound:
			"Kolo skončilo. Jsou-li všechny kletby zlomené, čeká vás bonus, jinak postih; pak se v knize obrací strana.",
	},
};
