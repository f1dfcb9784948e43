# Choices

choose-be = { $character }
choose-go = { $location }
choose-look = look at the card { $slot }
choose-fight = the card { $slot }
choose-descend = the mythical monster in the Dungeons
choose-resolve = { $monster }
choose-stealth = Potion of Stealth: { $monster }
choose-trophy = discard the trophy { $monster }
choose-wield = { $weapon }
choose-send = { $weapon }
choose-agility = Potion of Agility: { $weapon }
choose-borrow = Potion of Ingenuity: { $weapon }
choose-spend = damage { $weapon }
choose-save = { $weapon }
choose-repair = { $weapon }
choose-damage = { $weapon }
choose-close = cover the weak spot ({ $square })
choose-keep = keep { $spell }
choose-wait = keep the quest in play
choose-buy = buy { $spell } for { $n }
choose-return = return { $spell }
choose-drink = drink { $potion }
choose-purchase = buy { $potion } for { $n }
choose-discard = discard { $potion }
choose-gem = { $gem }
choose-copy = { $gem }
choose-exchange = { $gem }
choose-sell = { $gem }
choose-lose = { $gem }
choose-field = { $field }
choose-node = { $node }
choose-oath = fulfil the oath: { $oath }
choose-hand = hand something over: { $owner }
choose-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
choose-spell = { $spell }
choose-potion = { $potion }
choose-finish = discard the quest { $quest }
choose-pay-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
choose-pay-health = { $n } health
choose-lay = { $laid }: { $beaten ->
        [0] not beaten
       *[other] beaten
    }, { $healing ->
        [0] damage to you { $harm }
       *[other] you restore { $healing }
    }{ $coins ->
        [0] { "" }
       *[other] , coins +{ $coins }
    }{ $gems ->
        [0] { "" }
       *[other] , gems +{ $gems }
    }
choose-none = no
choose-done = done
choose-aside = aside for now
choose-enough = no more
choose-battle = fight
choose-drive = drive the monsters off
choose-expedition = expedition{ $n ->
        [0] { "" }
       *[other] { " " }(for { $n })
    }
choose-mend = repair weapons{ $n ->
        [0] { "" }
       *[other] { " " }(for { $n })
    }
choose-heal = restore health{ $n ->
        [0] { "" }
       *[other] { " " }(for { $n })
    }
choose-swap = exchange a gem
choose-sale = sell a gem
choose-sacrifice = repair a weapon for 2 health
choose-prowl = a night fight
choose-tinker = repair a weapon for 2 coins
choose-suffer = lose health
choose-forfeit = lose coins
choose-accept = accept
choose-refuse = refuse
