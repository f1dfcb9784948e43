# The end

part-trophies = trophies: { $n }
part-sections = charged sections: { $n }
part-coins = for coins: { $n }
part-weapons = ready weapons: { $n }
part-potions = potions: { $n }
part-spells = spells: { $n }
part-unplaced = unplaced gems: { $n }
part-experience = XP on the top row: { $n }
part-skills = skills: { $n }
part-stuns = stuns: { $n }
part-gems = gems (for ties): { $n }
part-coins-left = coins (for ties): { $n }
part-order = order of characters (for ties): { $n }
part-oath = oath fulfilled: { $n }
