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
