# Questions

ask-return-quest = { $seat }: return one of your quests to the box, in secret.
ask-pick = { $seat }: choose a tile of the adventure board, in secret.
ask-second-choice = { $seat }: take one of the tiles left.
ask-lay-or-discard = { $seat }: lay { $tile } or discard it?
ask-quest-or-end = { $seat }: lay a quest as well, or end the turn?
ask-pay-surcharge = { $seat }: the wilderness costs 1 more for { $tile }. Gold or a potion?
ask-place-tile = { $seat }: where do you lay { $tile }?
ask-open-chest = { $seat }: which chest does the key open?
ask-order-rewards = { $seat }: which reward comes first?

because-taken = { $owner } was before you in the turn order and took { $tile }.
because-key = You have gained a key.
because-half-keys = Two half keys have met: { $tiles }.
because-order = One of your rewards changes another, so their order matters.

choose-return = return { $tile }
choose-pick = { $wild ->
    [0] slot { $slot }: { $tile }
   *[other] slot { $slot }: { $tile } (wilderness)
}
choose-take = { $wild ->
    [0] slot { $slot }: { $tile }
   *[other] slot { $slot }: { $tile } (wilderness)
}
choose-lay-taken = lay { $tile }
choose-discard-taken = discard { $tile } for 1 gold, 1 potion and a key
choose-quest = lay the quest { $tile }
choose-end = end the turn
choose-pay-gold = pay 1 gold
choose-pay-potions = pay 1 potion
choose-lay = { $cell }
choose-open = { $tile }, with { $gains } inside
choose-gain-half-key = the key of half keys at { $tile }: { $gains }{ $times }
choose-gain-connector = the connector of { $tile }: { $gains }{ $times }
choose-gain-item = the reward of { $tile }: { $gains }{ $times }
choose-gain-compensation = for the discarded tile: { $gains }{ $times } ({ $tile })
