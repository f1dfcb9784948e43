# Zvláštní pravidla scénářů

rule-when = { $moment ->
    [setup] Na začátku –{" "}
    [round_start] Na začátku každého kola –{" "}
    [round_start-one] Na začátku { $round }. kola –{" "}
    [round_start-odd] Na začátku lichých kol –{" "}
    [round_start-even] Na začátku sudých kol –{" "}
    [round_start-nth] Na začátku každého { $round }. kola –{" "}
    [round_start-from] Na začátku každého kola od { $round }. –{" "}
    [round_end] Na konci každého kola –{" "}
    [round_end-one] Na konci { $round }. kola –{" "}
    [round_end-odd] Na konci lichých kol –{" "}
    [round_end-even] Na konci sudých kol –{" "}
    [round_end-nth] Na konci každého { $round }. kola –{" "}
    [round_end-from] Na konci každého kola od { $round }. –{" "}
    [turn_start] Na začátku tahu –{" "}
    [turn_end] Na konci tahu –{" "}
    [standing-odd] V lichých kolech –{" "}
    [standing-even] V sudých kolech –{" "}
    [option-bottom] Místo spodní akce vedle cíle –{" "}
    [option-action] Místo akce vedle cíle –{" "}
    [enters] Kdo vstoupí na označená pole –{" "}
   *[other] {""}
}
rule-if = {" "}({ $rule_limits })
rule-limits = { $rule_limit }; { $rule_limits }
rule-nothing = {""}
rule-limit = { $kind ->
    [once-opened] od otevření dveří { $door }
    [until-opened] do otevření dveří { $door }
    [opened-now] v kole, kdy se otevřou dveře { $door }
    [once-looted_now] v kole, kdy je sebrán poslední cílový poklad
    [characters] počet hrdinů: { $door }
    [stands] dokud stojí { $rule_thing }
    [numbered] dokud stojí { $rule_thing } { $n }
    [near] je-li tam i { $rule_thing }
    [once-tokens] po nalezení potřebných žetonů
    [until-tokens] do nalezení potřebných žetonů
    [until-woken] do probuzení
    [once-dead] po smrti všech: { $types }
    [once-absent] není-li na mapě žádný
    [once-deserted] není-li v té místnosti žádný hrdina
    [once-peopled] je-li v každé místnosti hrdina
    [once-alone] zbývá-li jediný hrdina
    [once-occupied] jsou-li obsazeny všechny desky
    [once-all_on] stojí-li všichni hrdinové na deskách
    [hidden] dokud není odhalena jeho místnost
    [on-tile] dokud je v jeho místnosti { $types }
    [charged] při nabití { $door }
    [at] na poli { $door }
    [beside] vedle pole { $door }
    [within] do vzdálenosti { $n } od pole { $door }
    [within-thing] do vzdálenosti { $n }: { $rule_thing }
    [water] ve vodě
    [unlooted] dokud nesebere cílový poklad
    [having] kdo je otrávený
    [token] výměnou za jednu z nesených věcí
    [once-each] každý jednou
    [bearing] kdo něco nese
   *[but-bearers] kromě zranění od toho, kdo nese, oč ve scénáři jde
}
rule-does = { $rule_deeds }
rule-deed = { $kind ->
    [nearest] jen kdo je nejblíž
    [move] pohyb { $value }
    [own-move] vlastní pohyb
    [attack] útok { $value }
    [attack-all] útok { $value } na všechny vedle
    [range] dosah { $value }
    [freed] X: kolik jich je na svobodě
    [toward] směrem k poli { $value }
    [up-to-thing] k tomu, koho nesou
    [up-to-type] až k cíli { $types }
    [home] zpět na své místo
    [opens] otevírá dveře
    [rest] pak jeho karta bez pohybů
    [stat-health] body zdraví +{ $value }
    [stat-attack] útok +{ $value }
    [stat-move] pohyb +{ $value }
   *[stat-range] dosah +{ $value }
}
rule-at = { $kind ->
    [none] {""}
    [rounds] {" "}na polích { $marker } (v sudých kolech { $other })
    [things] {" "}vedle každého cíle ({ $rule_thing })
    [things-turn] {" "}vedle dalšího cíle v pořadí ({ $rule_thing })
    [turn] {" "}střídavě na polích { $marker }
    [beside] {" "}vedle pole { $marker }
    [door] {" "}před dveřmi { $marker }
   *[at] {" "}na poli { $marker }
}
rule-rank = { $rank ->
    [elite] {" "}(elitní)
   *[normal] {""}
}
rule-ranks = {" "}(při 2 hrdinech { $two ->
    [normal] běžný
    [elite] elitní
   *[none] nic
}, při 3 { $three ->
    [normal] běžný
    [elite] elitní
   *[none] nic
}, při 4 { $four ->
    [normal] běžný
    [elite] elitní
   *[none] nic
})
rule-per = { $kind ->
    [objectives] {" "}(X: kolik jich není zničeno: { $rule_thing })
    [standing] {" "}(X: kolik jich je na mapě: { $rule_thing })
    [figures] {" "}(X: kolik jich je na mapě: { $types })
   *[token] {" "}(X: počet jeho žetonů)
}
rule-who = { $kind ->
    [character] každý hrdina
    [party] hrdinové a pomocníci
    [summons] pomocníci
    [monsters] nestvůry
    [elite] elitní nestvůry
    [everybody] všichni
    [thing] { $rule_thing }
    [types] { $types }
   *[one] figurka
}
rule-act = Ve svém tahu – { $rule_who }: { $rule_does }{ $rule_if }
rule-add-cards = { $rule_when }každý hrdina: do balíčku modifikátorů { $kind ->
    [curse] prokletí
   *[other] karty −1
}, počet { $value }
rule-attack-mod = { $rule_when }{ $rule_who }: { $kind ->
    [disadvantage] útoky s nevýhodou
    [advantage] útoky s výhodou
    [pierce] útoky na cíl { $against } s průrazem { $value }
    [conditions] útoky přidávají stav { $conditions }
   *[other] útok { $value }
}{ $rule_if }
rule-cannot = { $rule_who }: { $kind ->
    [use_items] bez použití předmětů
    [attack_asleep] žádné útoky na spící
   *[other] některé dveře otevřít nelze
}{ $rule_if }
rule-charge = Nesený žeton se nabíjí zraněním, které jeho nositel způsobí: { $types }
rule-choose-bearer = { $rule_when }jeden hrdina dostane, oč ve scénáři jde
rule-damage = { $rule_when }{ $rule_who }: zranění { $value ->
    [T] jako od pasti
   *[other] { $value }
}{ $rule_if }
rule-destroy = { $rule_when }zničeno: { $rule_thing }{ $rule_if }
rule-dig = Vedle hrobu lze vydávat body pohybu na jeho vykopání
rule-discard-cards = { $rule_when }každý hrdina: odhodí karty, počet { $value }
rule-door-while = Dveře jsou otevřené, jen dokud někdo stojí na jejich desce
rule-draw-token = { $rule_when }odkryje se žeton
rule-drop-token = { $rule_when }nesená věc spadne na zem
rule-element = { $rule_when }živel { $element } je { $kind ->
    [strong] intenzivní
    [waning] prchavý
   *[other] nepřítomný
}{ $rule_if }
rule-fire = { $types } pálí, má-li obsluhu: zraní hrdiny a pomocníky na označených polích a v řadách za nimi{ $rule_if }
rule-focus = { $rule_who }: dá-li se napadnout, má přednost { $rule_thing }{ $rule_if }
rule-forced-move = { $rule_when }{ $rule_who }: vítr či voda posune o pole{ $more ->
    [0] {""}
   *[other] ; kdo nemůže, utrpí { $value }
}{ $rule_if }
rule-gain-condition = { $rule_when }{ $rule_who }: { $conditions }{ $rule_if }
rule-give-token = { $rule_when }{ $rule_who }: žeton{ $rule_if }
rule-goes-away = { $rule_who }: po každém svém útoku nablízko mizí z mapy
rule-handed-on = Nesenou věc lze převzít schopností Kořist
rule-heal = { $rule_when }{ $rule_who }: léčení { $value }{ $rule_per }{ $rule_if }
rule-idle = { $rule_when }{ $types }: bez tahu a bez možnosti zaměření{ $kind ->
    [passed] , lze přes ně projít
   *[other] {""}
}{ $rule_if }
rule-immune = { $rule_who }: { $kind ->
    [damage] odolnost vůči zranění
    [healing] nelze léčit
    [forced] nelze posunout
    [attacks] odolnost vůči útokům
   *[other] odolnost: { $conditions }
}{ $rule_if }
rule-indestructible = Některé překážky nelze přesunout ani zničit
rule-leave = { $rule_when }hrdinové na východu opouštějí mapu
rule-link-hexes = Hrdina, který vstoupí na jeden oltář, vyjde vedle druhého
rule-loot-rule = { $kind ->
    [for_bottom] Cílové poklady se sbírají jen schopností Kořist, nebo z vedlejšího pole místo spodní akce; každý hrdina jeden
    [ability_only] Cílové poklady se sbírají jen schopností Kořist
    [look] Vodu lze sbírat, vždy jen jednu
   *[other] Každému hrdinovi jeden cílový poklad
}
rule-lose = { $rule_when }scénář je prohraný{ $rule_if }
rule-may-negate = Místo zranění cíle může kterýkoli hrdina zničit kartu z ruky: { $rule_thing }{ $more ->
    [0] {""}
   *[other] {" "}(nejvýše { $value } zranění naráz)
}
rule-may-remove = { $rule_when }figurku lze vzít z mapy
rule-move-mod = { $rule_who }: pohyb { $value }{ $rule_if }
rule-occupies = { $rule_who }: na třech polích zároveň
rule-open-door = { $rule_when }otevřou se dveře{ $rule_if }
rule-place-overlay = { $rule_when }voda stoupne na dalším poli; není-li kde, scénář je prohraný{ $rule_if }
rule-place-trap = { $rule_when }objeví se pasti
rule-redirect = Co by měl utrpět { $rule_thing }, to utrpí { $types }
rule-remove-figure = { $rule_when }na svobodě: { $rule_thing }
rule-remove-overlay = { $rule_when }ubude vody{ $rule_if }
rule-remove-token = { $rule_when }nesená věc se odloží{ $rule_if }
rule-replace = { $rule_when }přijde jiná figurka: { $types }
rule-replace-summon = { $rule_who }: místo figurky na kartě přivolává { $types } (elitní)
rule-roll-boulders = { $rule_when }každá řada balvanů se valí o 1, 2 nebo 3 pole doleva, žádné dvě stejně; koho přejedou, ten utrpí zranění jako od pasti
rule-shield-mod = { $rule_who }: obrana { $value }{ $several ->
    [0] {""}
   *[other] {" "}proti útokům: { $against }
}{ $rule_per }{ $rule_if }
rule-side = { $types }: { $kind ->
    [party_ally] na straně hrdinů
   *[other] proti všem
}
rule-sleep = { $types }: spánek, bez tahu{ $kind ->
    [lightly] , dokud někdo z družiny nezaútočí, nezraní, neoslabí nebo vedle neskončí pohyb
   *[other] {""}
}
rule-ranks-of = Z nich se objeví{ $rule_ranks }: { $types }
rule-ranks-even = Z nich se v sudých kolech objeví{ $rule_ranks }: { $types }
rule-ranks-second = Z nich každý druhý{ $rule_ranks }: { $types }
rule-spawn = { $rule_when }objeví se{ $rule_at } { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $types }{ $rule_ranks }{ $rule_if }
rule-spawn-next = { $rule_when }postupně se objevují{ $rule_at }: { $types }{ $rule_if }
rule-start-limit = { $kind ->
    [with_monsters] Hrdinové začínají tam, kde jsou nestvůry
   *[other] V jedné místnosti začíná nejvýše polovina hrdinů
}
rule-stat-mod = { $rule_who }: { $rule_does }{ $rule_per }
rule-treat-as = { $rule_who }: otrávení se vodě vyhýbají jako pasti
rule-unlock-door = { $rule_when }odemknou se dveře{ $rule_if }
rule-wake = { $rule_when }procitnou: { $types }{ $rule_if }
rule-win = { $rule_when }scénář je vyhraný{ $rule_if }

# Cíle

thing-objective = cíl scénáře
thing-altar = oltář
thing-water-pump = vodní čerpadlo
thing-hail = Hail
thing-door = dveře
thing-rock-column = skalní sloup
thing-orchid = Orchid
thing-captive-orchid = zajatý Orchid
thing-redthorn = Redthorn
thing-vocal-cord = hlasivka
thing-totem = totem
thing-bone-pile = hromada kostí
thing-tree = strom
thing-grave = hrob
thing-victim = oběť
thing-fish = Fish
thing-crystal = krystal
thing-villager = vesničan
thing-wall = stěna
thing-boulder = balvan
thing-egg = vejce
