# Karty slovy: malé výrazy, které se spojí do výčtu.

text-does = { $lines }
text-half = { $lines }; { $closing }
text-lines = { $phrases }; { $lines }
text-phrases = { $phrase }, { $phrases }
text-nothing = nic
text-then = pokud ano: { $lines }
text-test-straight = byla-li cesta přímá
text-test-round-trip = jsi-li zpět na začátku cesty
text-move = pohyb { $value }
text-jump = skok
text-straight = přímo
text-to-obstacle = jen k překážce
text-to-actor = skončí vedle tebe
text-loots = kořist z každého pole na cestě
text-clears = překážky a pasti na cestě zmizí
text-hurts = { $n } zranění každé bytosti podél cesty
text-attack = útok { $value }
text-range = dosah { $n }
text-range-more = dosah { $value }
text-melee = nablízko
text-ranged = na dálku
text-no-attack = neútočí
text-targets = cíle { $n }
text-pierce = průraznost { $n }
text-push = odstrčení { $n }
text-pull = přitažení { $n }
text-pull-to = přitažení { $n } k poli do vzdálenosti { $range }
text-area = vzor o { $n } polích
text-area-melee = vzor nablízko o { $n } polích
text-conditions = { $conditions }
text-whom = cíl: { $whom }
text-target-and-beside = zasahuje cíl útoku a všechny nepřátele vedle něj
text-on-self = na sebe
text-against = proti: { $whom }
text-against-types = jen proti: { $types }
text-if-near-ally = vedle tvého spojence: { $gains }
text-if-alone = není-li vedle něj žádný jeho spojenec: { $gains }
text-if-invisible = máš-li neviditelnost: { $gains }
text-if-ally-near-target = za každého tvého spojence vedle cíle: { $gains }
text-if-negative-condition = za každý negativní stav cíle: { $gains }
text-along = zasahuje i nepřátele na cestě k cíli
text-all-on-one = všechny útoky na jednoho nepřítele
text-hits-obstacles = odstrčení do překážek je rozbíjí a zraňuje
text-hits-walls = odstrčení do zdí a překážek zraňuje
text-near-own-ally = +{ $n } k útoku, je-li cíl vedle spojence útočníka
text-xp-per-target = zkušenosti { $n } za každý cíl
text-xp-per-kill = zkušenosti { $n } za každého zabitého
text-xp-each = zkušenosti { $n } pokaždé
text-in-area = všichni ve vzoru: { $conditions }
text-damage = zranění { $n }
text-as-target = stejné zranění, jaké utrpěl cíl
text-suffer = vlastní zranění { $n }
text-slay = okamžité zabití
text-slay-instead = místo toho okamžité zabití
text-heal = léčení { $value }
text-by-level = na vyšších úrovních víc
text-per-target-hurt = za každý zraněný cíl
text-shield = obrana { $n }
text-retaliate = odveta { $n }
text-reaches = do vzdálenosti { $n }
text-loot = kořist { $n }
text-most = nejvýš { $n }
text-per-enemy = mince za každého nepřítele vedle
text-recover-discard = návrat odhozených karet{ $n ->
    [0] {""}
   *[other] {" "}(až { $n })
}
text-recover-lost = návrat zničených karet{ $n ->
    [0] {""}
   *[other] {" "}(až { $n })
}
text-recover-of-neighbour = zničená karta souseda do vlastní ruky ({ $n })
text-lose = potom zničit karty: { $n }
text-refresh-spent = obnova opotřebených předmětů{ $n ->
    [0] {""}
   *[other] {" "}(až { $n })
}
text-refresh-consumed = obnova zničených předmětů{ $n ->
    [0] {""}
   *[other] {" "}(až { $n })
}
text-refresh-small = obnova zničených malých předmětů{ $n ->
    [0] {""}
   *[other] {" "}(až { $n })
}
text-refresh-spent-consumed = obnova opotřebených nebo zničených předmětů{ $n ->
    [0] {""}
   *[other] {" "}(až { $n })
}
text-grant = darovaná akce ({ $whom }): { $lines }
text-grant-augmented = darovaná akce s tvými zesíleními ({ $whom }): { $lines }
text-grant-forced = vynucená akce podle tebe ({ $whom }): { $lines }
text-control = celý tah na tvé straně
text-control-directed = celý tah na tvé straně a podle tebe
text-infuse = vyvolání živlu: { $elements }
text-consume = za spotřebu ({ $elements }): { $lines }
text-consumes = spotřebuje se { $elements }
text-more-move = pohyb { $value }
text-more-attack = útok { $value }
text-more-heal = léčení { $value }
text-more-shield = obrana { $value }
text-more-retaliate = odveta { $value }
text-more-push = odstrčení { $value }
text-more-pull = přitažení { $value }
text-more-range = dosah { $value }
text-more-pierce = průraznost { $value }
text-more-targets = cíle { $value }
text-instead-targets = místo toho cíle { $n }
text-instead-recover = místo toho karty { $n }
text-instead-damage = místo toho zranění { $n }
text-instead-loot = místo toho kořist { $n }
text-instead-per-bonus = místo toho +{ $n } za každého
text-instead-bonus = místo toho +{ $n }
text-full-health = všechny body zdraví místo poloviny
text-xp = zkušenosti { $n }
text-summon = přivolání: { $summon }, body zdraví { $n }
text-flying = let
text-dying = při smrti: { $lines }
text-splits = rozdělí se na dvě
text-calls = přivolá { $n } × { $type }{ $rank ->
    [elite] {" "}(elitní)
   *[normal] {""}
}
text-calls-by-count = přivolá { $n } × { $type } (při 2 hrdinech { $two ->
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
text-by-target = vedle cíle
text-trap = past na prázdném poli vedle
text-trap-xp = zkušenosti { $n }, spustí-li ji nepřítel
text-disarm = zneškodnění pasti do vzdálenosti { $n }
text-disarm-all = zneškodnění všech pastí do vzdálenosti { $n }
text-passes = její efekty má nepřítel do vzdálenosti { $n }
text-obstacle-place = položit překážky: { $n }, do vzdálenosti { $range }
text-obstacle-move = přesunout překážku vedle ({ $n }) do vzdálenosti { $range }
text-obstacle-destroy = rozbít překážky: { $n }, do vzdálenosti { $range }
text-obstacle-destroy-all = rozbít všechny překážky do vzdálenosti { $n }
text-obstacle-triangle = položit překážku o třech polích do vzdálenosti { $n }
text-obstacle-where-slain = překážka tam, kde stál ({ $n })
text-lasting-any = všechny útoky: { $gains }
text-lasting-melee = útoky nablízko: { $gains }
text-lasting-ranged = útoky na dálku: { $gains }
text-negates = zranění odpadá
text-negates-next = příští zranění odpadá
text-doubles = útok je dvojnásobný
text-while-invisible = při neviditelnosti
text-attacked-with-disadvantage = útoky na něj jsou znevýhodněné
text-on-damage = kdykoli by přišlo zranění
text-on-attack-damage = kdykoli by zranil útok
text-on-melee-attacked = při každém útoku nablízko na tebe
text-on-attack = při každém tvém útoku
text-on-melee-attack = při každém tvém útoku nablízko
text-on-ranged-attack-action = při každé tvé akci útoku na dálku
text-on-heal-action = při každé tvé akci léčení
text-on-turn-start = na začátku každého tvého tahu
text-on-turn-end = na konci každého tvého tahu
text-cost-air = za vzduch
text-cost-obstacle = za překážku vedle
text-augment = zesílení tvých útoků nablízko
text-special = zvláštní schopnost { $n } bosse
text-uses = použití: { $n }
text-lasts-round = do konce kola
text-lasts-persistent = trvale
text-lost = karta se zničí
text-unrecoverable = nelze ji vrátit
text-rolling = { $face } (se šipkou)
text-times = { $n ->
    [0] minutí
   *[other] { $n }×
}
text-plus = { $value }
text-ignores-shield = pomíjí obranu
text-advantage = výhoda
text-attacker-disadvantage = útočník je znevýhodněný
text-whole = platí pro celou akci
text-immune = odolnost: { $conditions }
text-trait-shield = obrana až { $n }
text-trait-retaliate = odveta až { $n }
text-trait-pierce = průraznost až { $n }
text-trait-conditions = útoky: { $conditions }
text-perk-remove = odebrat { $n } × { $modifier }
text-perk-add = přidat { $n } × { $modifier }
text-perk-items = bez negativních efektů předmětů
text-perk-scenario = bez negativních efektů scénářů
text-x-hexes-moved-in-turn = X: počet polí ujitých v tomto tahu
text-x-hexes-moved-in-action = X: počet polí ujitých v této akci
text-x-damage-dealt-in-turn = X: zranění způsobená v tomto tahu
text-x-twice-shield = X: dvojnásobek obrany cíle
text-x-twice-destroyed = X: dvojnásobek rozbitých polí překážek
text-x-half-health = X: polovina jeho bodů zdraví
text-x-half-full-health = X: polovina plných bodů zdraví cíle
text-x-full-health = X: jeho plné body zdraví
text-x-allies-within-2 = X: tvoji spojenci do vzdálenosti 2
text-x-characters = X: počet hrdinů
text-x-scouts = X: počet krysích zvědů na plánu
text-rule-takes-attacks-on-allies = útoky na spojence vedle tebe míří místo toho na tebe
text-rule-moves-as-attacks = tvé pohyby lze hrát jako stejně silné útoky
text-rule-two-augments = smíš mít dvě zesílení
text-rule-augments-ranged = tvá zesílení platí i pro útoky na dálku
text-rule-to-next-door = jde k dalším dveřím
text-rule-scouts-act-again = krysí zvědové jednají ještě jednou
text-rule-altar-moves = oltář se přesune
text-rule-to-next-perch = přeletí na další místo
text-rule-to-next-place = přejde na další místo
text-rule-hatches-eggs = vejce se líhnou
text-rule-lays-eggs = snáší vejce
text-rule-scatters-party = rozpráší hrdiny
text-rule-mind-control = ovládne něčí mysl
text-item-double-counts-as-nothing = 2× nepřátelského útoku platí jako +0
text-item-initiative-10 = iniciativa o 10 dřív, nebo později
text-item-initiative-20 = iniciativa o 20 dřív, nebo později
text-item-two-more-small-items = dva malé předměty navíc
text-item-basic-move-3 = základní pohyb je 3
text-item-basic-move-4 = základní pohyb je 4
text-item-basic-attack-3 = základní útok je 3
text-item-basic-attack-4 = základní útok je 4
text-item-plays-bottom = zahraješ spodní polovinu karty z ruky
text-item-plays-top = zahraješ horní polovinu karty z ruky
text-item-shield-if-hardly-moved = obrana 1, ujdeš-li nejvýš jedno pole
text-item-negates = zranění odpadá
text-item-phasing = létáš; na poli s překážkou tě nepřátelé nemohou zvolit za cíl a sám neútočíš
text-item-allies-in-area-suffer-3 = spojenci ve vzoru utrpí 3 zranění
text-item-reaches-2 = útoky nablízko na jeden cíl dosáhnou na 2 pole
text-item-another-turn = zahraješ dvě karty z ruky v dalším tahu tohoto kola
text-item-flying = létáš
text-item-xp-if-moved-6 = zkušenosti 1, ujdeš-li aspoň 6 polí
text-item-shield-among-three = obrana 1, dokud jsou vedle tebe aspoň tři nepřátelé
text-item-cures-1 = jeden negativní stav končí
text-item-cures-all = všechny negativní stavy končí
text-item-takes-element = živel, který chtějí nepřátelé spotřebovat, zmizí bez účinku
text-item-heal-if-moved-4 = léčení 1, ujdeš-li aspoň 4 pole
text-item-ignores-terrain = nebezpečný ani náročný terén nevadí
text-item-heals-in-hazards = nebezpečný terén tě nezraňuje; na konci tahu, v němž na něj vstoupíš, léčení 2
text-item-without-two-minus-ones = o dvě karty −1 méně
text-item-focused-last = nestvůry se na tebe zaměřují až nakonec
text-item-attack-if-moved-4 = jakmile v tahu ujdeš 4 pole, má tvůj další útok nablízko +1
text-item-muddle-is-strengthen = zmatení je pro tebe posílení
text-item-loots-2 = z kořisti 1 je kořist 2
text-item-immobilizes-attacker = je-li země intenzivní, znehybníš každého, kdo na tebe zaútočí
text-item-pushes-attacker = je-li led intenzivní, odstrčíš o 2 každého, kdo na tebe zaútočí
text-item-marks-enemy = označ sousedního běžného nebo elitního nepřítele: tvé útoky na něj mají +1
text-item-redirects = útok sousedního běžného nepřítele zasáhne místo tebe jednoho z jeho spojenců v dosahu
text-item-doubles-heal = léčení je dvojnásobné
text-item-hurts-per-attack = za každý z těchto útoků utrpíš 2 zranění
text-item-one-more-obstacle = o překážku víc
text-item-negates-for-summon = zranění pomocníka odpadá
text-item-at-last-hit-point = jen při posledním bodu zdraví
text-item-after-song = po písni
text-item-after-doom = po osudu
text-item-better-packs = lékárničky léčí víc
text-item-infuses-if-moved-5 = vyvolání živlu, ujdeš-li aspoň 5 polí
text-item-plays-with-command = o rozkaz víc
text-win-all = zabít všechny nepřátele ve všech místnostech
text-win-revealed = zabít všechny odhalené nepřátele
text-win-kill = zabít: { $types }
text-win-kills = zabití: { $value } (C: počet hrdinů)
text-win-loot = sebrat cílové poklady
text-win-one-each = každý hrdina sebere cílový poklad
text-win-destroy = zničit: { $objectives }
text-win-reveal = odhalit poslední místnost
text-win-reveal-all = odhalit všechny místnosti
text-win-escape = všichni hrdinové dojdou k východu
text-win-escape-everybody = nebo: všichni hrdinové se vrátí na počáteční pole a nikdo není vyčerpaný
text-win-occupy = hrdinové stojí na vyznačených polích
text-win-reach = hrdina dojde na vyznačené pole
text-win-arrive = { $n ->
    [1] do cíle dojde: { $objectives }
   *[other] do cíle jich dojde { $n }: { $objectives }
}
text-win-survive = přežít kolo { $n }
text-win-special = podle zvláštního pravidla scénáře
text-lose-destroyed = { $n ->
    [1] prohra při smrti či zničení: { $objectives }
   *[other] prohra při { $n } úmrtích: { $objectives }
}
text-lose-exhausted-any-once-revealed = prohra: vyčerpání hrdiny po odhalení poslední místnosti
text-lose-exhausted-off-exit = prohra: vyčerpání hrdiny jinde než u východu
text-lose-exhausted-before-loot = prohra: vyčerpání hrdiny před sebráním všech cílových pokladů
text-lose-exhausted-before-loot-each = prohra: vyčerpání hrdiny, který ještě nesebral cílový poklad
text-lose-exhausted-staff-bearer = prohra: vyčerpání toho, kdo nese, oč ve scénáři jde
text-lose-after-round = prohra: konec { $n }. kola
text-lose-killed = prohra při smrti kohokoli z nich: { $types }

# Koho se řádek týká

whom-with = { $who } { $rest }
whom-only = { $whom } ({ $filters })
whom-or = { $either } nebo { $otherwise }
whom-or-more = { $either }, { $otherwise }
whom-and-self = { $whom } včetně sebe
whom-or-self = { $whom } nebo ty
whom-enemies-all = všichni nepřátelé
whom-enemies-one = jeden nepřítel
whom-enemies-some = { $n ->
    [few] až { $n } nepřátelé
   *[other] až { $n } nepřátel
}
whom-allies-all = všichni spojenci
whom-allies-one = jeden spojenec
whom-allies-some = { $n ->
    [few] až { $n } spojenci
   *[other] až { $n } spojenců
}
whom-both-all = všechny bytosti
whom-summons-all = všichni spojenečtí pomocníci
whom-summons-one = jeden spojenecký pomocník
whom-own-summons-one = jeden tvůj pomocník
whom-range = do vzdálenosti { $n }
whom-own-range = ve vlastním dosahu
whom-adjacent = na sousedním poli
whom-anywhere = kdekoli
whom-room = v téže místnosti
whom-moved-through = na cestě
whom-area = ve vzoru
whom-target = vedle cíle
whom-hex = do vzdálenosti { $n } od pole
whom-obstacle = vedle překážky
whom-slain = vedle místa, kde stál
whom-normal = jen běžný
whom-normal-or-elite = běžný nebo elitní
whom-health = s nejvýš { $n } body zdraví
whom-has-poison = s otravou
whom-has-disarm = s odzbrojením
whom-has-immobilize = se znehybněním
whom-has-stun = s omráčením
whom-alone = bez vlastního spojence vedle
whom-near-ally = vedle tvého spojence
gain-attack = útok +{ $n }
gain-xp = zkušenosti { $n }
gain-x = útok +X
gain-advantage = výhoda

# Líce

face-card = { $level ->
    [0] úroveň X
   *[other] úroveň { $level }
}, iniciativa { $n }
face-top = horní: { $does }
face-bottom = spodní: { $does }
face-item = { $slot }, zlaťáky: { $n }
face-uses = políčka: { $n }
face-use-spent = použitím se opotřebí; dlouhý odpočinek ho obnoví
face-use-consumed = použitím se zničí
face-use-always = vždy připraven
face-minus-ones = karty −1 do tvého balíčku modifikátorů: { $n }
face-class = karty v ruce: { $n }; body zdraví { $least } až { $most } podle úrovně
face-perk = vylepšení { $number }{ $n ->
    [1] {""}
   *[other] {" "}({ $n }×)
}: { $perk }
face-stats-normal = běžný: body zdraví { $health }, pohyb { $move }, útok { $attack }, { $reach }
face-stats-elite = elitní: body zdraví { $health }, pohyb { $move }, útok { $attack }, { $reach }
face-stats-boss = boss: body zdraví { $health }, pohyb { $move }, útok { $attack }, { $reach }
face-summon = body zdraví { $n }, pohyb { $move }, { $strike }, { $reach }
face-c = C: počet hrdinů
face-v = V: počet krysích zvědů na plánu
face-x = X: počet polí ujitých v tomto tahu
face-token = na straně nestvůr
face-objective = na něm záleží cíl scénáře
face-special = zvláštní schopnost { $n }: { $lines }
face-window-own-turn = ve vlastním tahu: { $does }
face-window-own-turn-end = na konci vlastního tahu: { $does }
face-window-own-move = při vlastním pohybu: { $does }
face-window-own-attack = při vlastním útoku: { $does }
face-window-own-melee-attack = při vlastním útoku nablízko: { $does }
face-window-own-ranged-attack = při vlastním útoku na dálku: { $does }
face-window-own-single-target-melee-attack = při vlastním útoku nablízko na jeden cíl: { $does }
face-window-own-single-target-ranged-attack = při vlastním útoku na dálku na jeden cíl: { $does }
face-window-own-loot = při vlastní kořisti: { $does }
face-window-own-heal = při vlastním léčení: { $does }
face-window-own-kill = když někoho zabiješ: { $does }
face-window-own-obstacle-created = při položení překážky: { $does }
face-window-own-augment = při zahrání zesílení: { $does }
face-window-own-song = při zahrání písně: { $does }
face-window-own-doom = při zahrání osudu: { $does }
face-window-own-command = při vlastním rozkazu: { $does }
face-window-ally-attack = při útoku spojence: { $does }
face-window-ally-medical-pack = když spojenec použije lékárničku: { $does }
face-window-attacked = při útoku na tebe: { $does }
face-window-attack-damage-on-self = když by tě útok zranil: { $does }
face-window-summon-damaged = když by byl zraněn tvůj pomocník: { $does }
face-window-enemy-consumes = když nepřítel spotřebuje živel: { $does }
face-window-round-start = při odhalení karet: { $does }
face-window-passive = stále: { $does }
slot-head = hlava
slot-body = tělo
slot-legs = nohy
slot-one-hand = jedna ruka
slot-two-hands = obě ruce
slot-small = malý předmět
slot-hands = ruce
condition-push = odstrčení
condition-pull = přitažení
