# Líc dílku

face-tile = { $tile } ({ $id }), { $type }
face-free = Zdarma.
face-cost = Cena: { $cost }.
face-reward = Odměna{ $times }: { $gains }.
face-end = Na konci hry{ $times }: { $gains }.
face-chest = Truhla { $number }: { $gains }.
face-sides = Spojky: { $sides }.
face-side = Spojka { $side }: { $gains } za sousedství s kterýmkoli dílkem.
face-side-wanting = Spojka { $side }: { $gains }, je-li za ní { $wanted }.
connector-plain = { $side }
connector-half-key = { $side } (polovina klíče)
