# Battle goals

goal-cards-left = { $test ->
    [at_least] At least { $n }
   *[other] At most { $n }
} cards left in hand and discards at the end; checkmarks: { $checks }.
goal-experience = { $test ->
    [at_least] At least { $n }
   *[other] At most { $n }
} experience gained; checkmarks: { $checks }.
goal-health = { $test ->
    [exactly] Full hit points
   *[other] At most { $n } hit points
} at the end; checkmarks: { $checks }.
goal-traps = Spring or disarm at least { $n } trap; checkmarks: { $checks }.
goal-treasures = Loot at least { $n } treasure; checkmarks: { $checks }.
goal-others-exhausted = No other character is exhausted; checkmarks: { $checks }.
goal-rooms = Reveal at least { $n } room; checkmarks: { $checks }.
goal-coins = Loot at least { $n } money tokens; checkmarks: { $checks }.
goal-coins-and-treasures = Loot no money and no treasure; checkmarks: { $checks }.
goal-kills = Kill { $test ->
    [at_least] at least { $n }
   *[other] at most { $n }
} monsters; checkmarks: { $checks }.
goal-elite-kills = Kill at least { $n } elite monster; checkmarks: { $checks }.
goal-items-used = { $test ->
    [exactly] Use no items
   *[other] Use your level + { $n } items
}; checkmarks: { $checks }.
goal-rounds-without-monsters = No round begins without monsters on the map; checkmarks: { $checks }.
goal-overkills = Kill at least { $n } monster with 4 damage more than it needed; checkmarks: { $checks }.
goal-first-kill = The first kill of the scenario is yours; checkmarks: { $checks }.
goal-falls-below-half = Never fall below half of your hit points; checkmarks: { $checks }.
goal-kills-at-one-blow = Kill at least { $n } unhurt monster with one attack; checkmarks: { $checks }.
goal-short-rests = Take no short rest; checkmarks: { $checks }.
goal-long-rests = Take no long rest; checkmarks: { $checks }.
