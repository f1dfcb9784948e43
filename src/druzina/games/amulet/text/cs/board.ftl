# Terminál

board-where = { $n ->
    [0] výběr postav
   *[other] den { $n } { $days ->
        [8] z
       *[other] ze
    } { $days }, { $phase ->
        [dawn] úsvit
        [morning] ráno
        [evening] večer
       *[other] noc
    }
}
board-night = Noc
board-quest = Úkol { $text }: { $n } { $of ->
    [5] z
    [8] z
    [9] z
    [1] z
   *[other] ze
} { $of }
board-player = zdraví { $health }/{ $most }, mince { $n }, trofeje { $trophies }, omráčení { $stuns }, zkušenosti { $xp }
board-seat = zdraví { $health }/{ $most }, mince { $n }, trofeje { $trophies }
board-back = { $where }, karta { $n }: úroveň { $level }, { $stone }, moc { $power }; slabá místa: { $spots }
board-spots = řada { $n } sloupec { $told }
board-row = řada { $n }: { $told }
board-mark = sloupec { $n } { $mark ->
    [W] slabé místo
    [C] mince
    [G] drahokam
    [X] zakázáno
   *[other] zranění { $mark }
}
board-legend-cards = [L úroveň, slabá místa, drahokam, moc]; W slabé místo, 1–3 zranění, C mince, G drahokam, X zakázáno
board-legend-things = * poškozená zbraň, ^ na dobrodružství; # zamčeno, ! veselice, + vylepšeno; ▶ je na tahu
gem-short-yellow = žl
gem-short-black = čn
gem-short-blue = mo
gem-short-red = čv
gem-short-green = ze
warning-lost = Tím hru prohrajete: { $cause }.
board-node = { $n } { $of ->
    [5] z
    [8] z
    [1] z
   *[other] ze
} { $of } zkušeností

## Totéž pro uši

board-said-banks = Levý břeh: { $names_left }; za řekou: { $names_right }
board-said-locked = zamčeno
board-said-revels = veselice
board-said-upgraded = vylepšeno
board-said-cards = { $n ->
    [one] { $n } karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
board-said-mythical = bájný netvor lícem dolů
board-said-here = je tu: { $names }
board-said-ready = připravené zbraně { $names }
board-said-damaged = poškozené { $names }
board-said-away = na dobrodružství { $names }
board-said-spells = kouzla { $names }
board-said-potions = lektvary { $names }
board-said-unplaced = neumístěné drahokamy { $names }
board-said-oaths = přísahy { $names }
