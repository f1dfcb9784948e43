# Tales of Glory česky.

game-title = Tales of Glory
game-about = 2–5 hráčů, deset kol; každý skládá ze společných dílků svůj vlastní příběh

## Zboží, druhy a věci

goods-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
goods-potions = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
goods-combat = { $n ->
    [one] { $n } bod boje
    [few] { $n } body boje
   *[other] { $n } bodů boje
}
goods-magic = { $n ->
    [one] { $n } bod magie
    [few] { $n } body magie
   *[other] { $n } bodů magie
}
goods-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
goods-key = { $n ->
    [one] { $n } klíč
    [few] { $n } klíče
   *[other] { $n } klíčů
}
goods-start = { $n ->
    [one] žeton začínajícího hráče
   *[other] žeton začínajícího hráče
}
price-combat = boj aspoň { $n }
price-magic = magie aspoň { $n }
price-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
price-potions = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
kind-combat = boj
kind-magic = magie
kind-potions = lektvary
kind-gold = zlaťáky
type-monster = nestvůra
type-character = postava
type-place = místo
type-treasure = poklad
type-hero = hrdina
wanted-monster = nestvůra
wanted-character = postava
wanted-place = místo
wanted-treasure = poklad
side-north = na severu
side-east = na východě
side-south = na jihu
side-west = na západě
times-one = { "" }
times-monster = { " " }za každou nestvůru
times-character = { " " }za každou postavu
times-place = { " " }za každé místo
times-treasure = { " " }za každý poklad
times-key = { " " }za každý klíč na truhle
times-combat = { " " }za každý žeton boje
times-magic = { " " }za každý žeton magie
times-majority = { " " }za každou převahu
times-gold-set = { " " }za každé 3 zlaťáky v zásobě
times-potion-set = { " " }za každé 3 lektvary v zásobě
times-surrounded = { " " }za každý dílek se sousedy ze všech čtyř stran
times-closed-chest = { " " }za každou zavřenou truhlu
cell-north = severně od dílku { $tile }
cell-east = východně od dílku { $tile }
cell-south = jižně od dílku { $tile }
cell-west = západně od dílku { $tile }
cell-start = kde příběh začíná
cell-away = mimo příběh
no-tile = žádný dílek

## Líc dílku

face-tile = { $tile } ({ $id }), { $type }
face-free = Zdarma.
face-cost = Cena: { $cost }.
face-reward = Odměna{ $times }: { $gains }.
face-end = Na konci hry{ $times }: { $gains }.
face-chest = Truhla { $number }: { $gains }.
face-sides = Spojky: { $sides }.
face-side = Spojka { $side }: { $gains } za sousedství s kterýmkoli dílkem.
face-side-wanting = Spojka { $side }: { $gains }, je-li za ní { $wanted }.
connector-plain = { $side }
connector-half-key = { $side } (polovina klíče)

## Otázky

ask-return-quest = { $seat }: tajně vyber výpravu, kterou vrátíš do krabice.
ask-pick = { $seat }: tajně vyber dílek z plánu dobrodružství.
ask-second-choice = { $seat }: vezmi si jeden ze zbylých dílků.
ask-lay-or-discard = { $seat }: položíš dílek { $tile }, nebo ho odložíš?
ask-quest-or-end = { $seat }: položíš ještě výpravu, nebo ukončíš tah?
ask-pay-surcharge = { $seat }: dílek { $tile } je z divočiny a stojí o 1 víc. Zlaťák, nebo lektvar?
ask-place-tile = { $seat }: kam položíš dílek { $tile }?
ask-open-chest = { $seat }: kterou truhlu otevře klíč?
ask-order-rewards = { $seat }: která odměna přijde na řadu první?

because-taken = Dílek { $tile } už má { $owner }, v pořadí tahů je před tebou.
because-key = Máš klíč.
because-half-keys = Spojily se dvě poloviny klíče: { $tiles }.
because-order = Některá odměna mění jinou, a tak na pořadí záleží.

choose-return = vrátit výpravu { $tile }
choose-pick = { $wild ->
    [0] políčko { $slot }: { $tile }
   *[other] políčko { $slot }: { $tile } (divočina)
}
choose-take = { $wild ->
    [0] políčko { $slot }: { $tile }
   *[other] políčko { $slot }: { $tile } (divočina)
}
choose-lay-taken = položit dílek { $tile }
choose-discard-taken = odložit dílek { $tile } za 1 zlaťák, 1 lektvar a klíč
choose-quest = položit výpravu { $tile }
choose-end = ukončit tah
choose-pay-gold = zaplatit 1 zlaťák
choose-pay-potions = zaplatit 1 lektvar
choose-lay = { $cell }
choose-open = { $tile }, uvnitř { $gains }
choose-gain-half-key = klíč z polovin u dílku { $tile }: { $gains }{ $times }
choose-gain-connector = spojka dílku { $tile }: { $gains }{ $times }
choose-gain-item = odměna dílku { $tile }: { $gains }{ $times }
choose-gain-compensation = za odložený dílek: { $gains }{ $times } ({ $tile })

## Co se děje

event-hero = { $seat } dostává dílek hrdiny { $tile }.
    .you = Dostáváš dílek hrdiny { $tile }.
event-display = Na plánu dobrodružství leží { $tiles }.
event-first-token = Žeton začínajícího hráče dostává { $seat }.
    .you = Žeton začínajícího hráče dostáváš ty.
event-dealt-quests = { $seat } dostává tři výpravy.
    .known = { $seat } dostává výpravy { $tiles }.
    .you = Dostáváš tři výpravy.
    .yours = Dostáváš výpravy { $tiles }.
event-returns-quest = { $seat } vrací jednu výpravu do krabice.
    .known = { $seat } vrací do krabice výpravu { $tile }.
    .you = Vracíš jednu výpravu do krabice.
    .yours = Vracíš do krabice výpravu { $tile }.
event-round = Začíná { $round }. kolo z deseti.
event-picked = { $seat } vykládá kartu výběru { $slot }.
    .you = Vykládáš kartu výběru { $slot }.
event-misses-tile = { $seat } chce také políčko { $slot }, ale v pořadí tahů je dřív { $owner }; { $seat } vybírá znovu.
    .you = Chceš také políčko { $slot }, ale v pořadí tahů je dřív { $owner }; vybíráš znovu.
event-takes = { $seat } bere z políčka { $slot } dílek { $tile }.
    .you = Bereš z políčka { $slot } dílek { $tile }.
event-token-passes = Žeton začínajícího hráče získává { $seat } (dílek z políčka { $slot }).
    .you = Žeton začínajícího hráče získáváš ty (dílek z políčka { $slot }).
event-takes-token = { $seat } bere žeton začínajícího hráče.
    .short = žeton začínajícího hráče
    .you = Bereš žeton začínajícího hráče.
event-shows-quest = { $seat } odkrývá výpravu { $tile }.
    .you = Odkrýváš výpravu { $tile }.
event-pays = { $seat } platí za dílek { $tile } { $gold ->
    [0] { $potions ->
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
}.
    .short = { $gold ->
    [0] −{ $potions ->
        [one] { $potions } lektvar
        [few] { $potions } lektvary
       *[other] { $potions } lektvarů
    }
    [one] −{ $gold } zlaťák
    [few] −{ $gold } zlaťáky
   *[other] −{ $gold } zlaťáků
}{ $gold ->
    [0] { "" }
   *[other] { $potions ->
        [0] { "" }
        [one] , −{ $potions } lektvar
        [few] , −{ $potions } lektvary
       *[other] , −{ $potions } lektvarů
    }
}
    .you = Platíš za dílek { $tile } { $gold ->
    [0] { $potions ->
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
}.
event-lays = { $seat } pokládá dílek { $tile } { $cell }.
    .you = Pokládáš dílek { $tile } { $cell }.
event-misses = { $seat } nemá nic ze spojky dílku { $tile }: žádá jiný typ dílku.
    .short = spojka dílku { $tile } nedá nic
    .you = Nemáš nic ze spojky dílku { $tile }: žádá jiný typ dílku.
event-joins-key = Dvě poloviny klíče se spojují: { $seat } získává klíč.
    .short = klíč
    .you = Dvě poloviny klíče se spojují: získáváš klíč.
event-has-key = { $seat } má klíč a volí truhlu.
    .short = klíč
    .you = Máš klíč a volíš truhlu.
event-opens = { $seat } otvírá truhlu { $chest } na dílku { $tile }.
    .short = otevře truhlu na dílku { $tile }
    .you = Otvíráš truhlu { $chest } na dílku { $tile }.
event-loses-key = { $seat } nemá truhlu, kterou by klíč směl otevřít; klíč propadá.
    .short = klíč propadá
    .you = Nemáš truhlu, kterou by klíč směl otevřít; klíč propadá.
event-counts = { $seat } počítá dílek { $tile }: odměna{ $times }, celkem { $n }×.
    .short = { $n }×
    .you = Počítáš dílek { $tile }: odměna{ $times }, celkem { $n }×.
event-gains = { $seat } získává { $gains }.
    .short = +{ $gains }
    .you = Získáváš { $gains }.
event-at-end = { $seat } na konci hry dostane slávu: { $glory }.
    .short = +{ $glory } na konci
    .you = Na konci hry dostaneš slávu: { $glory }.
event-discards = { $hindrance ->
        [price] { $seat } nemá na dílek { $tile } a odkládá ho.
        [place] { $seat } nemá kam položit dílek { $tile } a odkládá ho.
       *[none] { $seat } odkládá dílek { $tile }.
    }
    .you = { $hindrance ->
        [price] Nemáš na dílek { $tile } a odkládáš ho.
        [place] Nemáš kam položit dílek { $tile } a odkládáš ho.
       *[none] Odkládáš dílek { $tile }.
    }
event-sweeps = Z plánu dobrodružství mizí { $tiles }.
event-draws = Nově na plánu dobrodružství: { $tiles }.
event-majority = { $seat } má převahu ({ $kind }) a získává { $glory ->
    [one] { $glory } bod
    [few] { $glory } body
   *[other] { $glory } bodů
} slávy.
    .you = Máš převahu ({ $kind }) a získáváš { $glory ->
    [one] { $glory } bod
    [few] { $glory } body
   *[other] { $glory } bodů
} slávy.
event-ends = { $rank }. místo: { $seat }, { $glory ->
    [one] { $glory } bod
    [few] { $glory } body
   *[other] { $glory } bodů
} slávy.

## Proč ne

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

## Jak to dopadlo

part-during = sláva získaná během hry: { $n }
part-majorities = za převahy: { $n }
part-end-rewards = odměny na konci hry: { $n }
part-combat = při shodě rozhoduje boj: { $n }
part-magic = při shodě rozhoduje magie: { $n }
part-potions = při shodě rozhodují lektvary: { $n }
part-gold = při shodě rozhodují zlaťáky: { $n }

## Stůl jako obrázek

board-discarded = { $tile }
board-round = { $round }. kolo z deseti
board-setup = příprava hry
board-display = Plán dobrodružství
board-name = dílek
board-type = typ
board-cost = cena
board-reward = odměna
board-chests = truhly
board-north = S
board-east = V
board-south = J
board-west = Z
board-player = hráč
board-tiles = dílky
board-keys = klíče
board-quests = výpravy
board-taken = vzatý dílek
board-free = zdarma
board-story = Příběh: { $seat }
board-from = { $tile }, políčko { $slot }
board-at-end = konec { $gains }
board-laid = { $tile } ({ $type }), { $cell }, { $closed ->
    [0] žádná zavřená truhla
    [one] { $closed } zavřená truhla
    [few] { $closed } zavřené truhly
   *[other] { $closed } zavřených truhel
}
board-layable-lay = lze položit
board-layable-pay = nelze zaplatit
board-layable-place = nevejde se nikam
board-wild = divočina
board-goods = { $seat }: { $gains }
board-holds-token = Žeton začínajícího hráče má { $seat }.
board-legend-goods = Z zlaťáky, L lektvary, B boj, M magie, S sláva, K klíč, Ž žeton začínajícího hráče
board-legend-marks = ~ divočina (o 1 víc), ✓ lze položit, ! nelze zaplatit, × nevejde se nikam
board-legend-story = o spojka, k polovina klíče, $ spojka s odměnou, □ zavřená truhla, ■ otevřená truhla
short-gold = { $n }Z
short-potions = { $n }L
short-combat = { $n }B
short-magic = { $n }M
short-glory = { $n }S
short-key = { $n }K
short-start = { $n ->
    [one] Ž
   *[other] Ž
}
column-gold = Z
column-potions = L
column-combat = B
column-magic = M
column-glory = S
abbreviated-monster = nes
abbreviated-character = pos
abbreviated-place = mís
abbreviated-treasure = pok
abbreviated-hero = hrd
by-monster = nes
by-character = pos
by-place = mís
by-treasure = pok
by-key = klíč
by-combat = B
by-magic = M
by-majority = přev
by-gold-set = 3Z
by-potion-set = 3L
by-surrounded = obkl
by-closed-chest = truhl

## Obsah

# Co je špatně ve složce s dílky; $expected je některá ze zpráv expected-… níže, sestavená
# s týmiž argumenty.


expected-tile-id = označení z písmen bez diakritiky, číslic, - a _, jiné než „hero“
expected-kinds-at-most = { $limit ->
        [one] nejvýš jeden druh
        [few] nejvýš { $limit } druhy
       *[other] nejvýš { $limit } druhů
    } v ceně
expected-no-multiplier = žádný násobitel, ten bývá jen na postavách a výpravách
expected-no-end-reward = žádná odměna na konci hry, ta bývá jen na postavách a výpravách
expected-at-end = true, převahy se počítají až na konci hry
expected-connector-reward = odměna spojky místa, třeba { "{ glory = 2 }" }
expected-connectors-at-least = { $limit ->
        [one] aspoň jedna spojka
        [few] aspoň { $limit } spojky
       *[other] aspoň { $limit } spojek
    }
expected-tiles-at-least = { $limit ->
        [one] aspoň jeden dílek
        [few] aspoň { $limit } dílky
       *[other] aspoň { $limit } dílků
    }
expected-tiles-exactly = { $number ->
        [one] jeden dílek
        [few] { $number } dílky
       *[other] { $number } dílků
    }
expected-tiles-by-fives = { $first ->
        [0] násobek pěti dílků
       *[other] { $first } dílků a k tomu násobek pěti
    }
expected-no-multiplied-skill = žádný boj ani magie v násobené odměně
expected-chests-exactly = { $number ->
        [one] jedna truhla
        [few] { $number } truhly
       *[other] { $number } truhel
    }
expected-gold-at-least = { $limit ->
        [one] aspoň jeden zlaťák
        [few] aspoň { $limit } zlaťáky
       *[other] aspoň { $limit } zlaťáků
    }
expected-skills-at-most = boj a magie dohromady nejvýš { $limit }
expected-value-above = hodnota nad { $limit }, kolik vynese odložení dílku
expected-value-within = hodnota od { $low } do { $high }
expected-one-part = jediná část v odměně spojky
expected-balanced-connectors = počet spojek na protějších stranách, který se liší nejvýš o { $limit }
expected-balanced-half-keys = počet polovin klíče na protějších stranách, který se liší nejvýš o { $limit }
expected-total-at-most = nejvýš { $limit } na všech dílcích dohromady
expected-mean-above = nejvyšší průměrná hodnota ze všech balíčků, nad { $limit }

# Součty sady.

fact-tiles = Dílky: hrdinové { $heroes }, období 1 { $era1 }, období 2 { $era2 }, období 3 { $era3 }, výpravy { $quests }
fact-combat = Boj na všech dílcích: { $number } (nejvýš { $limit })
fact-magic = Magie na všech dílcích: { $number } (nejvýš { $limit })
fact-connectors-eras = Spojky dílků období S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-half-keys-eras = Poloviny klíče dílků období S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-connectors-quests = Spojky výprav S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-half-keys-quests = Poloviny klíče výprav S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-keys = Klíče v odměnách: { $eras } v obdobích, { $quests } na výpravách
fact-start = Žeton začínajícího hráče v odměnách: { $eras }× v obdobích, { $quests }× na výpravách
fact-chests = Truhly: hrdinové { $heroes }, období 1 { $era1 }, období 2 { $era2 }, období 3 { $era3 }, výpravy { $quests }
fact-types = Typy dílků v obdobích: nestvůry { $monster }, postavy { $character }, místa { $place }, poklady { $treasure }
fact-values = { $deck ->
        [era1] Období 1
        [era2] Období 2
        [era3] Období 3
       *[quests] Výpravy
    }: čisté hodnoty { NUMBER($least, minimumFractionDigits: 1) } – { NUMBER($most, minimumFractionDigits: 1) }, průměr { NUMBER($mean, minimumFractionDigits: 1) } (přijatelné { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) })

## Možnosti

option-mode = Pravidla
option-mode-about = s výpravami, nebo bez nich
option-mode-basic = základní hra
option-mode-basic-about = bez výprav; pro první hru
option-mode-experienced = s výpravami
option-mode-experienced-about = každý má dvě tajné výpravy a vyloží je, kdy chce
option-start = Začínající hráč
option-start-about = kdo má na začátku žeton začínajícího hráče
option-start-auto = podle pravidel
option-start-auto-about = nejdelší jméno, mají-li ho všichni, jinak los
option-start-by-name = nejdelší jméno
option-start-drawn = los
option-start-0 = 1. místo
option-start-1 = 2. místo
option-start-2 = 3. místo
option-start-3 = 4. místo
option-start-4 = 5. místo
game-character = Hrdina
game-character-about = rozdává se náhodně před prvním kolem, nikdo si ho nevybírá
