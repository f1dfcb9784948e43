# Events

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
    .you = Turn { $n }: it is your turn.
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
event-stunned = { $seat } is stunned: a stun token, { $n ->
        [0] no coins
        [one] { $n } coin
       *[other] { $n } coins
    } lost, to the Inn.
    .short = stunned
    .you = You are stunned: a stun token, { $n ->
        [0] no coins
        [one] { $n } coin
       *[other] { $n } coins
    } lost, to the Inn.
event-gem = { $seat } gains { $gem }.
    .short = { $gem }
    .you = You gain { $gem }.
event-gem-back = { $seat } returns { $gem }.
    .you = You return { $gem }.
event-placed = { $seat } puts { $gem } into the amulet, { $field }.
    .you = You put { $gem } into the amulet, { $field }.
event-xp = { $seat } gains { $n } XP.
    .short = +{ $n } XP
    .you = You gain { $n } XP.
event-xp-placed = { $seat } puts 1 XP on { $node }.
    .you = You put 1 XP on { $node }.
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
event-sum = { $harm ->
        [0] { $seat } is not wounded in the fight
       *[other] { $seat } takes { $harm } damage in the fight
    }{ $healing ->
        [0] { "" }
       *[other] {" "}and heals { $healing }
    }: health { $n }.
    .you = { $harm ->
        [0] You are not wounded in the fight
       *[other] You take { $harm } damage in the fight
    }{ $healing ->
        [0] { "" }
       *[other] {" "}and heal { $healing }
    }: health { $n }.
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
    .whom = { $seat } hands over { $goods }; you get it.
event-refuses = { $seat } refuses the offer ({ $owner }).
    .you = You refuse the offer ({ $owner }).
event-lost = You have lost: { $cause }.
event-score = { $seat }: { $n } power.
outcome-together = { $n ->
        [0] You have lost: { $cause }.
       *[other] You have won: { $cause }.
    }
