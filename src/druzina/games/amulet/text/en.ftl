# Amulet in English.

## Content files

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
