# What happens

event-hero = { $seat } is given the hero { $tile }.
    .you = You are given the hero { $tile }.
event-display = On the adventure board: { $tiles }.
event-first-token = { $seat } is given the start player token.
    .you = You are given the start player token.
event-dealt-quests = { $seat } is dealt three quests.
    .known = { $seat } is dealt the quests { $tiles }.
    .you = You are dealt three quests.
    .yours = You are dealt the quests { $tiles }.
event-returns-quest = { $seat } returns a quest to the box.
    .known = { $seat } returns the quest { $tile } to the box.
    .you = You return a quest to the box.
    .yours = You return the quest { $tile } to the box.
event-round = Round { $round } of 10 begins.
event-picked = { $seat } plays selection card { $slot }.
    .you = You play selection card { $slot }.
event-misses-tile = { $seat } wanted slot { $slot } too, but { $owner } was before in the turn order; { $seat } chooses again.
    .you = You wanted slot { $slot } too, but { $owner } was before in the turn order; you choose again.
    .whom = { $seat } wanted slot { $slot } too, but you were before in the turn order; { $seat } chooses again.
event-takes = { $seat } takes { $tile } from slot { $slot }.
    .you = You take { $tile } from slot { $slot }.
event-token-passes = The start player token goes to { $seat } (tile from slot { $slot }).
    .you = The start player token goes to you (tile from slot { $slot }).
event-takes-token = { $seat } takes the start player token.
    .short = start player token
    .you = You take the start player token.
event-shows-quest = { $seat } turns up the quest { $tile }.
    .you = You turn up the quest { $tile }.
event-pays = { $seat } pays { $gold ->
    [0] { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }
   *[other] { $gold } gold{ $potions ->
        [0] { "" }
        [one] { " " }and { $potions } potion
       *[other] { " " }and { $potions } potions
    }
} for { $tile }.
    .short = { $gold ->
    [0] −{ $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }
   *[other] −{ $gold } gold{ $potions ->
        [0] { "" }
        [one] , −{ $potions } potion
       *[other] , −{ $potions } potions
    }
}
    .you = You pay { $gold ->
    [0] { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }
   *[other] { $gold } gold{ $potions ->
        [0] { "" }
        [one] { " " }and { $potions } potion
       *[other] { " " }and { $potions } potions
    }
} for { $tile }.
event-lays = { $seat } lays { $tile } { $cell }.
    .you = You lay { $tile } { $cell }.
event-misses = { $seat } gets nothing from a connector of { $tile }: it wants another type of tile.
    .short = a connector of { $tile } gives nothing
    .you = You get nothing from a connector of { $tile }: it wants another type of tile.
event-joins-key = Two half keys meet: { $seat } gains a key.
    .short = key
    .you = Two half keys meet: you gain a key.
event-has-key = { $seat } has a key and chooses a chest.
    .short = key
    .you = You have a key and choose a chest.
event-opens = { $seat } opens chest { $chest } of { $tile }.
    .short = opens a chest of { $tile }
    .you = You open chest { $chest } of { $tile }.
event-loses-key = { $seat } has no chest that the key may open, and loses it.
    .short = key lost
    .you = You have no chest that the key may open, and lose it.
event-counts = { $seat } counts { $tile }: reward{ $times }, { $n }×.
    .short = { $n }×
    .you = You count { $tile }: reward{ $times }, { $n }×.
event-gains = { $seat } gains { $gains }.
    .short = +{ $gains }
    .you = You gain { $gains }.
event-at-end = { $seat } would gain { $glory } glory at the end of the game.
    .short = +{ $glory } at the end
    .you = You would gain { $glory } glory at the end of the game.
event-discards = { $hindrance ->
        [price] { $seat } cannot pay for { $tile } and discards it.
        [place] { $seat } has no place for { $tile } and discards it.
       *[none] { $seat } discards { $tile }.
    }
    .you = { $hindrance ->
        [price] You cannot pay for { $tile } and discard it.
        [place] You have no place for { $tile } and discard it.
       *[none] You discard { $tile }.
    }
event-sweeps = Swept off the adventure board: { $tiles }.
event-draws = New on the adventure board: { $tiles }.
event-majority = { $seat } has the majority of { $kind } and gains { $glory } glory.
    .you = You have the majority of { $kind } and gain { $glory } glory.
event-ends = { $rank }. { $seat }, { $glory } glory.
