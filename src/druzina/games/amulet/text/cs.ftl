# Amulet česky.

game-title = Amulet
game-about = 1–5 lovců netvorů; 6–8 dní, proti sobě, nebo společně s úkoly a přísahami
game-character = Postava
game-character-about = určená tady, vylosovaná, nebo si ji každý vybere až u stolu

## Věci a slova

gem-yellow = žlutý drahokam
gem-black = černý drahokam
gem-blue = modrý drahokam
gem-red = rudý drahokam
gem-green = zelený drahokam
slot-inn = hostinec
square-at = sloupec { $column }, řada { $row }
slot-numbered = { $places } { $n }
no-thing = nic
no-token = žádný žeton
goods-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
cause-won = všechny úkoly i přísahy jsou splněné
cause-manor = po večeru zůstal na Panství netvor
cause-mythical = bájný netvor nebyl poražen
cause-deck = poslední den začal a v balíčku jsou aspoň tři bájní netvoři
cause-stuns = žetonů omráčení je příliš mnoho
cause-late = po posledním dni zbyl úkol nebo přísaha
cause-quests = všechny úkoly jsou splněné
kind-once = jednou
kind-returns = vrací se
kind-every-round = každé kolo
kind-lasting = trvale

## Otázky

ask-choose-character = { $seat }: kterou postavu si vybereš?
ask-before-move = { $seat }: použiješ před přesunem lektvar?
ask-go = { $seat }: kam jdeš?
ask-pay-river = { $seat }: čím zaplatíš přechod řeky ({ $location })?
ask-act = { $seat }: co uděláš na místě { $location }?
ask-night-act = { $seat }: co uděláš v noci?
ask-look-at-front = { $seat }: na kterou kartu se potají podíváš?
ask-choose-monster = { $seat }: se kterým netvorem budeš bojovat?
ask-night-fight = { $seat }: se kterým netvorem budeš v noci bojovat?
ask-choose-weapon = { $seat }: kterou zbraň si vezmeš? (ještě { $n })
ask-further-weapon = { $seat }: přidáš lektvarem další zbraň?
ask-close-spot = { $seat }: zakryješ dovedností slabé místo?
ask-spend-weapon = { $seat }: kterou zbraň za to poškodíš?
ask-arrange = { $seat }: jak položíš žetony? ({ $monster })
ask-drink-at-result = { $seat }: vypiješ Lektvar zdraví?
ask-stay-awake = { $seat }: vypiješ lektvar, který tě uchrání před omráčením?
ask-drink-wealth = { $seat }: zdvojnásobíš mince z boje?
ask-drink-wisdom = { $seat }: vypiješ lektvar za 2 zkušenosti?
ask-drink-in-time = { $seat }: vypiješ Lektvar zdraví, než zdraví ztratíš?
ask-keep-ready = { $seat }: která zbraň zůstane připravená?
ask-save-weapon = { $seat }: kterou zbraň lektvarem zachráníš?
ask-save-from-adventure = { $seat }: která zbraň se lektvarem vrátí připravená?
ask-keep-spell = { $seat }: které kouzlo si necháš?
ask-send-weapon = { $seat }: kterou zbraň pošleš na výpravu?
ask-send-more = { $seat }: pošleš i druhou zbraň?
ask-send-extra = { $seat }: přidáš lektvarem další zbraň?
ask-lay-on-adventure = { $seat }: jak položíš žetony? ({ $adventure })
ask-repair-one = { $seat }: kterou zbraň opravíš?
ask-place-gem = { $seat }: kam dáš { $gem }?
ask-copy-gem = { $seat }: získáš lektvarem stejný drahokam?
ask-free-gems = { $seat }: jakou barvu drahokamu si vezmeš?
ask-driven-gems = { $seat }: který drahokam zahnaných netvorů si vezmeš?
ask-exchange = { $seat }: který drahokam vyměníš?
ask-exchange-for = { $seat }: za jaký drahokam ho vyměníš?
ask-sell-gem = { $seat }: který drahokam prodáš?
ask-place-xp = { $seat }: kam dáš zkušenost?
ask-discard-potion = { $seat }: který lektvar odložíš?
ask-return-spell = { $seat }: které kouzlo vrátíš?
ask-damage-own = { $seat }: kterou svou zbraň poškodíš?
ask-discard-trophy = { $seat }: kterou trofej odložíš?
ask-discard-gem = { $seat }: který drahokam odložíš?
ask-next-ability = { $seat }: která schopnost přijde na řadu?
ask-before-ability = { $seat }: použiješ proti tomu lektvar? ({ $monster })
ask-health-or-coins = { $seat }: ztratíš zdraví, nebo mince?
ask-return-item = { $seat }: které kouzlo nebo lektvar vrátíš?
ask-return-gem = { $seat }: který drahokam vrátíš?
ask-finish-quest = { $seat }: odložíte splněný úkol { $quest }?
ask-pack-own = { $seat }: co předáš? ({ $owner })
ask-pack-theirs = { $seat }: co za to chceš? ({ $owner })
ask-accept-parcel = { $seat }: { $owner } ti dává { $goods } a chce { $wanted }. Přijmeš?

## Volby

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
choose-spend = poškodit { $weapon }
choose-save = { $weapon }
choose-repair = { $weapon }
choose-damage = { $weapon }
choose-close = zakrýt slabé místo ({ $square })
choose-keep = ponechat { $spell }
choose-wait = ponechat úkol ve hře
choose-buy = koupit { $spell } za { $n }
choose-return = vrátit { $spell }
choose-drink = vypít { $potion }
choose-purchase = koupit { $potion } za { $n }
choose-discard = odložit { $potion }
choose-gem = { $gem }
choose-copy = { $gem }
choose-exchange = { $gem }
choose-sell = { $gem }
choose-lose = { $gem }
choose-field = pole { $field }
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
    }, zranění { $harm }, mince { $coins }, drahokamy { $gems }
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

## Události

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
event-goes = { $seat } jde: { $location }.
    .you = Jdeš: { $location }.
event-stays = { $seat } nemá kam jít a zůstává v hostinci.
    .you = Nemáš kam jít a zůstáváš v hostinci.
event-pays = { $seat } platí { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }.
    .short = −{ $n } mince
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
    .short = +{ $n } mince
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
    .short = −{ $n } mince
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
event-stunned = { $seat } je omráčen: žeton omráčení, ztracené mince { $n }, hostinec.
    .short = omráčení
    .you = Omráčení: žeton omráčení, ztracené mince { $n }, hostinec.
event-gem = { $seat } získává { $gem }.
    .short = { $gem }
    .you = Získáváš { $gem }.
event-gem-back = { $seat } vrací { $gem }.
    .you = Vracíš { $gem }.
event-placed = { $seat } dává { $gem } na pole { $field }.
    .you = Dáváš { $gem } na pole { $field }.
event-xp = { $seat } získává zkušenosti: { $n }.
    .short = +{ $n } zk.
    .you = Získáváš zkušenosti: { $n }.
event-xp-placed = { $seat } dává zkušenost na { $node }.
    .you = Dáváš zkušenost na { $node }.
event-skill = { $seat } odemyká dovednost { $skill }.
    .you = Odemykáš dovednost { $skill }.
event-weapon-gained = { $seat } získává zbraň { $weapon }.
    .you = Získáváš zbraň { $weapon }.
event-repairs = { $seat } opravuje { $weapon }.
    .you = Opravuješ { $weapon }.
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
event-sum = { $seat }: zranění { $harm }, léčení { $healing }, zdraví { $n }.
event-victory = { $seat } vítězí: { $monster }.
    .short = vítězství
    .you = Vítězíš: { $monster }.
event-mutual = { $seat } a { $monster }: vzájemná zkáza.
    .short = vzájemná zkáza
    .you = Ty a { $monster }: vzájemná zkáza.
event-retreat = { $seat } ustupuje: { $monster }.
    .short = ústup
    .you = Ustupuješ: { $monster }.
event-defeat = { $seat } je poražen: { $monster }.
    .short = porážka
    .you = Porážka: { $monster }.
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
event-refuses = { $seat } nabídku odmítá ({ $owner }).
    .you = Nabídku odmítáš ({ $owner }).
event-lost = Prohráli jste: { $cause }.
event-score = { $seat }: { $n } bodů moci.
outcome-together = { $n ->
        [0] Prohráli jste: { $cause }.
       *[other] Vyhráli jste: { $cause }.
    }

## Proč ne

refusal-not-now = „{ $choice }“ teď nejde.
refusal-stay = Musíš jít jinam, než kde stojíš ({ $location }).
refusal-locked = { $location }: zamčeno.
refusal-river = { $location } je za řekou a přechod nemáš čím zaplatit; poslední zdraví platit nejde.
refusal-entry = { $location }: na vstup nestačí zdraví; poslední zdraví platit nejde.
refusal-must-fight = { $location }: s netvorem se musí bojovat.
refusal-must-drive = { $location }: netvory musíš zahnat.
refusal-not-here = To se tady nedělá ({ $location }).
refusal-once-a-visit = To už při této návštěvě bylo ({ $location }).
refusal-no-adventure = U Hradu teď žádné dobrodružství není.
refusal-no-weapon-fits = Žádná tvoje zbraň se na dobrodružství nevejde nebo není připravená.
refusal-too-dear = Stojí to { $n }, máš { $coins }: { $missing ->
    [one] chybí { $missing } mince
    [few] chybějí { $missing } mince
   *[other] chybí { $missing } mincí
  }.
refusal-nothing-to-do = Nic by to nezměnilo ({ $location }).
refusal-spell-sold = { $spell } v nabídce není.
refusal-same-cost = { $spell }: kouzlo této ceny už při návštěvě máš.
refusal-potion-sold = { $potion } v nabídce není.
refusal-one-potion = { $potion }: při návštěvě jen jeden lektvar.
refusal-potion-moment = { $potion } teď použít nejde.
refusal-oath-moment = { $oath } teď splnit nejde.
refusal-rivals = Věci se předávají jen ve společné hře ({ $owner }).
refusal-elsewhere = { $owner } stojí jinde.
refusal-handed = { $owner }: před akcí a po ní jen jedna přijatá nabídka.
refusal-character-taken = { $character } už hraje s někým jiným.
refusal-weapon-damaged = { $weapon } je poškozená zbraň.
refusal-weapon-chosen = { $weapon } už je vybraná zbraň.
refusal-weapon-away = { $weapon } leží na dobrodružství nebo ještě není tvoje.
refusal-weapon-on-tree = { $weapon } čeká ve stromu dovedností.
refusal-not-damaged = { $weapon } není poškozená zbraň.
refusal-no-room = { $weapon }: na dobrodružství pro ni není místo.
refusal-node-unlocked = { $node } už je odemčené.
refusal-node-closed = { $node } ještě není otevřené: pod ním musí být něco odemčeno.
refusal-arrangement = „{ $text }“ není rozložení tvých žetonů: žeton@sloupec,řádek a otočení r0–r3.
refusal-not-at-hand = { $token } teď nemáš po ruce: položit smíš jen to, co jsi pro tohle zvolil nebo co k tomu patří.
refusal-overlap = { $token } se překrývá s jiným žetonem ({ $square }).
refusal-off-card = { $token } ({ $square }) musí aspoň jedním čtvercem ležet na kartě.
refusal-forbidden = { $token } zakrývá zakázaný čtverec ({ $square }).
refusal-shield = { $token }: štít nesmí ležet na slabém místě ({ $square }).
refusal-hilt = { $token }: jílec se nedotýká okraje karty ({ $square }).
refusal-hilt-corner = { $token }: jílec se karty dotýká jen rohem ({ $square }).
refusal-first-weapon = { $token }: první zbraň výpravy musí na kartě ležet.
reveal-oath = ukáže se přísaha
reveal-monsters = otočí se netvoři
reveal-monster = otočí se karta netvora
reveal-front = ukáže se přední strana karty
reveal-dawn = přicházejí noví netvoři
reveal-adventure = odkryje se dobrodružství
reveal-upgrade = odkryje se vylepšení

## Konec

part-trophies = trofeje: { $n }
part-sections = nabité sekce: { $n }
part-coins = za mince: { $n }
part-weapons = připravené zbraně: { $n }
part-potions = lektvary: { $n }
part-spells = kouzla: { $n }
part-unplaced = neumístěné drahokamy: { $n }
part-experience = zkušenosti v horní řadě: { $n }
part-skills = dovednosti: { $n }
part-stuns = omráčení: { $n }
part-gems = drahokamy (při rovnosti): { $n }
part-coins-left = mince (při rovnosti): { $n }
part-order = pořadí postav (při rovnosti): { $n }
part-oath = splněná přísaha: { $n }

## Noc

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
night-river-cost = přechod řeky stojí { $n } mince nebo { $n } zdraví

## Líce karet a žetonů

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
potion-gain-xp = vítězství bez drahokamu: získáš { $n } zkušenosti
potion-others-lose-health = v noci: obnovíš { $m } zdraví, všichni ostatní ztrácejí { $n }
potion-extra-weapon = v boji nebo na výpravě použiješ navíc { $n } zbraň
potion-cancel-an-ability = schopnost jednoho netvora pro tebe neplatí a získáš jeho drahokam
potion-avoid-a-stun = místo omráčení ti zůstane { $n } zdraví
potion-save-a-weapon = { $n } použitá zbraň se nepoškodí
potion-copy-a-gem = když jiný hráč získá drahokam, získáš { $n } stejné barvy
oath-discard-potions = na místě { $places } odlož { $n } nepoužité lektvary
oath-damage-weapons = v noci poškoď { $n } své připravené zbraně
oath-pay-coins = na místě { $places } zaplať { $n } mincí
oath-lose-health = na místě { $places } ztrať { $n } zdraví (ne když by tě to omráčilo)
oath-return-spells = na místě { $places } vrať { $n } kouzla, která jsi měl už předtím
oath-empty-purse = na svém místě v noci nemáš žádnou minci, ačkoli za úsvitu jich bylo aspoň { $n }
oath-discard-trophies = na místě { $places } odlož { $n } trofeje
oath-discard-gems-of-different-colours = na místě { $places } odlož { $n } neumístěné drahokamy různých barev
oath-unlock-a-top-skill = odemkni dovednost horní řady
oath-win-with-weapons-alone = poraz netvora úrovně 2 jen zbraněmi: bez pomocníka, kouzla, lektvaru a zakrývání dovedností
oath-complete-an-adventure = dokonči dobrodružství vlastní výpravou
quest-charge-sections = nabijte dohromady sekce amuletů (podle počtu hráčů { $numbers })
quest-beat-all-mythical = porazte všechny bájné netvory (podle počtu hráčů { $numbers })
quest-other-quests-done = odloží se, jakmile jsou splněné ostatní úkoly
fact-extra = netvoři s rudým a černým drahokamem navíc: každý hráč ztrácí { $n } zdraví
lost-monster-in-manor = prohra: po večeru je na Panství netvor
lost-mythical-not-beaten = prohra: boj s bájným netvorem skončí s nezakrytým slabým místem
lost-mythical-left-in-deck = prohra: na začátku posledního dne jsou v balíčku aspoň tři bájní netvoři
lost-stun-tokens = prohra: žetonů omráčení je víc než { $n }
upgrade-coins-of-expedition = výprava navíc dává mince: { $n }
upgrade-repair-all = opraví se všechny zbraně
upgrade-upgraded-helper = pomocník se otáčí na lepší stranu
upgrade-weapons-after-the-reveal = zbraně se vybírají až po otočení karty
upgrade-more-repairs = opraví se o { $n } víc
upgrade-free-repair = oprava je zdarma
upgrade-discount = sleva { $n } ({ $what ->
        [potions] lektvar
       *[other] jedno kouzlo návštěvy
    })
location-expedition = výprava{ $coins ->
        [0] { "" }
       *[other] { " " }(za { $coins })
    }
location-xp-of-expedition = za výpravu zkušenosti: { $n }
location-repair = oprav zbraně: { $n }{ $coins ->
        [0] { "" }
       *[other] { " " }(za { $coins })
    }
location-restore-health = obnov zdraví: { $n }{ $coins ->
        [0] { "" }
       *[other] { " " }(za { $coins })
    }
location-restore-all-health = obnov všechno zdraví
location-exchange-a-gem = vyměň neumístěný drahokam: { $n }
location-fight = bojuj s netvorem
location-drive-off = zažeň netvory, vezmi si drahokam
location-buy-potions = kup lektvar: { $n }
location-buy-spells = kup kouzla různých cen: až { $n }

## Dovednosti

skill-free-river = ráno je přechod řeky zdarma
skill-heal-on-entry = při vstupu ({ $places }) obnovíš { $n } zdraví
skill-coins-on-entry = při vstupu ({ $places }) získáš mince za každou trofej: { $n }
skill-look-at-a-front = jednou denně se v řadě ({ $places }) potají podíváš na jednu kartu
skill-discount = { $what ->
        [potions] lektvary jsou o { $n } levnější
        [spells] první kouzlo návštěvy je o { $n } levnější
       *[other] Loupežnická bouda je za návštěvu o { $n } levnější
    }
skill-more-purchases = { $what ->
        [potions] při návštěvě smíš koupit o { $n } lektvar víc
       *[other] při návštěvě smíš jednu cenu kouzla koupit dvakrát
    }
skill-more-repairs = { $places }: opravíš o { $n } zbraň víc
skill-repair-for-a-price = { $health ->
        [0] jednou za noc opravíš zbraň za { $coins } mince
       *[other] ráno, večer i v noci jednou opravíš zbraň za { $health } zdraví
    }
skill-sell-a-gem = { $places }: jednou za návštěvu prodáš neumístěný drahokam za { $n } mince
skill-gem-on-fighting = za každý ranní boj získáš žlutý drahokam
skill-more-weapons = proti bájným netvorům smíš použít o { $n } zbraň víc
skill-helper-in = kněz ti pomáhá i zde: { $places }
skill-upgraded-helpers = pomocníci mají vždy lepší stranu ({ $places })
skill-close-a-weak-spot = { $health ->
        [0] { $coins ->
                [0] jednou za boj poškodíš nepoloženou zbraň a zakryješ slabé místo
               *[other] ve večerním boji zakryješ slabé místo za { $coins } mince
            }
       *[other] jednou denně zakryješ slabé místo za { $health } zdraví
    }
skill-free-shields = tvoje štíty smějí ležet i na slabých místech{ $what ->
        [mythical] { " " }bájných netvorů
       *[other] { $phase ->
            [evening] { " " }(večer)
           *[other] { "" }
        }
    }
skill-mirror-spells = svá kouzla smíš zrcadlit
skill-fight-the-top-mythical = jsou-li Kobky prázdné, bojuješ s vrchní kartou balíčku bájných netvorů
skill-less-damage = ráno máš z boje o { $n } zranění méně
skill-heal-in-the-sum = boj ({ $places }) s položeným pomocníkem obnoví { $n } zdraví
skill-keep-a-weapon-ready = večer zůstane { $n } použitá zbraň připravená
skill-keep-a-spell = jednou denně si necháš { $n } použité kouzlo
skill-coins-on-victory = { $needs ->
        [spell] vítězství s položeným kouzlem dává { $n } minci
        [helper] vítězství v Doupěti s pomocníkem dává { $n } minci
       *[other] vítězství v Doupěti dává { $n } minci
    }
skill-xp-on-victory = vítězství bez ztráty zdraví dává { $n } zkušenost
skill-gem-on-victory = vítězství nad úrovní { $level } dává její drahokam, i když je zakrytý
skill-repair-on-victory = po vítězství opravíš { $n } nepoužitou zbraň
skill-coins-on-retreat = při ústupu získáš i nezakryté mince karty
skill-coin-symbols-pay-more = symboly mince tvých zbraní platí o { $n } víc
skill-damaged-weapon-in-expedition = na výpravu ({ $places }) smíš poslat i poškozenou zbraň
skill-more-weapons-in-expedition = na výpravu smíš poslat o { $n } zbraň víc
skill-adventure-weapons-return-ready = tvoje zbraně se z dobrodružství vracejí připravené
skill-coins-of-expedition = výprava ({ $places }) navíc dává mince: { $n }
skill-night-healing-of-all = každou noc všichni obnoví { $n } zdraví
skill-night-healing = každou noc obnovíš { $n } zdraví
skill-night-coins = každou noc získáš { $n } mince
skill-night-gem = každou noc získáš { $n } drahokam libovolné barvy
skill-night-fight = v noci smíš bojovat s kterýmkoli zbylým netvorem, bez pomocníka
skill-night-expedition = v noci smíš na výpravu
skill-immune-to-abilities = schopnosti netvorů se tě netýkají
skill-keep-coins-when-stunned = při omráčení neztrácíš mince
skill-power-for = na konci { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    } moci za { $what ->
        [health] každé { $each } zdraví
        [mythical-trophy] každou bájnou trofej
       *[other] každé { $each } trofeje úrovně 1 a 2
    }
skill-worth = na konci { $what ->
        [spells] má každé kouzlo cenu { $n } bodů moci
       *[other] je bod moci za každé { $each } mince
    }

## Nastavení

option-mode = Hra
option-mode-about = proti sobě, společně, nebo společně s tajnými přísahami
option-mode-competitive = proti sobě
option-mode-competitive-about = vyhrává, kdo má nejvíc moci; od dvou hráčů
option-mode-cooperative = společně
option-mode-cooperative-about = splňte úkoly a každý svou přísahu; i pro jednoho
option-mode-hidden = tajné přísahy
option-mode-hidden-about = společné úkoly, ale vyhraje jen ten, kdo splnil přísahu; od dvou hráčů
option-quest-a = Úkol A
option-quest-a-about = kolik sekcí nabít
option-quest-a-0 = A0
option-quest-a-1 = A1
option-quest-a-2 = A2
option-quest-b = Úkol B
option-quest-b-about = kolik bájných netvorů porazit
option-quest-b-0 = B0
option-quest-b-1 = B1
option-quest-b-2 = B2
option-quest-c = Úkol C
option-quest-c-about = kolik omráčení vydržíte
option-quest-c-0 = C0
option-quest-c-1 = C1
option-quest-c-2 = C2
option-more-mythical = Bájní netvoři navíc
option-more-mythical-about = kolik karet přidat k úkolu B
option-more-mythical-0 = žádný
option-more-mythical-1 = 1
option-more-mythical-2 = 2
option-more-mythical-3 = 3
option-more-mythical-4 = 4
option-more-mythical-5 = 5
option-start = První žeton dne
option-start-drawn = los
option-start-0 = 1. místo
option-start-1 = 2. místo
option-start-2 = 3. místo
option-start-3 = 4. místo
option-start-4 = 5. místo
option-gem-symbols-stack = Symboly drahokamu
option-gem-symbols-stack-about = zda dva symboly drahokamu dávají dva drahokamy
option-gem-symbols-stack-false = jen jeden
option-gem-symbols-stack-true = sčítají se
option-remember-seen-cards = Viděné karty
option-remember-seen-cards-about = zda je vidět líc karty, která se v noci vrátila
option-remember-seen-cards-false = každý si pamatuje sám
option-remember-seen-cards-true = zůstávají vidět

## Terminál

board-where = den { $n } z { $days }, { $phase ->
        [dawn] úsvit
        [morning] ráno
        [evening] večer
       *[other] noc
    }
board-night = Noc
board-quest = Úkol { $id }: { $n } z { $wanted }
board-player = zdraví { $health }/{ $most }, mince { $n }, trofeje { $trophies }, omráčení { $stuns }, XP { $xp }
board-legend-cards = [L úroveň, slabá místa, drahokam, moc]; W slabé místo, 1–3 zranění, C mince, G drahokam, X zakázáno
board-legend-things = * poškozená zbraň, ^ na dobrodružství; # zamčeno, ! rej, + vylepšeno; ▶ je na tahu
gem-short-yellow = ž
gem-short-black = č
gem-short-blue = m
gem-short-red = r
gem-short-green = z
warning-lost = Tím hru prohrajete: { $cause }.
