# S čím se stůl Gloomhavenu připravuje a výsledek na konci.

game-title = Gloomhaven
game-about = 2–4 žoldnéři proti nestvůrám scénáře; z každé karty se hraje horní, nebo spodní polovina
game-lacking = Jediný scénář, který zatím hrát nejde, a co mu chybí: 55 (náhodná podzemí)
game-character = povolání
game-character-about = každý hraje jiné povolání; není-li řečeno nic, jsou to Surovec, Čarovnice, Ničemnice a Prasklivec

measured-first = ve scénáři 1 se Surovcem a Čarovnicí

option-scenario = Scénář
option-scenario-about = jeden večer; Černá mohyla je první a nejjednodušší
option-difficulty = Obtížnost
option-difficulty-about = jak silné jsou nestvůry vedle hrdinů
option-difficulty-easy = snadná
option-difficulty-normal = střední
option-difficulty-hard = náročná
option-difficulty-very_hard = pekelná
option-outfit = Výbava
option-outfit-about = s čím začíná, kdo si karty ani předměty sám nevybral
option-outfit-plain = karty první úrovně, žádné předměty
option-outfit-ready = osvědčené karty do ruky a předměty za 30 zlaťáků
option-open-information = Otevřené informace
option-open-information-about = karty v ruce vidí všichni; nestvůry jsou za to o úroveň silnější
option-open-information-false = ruce jsou skryté
option-open-information-true = ruce leží otevřené
option-permanent-death = Smrt nadobro
option-permanent-death-about = kdo klesne pod 1 bod zdraví, je nadobro mrtvý; kdo nemůže hrát ani odpočívat, zůstává na mapě
option-permanent-death-false = vyčerpání
option-permanent-death-true = smrt nadobro
option-steady = Méně náhody
option-steady-about = 2× a požehnání platí za +2, minutí a prokletí za −2
option-steady-false = karty platí, jak jsou vytištěné
option-steady-true = méně náhody
option-solo = Sólo
option-solo-about = jeden člověk vede všechny hrdiny; nestvůry jsou za to o úroveň silnější
option-solo-false = více lidí
option-solo-true = jeden člověk

setup-level = úroveň
setup-level-about = 1 až 9; polovina průměru je úroveň scénáře
setup-cards = karty
setup-cards-about = tolik, kolik jich povolání drží v ruce; není-li řečeno nic, karty první úrovně
setup-items = předměty
setup-items-about = na hlavu, na tělo, na nohy, do dvou rukou a malé předměty podle úrovně
setup-perks = vylepšení
setup-perks-about = políčka povolání, která mění jeho balíček modifikátorů
setup-name = jméno
setup-name-about = jak se hrdina jmenuje

## Výsledek

outcome-together = { $cause ->
    [GLH-END-03] Scénář je splněn.
    [GLH-EXH-03] Scénář je prohrán: všichni hrdinové jsou vyčerpaní.
   *[other] Scénář je prohrán.
}
part-xp = zkušenosti získané ve hře: { $n }
part-xp-bonus = zkušenosti za vítězství: { $n }
part-gold = zlaťáky: { $n }
part-checks = zaškrtnutí: { $n }
