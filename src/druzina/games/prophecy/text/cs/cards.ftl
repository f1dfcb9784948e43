# Karty Proroctví česky, složené z jejich účinků.

## Množství

amount-lives = { $n ->
    [one] { $n } život
    [few] { $n } životy
   *[other] { $n } životů
}
amount-mags = { $n ->
    [one] { $n } mag
    [few] { $n } magy
   *[other] { $n } magů
}
amount-gold = { $n ->
    [one] { $n } zlatý
    [few] { $n } zlaté
   *[other] { $n } zlatých
}
amount-xp = { $n ->
    [one] { $n } zkušenost
    [few] { $n } zkušenosti
   *[other] { $n } zkušeností
}
amount-fields = { $n ->
    [one] { $n } pole
    [few] { $n } pole
   *[other] { $n } polí
}
no-thing = nic

## Líce

face-effect = { $window }{ $priced ->
    [0] { "" }
   *[other] { " " }({ $costs })
}: { $does }{ $ifs ->
    [0] { "" }
   *[other] { " " }({ $when })
}{ $limited ->
    [0] { "" }
   *[other] , { $limit }
}
face-item = { $slot ->
    [weapon] { $hands ->
        [2] obouruční
       *[other] jednoruční
    } { $class ->
        [slashing] sečná
        [blunt] drtivá
        [piercing] bodná
       *[missile] střelná
    } zbraň
    [shield] štít
    [hand] do ruky
    [head] na hlavu
    [worn] oděv nebo ozdoba
    [potion] lektvar
    [scroll] svitek
   *[other] nošená věc
}; { $deck ->
    [artifact] artefakt
    [rare] vzácný předmět, cena { $n }
   *[common] běžný předmět, cena { $n }
}
face-ability = Schopnost: { $guild }, cena { $n } { $n ->
    [one] zkušenost
    [few] zkušenosti
   *[other] zkušeností
}
face-spell = Kouzlo: { $guild }, cena { $n } { $n ->
    [one] zkušenost
    [few] zkušenosti
   *[other] zkušeností
}
face-chance = Karta náhody, { $n ->
    [one] { $n } kus
    [few] { $n } kusy
   *[other] { $n } kusů
}
face-opportunity = Příležitost
face-character = { $sex ->
    [woman] Žena
   *[man] Muž
}, síla { $strength }, vůle { $willpower }; cechy: { $guilds }
face-monster = { $type }, { $strength ->
    [0] { "" }
   *[other] síla { $strength }{ $willpower ->
        [0] { "" }
       *[other] { " / " }
    }
}{ $willpower ->
    [0] { "" }
   *[other] vůle { $willpower }
}; { $xp }
face-guardian = { $type } (strážce), { $strength ->
    [0] { "" }
   *[other] síla { $strength }{ $willpower ->
        [0] { "" }
       *[other] { " / " }
    }
}{ $willpower ->
    [0] { "" }
   *[other] vůle { $willpower }
}; { $xp }
face-field = { $kind ->
    [forest] Les
    [mountains] Hory
    [plains] Pláně
    [guild] Cech
    [city] Město
    [village] Vesnice
   *[wasteland] Magická pustina
}{ $port ->
    [0] { "" }
   *[other] , přístav
}{ $gate ->
    [0] { "" }
   *[other] , magická brána
}{ $safe ->
    [0] { "" }
   *[other] , bezpečí
}{ $near ->
    [0] { "" }
   *[other] ; sféra { $sphere }
}
face-service-train = Výcvik: nauč se schopnost, která tu leží
face-service-trade = Obchod: kup, co tu leží, prodej, co máš
face-service-repair = Oprava: { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
} za každou poškozenou věc
face-service-work = Místo pohybu: { $paid ->
    [mags] zaplať 1 mag
   *[lives] ztrať 1 život
}, vezmi si { $amount }
face-service-heal = Jednou za tah: vyleč si { $lives } zdarma
face-service-refill = Jednou za tah: doplň si { $mags } zdarma
face-service-inn = Nocleh v hostinci, jednou za tah za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}: vyleč si { $lives }, doplň si { $mags }, do svého příštího tahu jsi v bezpečí
face-service-buy-lives = Léčení: { $lives } za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
face-service-buy-mags = Magy: až { $mags } za { $price } { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}

## Kdy

window-fight = V boji
window-fight-plus = Na celý boj
window-roll-plus = Před hodem
window-after = Po hodu
window-stealth = Před nestvůrami
window-step2 = Při bojích s nestvůrami
window-prefight = Místo boje
window-victory = Po vítězství nad nestvůrou
window-loss = Při ztrátě životů
window-attacked = Při napadení
window-pvpwin = Po vítězství nad postavou
window-outside = Ve svém tahu mimo boj
window-move = Pohyb
window-instead = Místo pohybu
window-pay = Při placení
window-price = Stále
window-service = Při službě pole
window-step4 = Použití
window-turnend = Na konci tvého tahu
window-roundstart = Na začátku tvého kola
window-roundend = Na konci tvého kola
window-chance = Hned
window-setup = Před závěrečným bojem
window-foe-foe = ! Stále
window-foe-begin = ! Před bojem
window-foe-begin-may = ? Před bojem
window-foe-prefight-may = ? Místo boje
window-foe-victory = ○ Poklad
window-foe-victory-may = ○ Poklad, chceš-li
window-foe-defeat = ● Ztráta
limit-none = { "" }
limit-turn = jednou za tah
limit-round = jednou za kolo
limit-two-rounds = jednou za dvě kola
limit-roll = jednou za hod
limit-fight = jednou za boj

## Za co

cost-amount = { $amount }
cost-there = { $terrain } jen { $mags }
cost-card = spotřebuje se
cost-damage = poškodí se

## Jestliže

text-if = { $condition }; { $further }
when-weapon = { $n ->
    [one] { $first } zbraň
   *[other] { $first } nebo { $second } zbraň
}
when-hands = { $n ->
    [2] obouruční zbraň
   *[other] jednoruční zbraň
}
when-rare = je-li vzácná nebo artefakt
when-armed = se zbraní
when-unarmed = beze zbraně
when-shield-use = se štítem
when-shield-none = bez štítu
when-thrown = při vrhu zbraní
when-against = proti { $types }
when-not-against = ne proti { $types }
when-terrain = { $places }
when-group = proti skupině
when-mode-strength = boj silou
when-mode-willpower = boj vůlí
when-first-roll = v prvním hodu
when-own-turn = ve vlastním tahu
when-not-started = boj vůlí, který nezačínáš ty
when-least-strength = se silou { $n } a více
weapon-slashing = sečná
weapon-blunt = drtivá
weapon-piercing = bodná
weapon-missile = střelná
type-humanoid = Humanoid
type-beast = Zvíře
type-undead = Nemrtvý
type-demon = Démon
type-magical = Magická bytost
against-humanoid = humanoidům
against-beast = zvířatům
against-undead = nemrtvým
against-demon = démonům
against-magical = magickým bytostem
against-character = postavám
place-none = { "" }
place-forest = v lese
place-mountains = v horách
place-plains = na pláních
place-guild = v cechu
place-city = ve Městě
place-village = ve Vesnici
place-wasteland = v Magické pustině
place-wilderness = v divočině
place-civilization = v civilizaci
place-sphere = ve sféře

## Co

do-bonus = { $instead ->
    [0] { "" }
   *[other] místo toho{ " " }
}{ $what ->
    [both] +{ $strength } k síle a +{ $willpower } k vůli
    [strength] +{ $strength } k síle
   *[willpower] +{ $willpower } k vůli
}
do-dice = { $own ->
    [0] soupeř má { $foe ->
        [one] jednu zápornou kostku
        [few] { $foe } záporné kostky
       *[other] { $foe } záporných kostek
    }
    [one] jedna kladná kostka
    [few] { $own } kladné kostky
   *[other] { $own } kladných kostek
}
do-throw = vrh: místo toho +{ $strength } k síle, pak se poškodí
do-burn = na jeden hod místo toho +{ $willpower } k vůli, pak se poškodí
do-repeat-roll = obě strany házejí znovu
do-until-turn-end = { $what ->
    [both] do konce tahu +{ $strength } v každém boji
    [strength] do konce tahu +{ $strength } k síle v boji
   *[willpower] do konce tahu +{ $willpower } k vůli v boji
}
do-heal = { $all ->
    [0] vyleč si { $lives }{ $others ->
        [0] { "" }
       *[other] , ostatní { $others }
    }
   *[other] vyleč si všechny životy
}
do-refill = { $all ->
    [0] doplň si { $mags }{ $others ->
        [0] { "" }
       *[other] , ostatní { $others }
    }
   *[other] doplň si všechny magy
}
do-increase = { $what ->
    [either] zvyš si sílu nebo vůli o 1
    [strength] zvyš si sílu o 1
   *[willpower] zvyš si vůli o 1
}
do-gold = vezmi si { $gold }{ $others ->
    [0] { "" }
   *[other] , ostatní { $others }
}{ $there ->
    [0] { "" }
   *[other] , { $terrain } { $there }
}
do-xp = vezmi si { $xp }{ $others ->
    [0] { "" }
   *[other] , ostatní { $others }
}
do-draw-item = { $n ->
    [one] vezmi si { $deck ->
        [rare] vzácný předmět
       *[common] běžný předmět
    }
    [few] vezmi si { $n } { $deck ->
        [rare] vzácné předměty
       *[common] běžné předměty
    }
   *[other] vezmi si { $n } { $deck ->
        [rare] vzácných předmětů
       *[common] běžných předmětů
    }
}
do-draw-keep = lízni { $n } { $n ->
    [one] { $deck ->
        [rare] vzácný předmět
       *[common] běžný předmět
    }
    [few] { $deck ->
        [rare] vzácné předměty
       *[common] běžné předměty
    }
   *[other] { $deck ->
        [rare] vzácných předmětů
       *[common] běžných předmětů
    }
} a { $keep ->
    [one] jeden si nech
    [few] nech si { $keep }
   *[other] nech si jich { $keep }
}
do-keep = nech si tuto kartu
do-lose-lives = ztrať { $lives }{ $owned ->
    [0] { "" }
   *[other] { " " }(nejvýš tolik, kolik máš)
}{ $roll ->
    [0] { "" }
   *[other] ; padne-li { $roll } nebo méně, ještě { $more }
}
do-lose-mags = { $all ->
    [0] ztrať { $mags }
   *[other] ztrať všechny magy
}
do-lose-gold = ztrať { $gold }
do-lose-half-gold = každá postava ztratí polovinu zlata
do-damage-item = poškoď jednu ze svých věcí
do-discard-item = odlož jeden svůj předmět
do-lose-less = { $all ->
    [0] ztratíš o { $lives } méně
   *[other] neztratíš žádný život
}
do-lose-none = neztratíš žádný život
do-replace-fight = odlož nestvůru{ $most ->
    [0] { "" }
   *[other] {" "}s hodnotou nejvýš { $most }
}{ $rewarded ->
    [0] {" "}bez odměny
   *[other] {" "}a vezmi si její zkušenosti
}
do-skip-monsters = v tomto tahu nebojuješ s nestvůrami
do-lay-adventure = polož na své pole novou kartu dobrodružství
do-fight = bojuj s nestvůrou, která následuje
do-weaken = její síla je { $strength }
do-draw-is-defeat = remíza je prohra
do-three-lives = tři životy: vyhraj tři hody
do-roll-sequence = dva hody: nejdřív vůlí, pak silou
do-value-by-sex = vůle { $men } proti mužům, { $women } proti ženám
do-value-by-stones = síla o { $strength } větší než tvá, vůle o { $willpower } větší než tvá, obě aspoň { $least }
do-ignore-throw-missile = vrhy a střelné zbraně se nepočítají
do-ignore-shield-hand-head = štíty a věci do ruky a na hlavu se nepočítají
do-ignore-positive-dice = tvé kladné kostky a opakování hodů se nepočítají
do-move-exactly = o { $fields } vlevo nebo vpravo
do-move-up-to = až o { $fields } vlevo nebo vpravo
do-move-any = na kterékoli jiné pole{ $kind ->
    [wilderness] {" "}divočiny
    [civilization] {" "}civilizace
   *[any] { "" }
}{ $ends ->
    [0] { "" }
   *[other] , tím tvůj tah končí
}
do-banish = odlož jednu nestvůru ze svého pole
do-repair = { $all ->
    [0] oprav { $slot ->
        [shield] jeden poškozený štít
       *[none] jednu poškozenou věc
    }
   *[other] oprav všechny poškozené věci
}
do-peek = podívej se potají na jednu skrytou kartu na poli nebo ve sféře
do-reveal-sphere = odkryj nejvyšší skrytou kartu některé sféry
do-discard-for-mags = odlož předmět: za běžný si doplň { $common }, za vzácný { $rare } { $rare ->
    [one] mag
    [few] magy
   *[other] magů
}
do-shop = vylož { $n } { $n ->
    [one] { $deck ->
        [rare] vzácný předmět
       *[common] běžný předmět
    }
    [few] { $deck ->
        [rare] vzácné předměty
       *[common] běžné předměty
    }
   *[other] { $deck ->
        [rare] vzácných předmětů
       *[common] běžných předmětů
    }
} a kup z nich, co chceš{ $less ->
    [0] { "" }
   *[other] , o { $less } { $less ->
        [one] zlatý
        [few] zlaté
       *[other] zlatých
    } levněji
}{ $sell ->
    [0] { "" }
   *[other] ; smíš i prodávat
}
do-heal-for-gold = zaplať až { $most } { $most ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}, za každý si vyleč { $lives }
do-gamble = vsaď až { $most } { $most ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
} na svou kostku proti tmavé
do-learn-top = odkryj vrchní schopnost zvoleného cechu a nauč se ji jen za zkušenosti
do-table = hoď kostkou – { $rows }
do-cancel-attack = hoď kostkou: padne-li aspoň { $least }, útok se nekoná
do-take-gold = vezmi poraženému { $gold }
do-take-item = ztratil-li poražený život, dá ti předmět podle své volby
do-safe = do tvého příštího tahu tě nikdo nesmí napadnout
do-gold-less = zaplať až o { $gold } méně
do-spell-less = kouzlo stojí o { $mags } méně
do-buy-cheaper = kupuješ o { $gold } levněji
do-sell-dearer = prodáváš o { $gold } dráž
do-willpower-cheaper = zahájit boj vůlí tě stojí o { $mags } méně
do-willpower-dearer-against = boj vůlí proti tobě stojí postavy o { $mags } víc
do-drill-xp = cvičiště dává { $xp }
do-monastery = Klášter vyléčí { $lives } a doplní { $mags }
do-extra-turn = v tomto kole ještě jeden tah
do-lay-adventures = nová karta dobrodružství na každé { $ground ->
    [forest] lesní pole
    [mountains] horské pole
   *[plains] pole plání
}
do-lay-ability = nová schopnost { $school ->
    [chosen] v cechu podle tvé volby
    [own] v obou tvých ceších
    [fortress] v Pevnosti
    [thieves] v Gildě
    [camp] v Lesním táboře
    [tower] v Magické věži
   *[monastery] v Klášteře
}
do-lay-goods = nové zboží { $market ->
    [city] ve Městě
   *[village] ve Vesnici
}: { $common ->
    [0] { "" }
   *[other] běžné { $common }{ $rare ->
        [0] { "" }
       *[other] {", "}
    }
}{ $rare ->
    [0] { "" }
   *[other] vzácné { $rare }
}
do-fewest = kdo má nejméně zlata, vezme si { $gold }; kdo nejméně životů, vyléčí si { $lives }; kdo nejméně magů, doplní si { $mags }
do-choose-battlefield = volíš bitevní pole
text-row = { $single ->
    [1] { $low }
   *[other] { $low }–{ $high }
}: { $result }
text-row-choose = { $single ->
    [1] { $low }
   *[other] { $low }–{ $high }
}: kterýkoli z těchto výsledků
