# Co si říkají spoluhráči: kam jdou a proč.

at-castle = na Hradě
at-fair = na Pouti
at-manor = na Panství
at-dungeons = v Kobkách
at-village = ve Vesnici
at-lair = v Doupěti
at-hut = v Loupežnické boudě
at-monastery = v Klášteře
at-tower = ve Věži mágů
to-castle = na Hrad
to-fair = na Pouť
to-manor = na Panství
to-dungeons = do Kobek
to-village = do Vesnice
to-lair = do Doupěte
to-hut = do Loupežnické boudy
to-monastery = do Kláštera
to-tower = do Věže mágů

aim-oath = { $at } splnit přísahu ({ $oath })
aim-manor = pomoct vyčistit Panství: { $n ->
        [one] je tam { $n } netvor
        [few] jsou tam { $n } netvoři
       *[other] je tam { $n } netvorů
    } a žádný tam nesmí přes noc zůstat
aim-fight = bojovat { $at }
aim-descend = sestoupit k bájnému netvorovi
aim-drive = vyhnat { $n ->
        [one] netvora
        [few] { $n } netvory
       *[other] { $n } netvorů
    } z Vesnice
aim-mend = nechat si { $at } opravit { $n ->
        [one] zbraň
       *[other] zbraně
    }
aim-heal = zahojit si rány { $at }
aim-potion = pořídit si { $at } lektvar
aim-spells = pořídit si kouzla na bájné netvory
aim-gem = vyměnit { $at } drahokam
aim-adventure = poslat zbraň na dobrodružství
aim-visit = jít { $to }
aim-buy = koupit kouzlo { $spell }
aim-purchase = koupit { $potion }
aim-swear = splnit přísahu ({ $oath })
aim-hand = něco předat, komu: { $owner }

intends-oath = Příští tah splním { $at } přísahu ({ $oath }).
intends-manor = Příští tah pomůžu vyčistit Panství: { $n ->
        [one] je tam { $n } netvor.
        [few] jsou tam { $n } netvoři.
       *[other] je tam { $n } netvorů.
    }
intends-fight = Příští tah chci bojovat { $at }.
intends-descend = Příští tah sestoupím k bájnému netvorovi.
intends-drive = Příští tah chci vyhnat { $n ->
        [one] netvora
        [few] { $n } netvory
       *[other] { $n } netvorů
    } z Vesnice.
intends-mend = Příští tah si chci { $at } nechat opravit { $n ->
        [one] zbraň
       *[other] zbraně
    }.
intends-heal = Příští tah si chci zahojit rány { $at }.
intends-potion = Příští tah si chci { $at } pořídit lektvar.
intends-spells = Příští tah si chci pořídit kouzla na bájné netvory.
intends-gem = Příští tah chci { $at } vyměnit drahokam.
intends-adventure = Příští tah chci poslat zbraň na dobrodružství.
intends-visit = Příští tah chci { $to }.
