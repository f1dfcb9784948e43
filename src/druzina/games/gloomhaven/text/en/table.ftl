# What a table of Gloomhaven is set up with, and the account of its end.

game-title = Gloomhaven
game-about = 2–4 mercenaries against the monsters of a scenario; every card is played for its top or its bottom half
game-lacking = The one scenario that cannot be played yet, and what it lacks: 55 (random dungeons)
game-character = class
game-character-about = every seat plays another class; where nothing is said, the Brute, the Spellweaver, the Scoundrel and the Cragheart

measured-first = in scenario 1 as Brute and Spellweaver

option-scenario = Scenario
option-scenario-about = one evening; Black Barrow is the first and the simplest
option-difficulty = Difficulty
option-difficulty-about = how strong the monsters are beside the characters
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-difficulty-very_hard = very hard
option-outfit = Outfit
option-outfit-about = what those begin with who have chosen no cards or items
option-outfit-plain = cards of level 1, no items
option-outfit-ready = a proven hand and items for 30 gold
option-open-information = Open information
option-open-information-about = hands lie open to all; monsters are a level stronger for it
option-open-information-false = hands are hidden
option-open-information-true = hands lie open
option-permanent-death = Permanent death
option-permanent-death-about = Who drops below 1 hit point is dead for good; who can neither play nor rest stays on the map
option-permanent-death-false = exhaustion
option-permanent-death-true = permanent death
option-steady = Less luck
option-steady-about = 2× and bless count as +2, null and curse as −2
option-steady-false = cards as they are printed
option-steady-true = less luck
option-solo = Solo
option-solo-about = one person leads all characters; monsters are a level stronger for it
option-solo-false = several people
option-solo-true = one person

setup-level = level
setup-level-about = 1 to 9; half of the average is the level of the scenario
setup-cards = cards
setup-cards-about = as many as the hand of the class holds; where nothing is said, those of level 1
setup-items = items
setup-items-about = a head, a body, a pair of legs, two hands, and small things by level
setup-perks = perks
setup-perks-about = boxes of the class that change its modifier deck
setup-name = name
setup-name-about = what the character is called

## The account of the end

outcome-together = { $cause ->
    [GLH-END-03] The scenario is won.
    [GLH-EXH-03] The scenario is lost: all characters are exhausted.
   *[other] The scenario is lost.
}
part-xp = experience gained in play: { $n }
part-xp-bonus = experience for the victory: { $n }
part-gold = gold: { $n }
part-checks = checkmarks: { $n }
