# Jak to dopadlo

part-during = sláva získaná během hry: { $n }
part-majorities = za převahy: { $n }
part-end-rewards = odměny na konci hry: { $n }
part-combat = při shodě rozhoduje boj: { $n }
part-magic = při shodě rozhoduje magie: { $n }
part-potions = při shodě rozhodují lektvary: { $n }
part-gold = při shodě rozhodují zlaťáky: { $n }
