# Amulet česky.

## Soubory s obsahem

expected-different = navzájem různé hodnoty
expected-numbers-exactly = { $number ->
    [one] { $number } číslo
    [few] { $number } čísla
   *[other] { $number } čísel
}
expected-grid-row = řádek s počtem značek { $number }
expected-grid-rows = { $number ->
    [one] { $number } řádek
    [few] { $number } řádky
   *[other] { $number } řádků
}
expected-marks = jen značky { $valid }
expected-one-gem = nejvýš jedno pole s drahokamem
expected-shape-row = řádek s nejméně jednou a nejvýš { $limit } značkami
expected-shape = stejně dlouhé řádky s aspoň jedním čtvercem
expected-plain-shape = jen obyčejné čtverce, žádný jílec ani štít
expected-squares-exactly = { $number ->
    [one] { $number } čtverec
    [few] { $number } čtverce
   *[other] { $number } čtverců
}
expected-returns = řada, kam se netvor vrací, právě když je druh „returns“
expected-figure-at = místa, právě když stojí „figure at“
expected-lasting-verb = trvalý účinek, právě když je druh „lasting“
expected-no-damage = žádné pole s poškozením
expected-one-at-node = právě jedna dovednost nebo zbraň v uzlu { $node }
