# Laboratoř: přehled na obrazovce, stránka se zprávou, chyby v zadání.

lab-headline = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
lab-headline-cut = { $told } (předčasně ukončeno)
lab-title = { $game } · laboratoř
lab-seat = Místo { $number }
lab-place = Místo
lab-bot = Bot
lab-share = Výhry
lab-interval = 95% interval
lab-score = Body
lab-rank = Pořadí
lab-decisions = Rozhodnutí
lab-setting = Nastavení
lab-count = Her
lab-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
lab-ending = Jak hra skončila
lab-endings = Jak hry skončily
lab-share-of = Podíl her
lab-rounds = Kol v průměru
lab-won = Výhra ({ $clause })
lab-lost = Prohra ({ $clause })
lab-team = Společných výher: { $share } ({ $interval })
lab-length = Hra má průměrně { $mean } rozhodnutí ({ $least }–{ $most }), průměrný počet kol je { $rounds }.
lab-branching = Při rozhodnutí je průměrně { $mean } možnosti, nejvýše { $most }.
lab-speed = { $games } her/s a { $decisions } rozhodnutí/s, procesů: { $workers }.
lab-failed = Hra { $number } (semínko rozdání { $seed }) selhala: { $error }
lab-again = Zopakuje ji příkaz: { $command }
lab-failed-too = Selhaly také hry { $numbers }
lab-given-up = Selhalo příliš mnoho her, zbytek se už nehrál.
lab-game = Hra { $number } (semínko rozdání { $seed }), konec podle { $clause }
lab-timed = { $bots } přemýšlí podle hodin: tyto řádky se ani se stejným semínkem nemusí opakovat.
lab-uneven = Počet her ({ $games }) není násobkem { $period }: boti nesedí na všech místech stejně často.
lab-written = Zapsáno do { $folder }: { $files }
lab-progress = Hraje se
lab-games-rate = { $rate } her/s

help-lab-on = kde se hraje: v procesech tohoto počítače, v Ray zde, nebo v clusteru Ray
problem-lab-on = Hraje se v „processes“, „ray“ nebo „ray:HOST:PORT“, ne v „{ $found }“.
problem-lab-ray-missing = Ray není nainstalovaný: pip install 'druzina[ray]'.
problem-lab-ray-away = Na adrese { $address } se Ray neozývá; nic se neodehrálo.
problem-lab-ray-refused = Na adrese { $address } někdo odpovídá, ale Ray se tam nepřipojí ({ $detail }); nic se neodehrálo. Všechny stroje potřebují stejnou verzi Ray i Pythonu, a kde se chce token, RAY_AUTH_MODE=token.
problem-lab-ray-start = Ray se na tomto počítači nespustí ({ $detail }); nic se neodehrálo.
lab-ladder = { $game }: žebříček botů po { $games ->
    [one] { $games } hře
   *[other] { $games } hrách
}
lab-rating = Síla
lab-balance = { $game }: co vyhrávalo { $games ->
    [one] v { $games } hře
   *[other] v { $games } hrách
}
lab-telling = Nad rámec náhody
lab-telling-yes = ano
lab-kind-seat = Místo
lab-kind-character = Postava
lab-kind-card = Karta
lab-kind-opening = Zahájení
lab-kinds-seat = Místa (rovný díl { $fair })
lab-kinds-character = Postavy (rovný díl { $fair })
lab-kinds-card = Zvolené karty (rovný díl { $fair })
lab-kinds-opening = První volby (rovný díl { $fair })
lab-plot-ladder = Síla v bodech Elo s 95% intervaly
lab-plot-balance-seat = Podíl výher podle místa, v procentech
lab-plot-balance-character = Podíl výher podle postavy, v procentech
lab-plot-balance-card = Podíl výher podle zvolené karty, v procentech
lab-plot-balance-opening = Podíl výher podle první volby, v procentech
help-lab-ladder = Porovná boty mezi sebou: hraje každá dvojice a každý bot dostane sílu s intervalem
help-lab-balance = Porovná místa, postavy, karty a zahájení podle podílu výher
help-lab-bots = boti oddělení čárkami, jinak random, apprentice, greedy a search:40
help-lab-bot = bot na všech místech, jinak greedy
help-lab-seat-count = počet míst, jinak nejmenší, který hra dovoluje
help-lab-ladder-games = kolik her zahraje každá dvojice, jinak 200
help-lab-balance-games = počet her, jinak 1000
problem-lab-bots = Žebříček potřebuje aspoň dva různé boty, každého jednou; zadáno: { $found }.
lab-dataset = Rozhodnutí: { $rows }, her: { $games }; uloženo do { $file }.
lab-fit = Překvapení z výsledků vynechaných her: { $before } podle samotného úsudku, { $after } s vahami (her: { $games }); váhy jsou v { $file }.
lab-fit-worse = Váhy by vynechané hry předpověděly stejně špatně ({ $after }) jako samotný úsudek ({ $before }): nic se neuložilo.
lab-duel = { $first } proti { $second }: { $share } ({ $interval })
lab-duel-decided = – jasné po { $pairs ->
    [one] { $pairs } dvojici her
   *[other] { $pairs } dvojicích her
}.
lab-duel-open = – nerozhodnuto po { $pairs ->
    [one] { $pairs } dvojici her
   *[other] { $pairs } dvojicích her
}.
help-lab-dataset = Zapíše do Parquetu, co místa viděla, zvolila a jak dopadla: řádek za každé rozhodnutí
help-lab-fit = Podle těchto řádků opraví úsudek a zapíše malý soubor vah
help-lab-duel = Porovná dva boty na stejných rozdáních, dokud není jasno, nebo do daného počtu her
help-lab-duellist = bot
help-lab-views = i s tím, co místo vidělo, jako JSON: mnohem větší soubor
help-lab-data = soubory s rozhodnutími
help-lab-to = soubor, do kterého se zapíše
help-lab-dataset-games = počet her, rozdělí se mezi všechny počty míst, jinak 500
help-lab-duel-games = nejvýš tolik her, jinak 400
problem-lab-features = { $game } zatím nemá údaje, podle kterých by se dalo učit (Game.features).
problem-lab-few = K určení vah je potřeba aspoň { $least } her.
problem-lab-column = V souboru { $file } nejsou rozhodnutí z této hry: chybí sloupec „{ $column }“.
problem-lab-dataset = V souboru { $file } nejsou rozhodnutí z této hry: { $detail }
lab-sub = Boti { $seats }, semínko { $seed }
lab-settings = Nastavení
lab-games-played = { $games ->
    [one] hra
    [few] hry
   *[other] her
}
lab-per-game = rozhodnutí ve hře
lab-per-decision = možnosti při rozhodnutí
lab-per-second = rozhodnutí/s
lab-bots = Boti
lab-seats = Místa
lab-bots-on-seats = Výhry botů na jednotlivých místech
lab-thinking = Čas na rozhodnutí
lab-cut-short = Běh byl ukončen předčasně, odehráno { $played } z { $games } her.
lab-some-failed = { $count ->
    [one] { $count } hra selhala a není započtena: číslo { $numbers }.
    [few] { $count } hry selhaly a nejsou započteny: čísla { $numbers }.
   *[other] { $count } her selhalo a není započteno: čísla { $numbers }.
}
lab-none = Nedohrála se žádná hra.
lab-ended-by = Konec podle

lab-plot-wins-bots = Podíl výher podle botů
lab-plot-wins-seats = Podíl výher podle míst
lab-plot-scores = Body
lab-plot-scores-seats = Body podle míst
lab-plot-parts = Odkud jsou body
lab-plot-length = Délka hry
lab-plot-branching = Možnosti při rozhodnutí
lab-axis-score = body
lab-axis-share-games = podíl her
lab-axis-decisions = rozhodnutí
lab-axis-round = kolo
lab-axis-number = pořadí rozhodnutí
lab-axis-choices = možností

lab-note-shares = Výhra, o kterou se dělí více míst, se každému z nich počítá jako poměrná část. Úsečky jsou 95% Wilsonovy intervaly, čárkovaná čára ukazuje, kolik by vyhrávali stejně silní hráči, { $fair }.
lab-note-mirrored = Boti si po každé hře mění místa: vždy { $period ->
    [few] { $period } hry za sebou mají
   *[other] { $period } her za sebou má
} stejné rozdání, aby se štěstí vyrovnalo.
lab-note-fixed = Boti sedí ve všech hrách na stejných místech.
lab-note-boxes = V grafu podle míst je sloupek prostřední polovina bodů, čára devět desetin a zářez medián.
lab-note-repeat = Stejný příkaz dá stejné řádky při jakémkoli počtu procesů.
lab-note-timed = Někteří boti přemýšlejí podle hodin, stejný příkaz proto nemusí dát stejné řádky.

problem-lab-command = Příkaz „{ $found }“ v laboratoři není; na výběr je { $valid }.
problem-lab-games = Počet her musí být aspoň 1, ne { $found }.
problem-lab-only-one = --only zahraje jednu hru jednoho nastavení; tady jich je { $found }.
problem-lab-first = Hry se číslují od 0; --first nemůže být { $found }.
problem-lab-seats = Počet míst určuje --seats, nelze ho zadat ještě jako volbu.
problem-lab-workers = Počet procesů musí být aspoň 1, ne { $found }.
problem-lab-only = Hra číslo { $found } neexistuje; hry se číslují od 0.
problem-lab-folder = Výsledky nelze zapsat do { $folder }: { $detail }.
problem-lab-folder-used = Složka { $folder } není prázdná; zvol jinou, nebo přidej --force a výsledky v ní se přepíší.
problem-lab-extra = Zprávy potřebují matplotlib, který není nainstalovaný: pip install "druzina[lab]"

help-lab-run = Odehraje mnoho her mezi boty: řádek za každou, přehled a zpráva
help-lab-seats = boti, jeden na každé místo: greedy,random nebo search:400,adept,my_bot.py:Cautious; stoly různých velikostí oddělí středník
help-lab-games = počet her, jinak 1000
help-lab-first = číslo první hry, když se v běhu pokračuje, jinak 0
help-lab-seed = stejné semínko dá stejné hry, jinak 1
help-lab-workers = počet procesů, jinak kolik je jader
help-lab-out = složka pro games.csv, times.csv, summary.json a report.html
help-lab-force = přepsat výsledky v té složce
help-lab-rotate = boti si mění místa ze hry do hry při stejných rozdáních; není-li řečeno jinak, ano
help-lab-only = odehrát jen hru tohoto čísla a zapsat ji do složky pro druzina replay
help-lab-game = hra, třeba tales_of_glory
help-lab-options = volby hry, třeba mode=experienced; difficulty=I/II/III zahraje každou z nich
help-lab-content = složka s obsahem místo vlastního obsahu hry
help-lab-lang = jazyk
