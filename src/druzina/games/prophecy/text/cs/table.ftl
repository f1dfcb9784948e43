# Jak se Proroctví chystá, co se ukazuje a z čeho je závěrečný účet.

## Volby

option-goal = Cíl
option-goal-about = kdo se stane králem
option-goal-standard = čtyři artefakty
option-goal-standard-about = nebo závěrečný boj, jakmile je všech pět v rukou postav
option-goal-short = dva artefakty
option-goal-short-about = bez závěrečného boje; nejkratší celá hra
option-goal-apocalypse = apokalypsa
option-goal-apocalypse-about = jakmile mají postavy všechny artefakty, svět končí; vyhraje, kdo přežije
option-goal-basic = pět osvědčení
option-goal-basic-about = základní verze na první večer: bez výběru postav a bez sfér, osvědčení od každého cechu
option-team-game = Dvojice
option-team-game-about = čtyři hráči ve dvou dvojicích, partneři sedí naproti sobě
option-team-game-false = každý za sebe
option-team-game-true = dvě dvojice
problem-pairs-seats = Dvě dvojice (team_game) jsou čtyři hráči, u tohoto stolu { $found ->
        [one] je { $found }
        [few] jsou { $found }
       *[other] je jich { $found }
    }.
problem-pairs-basic = Dvě dvojice (team_game) nemohou hrát základní verzi, tedy pět osvědčení (goal=basic).
option-trading = Obchod
option-trading-about = zda si postavy na stejném poli smějí nabízet předměty a zlato
option-trading-false = ne
option-trading-true = ano
option-draft = Postavy
option-draft-about = jak kdo přijde ke své postavě
option-draft-false = každý dostane jednu
option-draft-true = výběr ze dvou
option-interesting-times = Zajímavé časy
option-interesting-times-about = dvě karty náhody navíc
option-interesting-times-false = ne
option-interesting-times-true = dvě karty navíc

## Co se ukazuje

reveal-chance = odkryje se karta náhody
reveal-adventure = odkryje se dobrodružství
reveal-common = bere se běžný předmět
reveal-rare = bere se vzácný předmět
reveal-sphere = odkryje se karta ve sféře
reveal-look = někdo se potají podívá na kartu
reveal-character = losuje se postava
reveal-fortress = odkryje se schopnost Pevnosti
reveal-thieves = odkryje se schopnost Gildy
reveal-camp = odkryje se schopnost Lesního tábora
reveal-tower = odkryje se schopnost Magické věže
reveal-monastery = odkryje se schopnost Kláštera

## Závěrečný účet

part-artifacts = artefakty: { $n }
part-certificates = osvědčení: { $n }
part-stones = síla a vůle (při rovnosti): { $n }

## Proč otázka přišla

because-card = Karta: { $card }.
because-passed = Zatím držíš postavu { $character }, druhá přišla od souseda.
because-monster = Boj: { $card }.
because-duel = Boj: útočí { $seat }, brání se { $owner }.
because-items = Na konci kola smí mít postava nejvýš { $n } { $n ->
    [one] předmět
    [few] předměty
   *[other] předmětů
}.
because-abilities = Na konci kola smí mít postava nejvýš { $n } { $n ->
    [one] schopnost
    [few] schopnosti
   *[other] schopností
}.
