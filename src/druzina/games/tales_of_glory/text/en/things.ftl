# Goods, kinds and things

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
