# Jak vypadá poradený tah

advice-title = Plán { $board }
advice-title-named = Plán { $board }: { $name }
advice-legend = M je nestvůra, m její spojenec, * pole, na kterém může skončit.
advice-enemy = { $name }, { $place }, iniciativa { $initiative }
direction-0 = východně
direction-1 = jihovýchodně
direction-2 = jihozápadně
direction-3 = západně
direction-4 = severozápadně
direction-5 = severovýchodně
heading-0 = na východ
heading-1 = na jihovýchod
heading-2 = na jihozápad
heading-3 = na západ
heading-4 = na severozápad
heading-5 = na severovýchod
hex-own = pod ní
hex-middle = vlastní pole
hex-monster = nestvůry
hex-from = { $way } od { $figure }
hex-from-enemy = { $way } od postavy { $figure }
hex-line = { $n } { $direction }
hex-bent = { $n } { $direction } a { $m } { $other }
advice-focus = Zaměřený nepřítel: { $enemies }
advice-focus-none = Zaměřený nepřítel: žádný
advice-results = { $count ->
    [one] Nestvůra
    [few] { $count } stejně dobré výsledky, vybírají hráči. Nestvůra
   *[other] { $count } stejně dobrých výsledků, vybírají hráči. Nestvůra
}
advice-more = Vypsáno { $shown } výsledků z { $count }; všechny vypíše `--all`.
advice-move-attack = dojde na pole { $end } a zaútočí na { $targets_count ->
    [one] postavu
   *[other] postavy
} { $targets }
advice-move = dojde na pole { $end } a na nikoho neútočí
advice-stay-attack = zůstane na místě a zaútočí na { $targets_count ->
    [one] postavu
   *[other] postavy
} { $targets }
advice-stay = zůstane na místě a na nikoho neútočí
advice-why = Proč:

# Karta

stunned = Je omráčená: nic nedělá a na žádného nepřítele se nezaměří.
profile-none = Na kartě není útok: nepřítele si vybírá a pohybuje se jako při útoku nablízko na jeden cíl.
profile-disarmed = Je odzbrojená: nepřítele si vybírá a pohybuje se jako při útoku nablízko na jeden cíl.
profile-melee = Útok nablízko, { $count ->
    [one] jeden cíl
    [few] až { $count } cíle
   *[other] až { $count } cílů
}.
profile-ranged = Útok na dálku, dosah { $range }, { $count ->
    [one] jeden cíl
    [few] až { $count } cíle
   *[other] až { $count } cílů
}.
profile-area-melee = Plošný útok nablízko na { $hexes } od vlastního pole, vzor lze libovolně otočit i překlopit{ $further ->
    [0] {""}
    [one] , a k tomu jeden další cíl
    [few] , a k tomu { $further } další cíle
   *[other] , a k tomu { $further } dalších cílů
}.
profile-area-free = Plošný útok na dálku, vzor { $hexes } s aspoň jedním polem v dosahu { $range }, lze jej libovolně otočit i překlopit{ $further ->
    [0] {""}
    [one] , a k tomu jeden další cíl
    [few] , a k tomu { $further } další cíle
   *[other] , a k tomu { $further } dalších cílů
}.
movement-none = Na kartě není pohyb, zůstává na místě.
movement-immobilized = Je znehybněná, a proto se nepohne.
movement-walk = Pohyb: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
movement-jump = Pohyb skokem: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}; počítá se jen poslední pole.
movement-fly = Pohyb letem: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}; překážejí jen zdi.
muddled = Je zmatená: všechny její útoky jsou znevýhodněné, a tak se nevýhodě nevyhýbá.
strengthened = Je posílená; nevýhodě se přesto vyhýbá.

# Zaměřený nepřítel

advice-figures = nepříznivá pole { $negatives }, body pohybu { $points }, vzdálenost { $proximity }, iniciativa { $initiative }
focus-invisible = { $enemy } je neviditelný cíl, a proto nepřichází v úvahu.
focus-excluded = { $enemy }: na tento cíl už v tomto tahu zaútočila.
focus-unreachable = { $enemy }: nevede cesta na žádné pole, ze kterého by šlo zaútočit.
focus-unseen = { $enemy }: v dosahu polí, kam může dojít, sice je, ale z žádného na tento cíl není vidět.
focus-first = Podle pravidla scénáře má přednost { $enemies }: v tomto tahu na tento cíl zaútočit lze.
focus-first-not = Podle pravidla scénáře by přednost měl cíl { $enemies }, v tomto tahu na něj ale zaútočit nelze; nestvůra se zaměří jako jindy.
focus-lost-first = { $enemy } prohrává: podle pravidla scénáře má přednost jiný cíl.
focus-chosen = { $enemy } je zaměřený nepřítel ({ $figures }).
focus-lost-negatives = { $enemy } prohrává: cesta vede přes { $negatives ->
    [one] jedno nepříznivé pole
    [few] { $negatives } nepříznivá pole
   *[other] { $negatives } nepříznivých polí
}, k zaměřenému přes { $best } ({ $figures }).
focus-lost-points = { $enemy } prohrává: k útoku { $points ->
    [one] je třeba jeden bod
    [few] jsou třeba { $points } body
   *[other] je třeba { $points } bodů
} pohybu, na zaměřeného { $best } ({ $figures }).
focus-lost-proximity = { $enemy } prohrává: vzdálenost { $proximity }, zaměřený { $best } ({ $figures }).
focus-lost-initiative = { $enemy } prohrává: v pořadí iniciativy je později ({ $figures }).
focus-tie = Stejně dobré cíle: { $enemies }; na koho se nestvůra zaměří, rozhodnou hráči.
focus-none = Na žádného nepřítele nelze odnikud zaútočit: nestvůra se na nikoho nezaměří, nepohne se a neútočí.

# Kam jde

out-of-reach = Na cíl { $focus } v tomto tahu nedosáhne; nejlepší pole hledá, jako by se mohla pohybovat bez omezení.
destination-lost-far = { $hexes_count ->
    [one] Jedno pole k útoku je
    [few] { $hexes_count } pole k útoku jsou
   *[other] { $hexes_count } polí k útoku je
} na tento tah příliš daleko.
destination-lost-negatives = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: vede tam jen cesta přes více nepříznivých polí, než je nutné.
destination-lost-trap = { $hexes_count ->
    [one] Pole { $hexes } vypadává, i když by odtud mohla zaútočit hned: vede
   *[other] Pole { $hexes } vypadávají, i když by odtud mohla zaútočit hned: vede
} tam jen cesta přes více nepříznivých polí, než je nutné, a čistší cesta má přednost, byť je delší.
destination-lost-sight = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: na dosah to stačí, ale na cíl { $focus } odtud není vidět.
destination-lost-disadvantage = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: útok na zaměřeného nepřítele by odtud byl znevýhodněný.
destination-lost-targets = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: odtud zasáhne { $value ->
    [one] jeden cíl
    [few] { $value } cíle
   *[other] { $value } cílů
}, odjinud { $best }.
destination-lost-set = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: odtud nezasáhne nejlepší skupinu cílů.
destination-lost-suffering = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: znevýhodněných útoků by odtud bylo { $value }, odjinud { $best }.
destination-lost-points = { $hexes_count ->
    [one] Pole { $hexes } vypadává
   *[other] Pole { $hexes } vypadávají
}: stojí { $value ->
    [one] jeden bod
    [few] { $value } body
   *[other] { $value } bodů
} pohybu, jiné { $best }.
targets-chosen = Nejlepší skupina cílů: { $targets }.
targets-chosen-among = Stejně dobré skupiny cílů: { $targets } a k tomu { $count } z { $among }; vybírají hráči.
targets-lost-proximity = Skupina { $targets } vypadává: { $rival } je ve vzdálenosti { $value }, { $chosen } ve vzdálenosti { $best }.
targets-lost-initiative = Skupina { $targets } vypadává: { $rival } je v pořadí iniciativy později ({ $value }) než { $chosen } ({ $best }).
targets-lost-points = Skupina { $targets } vypadává: k útoku na ni { $value ->
    [one] je třeba jeden bod
    [few] jsou třeba { $value } body
   *[other] je třeba { $value } bodů
} pohybu, na nejlepší skupinu { $best }.
destination-chosen = Skončí na poli { $hexes } za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
} pohybu.
destination-tie = Stejně dobrá jsou pole { $hexes }, každé za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
} pohybu; vybírají hráči.
goal = Míří na { $hexes_count ->
    [one] pole { $hexes }
   *[other] jedno z polí { $hexes }
}, { $points ->
    [one] zbývá k němu jeden bod
    [few] zbývají k němu { $points } body
   *[other] zbývá k němu { $points } bodů
} pohybu.
approach = Cestou k poli { $goal } se nejvíc přiblíží na poli { $hexes }: spotřebuje { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}, zbude { $remaining }.
approach-stay = K poli { $goal } se přiblížit nemůže, a tak zůstane; zbývá bodů pohybu: { $remaining }.
path = { $count ->
    [one] Cesta: { $hexes }.
    [few] Jedna ze { $count } stejně dobrých cest, vybírají hráči: { $hexes }.
   *[other] Jedna z { $count } stejně dobrých cest, vybírají hráči: { $hexes }.
}
path-negative = Cestou vstoupí na pole { $hexes } a co tam leží, hned zapůsobí.
attack = { $hexes_count ->
    [one] Z pole { $hexes }
   *[other] Z kteréhokoli z polí { $hexes }
} zaútočí na { $targets_count ->
    [one] postavu
   *[other] postavy
} { $targets }.
attack-among = { $hexes_count ->
    [one] Z pole { $hexes }
   *[other] Z kteréhokoli z polí { $hexes }
} zaútočí na { $targets_count ->
    [one] postavu
   *[other] postavy
} { $targets } a k tomu na { $count } z těchto: { $among }.
attack-disadvantage = Útok na { $targets_count ->
    [one] postavu
   *[other] postavy
} { $targets } je znevýhodněný: útok na dálku na sousední pole.
attack-none = V tomto tahu na nikoho neútočí.
attack-not-possible = Neútočí.

# Co je v souboru špatně

problem-board-json = Soubor { $file } není ani JSON ({ $detail }), ani textový plán.
problem-board-form = Plán { $board }, { $field }: { $detail }.
form-expected = má tu být { $wanted ->
    [int] celé číslo
    [array] seznam
    [object] objekt
    [str] text
    [bool] true nebo false
   *[other] { $wanted }
}, ale je tu { $found ->
    [int] celé číslo
    [float] desetinné číslo
    [array] seznam
    [object] objekt
    [str] text
    [bool] true nebo false
   *[other] { $found }
}
form-missing = tato položka chybí
form-unknown = taková položka tu být nemá
form-at-least = má tu být číslo nejméně { $limit }
form-at-most = má tu být číslo nejvýše { $limit }
form-length = mají tu být { $length ->
    [few] { $length } čísla
   *[other] čísla v počtu { $length }
}
form-not-empty = má tu být aspoň jedna položka
form-too-great = toto číslo je příliš velké
form-malformed = chyba na { $byte }. bajtu
form-truncated = končí příliš brzy
form-not-utf8 = není to text v UTF-8
form-too-deep = je příliš hluboko vnořený
problem-board-off-map = Plán { $board }, { $field }: pole { $place } není na plánu.
problem-board-two-figures = Plán { $board }, { $field }: na poli { $place } už jedna bytost stojí.
problem-board-wall-inside = Plán { $board }, { $field }: pole { $place } patří k plánu, zdí tedy být nemůže.
problem-board-terrain = Plán { $board }, { $field }: takový terén není; má tu být obstacle, trap, hazardous nebo difficult.
problem-board-too-wide = Plán { $board }, hexes: pole leží na jeden plán příliš daleko od sebe.
problem-board-no-map = Plán { $board }: textovému plánu chybí řádek „map:“ a pod ním mapa.
problem-board-header = Plán { $board }, řádek { $line }: má tu být „monster“, „area“, „initiative“, „origin“ nebo „map“ a dvojtečka.
problem-board-monster = Plán { $board }, řádek { $line }: „{ $word }“ o nestvůře nic neříká; má tu být například „move 2, range 3, targets 2, flying, jump, muddled“.
problem-board-area = Plán { $board }, řádek { $line }: má tu být oblast jako „melee (1,0) (1,-1)“, „free (0,0) (1,0)“ nebo název jako „M-arc2“.
problem-board-initiative = Plán { $board }, řádek { $line }: mají tu být písmena s čísly, například „A 20, B 45“.
problem-board-origin = Plán { $board }, řádek { $line }: má tu být první pole mapy, například „-2,1“.
problem-board-sign = Plán { $board }, řádek { $line }, sloupec { $column }: znak „{ $sign }“ tam nic neznamená.
problem-board-one-monster = Plán { $board }, map: má tu být právě jedno M, ale je jich { $count }.
problem-board-no-initiative = Plán { $board }, map: { $name } nemá iniciativu.
problem-board-twice = Plán { $board }, map: { $name } tu stojí dvakrát.
problem-board-text = Toto není ani JSON, ani textový plán.
problem-board-large = Plán { $board }, { $field }: { $count } je víc, než kolik tu poradce bere; nejvýš { $limit }.
problem-board-wide-area = Plán { $board }, monster.area.hexes: pole vzoru smí být od středu nejvýš { $limit } daleko.
problem-boards = Plánů je { $count }, najednou jich může být nejvýš { $limit }.
problem-scenario = Scénář { $number } není; scénáře mají čísla 1 až { $last }.
problem-scenario-room = Scénář { $number } má místnosti 1 až { $last }; vyber aspoň jednu z nich.

# Co je v obsahu špatně

problem-map-form = { $file }, { $entry }, { $field }: { $detail }.
problem-map-twice = { $file }, { $entry }, { $field }: „{ $value }“ tu je dvakrát.
problem-map-run = { $file }, { $entry }, { $field }: { $value } končí dřív, než začíná; má tu být [řada, první, poslední].
problem-map-overlap = { $file }, { $entry }, { $field }: pole { $value } patří dvěma dílům; má patřit jednomu.
problem-map-off-map = { $file }, { $entry }, { $field }: pole { $value } není na mapě.
problem-map-no-start = { $file }, { $entry }, { $field }: má tu být aspoň jedno výchozí pole.
problem-map-unknown-tile = { $file }, { $entry }, { $field }: díl „{ $value }“ v tomto scénáři není.
problem-map-loose = { $file }, { $entry }, { $field }: pole { $value } se nedotýká žádného dílu; spojka leží vedle některého.
problem-map-two-monsters = { $file }, { $entry }, { $field }: na poli { $value } jsou pro jeden počet hrdinů dvě nestvůry; má tu být jedna.

# Co je špatně s tím, co je vytištěno

problem-printed-twice = { $file }, { $entry }, { $field }: „{ $value }“ už tam je; má tu být něco, co ještě není.
problem-printed-unknown = { $file }, { $entry }, { $field }: „{ $value }“ neexistuje.
problem-printed-perk-boxes = { $file }, { $entry }, { $field }: počet políček je { $value }; má jich být 15 (GLH-CNT-07).
problem-printed-class-health = { $file }, { $entry }, { $field }: { $value }; má tu být devět čísel, která neklesají.
problem-printed-cards = { $file }, { $entry }, { $field }: počet karet je { $value }; úrovně X (0) mají být 3, od každé úrovně 2 až 9 po 2 a úrovně 1 aspoň tolik, kolik jich je v ruce (GLH-CNT-01).
problem-printed-initiative = { $file }, { $entry }, { $field }: { $value }; má tu být 1 až 99 (GLH-CNT-02).
problem-printed-slots = { $file }, { $entry }, { $field }: políčka má polovina, která trvá „{ $value }“; má je mít jen déletrvající (GLH-ACT-01).
problem-printed-no-lines = { $file }, { $entry }, { $field }: má tu být aspoň jeden řádek.
problem-printed-specials = { $file }, { $entry }, { $field }: boss s balíčkem bossů má dvě zvláštní schopnosti (GLH-BOS-01).
problem-printed-levels = { $file }, { $entry }, { $field }: { $value }; má tu být osm úrovní od každého druhu (GLH-MSC-01).
problem-printed-value = { $file }, { $entry }, { $field }: „{ $value }“ nelze spočítat; mohou tu být čísla, C, L, X, V, H, + − * / a závorky.
problem-printed-deck = { $file }, { $entry }, { $field }: { $value }; má být osm karet, z toho dvě se symbolem zamíchání (GLH-CMP-08).
problem-printed-uses = { $file }, { $entry }, { $field }: počet použití { $value } u předmětu, který se nikdy neopotřebí.
