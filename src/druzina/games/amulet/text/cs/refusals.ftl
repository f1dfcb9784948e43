# Proč ne

refusal-not-now = „{ $choice }“ teď nejde.
refusal-stay = Musíš jít jinam, než kde stojíš ({ $location }).
refusal-locked = { $location }: zamčeno.
refusal-river = { $location } je za řekou a přechod nemáš čím zaplatit; poslední zdraví platit nejde.
refusal-entry = { $location }: na vstup nestačí zdraví; poslední zdraví platit nejde.
refusal-must-fight = { $location }: s netvorem se musí bojovat.
refusal-must-drive = { $location }: netvory musíš zahnat.
refusal-not-here = To se tady nedělá ({ $location }).
refusal-once-a-visit = To už při této návštěvě bylo ({ $location }).
refusal-once-a-phase = To už v této části dne bylo.
refusal-last-health = Poslední zdraví platit nejde.
refusal-no-adventure = U Hradu teď žádné dobrodružství není.
refusal-no-weapon-fits = Žádná tvoje zbraň se na dobrodružství nevejde nebo není připravená.
refusal-too-dear = Stojí to { $n }, máš { $coins }: { $more ->
    [one] chybí { $more } mince
    [few] chybějí { $more } mince
   *[other] chybí { $more } mincí
  }.
refusal-nothing-to-do = Nic by to nezměnilo ({ $location }).
refusal-no-prey = Nezbyl netvor, se kterým by šlo bojovat.
refusal-none-damaged = Žádnou zbraň nemáš poškozenou.
refusal-spell-sold = { $spell } v nabídce není.
refusal-same-cost = { $spell }: kouzlo této ceny už při návštěvě máš.
refusal-potion-sold = { $potion } v nabídce není.
refusal-one-potion = { $potion }: při návštěvě jen jeden lektvar.
refusal-potion-moment = { $potion } teď použít nejde.
refusal-oath-moment = { $oath } teď splnit nejde.
refusal-rivals = Věci se předávají jen ve společné hře ({ $owner }).
refusal-elsewhere = { $owner } stojí jinde.
refusal-handed = { $owner }: před akcí a po ní jen jedna přijatá nabídka.
refusal-character-taken = { $character } už hraje s někým jiným.
refusal-weapon-damaged = { $weapon } je poškozená zbraň.
refusal-weapon-chosen = { $weapon } už je vybraná zbraň.
refusal-weapon-away = { $weapon } leží na dobrodružství.
refusal-weapon-on-tree = { $weapon } čeká ve stromu dovedností.
refusal-not-damaged = { $weapon } není poškozená zbraň.
refusal-no-room = { $weapon }: na dobrodružství pro ni není místo.
refusal-node-unlocked = { $node } už je odemčené.
refusal-node-closed = { $node } ještě není otevřené: pod ním musí být něco odemčeno.
refusal-arrangement = „{ $text }“ není rozložení tvých žetonů: žeton@sloupec,řádek a otočení r0–r3.
refusal-not-at-hand = { $token } teď nemáš po ruce: položit smíš jen to, co je pro tohle vybrané nebo co k tomu patří.
refusal-overlap = { $token } se překrývá s jiným žetonem ({ $square }).
refusal-off-card = { $token } ({ $square }) musí aspoň jedním čtvercem ležet na kartě.
refusal-forbidden = { $token } zakrývá zakázaný čtverec ({ $square }).
refusal-shield = { $token }: štít nesmí ležet na slabém místě ({ $square }).
refusal-hilt = { $token }: jílec se nedotýká okraje karty ({ $square }).
refusal-hilt-corner = { $token }: jílec se karty dotýká jen rohem ({ $square }).
refusal-mirrored = { $token } smíš otáčet, nikdy převracet.
refusal-first-weapon = { $token }: první zbraň výpravy musí na kartě ležet.
reveal-oath = ukáže se přísaha
reveal-monsters = otočí se netvoři
reveal-monster = otočí se karta netvora
reveal-front = ukáže se přední strana karty
reveal-dawn = přicházejí noví netvoři
reveal-adventure = odkryje se dobrodružství
reveal-upgrade = odkryje se vylepšení
