# Co říká plán v terminálu.

board-where = kolo { $n }
board-type = { $type }
board-strong = { $element }: intenzivní
board-waning = { $element }: prchavý živel
board-figure = { $figure }: { $n }/{ $of }{ $more ->
    [0] {""}
   *[other] , { $conditions }
}
board-hero = { $character }, body zdraví { $n }/{ $of }, ruka { $hand }, odhozené { $discard }, zničené { $lost }, mince { $coins }, ZK { $xp }
board-own = { $character } · body zdraví { $n }/{ $of }, odhozené { $discard }, zničené { $lost }, ZK { $xp }
board-gained = zkušenosti: ve hře { $earned }, za vítězství { $bonus }; zlaťáky { $gold }, žetony mincí { $coins }
board-battle-goal = malý úkol „{ $goal }“: { $end ->
        [kept] splněn; zaškrtnutí: { $n }
        [vain] splněn, ale scénář je prohrán
       *[missed] nesplněn
    }
board-card-hand = { $n } { $card }
board-card-waiting = { $n } { $card } (na řadě)
board-card-discard = { $n } { $card } (odhozená)
board-card-lost = { $n } { $card } (zničená)
board-item = { $item }{ $state ->
    [ready] {""}
    [spent] {" "}(opotřebený)
   *[other] {" "}(zničený)
}
board-legend-map = @1 hrdina prvního místa, a3 nestvůra 3 svého typu, A3 elitní nebo boss, ## překážka, ^^ past, ~~ nebezpečný terén, %% náročný terén, [] dveře, $ mince, & poklad
board-away = nejbližší nepřítel: { $n } { $n ->
    [one] pole
    [few] pole
   *[other] polí
  }
board-asleep = spí
board-dormant = nečinně stojí
board-bewitched = řídí se cizí vůlí
board-bears = nese žeton
