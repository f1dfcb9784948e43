# Události

event-first = Žeton dne má { $seat }.
    .you = Žeton dne máš ty.
event-character = { $seat } hraje za postavu { $character }.
    .you = Hraješ za postavu { $character }.
event-quests = Úkoly: { $quests }. Příběh: { $story }.
event-oaths = { $seat } má přísahy.
    .known = { $seat } má přísahy: { $oaths }.
    .you = Máš přísahy.
    .yours = Máš přísahy: { $oaths }.
event-day = Den { $n }. Žeton dne má { $seat }.
    .you = Den { $n }. Žeton dne máš ty.
event-dawn = Úsvit: netvorů v Doupěti přibylo { $n }, na Panství { $more }.
event-mythical = V Kobkách se usadil bájný netvor.
event-adventure = U Hradu je dobrodružství { $adventure }.
event-evening = Večer { $n }. dne.
event-night = Noc { $n }. dne.
event-turn = Tah { $n }: { $seat }.
    .you = Tah { $n }: jsi na tahu.
event-goes = { $seat } jde: { $location }.
    .you = Jdeš: { $location }.
event-stays = { $seat } nemá kam jít a zůstává v hostinci.
    .you = Nemáš kam jít a zůstáváš v hostinci.
event-pays = { $seat } platí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
    .short = −{ $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .you = Platíš { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
event-pays-health = { $seat } platí { $n } zdraví.
    .short = −{ $n } zdraví
    .you = Platíš { $n } zdraví.
event-coins = { $seat } získává { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
    .short = +{ $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .you = Získáváš { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
event-loses-coins = { $seat } ztrácí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
    .short = −{ $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
    .you = Ztrácíš { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
event-heals = { $seat } obnovuje { $n } zdraví.
    .short = +{ $n } zdraví
    .you = Obnovuješ { $n } zdraví.
event-loses-health = { $seat } ztrácí { $n } zdraví.
    .short = −{ $n } zdraví
    .you = Ztrácíš { $n } zdraví.
event-stunned = { $seat } omdlévá: dostává žeton omráčení, { $n ->
        [0] o žádné mince nepřichází
        [one] přichází o { $n } minci
        [few] přichází o { $n } mince
       *[other] přichází o { $n } mincí
    } a končí v hostinci.
    .short = omráčení
    .you = Omdléváš: dostáváš žeton omráčení, { $n ->
        [0] o žádné mince nepřicházíš
        [one] přicházíš o { $n } minci
        [few] přicházíš o { $n } mince
       *[other] přicházíš o { $n } mincí
    } a končíš v hostinci.
event-gem = { $seat } získává { $gem }.
    .short = { $gem }
    .you = Získáváš { $gem }.
event-gem-back = { $seat } vrací { $gem }.
    .you = Vracíš { $gem }.
event-placed = { $seat } dává { $gem } do amuletu ({ $field }).
    .you = Dáváš { $gem } do amuletu ({ $field }).
event-xp = { $seat } získává zkušenosti: { $n }.
    .short = +{ $n } zk.
    .you = Získáváš zkušenosti: { $n }.
event-xp-placed = { $seat } dává zkušenost na pole { $node }.
    .you = Dáváš zkušenost na pole { $node }.
event-skill = { $seat } odemyká dovednost { $skill }.
    .you = Odemykáš dovednost { $skill }.
event-weapon-gained = { $seat } získává zbraň { $weapon }.
    .you = Získáváš zbraň { $weapon }.
event-repairs = { $seat } opravuje zbraň { $weapon }.
    .you = Opravuješ zbraň { $weapon }.
event-damages = { $seat } má poškozenou zbraň { $weapon }.
    .you = Máš poškozenou zbraň { $weapon }.
event-buys-potion = { $seat } kupuje { $potion } za { $n }.
    .you = Kupuješ { $potion } za { $n }.
event-buys-spell = { $seat } kupuje kouzlo { $spell } za { $n }.
    .you = Kupuješ kouzlo { $spell } za { $n }.
event-drinks = { $seat } používá { $potion }.
    .you = Používáš { $potion }.
event-returns-spell = { $seat } vrací kouzlo { $spell }.
    .you = Vracíš kouzlo { $spell }.
event-returns-potion = { $seat } vrací { $potion }.
    .you = Vracíš { $potion }.
event-drives-off = { $seat } zahání: { $monsters }.
    .you = Zaháníš: { $monsters }.
event-looks = { $seat } se potají dívá na jednu kartu.
    .known = { $seat } se potají dívá: { $monster }.
    .you = Potají se díváš na jednu kartu.
    .yours = Potají se díváš: { $monster }.
event-weapons = { $seat } si bere zbraně: { $weapons }.
    .you = Bereš si zbraně: { $weapons }.
event-weapons-none = { $seat } jde do boje beze zbraně.
    .you = Jdeš do boje beze zbraně.
event-turned-up = { $seat } otáčí kartu: { $monster }.
    .you = Otáčíš kartu: { $monster }.
event-further-weapon = { $seat } přidává zbraň { $weapon }.
    .you = Přidáváš zbraň { $weapon }.
event-closes = { $seat } zakrývá dovedností slabé místo ({ $square }).
    .you = Zakrýváš dovedností slabé místo ({ $square }).
event-lays = { $seat } pokládá: { $laid }.
    .you = Pokládáš: { $laid }.
event-sum = { $harm ->
        [0] { $seat } je po boji bez zranění
       *[other] { $seat } utrpí v boji { $harm } zranění
    }{ $healing ->
        [0] { "" }
       *[other] , vyléčí si { $healing }
    }: zdraví { $n }.
    .you = { $harm ->
        [0] Jsi po boji bez zranění
       *[other] Utrpíš v boji { $harm } zranění
    }{ $healing ->
        [0] { "" }
       *[other] , vyléčíš si { $healing }
    }: zdraví { $n }.
event-victory = { $seat } poráží netvora { $monster }.
    .short = vítězství
    .you = Porážíš netvora { $monster }.
event-mutual = { $seat } a { $monster }: vzájemná zkáza.
    .short = vzájemná zkáza
    .you = Ty a { $monster }: vzájemná zkáza.
event-retreat = { $seat } ustupuje, netvor { $monster } zůstává.
    .short = ústup
    .you = Ustupuješ, netvor { $monster } zůstává.
event-defeat = { $seat } prohrává, vítězí { $monster }.
    .short = porážka
    .you = Prohráváš, vítězí { $monster }.
event-sends = { $seat } se vydává na výpravu { $adventure } a pokládá: { $laid }.
    .you = Vydáváš se na výpravu { $adventure } a pokládáš: { $laid }.
event-completed = { $seat } dokončuje dobrodružství { $adventure }.
    .short = dokončeno
    .you = Dokončuješ dobrodružství { $adventure }.
event-upgrade = Vylepšení: { $location } ({ $upgrade }).
event-revealed = { $seat } otáčí netvory: { $monsters }.
    .you = Otáčíš netvory: { $monsters }.
event-ability = { $monster }: { $night }.
event-returns = { $monster } se vrací: { $location }.
event-oath = { $seat } plní přísahu { $oath }.
    .you = Plníš přísahu { $oath }.
event-quest-done = Úkol { $quest } je splněný.
event-quest-kept = { $seat }: úkol { $quest } zatím zůstává.
event-quests-over = Všechny úkoly jsou splněné, hra končí.
event-hands = { $seat } předává { $goods }; dostává to { $owner }.
    .you = Předáváš { $goods }; dostává to { $owner }.
    .whom = { $seat } ti předává { $goods }.
event-refuses = { $seat } nabídku odmítá ({ $owner }).
    .you = Nabídku odmítáš ({ $owner }).
event-lost = Prohráli jste: { $cause }.
event-score = { $seat }: { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    } moci.
outcome-together = { $n ->
        [0] Prohráli jste: { $cause }.
       *[other] Vyhráli jste: { $cause }.
    }
