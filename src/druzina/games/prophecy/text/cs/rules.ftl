# Proroctví česky.

game-title = Proroctví
game-about = 2–5 hrdinů na kruhu polí; nestvůry, cechy a pět artefaktů v astrálních sférách

## Otázky

ask-keep-character = { $seat }: kterou postavu si necháš?
ask-at-start = { $seat }: použiješ něco na začátku svého kola?
ask-move = { $seat }: jak se pohneš?
ask-before-fight = { $seat }: před tebou jsou nestvůry: { $cards }. Co uděláš?
ask-quiet = { $seat }: použiješ něco, než půjdeš dál?
ask-use-rule = { $seat }: využiješ pravidlo karty { $card }?
ask-choose-mode = { $seat }: jak budeš bojovat? Soupeř: { $card }. Vůle stojí { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
}.
ask-wield = { $seat }: kterou zbraň použiješ?
ask-hold = { $seat }: co vezmeš do ruky?
ask-wear = { $seat }: co si dáš na hlavu?
ask-declare-for-fight = { $seat }: co ještě použiješ v tomto boji?
ask-declare-for-roll = { $seat }: co ještě použiješ při tomto hodu?
ask-repeat-roll = { $seat }: na kostkách je { $light } proti { $dark }. Házet znovu?
ask-attack = { $seat }: { $must ->
    [0] napadneš někoho?
   *[other] kterého favorita napadneš?
}
ask-dodge = { $seat }: někdo tě napadl. Zkusíš uskočit?
ask-attack-mode = { $seat }: jak zaútočíš? Soupeř: { $owner }. Vůle stojí { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
}.
ask-defence-mode = { $seat }: { $owner } útočí silou. Jak se budeš bránit? Vůle by tě stála { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
}.
ask-life-or-item = { $seat }: prohráváš, vítězí { $owner }. Život, nebo předmět?
ask-take-from = { $seat }: který předmět si vezmeš? Dává { $owner }.
ask-give-artifact = { $seat }: který artefakt dáš? Dostane ho { $owner }.
ask-use-field = { $seat }: co tu uděláš?
ask-at-turn-end = { $seat }: použiješ něco na konci svého tahu?
ask-discard-excess = { $seat }: máš příliš mnoho předmětů. Který odložíš?
ask-forget-excess = { $seat }: máš příliš mnoho schopností. Které se vzdáš?
ask-take-new = { $seat }: tvá postava je mrtvá. Vezmeš si novou?
ask-spare-lives = { $seat }: apokalypsa bere { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}. Použiješ kartu { $card }?
ask-proposal = { $seat }: co nabídneš a za co? Komu: { $owner }. Dáváš: { $gives ->
    [0] { $paid ->
        [0] nic
        [one] { $paid } zlatý
        [few] { $paid } zlaté
       *[other] { $paid } zlatých
    }
   *[other] { $given }{ $paid ->
        [0] {""}
        [one] {" a "}{ $paid } zlatý
        [few] {" a "}{ $paid } zlaté
       *[other] {" a "}{ $paid } zlatých
    }
}; žádáš: { $claims ->
    [0] { $charged ->
        [0] nic
        [one] { $charged } zlatý
        [few] { $charged } zlaté
       *[other] { $charged } zlatých
    }
   *[other] { $claimed }{ $charged ->
        [0] {""}
        [one] {" a "}{ $charged } zlatý
        [few] {" a "}{ $charged } zlaté
       *[other] {" a "}{ $charged } zlatých
    }
}.
ask-answer-proposal = { $seat }: { $owner } dává { $gives ->
    [0] { $paid ->
        [0] nic
        [one] { $paid } zlatý
        [few] { $paid } zlaté
       *[other] { $paid } zlatých
    }
   *[other] { $given }{ $paid ->
        [0] {""}
        [one] {" a "}{ $paid } zlatý
        [few] {" a "}{ $paid } zlaté
       *[other] {" a "}{ $paid } zlatých
    }
}, žádá { $claims ->
    [0] { $charged ->
        [0] nic
        [one] { $charged } zlatý
        [few] { $charged } zlaté
       *[other] { $charged } zlatých
    }
   *[other] { $claimed }{ $charged ->
        [0] {""}
        [one] {" a "}{ $charged } zlatý
        [few] {" a "}{ $charged } zlaté
       *[other] {" a "}{ $charged } zlatých
    }
}. Přijmeš?

## Odpovědi

choose-be = { $character }
choose-stay = zůstat
choose-go = pěšky: { $field }
choose-horse = na koni: { $field }
choose-ship = lodí: { $field }
choose-gate = branou: { $field }
choose-act = místo pohybu: { $card }
choose-work = pracovat: { $paid ->
    [mags] −1 mag
   *[lives] −1 život
}, +{ $amount }
choose-offer = navrhnout obchod: { $owner }
choose-assault = zaútočit na sféru { $sphere }
choose-fight = bojovat: { $card }
choose-spare = { $card } místo boje: { $monster }
choose-sneak = proklouznout: { $card }
choose-on = jít dál
choose-strength = silou
choose-willpower = vůlí
choose-wield = { $card }
choose-hold = { $card }
choose-wear = { $card }
choose-roll = hodit
choose-attack = napadnout: { $owner }
choose-defend-accept = silou
choose-defend-willpower = vůlí
choose-offer-give = dát: { $card }
choose-offer-pay = dát { $n } { $n ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
choose-accept = přijmout
choose-refuse = odmítnout
choose-life = ztratit život
choose-item = nechat si vzít předmět
choose-take = { $card }
choose-visit = využít příležitost: { $card }
choose-pick = sebrat: { $card }
choose-pray = léčení zdarma
choose-meditate = doplnit magy zdarma
choose-sleep = nocleh v hostinci za { $gold }
choose-heal = vyléčit { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
} za { $gold }
choose-refill = doplnit { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
} za { $gold }
choose-certify = koupit osvědčení
choose-new = vzít si novou postavu
choose-leave = opustit hru
choose-claim = žádat: { $card }
choose-charge = žádat { $n } { $n ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
choose-propose = navrhnout
choose-cancel = nechat být

## Řádky

event-character = { $seat } hraje za postavu { $character }.
    .you = Hraješ za postavu { $character }.
event-first = { $seat } začíná.
    .you = Začínáš.
event-round = Kolo { $n }: { $seat }.
    .you = Kolo { $n }: jsi na tahu.
event-chance = Náhoda: { $card }.
event-stays = { $seat } zůstává.
    .you = Zůstáváš.
event-fights = { $seat } bojuje, soupeř: { $card }.
    .you = Bojuješ, soupeř: { $card }.
event-dice = Kostky { $light } proti { $dark }: { $own } + { $light } proti { $foe } + { $dark }, { $result ->
    [won] výhra
    [lost] prohra
   *[drawn] remíza
} při šanci { $win }/{ $of }.
event-beats = { $seat } vítězí, prohrává { $card }.
    .you = Vítězíš, prohrává { $card }.
event-beaten = { $seat } prohrává, vítězí { $card }.
    .you = Prohráváš, vítězí { $card }.
event-draws-fight = { $seat } a { $card }: remíza.
    .you = Ty a { $card }: remíza.
event-attacks = { $seat } útočí, brání se { $owner }.
    .you = Útočíš, brání se { $owner }.
    .whom = { $seat } na tebe útočí.
event-beats-character = { $seat } vítězí, prohrává { $owner }.
    .you = Vítězíš, prohrává { $owner }.
    .whom = { $seat } vítězí, prohráváš.
event-draws-duel = { $seat } a { $owner }: remíza.
    .you = Ty a { $owner }: remíza.
    .whom = { $seat } a ty: remíza.
event-takes-artifact = { $seat } si bere artefakt { $card }.
    .you = Bereš si artefakt { $card }.
event-certificate = { $seat } kupuje osvědčení: { $guild }.
    .you = Kupuješ osvědčení: { $guild }.
event-trades = { $seat } dává { $gives ->
    [0] { $paid ->
        [0] nic
        [one] { $paid } zlatý
        [few] { $paid } zlaté
       *[other] { $paid } zlatých
    }
   *[other] { $given }{ $paid ->
        [0] {""}
        [one] {" a "}{ $paid } zlatý
        [few] {" a "}{ $paid } zlaté
       *[other] {" a "}{ $paid } zlatých
    }
}, { $owner } za to dává { $claims ->
    [0] { $charged ->
        [0] nic
        [one] { $charged } zlatý
        [few] { $charged } zlaté
       *[other] { $charged } zlatých
    }
   *[other] { $claimed }{ $charged ->
        [0] {""}
        [one] {" a "}{ $charged } zlatý
        [few] {" a "}{ $charged } zlaté
       *[other] {" a "}{ $charged } zlatých
    }
}.
    .you = Dáváš { $gives ->
            [0] { $paid ->
                [0] nic
                [one] { $paid } zlatý
                [few] { $paid } zlaté
               *[other] { $paid } zlatých
            }
           *[other] { $given }{ $paid ->
                [0] {""}
                [one] {" a "}{ $paid } zlatý
                [few] {" a "}{ $paid } zlaté
               *[other] {" a "}{ $paid } zlatých
            }
        }, { $owner } za to dává { $claims ->
            [0] { $charged ->
                [0] nic
                [one] { $charged } zlatý
                [few] { $charged } zlaté
               *[other] { $charged } zlatých
            }
           *[other] { $claimed }{ $charged ->
                [0] {""}
                [one] {" a "}{ $charged } zlatý
                [few] {" a "}{ $charged } zlaté
               *[other] {" a "}{ $charged } zlatých
            }
        }.
    .whom = { $seat } ti dává { $gives ->
            [0] { $paid ->
                [0] nic
                [one] { $paid } zlatý
                [few] { $paid } zlaté
               *[other] { $paid } zlatých
            }
           *[other] { $given }{ $paid ->
                [0] {""}
                [one] {" a "}{ $paid } zlatý
                [few] {" a "}{ $paid } zlaté
               *[other] {" a "}{ $paid } zlatých
            }
        }, dáváš za to { $claims ->
            [0] { $charged ->
                [0] nic
                [one] { $charged } zlatý
                [few] { $charged } zlaté
               *[other] { $charged } zlatých
            }
           *[other] { $claimed }{ $charged ->
                [0] {""}
                [one] {" a "}{ $charged } zlatý
                [few] {" a "}{ $charged } zlaté
               *[other] {" a "}{ $charged } zlatých
            }
        }.
event-new-character = { $seat } si bere novou postavu: { $character }.
    .you = Bereš si novou postavu: { $character }.
event-enters = { $seat }: { $character } vstupuje do hry na poli { $field }.
    .you = { $character } vstupuje za tebe do hry na poli { $field }.
event-out = { $seat } je mimo hru.
    .you = Jsi mimo hru.
event-final-battle = Všech pět artefaktů je v rukou postav, poslední má { $seat }. Začíná závěrečný boj.
    .you = Všech pět artefaktů je v rukou postav, poslední máš ty. Začíná závěrečný boj.
event-apocalypse-nears = Všech pět artefaktů je v rukou postav: blíží se apokalypsa.
event-doom = Apokalypsa: každý ztrácí { $n ->
    [one] { $n } život a { $n } mag
    [few] { $n } životy a { $n } magy
   *[other] { $n } životů a { $n } magů
}.
event-wins = Vítězí { $seats }.
event-nobody-wins = Nevítězí nikdo.

## Proč ne

refusal-battlefield = V závěrečném boji nelze pole opustit.
refusal-fare = Stojí to { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}; máš { $gold }.
refusal-work = Práci nemáš čím zaplatit.
refusal-sphere-closed = Tato sféra je uzavřená.
refusal-partner = { $owner } hraje ve dvojici s tebou.
refusal-safe = { $owner } je tu v bezpečí.
refusal-hands = Na věc { $card } už nezbývá ruka.
refusal-second-shield = Používat lze jen jeden štít; { $card } je druhý.
refusal-damaged = { $card }: věc je poškozená.
refusal-useless = { $card } v tomto boji nic nedává.
refusal-stealthy = Kdo proklouzl kolem nestvůr, nemůže využít příležitost { $card }.
refusal-no-effect = { $card }: nic by se nezměnilo, nebo to nelze zaplatit.
refusal-price = { $card } stojí { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}; máš { $gold }.
refusal-artifact = { $card } je artefakt.
refusal-lesson-xp = { $card } stojí { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
   *[other] { $n } zkušeností
}; máš { $xp }.
refusal-lesson-gold = { $guild } není tvůj cech: { $card } tu stojí i { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}; máš { $gold }.
refusal-moved = Teď se nelze pohnout.
refusal-too-far = Tudy se na pole { $field } nedostaneš.
refusal-no-port = Tady není přístav.
refusal-no-gate = Tady není magická brána.
refusal-sphere-far = Na sféru { $sphere } lze zaútočit jen místo pohybu a jen z jejích dvou polí.
refusal-elsewhere = { $owner } není na tvém poli.
refusal-attacked = V tomto tahu už máš útok za sebou.
refusal-no-attack-now = Teď nelze zaútočit.
refusal-not-yours-card = { $card }: tuto kartu nemáš.
refusal-window = { $card } se teď použít nedá.
refusal-in-fight = { $card } lze použít jen mimo boj.
refusal-own-turn = { $card } lze použít jen ve vlastním tahu.
refusal-used = { $card }: už použito.
refusal-too-dear = { $card }: nemáš čím zaplatit.
refusal-equipment = Výzbroj teď měnit nelze: { $card }.
refusal-not-missing = { $n ->
    [0] Nic nechybí.
    [one] Chybí jen { $n }.
    [few] Chybějí jen { $n }.
   *[other] Chybí jen { $n }.
}
refusal-once-a-turn = Jen jednou za tah.
refusal-certificate-xp = Osvědčení stojí { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
   *[other] { $n } zkušeností
}; máš { $xp }.
refusal-certificate-held = Toto osvědčení už máš: { $guild }.
refusal-no-gifts = Každá strana musí něco dát: { $owner } nemůže jen dostat, ani jen dát.
refusal-not-owned = { $owner } tuto věc nemá: { $card }.
refusal-not-tradable = Vyměňovat lze jen předměty a zlato: { $card } ne.
refusal-named-already = { $card } už v obchodu je.
refusal-gold-named = Zlato se u každé strany uvádí jen jednou, jako jedna částka.
refusal-gold-of = { $owner } nemůže dát { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}; má { $gold }.
refusal-not-here = { $card } tu neleží.
refusal-not-damaged = { $card }: tvoje poškozená věc to není.
refusal-no-trade = V této hře se neobchoduje.
refusal-three-proposals = Tři nabídky už v tomto tahu neuspěly.
refusal-nothing-to-trade = Někdo z vás dvou nemá co dát: ty, nebo { $owner }.

## Na co se netřeba ptát

silent-lower-gold = slevy při placení zlatem
silent-lower-mags = slevy při placení magy
silent-at-start = účinky na začátku kola
silent-at-turn-end = účinky na konci tahu
silent-repeat-roll = opakování hodu
silent-dodge = uskočení před útokem
silent-use-rule = nepovinná pravidla nestvůr
silent-protect = ochrana před ztrátou životů
