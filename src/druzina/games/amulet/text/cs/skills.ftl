# Dovednosti

skill-free-river = ráno je přechod řeky zdarma
skill-heal-on-entry = při vstupu ({ $places }) obnovíš { $n } zdraví
skill-coins-on-entry = při vstupu ({ $places }) získáš za každou trofej { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
skill-look-at-a-front = jednou denně se v řadě ({ $places }) potají podíváš na jednu kartu
skill-discount = { $what ->
        [potions] lektvary jsou o { $n } levnější
        [spells] první kouzlo návštěvy je o { $n } levnější
       *[other] Loupežnická bouda je za návštěvu o { $n } levnější
    }
skill-more-purchases = { $what ->
        [potions] při návštěvě smíš koupit o { $n } lektvar víc
       *[other] při návštěvě smíš jednu cenu kouzla koupit dvakrát
    }
skill-more-repairs = { $places }: opravíš o { $n } zbraň víc
skill-repair-for-a-price = { $health ->
        [0] jednou za noc opravíš zbraň za { $coins ->
            [one] { $coins } minci
            [few] { $coins } mince
           *[other] { $coins } mincí
        }
       *[other] ráno, večer i v noci jednou opravíš zbraň za { $health } zdraví
    }
skill-sell-a-gem = { $places }: jednou za návštěvu prodáš neumístěný drahokam za { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
skill-gem-on-fighting = za každý ranní boj získáš žlutý drahokam
skill-more-weapons = proti bájným netvorům smíš použít o { $n } zbraň víc
skill-helper-in = kněz ti pomáhá i zde: { $places }
skill-upgraded-helpers = pomocníci mají vždy lepší stranu ({ $places })
skill-close-a-weak-spot = { $health ->
        [0] { $coins ->
                [0] jednou za boj poškodíš nepoloženou zbraň a zakryješ slabé místo
               *[other] ve večerním boji zakryješ slabé místo za { $coins } mince
            }
       *[other] jednou denně zakryješ slabé místo za { $health } zdraví
    }
skill-free-shields = tvoje štíty smějí ležet i na slabých místech{ $what ->
        [mythical] { " " }bájných netvorů
       *[other] { $phase ->
            [evening] { " " }(večer)
           *[other] { "" }
        }
    }
skill-mirror-spells = svá kouzla smíš zrcadlit
skill-fight-the-top-mythical = jsou-li Kobky prázdné, bojuješ s vrchní kartou balíčku bájných netvorů
skill-less-damage = ráno máš z boje o { $n } zranění méně
skill-heal-in-the-sum = boj ({ $places }) s položeným pomocníkem obnoví { $n } zdraví
skill-keep-a-weapon-ready = večer zůstane { $n } použitá zbraň připravená
skill-keep-a-spell = jednou denně si necháš { $n } použité kouzlo
skill-coins-on-victory = { $needs ->
        [spell] vítězství s položeným kouzlem dává { $n } minci
        [helper] vítězství v Doupěti s pomocníkem dává { $n } minci
       *[other] vítězství v Doupěti dává { $n } minci
    }
skill-xp-on-victory = vítězství bez ztráty zdraví dává { $n } zkušenost
skill-gem-on-victory = vítězství nad úrovní { $level } dává její drahokam, i když je zakrytý
skill-repair-on-victory = po vítězství opravíš { $n } nepoužitou zbraň
skill-coins-on-retreat = při ústupu získáš i nezakryté mince karty
skill-coin-symbols-pay-more = symboly mince tvých zbraní platí o { $n } víc
skill-damaged-weapon-in-expedition = na výpravu ({ $places }) smíš poslat i poškozenou zbraň
skill-more-weapons-in-expedition = na výpravu smíš poslat o { $n } zbraň víc
skill-adventure-weapons-return-ready = tvoje zbraně se z dobrodružství vracejí připravené
skill-coins-of-expedition = výprava ({ $places }) dává navíc { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
skill-night-healing-of-all = každou noc všichni obnoví { $n } zdraví
skill-night-healing = každou noc obnovíš { $n } zdraví
skill-night-coins = každou noc získáš { $n ->
        [one] { $n } minci
        [few] { $n } mince
       *[other] { $n } mincí
    }
skill-night-gem = každou noc získáš { $n } drahokam libovolné barvy
skill-night-fight = v noci smíš bojovat s kterýmkoli zbylým netvorem, bez pomocníka
skill-night-expedition = v noci smíš na výpravu
skill-immune-to-abilities = schopnosti netvorů se tě netýkají
skill-keep-coins-when-stunned = při omráčení neztrácíš mince
skill-power-for = na konci { $n } { $n ->
        [one] bod
        [few] body
       *[other] bodů
    } moci za { $what ->
        [health] každé { $each } zdraví
        [mythical-trophy] každou bájnou trofej
       *[other] každé { $each } trofeje úrovně 1 a 2
    }
skill-worth = na konci { $what ->
        [spells] má každé kouzlo cenu { $n ->
            [one] { $n } bodu
           *[other] { $n } bodů
        } moci
       *[other] je bod moci za každé { $each } mince
    }
