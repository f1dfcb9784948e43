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

board-said-banks = Left bank: { $names_left }; across the river: { $names_right }
board-said-locked = locked
board-said-revels = revel
board-said-upgraded = upgraded
board-said-cards = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
board-said-mythical = a mythical monster face down
board-said-here = here: { $names }
board-said-ready = ready weapons { $names }
board-said-damaged = damaged { $names }
board-said-away = on the adventure { $names }
board-said-spells = spells { $names }
board-said-potions = potions { $names }
board-said-unplaced = unplaced gems { $names }
board-said-oaths = oaths { $names }
