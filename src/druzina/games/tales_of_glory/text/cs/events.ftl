# Co se děje

event-hero = { $seat } dostává dílek hrdiny { $tile }.
    .you = Dostáváš dílek hrdiny { $tile }.
event-display = Na plánu dobrodružství leží { $tiles }.
event-first-token = Žeton začínajícího hráče dostává { $seat }.
    .you = Žeton začínajícího hráče dostáváš ty.
event-dealt-quests = { $seat } dostává tři výpravy.
    .known = { $seat } dostává výpravy { $tiles }.
    .you = Dostáváš tři výpravy.
    .yours = Dostáváš výpravy { $tiles }.
event-returns-quest = { $seat } vrací jednu výpravu do krabice.
    .known = { $seat } vrací do krabice výpravu { $tile }.
    .you = Vracíš jednu výpravu do krabice.
    .yours = Vracíš do krabice výpravu { $tile }.
event-round = Začíná { $round }. kolo z deseti.
event-picked = { $seat } vykládá kartu výběru { $slot }.
    .you = Vykládáš kartu výběru { $slot }.
event-misses-tile = { $seat } chce také políčko { $slot }, ale v pořadí tahů je dřív { $owner }; { $seat } vybírá znovu.
    .you = Chceš také políčko { $slot }, ale v pořadí tahů je dřív { $owner }; vybíráš znovu.
    .whom = { $seat } chce také políčko { $slot }, ale v pořadí tahů jsi dřív ty; { $seat } vybírá znovu.
event-takes = { $seat } bere z políčka { $slot } dílek { $tile }.
    .you = Bereš z políčka { $slot } dílek { $tile }.
event-token-passes = Žeton začínajícího hráče získává { $seat } (dílek z políčka { $slot }).
    .you = Žeton začínajícího hráče získáváš ty (dílek z políčka { $slot }).
event-takes-token = { $seat } bere žeton začínajícího hráče.
    .short = žeton začínajícího hráče
    .you = Bereš žeton začínajícího hráče.
event-shows-quest = { $seat } odkrývá výpravu { $tile }.
    .you = Odkrýváš výpravu { $tile }.
event-pays = { $seat } platí za dílek { $tile } { $gold ->
    [0] { $potions ->
        [one] { $potions } lektvar
        [few] { $potions } lektvary
       *[other] { $potions } lektvarů
    }
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}{ $gold ->
    [0] { "" }
   *[other] { $potions ->
        [0] { "" }
        [one] { " " }a { $potions } lektvar
        [few] { " " }a { $potions } lektvary
       *[other] { " " }a { $potions } lektvarů
    }
}.
    .short = { $gold ->
    [0] −{ $potions ->
        [one] { $potions } lektvar
        [few] { $potions } lektvary
       *[other] { $potions } lektvarů
    }
    [one] −{ $gold } zlaťák
    [few] −{ $gold } zlaťáky
   *[other] −{ $gold } zlaťáků
}{ $gold ->
    [0] { "" }
   *[other] { $potions ->
        [0] { "" }
        [one] , −{ $potions } lektvar
        [few] , −{ $potions } lektvary
       *[other] , −{ $potions } lektvarů
    }
}
    .you = Platíš za dílek { $tile } { $gold ->
    [0] { $potions ->
        [one] { $potions } lektvar
        [few] { $potions } lektvary
       *[other] { $potions } lektvarů
    }
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}{ $gold ->
    [0] { "" }
   *[other] { $potions ->
        [0] { "" }
        [one] { " " }a { $potions } lektvar
        [few] { " " }a { $potions } lektvary
       *[other] { " " }a { $potions } lektvarů
    }
}.
event-lays = { $seat } pokládá dílek { $tile } { $cell }.
    .you = Pokládáš dílek { $tile } { $cell }.
event-misses = { $seat } nemá nic ze spojky dílku { $tile }: žádá jiný typ dílku.
    .short = spojka dílku { $tile } nedá nic
    .you = Nemáš nic ze spojky dílku { $tile }: žádá jiný typ dílku.
event-joins-key = Dvě poloviny klíče se spojují: { $seat } získává klíč.
    .short = klíč
    .you = Dvě poloviny klíče se spojují: získáváš klíč.
event-has-key = { $seat } má klíč a volí truhlu.
    .short = klíč
    .you = Máš klíč a volíš truhlu.
event-opens = { $seat } otvírá truhlu { $chest } na dílku { $tile }.
    .short = otevře truhlu na dílku { $tile }
    .you = Otvíráš truhlu { $chest } na dílku { $tile }.
event-loses-key = { $seat } nemá truhlu, kterou by klíč směl otevřít; klíč propadá.
    .short = klíč propadá
    .you = Nemáš truhlu, kterou by klíč směl otevřít; klíč propadá.
event-counts = { $seat } počítá dílek { $tile }: odměna{ $times }, celkem { $n }×.
    .short = { $n }×
    .you = Počítáš dílek { $tile }: odměna{ $times }, celkem { $n }×.
event-gains = { $seat } získává { $gains }.
    .short = +{ $gains }
    .you = Získáváš { $gains }.
event-at-end = { $seat } na konci hry dostane slávu: { $glory }.
    .short = +{ $glory } na konci
    .you = Na konci hry dostaneš slávu: { $glory }.
event-discards = { $hindrance ->
        [price] { $seat } nemá na dílek { $tile } a odkládá ho.
        [place] { $seat } nemá kam položit dílek { $tile } a odkládá ho.
       *[none] { $seat } odkládá dílek { $tile }.
    }
    .you = { $hindrance ->
        [price] Nemáš na dílek { $tile } a odkládáš ho.
        [place] Nemáš kam položit dílek { $tile } a odkládáš ho.
       *[none] Odkládáš dílek { $tile }.
    }
event-sweeps = Z plánu dobrodružství mizí { $tiles }.
event-draws = Nově na plánu dobrodružství: { $tiles }.
event-majority = { $seat } má převahu ({ $kind }) a získává { $glory ->
    [one] { $glory } bod
    [few] { $glory } body
   *[other] { $glory } bodů
} slávy.
    .you = Máš převahu ({ $kind }) a získáváš { $glory ->
    [one] { $glory } bod
    [few] { $glory } body
   *[other] { $glory } bodů
} slávy.
event-ends = { $rank }. místo: { $seat }, { $glory ->
    [one] { $glory } bod
    [few] { $glory } body
   *[other] { $glory } bodů
} slávy.
