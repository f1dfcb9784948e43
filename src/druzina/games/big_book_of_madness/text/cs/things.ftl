# Velká kniha strašlivých čar česky.

game-title = Velká kniha strašlivých čar
game-about = 2–5 čarodějů proti knize; šest kol, vyhrají nebo prohrají společně

## Věci a místa

card-madness = Děs
card-element = { $element } { $value }
element-water = Voda
element-earth = Země
element-fire = Oheň
element-air = Vzduch
kind-water = vodní
kind-earth = zemská
kind-fire = ohnivá
kind-air = vzdušná
kind-multi = víceživlová
slot-2 = políčko 2
slot-3l = políčko 3 vlevo
slot-3r = políčko 3 vpravo
slot-4 = políčko 4
slot-5 = políčko 5
zone-hand = z ruky
zone-support = z podpory
zone-discard = z odkládací hromádky
zone-destroyed = ze zničených
to-hand = do ruky
to-support = do podpory
to-discard = do odkládací hromádky
to-top = na dobírací balíček
to-stack = do balíčku děsu
to-none = { "" }
origin-hand = z ruky
origin-support = z vlastní podpory
origin-shared = ze sdílené podpory
origin-discard = z odkládací hromádky
origin-draw = z dobíracího balíčku
origin-destroyed = ze zničených karet
origin-hand-shared = z ruky nebo sdílené podpory
origin-hand-support = z ruky a vlastní podpory
origin-hands-discards = z rukou a odkládacích hromádek kterýchkoli hráčů
origin-hand-support-discard = z ruky, vlastní podpory nebo odkládací hromádky
origin-none = { "" }
only-none = { "" }
only-water = { " " }vody
only-earth = { " " }země
only-fire = { " " }ohně
only-air = { " " }vzduchu
only-element = { " " }elementů
only-value-1 = { " " }hodnoty 1
only-value-2-or-3 = { " " }hodnoty 2 nebo 3
only-madness = { "" }
upgrade-none = { "" }
upgrade-place = ; na stejné místo přijde karta o 1 vyšší
upgrade-hand = ; do ruky přijde karta o 1 vyšší
upgrade-discard = ; do odkládací hromádky přijde karta o 1 vyšší
cost-element = { $letter ->
        [W] { $n ->
            [one] { $n } voda
            [few] { $n } vody
           *[other] { $n } vod
        }
        [E] { $n ->
            [one] { $n } země
            [few] { $n } země
           *[other] { $n } zemí
        }
        [F] { $n ->
            [one] { $n } oheň
            [few] { $n } ohně
           *[other] { $n } ohňů
        }
       *[A] { $n ->
            [one] { $n } vzduch
            [few] { $n } vzduchy
           *[other] { $n } vzduchů
        }
    }
cost-any = { $n ->
        [one] { $n } element jednoho druhu
        [few] { $n } elementy jednoho druhu
       *[other] { $n } elementů jednoho druhu
    }
no-thing = nic
cause-won = poslední nestvůra je zdolána
cause-stack = balíček děsu je prázdný
cause-monster = poslední nestvůra unikla
cause-eliminated = všichni čarodějové jsou vyděšeni k smrti
ability-substitute = jednou ve svém tahu platí jedna karta Vzduch 1 při placení jako 1 libovolný element
ability-draw-on-breaking = po každé zlomené kletbě smí dobrat 1 kartu
ability-large-support = podpora má 5 míst
ability-exchange-support = jednou ve svém tahu smí vyměnit 1 nebo 2 karty v ruce za stejný počet z podpory
ability-discard-madness = jednou ve svém tahu smí odložit děs z ruky a dobrat 1 kartu
ability-refresh = jednou ve svém tahu smí obnovit 1 použité kouzlo kohokoli
ability-draw-and-drop = jednou ve svém tahu smí dobrat 1 kartu: děs se zažene, jiná se odloží
ability-six-spells = udrží 6 kouzel
