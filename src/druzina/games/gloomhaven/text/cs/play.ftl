# Co se ve scénáři děje

event-round = Kolo { $n }.
event-cards = { $seat } hraje karty { $card } a { $second }: iniciativa { $n }.
    .you = Hraješ karty { $card } a { $second }: iniciativa { $n }.
event-will-rest = { $seat } bude dlouze odpočívat: iniciativa 99.
    .you = Budeš dlouze odpočívat: iniciativa 99.
event-ability = { $type }: iniciativa { $n }; { $ability }.
event-plays = { $seat } hraje kartu { $card } ({ $half }).
    .you = Hraješ kartu { $card } ({ $half }).
event-moved = { $figure }: pohyb o { $n } { $n ->
    [one] pole
    [few] pole
   *[other] polí
  }.
event-attack = { $figure } útočí, cíl { $target }{ $drawn ->
    [0] {""}
    [one] , karta { $modifiers }
   *[other] , karty { $modifiers }
  }: { $n } zranění.
text-modifier-card = { $modifier }
event-no-target = { $figure } na nikoho neútočí.
event-damage = { $figure } utrpí { $n } zranění.
event-negated = { $seat }: zranění na sebe bere { $card }.
    .you = Tvé zranění na sebe bere { $card }.
event-prevented = { $seat } místo { $n } zranění ničí karty.
    .you = Místo { $n } zranění ničíš karty.
event-died = { $figure } umírá.
event-gone = { $figure } mizí z mapy.
event-exhausted = { $seat }: vyčerpání.
    .you = Jsi na konci sil: vyčerpání.
event-retaliate = { $figure } uplatní odvetu: { $n } zranění.
event-healed = { $figure }: léčení { $n }.
event-condition = { $figure }: { $condition }.
event-condition-gone = { $figure }: { $condition } končí.
event-trap = { $figure } spustí past.
event-door = { $seat } otevírá dveře.
    .you = Otevíráš dveře.
event-looted = { $seat } bere kořist: { $n }.
    .you = Bereš kořist: { $n }.
event-found-gold = { $seat } nachází v truhle zlato: { $n }.
    .you = Nacházíš v truhle zlato: { $n }.
event-found-item = { $seat } nachází předmět { $item }; použít půjde až v příštím scénáři.
    .you = Nacházíš předmět { $item }. Použít ho můžeš až v příštím scénáři.
event-found-design = { $seat } nachází návod na předmět { $item }: odteď je v obchodě.
    .you = Nacházíš návod na předmět { $item }: odteď je v obchodě.
event-found-sold = { $seat } nachází předmět { $item } podruhé a prodává ho; zlato: { $n }.
    .you = Nacházíš předmět { $item } podruhé a prodáváš ho; zlato: { $n }.
event-helpless = { $seat } nemůže hrát karty ani odpočívat a zůstává na mapě.
    .you = Nemůžeš hrát karty ani odpočívat a zůstáváš na mapě.
event-dead = { $seat }: smrt nadobro.
    .you = Tvoje postava je nadobro mrtvá.
event-item = { $seat } používá předmět { $item }.
    .you = Používáš předmět { $item }.
event-experience = { $seat } získává zkušenosti: { $n }.
    .you = Získáváš zkušenosti: { $n }.
event-strong = Živel { $element } je intenzivní.
event-consumed = Živel { $element } je spotřebován.
event-long-rest = { $seat } má dlouhý odpočinek za sebou.
    .you = Dlouhý odpočinek máš za sebou.
event-short-rest = { $seat } krátce odpočívá a ničí kartu { $card }.
    .you = Krátce odpočíváš a ničíš kartu { $card }.
event-goal = Cíl scénáře je splněn.
event-bonus = { $seat } získává zkušenosti za vítězství: { $n }.
    .you = Získáváš zkušenosti za vítězství: { $n }.
event-exchanged = { $seat } mění žetony mincí ({ $coins }) na zlaťáky: { $n }.
    .you = Měníš žetony mincí ({ $coins }) na zlaťáky: { $n }.
event-battle-goal = { $seat }, malý úkol „{ $goal }“: { $end ->
        [kept] splněn; zaškrtnutí: { $n }
        [vain] splněn, ale scénář je prohrán
       *[missed] nesplněn
    }.
    .you = Tvůj malý úkol „{ $goal }“: { $end ->
        [kept] splněn; zaškrtnutí: { $n }
        [vain] splněn, ale scénář je prohrán
       *[missed] nesplněn
    }.
reveal-modifier = táhne se karta modifikátoru
reveal-ability = odhalí se karta nestvůr
reveal-rest = losuje se karta k odpočinku
reveal-treasure = co je v truhle
reveal-room = místnost za dveřmi

# S čím scénář začít nelze

problem-class = Povolání „{ $found }“ neexistuje; na výběr jsou { $valid }.
problem-class-twice = Dva hrdinové mají povolání „{ $found }“; každý má hrát jiné ({ $clause }).
problem-hand = Počet karet v ruce je { $found }; má jich být { $wanted } a různých ({ $clause }).
problem-card = „{ $found }“ není karta povolání { $valid }.
problem-card-level = „{ $found }“ je karta vyšší úrovně než { $level } (GLH-CRD-02).
problem-learned = Karet úrovně { $least } a vyšší je v ruce { $found }; hrdina úrovně { $level } se jich naučil nejvýš { $most } (GLH-LVU-02).
problem-item = Předmět „{ $found }“ neexistuje ({ $clause }).
problem-item-twice = Předmět „{ $found }“ je tu dvakrát; má tu být jednou ({ $clause }).
problem-item-slot = Místo { $slot }: { $found } je příliš; nejvýš { $most } (GLH-ITM-01).
problem-scenario-closed = Scénář { $found } zatím hrát nejde; hrát lze { $valid } ({ $clause }).
problem-by-clause = { $detail } ({ $clause })
