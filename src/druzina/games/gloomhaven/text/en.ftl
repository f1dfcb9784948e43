# What an advised turn looks like

advice-title = Board { $board }
advice-title-named = Board { $board }: { $name }
advice-legend = M is the monster, m an ally of it, * a hex where it may end.
advice-enemy = { $name }, { $place }, initiative { $initiative }
direction-0 = east
direction-1 = south-east
direction-2 = south-west
direction-3 = west
direction-4 = north-west
direction-5 = north-east
heading-0 = east
heading-1 = south-east
heading-2 = south-west
heading-3 = west
heading-4 = north-west
heading-5 = north-east
hex-own = where it stands
hex-middle = its own hex
hex-monster = the monster
hex-from = { $way } of { $figure }
hex-from-enemy = { $way } of { $figure }
hex-line = { $n } { $direction }
hex-bent = { $n } { $direction } and { $m } { $other }
advice-focus = Focus: { $enemies }
advice-focus-none = Focus: nobody
advice-results = { $count ->
    [one] The monster
   *[other] { $count } equally good results; the players choose. The monster
}
advice-more = These are { $shown } of { $count } results; `--all` tells them all.
advice-move-attack = goes to the hex { $end } and attacks { $targets }
advice-move = goes to the hex { $end } and attacks nobody
advice-stay-attack = stays where it is and attacks { $targets }
advice-stay = stays where it is and attacks nobody
advice-why = Why:

# The card

stunned = It is stunned: it does nothing and needs no focus.
profile-none = There is no attack on the card: it looks for a focus and moves as for a melee attack on one target.
profile-disarmed = It is disarmed: it looks for a focus and moves as for a melee attack on one target.
profile-melee = Attack: melee, { $count ->
    [one] one target
   *[other] up to { $count } targets
}.
profile-ranged = Attack: range { $range }, { $count ->
    [one] one target
   *[other] up to { $count } targets
}.
profile-area-melee = Attack: melee, the area { $hexes } around its own hex, turned and mirrored as it likes{ $further ->
    [0] {""}
    [one] , and one further target
   *[other] , and { $further } further targets
}.
profile-area-free = Attack: the area { $hexes } with at least one hex within range { $range }, turned and mirrored as it likes{ $further ->
    [0] {""}
    [one] , and one further target
   *[other] , and { $further } further targets
}.
movement-none = There is no move on the card; it stays where it is.
movement-immobilized = It is immobilized and cannot move.
movement-walk = Movement: { $points ->
    [one] one point
   *[other] { $points } points
}.
movement-jump = Movement: { $points ->
    [one] one point
   *[other] { $points } points
}, jumping; only the last hex of the move counts.
movement-fly = Movement: { $points ->
    [one] one point
   *[other] { $points } points
}, flying; only walls are in its way.
muddled = It is muddled: all its attacks have disadvantage, so it does not move to lose it.
strengthened = It is strengthened; it still moves to lose disadvantage.

# The focus

advice-figures = negative hexes { $negatives }, movement points { $points }, proximity { $proximity }, initiative { $initiative }
focus-invisible = { $enemy } is invisible and cannot be the focus.
focus-excluded = { $enemy } was attacked already this turn.
focus-unreachable = { $enemy } cannot be attacked: no way leads to a hex from which the attack could reach it.
focus-unseen = { $enemy } cannot be attacked: it is in range of hexes it could go to, but none of them has line of sight to it.
focus-first = By a rule of the scenario { $enemies } comes first: this turn it can be attacked.
focus-first-not = By a rule of the scenario { $enemies } would come first, but this turn it cannot be attacked; the focus is found as ever.
focus-lost-first = { $enemy } is not the focus: by a rule of the scenario another comes first.
focus-chosen = { $enemy } is the focus ({ $figures }).
focus-lost-negatives = { $enemy } is not the focus: the way leads over { $negatives ->
    [one] one negative hex
   *[other] { $negatives } negative hexes
}, to the focus over { $best } ({ $figures }).
focus-lost-points = { $enemy } is not the focus: { $points ->
    [one] one movement point
   *[other] { $points } movement points
} to attack it, { $best } for the focus ({ $figures }).
focus-lost-proximity = { $enemy } is not the focus: it is at range { $proximity }, the focus at { $best } ({ $figures }).
focus-lost-initiative = { $enemy } is not the focus: it comes later in the order of initiative ({ $figures }).
focus-tie = { $enemies } are equally good; the players choose the focus.
focus-none = No enemy can be attacked from any hex: there is no focus, it neither moves nor attacks.

# Where it goes

out-of-reach = It cannot attack { $focus } this turn; it looks for the best hex as if its movement were unlimited.
destination-lost-far = { $hexes_count ->
    [one] One hex to attack from is
   *[other] { $hexes_count } hexes to attack from are
} too far for this turn.
destination-lost-negatives = Not { $hexes }: only more negative hexes lead there than needed.
destination-lost-trap = Not { $hexes }, although it could attack from there this turn: only more negative hexes lead there than needed, and a cleaner way is taken, however long.
destination-lost-sight = Not { $hexes }: near enough, but without line of sight to { $focus }.
destination-lost-disadvantage = Not { $hexes }: there the attack on the focus has disadvantage.
destination-lost-targets = Not { $hexes }: from there it hits { $value ->
    [one] one target
   *[other] { $value } targets
}, elsewhere { $best }.
destination-lost-set = Not { $hexes }: from there it cannot hit the best set of targets.
destination-lost-suffering = Not { $hexes }: there { $value ->
    [one] one attack has
   *[other] { $value } attacks have
} disadvantage, elsewhere { $best }.
destination-lost-points = Not { $hexes }: { $value ->
    [one] one movement point
   *[other] { $value } movement points
}, elsewhere { $best }.
targets-chosen = Best set of targets: { $targets }.
targets-chosen-among = Equally good sets of targets: { $targets } and any { $count } of { $among }; the players choose.
targets-lost-proximity = Not the targets { $targets }: { $rival } is at proximity { $value }, { $chosen } at { $best }.
targets-lost-initiative = Not the targets { $targets }: { $rival } comes later in the order of initiative ({ $value }) than { $chosen } ({ $best }).
targets-lost-points = Not the targets { $targets }: { $value ->
    [one] one movement point
   *[other] { $value } movement points
} to attack them, { $best } for the best set.
destination-chosen = It ends on the hex { $hexes }, for { $points ->
    [one] one movement point
   *[other] { $points } movement points
}.
destination-tie = { $hexes } are equally good, for { $points ->
    [one] one movement point
   *[other] { $points } movement points
} each; the players choose.
goal = Its goal is { $hexes_count ->
    [one] { $hexes }
   *[other] one of { $hexes }
}, { $points ->
    [one] one movement point
   *[other] { $points } movement points
} away.
approach = Towards { $goal } it comes nearest on the hex { $hexes }: { $points } spent, { $remaining } left to go.
approach-stay = Towards { $goal } it cannot come nearer, so it stays; { $remaining } left to go.
path = { $count ->
    [one] The way: { $hexes }.
   *[other] One of { $count } equally good ways, the players choose: { $hexes }.
}
path-negative = On the way it enters the hex { $hexes }, and what lies there takes effect.
attack = From the hex { $hexes } it attacks { $targets }.
attack-among = From { $hexes } it attacks { $targets } and any { $count } of { $among }.
attack-disadvantage = The attack on { $targets } has disadvantage: a ranged attack on an adjacent target.
attack-none = It attacks nobody this turn.
attack-not-possible = It does not attack.

# What is wrong with a file

problem-board-json = { $file } is neither JSON ({ $detail }) nor a text map.
problem-board-form = Board { $board }, { $field }: { $detail }.
form-expected = expected { $wanted ->
    [int] a whole number
    [array] a list
    [object] an object
    [str] a text
    [bool] true or false
   *[other] { $wanted }
}, found { $found ->
    [int] a whole number
    [float] a decimal number
    [array] a list
    [object] an object
    [str] a text
    [bool] true or false
   *[other] { $found }
}
form-missing = this field is missing
form-unknown = there is no such field
form-at-least = expected a number of at least { $limit }
form-at-most = expected a number of at most { $limit }
form-length = expected { $length } numbers
form-not-empty = expected at least one entry
form-too-great = this number is too great
form-malformed = a fault at byte { $byte }
form-truncated = it ends too early
form-not-utf8 = it is not UTF-8 text
form-too-deep = it is nested too deep
problem-board-off-map = Board { $board }, { $field }: { $place } is not a hex of the board.
problem-board-two-figures = Board { $board }, { $field }: another figure stands on { $place } already.
problem-board-wall-inside = Board { $board }, { $field }: { $place } is a hex of the board and cannot be a wall.
problem-board-terrain = Board { $board }, { $field }: there is no such terrain; expected obstacle, trap, hazardous or difficult.
problem-board-too-wide = Board { $board }, hexes: they lie too far apart for one board.
problem-board-no-map = Board { $board }: a text map needs a line “map:” with the map below it.
problem-board-header = Board { $board }, line { $line }: expected “monster”, “area”, “initiative”, “origin” or “map”, then a colon.
problem-board-monster = Board { $board }, line { $line }: “{ $word }” says nothing about a monster; expected e.g. “move 2, range 3, targets 2, flying, jump, muddled”.
problem-board-area = Board { $board }, line { $line }: expected an area such as “melee (1,0) (1,-1)”, “free (0,0) (1,0)” or a name such as “M-arc2”.
problem-board-initiative = Board { $board }, line { $line }: expected letters with numbers, such as “A 20, B 45”.
problem-board-origin = Board { $board }, line { $line }: expected the first hex of the map, such as “-2,1”.
problem-board-sign = Board { $board }, line { $line }, column { $column }: “{ $sign }” means nothing there.
problem-board-one-monster = Board { $board }, map: expected exactly one M, found { $count }.
problem-board-no-initiative = Board { $board }, map: { $name } has no initiative.
problem-board-twice = Board { $board }, map: { $name } stands there twice.
problem-board-text = This is neither JSON nor a text map.
problem-board-large = Board { $board }, { $field }: { $count } is more than the advisor takes on here; at most { $limit }.
problem-board-wide-area = Board { $board }, monster.area.hexes: a hex of the pattern may be at most { $limit } from its middle.
problem-boards = There are { $count } boards; at most { $limit } at once.
problem-scenario = There is no scenario { $number }; their numbers are 1 to { $last }.
problem-scenario-room = Scenario { $number } has the rooms 1 to { $last }; choose at least one of them.

# What is wrong with content

problem-map-form = { $file }, { $entry }, { $field }: { $detail }.
problem-map-twice = { $file }, { $entry }, { $field }: “{ $value }” stands there twice.
problem-map-run = { $file }, { $entry }, { $field }: { $value } ends before it begins; expected [row, first, last].
problem-map-overlap = { $file }, { $entry }, { $field }: { $value } belongs to two tiles; expected one.
problem-map-off-map = { $file }, { $entry }, { $field }: { $value } is not a hex of the map.
problem-map-no-start = { $file }, { $entry }, { $field }: expected at least one start hex.
problem-map-unknown-tile = { $file }, { $entry }, { $field }: there is no tile “{ $value }” in this scenario.
problem-map-loose = { $file }, { $entry }, { $field }: { $value } touches no tile; a join lies beside one.
problem-map-two-monsters = { $file }, { $entry }, { $field }: two monsters on { $value } for one number of characters; expected one.

# What is wrong with the printed things

problem-printed-twice = { $file }, { $entry }, { $field }: “{ $value }” is there already; expected one that is not taken.
problem-printed-unknown = { $file }, { $entry }, { $field }: there is no “{ $value }”.
problem-printed-perk-boxes = { $file }, { $entry }, { $field }: { $value } boxes; expected 15 (GLH-CNT-07).
problem-printed-class-health = { $file }, { $entry }, { $field }: { $value }; expected nine numbers that do not fall.
problem-printed-cards = { $file }, { $entry }, { $field }: { $value } cards; expected 3 of level X (0), 2 of every level from 2 to 9, and of level 1 at least as many as the hand holds (GLH-CNT-01).
problem-printed-initiative = { $file }, { $entry }, { $field }: { $value }; expected 1 to 99 (GLH-CNT-02).
problem-printed-slots = { $file }, { $entry }, { $field }: slots where the half lasts “{ $value }”; expected a persistent one (GLH-ACT-01).
problem-printed-no-lines = { $file }, { $entry }, { $field }: expected at least one line.
problem-printed-specials = { $file }, { $entry }, { $field }: a boss of the deck of bosses has two specials (GLH-BOS-01).
problem-printed-levels = { $file }, { $entry }, { $field }: { $value }; expected eight levels of every rank (GLH-MSC-01).
problem-printed-value = { $file }, { $entry }, { $field }: “{ $value }” cannot be worked out; expected numbers, C, L, X, V, H, + − * / and brackets.
problem-printed-deck = { $file }, { $entry }, { $field }: { $value }; expected eight cards, two of them with the shuffle symbol (GLH-CMP-08).
problem-printed-uses = { $file }, { $entry }, { $field }: { $value } uses of an item that is never used up.
