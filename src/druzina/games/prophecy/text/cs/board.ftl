# Co terminál píše vedle obrázku království.

board-where = { $n ->
    [0] výběr postav
   *[other] kolo { $n }, { $phase ->
        [chance] náhoda
        [movement] pohyb
        [monsters] nestvůry
        [characters] soupeři
        [options] pole
       *[end] konec kola
    }
}
board-sphere = { $id }: { $lesser } → { $greater } → { $artifact }
board-sphere-closed = { $id }: uzavřená
board-chance = Náhoda: { $text }
board-side = { $text }: { $n }, kostky { $dice }
board-odds = výhra { $win } % · remíza { $draw } % · prohra { $lose } % ({ $n }/{ $of })
board-hero = životy { $of_lives }/{ $of_red }, magy { $of_mags }/{ $of_blue }, zlato { $of_gold }, zkušenosti { $of_xp }, artefakty { $of_artifacts }
board-seat = životy { $of_lives }/{ $of_red }, magy { $of_mags }/{ $of_blue }, artefakty { $of_artifacts }
board-playing = vybírá se
board-waiting = přijde v dalším kole
board-out = mimo hru
board-legend-ring = ~ přístav, # brána, 3/2 nestvůra (síla/vůle), + příležitost, ? skrytá karta, * artefakt, $2 karty k prodeji nebo učení, @ kdo tu stojí; A: nižší strážce → vyšší strážce → artefakt
board-legend-things = ! poškozené; životy 3/4 znamená tři kameny ze čtyř; ▶ je na tahu

## Totéž pro uši

board-said-fight = Boj: { $one } a { $other }
board-said-sphere-hidden = Sféra { $id }: všechny karty leží lícem dolů
board-said-sphere = Sféra { $id }: nižší strážce { $lesser }; vyšší strážce { $greater }; artefakt { $artifact }
board-said-sphere-closed = Sféra { $id }: uzavřená
board-said-down = leží lícem dolů
board-said-gone = už tu není
board-said-strength = { $text }, síla { $strength }
board-said-willpower = { $text }, vůle { $willpower }
board-said-both = { $text }, síla { $strength }, vůle { $willpower }
board-said-here = stojí tu: { $names }
board-said-hidden = karta lícem dolů
board-said-damaged = { $text } (poškozené)
