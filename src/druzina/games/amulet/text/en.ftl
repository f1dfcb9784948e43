# Amulet in English.

game-title = Amulet
game-about = 1–5 monster hunters; 6–8 days, against each other or together with quests and oaths
game-character = Character
game-character-about = named here, drawn, or picked by each at the table

## Things and words

gem-yellow = a yellow gem
gem-black = a black gem
gem-blue = a blue gem
gem-red = a red gem
gem-green = a green gem
slot-inn = the Inn
square-at = column { $column }, row { $row }
slot-numbered = { $places } { $n }
no-thing = nothing
no-token = no token
goods-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
cause-won = all quests and oaths are fulfilled
cause-manor = a monster was left in the Manor after the evening
cause-mythical = a mythical monster was not beaten
cause-deck = the last day began with three or more mythical monsters in the deck
cause-stuns = there are too many stun tokens
cause-late = a quest or an oath was left after the last day
cause-quests = all quests are fulfilled
kind-once = once
kind-returns = returns
kind-every-round = every round
kind-lasting = lasting

## Questions

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
ask-arrange = { $seat }: how do you lay the tokens? ({ $monster })
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
ask-lay-on-adventure = { $seat }: how do you lay the tokens? ({ $adventure })
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

## Choices

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
choose-field = field { $field }
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
    }, harm { $harm }, coins { $coins }, gems { $gems }
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

## Events

event-first = { $seat } holds the day token.
    .you = You hold the day token.
event-character = { $seat } plays the { $character }.
    .you = You play the { $character }.
event-quests = Quests: { $quests }. Story: { $story }.
event-oaths = { $seat } has oaths.
    .known = { $seat } has the oaths { $oaths }.
    .you = You have oaths.
    .yours = You have the oaths { $oaths }.
event-day = Day { $n }. { $seat } holds the day token.
    .you = Day { $n }. You hold the day token.
event-dawn = Dawn: { $n } monsters come to the Lair, { $more } to the Manor.
event-mythical = A mythical monster settles in the Dungeons.
event-adventure = At the Castle there is the adventure { $adventure }.
event-evening = Evening of day { $n }.
event-night = Night of day { $n }.
event-turn = Turn { $n }: { $seat }.
event-goes = { $seat } goes to: { $location }.
    .you = You go to: { $location }.
event-stays = { $seat } can go nowhere and stays at the Inn.
    .you = You can go nowhere and stay at the Inn.
event-pays = { $seat } pays { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
    .short = −{ $n } coins
    .you = You pay { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
event-pays-health = { $seat } pays { $n } health.
    .short = −{ $n } health
    .you = You pay { $n } health.
event-coins = { $seat } gains { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
    .short = +{ $n } coins
    .you = You gain { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
event-loses-coins = { $seat } loses { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
    .short = −{ $n } coins
    .you = You lose { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
event-heals = { $seat } restores { $n } health.
    .short = +{ $n } health
    .you = You restore { $n } health.
event-loses-health = { $seat } loses { $n } health.
    .short = −{ $n } health
    .you = You lose { $n } health.
event-stunned = { $seat } is stunned: a stun token, { $n } coins lost, to the Inn.
    .short = stunned
    .you = You are stunned: a stun token, { $n } coins lost, to the Inn.
event-gem = { $seat } gains { $gem }.
    .short = { $gem }
    .you = You gain { $gem }.
event-gem-back = { $seat } returns { $gem }.
    .you = You return { $gem }.
event-placed = { $seat } puts { $gem } on the field { $field }.
    .you = You put { $gem } on the field { $field }.
event-xp = { $seat } gains { $n } XP.
    .short = +{ $n } XP
    .you = You gain { $n } XP.
event-xp-placed = { $seat } puts an XP on { $node }.
    .you = You put an XP on { $node }.
event-skill = { $seat } unlocks the skill { $skill }.
    .you = You unlock the skill { $skill }.
event-weapon-gained = { $seat } gains the weapon { $weapon }.
    .you = You gain the weapon { $weapon }.
event-repairs = { $seat } repairs { $weapon }.
    .you = You repair { $weapon }.
event-damages = { $seat } has { $weapon } damaged.
    .you = You have { $weapon } damaged.
event-buys-potion = { $seat } buys { $potion } for { $n }.
    .you = You buy { $potion } for { $n }.
event-buys-spell = { $seat } buys the spell { $spell } for { $n }.
    .you = You buy the spell { $spell } for { $n }.
event-drinks = { $seat } uses { $potion }.
    .you = You use { $potion }.
event-returns-spell = { $seat } returns the spell { $spell }.
    .you = You return the spell { $spell }.
event-returns-potion = { $seat } returns { $potion }.
    .you = You return { $potion }.
event-drives-off = { $seat } drives off: { $monsters }.
    .you = You drive off: { $monsters }.
event-looks = { $seat } looks at a card in secret.
    .known = { $seat } looks in secret: { $monster }.
    .you = You look at a card in secret.
    .yours = You look in secret: { $monster }.
event-weapons = { $seat } takes the weapons { $weapons }.
    .you = You take the weapons { $weapons }.
event-weapons-none = { $seat } goes into the fight without a weapon.
    .you = You go into the fight without a weapon.
event-turned-up = { $seat } turns up the card: { $monster }.
    .you = You turn up the card: { $monster }.
event-further-weapon = { $seat } adds the weapon { $weapon }.
    .you = You add the weapon { $weapon }.
event-closes = { $seat } covers the weak spot ({ $square }) by a skill.
    .you = You cover the weak spot ({ $square }) by a skill.
event-lays = { $seat } lays: { $laid }.
    .you = You lay: { $laid }.
event-sum = { $seat }: harm { $harm }, healing { $healing }, health { $n }.
event-victory = { $seat } wins: { $monster }.
    .short = victory
    .you = You win: { $monster }.
event-mutual = { $seat } and { $monster }: mutual destruction.
    .short = mutual destruction
    .you = You and { $monster }: mutual destruction.
event-retreat = { $seat } retreats: { $monster }.
    .short = retreat
    .you = You retreat: { $monster }.
event-defeat = { $seat } is defeated: { $monster }.
    .short = defeat
    .you = You are defeated: { $monster }.
event-sends = { $seat } goes on the expedition { $adventure } and lays: { $laid }.
    .you = You go on the expedition { $adventure } and lay: { $laid }.
event-completed = { $seat } completes the adventure { $adventure }.
    .short = completed
    .you = You complete the adventure { $adventure }.
event-upgrade = Upgrade: { $location } ({ $upgrade }).
event-revealed = { $seat } turns up the monsters { $monsters }.
    .you = You turn up the monsters { $monsters }.
event-ability = { $monster }: { $night }.
event-returns = { $monster } returns: { $location }.
event-oath = { $seat } fulfils the oath { $oath }.
    .you = You fulfil the oath { $oath }.
event-quest-done = The quest { $quest } is done.
event-quest-kept = { $seat }: the quest { $quest } stays for now.
event-quests-over = All quests are done, the game ends.
event-hands = { $seat } hands over { $goods }; { $owner } gets it.
    .you = You hand over { $goods }; { $owner } gets it.
event-refuses = { $seat } refuses the offer ({ $owner }).
    .you = You refuse the offer ({ $owner }).
event-lost = You have lost: { $cause }.
event-score = { $seat }: { $n } power.
outcome-together = { $n ->
        [0] You have lost: { $cause }.
       *[other] You have won: { $cause }.
    }

## Why not

refusal-not-now = “{ $choice }” is not possible now.
refusal-stay = You must go somewhere else than where you stand ({ $location }).
refusal-locked = { $location }: locked.
refusal-river = { $location } is across the river and you cannot pay for it; never with the last health.
refusal-entry = { $location }: your health is not enough to enter; never with the last health.
refusal-must-fight = { $location }: the monster must be fought.
refusal-must-drive = { $location }: the monsters must be driven off.
refusal-not-here = That is not done here ({ $location }).
refusal-once-a-visit = That was done in this visit already ({ $location }).
refusal-no-adventure = There is no adventure at the Castle now.
refusal-no-weapon-fits = None of your weapons is ready and fits on the adventure.
refusal-too-dear = It costs { $n }; you have { $coins }, so { $missing } { $missing ->
    [one] coin is
   *[other] coins are
  } missing.
refusal-nothing-to-do = It would change nothing ({ $location }).
refusal-spell-sold = { $spell } is not on offer.
refusal-same-cost = { $spell }: you have bought a spell of this cost in this visit.
refusal-potion-sold = { $potion } is not on offer.
refusal-one-potion = { $potion }: only one potion in a visit.
refusal-potion-moment = { $potion } cannot be used now.
refusal-oath-moment = { $oath } cannot be fulfilled now.
refusal-rivals = Things are handed over in the co-operative game only ({ $owner }).
refusal-elsewhere = { $owner } stands elsewhere.
refusal-handed = { $owner }: only one accepted parcel before the action and one after it.
refusal-character-taken = Somebody else plays the { $character }.
refusal-weapon-damaged = { $weapon } is damaged.
refusal-weapon-chosen = { $weapon } is chosen already.
refusal-weapon-away = { $weapon } lies on the adventure or is not yours yet.
refusal-weapon-on-tree = { $weapon } waits in the skill tree.
refusal-not-damaged = { $weapon } is not damaged.
refusal-no-room = { $weapon }: there is no room for it on the adventure.
refusal-node-unlocked = { $node } is unlocked already.
refusal-node-closed = { $node } is not open yet: something below it must be unlocked.
refusal-arrangement = “{ $text }” is no arrangement of your tokens: token@column,row and the turn r0–r3.
refusal-not-at-hand = { $token } is not at hand: only what was chosen for this, or belongs to it, can be laid.
refusal-overlap = { $token } overlaps another token ({ $square }).
refusal-off-card = { $token } ({ $square }) must have a square on the card.
refusal-forbidden = { $token } covers a forbidden square ({ $square }).
refusal-shield = { $token }: a shield may not lie on a weak spot ({ $square }).
refusal-hilt = { $token }: the hilt does not touch the card's edge ({ $square }).
refusal-hilt-corner = { $token }: the hilt touches only the card's corner ({ $square }).
refusal-first-weapon = { $token }: the first weapon of an expedition must lie on the card.
reveal-oath = an oath is shown
reveal-monsters = monsters are turned up
reveal-monster = a monster card is turned up
reveal-front = the front of a card is shown
reveal-dawn = new monsters come
reveal-adventure = an adventure is turned up
reveal-upgrade = an upgrade is turned up

## The end

part-trophies = trophies: { $n }
part-sections = charged sections: { $n }
part-coins = for coins: { $n }
part-weapons = ready weapons: { $n }
part-potions = potions: { $n }
part-spells = spells: { $n }
part-unplaced = unplaced gems: { $n }
part-experience = XP on the top row: { $n }
part-skills = skills: { $n }
part-stuns = stuns: { $n }
part-gems = gems (for ties): { $n }
part-coins-left = coins (for ties): { $n }
part-order = order of characters (for ties): { $n }
part-oath = oath fulfilled: { $n }

## Night

who-each = each player
who-most-coins = whoever has the most coins
who-most-trophies = whoever has the most trophies (at least { $n })
who-fewest-trophies = whoever has the fewest trophies
who-full-health = whoever is at full health
who-coins = whoever has { $n } or more coins
who-ready-weapons = whoever has { $n } or more ready weapons
who-figure-at = whoever stands at one of { $places }
who-item = whoever has a spell or a potion
who-unplaced-gem = whoever has an unplaced gem
night-lose-health = { $who } loses { $n } health{ $m ->
        [0] { "" }
       *[other] { " " }or { $m } coins
    }
night-lose-coins = { $who } loses { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
night-damage-weapons = { $who } damages { $n } of their ready weapons
night-return-items = { $who } returns { $n } spell or potion{ $m ->
        [0] { "" }
       *[other] ; who has none loses { $m } coin
    }
night-return-gems = { $who } returns { $n } gem to the supply
night-lock = locked: { $places }
night-raise-prices = potions and spells cost { $n } more ({ $places })
night-stop-healing-skills = skills that restore health do not work
night-entry-cost = entering costs { $n } health ({ $places })
night-river-cost = crossing the river costs { $n } coins or { $n } health

## Faces of cards and tokens

face-monster = level { $level }, power { $power }{ $mark ->
        [1] { "" }
       *[other] , { $mark }+ players
    }
face-mythical = mythical monster, power { $power }
face-adventure = gem for a symbol: { $gem }
face-gem = trophy gem: { $gem }
face-night = night ({ $part }): { $night }
face-row = { $text }
face-cost = costs { $n }
face-potion-gem = when bought also { $gem }
face-symbol-heart = symbol: heart (1 health)
face-symbol-gem = symbol: gem
face-symbol-coin = symbol: coin
face-symbol-xp = symbol: XP
face-together = In the co-operative game:
face-story = { $tale }
face-character = health { $n }; weapons: { $weapons }
potion-borrow-a-damaged-weapon = in a fight borrow another player's damaged weapon and use it ready side up
potion-double-the-coins = the coins of a fight are doubled
potion-restore-health = restore { $n } health, also at a fight's result or against a monster's ability
potion-gain-xp = a victory without a gem: gain { $n } XP
potion-others-lose-health = in the night: restore { $m } health, all others lose { $n }
potion-extra-weapon = use { $n } weapon more in a fight or an expedition
potion-cancel-an-ability = one monster's ability does not touch you, and you gain its gem
potion-avoid-a-stun = instead of a stun you keep { $n } health
potion-save-a-weapon = { $n } used weapon is not damaged
potion-copy-a-gem = when another player gains a gem, gain { $n } of the same colour
oath-discard-potions = at the { $places } discard { $n } unused potions
oath-damage-weapons = in the night damage { $n } of your ready weapons
oath-pay-coins = at the { $places } pay { $n } coins
oath-lose-health = at the { $places } lose { $n } health (not if it would stun)
oath-return-spells = at the { $places } return { $n } spells owned before
oath-empty-purse = at your place in the night own no coin, having had at least { $n } at dawn
oath-discard-trophies = at the { $places } discard { $n } trophies
oath-discard-gems-of-different-colours = at the { $places } discard { $n } unplaced gems of different colours
oath-unlock-a-top-skill = unlock a skill of the top row
oath-win-with-weapons-alone = beat a level-2 monster with weapons alone: no helper, spell, potion or covering skill
oath-complete-an-adventure = complete an adventure in an expedition of your own
quest-charge-sections = charge sections of all amulets together (by players { $numbers })
quest-beat-all-mythical = beat all mythical monsters (by players { $numbers })
quest-other-quests-done = discarded as soon as the other quests are done
fact-extra = monsters with a red or black gem besides: each player loses { $n } health
lost-monster-in-manor = lost: a monster is in the Manor after the evening
lost-mythical-not-beaten = lost: a mythical fight ends with a weak spot uncovered
lost-mythical-left-in-deck = lost: three or more mythical monsters are in the deck when the last day begins
lost-stun-tokens = lost: there are more than { $n } stun tokens
upgrade-coins-of-expedition = the expedition gives { $n } coins too
upgrade-repair-all = all weapons are repaired
upgrade-upgraded-helper = the helper is turned to its better side
upgrade-weapons-after-the-reveal = weapons are chosen after the card is turned up
upgrade-more-repairs = { $n } more weapon is repaired
upgrade-free-repair = the repair is free
upgrade-discount = { $n } off ({ $what ->
        [potions] a potion
       *[other] one spell of the visit
    })
location-expedition = expedition{ $coins ->
        [0] { "" }
       *[other] { " " }(for { $coins })
    }
location-xp-of-expedition = { $n } XP for the expedition
location-repair = repair { $n }{ $coins ->
        [0] { "" }
       *[other] { " " }(for { $coins })
    }
location-restore-health = restore { $n } health{ $coins ->
        [0] { "" }
       *[other] { " " }(for { $coins })
    }
location-restore-all-health = restore all health
location-exchange-a-gem = exchange { $n } unplaced gem
location-fight = fight a monster
location-drive-off = drive the monsters off, take a gem
location-buy-potions = buy { $n } potion
location-buy-spells = buy up to { $n } spells of different cost

## Skills

skill-free-river = in the morning crossing the river is free
skill-heal-on-entry = on entering ({ $places }) restore { $n } health
skill-coins-on-entry = on entering ({ $places }) gain { $n } coin for each trophy
skill-look-at-a-front = once a day look in secret at one card of the row ({ $places })
skill-discount = { $what ->
        [potions] potions are { $n } cheaper
        [spells] the first spell of a visit is { $n } cheaper
       *[other] a visit of the Robbers' Hut is { $n } cheaper
    }
skill-more-purchases = { $what ->
        [potions] in a visit you may buy { $n } potion more
       *[other] in a visit you may buy one cost of spells twice
    }
skill-more-repairs = { $places }: repair { $n } weapon more
skill-repair-for-a-price = { $health ->
        [0] once a night repair a weapon for { $coins } coins
       *[other] once in each morning, evening and night repair a weapon for { $health } health
    }
skill-sell-a-gem = { $places }: once a visit sell an unplaced gem for { $n } coins
skill-gem-on-fighting = for every morning fight gain a yellow gem
skill-more-weapons = against mythical monsters use { $n } weapon more
skill-helper-in = the priest helps you here too: { $places }
skill-upgraded-helpers = your helpers always have the better side ({ $places })
skill-close-a-weak-spot = { $health ->
        [0] { $coins ->
                [0] once a fight damage a weapon that is not placed to cover a weak spot
               *[other] in an evening fight cover a weak spot for { $coins } coins
            }
       *[other] once a day cover a weak spot for { $health } health
    }
skill-free-shields = your shields may lie on weak spots{ $what ->
        [mythical] { " " }of mythical monsters
       *[other] { $phase ->
            [evening] { " " }(in the evening)
           *[other] { "" }
        }
    }
skill-mirror-spells = your spells may be mirrored
skill-fight-the-top-mythical = if the Dungeons are empty, fight the top card of the mythical deck
skill-less-damage = in the morning your fights do { $n } damage less
skill-heal-in-the-sum = a fight ({ $places }) with the helper placed restores { $n } health
skill-keep-a-weapon-ready = in the evening { $n } used weapon stays ready
skill-keep-a-spell = once a day keep { $n } used spell
skill-coins-on-victory = { $needs ->
        [spell] a victory with a spell placed gives { $n } coin
        [helper] a victory in the Lair with your helper gives { $n } coin
       *[other] a victory in the Lair gives { $n } coin
    }
skill-xp-on-victory = a victory without loss of health gives { $n } XP
skill-gem-on-victory = a victory over level { $level } gives its gem, even if covered
skill-repair-on-victory = after a victory repair { $n } weapon that was not used
skill-coins-on-retreat = on a retreat gain the uncovered coins of the card too
skill-coin-symbols-pay-more = coin symbols of your weapons pay { $n } more
skill-damaged-weapon-in-expedition = a damaged weapon may go on the expedition ({ $places })
skill-more-weapons-in-expedition = { $n } weapon more may go on an expedition
skill-adventure-weapons-return-ready = your weapons return ready from an adventure
skill-coins-of-expedition = the expedition ({ $places }) gives { $n } coin too
skill-night-healing-of-all = every night all restore { $n } health
skill-night-healing = every night restore { $n } health
skill-night-coins = every night gain { $n } coins
skill-night-gem = every night gain { $n } gem of any colour
skill-night-fight = in the night you may fight any monster that is left, without a helper
skill-night-expedition = in the night you may go on an expedition
skill-immune-to-abilities = monsters' abilities do not touch you
skill-keep-coins-when-stunned = when stunned you lose no coins
skill-power-for = at the end { $n } power for { $what ->
        [health] every { $each } health
        [mythical-trophy] each mythical trophy
       *[other] every { $each } trophies of level 1 and 2
    }
skill-worth = at the end { $what ->
        [spells] each spell is worth { $n } power
       *[other] every { $each } coins are worth 1 power
    }

## Options

option-mode = Game
option-mode-about = against each other, together, or together with hidden oaths
option-mode-competitive = against each other
option-mode-competitive-about = most power wins; from two players on
option-mode-cooperative = together
option-mode-cooperative-about = fulfil the quests and each an oath; for one too
option-mode-hidden = hidden oaths
option-mode-hidden-about = quests in common, but only who fulfilled an oath wins; from two players on
option-quest-a = Quest A
option-quest-a-about = how many sections to charge
option-quest-a-0 = A0
option-quest-a-1 = A1
option-quest-a-2 = A2
option-quest-b = Quest B
option-quest-b-about = how many mythical monsters to beat
option-quest-b-0 = B0
option-quest-b-1 = B1
option-quest-b-2 = B2
option-quest-c = Quest C
option-quest-c-about = how many stuns you can bear
option-quest-c-0 = C0
option-quest-c-1 = C1
option-quest-c-2 = C2
option-more-mythical = More mythical monsters
option-more-mythical-about = how many cards to add to quest B
option-more-mythical-0 = none
option-more-mythical-1 = 1
option-more-mythical-2 = 2
option-more-mythical-3 = 3
option-more-mythical-4 = 4
option-more-mythical-5 = 5
option-start = First day token
option-start-drawn = drawn
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
option-gem-symbols-stack = Gem symbols
option-gem-symbols-stack-about = whether two gem symbols give two gems
option-gem-symbols-stack-false = one only
option-gem-symbols-stack-true = they add up
option-remember-seen-cards = Cards seen
option-remember-seen-cards-about = whether the front of a card that returned in the night stays visible
option-remember-seen-cards-false = everybody remembers alone
option-remember-seen-cards-true = they stay visible

## Terminal

board-where = day { $n } of { $days }, { $phase ->
        [dawn] dawn
        [morning] morning
        [evening] evening
       *[other] night
    }
board-night = Night
board-quest = Quest { $id }: { $n } of { $wanted }
board-player = health { $health }/{ $most }, coins { $n }, trophies { $trophies }, stuns { $stuns }, XP { $xp }
board-legend-cards = [L level, weak spots, gem, power]; W weak spot, 1–3 damage, C coin, G gem, X forbidden
board-legend-things = * damaged weapon, ^ on the adventure; # locked, ! revel, + upgraded; ▶ plays
gem-short-yellow = Y
gem-short-black = K
gem-short-blue = B
gem-short-red = R
gem-short-green = G
warning-lost = This loses the game: { $cause }.
