# Skills

skill-free-river = in the morning crossing the river is free
skill-heal-on-entry = on entering ({ $places }) restore { $n } health
skill-coins-on-entry = on entering ({ $places }) gain { $n } coin for each trophy
skill-look-at-a-front = once a day look in secret at one card of the row ({ $places })
skill-discount = { $what ->
        [potions] potions are { $n } cheaper
        [spells] the first spell of a visit is { $n } cheaper
       *[other] a visit of the Robbers' Hut is { $n } cheaper
    }
skill-more-purchases = { $what ->
        [potions] in a visit you may buy { $n } potion more
       *[other] in a visit you may buy one cost of spells twice
    }
skill-more-repairs = { $places }: repair { $n } weapon more
skill-repair-for-a-price = { $health ->
        [0] once a night repair a weapon for { $coins } coins
       *[other] once in each morning, evening and night repair a weapon for { $health } health
    }
skill-sell-a-gem = { $places }: once a visit sell an unplaced gem for { $n } coins
skill-gem-on-fighting = for every morning fight gain a yellow gem
skill-more-weapons = against mythical monsters use { $n } weapon more
skill-helper-in = the priest helps you here too: { $places }
skill-upgraded-helpers = your helpers always have the better side ({ $places })
skill-close-a-weak-spot = { $health ->
        [0] { $coins ->
                [0] once a fight damage a weapon that is not placed to cover a weak spot
               *[other] in an evening fight cover a weak spot for { $coins } coins
            }
       *[other] once a day cover a weak spot for { $health } health
    }
skill-free-shields = your shields may lie on weak spots{ $what ->
        [mythical] { " " }of mythical monsters
       *[other] { $phase ->
            [evening] { " " }(in the evening)
           *[other] { "" }
        }
    }
skill-mirror-spells = your spells may be mirrored
skill-fight-the-top-mythical = if the Dungeons are empty, fight the top card of the mythical deck
skill-less-damage = in the morning your fights do { $n } damage less
skill-heal-in-the-sum = a fight ({ $places }) with the helper placed restores { $n } health
skill-keep-a-weapon-ready = in the evening { $n } used weapon stays ready
skill-keep-a-spell = once a day keep { $n } used spell
skill-coins-on-victory = { $needs ->
        [spell] a victory with a spell placed gives { $n } coin
        [helper] a victory in the Lair with your helper gives { $n } coin
       *[other] a victory in the Lair gives { $n } coin
    }
skill-xp-on-victory = a victory without loss of health gives { $n } XP
skill-gem-on-victory = a victory over level { $level } gives its gem, even if covered
skill-repair-on-victory = after a victory repair { $n } weapon that was not used
skill-coins-on-retreat = on a retreat gain the uncovered coins of the card too
skill-coin-symbols-pay-more = coin symbols of your weapons pay { $n } more
skill-damaged-weapon-in-expedition = a damaged weapon may go on the expedition ({ $places })
skill-more-weapons-in-expedition = { $n } weapon more may go on an expedition
skill-adventure-weapons-return-ready = your weapons return ready from an adventure
skill-coins-of-expedition = the expedition ({ $places }) gives { $n } coin too
skill-night-healing-of-all = every night all restore { $n } health
skill-night-healing = every night restore { $n } health
skill-night-coins = every night gain { $n } coins
skill-night-gem = every night gain { $n } gem of any colour
skill-night-fight = in the night you may fight any monster that is left, without a helper
skill-night-expedition = in the night you may go on an expedition
skill-immune-to-abilities = monsters' abilities do not touch you
skill-keep-coins-when-stunned = when stunned you lose no coins
skill-power-for = at the end { $n } power for { $what ->
        [health] every { $each } health
        [mythical-trophy] each mythical trophy
       *[other] every { $each } trophies of level 1 and 2
    }
skill-worth = at the end { $what ->
        [spells] each spell is worth { $n } power
       *[other] every { $each } coins are worth 1 power
    }
