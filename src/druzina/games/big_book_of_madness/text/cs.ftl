# Velká kniha strašlivých čar česky.

game-title = Velká kniha strašlivých čar
game-about = 2–5 čarodějů proti knize; šest kol, vyhrají nebo prohrají společně

## Věci a místa

card-madness = Děs
card-element = { $element } { $value }
element-water = Voda
element-earth = Země
element-fire = Oheň
element-air = Vzduch
kind-water = vodní
kind-earth = zemská
kind-fire = ohnivá
kind-air = vzdušná
kind-multi = víceživlová
slot-2 = políčko 2
slot-3l = políčko 3 vlevo
slot-3r = políčko 3 vpravo
slot-4 = políčko 4
slot-5 = políčko 5
zone-hand = v ruce
zone-support = v podpoře
zone-discard = v odkládací hromádce
zone-destroyed = mezi zničenými
to-hand = do ruky
to-support = do podpory
to-discard = do odkládací hromádky
to-top = na dobírací balíček
to-stack = do balíčku děsu
to-none = { "" }
origin-hand = z ruky
origin-support = z vlastní podpory
origin-shared = ze sdílené podpory
origin-discard = z odkládací hromádky
origin-draw = z dobíracího balíčku
origin-destroyed = ze zničených karet
origin-hand-shared = z ruky nebo sdílené podpory
origin-hand-support = z ruky a vlastní podpory
origin-hands-discards = z rukou a odkládacích hromádek kterýchkoli hráčů
origin-hand-support-discard = z ruky, vlastní podpory nebo odkládací hromádky
origin-none = { "" }
only-none = { "" }
only-water = { " " }vody
only-earth = { " " }země
only-fire = { " " }ohně
only-air = { " " }vzduchu
only-element = { " " }elementů
only-value-1 = { " " }hodnoty 1
only-value-2-or-3 = { " " }hodnoty 2 nebo 3
only-madness = { "" }
upgrade-none = { "" }
upgrade-place = ; na stejné místo přijde karta o 1 vyšší
upgrade-hand = ; do ruky přijde karta o 1 vyšší
upgrade-discard = ; do odkládací hromádky přijde karta o 1 vyšší
cost-element = { $n ->
        [one] { $n } element ({ $element })
        [few] { $n } elementy ({ $element })
       *[other] { $n } elementů ({ $element })
    }
cost-any = { $n ->
        [one] { $n } element jednoho druhu
        [few] { $n } elementy jednoho druhu
       *[other] { $n } elementů jednoho druhu
    }
no-thing = nic
cause-won = poslední nestvůra je zdolána
cause-stack = balíček děsu je prázdný
cause-monster = poslední nestvůra unikla
cause-eliminated = všichni čarodějové jsou vyděšeni k smrti
ability-substitute = jednou ve svém tahu platí jedna karta Vzduch 1 při placení jako 1 libovolný element
ability-draw-on-breaking = po každé zlomené kletbě smí dobrat 1 kartu
ability-large-support = podpora má 5 míst
ability-exchange-support = jednou ve svém tahu smí vyměnit 1 nebo 2 karty v ruce za stejný počet z podpory
ability-discard-madness = jednou ve svém tahu smí odložit děs z ruky a dobrat 1 kartu
ability-refresh = jednou ve svém tahu smí obnovit 1 použité kouzlo kohokoli
ability-draw-and-drop = jednou ve svém tahu smí dobrat 1 kartu: děs se zažene, jiná se odloží
ability-six-spells = udrží 6 kouzel

## Texty karet

text-effect = { $who ->
        [who-one] jeden hráč{ $may ->
            [1] { " " }smí celé použít:
           *[other] { "" }
        }{ " " }
        [who-another] jeden jiný hráč{ " " }
        [who-some-others] { $players ->
            [one] { $amount } jiný hráč
            [few] každý z { $amount } jiných hráčů
           *[other] každý z { $amount } jiných hráčů
        }{ " " }
        [who-each] každý hráč{ " " }
        [who-each-other] každý jiný hráč{ " " }
        [who-active] aktivní hráč{ " " }
       *[other] { "" }
    }{ $parts }
do-discard = { $much ->
        [down-to] odloží z ruky tolik, že mu zbydou { $amount } karty
       *[other] { $person ->
        [you] odlož
        [table] odložte
       *[other] odloží
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } { $origin }
    }
do-destroy = { $person ->
        [you] znič
       *[other] zničí
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } { $origin }{ $upgrade }
do-support = { $person ->
        [you] polož
       *[other] položí
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky do své podpory
do-recover = { $person ->
        [you] vrať
       *[other] vrátí
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z odkládací hromádky { $to }{ $flag ->
        [1] { " " }(ne ty, kterými se platí toto seslání)
       *[other] { "" }
    }
do-take = { $person ->
        [you] vezmi si
        [then] vezme si
       *[other] si vezme
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } { $origin } { $to }
do-put = položí { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky na svůj dobírací balíček
do-cure = { $person ->
        [you] zažeň
       *[other] zažene
    } { $much ->
        [all] všechen děs
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } děs
            [few] { $amount } děsy
           *[other] { $amount } děsů
        }
    } { $origin }
do-give = dej { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky do rukou jiných hráčů
do-trade = vyměň si s jedním jiným hráčem { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky
do-pass = každý hráč vybere 1 kartu z ruky a všichni je předají doleva
do-discard-each-element = odloží z ruky po jedné kartě každého elementu, který v ní má
do-draw = { $much ->
        [up-to-hand] si dobere do { $amount } karet v ruce
       *[other] { $condition ->
            [madness-moved] dobere si 1 kartu, pokud tak položil aspoň jeden děs
            [lost-a-card] každý, komu tak ubyl děs, si dobere 1 kartu
           *[other] { $person ->
        [you] dober si
        [then] dobere si
       *[other] si dobere
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only }
        }
    }
do-mill = odloží { $much ->
        [all] celý svůj dobírací balíček
       *[other] { $n ->
            [one] horní kartu
            [few] { $amount } horní karty
           *[other] { $amount } horních karet
        } svého dobíracího balíčku
    }
do-destroy-top = zničí { $n ->
        [one] horní kartu
        [few] { $amount } horní karty
       *[other] { $amount } horních karet
    } svého dobíracího balíčku
do-sift = prohlédni si { $n ->
        [one] { $amount } horní kartu
        [few] { $amount } horní karty
       *[other] { $amount } horních karet
    } svého dobíracího balíčku, libovolné odlož a zbytek vrať v libovolném pořadí
do-madness = { $condition ->
        [nothing-moved] nemůže-li, dostane
       *[other] dostane
    } { $n ->
        [one] { $amount } děs
        [few] { $amount } děsy
       *[other] { $amount } děsů
    } { $to }
do-burn-madness = { $much ->
        [per-player] za každého hráče ve hře{ " " }
       *[other] { "" }
    }zničte z balíčku děsu { $n ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
do-seed-madness = po vyložení kleteb položte pod každou 1 děs z balíčku
do-gain = { $flag ->
        [1] za ni přidá kartu téhož elementu hodnoty { $value } { $to }
       *[other] { $person ->
        [you] přidej si
        [then] přidá si
       *[other] si přidá
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } hodnoty { $value } { $to }
    }
do-strip = zničte z nabídky po jedné kartě hodnoty { $value } od každého elementu
do-exhaust = označí { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } své kouzlo za použité
        [few] { $amount } svá kouzla za použitá
       *[other] { $amount } svých kouzel za použitá
    }
do-neutralise = neutralizuje { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } své kouzlo
        [few] { $amount } svá kouzla
       *[other] { $amount } svých kouzel
    } do příchodu nové nestvůry
do-refresh = obnov { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } použité kouzlo
        [few] { $amount } použitá kouzla
       *[other] { $amount } použitých kouzel
    } kterýchkoli hráčů (ne toto)
do-learn = se smí zdarma naučit odkryté kouzlo z knihovny
do-forget = zničí { $n ->
        [one] { $amount } své kouzlo
        [few] { $amount } svá kouzla
       *[other] { $amount } svých kouzel
    }
do-burn-library = aktivní hráč zničí odkryté kouzlo jednoho balíčku knihovny
do-neutralise-curse = neutralizuj { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } kletbu
        [few] { $amount } kletby
       *[other] { $amount } kleteb
    }
do-token = položte po žetonu elementu na každou { $flag ->
        [1] jinou kletbu
       *[other] vyloženou kletbu
    }
do-bar-reward = do příchodu nové nestvůry není za zlomení kletby karta
do-act = smí provést { $n ->
        [one] { $amount } akci
        [few] { $amount } akce
       *[other] { $amount } akcí
    }
do-incarnate = proveď { $n ->
        [one] { $amount } akci
        [few] { $amount } akce
       *[other] { $amount } akcí
    } jen za karty sdílené podpory, které se neodkládají
do-break = nanejvýš { $amount }× zlom kletbu za cenu nižší o { $less }

## Líce karet

face-spell = { $spell } ({ $id }), kouzlo, { $element } { $n }
face-curse = { $curse } ({ $id }), kletba { $kind }
face-wizard = { $wizard } ({ $id })
face-page = { $page } ({ $id })
face-effect = Účinek: { $text }.
face-multiple = ×{ $times }: { $text }.
face-trigger = Při spuštění: { $text }.
face-deck = Startovní balíček: { $cards }.
face-ability = Schopnost: { $ability }.
face-curses = Kletby: { $elements }.
face-arrival = Při příchodu: { $text }.
face-bonus = Bonus: { $text }.
face-penalty = Postih: { $text }.

## Otázky

ask-discard-cards = { $seat }: odlož { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-destroy-cards = { $seat }: znič { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-support-cards = { $seat }: polož do podpory { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-recover-cards = { $seat }: vrať z odkládací hromádky { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-take-cards = { $seat }: vezmi si do ruky { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-put-cards = { $seat }: polož na svůj dobírací balíček { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-cure-cards = { $seat }: zažeň { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } děs
        [few] { $n } děsy
       *[other] { $n } děsů
    }.
ask-exchange-cards = { $seat }: vyber k výměně { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-trade-cards = { $seat }: vyber na výměnu { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-pass-cards = { $seat }: předej doleva { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }{ $only }.
ask-exhaust-spells = { $seat }: označ za použité { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    }.
ask-neutralise-spells = { $seat }: neutralizuj { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    }.
ask-refresh-spells = { $seat }: obnov { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    }.
ask-forget-spells = { $seat }: znič { $more ->
        [1] ještě{ " " }
       *[other] { "" }
    }{ $upto ->
        [1] nejvýš{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } své kouzlo
        [few] { $n } svá kouzla
       *[other] { $n } svých kouzel
    }.
ask-act = { $seat }: jsi na tahu. Co uděláš?
ask-act-granted = { $seat }: { $n ->
        [one] smíš provést ještě { $n } akci.
        [few] smíš provést ještě { $n } akce.
       *[other] smíš provést ještě { $n } akcí.
    }
ask-act-incarnate = { $seat }: { $n ->
        [one] smíš provést ještě { $n } akci placenou jen ze sdílené podpory.
        [few] smíš provést ještě { $n } akce placené jen ze sdílené podpory.
       *[other] smíš provést ještě { $n } akcí placených jen ze sdílené podpory.
    }
ask-pay = { $seat }: čím zaplatíš? Ještě chybí { $cost }.
ask-choose-players = { $n ->
    [one] { $seat }: koho se týká „{ $text }“?
   *[other] { $seat }: koho se týká „{ $text }“? (ještě { $n })
}
ask-may-use = { $seat }: využiješ „{ $text }“?
ask-choose-gain = { $n ->
    [one] { $seat }: kterou kartu z nabídky vezmeš { $to }?
   *[other] { $seat }: kterou kartu z nabídky vezmeš { $to }? (ještě { $n })
}
ask-choose-token = { $seat }: který žeton položíš na kletbu ({ $slot })?
ask-sift-out = { $seat }: které z { $n } prohlédnutých karet odložíš?
ask-put-back = { $seat }: která z { $n } karet půjde nejhlouběji?
ask-burn-spell = { $seat }: které kouzlo z knihovny se zničí?
ask-give-up-spell = { $seat }: kterého kouzla se vzdáš?
ask-learn-free = { $seat }: které kouzlo se zdarma naučíš?
ask-draw-on-breaking = { $seat }: dobereš si kartu za zlomenou kletbu?
ask-eat-curse = { $seat }: kterou kletbu zlomíš za nižší cenu?
ask-lower-cost = { $seat }: co z ceny zůstane k zaplacení?
ask-how-many-to-exchange = { $seat }: kolik karet vyměníš?
ask-neutralise-curse = { $seat }: kterou kletbu neutralizuješ?
ask-give = { $seat }: kterou kartu komu dáš?
ask-trade-partner = { $seat }: s kým si vyměníš karty?
ask-trade-count = { $seat }: kolik karet si vyměníte?
ask-choose-wizard = { $seat }: kterého čaroděje si vybereš?
## Proč se ptáme

because-curse = Zasahuje kletba { $curse }.
because-arrival = Přichází { $page }.
because-bonus = { $page }: nestvůra je zdolána a je za to bonus.
because-penalty = { $page }: nestvůra unikla a je za to postih.
because-spell = { $mine ->
        [1] Sesíláš kouzlo { $spell }.
       *[other] { $owner } sesílá kouzlo { $spell }.
    }
because-ability = Tvoje schopnost, { $wizard }.
because-cast = Platíš za kouzlo { $spell } ×{ $times }.
because-learn = Platíš za to, že se naučíš kouzlo { $spell }.
because-acquire = Platíš za kartu { $card }.
because-break = Platíš za zlomení kletby { $curse }.
because-cure = Platíš za zahnání děsu.
because-broken = Kletba { $curse } je zlomena a je za to odměna.
because-hand = Na konci tahu ti v ruce zůstává { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }.
because-full = Učíš se kouzlo { $spell } a víc než { $n ->
        [one] { $n } kouzlo
        [few] { $n } kouzla
       *[other] { $n } kouzel
    } neudržíš.

## Co si čarodějové říkají

aim-break = zlomit kletbu { $curse }
aim-cast = seslat kouzlo { $spell }
aim-learn = naučit se kouzlo { $spell }
aim-acquire = získat kartu { $card }
aim-cure = zahnat děs
aim-grant = dát akci, { $owner } může: na kletbu { $curse } tam prostředky jsou, mně { $n ->
        [one] chybí { $n } element
        [few] chybějí { $n } elementy
       *[other] chybí { $n } elementů
    }
intends-break = Příští tah zlomím kletbu { $curse }.
intends-save = Šetřím na kletbu { $curse }; ještě chybí: { $cost }.
intends-cure = Chci se zbavit děsu.
intends-learn = Chci se naučit kouzlo { $spell }.
intends-gather = Sbírám karty na to, co přijde.

## Odpovědi

choose-discard = odložit: { $card } { $zone } ({ $owner })
choose-destroy = zničit: { $card } { $zone } ({ $owner })
choose-support = do podpory: { $card } { $zone } ({ $owner })
choose-recover = vrátit: { $card } { $zone } ({ $owner })
choose-take = vzít: { $card } { $zone } ({ $owner })
choose-put = na balíček: { $card } { $zone } ({ $owner })
choose-cure = zahnat: { $card } { $zone } ({ $owner })
choose-exchange = vyměnit: { $card } { $zone } ({ $owner })
choose-trade = na výměnu: { $card } { $zone } ({ $owner })
choose-pass = předat: { $card } { $zone } ({ $owner })
choose-pay = zaplatit: { $card } { $zone } ({ $owner })
choose-pay-as = zaplatit: { $card } { $zone } ({ $owner }) jako { $element }
choose-stop = { $n ->
        [0] už nic
       *[other] už nic dalšího
    }
choose-exhaust = otočit: { $spell } ({ $owner })
choose-neutralise = neutralizovat: { $spell } ({ $owner })
choose-refresh = obnovit: { $spell } ({ $owner })
choose-forget = zničit: { $spell } ({ $owner })
choose-cast = seslat { $spell } ×{ $times }: { $text }
choose-learn = naučit se kouzlo { $spell } ({ $element })
choose-acquire = pořídit kartu { $card }
choose-break = zlomit kletbu { $curse } ({ $slot })
choose-cure-hand = zahnat děs z ruky
choose-cure-support = zahnat děs z podpory ({ $owner })
choose-ability = schopnost: { $ability }
choose-end = skončit tah
choose-end-granted = žádná další akce
choose-name = { $seat }
choose-use = využít
choose-decline = nevyužít
choose-gain = { $card }
choose-token = { $element }
choose-neutralise-curse = neutralizovat kletbu { $curse } ({ $slot })
choose-sift = odložit { $card }
choose-put-back = nejhlouběji { $card }
choose-burn = { $spell } ({ $element })
choose-give-up = vzdát se kouzla { $spell }
choose-draw-one = dobrat 1 kartu
choose-draw-none = nedobírat
choose-left = pak ještě chybí { $cost }
choose-exchange-count = { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
choose-count = { $n ->
        [0] žádnou kartu
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
choose-give = { $card } pro: { $seat }
choose-wizard = { $wizard }: { $ability }

## Co se děje

event-first = Začíná { $seat }.
    .you = Začínáš.
event-library = V knihovně jsou odkrytá kouzla { $spells }.
event-wizard = { $seat } je { $wizard }.
    .you = Jsi { $wizard }.
event-turn = Tah { $turn }: { $seat }.
event-marker = Žeton zaříkávání je na políčku { $space }.
event-triggers = Spouští se kletba { $curse } ({ $slot }).
event-monster = Kolo { $round }: přichází { $page }.
event-curses = Vyložené kletby: { $curses }.
event-defeated = { $page }: nestvůra je zdolána.
event-not-defeated = { $page }: nestvůra zdolána není.
event-madness = { $seat } dostává děs { $to }; v balíčku děsu: { $left }.
    .short = +1 děs { $to }
    .you = Dostáváš děs { $to }; v balíčku děsu: { $left }.
event-reshuffles = { $seat } zamíchává odkládací hromádku do nového balíčku ({ $n }).
    .you = Zamícháváš odkládací hromádku do nového balíčku ({ $n }).
event-draws = { $seat } dobírá: { $cards }.
    .short = +{ $cards }
    .you = Dobíráš: { $cards }.
event-mills = { $seat } odkládá z dobíracího balíčku: { $cards }.
    .you = Odkládáš z dobíracího balíčku: { $cards }.
event-discards = { $seat } odkládá { $origin }: { $cards }.
    .short = odloží se { $cards }
    .you = Odkládáš { $origin }: { $cards }.
event-destroys = { $seat } ničí { $origin }: { $cards }.
    .short = zničí se { $cards }
    .you = Ničíš { $origin }: { $cards }.
event-supports = { $seat } pokládá { $origin } do podpory: { $cards }.
    .short = do podpory { $cards }
    .you = Pokládáš { $origin } do podpory: { $cards }.
event-recovers = { $seat } vrací { $origin }: { $cards }.
    .short = vrátí se { $cards }
    .you = Vracíš { $origin }: { $cards }.
event-takes = { $seat } si bere { $origin }: { $cards }.
    .short = +{ $cards }
    .you = Bereš si { $origin }: { $cards }.
event-puts = { $seat } pokládá { $origin } na dobírací balíček: { $cards }.
    .short = na dobírací balíček { $cards }
    .you = Pokládáš { $origin } na dobírací balíček: { $cards }.
event-cures = { $seat } zahání { $origin } { $n ->
        [one] { $n } děs
        [few] { $n } děsy
       *[other] { $n } děsů
    }; v balíčku je { $left }.
    .short = −{ $n } { $n ->
        [one] děs
        [few] děsy
       *[other] děsů
    }
    .you = Zaháníš { $origin } { $n ->
        [one] { $n } děs
        [few] { $n } děsy
       *[other] { $n } děsů
    }; v balíčku je { $left }.
event-burns-madness = Z balíčku děsu se ničí { $n }; v balíčku: { $left }.
event-seeds = Pod kletby přichází děs; v balíčku děsu: { $left }.
event-upgrades = { $seat } za to dostává kartu { $card }.
    .short = +{ $card }
    .you = Za to dostáváš kartu { $card }.
event-strips = Z nabídky se ničí: { $cards }.
event-gains = { $seat } bere z nabídky kartu { $card } { $to }.
    .short = +{ $card } { $to }
    .you = Bereš z nabídky kartu { $card } { $to }.
event-pays = { $seat } platí: { $cards }.
    .short = cena { $cards }
    .you = Platíš: { $cards }.
event-pays-without-discarding = { $seat } platí kartami, které zůstávají: { $cards }.
    .you = Platíš kartami, které zůstávají: { $cards }.
event-casts = { $seat } sesílá { $spell } ×{ $times }.
    .you = Sesíláš { $spell } ×{ $times }.
event-names = { $seat } určuje: { $seats }.
    .you = Určuješ: { $seats }.
event-declines = { $seat } nevyužívá: { $effect }.
    .you = Nevyužíváš: { $effect }.
event-learns = { $seat } se učí { $spell }.
    .short = +{ $spell }
    .you = Učíš se { $spell }.
event-uncovers = V knihovně se odkrývá { $spell }.
event-burns-spell = { $seat } ničí v knihovně { $spell }.
    .you = Ničíš v knihovně { $spell }.
event-destroys-spell = { $seat } přichází o kouzlo { $spell }.
    .you = Přicházíš o kouzlo { $spell }.
event-exhausts = { $seat } má použitá kouzla: { $spells }.
    .short = použitá { $spells }
    .you = Máš použitá kouzla: { $spells }.
event-neutralises = { $seat } má neutralizovaná kouzla: { $spells }.
    .you = Máš neutralizovaná kouzla: { $spells }.
event-refreshes = { $seat } obnovuje: { $spells }.
    .short = připravená { $spells }
    .you = Obnovuješ: { $spells }.
event-breaks = { $seat } láme kletbu { $curse }.
    .short = zlomená kletba { $curse }
    .you = Lámeš kletbu { $curse }.
event-takes-under = { $seat } bere zpod kletby { $n ->
        [one] { $n } děs
        [few] { $n } děsy
       *[other] { $n } děsů
    }.
    .short = +{ $n } { $n ->
        [one] děs
        [few] děsy
       *[other] děsů
    }
    .you = Bereš zpod kletby { $n ->
        [one] { $n } děs
        [few] { $n } děsy
       *[other] { $n } děsů
    }.
event-bars-reward = Do příchodu nové nestvůry není za zlomené kletby karta.
event-token = Na kletbu { $curse } ({ $slot }) přichází žeton: { $element }.
event-neutralises-curse = { $seat } neutralizuje kletbu { $curse }.
    .short = neutralizovaná kletba { $curse }
    .you = Neutralizuješ kletbu { $curse }.
event-ability = { $seat } používá schopnost ({ $wizard }).
    .you = Používáš schopnost ({ $wizard }).
event-swaps = { $seat } mění { $cards } v ruce za { $back } v podpoře.
    .you = Měníš { $cards } v ruce za { $back } v podpoře.
event-gives = { $seat } dává kartu { $card }; dostává ji { $owner }.
    .short = { $card } dostane { $owner }
    .you = Dáváš kartu { $card }; dostává ji { $owner }.
event-trades = { $seat } dává na výměnu { $cards }; dostává je { $owner }.
    .you = Dáváš na výměnu { $cards }; dostává je { $owner }.
event-looks = { $seat } si prohlíží { $n ->
        [one] { $n } horní kartu
        [few] { $n } horní karty
       *[other] { $n } horních karet
    } svého balíčku.
    .known = { $seat } vidí na balíčku shora: { $cards }.
    .you = Prohlížíš si { $n ->
        [one] { $n } horní kartu
        [few] { $n } horní karty
       *[other] { $n } horních karet
    } svého balíčku.
    .yours = Vidíš na balíčku shora: { $cards }.
event-puts-back = { $seat } vrací { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } na balíček.
    .you = Vracíš { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    } na balíček.
event-eliminated = { $seat } je na smrt vyděšený čaroděj a vypadává ze hry.
    .you = Jsi na smrt vyděšený čaroděj a vypadáváš ze hry.
outcome-together = { $n ->
    [0] Čarodějové prohráli: { $cause }.
   *[other] Čarodějové vyhráli: { $cause }.
}
event-wins = Čarodějové vyhráli: { $cause }.
event-loses = Čarodějové prohráli: { $cause }.

## Proč ne

refusal-must-go-on = Musíš vybrat ještě { $n }.
refusal-other-order = { $card } { $zone } ({ $owner }): stejný výběr se nabízí jen jednou; vyber tuto kartu dřív.
refusal-not-this-card = { $card } { $zone } ({ $owner }): té se to netýká.
refusal-madness-pays-nothing = Děsem se platit nedá.
refusal-cannot-pay-from-there = { $card } { $zone } ({ $owner }): odtud se neplatí.
refusal-card-spent = { $card } { $zone } ({ $owner }): ta už posloužila jiné akci.
refusal-payment-short = Karty cenu nepokryjí, ještě chybí { $cost }.
refusal-card-superfluous = { $card } { $zone } ({ $owner }): s ní by některá karta byla navíc, nebo by se cena nedala doplatit.
refusal-pay-order = { $card } { $zone } ({ $owner }): stejná platba se nabízí jen jednou, element po elementu od nejvyšší karty k nejnižší.
refusal-one-kind = { $card } { $zone } ({ $owner }): oba elementy musí být stejného druhu.
refusal-element-not-owed = { $card } { $zone } ({ $owner }): tento element se teď neplatí.
refusal-player-out = { $seat } už není ve hře.
refusal-player-named = { $seat } už je mezi určenými.
refusal-player-order = { $seat }: stejný výběr se nabízí jen jednou; urči ho dřív.
refusal-player-not-meant = { $seat }: tady se to netýká.
refusal-pile-empty = Karta { $card } už v nabídce není.
refusal-other-value = Musí to být karta hodnoty { $value }.
refusal-supply-order = { $card }: stejný výběr se nabízí jen jednou; vyber ji dřív.
refusal-spell-order = { $spell }: stejný výběr se nabízí jen jednou; vyber toto kouzlo dřív.
refusal-spell-not-own = { $spell } patří jinému hráči ({ $owner }); vybíráš ze svých kouzel.
refusal-spell-ready = { $spell } je připravené, není co obnovovat.
refusal-spell-casting = { $spell } se právě sesílá.
refusal-library-empty = V knihovně už žádné takové kouzlo není ({ $element }).
refusal-no-token = Žádný takový žeton nezbývá ({ $element }).
refusal-no-curse = Tam žádná kletba neleží ({ $slot }).
refusal-curse-down = Kletba je neutralizovaná ({ $slot }).
refusal-curse-order = Stejný výběr se nabízí jen jednou; vyber ji dřív ({ $slot }).
refusal-curse-too-dear = Zlomit kletbu { $curse } stojí { $cost }{ $less ->
        [0] { "" }
       *[other] , teď o { $less } méně
    }; máš k dispozici { $have }.
refusal-learn-too-dear = Naučit se kouzlo { $spell } stojí { $cost }; máš k dispozici { $have }.
refusal-card-too-dear = Karta { $card } stojí { $cost }; máš k dispozici { $have }.
refusal-cure-too-dear = Zahnat děs stojí { $cost }; máš k dispozici { $have }.
refusal-gift-order = { $card }: stejné dary se nabízejí jen jednou; vyber ji dřív.
refusal-no-madness = Není tam žádný děs.
refusal-spell-neutralised = { $spell } je neutralizované.
refusal-spell-used = { $spell } je použité.
refusal-spell-too-dear = Kouzlo { $spell } ×{ $times } stojí { $cost }; máš k dispozici { $have }.
refusal-ability-own-turn = Schopnost jen ve vlastním tahu, mezi akcemi.
refusal-ability-used = Schopnost už v tomto tahu posloužila.
refusal-ability-idle = Schopnost teď nemá co udělat.
refusal-wizard-taken = { $wizard } už hraje s někým jiným.
reveal-page = otočí se strana
reveal-curse = vyloží se kletby
reveal-library = odkryje se kouzlo v knihovně

## Jak to dopadlo

part-defeated = zdolané nestvůry: { $n }
part-madness-left = děsu v balíčku: { $n }
part-alive = čarodějů ve hře: { $n }

## Stůl jako obrázek

board-discards = { $seat }, odkládací hromádka: { $text }
board-where = { $round ->
    [0] před 1. kolem
   *[other] kolo { $round }, políčko { $space }
}
board-madness = Balíček děsu: { $n }
board-library = Knihovna
board-supply = Nabídka
board-out = mimo hru
board-read-curse = Kletba { $slot }, zlomí ji { $cost }. { $face }
board-read-player = { $seat }: ruka { $hand }; podpora { $support }; dobírací balíček { $draw }, odkládací hromádka { $discard }; kouzla { $spells }
board-counts = ruka { $hand }, podpora { $support }, { $draw }/{ $discard }
letter-W = V
letter-E = Z
letter-F = O
letter-A = U
letter-M = D
board-legend-cards = V voda, Z země, O oheň, U vzduch, D děs; ruka │ podpora │ dobírací/odkládací
board-legend-spells = * použité kouzlo, - neutralizované; ▶ je na tahu

## Obsah

expected-eleven-ones = 11 karet hodnoty 1
expected-three-elements = 3 elementy
expected-six-rounds = 6 kol
expected-players = počet hráčů u „some others“ a jen u něj
expected-one-amount = jediný údaj z { $valid }
expected-table-verb = pro „table“ jedno z { $valid }, a pro hráče jiné
expected-at-most-cards = nejvýš { $limit }
expected-rising-track = hodnoty, které s koly ani obtížností neklesají
expected-each-element-twelve = každý element dvanáctkrát
expected-two-of-element = dva čarodějové každého elementu
expected-factor = aspoň jeden násobený údaj
fact-cards = Karty: { $wizards } čarodějů, { $spells } kouzel, { $curses } kleteb, { $pages } stran
fact-sources = Odkud jsou údaje: pravidla { $rulebook }, veřejné zdroje { $public }, vlastní { $original }

## Volby

option-difficulty = Obtížnost
option-difficulty-about = kolik víceživlových kleteb v kolech přibývá
option-difficulty-I = I (lehká)
option-difficulty-II = II (střední)
option-difficulty-III = III (těžká)
option-mode = Režim
option-mode-about = s čím balíčky začínají
option-mode-classic = Klasika
option-mode-classic-about = pravidla, jak jsou
option-mode-terror = Hrůza
option-mode-terror-about = v každém balíčku je od začátku jeden děs
option-mode-nightmare = Noční můra
option-mode-nightmare-about = v žádném balíčku není karta hodnoty 2
option-variant = Varianta pro pět hráčů
option-variant-about = v pěti: kdo hraje poslední tah kola, hraje i první tah dalšího
option-variant-false = bez varianty
option-variant-true = s variantou
option-start = Začínající hráč
option-start-drawn = los
option-start-0 = 1. místo
option-start-1 = 2. místo
option-start-2 = 3. místo
option-start-3 = 4. místo
option-start-4 = 5. místo
game-character = Čaroděj
game-character-about = určený tady, vylosovaný, nebo si ho každý vybere až u stolu
warning-lost = Tím hru prohrajete: { $cause }.
