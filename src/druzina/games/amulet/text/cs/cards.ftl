# Líce karet a žetonů

face-monster = úroveň { $level }, moc { $power }{ $mark ->
        [1] { "" }
       *[other] , od { $mark } hráčů
    }
face-mythical = bájný netvor, moc { $power }
face-adventure = drahokam za symbol: { $gem }
face-gem = trofejní drahokam: { $gem }
face-night = noc ({ $part }): { $night }
face-row = { $text }
face-cost = cena { $n }
face-potion-gem = při koupi navíc { $gem }
face-symbol-heart = symbol: srdce (1 zdraví)
face-symbol-gem = symbol: drahokam
face-symbol-coin = symbol: mince
face-symbol-xp = symbol: zkušenost
face-together = Ve společné hře:
face-story = { $tale }
face-character = zdraví { $n }; zbraně: { $weapons }
potion-borrow-a-damaged-weapon = v boji si půjčíš poškozenou zbraň jiného hráče a použiješ ji připravenou stranou
potion-double-the-coins = mince z boje se zdvojnásobí
potion-restore-health = obnovíš { $n } zdraví, i při vyhodnocení boje nebo schopnosti netvora
potion-gain-xp = vítězství bez drahokamu: získáš { $n ->
        [one] { $n } zkušenost
        [few] { $n } zkušenosti
       *[other] { $n } zkušeností
    }
potion-others-lose-health = v noci: obnovíš { $m } zdraví, všichni ostatní ztrácejí { $n }
potion-extra-weapon = v boji nebo na výpravě použiješ navíc { $n } zbraň
potion-cancel-an-ability = schopnost jednoho netvora pro tebe neplatí a získáš jeho drahokam
potion-avoid-a-stun = místo omráčení ti zůstane { $n } zdraví
potion-save-a-weapon = { $n } použitá zbraň se nepoškodí
potion-copy-a-gem = když jiný hráč získá drahokam, získáš { $n } stejné barvy
oath-discard-potions = na místě { $places } odlož { $n ->
        [one] { $n } nepoužitý lektvar
        [few] { $n } nepoužité lektvary
       *[other] { $n } nepoužitých lektvarů
    }
oath-damage-weapons = v noci poškoď { $n ->
        [one] { $n } svou připravenou zbraň
        [few] { $n } své připravené zbraně
       *[other] { $n } svých připravených zbraní
    }
oath-pay-coins = na místě { $places } zaplať { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
oath-lose-health = na místě { $places } ztrať { $n } zdraví (ne když by tě to omráčilo)
oath-return-spells = na místě { $places } vrať { $n ->
        [one] { $n } kouzlo, které
        [few] { $n } kouzla, která
       *[other] { $n } kouzel, která
    } máš už z dřívějška
oath-empty-purse = na svém místě v noci nemáš žádnou minci, ačkoli za úsvitu jich bylo aspoň { $n }
oath-discard-trophies = na místě { $places } odlož { $n ->
        [one] { $n } trofej
        [few] { $n } trofeje
       *[other] { $n } trofejí
    }
oath-discard-gems-of-different-colours = na místě { $places } odlož { $n ->
        [few] { $n } neumístěné drahokamy
       *[other] { $n } neumístěných drahokamů
    } různých barev
oath-unlock-a-top-skill = odemkni dovednost horní řady
oath-win-with-weapons-alone = poraz netvora úrovně 2 jen zbraněmi: bez pomocníka, kouzla, lektvaru a zakrývání dovedností
oath-complete-an-adventure = dokonči dobrodružství vlastní výpravou
quest-charge-sections = nabijte dohromady sekce amuletů (podle počtu hráčů { $numbers })
quest-beat-all-mythical = porazte všechny bájné netvory (podle počtu hráčů { $numbers })
quest-other-quests-done = odloží se, jakmile jsou splněné ostatní úkoly
fact-extra = netvoři s červeným a černým drahokamem navíc: každý hráč ztrácí { $n } zdraví
lost-monster-in-manor = prohra: po večeru je na Panství netvor
lost-mythical-not-beaten = prohra: boj s bájným netvorem skončí s nezakrytým slabým místem
lost-mythical-left-in-deck = prohra: na začátku posledního dne jsou v balíčku aspoň tři bájní netvoři
lost-stun-tokens = prohra: žetonů omráčení je víc než { $n }
upgrade-coins-of-expedition = výprava dává navíc { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
upgrade-repair-all = opraví se všechny zbraně
upgrade-upgraded-helper = pomocník se otáčí na lepší stranu
upgrade-weapons-after-the-reveal = zbraně se vybírají až po otočení karty
upgrade-more-repairs = opraví se o { $n ->
        [one] { $n } zbraň
        [few] { $n } zbraně
       *[other] { $n } zbraní
    } víc
upgrade-free-repair = oprava je zdarma
upgrade-discount = sleva { $n } ({ $what ->
        [potions] lektvar
       *[other] jedno kouzlo návštěvy
    })
location-expedition = výprava{ $coins ->
        [0] { "" }
       *[other] { " " }(za { $coins })
    }
location-xp-of-expedition = za výpravu { $n ->
        [one] { $n } zkušenost
        [few] { $n } zkušenosti
       *[other] { $n } zkušeností
    }
location-repair = oprav { $n ->
        [one] { $n } zbraň
        [few] { $n } zbraně
       *[other] { $n } zbraní
    }{ $coins ->
        [0] { "" }
       *[other] { " " }(za { $coins })
    }
location-restore-health = obnov { $n } zdraví{ $coins ->
        [0] { "" }
       *[other] { " " }(za { $coins })
    }
location-restore-all-health = obnov všechno zdraví
location-exchange-a-gem = vyměň { $n ->
        [one] { $n } neumístěný drahokam
        [few] { $n } neumístěné drahokamy
       *[other] { $n } neumístěných drahokamů
    }
location-fight = bojuj s netvorem
location-drive-off = zažeň netvory, vezmi si drahokam
location-buy-potions = kup { $n ->
        [one] { $n } lektvar
        [few] { $n } lektvary
       *[other] { $n } lektvarů
    }
location-buy-spells = kup { $n ->
        [one] { $n } kouzlo
        [few] až { $n } kouzla různých cen
       *[other] až { $n } kouzel různých cen
    }
