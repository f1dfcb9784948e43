# Faces of cards and tokens

face-monster = level { $level }, power { $power }{ $mark ->
        [1] { "" }
       *[other] , { $mark }+ players
    }
face-mythical = mythical monster, power { $power }
face-adventure = gem for a symbol: { $gem }
face-gem = trophy gem: { $gem }
face-night = night ({ $part }): { $night }
face-row = { $text }
face-cost = costs { $n }
face-potion-gem = when bought also { $gem }
face-symbol-heart = symbol: heart (1 health)
face-symbol-gem = symbol: gem
face-symbol-coin = symbol: coin
face-symbol-xp = symbol: XP
face-together = In the co-operative game:
face-story = { $tale }
face-character = health { $n }; weapons: { $weapons }
potion-borrow-a-damaged-weapon = in a fight borrow another player's damaged weapon and use it ready side up
potion-double-the-coins = the coins of a fight are doubled
potion-restore-health = restore { $n } health, also at a fight's result or against a monster's ability
potion-gain-xp = a victory without a gem: gain { $n } XP
potion-others-lose-health = in the night: restore { $m } health, all others lose { $n }
potion-extra-weapon = use { $n } weapon more in a fight or an expedition
potion-cancel-an-ability = one monster's ability does not touch you, and you gain its gem
potion-avoid-a-stun = instead of a stun you keep { $n } health
potion-save-a-weapon = { $n } used weapon is not damaged
potion-copy-a-gem = when another player gains a gem, gain { $n } of the same colour
oath-discard-potions = at the { $places } discard { $n } unused potions
oath-damage-weapons = in the night damage { $n } of your ready weapons
oath-pay-coins = at the { $places } pay { $n } coins
oath-lose-health = at the { $places } lose { $n } health (not if it would stun)
oath-return-spells = at the { $places } return { $n } spells owned before
oath-empty-purse = at your place in the night own no coin, having had at least { $n } at dawn
oath-discard-trophies = at the { $places } discard { $n } trophies
oath-discard-gems-of-different-colours = at the { $places } discard { $n } unplaced gems of different colours
oath-unlock-a-top-skill = unlock a skill of the top row
oath-win-with-weapons-alone = beat a level-2 monster with weapons alone: no helper, spell, potion or covering skill
oath-complete-an-adventure = complete an adventure in an expedition of your own
quest-charge-sections = charge sections of all amulets together (by players { $numbers })
quest-beat-all-mythical = beat all mythical monsters (by players { $numbers })
quest-other-quests-done = discarded as soon as the other quests are done
fact-extra = monsters with a red or black gem besides: each player loses { $n } health
lost-monster-in-manor = lost: a monster is in the Manor after the evening
lost-mythical-not-beaten = lost: a mythical fight ends with a weak spot uncovered
lost-mythical-left-in-deck = lost: three or more mythical monsters are in the deck when the last day begins
lost-stun-tokens = lost: there are more than { $n } stun tokens
upgrade-coins-of-expedition = the expedition gives { $n } coins too
upgrade-repair-all = all weapons are repaired
upgrade-upgraded-helper = the helper is turned to its better side
upgrade-weapons-after-the-reveal = weapons are chosen after the card is turned up
upgrade-more-repairs = { $n } more weapon is repaired
upgrade-free-repair = the repair is free
upgrade-discount = { $n } off ({ $what ->
        [potions] a potion
       *[other] one spell of the visit
    })
location-expedition = expedition{ $coins ->
        [0] { "" }
       *[other] { " " }(for { $coins })
    }
location-xp-of-expedition = { $n } XP for the expedition
location-repair = repair { $n }{ $coins ->
        [0] { "" }
       *[other] { " " }(for { $coins })
    }
location-restore-health = restore { $n } health{ $coins ->
        [0] { "" }
       *[other] { " " }(for { $coins })
    }
location-restore-all-health = restore all health
location-exchange-a-gem = exchange { $n } unplaced gem
location-fight = fight a monster
location-drive-off = drive the monsters off, take a gem
location-buy-potions = buy { $n } potion
location-buy-spells = buy up to { $n } spells of different cost
