# Questions

ask-choose-character = { $seat }: which character do you pick?
ask-before-move = { $seat }: do you use a potion before moving?
ask-go = { $seat }: where do you go?
ask-pay-river = { $seat }: how do you pay for the river ({ $location })?
ask-act = { $seat }: what do you do at the { $location }?
ask-night-act = { $seat }: what do you do in the night?
ask-look-at-front = { $seat }: which card do you look at in secret?
ask-choose-monster = { $seat }: which monster do you fight?
ask-night-fight = { $seat }: which monster do you fight in the night?
ask-choose-weapon = { $seat }: which weapon do you take? ({ $n } more)
ask-further-weapon = { $seat }: do you add a weapon by a potion?
ask-close-spot = { $seat }: do you cover a weak spot by a skill?
ask-spend-weapon = { $seat }: which weapon do you damage for it?
ask-arrange = { $seat }: how do you lay the tokens?
ask-drink-at-result = { $seat }: do you drink the Potion of Health?
ask-stay-awake = { $seat }: do you drink the potion so as not to be stunned?
ask-drink-wealth = { $seat }: do you double the coins of the fight?
ask-drink-wisdom = { $seat }: do you drink the potion for 2 XP?
ask-drink-in-time = { $seat }: do you drink the Potion of Health before you lose health?
ask-keep-ready = { $seat }: which weapon stays ready?
ask-save-weapon = { $seat }: which weapon do you save by the potion?
ask-save-from-adventure = { $seat }: which weapon returns ready by the potion?
ask-keep-spell = { $seat }: which spell do you keep?
ask-send-weapon = { $seat }: which weapon do you send on the expedition?
ask-send-more = { $seat }: do you send a second weapon?
ask-send-extra = { $seat }: do you add a weapon by the potion?
ask-lay-on-adventure = { $seat }: how do you lay the tokens?
ask-repair-one = { $seat }: which weapon do you repair?
ask-place-gem = { $seat }: where do you put { $gem }?
ask-copy-gem = { $seat }: do you gain the same gem by the potion?
ask-free-gems = { $seat }: which colour of gem do you take?
ask-driven-gems = { $seat }: which gem of the driven-off monsters do you take?
ask-exchange = { $seat }: which gem do you exchange?
ask-exchange-for = { $seat }: for which gem do you exchange it?
ask-sell-gem = { $seat }: which gem do you sell?
ask-place-xp = { $seat }: where do you put the XP?
ask-discard-potion = { $seat }: which potion do you discard?
ask-return-spell = { $seat }: which spell do you return?
ask-damage-own = { $seat }: which of your weapons do you damage?
ask-discard-trophy = { $seat }: which trophy do you discard?
ask-discard-gem = { $seat }: which gem do you discard?
ask-next-ability = { $seat }: which ability comes next?
ask-before-ability = { $seat }: do you use a potion against it? ({ $monster })
ask-health-or-coins = { $seat }: do you lose health or coins?
ask-return-item = { $seat }: which spell or potion do you return?
ask-return-gem = { $seat }: which gem do you return?
ask-finish-quest = { $seat }: do you discard the fulfilled quest { $quest }?
ask-pack-own = { $seat }: what do you hand over? ({ $owner })
ask-pack-theirs = { $seat }: what do you want for it? ({ $owner })
ask-accept-parcel = { $seat }: { $owner } gives you { $goods } and wants { $wanted }. Do you accept?

## What need not be asked

silent-send-extra = a further weapon for an expedition
silent-save-from-adventure = saving a weapon on an expedition
silent-look-at-front = looking at a card of a row
silent-further-weapon = a further weapon in a fight
silent-close-spot = closing a weak spot
silent-place-gem = placing a gem
silent-copy-gem = copying a gem
silent-drink-in-time = a potion against a loss of health
silent-before-move = what can be done before a move
silent-night-act = acts of the night
silent-before-ability = what can be done before an ability strikes
silent-save-weapon = saving a weapon from damage
silent-night-act-in-secret = acts of the night in secret

## Why it is asked

because-fight = A fight ({ $location }): the card still lies face down.
because-monster = A fight: { $monster }.
because-expedition = An expedition: { $adventure }.
because-ability = At night: { $monster }.
