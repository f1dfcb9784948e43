# Soubory s obsahem Amuletu česky.

expected-different = navzájem různé hodnoty
expected-numbers-exactly = { $number ->
    [one] { $number } číslo
    [few] { $number } čísla
   *[other] { $number } čísel
}
expected-grid-row = řádek s počtem značek { $number }
expected-grid-rows = { $number ->
    [one] { $number } řádek
    [few] { $number } řádky
   *[other] { $number } řádků
}
expected-marks = jen značky { $valid }
expected-one-gem = nejvýš jedno pole s drahokamem
expected-shape-row = řádek s nejméně jednou a nejvýš { $limit } značkami
expected-shape = stejně dlouhé řádky s aspoň jedním čtvercem
expected-plain-shape = jen obyčejné čtverce, žádný jílec ani štít
expected-squares-exactly = { $number ->
    [one] { $number } čtverec
    [few] { $number } čtverce
   *[other] { $number } čtverců
}
expected-returns = řada, kam se netvor vrací, právě když je druh „returns“
expected-figure-at = místa, právě když stojí „figure at“
expected-lasting-verb = trvalý účinek, právě když je druh „lasting“
expected-no-damage = žádné pole s poškozením
expected-one-at-node = právě jedna dovednost nebo zbraň v uzlu { $node }
expected-weak-spots = { $number ->
    [one] { $number } slabé místo
    [few] { $number } slabá místa
   *[other] { $number } slabých míst
}
expected-forbidden = { $number ->
    [one] { $number } zakázaný čtverec
    [few] { $number } zakázané čtverce
   *[other] { $number } zakázaných čtverců
}
expected-deck = karet { $number } při počtu hráčů { $players }, aby balíček došel přesně v poslední den
expected-even-gems = všech pět barev stejně často (nejvýš o jednu méně či více) při počtu hráčů { $players }
expected-damage-above = průměrné poškození nad { $limit }
expected-own-back = vlastní rub: úroveň, moc, drahokam a slabá místa dohromady
expected-at-most-entries = nejvýš { $limit }
expected-at-least-entries = aspoň { $limit }
expected-sum = dohromady { $number }
expected-top-row = horní řada
expected-potion-gems = po jednom lektvaru se žlutým, černým, modrým a červeným drahokamem
expected-beatable = karta, kterou tou dobou dokáže přemoci i tato postava: { $character ->
    [preacher] Kazatel
    [sorceress] Čarodějka
    [hunter] Lovec
    [knight] Svatý rytíř
   *[thief] Zlodějka
}
expected-net-damage = po kterýchkoli dvou zbraních zbude poškození aspoň { $limit }
expected-two-weapons = slabá místa, která žádná zbraň nezakryje sama
fact-things = Obsah: netvoři { $monsters }, bájní netvoři { $mythical }, dobrodružství { $adventures }, zbraně { $weapons }, kouzla { $spells }, lektvary { $potions }, vylepšení { $upgrades }, dovednosti { $skills }, přísahy { $oaths }, úkoly { $quests }, příběhy { $stories }
fact-sources = Odkud čísla jsou: z pravidel { $rulebook }, z veřejných zdrojů { $public }, vlastní { $original }
fact-level = { $level ->
    [3] Bájní netvoři
   *[other] Úroveň { $level }
}: v průměru poškození { $damage }, mince { $coins }, moc { $power }
fact-monster = { $monster }: moc { $power }, poškození { $damage }, mince { $coins }; nejméně zranění se dvěma zbraněmi { $harm }
fact-adventure = { $adventure }: dokončí ho { $percent } % dvojic počátečních zbraní
fact-amulet = { $character ->
    [preacher] Kazatel
    [sorceress] Čarodějka
    [hunter] Lovec
    [knight] Svatý rytíř
   *[thief] Zlodějka
}: zdraví { $health }, amulet má celkem moc { $power }
