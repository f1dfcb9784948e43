# The face of a tile

face-tile = { $tile } ({ $id }), { $type }
face-free = Free of cost.
face-cost = Cost: { $cost }.
face-reward = Reward{ $times }: { $gains }.
face-end = At the end of the game{ $times }: { $gains }.
face-chest = Chest { $number }: { $gains }.
face-sides = Connectors: { $sides }.
face-side = Connector { $side }: { $gains }, whatever lies beyond.
face-side-wanting = Connector { $side }: { $gains } if { $wanted } lies beyond.
connector-plain = { $side }
connector-half-key = { $side } (half key)
