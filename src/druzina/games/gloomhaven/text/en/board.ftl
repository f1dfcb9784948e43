# What the terminal's board says.

board-where = round { $n }
board-type = { $type }
board-strong = { $element } strong
board-waning = { $element } waning
board-figure = { $figure }: { $n }/{ $of }{ $more ->
    [0] {""}
   *[other] , { $conditions }
}
board-hero = { $character }, hit points { $n }/{ $of }, hand { $hand }, discarded { $discard }, lost { $lost }, money { $coins }, XP { $xp }
board-own = { $character } · hit points { $n }/{ $of }, discarded { $discard }, lost { $lost }, XP { $xp }
board-gained = experience: in play { $earned }, for the victory { $bonus }; gold { $gold }, money tokens { $coins }
board-battle-goal = battle goal “{ $goal }”: { $end ->
        [kept] kept; checkmarks: { $n }
        [vain] kept, but the scenario is lost
       *[missed] missed
    }
board-card-hand = { $n } { $card }
board-card-waiting = { $n } { $card } (to be played)
board-card-discard = { $n } { $card } (discarded)
board-card-lost = { $n } { $card } (lost)
board-item = { $item }{ $state ->
    [ready] {""}
    [spent] {" "}(spent)
   *[other] {" "}(consumed)
}
board-legend-map = @1 character of the first seat, a3 monster 3 of its type, A3 elite or boss, ## obstacle, ^^ trap, ~~ hazardous, %% difficult, [] door, $ money, & treasure
board-away = nearest enemy: { $n } { $n ->
    [one] hex
   *[other] hexes
  }
board-asleep = asleep
board-dormant = stands idle
board-bewitched = under a spell
board-bears = bears a token
