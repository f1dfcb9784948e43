# Co vypravují a na co se ptají pravidla scénářů

event-spawned = Objevuje se { $figure }.
event-appears = { $figure } je náhle jinde.
event-doors-open = { $n ->
    [one] Otevírají se dveře.
    [few] Otevírají se { $n } dveře.
   *[other] Otevírá se { $n } dveří.
}
event-failed = Scénář je prohraný.

choose-discard = Odložit kartu { $card }
