# What companions tell each other: where they go, and what for.

at-castle = at the Castle
at-fair = at the Fair
at-manor = in the Manor
at-dungeons = in the Dungeons
at-village = in the Village
at-lair = in the Lair
at-hut = at the Robbers' Hut
at-monastery = in the Monastery
at-tower = at the Mage Tower
to-castle = to the Castle
to-fair = to the Fair
to-manor = to the Manor
to-dungeons = to the Dungeons
to-village = to the Village
to-lair = to the Lair
to-hut = to the Robbers' Hut
to-monastery = to the Monastery
to-tower = to the Mage Tower

aim-oath = fulfil { $oath } { $at }
aim-manor = help clear the Manor: { $n ->
        [one] { $n } monster is there
       *[other] { $n } monsters are there
    }, and none may stay overnight
aim-fight = fight { $at }
aim-descend = go down to the mythical monster
aim-drive = drive the { $n ->
        [one] monster
       *[other] { $n } monsters
    } out of the Village
aim-mend = have { $n ->
        [one] a weapon
       *[other] weapons
    } repaired { $at }
aim-heal = heal { $at }
aim-potion = get a potion { $at }
aim-spells = get spells against the mythical monsters
aim-gem = exchange a gem { $at }
aim-adventure = send a weapon on the adventure
aim-visit = go { $to }
aim-buy = buy { $spell }
aim-purchase = buy { $potion }
aim-swear = fulfil { $oath }
aim-hand = hand something over to { $owner }

intends-oath = Next turn I fulfil { $oath } { $at }.
intends-manor = Next turn I help clear the Manor: { $n ->
        [one] { $n } monster is there.
       *[other] { $n } monsters are there.
    }
intends-fight = Next turn I want to fight { $at }.
intends-descend = Next turn I go down to the mythical monster.
intends-drive = Next turn I want to drive the { $n ->
        [one] monster
       *[other] { $n } monsters
    } out of the Village.
intends-mend = Next turn I want { $n ->
        [one] a weapon
       *[other] my weapons
    } repaired { $at }.
intends-heal = Next turn I want to heal { $at }.
intends-potion = Next turn I want a potion { $at }.
intends-spells = Next turn I want spells against the mythical monsters.
intends-gem = Next turn I want to exchange a gem { $at }.
intends-adventure = Next turn I want to send a weapon on the adventure.
intends-visit = Next turn I want to go { $to }.
