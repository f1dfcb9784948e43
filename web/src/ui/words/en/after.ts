/** After the game: the end and the analysis. */

export const after = {
	result: "Result",
	youWin: "You win!",
	youWinTogether: "You have won together!",
	youLost: (rank: number, of: number) => (rank > of ? "Lost" : `Place ${rank} of ${of}`),
	youLostTogether: "You have all lost",
	whatDecided: "What decided it",
	decidedAgainst: (name: string) => `beside ${name}`,
	allScores: "The scores",
	analysis: "Analysis",
	thisStep: "This step",
	thisStepOf: (name: string) => `as a strong bot saw it for ${name}`,
	playedHere: "played",
	bestHere: "best",
	chanceFell: (from: string, to: string) => `${from} → ${to}`,
	turningStep: (step: number, name: string) => `Step ${step} · ${name}`,
};
