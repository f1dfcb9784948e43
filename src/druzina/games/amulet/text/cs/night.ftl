# Noc

who-each = každý hráč
who-most-coins = kdo má nejvíc mincí,
who-most-trophies = kdo má nejvíc trofejí (aspoň { $n }),
who-fewest-trophies = kdo má nejméně trofejí,
who-full-health = kdo má plné zdraví,
who-coins = kdo má aspoň { $n } mincí,
who-ready-weapons = kdo má aspoň { $n } připravené zbraně,
who-figure-at = čí figurka stojí na některém z míst { $places },
who-item = kdo má kouzlo nebo lektvar,
who-unplaced-gem = kdo má neumístěný drahokam,
night-lose-health = { $who } ztrácí { $n } zdraví{ $m ->
        [0] { "" }
       *[other] , nebo { $m } mince
    }
night-lose-coins = { $who } ztrácí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
night-damage-weapons = { $who } poškodí svoje připravené zbraně: { $n }
night-return-items = { $who } vrací kouzla nebo lektvary: { $n }{ $m ->
        [0] { "" }
       *[other] ; kdo nic nemá, ztrácí mince: { $m }
    }
night-return-gems = { $who } vrací do zásoby drahokamy: { $n }
night-lock = zamčeno: { $places }
night-raise-prices = lektvary a kouzla stojí o { $n } víc ({ $places })
night-stop-healing-skills = dovednosti, které obnovují zdraví, nefungují
night-entry-cost = vstup stojí { $n } zdraví ({ $places })
night-river-cost = přechod řeky stojí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    } nebo { $n } zdraví
