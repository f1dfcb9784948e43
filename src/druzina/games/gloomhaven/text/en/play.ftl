# What happens in a scenario

event-round = Round { $n }.
event-cards = { $seat } plays { $card } and { $second }: initiative { $n }.
    .you = You play { $card } and { $second }: initiative { $n }.
event-will-rest = { $seat } will rest for a long time: initiative 99.
    .you = You will rest for a long time: initiative 99.
event-ability = { $type }: initiative { $n }; { $ability }.
event-plays = { $seat } plays { $card }, { $half }.
    .you = You play { $card }, { $half }.
event-moved = { $figure } moves { $n } { $n ->
    [one] hex
   *[other] hexes
  }.
event-attack = { $figure } attacks { $target }{ $drawn ->
    [0] {""}
    [one] , card { $modifiers }
   *[other] , cards { $modifiers }
  }: { $n } damage.
text-modifier-card = { $modifier }
event-no-target = { $figure } attacks nobody.
event-damage = { $figure } suffers { $n } damage.
event-negated = { $card } takes the damage of { $seat }.
    .you = { $card } takes your damage.
event-prevented = { $seat } loses cards instead of suffering { $n } damage.
    .you = You lose cards instead of suffering { $n } damage.
event-died = { $figure } is dead.
event-gone = { $figure } is gone from the map.
event-exhausted = { $seat } is exhausted.
    .you = You are exhausted.
event-retaliate = { $figure } retaliates: { $n } damage.
event-healed = { $figure } is healed by { $n }.
event-condition = { $figure }: { $condition }.
event-condition-gone = { $figure } is rid of { $condition }.
event-trap = { $figure } springs a trap.
event-door = { $seat } opens a door.
    .you = You open a door.
event-looted = { $seat } loots: { $n }.
    .you = You loot: { $n }.
event-found-gold = { $seat } finds { $n } gold in the chest.
    .you = You find { $n } gold in the chest.
event-found-item = { $seat } finds { $item }, to be used from the next scenario on.
    .you = You find { $item }. You may use it from the next scenario on.
event-found-design = { $seat } finds how { $item } is made: the shop has it from now on.
    .you = You find how { $item } is made: the shop has it from now on.
event-found-sold = { $seat } finds a second { $item } and sells it for { $n } gold.
    .you = You find a second { $item } and sell it for { $n } gold.
event-helpless = { $seat } can neither play cards nor rest, and stays on the map.
    .you = You can neither play cards nor rest, and stay on the map.
event-dead = { $seat } has died for good.
    .you = You have died for good.
event-item = { $seat } uses { $item }.
    .you = You use { $item }.
event-experience = { $seat } gains { $n } experience.
    .you = You gain { $n } experience.
event-strong = The element { $element } is strong.
event-consumed = { $element } is consumed.
event-long-rest = { $seat } has rested for a long time.
    .you = You have rested for a long time.
event-short-rest = { $seat } takes a short rest and loses { $card }.
    .you = You take a short rest and lose { $card }.
event-goal = The goal is met.
event-bonus = { $seat } gains { $n } experience for the victory.
    .you = You gain { $n } experience for the victory.
event-exchanged = { $seat } turns { $coins ->
        [one] a money token
       *[other] { $coins } money tokens
    } into { $n } gold.
    .you = You turn { $coins ->
        [one] a money token
       *[other] { $coins } money tokens
    } into { $n } gold.
event-battle-goal = { $seat }, battle goal “{ $goal }”: { $end ->
        [kept] kept; checkmarks: { $n }
        [vain] kept, but the scenario is lost
       *[missed] missed
    }.
    .you = Your battle goal “{ $goal }”: { $end ->
        [kept] kept; checkmarks: { $n }
        [vain] kept, but the scenario is lost
       *[missed] missed
    }.
reveal-modifier = a modifier card is drawn
reveal-ability = a monster card is turned up
reveal-rest = a card is drawn for the rest
reveal-treasure = what is in the chest
reveal-room = the room behind the door

# What a scenario cannot be begun with

problem-class = There is no class “{ $found }”; there are { $valid }.
problem-class-twice = Two characters are “{ $found }”; everybody plays another class ({ $clause }).
problem-hand = The hand has { $found } cards; expected { $wanted } different ones ({ $clause }).
problem-card = “{ $found }” is no card of the class { $valid }.
problem-card-level = “{ $found }” is a card of a higher level than { $level } (GLH-CRD-02).
problem-learned = The hand has { $found } of the cards of level { $least } and up; a character of level { $level } has learned { $most } at most (GLH-LVU-02).
problem-item = There is no item “{ $found }” ({ $clause }).
problem-item-twice = The item “{ $found }” is there twice; expected once ({ $clause }).
problem-item-slot = Slot { $slot }: { $found } is too much; at most { $most } (GLH-ITM-01).
problem-scenario-closed = Scenario { $found } cannot be played yet; { $valid } can ({ $clause }).
problem-by-clause = { $detail } ({ $clause })
