## Answers

choose-discard = { $mine ->
    [1] discard: { $card } { $zone }
   *[other] discard: { $card } { $zone } ({ $owner })
}
choose-destroy = { $mine ->
    [1] destroy: { $card } { $zone }
   *[other] destroy: { $card } { $zone } ({ $owner })
}
choose-support = { $mine ->
    [1] to the support: { $card } { $zone }
   *[other] to the support: { $card } { $zone } ({ $owner })
}
choose-recover = { $mine ->
    [1] return: { $card } { $zone }
   *[other] return: { $card } { $zone } ({ $owner })
}
choose-take = { $mine ->
    [1] take: { $card } { $zone }
   *[other] take: { $card } { $zone } ({ $owner })
}
choose-put = { $mine ->
    [1] on the pile: { $card } { $zone }
   *[other] on the pile: { $card } { $zone } ({ $owner })
}
choose-cure = { $mine ->
    [1] cure: { $card } { $zone }
   *[other] cure: { $card } { $zone } ({ $owner })
}
choose-exchange = { $mine ->
    [1] exchange: { $card } { $zone }
   *[other] exchange: { $card } { $zone } ({ $owner })
}
choose-trade = { $mine ->
    [1] to trade: { $card } { $zone }
   *[other] to trade: { $card } { $zone } ({ $owner })
}
choose-pass = { $mine ->
    [1] pass: { $card } { $zone }
   *[other] pass: { $card } { $zone } ({ $owner })
}
choose-pay = { $mine ->
    [1] pay: { $card } { $zone }
   *[other] pay: { $card } { $zone } ({ $owner })
}
choose-pay-as = { $mine ->
    [1] pay: { $card } { $zone } as { $element }
   *[other] pay: { $card } { $zone } ({ $owner }) as { $element }
}
choose-stop = { $n ->
        [0] nothing
       *[other] no more
    }
choose-exhaust = { $mine ->
    [1] turn: { $spell }
   *[other] turn: { $spell } ({ $owner })
}
choose-neutralise = { $mine ->
    [1] neutralise: { $spell }
   *[other] neutralise: { $spell } ({ $owner })
}
choose-refresh = { $mine ->
    [1] refresh: { $spell }
   *[other] refresh: { $spell } ({ $owner })
}
choose-forget = { $mine ->
    [1] destroy: { $spell }
   *[other] destroy: { $spell } ({ $owner })
}
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

## Why not

refusal-must-go-on = You must choose { $n } more.
refusal-other-order = { $card } { $zone } ({ $owner }): the same set is offered once; this is chosen earlier.
    .of = { $card } { $zone } ({ $owner })
refusal-not-this-card = { $card } { $zone } ({ $owner }): not meant here.
    .of = { $card } { $zone } ({ $owner })
refusal-madness-pays-nothing = Madness pays nothing.
refusal-cannot-pay-from-there = { $card } { $zone } ({ $owner }): you cannot pay from there.
    .of = { $card } { $zone } ({ $owner })
refusal-card-spent = { $card } { $zone } ({ $owner }): used for another action already.
    .of = { $card } { $zone } ({ $owner })
refusal-payment-short = The cards do not cover the cost: { $cost } still missing.
refusal-card-superfluous = { $card } { $zone } ({ $owner }): with this some card would be superfluous, or the cost could not be covered.
    .of = { $card } { $zone } ({ $owner })
refusal-pay-order = { $card } { $zone } ({ $owner }): the same payment is offered once, element by element from the highest card to the lowest.
    .of = { $card } { $zone } ({ $owner })
refusal-one-kind = { $card } { $zone } ({ $owner }): both elements must be of one kind.
    .of = { $card } { $zone } ({ $owner })
refusal-element-not-owed = { $card } { $zone } ({ $owner }): no such element is owed now.
    .of = { $card } { $zone } ({ $owner })
refusal-player-out = { $seat } is out of the game.
    .you = You are out of the game.
refusal-player-named = { $seat } is named already.
    .you = You are named already.
refusal-player-order = { $seat }: the same set is offered once; name them earlier.
refusal-player-not-meant = { $seat } is not meant.
    .you = You are not meant.
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
