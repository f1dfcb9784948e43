# The Big Book of Madness in English.

game-title = The Big Book of Madness
game-about = 2–5 wizards against a book; six rounds, they win or lose together

## Things and places

card-madness = Madness
card-element = { $element } { $value }
element-water = Water
element-earth = Earth
element-fire = Fire
element-air = Air
kind-water = water
kind-earth = earth
kind-fire = fire
kind-air = air
kind-multi = multi-element
slot-2 = space 2
slot-3l = space 3 left
slot-3r = space 3 right
slot-4 = space 4
slot-5 = space 5
zone-hand = in the hand
zone-support = in the support
zone-discard = in the discard pile
zone-destroyed = among the destroyed
to-hand = to the hand
to-support = to the support
to-discard = to the discard pile
to-top = on top of the draw pile
to-stack = to the Madness stack
to-none = { "" }
origin-hand = from hand
origin-support = from own support
origin-shared = from the shared support
origin-discard = from the discard pile
origin-draw = from the draw pile
origin-destroyed = from the destroyed cards
origin-hand-shared = from hand or the shared support
origin-hand-support = from hand and own support
origin-hands-discards = from the hands and discard piles of any players
origin-hand-support-discard = from hand, own support or the discard pile
origin-none = { "" }
only-none = { "" }
only-water = water{ " " }
only-earth = earth{ " " }
only-fire = fire{ " " }
only-air = air{ " " }
only-element = element{ " " }
only-value-1 = value-1{ " " }
only-value-2-or-3 = value-2-or-3{ " " }
only-madness = { "" }
upgrade-none = { "" }
upgrade-place = ; a card higher by 1 takes its place
upgrade-hand = ; a card higher by 1 comes to the hand
upgrade-discard = ; a card higher by 1 comes to the discard pile
cost-element = { $n } { $element }
cost-any = { $n } of any one kind
no-thing = nothing
cause-won = the last monster is defeated
cause-stack = the Madness stack is empty
cause-monster = the last monster got away
cause-eliminated = all wizards are scared to death
ability-substitute = once on their turn one Air 1 card pays as 1 of any element
ability-draw-on-breaking = may draw 1 card after each curse broken
ability-large-support = the support has 5 spaces
ability-exchange-support = once on their turn may swap 1 or 2 cards of the hand for as many of the support
ability-discard-madness = once on their turn may discard a Madness from hand and draw 1 card
ability-refresh = once on their turn may refresh 1 used spell of anybody
ability-draw-and-drop = once on their turn may draw 1 card: Madness is cured, any other is discarded
ability-six-spells = can hold 6 spells

## Card texts

text-effect = { $who ->
        [who-one] one player{ $may ->
            [1] { " " }may use all of it:
           *[other] { "" }
        }{ " " }
        [who-another] one other player{ " " }
        [who-some-others] { $players ->
            [one] { $amount } other player
           *[other] each of { $amount } other players
        }{ " " }
        [who-each] each player{ " " }
        [who-each-other] each other player{ " " }
        [who-active] the active player{ " " }
       *[other] { "" }
    }{ $parts }
do-discard = { $much ->
        [down-to] discards from hand down to { $amount } cards
       *[other] { $person ->
        [you] discard
        [table] discard
       *[other] discards
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } { $origin }
    }
do-destroy = { $person ->
        [you] destroy
       *[other] destroys
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } { $origin }{ $upgrade }
do-support = { $person ->
        [you] place
       *[other] places
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } from hand into { $person ->
        [you] your
       *[other] their
    } own support
do-recover = { $person ->
        [you] return
       *[other] returns
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } from the discard pile { $to }{ $flag ->
        [1] { " " }(none that paid for this cast)
       *[other] { "" }
    }
do-take = { $person ->
        [you] take
       *[other] takes
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } { $origin } { $to }
do-put = puts { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } from hand on top of the draw pile
do-cure = { $person ->
        [you] cure
       *[other] cures
    } { $much ->
        [all] all Madness
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } Madness
           *[other] { $amount } Madness
        }
    } { $origin }
do-give = give { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } from hand to other players' hands
do-trade = exchange { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } from hand with one other player
do-pass = each player picks 1 card from hand, and all pass them to the left
do-discard-each-element = discards from hand one card of every element in it
do-draw = { $much ->
        [up-to-hand] draws up to { $amount } cards in hand
       *[other] { $condition ->
            [madness-moved] draws 1 card after placing a Madness
            [lost-a-card] each player who lost one draws 1 card
           *[other] { $person ->
        [you] draw
       *[other] draws
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    }
        }
    }
do-mill = discards { $much ->
        [all] their whole draw pile
       *[other] the top { $n ->
            [one] card
           *[other] { $amount } cards
        } of their own draw pile
    }
do-destroy-top = destroys the top { $n ->
        [one] card
       *[other] { $amount } cards
    } of their own draw pile
do-sift = look at the top { $amount } { $n ->
        [one] card
       *[other] cards
    } of your own draw pile, discard any and put the rest back in any order
do-madness = { $condition ->
        [nothing-moved] if that is impossible, takes
       *[other] takes
    } { $n ->
        [one] { $amount } Madness
       *[other] { $amount } Madness
    } { $to }
do-burn-madness = { $much ->
        [per-player] for each player in the game{ " " }
       *[other] { "" }
    }destroy { $amount } { $n ->
        [one] card
       *[other] cards
    } of the Madness stack
do-seed-madness = when the curses lie there, put 1 Madness of the stack under each
do-gain = { $flag ->
        [1] for it adds a card of the same element of value { $value } { $to }
       *[other] { $person ->
        [you] add
       *[other] adds
    } { $much ->
        [all] { $upto ->
            [1] any number of { $only }cards
           *[other] all { $only }cards
        }
        [as-many] as many { $only }cards
       *[other] { $upto ->
            [1] up to{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } { $only }card
           *[other] { $amount } { $only }cards
        }
    } of value { $value } { $to }
    }
do-strip = destroy one card of value { $value } of each element in the supply
do-exhaust = turns { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $amount } { $n ->
        [one] spell
       *[other] spells
    } used
do-neutralise = neutralises { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $amount } { $n ->
        [one] spell
       *[other] spells
    } until a new monster arrives
do-refresh = refresh { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $amount } { $n ->
        [one] spell
       *[other] spells
    } of any players (not this one)
do-learn = may learn a face-up spell of the library without paying
do-forget = destroys { $amount } own { $n ->
        [one] spell
       *[other] spells
    }
do-burn-library = the active player destroys the face-up spell of one library pile
do-neutralise-curse = neutralise { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $amount } { $n ->
        [one] curse
       *[other] curses
    }
do-token = put an element token on every { $flag ->
        [1] other curse
       *[other] curse laid out
    }
do-bar-reward = until a new monster arrives breaking a curse gives no card
do-act = may take { $amount } { $n ->
        [one] action
       *[other] actions
    }
do-incarnate = take { $amount } { $n ->
        [one] action
       *[other] actions
    } paid only with cards of the shared support, which are not discarded
do-break = up to { $amount } times break a curse for { $less } less

## Faces of cards

face-spell = { $spell } ({ $id }), spell, { $element } { $n }
face-curse = { $curse } ({ $id }), { $kind } curse
face-wizard = { $wizard } ({ $id })
face-page = { $page } ({ $id })
face-effect = Effect: { $text }.
face-multiple = ×{ $times }: { $text }.
face-trigger = When triggered: { $text }.
face-deck = Starting deck: { $cards }.
face-ability = Ability: { $ability }.
face-curses = Curses: { $elements }.
face-arrival = On arrival: { $text }.
face-bonus = Bonus: { $text }.
face-penalty = Penalty: { $text }.

## Questions

ask-discard-cards = { $seat }: discard { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    }.
ask-destroy-cards = { $seat }: destroy { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    }.
ask-support-cards = { $seat }: place { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } into your support.
ask-recover-cards = { $seat }: return { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } of the discard pile.
ask-take-cards = { $seat }: take { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } to your hand.
ask-put-cards = { $seat }: put { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } on top of your draw pile.
ask-cure-cards = { $seat }: cure { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }Madness
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }Madness
    }.
ask-exchange-cards = { $seat }: choose { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } to exchange.
ask-trade-cards = { $seat }: choose { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } to trade.
ask-pass-cards = { $seat }: pass { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }card
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }{ $only }cards
    } to the left.
ask-exhaust-spells = { $seat }: turn { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }spell
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }spells
    } used.
ask-neutralise-spells = { $seat }: neutralise { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }spell
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }spells
    }.
ask-refresh-spells = { $seat }: refresh { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }spell
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }spells
    }.
ask-forget-spells = { $seat }: destroy { $upto ->
        [1] up to{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }of your spells
       *[other] { $n } { $more ->
            [1] more{ " " }
           *[other] { "" }
        }of your spells
    }.
ask-act = { $seat }: it is your turn. What will you do?
ask-act-granted = { $seat }: { $n ->
        [one] you may take { $n } more action.
       *[other] you may take { $n } more actions.
    }
ask-act-incarnate = { $seat }: { $n ->
        [one] you may take { $n } more action paid by the shared support alone.
       *[other] you may take { $n } more actions paid by the shared support alone.
    }
ask-pay = { $seat }: what will you pay with? Still owed: { $cost }.
ask-choose-players = { $n ->
    [one] { $seat }: whom does “{ $text }” concern?
   *[other] { $seat }: whom does “{ $text }” concern? ({ $n } more)
}
ask-may-use = { $seat }: will you use “{ $text }”?
ask-choose-gain = { $n ->
    [one] { $seat }: which card of the supply do you take { $to }?
   *[other] { $seat }: which card of the supply do you take { $to }? ({ $n } more)
}
ask-choose-token = { $seat }: which token goes on the curse ({ $slot })?
ask-sift-out = { $seat }: which of the { $n } cards you looked at will you discard?
ask-put-back = { $seat }: which of the { $n } cards goes deepest?
ask-burn-spell = { $seat }: which spell of the library is destroyed?
ask-give-up-spell = { $seat }: which spell will you give up?
ask-learn-free = { $seat }: which spell will you learn for nothing?
ask-draw-on-breaking = { $seat }: will you draw a card for the curse broken?
ask-eat-curse = { $seat }: which curse will you break at the lower cost?
ask-lower-cost = { $seat }: what of the cost is left to pay?
ask-how-many-to-exchange = { $seat }: how many cards will you exchange?
ask-neutralise-curse = { $seat }: which curse will you neutralise?
ask-give = { $seat }: which card will you give to whom?
ask-trade-partner = { $seat }: with whom will you trade cards?
ask-trade-count = { $seat }: how many cards will you trade?
ask-choose-wizard = { $seat }: which wizard will you be?
## Why it is asked

because-curse = { $curse } strikes.
because-arrival = { $page } has arrived.
because-bonus = { $page } is defeated, which has its bonus.
because-penalty = { $page } got away, which has its penalty.
because-spell = { $mine ->
        [1] You cast { $spell }.
       *[other] { $owner } casts { $spell }.
    }
because-ability = Your ability, { $wizard }.
because-cast = Paying for { $spell } ×{ $times }.
because-learn = Paying to learn { $spell }.
because-acquire = Paying for the card { $card }.
because-break = Paying to break { $curse }.
because-cure = Paying to cure a Madness.
because-broken = { $curse } is broken, which has its reward.
because-hand = Your turn ends with { $n } cards in hand.
because-full = You learn { $spell }, and { $n } spells are the most you can hold.

## What wizards tell each other

aim-break = break { $curse }
aim-cast = cast { $spell }
aim-learn = learn { $spell }
aim-acquire = get the card { $card }
aim-cure = cure a Madness
aim-grant = give { $owner } an action: { $curse } is within reach there, I am { $n } short
intends-break = Next turn I break { $curse }.
intends-save = I save for { $curse }; still missing: { $cost }.
intends-cure = I want to be rid of my Madness.
intends-learn = I want to learn { $spell }.
intends-gather = I gather cards for what comes.

## Answers

choose-discard = discard: { $card } { $zone } ({ $owner })
choose-destroy = destroy: { $card } { $zone } ({ $owner })
choose-support = to the support: { $card } { $zone } ({ $owner })
choose-recover = return: { $card } { $zone } ({ $owner })
choose-take = take: { $card } { $zone } ({ $owner })
choose-put = on the pile: { $card } { $zone } ({ $owner })
choose-cure = cure: { $card } { $zone } ({ $owner })
choose-exchange = exchange: { $card } { $zone } ({ $owner })
choose-trade = to trade: { $card } { $zone } ({ $owner })
choose-pass = pass: { $card } { $zone } ({ $owner })
choose-pay = pay: { $card } { $zone } ({ $owner })
choose-pay-as = pay: { $card } { $zone } ({ $owner }) as { $element }
choose-stop = { $n ->
        [0] nothing
       *[other] no more
    }
choose-exhaust = turn: { $spell } ({ $owner })
choose-neutralise = neutralise: { $spell } ({ $owner })
choose-refresh = refresh: { $spell } ({ $owner })
choose-forget = destroy: { $spell } ({ $owner })
choose-cast = cast { $spell } ×{ $times }: { $text }
choose-learn = learn { $spell } ({ $element })
choose-acquire = acquire the card { $card }
choose-break = break the curse { $curse } ({ $slot })
choose-cure-hand = cure a Madness of the hand
choose-cure-support = cure a Madness of the support ({ $owner })
choose-ability = ability: { $ability }
choose-end = end the turn
choose-end-granted = no more actions
choose-name = { $seat }
choose-use = use it
choose-decline = decline
choose-gain = { $card }
choose-token = { $element }
choose-neutralise-curse = neutralise the curse { $curse } ({ $slot })
choose-sift = discard { $card }
choose-put-back = deepest { $card }
choose-burn = { $spell } ({ $element })
choose-give-up = give up { $spell }
choose-draw-one = draw 1 card
choose-draw-none = do not draw
choose-left = left: { $cost }
choose-exchange-count = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
choose-count = { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    }
choose-give = { $card } for { $seat }
choose-wizard = { $wizard }: { $ability }

## What happens

event-first = { $seat } begins.
    .you = You begin.
event-library = Face up in the library: { $spells }.
event-wizard = { $seat } is { $wizard }.
    .you = You are { $wizard }.
event-turn = Turn { $turn }: { $seat }.
event-marker = The invocation marker is on space { $space }.
event-triggers = The curse { $curse } triggers ({ $slot }).
event-monster = Round { $round }: { $page } arrives.
event-curses = Curses laid out: { $curses }.
event-defeated = { $page } is defeated.
event-not-defeated = { $page } is not defeated.
event-madness = { $seat } takes a Madness { $to }; { $left } left in the stack.
    .short = +1 Madness { $to }
    .you = You take a Madness { $to }; { $left } left in the stack.
event-reshuffles = { $seat } shuffles the discard pile into a new draw pile ({ $n }).
    .you = You shuffle the discard pile into a new draw pile ({ $n }).
event-draws = { $seat } draws { $cards }.
    .short = +{ $cards }
    .you = You draw { $cards }.
event-mills = { $seat } discards from the draw pile: { $cards }.
    .you = You discard from the draw pile: { $cards }.
event-discards = { $seat } discards { $origin }: { $cards }.
    .short = discards { $cards }
    .you = You discard { $origin }: { $cards }.
event-destroys = { $seat } destroys { $origin }: { $cards }.
    .short = destroys { $cards }
    .you = You destroy { $origin }: { $cards }.
event-supports = { $seat } places { $origin } into the support: { $cards }.
    .short = { $cards } to the support
    .you = You place { $origin } into the support: { $cards }.
event-recovers = { $seat } returns { $origin }: { $cards }.
    .short = returns { $cards }
    .you = You return { $origin }: { $cards }.
event-takes = { $seat } takes { $origin }: { $cards }.
    .short = takes { $cards }
    .you = You take { $origin }: { $cards }.
event-puts = { $seat } puts { $origin } on top of the draw pile: { $cards }.
    .short = { $cards } on the draw pile
    .you = You put { $origin } on top of the draw pile: { $cards }.
event-cures = { $seat } cures { $n } Madness { $origin }; { $left } in the stack.
    .short = −{ $n } Madness
    .you = You cure { $n } Madness { $origin }; { $left } in the stack.
event-burns-madness = { $n } of the Madness stack are destroyed; { $left } left.
event-seeds = Madness goes under the curses; { $left } left in the stack.
event-upgrades = { $seat } gets { $card } for it.
    .short = +{ $card }
    .you = You get { $card } for it.
event-strips = Destroyed in the supply: { $cards }.
event-gains = { $seat } takes { $card } of the supply { $to }.
    .short = +{ $card } { $to }
    .you = You take { $card } of the supply { $to }.
event-pays = { $seat } pays { $cards }.
    .short = costs { $cards }
    .you = You pay { $cards }.
event-pays-without-discarding = { $seat } pays with cards that stay: { $cards }.
    .you = You pay with cards that stay: { $cards }.
event-casts = { $seat } casts { $spell } ×{ $times }.
    .you = You cast { $spell } ×{ $times }.
event-names = { $seat } names { $seats }.
    .you = You name { $seats }.
event-declines = { $seat } declines: { $effect }.
    .you = You decline: { $effect }.
event-learns = { $seat } learns { $spell }.
    .short = +{ $spell }
    .you = You learn { $spell }.
event-uncovers = { $spell } is turned up in the library.
event-burns-spell = { $seat } destroys { $spell } in the library.
    .you = You destroy { $spell } in the library.
event-destroys-spell = { $seat } gives up { $spell }.
    .you = You give up { $spell }.
event-exhausts = { $seat } turns used: { $spells }.
    .short = used: { $spells }
    .you = You turn used: { $spells }.
event-neutralises = { $seat } has neutralised: { $spells }.
    .you = You have neutralised: { $spells }.
event-refreshes = { $seat } refreshes { $spells }.
    .short = ready: { $spells }
    .you = You refresh { $spells }.
event-breaks = { $seat } breaks the curse { $curse }.
    .short = { $curse } broken
    .you = You break the curse { $curse }.
event-takes-under = { $seat } takes { $n } Madness from under the curse.
    .short = +{ $n } Madness
    .you = You take { $n } Madness from under the curse.
event-bars-reward = Until a new monster arrives curses broken give no card.
event-token = A token goes on { $curse } ({ $slot }): { $element }.
event-neutralises-curse = { $seat } neutralises the curse { $curse }.
    .short = { $curse } neutralised
    .you = You neutralise the curse { $curse }.
event-ability = { $seat } uses the ability of { $wizard }.
    .you = You use the ability of { $wizard }.
event-swaps = { $seat } swaps { $cards } of the hand for { $back } of the support.
    .you = You swap { $cards } of the hand for { $back } of the support.
event-gives = { $seat } gives { $card } to { $owner }.
    .short = { $card } to { $owner }
    .you = You give { $card } to { $owner }.
event-trades = { $seat } trades { $cards } to { $owner }.
    .you = You trade { $cards } to { $owner }.
event-looks = { $seat } looks at the top { $n } of their own draw pile.
    .known = { $seat } sees from the top of the pile: { $cards }.
    .you = You look at the top { $n } of your own draw pile.
    .yours = You see from the top of the pile: { $cards }.
event-puts-back = { $seat } puts { $n } back on the pile.
    .you = You put { $n } back on the pile.
event-eliminated = { $seat } is scared to death and out of the game.
    .you = You are scared to death and out of the game.
outcome-together = { $n ->
    [0] The wizards have lost: { $cause }.
   *[other] The wizards have won: { $cause }.
}
event-wins = The wizards have won: { $cause }.
event-loses = The wizards have lost: { $cause }.

## Why not

refusal-must-go-on = You must choose { $n } more.
refusal-other-order = { $card } { $zone } ({ $owner }): the same set is offered once; choose this card earlier.
refusal-not-this-card = { $card } { $zone } ({ $owner }): it does not concern that one.
refusal-madness-pays-nothing = Madness pays nothing.
refusal-cannot-pay-from-there = { $card } { $zone } ({ $owner }): you cannot pay from there.
refusal-card-spent = { $card } { $zone } ({ $owner }): it has served another action already.
refusal-payment-short = The cards do not cover the cost: { $cost } still missing.
refusal-card-superfluous = { $card } { $zone } ({ $owner }): with it some card would be superfluous, or the cost could not be covered.
refusal-pay-order = { $card } { $zone } ({ $owner }): the same payment is offered once, element by element from the highest card to the lowest.
refusal-one-kind = { $card } { $zone } ({ $owner }): both elements must be of one kind.
refusal-element-not-owed = { $card } { $zone } ({ $owner }): this element is not owed now.
refusal-player-out = { $seat } is out of the game.
refusal-player-named = { $seat } is named already.
refusal-player-order = { $seat }: the same set is offered once; name them earlier.
refusal-player-not-meant = { $seat } is not meant.
refusal-pile-empty = There is no { $card } left in the supply.
refusal-other-value = It must be a card of value { $value }.
refusal-supply-order = { $card }: the same set is offered once; choose it earlier.
refusal-spell-order = { $spell }: the same set is offered once; choose this spell earlier.
refusal-spell-not-own = { $spell } belongs to { $owner }; choose among your own spells.
refusal-spell-ready = { $spell } is ready: there is nothing to refresh.
refusal-spell-casting = { $spell } is being cast.
refusal-library-empty = That pile of the library is empty ({ $element }).
refusal-no-token = No such token is left ({ $element }).
refusal-no-curse = No curse lies there ({ $slot }).
refusal-curse-down = The curse is neutralised ({ $slot }).
refusal-curse-order = The same set is offered once; choose it earlier ({ $slot }).
refusal-curse-too-dear = { $curse } needs { $cost }{ $less ->
        [0] { "" }
       *[other] , here { $less } less
    }; you can bring { $have }.
refusal-learn-too-dear = { $spell } needs { $cost } to learn; you can bring { $have }.
refusal-card-too-dear = { $card } needs { $cost }; you can bring { $have }.
refusal-cure-too-dear = Curing a Madness needs { $cost }; you can bring { $have }.
refusal-gift-order = { $card }: the same gifts are offered once; choose it earlier.
refusal-no-madness = There is no Madness.
refusal-spell-neutralised = { $spell } is neutralised.
refusal-spell-used = { $spell } is used.
refusal-spell-too-dear = { $spell } ×{ $times } needs { $cost }; you can bring { $have }.
refusal-ability-own-turn = Abilities are for your own turn, between actions.
refusal-ability-used = The ability has been used this turn.
refusal-ability-idle = The ability could do nothing now.
refusal-wizard-taken = { $wizard } is taken.
reveal-page = the page is turned
reveal-curse = curses are laid out
reveal-library = a spell of the library is turned up

## How it ended

part-defeated = monsters defeated: { $n }
part-madness-left = Madness left in the stack: { $n }
part-alive = wizards in the game: { $n }

## The table as a picture

board-discards = { $seat }, discard pile: { $text }
board-where = { $round ->
    [0] before round 1
   *[other] round { $round }, space { $space }
}
board-madness = Madness stack: { $n }
board-library = Library
board-supply = Supply
board-out = out of the game
board-read-curse = Curse { $slot }, to break: { $cost }. { $face }
board-read-player = { $seat }: hand { $hand }; support { $support }; draw pile { $draw }, discard pile { $discard }; spells { $spells }
board-counts = hand { $hand }, support { $support }, { $draw }/{ $discard }
letter-W = W
letter-E = E
letter-F = F
letter-A = A
letter-M = M
board-legend-cards = W water, E earth, F fire, A air, M Madness; hand │ support │ draw/discard pile
board-legend-spells = * used spell, - neutralised; ▶ whose turn it is

## Content

expected-eleven-ones = 11 cards of value 1
expected-three-elements = 3 elements
expected-six-rounds = 6 rounds
expected-players = the number of players with “some others”, and only there
expected-one-amount = exactly one of { $valid }
expected-table-verb = for “table” one of { $valid }, for players another verb
expected-at-most-cards = at most { $limit }
expected-rising-track = values that do not fall with rounds or difficulty
expected-each-element-twelve = each element twelve times
expected-two-of-element = two wizards of each element
expected-factor = at least one factor
fact-cards = Cards: { $wizards } wizards, { $spells } spells, { $curses } curses, { $pages } pages
fact-sources = Where the figures are from: rulebook { $rulebook }, public { $public }, original { $original }

## Options

option-difficulty = Difficulty
option-difficulty-about = how many multi-element curses the rounds add
option-difficulty-I = I (easy)
option-difficulty-II = II (medium)
option-difficulty-III = III (hard)
option-mode = Mode
option-mode-about = what the decks start with
option-mode-classic = Classic
option-mode-classic-about = the rules as they are
option-mode-terror = Terror
option-mode-terror-about = every deck starts with a Madness
option-mode-nightmare = Nightmare
option-mode-nightmare-about = no deck has a card of value 2
option-variant = Five-player variant
option-variant-about = with five: whoever plays a round's last turn also plays the first of the next
option-variant-false = without the variant
option-variant-true = with the variant
option-start = First player
option-start-drawn = drawn by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
game-character = Wizard
game-character-about = named here, drawn at random, or chosen at the table by whoever sits there
warning-lost = This loses the game: { $cause }.
