# Proč ne

refusal-no-such-slot = Políčko { $slot } na plánu není.
refusal-slot-empty = Políčko { $slot } je prázdné.
refusal-tile-settled = Vzatý dílek už je položen, nebo odložen.
refusal-tile-waits = Nejdřív polož, nebo odlož vzatý dílek.
refusal-tile-paid = Dílek je zaplacený, odložit už ho nejde.
refusal-fits-nowhere = V tvém příběhu není pole, kam by se dílek { $tile } vešel.
refusal-cannot-pay = Dílek { $tile } stojí { $gold ->
    [0] { $potions ->
        [0] jen doplatek 1 zlaťák nebo lektvar za divočinu
        [one] { $potions } lektvar
        [few] { $potions } lektvary
       *[other] { $potions } lektvarů
    }
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}{ $gold ->
    [0] { "" }
   *[other] { $potions ->
        [0] { "" }
        [one] { " " }a { $potions } lektvar
        [few] { " " }a { $potions } lektvary
       *[other] { " " }a { $potions } lektvarů
    }
}{ $substituted ->
    [0] { "" }
   *[other] { " " }(z toho { $substituted } za chybějící boj či magii)
}{ $surcharge ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $potions ->
            [0] { "" }
           *[other] { " " }a doplatek 1 zlaťák nebo lektvar za divočinu
        }
       *[other] { " " }a doplatek 1 zlaťák nebo lektvar za divočinu
    }
}; máš { $have_gold ->
    [one] { $have_gold } zlaťák
    [few] { $have_gold } zlaťáky
   *[other] { $have_gold } zlaťáků
} a { $have_potions ->
    [one] { $have_potions } lektvar
    [few] { $have_potions } lektvary
   *[other] { $have_potions } lektvarů
}.
refusal-cell-taken = Tam už leží dílek { $tile }.
refusal-connector-meets-none = Tam ({ $cell }) by spojka přiléhala ke straně bez spojky.
refusal-no-connection = Tam ({ $cell }) by nevzniklo žádné propojení.
refusal-chest-open = Tato truhla už je otevřená.
refusal-chest-elsewhere = Klíč z polovin otevře jen truhlu na dvou propojených dílcích nebo na tvém hrdinovi.
refusal-same-key = Tytéž truhly otevře i jiný klíč v seznamu; použij nejdřív ten.

reveal-tiles = doplní se nové dílky
reveal-quest = odkryje se výprava
