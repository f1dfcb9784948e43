# Obsah

# Co je špatně ve složce s dílky; $expected je některá ze zpráv expected-… níže, sestavená
# s týmiž argumenty.


expected-tile-id = označení z písmen bez diakritiky, číslic, - a _, jiné než „hero“
expected-kinds-at-most = { $limit ->
        [one] nejvýš jeden druh
        [few] nejvýš { $limit } druhy
       *[other] nejvýš { $limit } druhů
    } v ceně
expected-no-multiplier = žádný násobitel, ten bývá jen na postavách a výpravách
expected-no-end-reward = žádná odměna na konci hry, ta bývá jen na postavách a výpravách
expected-at-end = true, převahy se počítají až na konci hry
expected-connector-reward = odměna spojky místa, třeba { "{ glory = 2 }" }
expected-connectors-at-least = { $limit ->
        [one] aspoň jedna spojka
        [few] aspoň { $limit } spojky
       *[other] aspoň { $limit } spojek
    }
expected-tiles-at-least = { $limit ->
        [one] aspoň jeden dílek
        [few] aspoň { $limit } dílky
       *[other] aspoň { $limit } dílků
    }
expected-tiles-exactly = { $number ->
        [one] jeden dílek
        [few] { $number } dílky
       *[other] { $number } dílků
    }
expected-tiles-by-fives = { $first ->
        [0] násobek pěti dílků
       *[other] { $first } dílků a k tomu násobek pěti
    }
expected-no-multiplied-skill = žádný boj ani magie v násobené odměně
expected-chests-exactly = { $number ->
        [one] jedna truhla
        [few] { $number } truhly
       *[other] { $number } truhel
    }
expected-gold-at-least = { $limit ->
        [one] aspoň jeden zlaťák
        [few] aspoň { $limit } zlaťáky
       *[other] aspoň { $limit } zlaťáků
    }
expected-skills-at-most = boj a magie dohromady nejvýš { $limit }
expected-value-above = hodnota nad { $limit }, kolik vynese odložení dílku
expected-value-within = hodnota od { $low } do { $high }
expected-one-part = jediná část v odměně spojky
expected-balanced-connectors = počet spojek na protějších stranách, který se liší nejvýš o { $limit }
expected-balanced-half-keys = počet polovin klíče na protějších stranách, který se liší nejvýš o { $limit }
expected-total-at-most = nejvýš { $limit } na všech dílcích dohromady
expected-mean-above = nejvyšší průměrná hodnota ze všech balíčků, nad { $limit }

# Součty sady.

fact-tiles = Dílky: hrdinové { $heroes }, období 1 { $era1 }, období 2 { $era2 }, období 3 { $era3 }, výpravy { $quests }
fact-combat = Boj na všech dílcích: { $number } (nejvýš { $limit })
fact-magic = Magie na všech dílcích: { $number } (nejvýš { $limit })
fact-connectors-eras = Spojky dílků období S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-half-keys-eras = Poloviny klíče dílků období S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-connectors-quests = Spojky výprav S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-half-keys-quests = Poloviny klíče výprav S / V / J / Z: { $north } / { $east } / { $south } / { $west }
fact-keys = Klíče v odměnách: { $eras } v obdobích, { $quests } na výpravách
fact-start = Žeton začínajícího hráče v odměnách: { $eras }× v obdobích, { $quests }× na výpravách
fact-chests = Truhly: hrdinové { $heroes }, období 1 { $era1 }, období 2 { $era2 }, období 3 { $era3 }, výpravy { $quests }
fact-types = Typy dílků v obdobích: nestvůry { $monster }, postavy { $character }, místa { $place }, poklady { $treasure }
fact-values = { $deck ->
        [era1] Období 1
        [era2] Období 2
        [era3] Období 3
       *[quests] Výpravy
    }: čisté hodnoty { NUMBER($least, minimumFractionDigits: 1) } – { NUMBER($most, minimumFractionDigits: 1) }, průměr { NUMBER($mean, minimumFractionDigits: 1) } (přijatelné { NUMBER($low, minimumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1) })
