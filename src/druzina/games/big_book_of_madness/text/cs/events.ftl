## Co se děje

event-first = Začíná { $seat }.
    .you = Začínáš.
event-library = V knihovně jsou odkrytá kouzla { $spells }.
event-wizard = { $seat } je { $wizard }.
    .you = Jsi { $wizard }.
event-turn = Tah { $turn }: { $seat }.
    .you = Tah { $turn }: jsi na tahu.
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
event-names = { $seat } určuje, koho se kouzlo týká: { $seats }.
    .you = Určuješ, koho se kouzlo týká: { $seats }.
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
event-exhausts = { $seat } označuje za použité: { $spells }.
    .short = použitá { $spells }
    .you = Označuješ za použité: { $spells }.
event-neutralises = { $seat } neutralizuje: { $spells }.
    .you = Neutralizuješ: { $spells }.
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
    .whom = { $seat } ti dává kartu { $card }.
event-trades = { $seat } dává na výměnu { $cards }; dostává je { $owner }.
    .you = Dáváš na výměnu { $cards }; dostává je { $owner }.
    .whom = { $seat } ti dává na výměnu { $cards }.
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

## Jak to dopadlo

part-defeated = zdolané nestvůry: { $n }
part-madness-left = děsu v balíčku: { $n }
part-alive = čarodějů ve hře: { $n }
