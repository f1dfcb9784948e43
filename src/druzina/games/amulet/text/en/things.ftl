# Things and words

gem-yellow = a yellow gem
gem-black = a black gem
gem-blue = a blue gem
gem-red = a red gem
gem-green = a green gem
slot-inn = the Inn
square-at = column { $column }, row { $row }
field-outer = outside petal { $n }
field-between = between petals { $n } and { $next }
field-inner = inside petal { $n }
slot-numbered = { $places } { $n }
no-thing = nothing
no-token = no token
goods-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
cause-won = all quests and oaths are fulfilled
cause-manor = a monster was left in the Manor after the evening
cause-mythical = a mythical monster was not beaten
cause-deck = the last day began with three or more mythical monsters in the deck
cause-stuns = there are too many stun tokens
cause-late = a quest or an oath was left after the last day
cause-quests = all quests are fulfilled
kind-once = once
kind-returns = returns
kind-every-round = every round
kind-lasting = lasting
