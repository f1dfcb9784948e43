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
ask-may-use = { $seat }: will you use it? { $text }
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
