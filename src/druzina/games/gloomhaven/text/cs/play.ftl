# Co se ve scénáři děje

event-cards = { $seat } hraje { $cards }.
event-moved = { $figure }: pohyb o { $n } { $n ->
    [one] pole
    [few] pole
   *[other] polí
  }.
event-attack = { $figure } útočí na { $target }: zranění { $n }.
event-damage = { $figure } utrpí zranění { $n }.
event-negated = { $seat }: zranění na sebe bere { $card }.
event-prevented = { $seat } místo zranění { $n } ničí karty.
event-died = { $figure } umírá.
event-exhausted = { $seat }: vyčerpání.
event-retaliate = { $figure } uplatní odvetu: zranění { $n }.
event-healed = { $figure }: léčení o { $n }.
event-condition = { $figure }: { $condition }.
event-condition-gone = { $figure }: { $condition } končí.
event-trap = { $figure } spustí past.
event-door = { $seat } otvírá dveře.
event-looted = { $seat } bere kořist: { $n }.
event-item = { $seat } používá { $item }.
event-experience = { $seat } získává zkušenosti: { $n }.
event-strong = { $element }: intenzivní.
event-consumed = { $element }: spotřeba.
event-long-rest = { $seat } dlouze odpočívá.
event-short-rest = { $seat } krátce odpočívá a ničí { $card }.
event-goal = Cíl je splněn.
reveal-room = místnost za dveřmi

# S čím scénář začít nelze

problem-class = Povolání „{ $found }“ není; jsou to { $valid }.
problem-class-twice = Dva hrdinové mají povolání „{ $found }“; každý má hrát jiné ({ $clause }).
problem-hand = Počet karet v ruce je { $found }; má jich být { $wanted } a různých ({ $clause }).
problem-card = „{ $found }“ není karta povolání { $valid }.
problem-card-level = „{ $found }“ je karta vyšší úrovně než { $level } (GLH-CRD-02).
problem-item = Předmět „{ $found }“ není.
problem-item-twice = Předmět „{ $found }“ je tu dvakrát; má tu být jednou ({ $clause }).
problem-item-slot = Místo { $slot }: { $found } je příliš; nejvýš { $most } (GLH-ITM-01).
