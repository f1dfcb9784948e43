# What happens in a scenario

event-cards = { $seat } plays { $cards }.
event-moved = { $figure } moves { $n } { $n ->
    [one] hex
   *[other] hexes
  }.
event-attack = { $figure } attacks { $target }: { $n } damage.
event-damage = { $figure } suffers { $n } damage.
event-negated = { $seat }: { $card } takes the damage.
event-prevented = { $seat } loses cards instead of suffering { $n } damage.
event-died = { $figure } is dead.
event-exhausted = { $seat } is exhausted.
event-retaliate = { $figure } retaliates: { $n } damage.
event-healed = { $figure } is healed by { $n }.
event-condition = { $figure }: { $condition }.
event-condition-gone = { $figure } is rid of { $condition }.
event-trap = { $figure } springs a trap.
event-door = { $seat } opens a door.
event-looted = { $seat } loots { $n }.
event-item = { $seat } uses { $item }.
event-experience = { $seat } gains { $n } experience.
event-strong = { $element } is strong.
event-consumed = { $element } is consumed.
event-long-rest = { $seat } rests for a long time.
event-short-rest = { $seat } takes a short rest and loses { $card }.
event-goal = The goal is met.
reveal-room = the room behind the door

# What a scenario cannot be begun with

problem-class = There is no class “{ $found }”; there are { $valid }.
problem-class-twice = Two characters are “{ $found }”; everybody plays another class ({ $clause }).
problem-hand = The hand has { $found } cards; expected { $wanted } different ones ({ $clause }).
problem-card = “{ $found }” is no card of the class { $valid }.
problem-card-level = “{ $found }” is a card of a higher level than { $level } (GLH-CRD-02).
problem-item = There is no item “{ $found }”.
problem-item-twice = The item “{ $found }” is there twice; expected once ({ $clause }).
problem-item-slot = Slot { $slot }: { $found } is too much; at most { $most } (GLH-ITM-01).
