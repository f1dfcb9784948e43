# Amulet in English.

game-title = Amulet
game-about = 1–5 monster hunters; 6–8 days, against each other or together with quests and oaths
game-character = Character
game-character-about = named here, drawn, or picked by each at the table

## Options

option-mode = Game
option-mode-about = against each other, together, or together with hidden oaths
option-mode-competitive = against each other
option-mode-competitive-about = most power wins; from two players on
option-mode-cooperative = together
option-mode-cooperative-about = fulfil the quests and each an oath; for one too
option-mode-hidden = hidden oaths
option-mode-hidden-about = quests in common, but only who fulfilled an oath wins; from two players on
option-quest-a = Quest A
option-quest-a-about = how many sections to charge
option-quest-a-0 = A0
option-quest-a-1 = A1
option-quest-a-2 = A2
option-quest-b = Quest B
option-quest-b-about = how many mythical monsters to beat
option-quest-b-0 = B0
option-quest-b-1 = B1
option-quest-b-2 = B2
option-quest-c = Quest C
option-quest-c-about = how many stuns you can bear
option-quest-c-0 = C0
option-quest-c-1 = C1
option-quest-c-2 = C2
option-more-mythical = More mythical monsters
option-more-mythical-about = how many cards to add to quest B
option-more-mythical-0 = none
option-more-mythical-1 = 1
option-more-mythical-2 = 2
option-more-mythical-3 = 3
option-more-mythical-4 = 4
option-more-mythical-5 = 5
option-start = First day token
option-start-drawn = drawn
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
option-gem-symbols-stack = Gem symbols
option-gem-symbols-stack-about = whether two gem symbols give two gems
option-gem-symbols-stack-false = one only
option-gem-symbols-stack-true = they add up
option-remember-seen-cards = Cards seen
option-remember-seen-cards-about = whether the front of a card that returned in the night stays visible
option-remember-seen-cards-false = everybody remembers alone
option-remember-seen-cards-true = they stay visible
