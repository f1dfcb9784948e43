# Night

who-each = each player
who-most-coins = whoever has the most coins
who-most-trophies = whoever has the most trophies (at least { $n })
who-fewest-trophies = whoever has the fewest trophies
who-full-health = whoever is at full health
who-coins = whoever has { $n } or more coins
who-ready-weapons = whoever has { $n } or more ready weapons
who-figure-at = whoever stands at one of { $places }
who-item = whoever has a spell or a potion
who-unplaced-gem = whoever has an unplaced gem
night-lose-health = { $who } loses { $n } health{ $m ->
        [0] { "" }
       *[other] { " " }or { $m } coins
    }
night-lose-coins = { $who } loses { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
night-damage-weapons = { $who } damages { $n } of their ready weapons
night-return-items = { $who } returns { $n } spell or potion{ $m ->
        [0] { "" }
       *[other] ; who has none loses { $m } coin
    }
night-return-gems = { $who } returns { $n } gem to the supply
night-lock = locked: { $places }
night-raise-prices = potions and spells cost { $n } more ({ $places })
night-stop-healing-skills = skills that restore health do not work
night-entry-cost = entering costs { $n } health ({ $places })
night-river-cost = crossing the river costs { $n } coins or { $n } health
