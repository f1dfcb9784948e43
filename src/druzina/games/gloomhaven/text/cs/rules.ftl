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
    [option] Místo akce –{" "}
    [enters] Kdo vstoupí na označená pole –{" "}
   *[other] {""}
}
rule-if = { $kind ->
    [once-opened] {" "}(od otevření dveří { $door })
    [until-opened] {" "}(do otevření dveří { $door })
    [characters] {" "}(počet hrdinů: { $door })
    [once-tokens] {" "}(po nalezení potřebných žetonů)
    [until-tokens] {" "}(do nalezení potřebných žetonů)
    [until-woken] {" "}(do probuzení)
    [once-dead] {" "}(po smrti předchozích)
    [once-absent] {" "}(není-li na mapě žádný)
    [once-deserted] {" "}(není-li v té místnosti žádný hrdina)
    [once-alone] {" "}(zbývá-li jediný hrdina)
    [once-occupied] {" "}(jsou-li obsazeny všechny desky)
    [once-all_on] {" "}(stojí-li všichni hrdinové na deskách)
    [at] {" "}(na poli { $door })
    [water] {" "}(ve vodě)
    [bearing] {" "}(kdo něco nese)
    [some] {" "}(platí-li podmínka scénáře)
   *[none] {""}
}
rule-who = { $kind ->
    [character] každý hrdina
    [party] hrdinové a pomocníci
    [summons] pomocníci
    [monsters] nestvůry
    [elite] elitní nestvůry
    [everybody] všichni
    [thing] cíl scénáře
    [types] { $types }
   *[one] figurka
}
rule-act = { $rule_who }: hraje podle pravidla scénáře{ $rule_if }
rule-add-cards = { $rule_when }každý hrdina: do balíčku modifikátorů { $kind ->
    [curse] prokletí
   *[other] karty −1
}, počet { $value }
rule-attack-mod = { $rule_when }{ $rule_who }: { $kind ->
    [disadvantage] útoky s nevýhodou
    [advantage] útoky s výhodou
   *[other] změněné útoky
}{ $more ->
    [0] {""}
   *[other] {" "}({ $value })
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
rule-destroy = { $rule_when }cíl scénáře je vyřízen{ $rule_if }
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
rule-focus = { $rule_who }: dá-li se napadnout cíl scénáře, má přednost{ $rule_if }
rule-forced-move = { $rule_when }{ $rule_who }: vítr či voda posune o pole{ $more ->
    [0] {""}
   *[other] ; kdo nemůže, utrpí { $value }
}{ $rule_if }
rule-gain-condition = { $rule_when }{ $rule_who }: { $conditions }{ $rule_if }
rule-give-token = { $rule_when }{ $rule_who }: žeton{ $rule_if }
rule-goes-away = { $rule_who }: po každém svém útoku nablízko mizí z mapy
rule-handed-on = Nesenou věc lze převzít schopností Kořist
rule-heal = { $rule_when }{ $rule_who }: léčení { $value }{ $rule_if }
rule-idle = { $types }: bez tahu a bez možnosti zaměření{ $rule_if }
rule-immune = { $rule_who }: { $kind ->
    [damage] odolnost vůči zranění
    [healing] nelze léčit
    [forced] nelze posunout
    [attacks] odolnost vůči útokům
   *[other] odolnost vůči stavům
}{ $rule_if }
rule-indestructible = Některé překážky nelze přesunout ani zničit
rule-leave = { $rule_when }hrdinové na východu opouštějí mapu
rule-link-hexes = Hrdina, který vstoupí na jeden oltář, vyjde vedle druhého
rule-loot-rule = { $kind ->
    [ability_only] Cílové poklady se sbírají jen schopností Kořist
    [look] Vodu lze sbírat, vždy jen jednu
   *[other] Každému hrdinovi jeden cílový poklad
}
rule-lose = { $rule_when }scénář je prohraný{ $rule_if }
rule-may-negate = Místo zranění cíle scénáře může kterýkoli hrdina zničit kartu z ruky
rule-may-remove = { $rule_when }figurku lze vzít z mapy
rule-move-mod = { $rule_who }: pohyb { $value }{ $rule_if }
rule-occupies = { $rule_who }: na třech polích zároveň
rule-open-door = { $rule_when }otevřou se dveře{ $rule_if }
rule-place-overlay = { $rule_when }voda stoupne na dalším poli; není-li kde, scénář je prohraný{ $rule_if }
rule-place-trap = { $rule_when }objeví se pasti
rule-redirect = Co by měl utrpět cíl scénáře, to utrpí { $types }
rule-remove-figure = { $rule_when }cíl scénáře je osvobozen
rule-remove-overlay = { $rule_when }ubude vody{ $rule_if }
rule-remove-token = { $rule_when }nesená věc se odloží{ $rule_if }
rule-replace = { $rule_when }přijde jiná figurka: { $types }
rule-replace-summon = { $rule_who }: přivolává jiné než na kartě
rule-roll-boulders = { $rule_when }každá řada balvanů se valí o 1, 2 nebo 3 pole doleva, žádné dvě stejně; koho přejedou, utrpí zranění jako od pasti
rule-shield-mod = { $rule_who }: obrana { $value }{ $rule_if }
rule-side = { $types }: { $kind ->
    [party_ally] na straně hrdinů
   *[other] proti všem
}
rule-sleep = { $types }: spánek, bez tahu{ $kind ->
    [lightly] , dokud někdo z družiny nezaútočí, nezraní, neoslabí nebo vedle neskončí pohyb
   *[other] {""}
}
rule-spawn = { $rule_when }objeví se { $types }{ $rule_if }
rule-spawn-next = { $rule_when }postupně se objevují: { $types }{ $rule_if }
rule-start-limit = { $kind ->
    [with_monsters] Hrdinové začínají tam, kde jsou nestvůry
   *[other] V jedné místnosti začíná nejvýše polovina hrdinů
}
rule-stat-mod = { $rule_who }: hodnoty podle toho, co na mapě stojí
rule-treat-as = { $rule_who }: otrávení se vodě vyhýbají jako pasti
rule-unlock-door = { $rule_when }odemknou se dveře{ $rule_if }
rule-wake = { $rule_when }procitnou: { $types }{ $rule_if }
rule-win = { $rule_when }scénář je vyhraný{ $rule_if }
