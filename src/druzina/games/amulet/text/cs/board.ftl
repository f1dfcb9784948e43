# Terminál

board-where = den { $n } z { $days }, { $phase ->
        [dawn] úsvit
        [morning] ráno
        [evening] večer
       *[other] noc
    }
board-night = Noc
board-quest = Úkol { $id }: { $n } z { $whole }
board-player = zdraví { $health }/{ $most }, mince { $n }, trofeje { $trophies }, omráčení { $stuns }, XP { $xp }
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
