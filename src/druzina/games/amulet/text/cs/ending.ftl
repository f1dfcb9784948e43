# Konec

part-trophies = trofeje: { $n }
part-sections = nabité sekce: { $n }
part-coins = za mince: { $n }
part-weapons = připravené zbraně: { $n }
part-potions = lektvary: { $n }
part-spells = kouzla: { $n }
part-unplaced = neumístěné drahokamy: { $n }
part-experience = zkušenosti v horní řadě: { $n }
part-skills = dovednosti: { $n }
part-stuns = omráčení: { $n }
part-gems = drahokamy (při rovnosti): { $n }
part-coins-left = mince (při rovnosti): { $n }
part-order = pořadí postav (při rovnosti): { $n }
part-oath = splněná přísaha: { $n }
