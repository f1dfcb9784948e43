# Stůl jako obrázek

board-discarded = { $tile }
board-round = { $round }. kolo z deseti
board-setup = příprava hry
board-name = dílek
board-type = typ
board-cost = cena
board-reward = odměna
board-chests = truhly
board-north = S
board-east = V
board-south = J
board-west = Z
board-player = hráč
board-tiles = dílky
board-keys = klíče
board-quests = výpravy
board-taken = vzatý dílek
board-free = zdarma
board-story = Příběh: { $seat }
    .you = Tvůj příběh
board-from = { $tile }, políčko { $slot }
board-at-end = konec { $gains }
board-laid = { $tile } ({ $type }), { $cell }, { $closed ->
    [0] žádná zavřená truhla
    [one] { $closed } zavřená truhla
    [few] { $closed } zavřené truhly
   *[other] { $closed } zavřených truhel
}
board-layable-free = Položit ho můžeš zdarma.
board-layable-lay = Položit ho můžeš za { $price }.
board-layable-pay = Zaplatit ho nemůžeš, stojí tě { $price }.
board-layable-place = Do tvého příběhu se nikam nevejde.
board-price = { $gains }{ $instead ->
    [0] { "" }
   *[other] , z toho { $instead } za chybějící boj či magii
}{ $wild ->
    [0] { "" }
   *[other] ; k tomu doplatek 1 zlaťák nebo lektvar za divočinu
}
board-price-wild = 1 zlaťák nebo lektvar, protože leží v divočině
board-slot = { $wild ->
    [0] Políčko { $slot }: { $tile }
   *[other] Políčko { $slot } (divočina): { $tile }
}
board-goods = { $seat }: { $gains }
board-holds-token = Žeton začínajícího hráče má { $seat }.
    .you = Žeton začínajícího hráče máš ty.
board-legend-goods = Z zlaťáky, L lektvary, B boj, M magie, S sláva, K klíč, Ž žeton začínajícího hráče
board-legend-marks = ~ divočina (o 1 víc), ✓ lze položit, ! nelze zaplatit, × nikam se nehodí
board-legend-story = o spojka, k polovina klíče, $ spojka s odměnou, □ zavřená truhla, ■ otevřená truhla
short-gold = { $n }Z
short-potions = { $n }L
short-combat = { $n }B
short-magic = { $n }M
short-glory = { $n }S
short-key = { $n }K
short-start = { $n ->
    [one] Ž
   *[other] Ž
}
column-gold = Z
column-potions = L
column-combat = B
column-magic = M
column-glory = S
abbreviated-monster = nes
abbreviated-character = pos
abbreviated-place = mís
abbreviated-treasure = pok
abbreviated-hero = hrd
by-monster = nes
by-character = pos
by-place = mís
by-treasure = pok
by-key = klíč
by-combat = B
by-magic = M
by-majority = přev
by-gold-set = 3Z
by-potion-set = 3L
by-surrounded = obkl
by-closed-chest = truhl
