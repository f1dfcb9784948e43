# Zboží, druhy a věci

goods-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
goods-potions = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
goods-combat = { $n ->
    [one] { $n } bod boje
    [few] { $n } body boje
   *[other] { $n } bodů boje
}
goods-magic = { $n ->
    [one] { $n } bod magie
    [few] { $n } body magie
   *[other] { $n } bodů magie
}
goods-glory = { $n ->
    [one] { $n } bod slávy
    [few] { $n } body slávy
   *[other] { $n } bodů slávy
}
goods-key = { $n ->
    [one] { $n } klíč
    [few] { $n } klíče
   *[other] { $n } klíčů
}
goods-start = { $n ->
    [one] žeton začínajícího hráče
   *[other] žeton začínajícího hráče
}
price-combat = boj aspoň { $n }
price-magic = magie aspoň { $n }
price-gold = { $n ->
    [one] { $n } zlaťák
    [few] { $n } zlaťáky
   *[other] { $n } zlaťáků
}
price-potions = { $n ->
    [one] { $n } lektvar
    [few] { $n } lektvary
   *[other] { $n } lektvarů
}
kind-combat = boj
kind-magic = magie
kind-potions = lektvary
kind-gold = zlaťáky
type-monster = nestvůra
type-character = postava
type-place = místo
type-treasure = poklad
type-hero = hrdina
wanted-monster = nestvůra
wanted-character = postava
wanted-place = místo
wanted-treasure = poklad
side-north = na severu
side-east = na východě
side-south = na jihu
side-west = na západě
times-one = { "" }
times-monster = { " " }za každou nestvůru
times-character = { " " }za každou postavu
times-place = { " " }za každé místo
times-treasure = { " " }za každý poklad
times-key = { " " }za každý klíč na truhle
times-combat = { " " }za každý žeton boje
times-magic = { " " }za každý žeton magie
times-majority = { " " }za každou převahu
times-gold-set = { " " }za každé 3 zlaťáky v zásobě
times-potion-set = { " " }za každé 3 lektvary v zásobě
times-surrounded = { " " }za každý dílek se sousedy ze všech čtyř stran
times-closed-chest = { " " }za každou zavřenou truhlu
cell-north = severně od dílku { $tile }
cell-east = východně od dílku { $tile }
cell-south = jižně od dílku { $tile }
cell-west = západně od dílku { $tile }
cell-start = kde příběh začíná
cell-away = mimo příběh
no-tile = žádný dílek
