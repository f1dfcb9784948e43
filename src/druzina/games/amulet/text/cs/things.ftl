# Věci a slova

gem-yellow = žlutý drahokam
gem-black = černý drahokam
gem-blue = modrý drahokam
gem-red = červený drahokam
gem-green = zelený drahokam
slot-inn = hostinec
square-at = sloupec { $column }, řada { $row }
field-outer = lístek { $n }, vnější pole
field-between = mezi lístky { $n } a { $next }
field-inner = lístek { $n }, vnitřní pole
slot-numbered = { $places } { $n }
no-thing = nic
no-token = žádný žeton
goods-coins = { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
cause-won = všechny úkoly i přísahy jsou splněné
cause-manor = po večeru zůstal na Panství netvor
cause-mythical = bájný netvor nebyl poražen
cause-deck = poslední den začal a v balíčku jsou aspoň tři bájní netvoři
cause-stuns = žetonů omráčení je příliš mnoho
cause-late = po posledním dni zbyl úkol nebo přísaha
cause-quests = všechny úkoly jsou splněné
kind-once = jednou
kind-returns = vrací se
kind-every-round = každé kolo
kind-lasting = trvale
