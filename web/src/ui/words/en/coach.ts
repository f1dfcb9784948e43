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
		bbmBook:
			"Six monsters come out of the book, one a round. Break every curse of the last one and you all win; if a Madness must be taken from an empty stack, you all lose.",
		bbmTrack:
			"The left page says what the monster does, the right one what defeating it brings and what failing costs. The curses lie round the book; each strikes when the marker reaches its space.",
		bbmAct:
			"Your turn: tap a curse to break it, a spell to cast it, a card to get it. A payment is laid in for you; tap other cards to change it, what is over is lost.",
		bbmSpell:
			"Pay twice or three times as much and cast the spell ×2 or ×3: every number that counts is multiplied.",
		bbmSupport:
			"Cards in a support are for everybody: any wizard may pay with them, in anybody’s turn. They go to their owner’s discard pile.",
		bbmMadness:
			"Madness pays for nothing and fills your hand. Cure it with two elements of one kind: it goes back to the stack.",
		bbmEnd:
			"At the end of the turn you draw up to six cards. Your draw pile is short: when it is shuffled anew, a Madness comes in.",
		bbmRound:
			"The round is over. With every curse broken the bonus is yours, else the penalty; then the page is turned.",
	},
};
