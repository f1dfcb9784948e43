# How it ended

part-during = glory gained during the game: { $n }
part-majorities = for majorities: { $n }
part-end-rewards = end-of-game rewards: { $n }
part-combat = tie-break, combat: { $n }
part-magic = tie-break, magic: { $n }
part-potions = tie-break, potions: { $n }
part-gold = tie-break, gold: { $n }
