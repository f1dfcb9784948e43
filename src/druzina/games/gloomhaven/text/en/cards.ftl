# Cards in words: small phrases that are joined to a list.

text-does = { $lines }
text-half = { $lines }; { $closing }
text-lines = { $phrases }; { $lines }
text-phrases = { $phrase }, { $phrases }
text-nothing = nothing
text-then = if so: { $lines }
text-test-straight = if the way was straight
text-test-round-trip = if you are back where you began
text-move = move { $value }
text-jump = jump
text-straight = in a straight line
text-to-obstacle = ending beside an obstacle
text-to-actor = ending beside who forces it
text-loots = looting every hex on the way
text-clears = obstacles and traps on the way are removed
text-hurts = { $n } damage to every figure beside the way
text-attack = attack { $value }
text-range = range { $n }
text-range-more = range { $value }
text-melee = melee
text-ranged = ranged
text-no-attack = no attack
text-targets = targets { $n }
text-pierce = pierce { $n }
text-push = push { $n }
text-pull = pull { $n }
text-pull-to = pull { $n } toward a hex within { $range }
text-area = area of { $n } hexes
text-area-melee = melee area of { $n } hexes
text-conditions = { $conditions }
text-whom = target: { $whom }
text-target-and-beside = hits the target and all enemies beside it
text-on-self = on oneself
text-against = against: { $whom }
text-against-types = only against: { $types }
text-if-near-ally = beside an ally of yours: { $gains }
text-if-alone = if no ally of its own is beside it: { $gains }
text-if-invisible = if you are invisible: { $gains }
text-if-ally-near-target = for each of your allies beside the target: { $gains }
text-if-negative-condition = for each negative condition of the target: { $gains }
text-along = enemies on a path to the target are hit too
text-all-on-one = all attacks on one enemy
text-hits-obstacles = pushed into obstacles it breaks them and is hurt
text-hits-walls = pushed against walls and obstacles it is hurt
text-near-own-ally = +{ $n } attack if the target is beside an ally of the attacker
text-xp-per-target = experience { $n } for each target
text-xp-per-kill = experience { $n } for each kill
text-xp-each = experience { $n } each time
text-in-area = all in the area: { $conditions }
text-damage = damage { $n }
text-as-target = as much damage as the target suffered
text-suffer = suffer { $n } damage yourself
text-slay = kill outright
text-slay-instead = kill outright instead
text-heal = heal { $value }
text-by-level = more at higher levels
text-per-target-hurt = for each target that was hurt
text-shield = shield { $n }
text-retaliate = retaliate { $n }
text-reaches = up to range { $n }
text-loot = loot { $n }
text-most = at most { $n }
text-per-enemy = money for each enemy beside you
text-recover-discard = recover discarded cards{ $n ->
    [0] {""}
   *[other] {" "}(up to { $n })
}
text-recover-lost = recover lost cards{ $n ->
    [0] {""}
   *[other] {" "}(up to { $n })
}
text-recover-of-neighbour = take a lost card of a neighbour into the own hand ({ $n })
text-lose = then lose { $n } cards
text-refresh-spent = refresh spent items{ $n ->
    [0] {""}
   *[other] {" "}(up to { $n })
}
text-refresh-consumed = refresh consumed items{ $n ->
    [0] {""}
   *[other] {" "}(up to { $n })
}
text-refresh-small = refresh consumed small items{ $n ->
    [0] {""}
   *[other] {" "}(up to { $n })
}
text-refresh-spent-consumed = refresh spent or consumed items{ $n ->
    [0] {""}
   *[other] {" "}(up to { $n })
}
text-grant = { $whom } may perform: { $lines }
text-grant-augmented = { $whom } may perform with your augments: { $lines }
text-grant-forced = { $whom } must perform as you like: { $lines }
text-control = it takes its turn on your side
text-control-directed = it takes its turn on your side, as you like
text-infuse = infuse { $elements }
text-consume = for { $elements }: { $lines }
text-consumes = consumes { $elements }
text-more-move = move { $value }
text-more-attack = attack { $value }
text-more-heal = heal { $value }
text-more-shield = shield { $value }
text-more-retaliate = retaliate { $value }
text-more-push = push { $value }
text-more-pull = pull { $value }
text-more-range = range { $value }
text-more-pierce = pierce { $value }
text-more-targets = targets { $value }
text-instead-targets = { $n } targets instead
text-instead-recover = { $n } cards instead
text-instead-damage = damage { $n } instead
text-instead-loot = loot { $n } instead
text-instead-per-bonus = +{ $n } each instead
text-instead-bonus = +{ $n } instead
text-full-health = all hit points instead of half
text-xp = experience { $n }
text-summon = summon: { $summon } with { $n } hit points
text-flying = flying
text-dying = dying: { $lines }
text-splits = splits in two
text-calls = calls { $n } × { $type }{ $rank ->
    [elite] {" "}(elite)
   *[normal] {""}
}
text-calls-by-count = calls { $n } × { $type } (with 2 characters { $two ->
    [normal] normal
    [elite] elite
   *[none] none
}, with 3 { $three ->
    [normal] normal
    [elite] elite
   *[none] none
}, with 4 { $four ->
    [normal] normal
    [elite] elite
   *[none] none
})
text-by-target = beside the target
text-trap = a trap in an empty hex beside you
text-trap-xp = experience { $n } when an enemy springs it
text-disarm = disarm a trap within { $n }
text-disarm-all = disarm all traps within { $n }
text-passes = an enemy within { $n } has its effects
text-obstacle-place = put obstacles: { $n }, within { $range }
text-obstacle-move = move an obstacle beside you ({ $n }) to within { $range }
text-obstacle-destroy = destroy obstacles: { $n }, within { $range }
text-obstacle-destroy-all = destroy all obstacles within { $n }
text-obstacle-triangle = put an obstacle of three hexes within { $n }
text-obstacle-where-slain = an obstacle where it stood ({ $n })
text-lasting-any = all attacks: { $gains }
text-lasting-melee = melee attacks: { $gains }
text-lasting-ranged = ranged attacks: { $gains }
text-negates = no damage from it
text-negates-next = the next damage you would suffer is negated
text-doubles = the attack is doubled
text-while-invisible = while invisible
text-attacked-with-disadvantage = attacks on it have disadvantage
text-on-damage = whenever you would suffer damage
text-on-attack-damage = whenever an attack would hurt you
text-on-melee-attacked = whenever you are attacked in melee
text-on-attack = with each of your attacks
text-on-melee-attack = with each of your melee attacks
text-on-ranged-attack-action = with each of your ranged attack actions
text-on-heal-action = with each of your heal actions
text-on-turn-start = at the start of each of your turns
text-on-turn-end = at the end of each of your turns
text-cost-air = for air
text-cost-obstacle = for an obstacle beside you
text-augment = augment of your melee attacks
text-special = special { $n } of the boss
text-uses = uses: { $n }
text-lasts-round = until the end of the round
text-lasts-persistent = lasting
text-lost = the card is lost
text-unrecoverable = it cannot be recovered
text-rolling = { $face } (rolling)
text-times = { $n ->
    [0] miss
   *[other] { $n }×
}
text-plus = { $value }
text-ignores-shield = ignores shields
text-advantage = advantage
text-attacker-disadvantage = the attacker has disadvantage
text-whole = it holds for the whole action
text-immune = immune: { $conditions }
text-trait-shield = shield up to { $n }
text-trait-retaliate = retaliate up to { $n }
text-trait-pierce = pierce up to { $n }
text-trait-conditions = attacks: { $conditions }
text-perk-remove = remove { $n } × { $modifier }
text-perk-add = add { $n } × { $modifier }
text-perk-items = ignore negative effects of items
text-perk-scenario = ignore negative effects of scenarios
text-x-hexes-moved-in-turn = X: hexes moved in this turn
text-x-hexes-moved-in-action = X: hexes moved in this action
text-x-damage-dealt-in-turn = X: damage you dealt in this turn
text-x-twice-shield = X: twice the shield of the target
text-x-twice-destroyed = X: twice the number of destroyed hexes of obstacles
text-x-half-health = X: half of its hit points
text-x-half-full-health = X: half of the target’s full hit points
text-x-full-health = X: its full hit points
text-x-allies-within-2 = X: your allies within 2 hexes
text-x-characters = X: the number of characters
text-x-scouts = X: vermling scouts on the map
text-rule-takes-attacks-on-allies = attacks on allies beside you are made on you instead
text-rule-moves-as-attacks = your moves may be played as attacks of the same value
text-rule-two-augments = you may have two augments
text-rule-augments-ranged = your augments work for ranged attacks too
text-rule-to-next-door = goes to the next door
text-rule-scouts-act-again = the vermling scouts act again
text-rule-altar-moves = the altar moves
text-rule-to-next-perch = flies to the next perch
text-rule-to-next-place = goes to the next place
text-rule-hatches-eggs = eggs hatch
text-rule-lays-eggs = lays eggs
text-rule-scatters-party = scatters the characters
text-rule-mind-control = takes over a mind
text-item-double-counts-as-nothing = 2× of an enemy’s attack counts as +0
text-item-initiative-10 = initiative 10 earlier or later
text-item-initiative-20 = initiative 20 earlier or later
text-item-two-more-small-items = two more small items
text-item-basic-move-3 = the basic move is 3
text-item-basic-move-4 = the basic move is 4
text-item-basic-attack-3 = the basic attack is 3
text-item-basic-attack-4 = the basic attack is 4
text-item-plays-bottom = play a bottom half of a card in your hand
text-item-plays-top = play a top half of a card in your hand
text-item-shield-if-hardly-moved = shield 1 if you moved one hex at most
text-item-negates = no damage from it
text-item-phasing = you fly; in the hex of an obstacle no enemy can target you and you make no attacks
text-item-allies-in-area-suffer-3 = allies in the area suffer 3 damage
text-item-reaches-2 = melee attacks on one target reach 2 hexes
text-item-another-turn = play two cards of your hand in another turn of this round
text-item-flying = you fly
text-item-xp-if-moved-6 = experience 1 if you moved 6 hexes or more
text-item-shield-among-three = shield 1 while three or more enemies are beside you
text-item-cures-1 = one negative condition ends
text-item-cures-all = all negative conditions end
text-item-takes-element = an element that enemies are about to consume is gone without effect
text-item-heal-if-moved-4 = heal 1 if you moved 4 hexes or more
text-item-ignores-terrain = hazardous and difficult terrain do not matter
text-item-heals-in-hazards = hazardous terrain does you no harm; heal 2 at the end of a turn in which you entered some
text-item-without-two-minus-ones = two −1 cards fewer
text-item-focused-last = monsters focus on you last
text-item-attack-if-moved-4 = your next melee attack +1 once you moved 4 hexes or more in a turn
text-item-muddle-is-strengthen = muddle is strengthen for you
text-item-loots-2 = loot 1 becomes loot 2
text-item-immobilizes-attacker = while earth is strong, who attacks you is immobilized
text-item-pushes-attacker = while ice is strong, who attacks you is pushed 2
text-item-marks-enemy = mark an adjacent normal or elite enemy: your attacks on it +1
text-item-redirects = the attack of an adjacent normal enemy hits one of its allies in its range instead
text-item-doubles-heal = the heal is doubled
text-item-hurts-per-attack = 2 damage to yourself for each of these attacks
text-item-one-more-obstacle = one more obstacle
text-item-negates-for-summon = no damage to the summon
text-item-at-last-hit-point = only at the last hit point
text-item-after-song = after a song
text-item-after-doom = after a doom
text-item-better-packs = medical packs heal more
text-item-infuses-if-moved-5 = infuse an element if you moved 5 hexes or more
text-item-plays-with-command = one more command
text-win-all = kill all enemies in all rooms
text-win-revealed = kill all revealed enemies
text-win-kill = kill: { $types }
text-win-kills = kills: { $value } (C: the number of characters)
text-win-loot = loot the goal treasures
text-win-one-each = every character loots a goal treasure
text-win-destroy = destroy: { $objectives }
text-win-reveal = reveal the last room
text-win-reveal-all = reveal all rooms
text-win-escape = all characters reach the way out
text-win-escape-everybody = or: all characters come back to the start hexes, none of them exhausted
text-win-occupy = characters stand on the marked hexes
text-win-reach = a character reaches the marked hex
text-win-arrive = { $n ->
    [1] { $objectives } arrives
   *[other] { $n } arrive: { $objectives }
}
text-win-survive = be alive after round { $n }
text-win-special = by the special rule of the scenario
text-lose-destroyed = lost: { $n ->
    [1] { $objectives } dies or is destroyed
   *[other] { $n } of these are dead: { $objectives }
}
text-lose-exhausted-any-once-revealed = lost: a character is exhausted once the last room is revealed
text-lose-exhausted-off-exit = lost: a character is exhausted away from the way out
text-lose-exhausted-before-loot = lost: a character is exhausted before all goal treasures are looted
text-lose-exhausted-before-loot-each = lost: a character is exhausted before it has looted a goal treasure
text-lose-exhausted-staff-bearer = lost: who bears what the scenario is about is exhausted
text-lose-after-round = lost: round { $n } ends
text-lose-killed = lost: one of these is killed: { $types }

# Whom a line is about

whom-with = { $who } { $rest }
whom-only = { $whom } ({ $filters })
whom-or = { $either } or { $otherwise }
whom-or-more = { $either }, { $otherwise }
whom-and-self = { $whom } and oneself
whom-or-self = { $whom } or oneself
whom-enemies-all = all enemies
whom-enemies-one = one enemy
whom-enemies-some = up to { $n } enemies
whom-allies-all = all allies
whom-allies-one = one ally
whom-allies-some = up to { $n } allies
whom-both-all = all figures
whom-summons-all = all summoned allies
whom-summons-one = one summoned ally
whom-own-summons-one = one of your summons
whom-range = within { $n }
whom-own-range = within its own range
whom-adjacent = adjacent
whom-anywhere = anywhere
whom-room = in the same room
whom-moved-through = on the way
whom-area = in the area
whom-target = beside the target
whom-hex = within { $n } of the hex
whom-obstacle = beside the obstacle
whom-slain = beside where it stood
whom-normal = only a normal one
whom-normal-or-elite = normal or elite
whom-health = with at most { $n } hit points
whom-has-poison = poisoned
whom-has-disarm = disarmed
whom-has-immobilize = immobilized
whom-has-stun = stunned
whom-alone = without an ally of its own beside it
whom-near-ally = beside an ally of yours
gain-attack = attack +{ $n }
gain-xp = experience { $n }
gain-x = attack +X
gain-advantage = advantage

# Faces

face-card = { $level ->
    [0] level X
   *[other] level { $level }
}, initiative { $n }
face-top = top: { $does }
face-bottom = bottom: { $does }
face-item = { $slot }, { $n } gold
face-uses = slots: { $n }
face-use-spent = spent by use; a long rest refreshes it
face-use-consumed = consumed by use
face-use-always = always ready
face-minus-ones = −1 cards for your modifier deck: { $n }
face-class = cards in hand: { $n }; hit points { $least } to { $most } by level
face-perk = perk { $number }{ $n ->
    [1] {""}
   *[other] {" "}({ $n }×)
}: { $perk }
face-stats-normal = normal: hit points { $health }, move { $move }, attack { $attack }, { $reach }
face-stats-elite = elite: hit points { $health }, move { $move }, attack { $attack }, { $reach }
face-stats-boss = boss: hit points { $health }, move { $move }, attack { $attack }, { $reach }
face-summon = hit points { $n }, move { $move }, { $strike }, { $reach }
face-c = C: the number of characters
face-v = V: vermling scouts on the map
face-x = X: hexes moved in this turn
face-token = on the monsters’ side
face-objective = what the scenario’s goal is about
face-special = special { $n }: { $lines }
face-window-own-turn = in your turn: { $does }
face-window-own-turn-end = at the end of your turn: { $does }
face-window-own-move = with your move: { $does }
face-window-own-attack = with your attack: { $does }
face-window-own-melee-attack = with your melee attack: { $does }
face-window-own-ranged-attack = with your ranged attack: { $does }
face-window-own-single-target-melee-attack = with your melee attack on one target: { $does }
face-window-own-single-target-ranged-attack = with your ranged attack on one target: { $does }
face-window-own-loot = with your loot: { $does }
face-window-own-heal = with your heal: { $does }
face-window-own-kill = after your kill: { $does }
face-window-own-obstacle-created = when you put an obstacle: { $does }
face-window-own-augment = when you play an augment: { $does }
face-window-own-song = when you play a song: { $does }
face-window-own-doom = when you play a doom: { $does }
face-window-own-command = with your command: { $does }
face-window-ally-attack = with an ally’s attack: { $does }
face-window-ally-medical-pack = when an ally uses a medical pack: { $does }
face-window-attacked = when you are attacked: { $does }
face-window-attack-damage-on-self = when an attack would hurt you: { $does }
face-window-summon-damaged = when your summon would be hurt: { $does }
face-window-enemy-consumes = when an enemy consumes an element: { $does }
face-window-round-start = when the cards are turned up: { $does }
face-window-passive = always: { $does }
slot-head = head
slot-body = body
slot-legs = legs
slot-one-hand = one hand
slot-two-hands = two hands
slot-small = small item
slot-hands = hands
condition-push = push
condition-pull = pull
