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

said-fight = Boj: { $one } a { $other }
said-sphere-hidden = Sféra { $id }: všechny karty leží lícem dolů
said-sphere = Sféra { $id }: nižší strážce { $lesser }; vyšší strážce { $greater }; artefakt { $artifact }
said-sphere-closed = Sféra { $id }: uzavřená
said-down = leží lícem dolů
said-gone = už tu není
said-strength = { $text }, síla { $strength }
said-willpower = { $text }, vůle { $willpower }
said-both = { $text }, síla { $strength }, vůle { $willpower }
said-here = stojí tu: { $names }
said-hidden = karta lícem dolů
said-damaged = { $text } (poškozené)
