## Odpovědi

choose-discard = { $mine ->
    [1] odložit: { $card } { $zone }
   *[other] odložit: { $card } { $zone } ({ $owner })
}
choose-destroy = { $mine ->
    [1] zničit: { $card } { $zone }
   *[other] zničit: { $card } { $zone } ({ $owner })
}
choose-support = { $mine ->
    [1] do podpory: { $card } { $zone }
   *[other] do podpory: { $card } { $zone } ({ $owner })
}
choose-recover = { $mine ->
    [1] vrátit: { $card } { $zone }
   *[other] vrátit: { $card } { $zone } ({ $owner })
}
choose-take = { $mine ->
    [1] vzít: { $card } { $zone }
   *[other] vzít: { $card } { $zone } ({ $owner })
}
choose-put = { $mine ->
    [1] na balíček: { $card } { $zone }
   *[other] na balíček: { $card } { $zone } ({ $owner })
}
choose-cure = { $mine ->
    [1] zahnat: { $card } { $zone }
   *[other] zahnat: { $card } { $zone } ({ $owner })
}
choose-exchange = { $mine ->
    [1] vyměnit: { $card } { $zone }
   *[other] vyměnit: { $card } { $zone } ({ $owner })
}
choose-trade = { $mine ->
    [1] na výměnu: { $card } { $zone }
   *[other] na výměnu: { $card } { $zone } ({ $owner })
}
choose-pass = { $mine ->
    [1] předat: { $card } { $zone }
   *[other] předat: { $card } { $zone } ({ $owner })
}
choose-pay = { $mine ->
    [1] zaplatit: { $card } { $zone }
   *[other] zaplatit: { $card } { $zone } ({ $owner })
}
choose-pay-as = { $mine ->
    [1] zaplatit: { $card } { $zone } jako { $element }
   *[other] zaplatit: { $card } { $zone } ({ $owner }) jako { $element }
}
choose-stop = { $n ->
        [0] už nic
       *[other] už nic dalšího
    }
choose-exhaust = { $mine ->
    [1] otočit: { $spell }
   *[other] otočit: { $spell } ({ $owner })
}
choose-neutralise = { $mine ->
    [1] neutralizovat: { $spell }
   *[other] neutralizovat: { $spell } ({ $owner })
}
choose-refresh = { $mine ->
    [1] obnovit: { $spell }
   *[other] obnovit: { $spell } ({ $owner })
}
choose-forget = { $mine ->
    [1] zničit: { $spell }
   *[other] zničit: { $spell } ({ $owner })
}
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

## Proč ne

refusal-must-go-on = Musíš vybrat ještě { $n }.
refusal-other-order = { $card } { $zone } ({ $owner }): stejný výběr se nabízí jen jednou; tohle se vybírá dřív.
    .of = { $card } { $zone } ({ $owner })
refusal-not-this-card = { $card } { $zone } ({ $owner }): toho se to netýká.
    .of = { $card } { $zone } ({ $owner })
refusal-madness-pays-nothing = Děsem se platit nedá.
refusal-cannot-pay-from-there = { $card } { $zone } ({ $owner }): odtud se neplatí.
    .of = { $card } { $zone } ({ $owner })
refusal-card-spent = { $card } { $zone } ({ $owner }): už posloužilo jiné akci.
    .of = { $card } { $zone } ({ $owner })
refusal-payment-short = Karty cenu nepokryjí, ještě chybí { $cost }.
refusal-card-superfluous = { $card } { $zone } ({ $owner }): s tím by některá karta byla navíc, nebo by se cena nedala doplatit.
    .of = { $card } { $zone } ({ $owner })
refusal-pay-order = { $card } { $zone } ({ $owner }): stejná platba se nabízí jen jednou, element po elementu od nejvyšší karty k nejnižší.
    .of = { $card } { $zone } ({ $owner })
refusal-one-kind = { $card } { $zone } ({ $owner }): oba elementy musí být stejného druhu.
    .of = { $card } { $zone } ({ $owner })
refusal-element-not-owed = { $card } { $zone } ({ $owner }): takový element se teď neplatí.
    .of = { $card } { $zone } ({ $owner })
refusal-player-out = { $seat } už není ve hře.
    .you = Už nejsi ve hře.
refusal-player-named = { $seat } už je mezi určenými.
    .you = Ty už mezi určenými jsi.
refusal-player-order = { $seat }: stejný výběr se nabízí jen jednou; urči ho dřív.
refusal-player-not-meant = { $seat }: tady se to netýká.
    .you = Tebe se to netýká.
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
refusal-curse-too-dear = Na kletbu { $curse } je potřeba: { $cost }{ $less ->
        [0] { "" }
       *[other] , teď o { $less } méně
    }; máš: { $have }.
refusal-learn-too-dear = Na kouzlo { $spell } je potřeba: { $cost }; máš: { $have }.
refusal-card-too-dear = Na kartu { $card } je potřeba: { $cost }; máš: { $have }.
refusal-cure-too-dear = K zahnání děsu je potřeba: { $cost }; máš: { $have }.
refusal-gift-order = { $card }: stejné dary se nabízejí jen jednou; vyber ji dřív.
refusal-no-madness = Není tam žádný děs.
refusal-spell-neutralised = { $spell } je neutralizované.
refusal-spell-used = { $spell } je použité.
refusal-spell-too-dear = Na kouzlo { $spell } ×{ $times } je potřeba: { $cost }; máš: { $have }.
refusal-ability-own-turn = Schopnost jen ve vlastním tahu, mezi akcemi.
refusal-ability-used = Schopnost už v tomto tahu posloužila.
refusal-ability-idle = Schopnost teď nemá co udělat.
refusal-wizard-taken = { $wizard } už hraje s někým jiným.
reveal-page = otočí se strana
reveal-curse = vyloží se kletby
reveal-library = odkryje se kouzlo v knihovně
