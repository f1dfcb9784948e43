# Terminal

board-where = day { $n } of { $days }, { $phase ->
        [dawn] dawn
        [morning] morning
        [evening] evening
       *[other] night
    }
board-night = Night
board-quest = Quest { $id }: { $n } of { $whole }
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
