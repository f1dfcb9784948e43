# Why not

refusal-no-such-slot = There is no slot { $slot }.
refusal-slot-empty = Slot { $slot } is empty.
refusal-tile-settled = The tile you took has been laid or discarded already.
refusal-tile-waits = First lay or discard the tile you took.
refusal-tile-paid = The tile is paid: it can no longer be discarded.
refusal-fits-nowhere = There is no cell in your story where { $tile } fits.
refusal-cannot-pay = { $tile } needs { $gold ->
    [0] { $potions ->
        [0] only 1 gold or potion for the wilderness
        [one] { $potions } potion
       *[other] { $potions } potions
    }
   *[other] { $gold } gold{ $potions ->
        [0] { "" }
        [one] { " " }and { $potions } potion
       *[other] { " " }and { $potions } potions
    }
}{ $substituted ->
    [0] { "" }
   *[other] { " " }({ $substituted } of them in place of missing combat or magic)
}{ $surcharge ->
    [0] { "" }
   *[other] { $gold ->
        [0] { $potions ->
            [0] { "" }
           *[other] { " " }and 1 gold or potion more for the wilderness
        }
       *[other] { " " }and 1 gold or potion more for the wilderness
    }
}; you have { $have_gold } gold and { $have_potions ->
    [one] { $have_potions } potion
   *[other] { $have_potions } potions
}.
refusal-cell-taken = { $tile } lies there already.
refusal-connector-meets-none = There, { $cell }, a connector would meet a side without one.
refusal-no-connection = There, { $cell }, no connector would meet a connector.
refusal-chest-open = That chest is open already.
refusal-chest-elsewhere = A key of half keys opens only chests of the two tiles it joins, or of your hero.
refusal-same-key = Another key on the list opens the same chests; take that one first.

reveal-tiles = new tiles are drawn
reveal-quest = a quest is turned up
