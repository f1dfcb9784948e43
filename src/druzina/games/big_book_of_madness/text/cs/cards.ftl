## Texty karet

text-effect = { $who ->
        [who-one] jeden hráč{ $may ->
            [1] { " " }smí celé použít:
           *[other] { "" }
        }{ " " }
        [who-another] jeden jiný hráč{ " " }
        [who-some-others] { $players ->
            [one] { $amount } jiný hráč
            [few] každý ze { $amount } jiných hráčů
           *[other] každý z { $amount } jiných hráčů
        }{ " " }
        [who-each] každý hráč{ " " }
        [who-each-other] každý jiný hráč{ " " }
        [who-active] aktivní hráč{ " " }
       *[other] { "" }
    }{ $parts }
do-discard = { $much ->
        [down-to] odloží z ruky tolik, že mu zbydou { $amount } karty
       *[other] { $person ->
        [you] odlož
        [table] odložte
       *[other] odloží
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } { $origin }
    }
do-destroy = { $person ->
        [you] znič
       *[other] zničí
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } { $origin }{ $upgrade }
do-support = { $person ->
        [you] polož
       *[other] položí
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky do své podpory
do-recover = { $person ->
        [you] vrať
       *[other] vrátí
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z odkládací hromádky { $to }{ $flag ->
        [1] { " " }(ne ty, kterými se platí toto seslání)
       *[other] { "" }
    }
do-take = { $person ->
        [you] vezmi si
        [then] vezme si
       *[other] si vezme
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } { $origin } { $to }
do-put = položí { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky na svůj dobírací balíček
do-cure = { $person ->
        [you] zažeň
       *[other] zažene
    } { $much ->
        [all] všechen děs
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } děs
            [few] { $amount } děsy
           *[other] { $amount } děsů
        }
    } { $origin }
do-give = dej { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky do rukou jiných hráčů
do-trade = vyměň si s jedním jiným hráčem { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } z ruky
do-pass = každý hráč vybere 1 kartu z ruky a všichni je předají doleva
do-discard-each-element = odloží z ruky po jedné kartě každého elementu, který v ní má
do-draw = { $much ->
        [up-to-hand] si dobere do { $amount } karet v ruce
       *[other] { $condition ->
            [madness-moved] dobere si 1 kartu, pokud tak položil aspoň jeden děs
            [lost-a-card] každý, komu tak ubyl děs, si dobere 1 kartu
           *[other] { $person ->
        [you] dober si
        [then] dobere si
       *[other] si dobere
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only }
        }
    }
do-mill = odloží { $much ->
        [all] celý svůj dobírací balíček
       *[other] { $n ->
            [one] horní kartu
            [few] { $amount } horní karty
           *[other] { $amount } horních karet
        } svého dobíracího balíčku
    }
do-destroy-top = zničí { $n ->
        [one] horní kartu
        [few] { $amount } horní karty
       *[other] { $amount } horních karet
    } svého dobíracího balíčku
do-sift = prohlédni si { $n ->
        [one] { $amount } horní kartu
        [few] { $amount } horní karty
       *[other] { $amount } horních karet
    } svého dobíracího balíčku, libovolné odlož a zbytek vrať v libovolném pořadí
do-madness = { $condition ->
        [nothing-moved] nemůže-li, dostane
       *[other] dostane
    } { $n ->
        [one] { $amount } děs
        [few] { $amount } děsy
       *[other] { $amount } děsů
    } { $to }
do-burn-madness = { $much ->
        [per-player] za každého hráče ve hře{ " " }
       *[other] { "" }
    }zničte z balíčku děsu { $n ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
do-seed-madness = po vyložení kleteb položte pod každou 1 děs z balíčku
do-gain = { $flag ->
        [1] za ni přidá kartu téhož elementu hodnoty { $value } { $to }
       *[other] { $person ->
        [you] přidej si
        [then] přidá si
       *[other] si přidá
    } { $much ->
        [all] { $upto ->
            [1] libovolný počet karet
           *[other] všechny karty
        }
        [as-many] stejný počet karet
       *[other] { $upto ->
            [1] až{ " " }
           *[other] { "" }
        }{ $n ->
            [one] { $amount } kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }{ $only } hodnoty { $value } { $to }
    }
do-strip = zničte z nabídky po jedné kartě hodnoty { $value } od každého elementu
do-exhaust = označí { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } své kouzlo za použité
        [few] { $amount } svá kouzla za použitá
       *[other] { $amount } svých kouzel za použitá
    }
do-neutralise = neutralizuje { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } své kouzlo
        [few] { $amount } svá kouzla
       *[other] { $amount } svých kouzel
    } do příchodu nové nestvůry
do-refresh = obnov { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } použité kouzlo
        [few] { $amount } použitá kouzla
       *[other] { $amount } použitých kouzel
    } kterýchkoli hráčů (ne toto)
do-learn = se smí zdarma naučit odkryté kouzlo z knihovny
do-forget = zničí { $n ->
        [one] { $amount } své kouzlo
        [few] { $amount } svá kouzla
       *[other] { $amount } svých kouzel
    }
do-burn-library = aktivní hráč zničí odkryté kouzlo jednoho balíčku knihovny
do-neutralise-curse = neutralizuj { $upto ->
        [1] až{ " " }
       *[other] { "" }
    }{ $n ->
        [one] { $amount } kletbu
        [few] { $amount } kletby
       *[other] { $amount } kleteb
    }
do-token = položte po žetonu elementu na každou { $flag ->
        [1] jinou kletbu
       *[other] vyloženou kletbu
    }
do-bar-reward = do příchodu nové nestvůry není za zlomení kletby karta
do-act = smí provést { $n ->
        [one] { $amount } akci
        [few] { $amount } akce
       *[other] { $amount } akcí
    }
do-incarnate = proveď { $n ->
        [one] { $amount } akci
        [few] { $amount } akce
       *[other] { $amount } akcí
    } jen za karty sdílené podpory, které se neodkládají
do-break = nanejvýš { $amount }× zlom kletbu za cenu nižší o { $less }

## Líce karet

face-spell = { $spell } ({ $id }), kouzlo, { $element } { $n }
face-curse = { $curse } ({ $id }), kletba { $kind }
face-wizard = { $wizard } ({ $id })
face-page = { $page } ({ $id })
face-effect = Účinek: { $text }.
face-multiple = ×{ $times }: { $text }.
face-trigger = Při spuštění: { $text }.
face-deck = Startovní balíček: { $cards }.
face-ability = Schopnost: { $ability }.
face-curses = Kletby: { $elements }.
face-arrival = Při příchodu: { $text }.
face-bonus = Bonus: { $text }.
face-penalty = Postih: { $text }.
