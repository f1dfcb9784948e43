# Tales of Glory in English.

game-title = Tales of Glory
game-about = 2–5 players, ten rounds; everybody lays a story of their own out of common tiles

## Goods, kinds and things

goods-gold = { $n } gold
goods-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
goods-combat = { $n } combat
goods-magic = { $n } magic
goods-glory = { $n } glory
goods-key = { $n ->
    [one] { $n } key
   *[other] { $n } keys
}
goods-start = { $n ->
    [one] the start player token
   *[other] the start player token
}
price-combat = combat of at least { $n }
price-magic = magic of at least { $n }
price-gold = { $n } gold
price-potions = { $n ->
    [one] { $n } potion
   *[other] { $n } potions
}
kind-combat = combat
kind-magic = magic
kind-potions = potions
kind-gold = gold
type-monster = monster
type-character = character
type-place = place
type-treasure = treasure
type-hero = hero
wanted-monster = a monster
wanted-character = a character
wanted-place = a place
wanted-treasure = a treasure
side-north = north
side-east = east
side-south = south
side-west = west
times-one = { "" }
times-monster = { " " }for each monster
times-character = { " " }for each character
times-place = { " " }for each place
times-treasure = { " " }for each treasure
times-key = { " " }for each key on a chest
times-combat = { " " }for each combat token
times-magic = { " " }for each magic token
times-majority = { " " }for each majority
times-gold-set = { " " }for every 3 gold in the reserve
times-potion-set = { " " }for every 3 potions in the reserve
times-surrounded = { " " }for each tile with neighbours on all four sides
times-closed-chest = { " " }for each closed chest
cell-north = north of { $tile }
cell-east = east of { $tile }
cell-south = south of { $tile }
cell-west = west of { $tile }
cell-start = where the story begins
cell-away = away from the story
no-tile = no tile

## The face of a tile

face-tile = { $tile } ({ $id }), { $type }
face-free = Free of cost.
face-cost = Cost: { $cost }.
face-reward = Reward{ $times }: { $gains }.
face-end = At the end of the game{ $times }: { $gains }.
face-chest = Chest { $number }: { $gains }.
face-sides = Connectors: { $sides }.
face-side = Connector { $side }: { $gains }, whatever lies beyond.
face-side-wanting = Connector { $side }: { $gains } if { $wanted } lies beyond.
connector-plain = { $side }
connector-half-key = { $side } (half key)

## Questions

ask-return-quest = { $seat }: return one of your quests to the box, in secret.
ask-pick = { $seat }: choose a tile of the adventure board, in secret.
ask-second-choice = { $seat }: take one of the tiles left.
ask-lay-or-discard = { $seat }: lay { $tile } or discard it?
ask-quest-or-end = { $seat }: lay a quest as well, or end the turn?
ask-pay-surcharge = { $seat }: the wilderness costs 1 more for { $tile }. Gold or a potion?
ask-place-tile = { $seat }: where do you lay { $tile }?
ask-open-chest = { $seat }: which chest does the key open?
ask-order-rewards = { $seat }: which reward comes first?

because-taken = { $owner } was before you in the turn order and took { $tile }.
because-key = You have gained a key.
because-half-keys = Two half keys have met: { $tiles }.
because-order = One of your rewards changes another, so their order matters.

choose-return = return { $tile }
choose-pick = { $wild ->
    [0] slot { $slot }: { $tile }
   *[other] slot { $slot }: { $tile } (wilderness)
}
choose-take = { $wild ->
    [0] slot { $slot }: { $tile }
   *[other] slot { $slot }: { $tile } (wilderness)
}
choose-lay-taken = lay { $tile }
choose-discard-taken = discard { $tile } for 1 gold, 1 potion and a key
choose-quest = lay the quest { $tile }
choose-end = end the turn
choose-pay-gold = pay 1 gold
choose-pay-potions = pay 1 potion
choose-lay = { $cell }
choose-open = { $tile }, with { $gains } inside
choose-gain-half-key = the key of half keys at { $tile }: { $gains }{ $times }
choose-gain-connector = the connector of { $tile }: { $gains }{ $times }
choose-gain-item = the reward of { $tile }: { $gains }{ $times }
choose-gain-compensation = for the discarded tile: { $gains }{ $times } ({ $tile })

## What happens

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

## Why not

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

## How it ended

part-during = glory gained during the game: { $n }
part-majorities = for majorities: { $n }
part-end-rewards = end-of-game rewards: { $n }
part-combat = tie-break, combat: { $n }
part-magic = tie-break, magic: { $n }
part-potions = tie-break, potions: { $n }
part-gold = tie-break, gold: { $n }

## The table as a picture

board-discarded = { $tile }
board-round = round { $round } of 10
board-setup = setup
board-display = Adventure board
board-name = tile
board-type = type
board-cost = cost
board-reward = reward
board-chests = chests
board-north = N
board-east = E
board-south = S
board-west = W
board-player = player
board-tiles = tiles
board-keys = keys
board-quests = quests
board-taken = tile taken
board-free = free
board-story = Story: { $seat }
board-from = { $tile }, slot { $slot }
board-at-end = end { $gains }
board-laid = { $tile } ({ $type }), { $cell }, { $closed ->
    [0] no closed chest
    [one] { $closed } closed chest
   *[other] { $closed } closed chests
}
board-layable-lay = can be laid
board-layable-pay = cannot be paid
board-layable-place = fits nowhere
board-wild = wilderness
board-goods = { $seat }: { $gains }
board-holds-token = { $seat } has the start player token.
board-legend-goods = G gold, P potions, C combat, M magic, V glory, K key, S start player token
board-legend-marks = ~ wilderness (1 more), ✓ can be laid, ! cannot be paid, × fits nowhere
board-legend-story = o connector, k half key, $ connector with a reward, □ closed chest, ■ open chest
short-gold = { $n }G
short-potions = { $n }P
short-combat = { $n }C
short-magic = { $n }M
short-glory = { $n }V
short-key = { $n }K
short-start = { $n ->
    [one] S
   *[other] S
}
column-gold = G
column-potions = P
column-combat = C
column-magic = M
column-glory = V
abbreviated-monster = mon
abbreviated-character = cha
abbreviated-place = pla
abbreviated-treasure = tre
abbreviated-hero = hero
by-monster = mon
by-character = cha
by-place = pla
by-treasure = tre
by-key = key
by-combat = C
by-magic = M
by-majority = maj
by-gold-set = 3G
by-potion-set = 3P
by-surrounded = surr
by-closed-chest = chest

## The content

# What is wrong with a folder of tiles. $expected is one of the expected-… messages below, made
# with the same arguments.


expected-tile-id = an id of letters, digits, - and _, other than "hero"
expected-kinds-at-most = at most { $limit } kinds in a cost
expected-no-multiplier = no multiplier: they stand on characters and quests only
expected-no-end-reward = no reward at the end of the game: they stand on characters and quests only
expected-at-end = true: majorities are counted at the end of the game
expected-connector-reward = the reward of a place's connector, as in { "{ glory = 2 }" }
expected-connectors-at-least = { $limit ->
        [one] at least one connector
       *[other] at least { $limit } connectors
    }
expected-tiles-at-least = at least { $limit } tiles
expected-tiles-exactly = { $number } tiles
expected-tiles-by-fives = { $first ->
        [0] a multiple of 5 tiles
       *[other] { $first } tiles and a multiple of 5 more
    }
expected-no-multiplied-skill = no combat and no magic in a multiplied reward
expected-chests-exactly = { $number } chests
expected-gold-at-least = at least { $limit } gold
expected-skills-at-most = combat and magic of { $limit } together at most
expected-value-above = a value above { $limit }, that of discarding the tile
expected-value-within = a value from { $low } to { $high }
expected-one-part = one part in the reward of a connector
expected-balanced-connectors = connectors on opposite sides that differ by { $limit } at most
expected-balanced-half-keys = half keys on opposite sides that differ by { $limit } at most
expected-total-at-most = { $limit } at most on all tiles together
expected-mean-above = the highest mean value of all decks, above { $limit }

# The totals of a set.

fact-tiles = Tiles: { $heroes } heroes, { $era1 } in era 1, { $era2 } in era 2, { $era3 } in era 3, { $quests } quests
fact-combat = Combat on all tiles: { $number } (limit { $limit })
fact-magic = Magic on all tiles: { $number } (limit { $limit })
fact-connectors-eras = Connectors of the eras N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-half-keys-eras = Half keys of the eras N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-connectors-quests = Connectors of the quests N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-half-keys-quests = Half keys of the quests N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-keys = Keys as rewards: { $eras } in the eras, { $quests } on quests
fact-start = Start player token as a reward: { $eras } in the eras, { $quests } on quests
fact-chests = Chests: { $heroes } on heroes, { $era1 } in era 1, { $era2 } in era 2, { $era3 } in era 3, { $quests } on quests
fact-types = Types over the eras: { $monster } monsters, { $character } characters, { $place } places, { $treasure } treasures
fact-values = { $deck ->
        [era1] Era 1
        [era2] Era 2
        [era3] Era 3
       *[quests] Quests
    }: net values { NUMBER($least, minimumFractionDigits: 1) } – { NUMBER($most, minimumFractionDigits: 1) }, mean { NUMBER($mean, minimumFractionDigits: 1) } (accepted { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) })

## Options

option-mode = Rules
option-mode-about = with or without quests
option-mode-basic = basic game
option-mode-basic-about = without quests; for a first game
option-mode-experienced = with quests
option-mode-experienced-about = everybody holds two secret quests to lay when they like
option-start = Start player
option-start-about = who holds the start player token at first
option-start-auto = as the rules say
option-start-auto-about = the longest name if everybody has one, otherwise drawn
option-start-by-name = the longest name
option-start-drawn = drawn by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
game-character = Hero
game-character-about = dealt at random before the first round; nobody chooses one
