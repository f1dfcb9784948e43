# Content files of Prophecy in English.

expected-die-numbers = a result for each of the numbers 1 to 6, in order
expected-two-guilds = two different guilds
expected-guild-field = a guild on fields of the kind “guild”, and only there
expected-some-value = strength or willpower
expected-of-weapons = hands and class of weapons, and only of those
expected-cards-exactly = { $number } cards
expected-fields-exactly = { $number } fields
expected-stones = strength and willpower 5/2, 4/4 or 3/6
expected-one-result = one result in each row
expected-window = a window that asks it: { $valid }
expected-effects = something that it does; an opportunity exactly one effect in step 4
expected-at-least = at least { $limit }
expected-at-most = at most { $limit }
expected-stronger = a guardian no weaker than any monster
expected-treasure = a treasure
expected-outside = a potion used up outside combat
expected-dearer = at least { $limit }, the price of { $than }, which does less
fact-decks = Decks: chance { $chance }, adventure { $adventure }, common { $common }, rare { $rare }, Fortress { $fortress }, Thieves’ Guild { $thieves }, Forest Camp { $camp }, Magic Tower { $tower }, Monastery { $monastery }, guardians { $lesser } and { $greater }, artifacts { $artifact }
fact-terrain = Fields: forest { $forest }, mountains { $mountains }, plains { $plains }, markets { $markets }
fact-sources = Where the cards are from: rulebook { $rulebook }, public { $public }, original { $original }
fact-monster = { $monster }: strength { $strength }, willpower { $willpower }, { $xp }; a hero of 12 points wins in { $percent } %
