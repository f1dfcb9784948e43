# Volby

choose-be = { $character }
choose-go = { $location }
choose-look = podívat se na kartu { $slot }
choose-fight = karta { $slot }
choose-descend = bájný netvor v Kobkách
choose-resolve = { $monster }
choose-stealth = Lektvar plížení: { $monster }
choose-trophy = odložit trofej { $monster }
choose-wield = { $weapon }
choose-send = { $weapon }
choose-agility = Lektvar hbitosti: { $weapon }
choose-borrow = Lektvar vynalézavosti: { $weapon }
choose-spend = poškodit: { $weapon }
choose-save = { $weapon }
choose-repair = { $weapon }
choose-damage = { $weapon }
choose-close = zakrýt slabé místo ({ $square })
choose-keep = ponechat: { $spell }
choose-wait = ponechat úkol ve hře
choose-buy = koupit kouzlo { $spell } za { $n }
choose-return = vrátit: { $spell }
choose-drink = vypít { $potion }
choose-purchase = koupit { $potion } za { $n }
choose-discard = odložit { $potion }
choose-gem = { $gem }
choose-copy = { $gem }
choose-exchange = { $gem }
choose-sell = { $gem }
choose-lose = { $gem }
choose-field = { $field }
choose-node = { $node }
choose-oath = splnit přísahu: { $oath }
choose-hand = předat něco: { $owner }
choose-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
choose-spell = { $spell }
choose-potion = { $potion }
choose-finish = odložit úkol { $quest }
choose-pay-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
choose-pay-health = { $n } zdraví
choose-lay = { $laid }: { $beaten ->
        [0] nezdoláno
       *[other] zdoláno
    }, { $healing ->
        [0] tvoje zranění { $harm }
       *[other] obnovíš { $healing } zdraví
    }{ $coins ->
        [0] { "" }
       *[other] , mince +{ $coins }
    }{ $gems ->
        [0] { "" }
       *[other] , drahokamy +{ $gems }
    }
choose-none = ne
choose-done = hotovo
choose-aside = zatím stranou
choose-enough = víc ne
choose-battle = bojovat
choose-drive = zahnat netvory
choose-expedition = výprava{ $n ->
        [0] { "" }
       *[other] { " " }(za { $n })
    }
choose-mend = opravit zbraně{ $n ->
        [0] { "" }
       *[other] { " " }(za { $n })
    }
choose-heal = obnovit zdraví{ $n ->
        [0] { "" }
       *[other] { " " }(za { $n })
    }
choose-swap = vyměnit drahokam
choose-sale = prodat drahokam
choose-sacrifice = opravit zbraň za 2 zdraví
choose-prowl = noční boj
choose-tinker = opravit zbraň za 2 mince
choose-suffer = ztratit zdraví
choose-forfeit = ztratit mince
choose-accept = přijmout
choose-refuse = odmítnout
