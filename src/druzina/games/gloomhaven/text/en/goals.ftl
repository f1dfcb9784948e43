# Battle goals

goal-cards-left = { $test ->
    [at_least] at least { $n }
   *[other] at most { $n }
} cards left in hand and discards at the end; checkmarks: { $checks }
goal-experience = { $test ->
    [at_least] at least { $n }
   *[other] at most { $n }
} experience gained; checkmarks: { $checks }
goal-health = { $test ->
    [exactly] full hit points
   *[other] at most { $n } hit points
} at the end; checkmarks: { $checks }
goal-traps = spring or disarm at least { $n } trap; checkmarks: { $checks }
goal-treasures = loot at least { $n } treasure; checkmarks: { $checks }
goal-others-exhausted = no other character is exhausted; checkmarks: { $checks }
goal-rooms = reveal at least { $n } room; checkmarks: { $checks }
goal-coins = loot at least { $n } money tokens; checkmarks: { $checks }
goal-coins-and-treasures = loot no money and no treasure; checkmarks: { $checks }
goal-kills = kill { $test ->
    [at_least] at least { $n }
   *[other] at most { $n }
} monsters; checkmarks: { $checks }
goal-elite-kills = kill at least { $n } elite monster; checkmarks: { $checks }
goal-items-used = { $test ->
    [exactly] use no items
   *[other] use your level + { $n } items
}; checkmarks: { $checks }
goal-rounds-without-monsters = no round begins without monsters on the map; checkmarks: { $checks }
goal-overkills = kill at least { $n } monster with 4 damage more than it needed; checkmarks: { $checks }
goal-first-kill = the first kill of the scenario is yours; checkmarks: { $checks }
goal-falls-below-half = never fall below half of your hit points; checkmarks: { $checks }
goal-kills-at-one-blow = kill at least { $n } unhurt monster with one attack; checkmarks: { $checks }
goal-short-rests = take no short rest; checkmarks: { $checks }
goal-long-rests = take no long rest; checkmarks: { $checks }
