# Questions, answers and lines about effects in English.

## Questions

ask-lower-gold = { $seat }: { $gold } to pay. Use { $card }?
ask-lower-mags = { $seat }: { $mags } to pay. Use { $card }?
ask-protect = { $seat }: { $lives } would be lost. Use { $card }?
ask-choose-increase = { $seat }: what will you raise?
ask-keep-drawn = { $seat }: which card will you keep?
ask-choose-damaged = { $seat }: which of your things is damaged?
ask-choose-discarded = { $seat }: which item will you discard?
ask-choose-field = { $seat }: where to?
ask-name-guild = { $seat }: which guild gets a new ability?
ask-name-sphere = { $seat }: in which sphere will you turn up a card?
ask-choose-repaired = { $seat }: what will you repair?
ask-choose-look = { $seat }: which card will you look at in secret?
ask-choose-banished = { $seat }: which monster will you drive away?
ask-choose-decayed = { $seat }: which item will you discard for mags?
ask-choose-result = { $seat }: which result do you choose?
ask-buy = { $seat }: what will you buy?
ask-pay-for-healing = { $seat }: how much gold will you pay for healing?
ask-stake = { $seat }: how much gold will you stake?
ask-name-teacher = { $seat }: which guild shall teach you?
ask-learn-offered = { $seat }: will you learn it?
ask-give-item = { $seat }: which item will you give?
ask-name-battlefield = { $seat }: where will the final battle be?

## Answers

choose-use = use { $card }
choose-fly = { $card }: { $field }
choose-to = { $field }
choose-look = the card on { $field }
choose-divine = the card in sphere { $sphere }
choose-sphere = sphere { $sphere }
choose-guild = { $guild }
choose-raise = { $attribute }
choose-repair = repair { $card }
choose-damage = { $card }
choose-discard = discard { $card }
choose-give = { $card }
choose-keep = { $card }
choose-buy = buy { $card } for { $gold }
choose-sell = sell { $card } for { $gold }
choose-learn = learn { $card }
choose-banish = { $card }
choose-result = result { $n }
choose-stake = { $n } gold
choose-pay = { $n } gold
choose-none = no
choose-end = nothing more
attribute-strength = strength
attribute-willpower = willpower
refusal-not-now = That cannot be done now.

## Lines

event-uses = { $seat } uses { $card }.
    .you = You use { $card }.
event-heals = { $seat } heals { $lives }.
    .you = You heal { $lives }.
event-refills = { $seat } refills { $mags }.
    .you = You refill { $mags }.
event-raises-strength = The strength of { $seat } rises by { $n }.
    .you = Your strength rises by { $n }.
event-raises-willpower = The willpower of { $seat } rises by { $n }.
    .you = Your willpower rises by { $n }.
event-until-turn-end-both = { $seat } has +{ $n } in every fight until the end of the turn.
    .you = You have +{ $n } in every fight until the end of the turn.
event-until-turn-end-strength = { $seat } has +{ $n } strength in fights until the end of the turn.
    .you = You have +{ $n } strength in fights until the end of the turn.
event-until-turn-end-willpower = { $seat } has +{ $n } willpower in fights until the end of the turn.
    .you = You have +{ $n } willpower in fights until the end of the turn.
event-takes-gold = { $seat } takes { $gold }.
    .you = You take { $gold }.
event-takes-xp = { $seat } takes { $xp }.
    .you = You take { $xp }.
event-loses-lives = { $seat } loses { $lives }.
    .you = You lose { $lives }.
event-loses-mags = { $seat } loses { $mags }.
    .you = You lose { $mags }.
event-loses-gold = { $seat } loses { $gold }.
    .you = You lose { $gold }.
event-pays-gold = { $seat } pays { $gold }.
    .you = You pay { $gold }.
event-pays-xp = { $seat } pays { $xp }.
    .you = You pay { $xp }.
event-pays-lives = { $seat } pays { $lives }.
    .you = You pay { $lives }.
event-pays-mags = { $seat } pays { $mags }.
    .you = You pay { $mags }.
event-protects = { $card } spares { $seat } { $lives }.
    .you = { $card } spares you { $lives }.
event-draws-item = { $seat } draws { $card }.
    .you = You draw { $card }.
event-keeps-item = { $seat } keeps { $card }.
    .you = You keep { $card }.
event-turns-up = { $seat } turns up { $cards }.
    .you = You turn up { $cards }.
event-discards = { $seat } discards { $card }.
    .you = You discard { $card }.
event-damages = { $card } of { $seat } is damaged.
    .you = Your { $card } is damaged.
event-repairs = { $card } of { $seat } is repaired.
    .you = Your { $card } is repaired.
event-buys = { $seat } buys { $card } for { $gold }.
    .you = You buy { $card } for { $gold }.
event-sells = { $seat } sells { $card } for { $gold }.
    .you = You sell { $card } for { $gold }.
event-learns = { $seat } learns { $card } for { $xp }.
    .you = You learn { $card } for { $xp }.
event-buries = { $card } goes under its deck.
event-rolls = { $seat } rolls { $n }.
    .you = You roll { $n }.
event-stake-wins = { $seat } rolls { $light } against { $dark } and wins { $gold }.
    .you = You roll { $light } against { $dark } and win { $gold }.
event-stake-loses = { $seat } rolls { $light } against { $dark } and loses { $gold }.
    .you = You roll { $light } against { $dark } and lose { $gold }.
event-stake-keeps = { $seat } rolls { $light } against { $dark } and gets { $gold } back.
    .you = You roll { $light } against { $dark } and get { $gold } back.
event-moves = { $seat } goes to { $field }.
    .you = You go to { $field }.
event-looks = { $seat } looks in secret at the card on { $field }.
    .known = { $seat } looks in secret at the card on { $field }: { $card }.
    .you = You look in secret at the card on { $field }.
    .yours = You look in secret at the card on { $field }: { $card }.
event-looks-sphere = { $seat } looks in secret into sphere { $sphere }.
    .known = { $seat } looks in secret into sphere { $sphere }: { $card }.
    .you = You look in secret into sphere { $sphere }.
    .yours = You look in secret into sphere { $sphere }: { $card }.
event-leaves-field = { $card } leaves the field of { $seat }.
    .you = { $card } leaves your field.
event-dodges = { $seat } rolls { $n } and dodges the attack.
    .you = You roll { $n } and dodge the attack.
event-dodges-not = { $seat } rolls { $n }; the attack goes on.
    .you = You roll { $n }; the attack goes on.
event-gives = { $seat } gives { $card } to { $owner }.
    .you = You give { $card } to { $owner }.
    .whom = { $seat } gives you { $card }.
event-dies = { $character } of { $seat } dies.
    .you = Your { $character } dies.
event-extra-turn = { $seat } has one more turn this round.
    .you = You have one more turn this round.
event-battlefield = { $seat } chooses the battlefield: { $field }.
    .you = You choose the battlefield: { $field }.
event-reshuffles = The discards become a new deck: { $deck ->
    [chance] chance
    [adventure] adventure
    [rare] rare items
   *[common] common items
}.
event-lays = { $card } lies on { $field }.
event-lays-hidden = A card is laid face down on { $field }.
event-turns-up-adventure = On { $field } a card is turned up: { $card }.
event-turns-up-sphere = In sphere { $sphere } a card is turned up: { $card }.
event-lays-ability = { $guild } teaches { $card }.
event-lays-goods = New goods on { $field }: { $cards }.
