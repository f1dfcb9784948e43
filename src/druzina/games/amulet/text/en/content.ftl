# Content files of Amulet in English.

expected-different = different values
expected-numbers-exactly = { $number } numbers
expected-grid-row = a row of { $number } marks
expected-grid-rows = { $number } rows
expected-marks = only the marks { $valid }
expected-one-gem = at most one gem square
expected-shape-row = a row of 1 to { $limit } marks
expected-shape = rows of equal length with at least one square
expected-plain-shape = plain squares only, no hilt and no shield
expected-squares-exactly = { $number } squares
expected-returns = a row to return to with the kind “returns”, and only there
expected-figure-at = places with “figure at”, and only there
expected-lasting-verb = a lasting verb with the kind “lasting”, and only there
expected-no-damage = no damage square
expected-one-at-node = one skill or one weapon at the node { $node }
expected-weak-spots = { $number } weak spots
expected-forbidden = { $number } forbidden squares
expected-deck = { $number } cards for { $players } players, drawn exactly on the last day
expected-even-gems = the five colours equally often with { $players } players, give or take one
expected-damage-above = a mean damage above { $limit }
expected-own-back = a back of its own: level, power, gem and weak spots together
expected-at-most-entries = at most { $limit }
expected-at-least-entries = at least { $limit }
expected-sum = { $number } in all
expected-top-row = a top row
expected-potion-gems = one potion each with a yellow, black, blue and red gem
expected-beatable = a card that this character can beat by then: { $character ->
    [preacher] Preacher
    [sorceress] Sorceress
    [hunter] Hunter
    [knight] Holy Knight
   *[thief] Thief
}
expected-net-damage = at least { $limit } damage left by any two weapons alone
expected-two-weapons = weak spots that no weapon covers alone
fact-things = Content: { $monsters } monsters, { $mythical } mythical, { $adventures } adventures, { $weapons } weapons, { $spells } spells, { $potions } potions, { $upgrades } upgrades, { $skills } skills, { $oaths } oaths, { $quests } quests, { $stories } story cards
fact-sources = Where the figures are from: rulebook { $rulebook }, public { $public }, original { $original }
fact-level = { $level ->
    [3] Mythical
   *[other] Level { $level }
}: on average { $damage } damage, { $coins } coins, { $power } power
fact-monster = { $monster }: power { $power }, damage { $damage }, coins { $coins }; least harm with two weapons { $harm }
fact-adventure = { $adventure }: { $percent } % of the pairs of starting weapons complete it
fact-amulet = { $character ->
    [preacher] Preacher
    [sorceress] Sorceress
    [hunter] Hunter
    [knight] Holy Knight
   *[thief] Thief
}: health { $health }, amulet { $power } power in all
