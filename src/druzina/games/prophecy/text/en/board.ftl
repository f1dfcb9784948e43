# What the terminal writes beside the picture of the kingdom.

board-where = { $n ->
    [0] choosing characters
   *[other] round { $n }, { $phase ->
        [chance] chance
        [movement] movement
        [monsters] monsters
        [characters] rivals
        [options] the field
       *[end] end of the round
    }
}
board-sphere = { $id }: { $lesser } → { $greater } → { $artifact }
board-sphere-closed = { $id }: closed
board-chance = Chance: { $text }
board-side = { $text }: { $n }, dice { $dice }
board-odds = win { $win } % · draw { $draw } % · lose { $lose } % ({ $n }/{ $of })
board-hero = lives { $of_lives }/{ $of_red }, mags { $of_mags }/{ $of_blue }, gold { $of_gold }, XP { $of_xp }, artifacts { $of_artifacts }
board-seat = lives { $of_lives }/{ $of_red }, mags { $of_mags }/{ $of_blue }, artifacts { $of_artifacts }
board-playing = choosing
board-waiting = enters with the next round
board-out = out of the game
board-legend-ring = ~ port, # gate, 3/2 monster (strength/willpower), + opportunity, ? face down, * artifact, $2 cards for sale or to learn, @ who stands there; A: lesser guardian → greater guardian → artifact
board-legend-things = ! damaged; lives 3/4 means three of four stones; ▶ plays

## The same for ears

board-said-fight = Fight: { $one } and { $other }
board-said-sphere-hidden = Sphere { $id }: all cards lie face down
board-said-sphere = Sphere { $id }: lesser guardian { $lesser }; greater guardian { $greater }; artifact { $artifact }
board-said-sphere-closed = Sphere { $id }: closed
board-said-down = face down
board-said-gone = gone
board-said-strength = { $text }, strength { $strength }
board-said-willpower = { $text }, willpower { $willpower }
board-said-both = { $text }, strength { $strength }, willpower { $willpower }
board-said-here = here: { $names }
board-said-hidden = a card face down
board-said-damaged = { $text } (damaged)
