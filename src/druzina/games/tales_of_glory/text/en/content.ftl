# The content

# What is wrong with a folder of tiles. $expected is one of the expected-… messages below, made
# with the same arguments.


expected-tile-id = an id of letters, digits, - and _, other than "hero"
expected-kinds-at-most = at most { $limit } kinds in a cost
expected-no-multiplier = no multiplier: they stand on characters and quests only
expected-no-end-reward = no reward at the end of the game: they stand on characters and quests only
expected-at-end = true: majorities are counted at the end of the game
expected-connector-reward = the reward of a place's connector, as in { "{ glory = 2 }" }
expected-connectors-at-least = { $limit ->
        [one] at least one connector
       *[other] at least { $limit } connectors
    }
expected-tiles-at-least = at least { $limit } tiles
expected-tiles-exactly = { $number } tiles
expected-tiles-by-fives = { $first ->
        [0] a multiple of 5 tiles
       *[other] { $first } tiles and a multiple of 5 more
    }
expected-no-multiplied-skill = no combat and no magic in a multiplied reward
expected-chests-exactly = { $number } chests
expected-gold-at-least = at least { $limit } gold
expected-skills-at-most = combat and magic of { $limit } together at most
expected-value-above = a value above { $limit }, that of discarding the tile
expected-value-within = a value from { $low } to { $high }
expected-one-part = one part in the reward of a connector
expected-balanced-connectors = connectors on opposite sides that differ by { $limit } at most
expected-balanced-half-keys = half keys on opposite sides that differ by { $limit } at most
expected-total-at-most = { $limit } at most on all tiles together
expected-mean-above = the highest mean value of all decks, above { $limit }

# The totals of a set.

fact-tiles = Tiles: { $heroes } heroes, { $era1 } in era 1, { $era2 } in era 2, { $era3 } in era 3, { $quests } quests
fact-combat = Combat on all tiles: { $number } (limit { $limit })
fact-magic = Magic on all tiles: { $number } (limit { $limit })
fact-connectors-eras = Connectors of the eras N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-half-keys-eras = Half keys of the eras N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-connectors-quests = Connectors of the quests N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-half-keys-quests = Half keys of the quests N / E / S / W: { $north } / { $east } / { $south } / { $west }
fact-keys = Keys as rewards: { $eras } in the eras, { $quests } on quests
fact-start = Start player token as a reward: { $eras } in the eras, { $quests } on quests
fact-chests = Chests: { $heroes } on heroes, { $era1 } in era 1, { $era2 } in era 2, { $era3 } in era 3, { $quests } on quests
fact-types = Types over the eras: { $monster } monsters, { $character } characters, { $place } places, { $treasure } treasures
fact-values = { $deck ->
        [era1] Era 1
        [era2] Era 2
        [era3] Era 3
       *[quests] Quests
    }: net values { NUMBER($least, minimumFractionDigits: 1) } – { NUMBER($most, minimumFractionDigits: 1) }, mean { NUMBER($mean, minimumFractionDigits: 1) } (accepted { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) })
