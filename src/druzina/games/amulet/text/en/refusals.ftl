# Why not

refusal-not-now = “{ $choice }” is not possible now.
refusal-stay = You must go somewhere else than where you stand ({ $location }).
refusal-locked = { $location }: locked.
refusal-river = { $location } is across the river and you cannot pay for it; never with the last health.
refusal-entry = { $location }: your health is not enough to enter; never with the last health.
refusal-must-fight = { $location }: the monster must be fought.
refusal-must-drive = { $location }: the monsters must be driven off.
refusal-not-here = That is not done here ({ $location }).
refusal-once-a-visit = That was done in this visit already ({ $location }).
refusal-once-a-phase = That was done in this part of the day already.
refusal-last-health = The last health is never paid.
refusal-no-adventure = There is no adventure at the Castle now.
refusal-no-weapon-fits = You have no ready weapon that fits on the adventure.
refusal-too-dear = It costs { $n }; you have { $coins }, so { $more } { $more ->
    [one] coin is
   *[other] coins are
  } missing.
refusal-nothing-to-do = It would change nothing ({ $location }).
refusal-no-prey = No monster is left to fight.
refusal-none-damaged = You have no damaged weapon.
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
refusal-weapon-away = { $weapon } lies on the adventure.
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
refusal-mirrored = { $token } may be turned, never mirrored.
refusal-first-weapon = { $token }: the first weapon of an expedition must lie on the card.
reveal-oath = an oath is shown
reveal-monsters = monsters are turned up
reveal-monster = a monster card is turned up
reveal-front = the front of a card is shown
reveal-dawn = new monsters come
reveal-adventure = an adventure is turned up
reveal-upgrade = an upgrade is turned up
