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

event-wakes = { $figure } procitá.
event-fires = { $n ->
    [0] Dělo vystřelilo a nikoho nezasáhlo.
   *[other] Dělo vystřelilo po řadách před sebou.
}
event-drifts = O pole dál se posouvá { $figure }.
event-bewitched = { $figure } se v tomto kole řídí cizí vůlí.
event-token = Odkrývá se žeton { $n }.
event-rises = Voda stoupá.

ask-drift-to = { $seat }: { $figure } se nechává unést. Na které pole?
ask-swept-to = { $seat }: { $figure } se přesouvá na jedno z těchto polí. Na které?
ask-how-far = { $seat }: jak daleko se valí balvany řady { $n }?
choose-roll = { $n ->
    [one] O jedno pole
    [few] O { $n } pole
   *[other] O { $n } polí
}
ask-come-out = { $seat }: { $figure } prochází trhlinou. Kde se objeví?
ask-where-it-lies = { $seat }: na jednom z těchto polí stoupne voda. Na kterém?
ask-which-is-taken = { $seat }: kterou vodu nabíráš?

problem-rule-word = { $file }, { $entry }, { $field }: „{ $value }“ nikdo nezná; možná jsou { $valid }.
problem-rule-unknown = { $file }, { $entry }, { $field }: „{ $value }“ tu není; možná jsou { $valid }.

reveal-standee = která figurka se objeví
reveal-goals = konec a malé úkoly všech
reveal-token = který žeton to je
