# Malé úkoly

goal-cards-left = Na konci karty v ruce a mezi odhozenými: { $test ->
    [at_least] aspoň { $n }
   *[other] nejvýš { $n }
}; zaškrtnutí: { $checks }.
goal-experience = Získané zkušenosti: { $test ->
    [at_least] aspoň { $n }
   *[other] nejvýš { $n }
}; zaškrtnutí: { $checks }.
goal-health = { $test ->
    [exactly] Plné body zdraví
   *[other] Nejvýš { $n } body zdraví
} na konci; zaškrtnutí: { $checks }.
goal-traps = Spustit nebo zneškodnit aspoň { $n } past; zaškrtnutí: { $checks }.
goal-treasures = Sebrat aspoň { $n } poklad; zaškrtnutí: { $checks }.
goal-others-exhausted = Žádný jiný hrdina není vyčerpaný; zaškrtnutí: { $checks }.
goal-rooms = Odhalit aspoň { $n } místnost; zaškrtnutí: { $checks }.
goal-coins = Sebrat aspoň { $n } žetonů mincí; zaškrtnutí: { $checks }.
goal-coins-and-treasures = Nesebrat žádnou minci ani poklad; zaškrtnutí: { $checks }.
goal-kills = Zabít { $test ->
    [at_least] aspoň { $n } nestvůr
   *[other] nejvýš { $n } nestvůry
}; zaškrtnutí: { $checks }.
goal-elite-kills = Zabít aspoň { $n } elitní nestvůru; zaškrtnutí: { $checks }.
goal-items-used = { $test ->
    [exactly] Nepoužít žádný předmět
   *[other] Použít tolik předmětů, kolik je tvá úroveň + { $n }
}; zaškrtnutí: { $checks }.
goal-rounds-without-monsters = Žádné kolo nezačne bez nestvůr na plánu; zaškrtnutí: { $checks }.
goal-overkills = Zabít aspoň { $n } nestvůru zraněním, které je aspoň o 4 větší, než bylo třeba; zaškrtnutí: { $checks }.
goal-first-kill = Zabít první nestvůru scénáře; zaškrtnutí: { $checks }.
goal-falls-below-half = Nikdy neklesnout pod polovinu bodů zdraví; zaškrtnutí: { $checks }.
goal-kills-at-one-blow = Zabít aspoň { $n } nezraněnou nestvůru jediným útokem; zaškrtnutí: { $checks }.
goal-short-rests = Ani jednou krátce neodpočívat; zaškrtnutí: { $checks }.
goal-long-rests = Ani jednou dlouze neodpočívat; zaškrtnutí: { $checks }.
