# Co vypravují a na co se ptají pravidla scénářů

event-spawned = Objevuje se { $figure }.
event-appears = { $figure } je náhle jinde.
event-doors-open = { $n ->
    [one] Otevírají se dveře.
    [few] Otevírají se { $n } dveře.
   *[other] Otevírá se { $n } dveří.
}
event-failed = Scénář je prohraný.

choose-discard = odhodit kartu { $card }
event-door-shuts = Dveře se zase zavírají.
choose-forgo = { $card }: vzdát se jí a využít, co nabízí scénář

ask-choose-deck = { $seat }: z čího balíčku táhne cíl scénáře?
ask-step-aside = { $seat }: { $figure } tam nemůže zůstat. Kam ustoupí?
ask-shelter-thing = { $seat }: zničíš kartu za { $figure }, nebo utrpí { $n } zranění?
ask-pay-token = { $seat }: vzdáš se žetonu?
ask-free = { $seat }: čeho se to týká?

problem-rule-word = { $file }, { $entry }, { $field }: „{ $value }“ nikdo nezná; možná jsou { $valid }.
problem-rule-unknown = { $file }, { $entry }, { $field }: „{ $value }“ tu není; možná jsou { $valid }.

reveal-standee = která figurka se objeví
reveal-goals = konec a malé úkoly všech
