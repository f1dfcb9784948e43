# The table as a picture

board-discarded = { $tile }
board-round = round { $round } of 10
board-setup = setup
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
    .you = Your story
board-from = { $tile }, slot { $slot }
board-at-end = end { $gains }
board-laid = { $tile } ({ $type }), { $cell }, { $closed ->
    [0] no closed chest
    [one] { $closed } closed chest
   *[other] { $closed } closed chests
}
board-layable-free = You can lay it free of cost.
board-layable-lay = You can lay it for { $price }.
board-layable-pay = You cannot pay for it: that takes { $price }.
board-layable-place = It fits nowhere in your story.
board-price = { $gains }{ $instead ->
    [0] { "" }
   *[other] , of which { $instead } in place of missing combat or magic
}{ $wild ->
    [0] { "" }
   *[other] ; the wilderness takes 1 gold or potion more
}
board-price-wild = 1 gold or potion, as it lies in the wilderness
board-slot = { $wild ->
    [0] Slot { $slot }: { $tile }
   *[other] Slot { $slot } (wilderness): { $tile }
}
board-goods = { $seat }: { $gains }
board-holds-token = { $seat } has the start player token.
    .you = You have the start player token.
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
