import type { coach as en } from "../en/coach";

export const coach: typeof en = {
	coach: {
		togStory:
			"Hraje se deset kol a vyhrává ten, kdo má nejvíc slávy. Hrdina uprostřed jsi ty a spojky na jeho stranách jsou místa, kde tvůj příběh poroste.",
		togPick:
			"Tajně si vyber místo na plánu; ostatní vidí jen to, že máš vybráno. Dílek z horní řady, z divočiny, stojí o zlaťák nebo lektvar víc.",
		togToken:
			"Všechny karty se odkryly najednou. Předběhl-li tě někdo, vybíráš z toho, co zbylo. Žeton začínajícího hráče dostává ten, kdo bral z nejnižšího místa.",
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
	},
};
