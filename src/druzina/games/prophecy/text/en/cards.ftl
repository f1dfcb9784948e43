# Cards of Prophecy in English, made from their effects.

## Amounts

amount-lives = { $n ->
    [one] { $n } life
   *[other] { $n } lives
}
amount-mags = { $n ->
    [one] { $n } mag
   *[other] { $n } mags
}
amount-gold = { $n } gold
amount-xp = { $n } XP
amount-fields = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
no-thing = nothing

## Faces

face-effect = { $window }{ $priced ->
    [0] { "" }
   *[other] { " " }({ $costs })
}: { $does }{ $ifs ->
    [0] { "" }
   *[other] { " " }({ $when })
}{ $limited ->
    [0] { "" }
   *[other] , { $limit }
}
face-item = { $slot ->
    [weapon] { $hands ->
        [2] two-handed
       *[other] one-handed
    } { $class ->
        [slashing] slashing
        [blunt] blunt
        [piercing] piercing
       *[missile] missile
    } weapon
    [shield] shield
    [hand] for the hand
    [head] for the head
    [worn] worn
    [potion] potion
    [scroll] scroll
   *[other] carried
}; { $deck ->
    [artifact] artifact
    [rare] rare item, price { $n }
   *[common] common item, price { $n }
}
face-ability = Ability: { $guild }, price { $n } XP
face-spell = Spell: { $guild }, price { $n } XP
face-chance = Chance card, { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
face-opportunity = Opportunity
face-character = { $sex ->
    [woman] Woman
   *[man] Man
}, strength { $strength }, willpower { $willpower }; guilds: { $guilds }
face-monster = { $type }, { $strength ->
    [0] { "" }
   *[other] strength { $strength }{ $willpower ->
        [0] { "" }
       *[other] { " / " }
    }
}{ $willpower ->
    [0] { "" }
   *[other] willpower { $willpower }
}; { $xp }
face-guardian = Guardian, { $type }, { $strength ->
    [0] { "" }
   *[other] strength { $strength }{ $willpower ->
        [0] { "" }
       *[other] { " / " }
    }
}{ $willpower ->
    [0] { "" }
   *[other] willpower { $willpower }
}; { $xp }
face-field = { $kind ->
    [forest] Forest
    [mountains] Mountains
    [plains] Plains
    [guild] Guild
    [city] City
    [village] Village
   *[wasteland] Magic Wasteland
}{ $port ->
    [0] { "" }
   *[other] , port
}{ $gate ->
    [0] { "" }
   *[other] , magic gate
}{ $safe ->
    [0] { "" }
   *[other] , safe
}{ $near ->
    [0] { "" }
   *[other] ; sphere { $sphere }
}
face-service-train = Training: learn an ability lying here
face-service-trade = Trade: buy what lies here, sell what you own
face-service-repair = Repair: { $price } gold for each damaged thing
face-service-work = Instead of movement: { $paid ->
    [mags] pay 1 mag
   *[lives] lose 1 life
}, take { $amount }
face-service-heal = Once a turn: heal { $lives }, free
face-service-refill = Once a turn: refill { $mags }, free
face-service-inn = Night at the inn, once a turn for { $price } gold: heal { $lives }, refill { $mags }, safe until your next turn
face-service-buy-lives = Healing: { $lives } for { $price } gold
face-service-buy-mags = Mags: up to { $mags } for { $price } gold

## When

window-fight = In a fight
window-fight-plus = For a whole fight
window-roll-plus = Before a roll
window-after = After a roll
window-stealth = Before the monsters
window-step2 = When fighting monsters
window-prefight = Instead of fighting
window-victory = After beating a monster
window-loss = Losing lives
window-attacked = When attacked
window-pvpwin = After beating a character
window-outside = In your turn, outside combat
window-move = Movement
window-instead = Instead of movement
window-pay = When paying
window-price = Always
window-service = In the field’s service
window-step4 = Use
window-turnend = At the end of your turn
window-roundstart = At the start of your round
window-roundend = At the end of your round
window-chance = At once
window-setup = Before the final battle
window-foe-foe = ! Always
window-foe-begin = ! Before the fight
window-foe-begin-may = ? Before the fight
window-foe-prefight-may = ? Instead of fighting
window-foe-victory = ○ Treasure
window-foe-victory-may = ○ Treasure, if you like
window-foe-defeat = ● Loss
limit-none = { "" }
limit-turn = once a turn
limit-round = once a round
limit-two-rounds = once in two rounds
limit-roll = once a roll
limit-fight = once a fight

## For what

cost-amount = { $amount }
cost-there = { $terrain } only { $mags }
cost-card = used up
cost-damage = it is damaged

## If

text-if = { $condition }; { $further }
when-weapon = { $n ->
    [one] with a { $first } weapon
   *[other] with a { $first } or { $second } weapon
}
when-hands = { $n ->
    [2] with a two-handed weapon
   *[other] with a one-handed weapon
}
when-rare = if it is rare or an artifact
when-armed = with a weapon
when-unarmed = without a weapon
when-shield-use = with a shield
when-shield-none = without a shield
when-thrown = in the roll of a throw
when-against = against { $types }
when-not-against = not against { $types }
when-terrain = { $places }
when-group = against a group
when-mode-strength = strength fight
when-mode-willpower = willpower fight
when-first-roll = in the first roll
when-own-turn = in your own turn
when-not-started = in a willpower fight you did not start
when-least-strength = of strength { $n } or more
weapon-slashing = slashing
weapon-blunt = blunt
weapon-piercing = piercing
weapon-missile = missile
type-humanoid = Humanoid
type-beast = Beast
type-undead = Undead
type-demon = Demon
type-magical = Magical creature
against-humanoid = humanoids
against-beast = beasts
against-undead = the undead
against-demon = demons
against-magical = magical creatures
against-character = characters
place-none = { "" }
place-forest = in a forest
place-mountains = in the mountains
place-plains = on plains
place-guild = in a guild
place-city = in the City
place-village = in the Village
place-wasteland = in the Magic Wasteland
place-wilderness = in the wilderness
place-civilization = in civilization
place-sphere = in a sphere

## What

do-bonus = { $instead ->
    [0] { "" }
   *[other] instead{ " " }
}{ $what ->
    [both] +{ $strength } strength, +{ $willpower } willpower
    [strength] +{ $strength } strength
   *[willpower] +{ $willpower } willpower
}
do-dice = { $own ->
    [0] the opponent has { $foe ->
        [one] one negative die
       *[other] { $foe } negative dice
    }
    [one] one positive die
   *[other] { $own } positive dice
}
do-throw = throw for +{ $strength } strength instead, then damaged
do-burn = +{ $willpower } willpower instead for one roll, then damaged
do-repeat-roll = both sides roll again
do-until-turn-end = { $what ->
    [both] +{ $strength } in every fight until the end of the turn
    [strength] +{ $strength } strength in fights until the end of the turn
   *[willpower] +{ $willpower } willpower in fights until the end of the turn
}
do-heal = { $all ->
    [0] heal { $lives }{ $others ->
        [0] { "" }
       *[other] , everyone else { $others }
    }
   *[other] heal all lives
}
do-refill = { $all ->
    [0] refill { $mags }{ $others ->
        [0] { "" }
       *[other] , everyone else { $others }
    }
   *[other] refill all mags
}
do-increase = { $what ->
    [either] strength or willpower rises by 1
    [strength] strength rises by 1
   *[willpower] willpower rises by 1
}
do-gold = take { $gold }{ $others ->
    [0] { "" }
   *[other] , everyone else { $others }
}{ $there ->
    [0] { "" }
   *[other] , { $terrain } { $there }
}
do-xp = take { $xp }{ $others ->
    [0] { "" }
   *[other] , everyone else { $others }
}
do-draw-item = { $n ->
    [one] take a { $deck ->
        [rare] rare
       *[common] common
    } item
   *[other] take { $n } { $deck ->
        [rare] rare
       *[common] common
    } items
}
do-draw-keep = draw { $n } { $deck ->
    [rare] rare
   *[common] common
} items, keep { $keep }
do-keep = keep this card
do-lose-lives = lose { $lives }{ $owned ->
    [0] { "" }
   *[other] { " " }(never more than you have)
}{ $roll ->
    [0] { "" }
   *[other] ; on a roll of { $roll } or less { $more } more
}
do-lose-mags = { $all ->
    [0] lose { $mags }
   *[other] lose all mags
}
do-lose-gold = lose { $gold }
do-lose-half-gold = every character loses half its gold
do-damage-item = damage one of your things
do-discard-item = discard one of your items
do-lose-less = { $all ->
    [0] lose { $lives } fewer
   *[other] lose no lives
}
do-lose-none = lose no lives
do-replace-fight = discard the monster{ $most ->
    [0] { "" }
   *[other] {" "}of a value up to { $most }
}{ $rewarded ->
    [0] , without reward
   *[other] , take its XP
}
do-skip-monsters = fight no monsters this turn
do-lay-adventure = lay a new adventure card on your field
do-fight = fight the monster below
do-weaken = its strength is { $strength }
do-draw-is-defeat = a draw counts as a defeat
do-three-lives = three lives: win three rolls
do-roll-sequence = two rolls: first willpower, then strength
do-value-by-sex = willpower { $men } against men, { $women } against women
do-value-by-stones = strength { $strength } above yours, willpower { $willpower } above yours, each at least { $least }
do-ignore-throw-missile = throws and missile weapons do not count
do-ignore-shield-hand-head = shields, hand and head items do not count
do-ignore-positive-dice = your positive dice and repeats do not count
do-move-exactly = { $fields } left or right
do-move-up-to = up to { $fields } left or right
do-move-any = to any other { $kind ->
    [wilderness] field of the wilderness
    [civilization] field of civilization
   *[any] field
}{ $ends ->
    [0] { "" }
   *[other] , which ends your turn
}
do-banish = discard one monster of your field
do-repair = { $all ->
    [0] repair one damaged { $slot ->
        [shield] shield
       *[none] thing
    }
   *[other] repair all damaged things
}
do-peek = look at one face-down card of a field or sphere in secret
do-reveal-sphere = turn up the topmost face-down card of a sphere
do-discard-for-mags = discard an item: refill { $common } mags for a common, { $rare } for a rare one
do-shop = turn up { $n } { $deck ->
    [rare] rare
   *[common] common
} items and buy any{ $less ->
    [0] { "" }
   *[other] {" "}for { $less } gold less
}{ $sell ->
    [0] { "" }
   *[other] ; you may sell too
}
do-heal-for-gold = pay up to { $most } gold, heal { $lives } for each
do-gamble = stake up to { $most } gold on your die against the dark one
do-learn-top = turn up the top ability of any guild and learn it for its XP alone
do-table = roll: { $rows }
do-cancel-attack = roll; on { $least } or more there is no attack
do-take-gold = take { $gold } of the loser
do-take-item = if it lost a life, it gives you an item of its choice
do-safe = nobody may attack you until your next turn
do-gold-less = up to { $gold } less
do-spell-less = a spell costs { $mags } less
do-buy-cheaper = you buy for { $gold } less
do-sell-dearer = you sell for { $gold } more
do-willpower-cheaper = starting a willpower fight costs { $mags } less
do-willpower-dearer-against = a willpower fight against you costs characters { $mags } more
do-drill-xp = the drill yard gives { $xp }
do-monastery = the Monastery heals { $lives } and refills { $mags }
do-extra-turn = one more turn this round
do-lay-adventures = a new adventure card on every field of { $ground ->
    [forest] forest
    [mountains] mountains
   *[plains] plains
}
do-lay-ability = a new ability in { $school ->
    [chosen] a guild of your choice
    [own] each of your guilds
    [fortress] the Fortress
    [thieves] the Thieves’ Guild
    [camp] the Forest Camp
    [tower] the Magic Tower
   *[monastery] the Monastery
}
do-lay-goods = new goods in the { $market ->
    [city] City
   *[village] Village
}: common items { $common }, rare ones { $rare }
do-fewest = whoever has the least gold takes { $gold }; the fewest lives, heals { $lives }; the fewest mags, refills { $mags }
do-choose-battlefield = you choose the battlefield
text-row = { $single ->
    [1] { $low }
   *[other] { $low }–{ $high }
}: { $result }
text-row-choose = { $single ->
    [1] { $low }
   *[other] { $low }–{ $high }
}: any of these
