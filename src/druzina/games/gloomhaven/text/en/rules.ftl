# Special rules of scenarios

rule-when = { $moment ->
    [setup] At the start –{" "}
    [round_start] At the start of every round –{" "}
    [round_start-one] At the start of round { $round } –{" "}
    [round_start-odd] At the start of odd rounds –{" "}
    [round_start-even] At the start of even rounds –{" "}
    [round_start-nth] At the start of every { $round }th round –{" "}
    [round_start-from] At the start of every round from { $round } on –{" "}
    [round_end] At the end of every round –{" "}
    [round_end-one] At the end of round { $round } –{" "}
    [round_end-odd] At the end of odd rounds –{" "}
    [round_end-even] At the end of even rounds –{" "}
    [round_end-nth] At the end of every { $round }th round –{" "}
    [round_end-from] At the end of every round from { $round } on –{" "}
    [turn_start] At the start of its turn –{" "}
    [turn_end] At the end of its turn –{" "}
    [standing-odd] In odd rounds –{" "}
    [standing-even] In even rounds –{" "}
    [option-bottom] In the place of a bottom action beside it –{" "}
    [option-action] In the place of an action beside it –{" "}
    [enters] Whoever enters the marked hexes –{" "}
   *[other] {""}
}
rule-if = {" "}({ $rule_limits })
rule-limits = { $rule_limit }; { $rule_limits }
rule-nothing = {""}
rule-limit = { $kind ->
    [once-opened] once door { $door } is open
    [until-opened] until door { $door } is open
    [opened-now] in the round in which door { $door } opens
    [once-looted_now] in the round in which the last goal treasure is looted
    [characters] with { $door } characters
    [stands] while it stands: { $rule_thing }
    [numbered] while it stands: { $rule_thing } { $n }
    [near] while it is there too: { $rule_thing }
    [once-tokens] once the tokens for it are found
    [until-tokens] until the tokens for it are found
    [until-woken] until they are woken
    [once-dead] once all are dead: { $types }
    [once-absent] if there is none on the map
    [once-deserted] if no character is in that room
    [once-peopled] if a character is in each room
    [once-alone] if only one character is left
    [once-occupied] if every plate is taken
    [once-all_on] if all characters stand on plates
    [hidden] while its room is hidden
    [on-tile] while one is in its room: { $types }
    [charged] if it is charged with { $door }
    [at] at { $door }
    [beside] beside { $door }
    [within] within { $n } of { $door }
    [within-thing] within { $n } of a { $rule_thing }
    [water] in water
    [unlooted] until it has looted a goal treasure
    [having] who is poisoned
    [token] for one of the things it bears
    [once-each] once for each
    [bearing] who bears something
   *[but-bearers] except by who bears what the scenario is about
}
rule-does = { $rule_deeds }
rule-deed = { $kind ->
    [nearest] only the nearest one
    [move] move { $value }
    [own-move] its own movement
    [attack] attack { $value }
    [attack-all] attack { $value } on all adjacent
    [range] range { $value }
    [freed] X: how many are freed
    [toward] toward { $value }
    [up-to-thing] up to what they carry
    [up-to-type] up to { $types }
    [home] back to where it was
    [opens] opening doors
    [rest] then its card without moves
    [stat-health] hit points +{ $value }
    [stat-attack] attack +{ $value }
    [stat-move] move +{ $value }
   *[stat-range] range +{ $value }
}
rule-at = { $kind ->
    [none] {""}
    [rounds] {" "}at { $marker } (in even rounds at { $other })
    [things] {" "}beside each { $rule_thing }
    [things-turn] {" "}beside one { $rule_thing } after the other
    [turn] {" "}at { $marker } in turn
    [beside] {" "}beside { $marker }
    [door] {" "}before door { $marker }
   *[at] {" "}at { $marker }
}
rule-rank = { $rank ->
    [elite] {" "}(elite)
   *[normal] {""}
}
rule-ranks = {" "}(with 2 characters { $two ->
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
rule-per = { $kind ->
    [objectives] {" "}(X: how many are not destroyed: { $rule_thing })
    [standing] {" "}(X: how many are on the map: { $rule_thing })
    [figures] {" "}(X: how many are on the map: { $types })
   *[token] {" "}(X: how many tokens it has)
}
rule-who = { $kind ->
    [character] each character
    [party] characters and summons
    [summons] summons
    [monsters] monsters
    [elite] elite monsters
    [everybody] everybody
    [thing] { $rule_thing }
    [types] { $types }
   *[one] the figure
}
rule-act = In its turn – { $rule_who }: { $rule_does }{ $rule_if }
rule-add-cards = { $rule_when }each character: { $value } { $kind ->
    [curse] curses
   *[other] cards of −1
} into the modifier deck
rule-attack-mod = { $rule_when }{ $rule_who }: { $kind ->
    [disadvantage] attacks with disadvantage
    [advantage] attacks with advantage
    [pierce] attacks on { $against } with pierce { $value }
    [conditions] attacks with { $conditions }
   *[other] attack { $value }
}{ $rule_if }
rule-cannot = { $rule_who }: { $kind ->
    [use_items] no use of items
    [attack_asleep] no attacks on sleepers
   *[other] a door is barred
}{ $rule_if }
rule-charge = What { $types } suffer from the bearer charges what it bears
rule-choose-bearer = { $rule_when }one character is given what the scenario is about
rule-damage = { $rule_when }{ $rule_who }: damage { $value ->
    [T] as of a trap
   *[other] { $value }
}{ $rule_if }
rule-destroy = { $rule_when }destroyed: { $rule_thing }{ $rule_if }
rule-dig = Movement points may be spent beside graves to dig them up
rule-discard-cards = { $rule_when }each character: discard { $value } cards
rule-door-while = A door is open only while somebody stands on its plate
rule-draw-token = { $rule_when }a token is turned up
rule-drop-token = { $rule_when }what is borne falls to the ground
rule-element = { $rule_when }{ $element } is { $kind ->
    [strong] strong
    [waning] waning
   *[other] inert
}{ $rule_if }
rule-fire = { $types } fires when it is manned: damage to characters and summons in the marked hexes and the rows behind them{ $rule_if }
rule-focus = { $rule_who }: if it can be attacked, this comes first: { $rule_thing }{ $rule_if }
rule-forced-move = { $rule_when }{ $rule_who }: moved one hex by wind or water{ $more ->
    [0] {""}
   *[other] , who cannot go suffers { $value }
}{ $rule_if }
rule-gain-condition = { $rule_when }{ $rule_who }: { $conditions }{ $rule_if }
rule-give-token = { $rule_when }{ $rule_who }: a token{ $rule_if }
rule-goes-away = { $rule_who }: off the map after each of its melee attacks
rule-handed-on = What is borne may be taken over by a Loot ability
rule-heal = { $rule_when }{ $rule_who }: heal { $value }{ $rule_per }{ $rule_if }
rule-idle = { $rule_when }{ $types }: idle, no target{ $kind ->
    [passed] , may be passed
   *[other] {""}
}{ $rule_if }
rule-immune = { $rule_who }: { $kind ->
    [damage] cannot be hurt
    [healing] cannot be healed
    [forced] cannot be moved by force
    [attacks] cannot be hurt by attacks
   *[other] immune to { $conditions }
}{ $rule_if }
rule-indestructible = Some obstacles can be neither moved nor destroyed
rule-leave = { $rule_when }characters on the exit leave the map
rule-link-hexes = A character that enters one altar comes out beside the other
rule-loot-rule = { $kind ->
    [for_bottom] Goal treasures are looted by Loot abilities only, or from beside them in the place of a bottom action; one by each character
    [ability_only] Goal treasures are looted by Loot abilities only
    [look] Water may be looted, one at a time
   *[other] One goal treasure for each character
}
rule-lose = { $rule_when }the scenario is lost{ $rule_if }
rule-may-negate = For what this would suffer any character may lose a card of its hand: { $rule_thing }{ $more ->
    [0] {""}
   *[other] {" "}(up to { $value } at once)
}
rule-may-remove = { $rule_when }a figure may be taken off the map
rule-move-mod = { $rule_who }: movement { $value }{ $rule_if }
rule-occupies = { $rule_who }: on three hexes at once
rule-open-door = { $rule_when }doors open{ $rule_if }
rule-place-overlay = { $rule_when }water rises in one more hex; where there is none left the scenario is lost{ $rule_if }
rule-place-trap = { $rule_when }traps are laid
rule-redirect = What is done to this { $types } suffers: { $rule_thing }
rule-remove-figure = { $rule_when }freed: { $rule_thing }
rule-remove-overlay = { $rule_when }some water is taken away{ $rule_if }
rule-remove-token = { $rule_when }what is borne is laid down{ $rule_if }
rule-replace = { $rule_when }another figure comes: { $types }
rule-replace-summon = { $rule_who }: what it summons is { $types } (elite)
rule-roll-boulders = { $rule_when }each row of boulders rolls 1, 2 or 3 hexes to the left, no two alike: damage of a trap to whom they roll over
rule-shield-mod = { $rule_who }: shield { $value }{ $several ->
    [0] {""}
   *[other] {" "}against { $against }
}{ $rule_per }{ $rule_if }
rule-side = { $types }: { $kind ->
    [party_ally] on the side of the party
   *[other] hostile to all
}
rule-sleep = { $types }: asleep, no turn{ $kind ->
    [lightly] , until one of the party attacks, hurts or hinders it or ends a movement beside it
   *[other] {""}
}
rule-ranks-of = Of these appear{ $rule_ranks }: { $types }
rule-ranks-even = Of these appear in even rounds{ $rule_ranks }: { $types }
rule-ranks-second = Of these every second one{ $rule_ranks }: { $types }
rule-spawn = { $rule_when }appears{ $rule_at }: { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $types }{ $rule_ranks }{ $rule_if }
rule-spawn-next = { $rule_when }one after the other appears{ $rule_at }: { $types }{ $rule_if }
rule-start-limit = { $kind ->
    [with_monsters] Characters begin where monsters are
   *[other] No more than half of the characters begin in one room
}
rule-stat-mod = { $rule_who }: { $rule_does }{ $rule_per }
rule-treat-as = { $rule_who }: poisoned ones avoid water like a trap
rule-unlock-door = { $rule_when }a door is unlocked{ $rule_if }
rule-wake = { $rule_when }wakes: { $types }{ $rule_if }
rule-win = { $rule_when }the scenario is won{ $rule_if }

# Objectives

thing-objective = the objective
thing-altar = altar
thing-water-pump = water pump
thing-hail = Hail
thing-door = door
thing-rock-column = rock column
thing-orchid = the Orchid
thing-captive-orchid = captive Orchid
thing-redthorn = Redthorn
thing-vocal-cord = vocal cord
thing-totem = totem
thing-bone-pile = bone pile
thing-tree = tree
thing-grave = grave
thing-victim = victim
thing-fish = Fish
thing-crystal = crystal
thing-villager = villager
thing-wall = wall
thing-boulder = boulder
thing-egg = egg
