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
    [option] In the place of an action –{" "}
    [enters] Whoever enters the marked hexes –{" "}
   *[other] {""}
}
rule-if = { $kind ->
    [once-opened] {" "}(once door { $door } is open)
    [until-opened] {" "}(until door { $door } is open)
    [characters] {" "}(with { $door } characters)
    [once-tokens] {" "}(once the tokens for it are found)
    [until-tokens] {" "}(until the tokens for it are found)
    [until-woken] {" "}(until they are woken)
    [once-dead] {" "}(once those before are dead)
    [once-absent] {" "}(if there is none on the map)
    [once-deserted] {" "}(if no character is in that room)
    [once-alone] {" "}(if only one character is left)
    [once-occupied] {" "}(if every plate is taken)
    [once-all_on] {" "}(if all characters stand on plates)
    [at] {" "}(at { $door })
    [water] {" "}(in water)
    [bearing] {" "}(who bears something)
    [some] {" "}(if the scenario’s condition holds)
   *[none] {""}
}
rule-who = { $kind ->
    [character] each character
    [party] characters and summons
    [summons] summons
    [monsters] monsters
    [elite] elite monsters
    [everybody] everybody
    [thing] the objective
    [types] { $types }
   *[one] the figure
}
rule-act = { $rule_who }: acts by a rule of the scenario{ $rule_if }
rule-add-cards = { $rule_when }each character: { $value } { $kind ->
    [curse] curses
   *[other] cards of −1
} into the modifier deck
rule-attack-mod = { $rule_when }{ $rule_who }: { $kind ->
    [disadvantage] attacks with disadvantage
    [advantage] attacks with advantage
   *[other] attacks changed
}{ $more ->
    [0] {""}
   *[other] {" "}({ $value })
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
rule-destroy = { $rule_when }the objective is dealt with{ $rule_if }
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
rule-focus = { $rule_who }: the objective comes first if it can be attacked{ $rule_if }
rule-forced-move = { $rule_when }{ $rule_who }: moved one hex by wind or water{ $more ->
    [0] {""}
   *[other] , who cannot go suffers { $value }
}{ $rule_if }
rule-gain-condition = { $rule_when }{ $rule_who }: { $conditions }{ $rule_if }
rule-give-token = { $rule_when }{ $rule_who }: a token{ $rule_if }
rule-goes-away = { $rule_who }: off the map after each of its melee attacks
rule-handed-on = What is borne may be taken over by a Loot ability
rule-heal = { $rule_when }{ $rule_who }: heal { $value }{ $rule_if }
rule-idle = { $types }: idle, no target{ $rule_if }
rule-immune = { $rule_who }: { $kind ->
    [damage] cannot be hurt
    [healing] cannot be healed
    [forced] cannot be moved by force
    [attacks] cannot be hurt by attacks
   *[other] immune to conditions
}{ $rule_if }
rule-indestructible = Some obstacles can be neither moved nor destroyed
rule-leave = { $rule_when }characters on the exit leave the map
rule-link-hexes = A character that enters one altar comes out beside the other
rule-loot-rule = { $kind ->
    [ability_only] Goal treasures are looted by Loot abilities only
    [look] Water may be looted, one at a time
   *[other] One goal treasure for each character
}
rule-lose = { $rule_when }the scenario is lost{ $rule_if }
rule-may-negate = For what the objective would suffer any character may lose a card of its hand
rule-may-remove = { $rule_when }a figure may be taken off the map
rule-move-mod = { $rule_who }: movement { $value }{ $rule_if }
rule-occupies = { $rule_who }: on three hexes at once
rule-open-door = { $rule_when }doors open{ $rule_if }
rule-place-overlay = { $rule_when }water rises in one more hex; where there is none left the scenario is lost{ $rule_if }
rule-place-trap = { $rule_when }traps are laid
rule-redirect = What the objective suffers { $types } suffers
rule-remove-figure = { $rule_when }the objective is freed
rule-remove-overlay = { $rule_when }some water is taken away{ $rule_if }
rule-remove-token = { $rule_when }what is borne is laid down{ $rule_if }
rule-replace = { $rule_when }another figure comes: { $types }
rule-replace-summon = { $rule_who }: what it summons is another
rule-roll-boulders = { $rule_when }each row of boulders rolls 1, 2 or 3 hexes to the left, no two alike: damage of a trap to whom they roll over
rule-shield-mod = { $rule_who }: shield { $value }{ $rule_if }
rule-side = { $types }: { $kind ->
    [party_ally] on the side of the party
   *[other] hostile to all
}
rule-sleep = { $types }: asleep, no turn{ $kind ->
    [lightly] , until one of the party attacks, hurts or hinders it or ends a movement beside it
   *[other] {""}
}
rule-spawn = { $rule_when }appears: { $types }{ $rule_if }
rule-spawn-next = { $rule_when }one after the other appears: { $types }{ $rule_if }
rule-start-limit = { $kind ->
    [with_monsters] Characters begin where monsters are
   *[other] No more than half of the characters begin in one room
}
rule-stat-mod = { $rule_who }: values changed by what stands
rule-treat-as = { $rule_who }: poisoned ones avoid water like a trap
rule-unlock-door = { $rule_when }a door is unlocked{ $rule_if }
rule-wake = { $rule_when }wakes: { $types }{ $rule_if }
rule-win = { $rule_when }the scenario is won{ $rule_if }
