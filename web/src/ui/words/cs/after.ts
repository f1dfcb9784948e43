import type { after as en } from "../en/after";
import { outOf } from "../plural";

export const after: typeof en = {
	result: "Výsledek",
	youWin: "Vítězství!",
	youWinTogether: "Vyhráli jste!",
	youLost: (rank, of) => (rank > of ? "Prohra" : `${rank}. místo ${outOf(of)}`),
	youLostTogether: "Prohráli jste všichni",
	whatDecided: "Co rozhodlo",
	decidedAgainst: (name) => `ve srovnání: ${name}`,
	allScores: "Body",
	analysis: "Rozbor",
	thisStep: "Tento krok",
	thisStepOf: (name) => `jak ho viděl silný bot (${name})`,
	playedHere: "hrálo se",
	bestHere: "nejlepší",
	chanceFell: (from, to) => `${from} → ${to}`,
	turningStep: (step, name) => `Krok ${step} · ${name}`,
};
