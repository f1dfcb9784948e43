# Stůl jako obrázek

board-discarded = { $tile }
board-round = { $round }. kolo z deseti
board-setup = příprava hry
board-display = Plán dobrodružství
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
board-from = { $tile }, políčko { $slot }
board-at-end = konec { $gains }
board-laid = { $tile } ({ $type }), { $cell }, { $closed ->
    [0] žádná zavřená truhla
    [one] { $closed } zavřená truhla
    [few] { $closed } zavřené truhly
   *[other] { $closed } zavřených truhel
}
board-layable-lay = lze položit
board-layable-pay = nelze zaplatit
board-layable-place = nevejde se nikam
board-wild = divočina
board-goods = { $seat }: { $gains }
board-holds-token = Žeton začínajícího hráče má { $seat }.
board-legend-goods = Z zlaťáky, L lektvary, B boj, M magie, S sláva, K klíč, Ž žeton začínajícího hráče
board-legend-marks = ~ divočina (o 1 víc), ✓ lze položit, ! nelze zaplatit, × nevejde se nikam
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
