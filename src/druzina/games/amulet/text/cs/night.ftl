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
        [one] , nebo { $m } minci
        [few] , nebo { $m } mince
       *[other] , nebo { $m } mincí
    }
night-lose-coins = { $who } ztrácí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
night-damage-weapons = { $who } poškodí { $n ->
        [one] { $n } svou připravenou zbraň
        [few] { $n } své připravené zbraně
       *[other] { $n } svých připravených zbraní
    }
night-return-items = { $who } vrací { $n ->
        [one] { $n } kouzlo nebo lektvar
        [few] { $n } kouzla nebo lektvary
       *[other] { $n } kouzel nebo lektvarů
    }{ $m ->
        [0] { "" }
        [one] ; kdo nic nemá, ztrácí { $m } minci
        [few] ; kdo nic nemá, ztrácí { $m } mince
       *[other] ; kdo nic nemá, ztrácí { $m } mincí
    }
night-return-gems = { $who } vrací do zásoby { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
       *[other] { $n } drahokamů
    }
night-lock = zamčeno: { $places }
night-raise-prices = lektvary a kouzla stojí o { $n } víc ({ $places })
night-stop-healing-skills = dovednosti, které obnovují zdraví, nefungují
night-entry-cost = vstup stojí { $n } zdraví ({ $places })
night-river-cost = přechod řeky stojí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    } nebo { $n } zdraví
