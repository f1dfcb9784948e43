# Malé úkoly

goal-cards-left = na konci karty v ruce a mezi odhozenými: { $test ->
    [at_least] aspoň { $n }
   *[other] nejvýš { $n }
}; zaškrtnutí: { $checks }
goal-experience = získané zkušenosti: { $test ->
    [at_least] aspoň { $n }
   *[other] nejvýš { $n }
}; zaškrtnutí: { $checks }
goal-health = { $test ->
    [exactly] plné body zdraví
   *[other] nejvýš { $n } body zdraví
} na konci; zaškrtnutí: { $checks }
goal-traps = spustit nebo zneškodnit aspoň { $n } past; zaškrtnutí: { $checks }
goal-treasures = sebrat aspoň { $n } poklad; zaškrtnutí: { $checks }
goal-others-exhausted = žádný jiný hrdina není vyčerpaný; zaškrtnutí: { $checks }
goal-rooms = odhalit aspoň { $n } místnost; zaškrtnutí: { $checks }
goal-coins = sebrat aspoň { $n } žetonů mincí; zaškrtnutí: { $checks }
goal-coins-and-treasures = nesebrat žádnou minci ani poklad; zaškrtnutí: { $checks }
goal-kills = zabít { $test ->
    [at_least] aspoň { $n } nestvůr
   *[other] nejvýš { $n } nestvůry
}; zaškrtnutí: { $checks }
goal-elite-kills = zabít aspoň { $n } elitní nestvůru; zaškrtnutí: { $checks }
goal-items-used = { $test ->
    [exactly] nepoužít žádný předmět
   *[other] použít tolik předmětů, kolik je tvá úroveň + { $n }
}; zaškrtnutí: { $checks }
goal-rounds-without-monsters = žádné kolo nezačne bez nestvůr na plánu; zaškrtnutí: { $checks }
goal-overkills = zabít aspoň { $n } nestvůru zraněním, které je aspoň o 4 větší, než bylo třeba; zaškrtnutí: { $checks }
goal-first-kill = zabít první nestvůru scénáře; zaškrtnutí: { $checks }
goal-falls-below-half = nikdy neklesnout pod polovinu bodů zdraví; zaškrtnutí: { $checks }
goal-kills-at-one-blow = zabít aspoň { $n } nezraněnou nestvůru jediným útokem; zaškrtnutí: { $checks }
goal-short-rests = ani jednou krátce neodpočívat; zaškrtnutí: { $checks }
goal-long-rests = ani jednou dlouze neodpočívat; zaškrtnutí: { $checks }
