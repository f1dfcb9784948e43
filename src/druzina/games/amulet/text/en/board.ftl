# Terminal

board-where = { $n ->
    [0] choosing characters
   *[other] day { $n } of { $days }, { $phase ->
        [dawn] dawn
        [morning] morning
        [evening] evening
       *[other] night
    }
}
board-night = Night
board-quest = Quest { $text }: { $n } of { $of }
board-player = health { $health }/{ $most }, coins { $n }, trophies { $trophies }, stuns { $stuns }, XP { $xp }
board-seat = health { $health }/{ $most }, coins { $n }, trophies { $trophies }
board-back = { $where }, card { $n }: level { $level }, { $stone }, power { $power }; weak spots: { $spots }
board-spots = row { $n } column { $told }
board-row = row { $n }: { $told }
board-mark = column { $n } { $mark ->
    [W] weak spot
    [C] coin
    [G] gem
    [X] forbidden
   *[other] damage { $mark }
}
board-legend-cards = [L level, weak spots, gem, power]; W weak spot, 1–3 damage, C coin, G gem, X forbidden
board-legend-things = * damaged weapon, ^ on the adventure; # locked, ! revel, + upgraded; ▶ plays
gem-short-yellow = Y
gem-short-black = K
gem-short-blue = B
gem-short-red = R
gem-short-green = G
warning-lost = This loses the game: { $cause }.
board-node = { $n } of { $of } XP

## The same for ears

said-banks = Left bank: { $names_left }; across the river: { $names_right }
said-locked = locked
said-revels = revel
said-upgraded = upgraded
said-cards = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
said-mythical = a mythical monster face down
said-here = here: { $names }
said-ready = ready weapons { $names }
said-damaged = damaged { $names }
said-away = on the adventure { $names }
said-spells = spells { $names }
said-potions = potions { $names }
said-unplaced = unplaced gems { $names }
said-oaths = oaths { $names }
