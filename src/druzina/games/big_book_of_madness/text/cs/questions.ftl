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
ask-may-use = { $seat }: využiješ to? { $text }
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
