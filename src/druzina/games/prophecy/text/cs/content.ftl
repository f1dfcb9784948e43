# Soubory s obsahem Proroctví česky.

expected-die-numbers = výsledek pro každé z čísel 1 až 6, popořadě
expected-two-guilds = dva různé cechy
expected-guild-field = cech u polí druhu „guild“, a jen u nich
expected-some-value = síla nebo vůle
expected-of-weapons = ruce a druh u zbraní, a jen u nich
expected-cards-exactly = { $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}
expected-fields-exactly = { $number ->
    [one] { $number } pole
    [few] { $number } pole
   *[other] { $number } polí
}
expected-stones = síla a vůle 5/2, 4/4 nebo 3/6
expected-one-result = jeden výsledek v každém řádku
expected-window = okamžik, který se na to ptá: { $valid }
expected-effects = něco, co karta dělá; u příležitosti právě jeden účinek ve čtvrtém kroku
expected-at-least = aspoň { $limit }
expected-at-most = nejvýš { $limit }
expected-stronger = strážce aspoň tak silný jako každá nestvůra
expected-treasure = poklad
expected-outside = lektvar, který se spotřebuje mimo boj
expected-dearer = aspoň { $limit }, což je cena karty { $than }, která toho umí méně
fact-decks = Balíčky: náhoda { $chance }, dobrodružství { $adventure }, běžné { $common }, vzácné { $rare }, Pevnost { $fortress }, Gilda { $thieves }, Lesní tábor { $camp }, Magická věž { $tower }, Klášter { $monastery }, strážci { $lesser } a { $greater }, artefakty { $artifact }
fact-terrain = Pole: lesy { $forest }, hory { $mountains }, pláně { $plains }, trhy { $markets }
fact-sources = Odkud karty jsou: pravidla { $rulebook }, veřejné { $public }, původní { $original }
fact-monster = { $monster }: síla { $strength }, vůle { $willpower }, { $xp }; hrdina s 12 body vyhrává v { $percent } %
