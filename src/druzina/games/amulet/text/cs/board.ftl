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

said-banks = Levý břeh: { $names_left }; za řekou: { $names_right }
said-locked = zamčeno
said-revels = veselice
said-upgraded = vylepšeno
said-cards = { $n ->
    [one] { $n } karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
said-mythical = bájný netvor lícem dolů
said-here = je tu: { $names }
said-ready = připravené zbraně { $names }
said-damaged = poškozené { $names }
said-away = na dobrodružství { $names }
said-spells = kouzla { $names }
said-potions = lektvary { $names }
said-unplaced = neumístěné drahokamy { $names }
said-oaths = přísahy { $names }
