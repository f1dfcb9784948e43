export const coach = {
	coach: {
		togStory:
			"Ten rounds; whoever has the most glory wins. The hero in the middle is you, and the connectors on its sides are where your story grows.",
		togPick:
			"Pick a slot in secret; the others see only that you are ready. A tile from the upper row, the wilderness, costs one gold or potion more.",
		togToken:
			"All cards were turned up at once. If somebody was faster, you choose from what is left. Whoever took from the lowest slot gets the start player token.",
		togLay:
			"Ghosts show where your tile fits: a connector must meet a connector. Point at one to see what it would bring.",
		togPotions:
			"Combat and magic are never spent, they only have to be high enough. What is missing can be made up with potions, one for each point.",
		togKey: "Two half keys met and made a key. It opens a chest on one of the two tiles, at once.",
		togDiscard:
			"You cannot pay for this tile, or it fits nowhere. Discarding is a move too: 1 gold, 1 potion and a key.",
		togMajority:
			"Think of the end: whoever has the most combat, magic, potions or gold gains 4 glory for each majority.",
	},
};
