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
board-read-curse = Kletba, { $slot }: zlomí ji { $cost }. { $face }
board-read-player = { $seat }: ruka: { $hand }; podpora: { $support }; dobírací balíček { $draw }, odkládací hromádka { $discard }; kouzla: { $spells }.
board-read-cards = { $n ->
    [1] { $card }
   *[other] { $n }× { $card }
}
board-read-empty = nic
board-read-used = { $spell } (použité)
board-read-down = { $spell } (neutralizované)
board-read-spell = { $spell } v knihovně: { $text }
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
