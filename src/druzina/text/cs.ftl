# Skořápka česky: co se říká u každého stolu, ať se hraje cokoli.

## Spojování a jména

list-joined = { $rest } a { $last }
seat-numbered = Hráč { $number }
seat-me = Hráč
seat-you = ty
bot-apprentice = Učeň
bot-adept = Adept
bot-master = Mistr
bot-random = Náhoda
bot-greedy = Hltavec
bot-search = Hledač
bot-fitted = Učenec
problem-weights-file = Váhy v souboru { $file } nejdou přečíst: { $detail }.
problem-weights = V souboru { $file } nejsou váhy: { $detail }
problem-weights-other = Tyto váhy patří k jiným údajům, než jaké má { $game } (jsou z { $found }); urči je znovu.

## Odmítnutí a události všech her

refusal-no-answer = „{ $text }“ mezi volbami není.
refusal-no-target = To teď vybrat nejde, otázka se toho netýká.
refusal-which-target = Je tu víc možností, řekni, kterou chceš.
refusal-which-one = „{ $text }“ může znamenat víc voleb; upřesni kterou.
refusal-not-asked = { $seat } teď není na řadě; na řadě je { $asked }.
    .you = Teď nejsi na řadě; na řadě je { $asked }.
refusal-over = Hra skončila.
refusal-nothing-to-undo = Není co vzít zpět.
refusal-undo-limit = To už zpět vzít nejde: mezitím vyšlo něco najevo nebo zvolil jiný hráč.
refusal-beyond-known = Jen poslední volba smí vést k něčemu neznámému; nevyzkoušeno: { $left }.
event-taken-back = { $seat } bere poslední volbu zpět.
    .you = Bereš poslední volbu zpět.
event-asked-anew = Všichni volí znovu.
reveal-answers = odkryjí se všechny volby
reveal-lot = tahá se los
reveal-die = hází se kostkou
reveal-card = dobírá se karta

## Jak to dopadlo

outcome-won = { $n ->
    [one] Vyhrává { $who }.
   *[other] O vítězství se dělí { $who }.
}
    .you = Vyhráváš!
outcome-team = Společně vyhrávají { $who }.
outcome-all = { $n ->
    [0] Všichni prohráli.
   *[other] Všichni vyhráli.
}
outcome-lost = Nevyhrává nikdo.
outcome-score = { $seat }: { $score }
outcome-place = { $rank }. místo: { $seat }, { $score }

## Proč by bot volil právě takto

reason-none = Proč, to neříká.
reason-random = Nijak o tom nepřemýšlí.
reason-leaning = Vypadá to dobře na první pohled.
reason-greedy = Hned to přinese nejvíc.
reason-search = Naději na výhru odhaduje na { $share } % (partií odehraných v duchu: { $simulations }).

## Chybné zadání

problem-game-unknown = Hra „{ $game }“ tu není; je tu { $valid }.
problem-argument = Příkazový řádek nelze přečíst: { $detail }. Viz { $command } --help.
problem-argument-unknown = { $command } nezná { $found }. Viz { $command } --help.
problem-argument-number = { $flag } chce číslo, ne „{ $found }“. Viz { $command } --help.
problem-argument-bare = { $flag } chce hodnotu. Viz { $command } --help.
problem-argument-missing = { $command } chce { $missing }. Viz { $command } --help.
problem-argument-choice = { $flag } nemůže být „{ $found }“; může být { $valid }. Viz { $command } --help.
problem-command-unknown = Příkaz „{ $found }“ tu není; je tu { $valid }. Viz { $command } --help.
problem-game-missing = Kterou hru? Je tu { $valid }.
problem-language = Jazyk „{ $found }“ tu není; je tu { $valid }.
problem-option-form = Volba se píše název=hodnota, ne „{ $text }“.
problem-seat-options = Volba { $option } mluví o { $found } místech, ale je jich { $wanted }.
problem-seat-twice = Dvě místa nemohou mít totéž: { $option } je „{ $found }“, a to už má jiné místo.
problem-seat-nothing = Ve volbě { $option } není z čeho vybírat, dokud to místo neříká, pro koho: uveď i jeho postavu.
problem-seat-count = Ve volbě { $option } { $found ->
    [one] je { $found }
    [few] jsou { $found }
   *[other] je { $found }
}; má jich být { $valid }.
problem-seat-long = Volba { $option } je příliš dlouhá; smí mít nejvýš { $most } písmen.
problem-seat-text = Volba { $option } je text o nejvýš { $most } písmenech.
problem-seat-double = Ve volbě { $option } je „{ $found }“ dvakrát.
problem-option-unknown = Volba „{ $option }“ tu není; je tu { $valid }.
problem-option-value = Volba { $option } nemůže být „{ $found }“; může být { $valid }.
problem-option-names = Nejdelší jméno může začínat, jen má-li jméno každé místo, třeba Ana=me,Ben=adept.
problem-option-seats = Volba { $option } plyne z toho, kdo si sedne: --seats Ana=me,adept,master.
problem-options = Volby nesedí: { $detail }.
problem-seats = { $game } se nedá hrát v počtu { $found }; počet hráčů může být { $valid }.
problem-seat-empty = Na jednom místě nikdo nesedí: „{ $text }“.
problem-step-range = Krok { $found } tu není; kroky jsou { $valid }.
problem-seat-range = Místo { $found } u stolu není; místa jsou { $valid }.
problem-names = Počet jmen je { $found }, počet míst { $wanted }.
problem-bot-which = Která třída souboru { $file }? Napiš i ji: { $file }:Mine.
problem-bot-unknown = Bot „{ $bot }“ tu není; je tu { $valid }. Pro člověka napiš me.
problem-bot-file = Bota { $bot } nelze načíst: soubor { $file } v Pythonu neexistuje.
problem-bot-broken = Soubor bota { $bot } selhává: { $detail }.
problem-bot-fails = Bot { $bot } selhal{ $line ->
    [0] { "" }
   *[other] { " " }na řádku { $line }
}: { $detail }.
problem-bot-answer = Bot { $bot } odpověděl { $found }, a to mezi jeho volbami není.
problem-bot-class = V souboru { $file } není třída { $name } s metodou choose.
problem-file = Soubor { $file } nelze přečíst: { $detail }.
problem-record-damaged = Tohle není celý záznam: za řádek { $line } se číst nedá.
problem-record-field = Tohle není záznam: { $detail }.
problem-record-format = Záznam má formát { $found }; číst lze jen formát { $wanted }.
problem-record-version = Záznam je ze hry { $found }; přehrát lze jen { $wanted }.
problem-record-content = Záznam se hrál s jiným obsahem, než je tento: { $what ->
    [changed] liší se { $entries }{ $more ->
        [0] { "" }
        [few] { " " }a ještě { $more } další
       *[other] { " " }a ještě { $more } dalších
    }
    [gone] { $n ->
        [one] chybí v něm { $n } položka
        [few] chybějí v něm { $n } položky
       *[other] chybí v něm { $n } položek
    }
   *[other] { $found } místo { $wanted }
}.
problem-record-entry = Položku { $number } záznamu nelze přečíst: „{ $text }“.
problem-record-choice = Položku { $number } záznamu tam nelze zahrát: „{ $text }“.
problem-record-fingerprint = Po položce { $number } není pozice taková, jaká byla; záznam je změněný.
problem-save-damaged = Uloženou pozici nelze přečíst: { $detail }.
problem-save-foreign = Uložená pozice má { $what ->
    [format] jiný formát
    [game] jinou hru
   *[version] jinou verzi
} ({ $found }), než je tu ({ $wanted }).
problem-in-file = { $file }: { $problem }

error-full = disk je plný
error-forbidden = chybí oprávnění
error-missing = takový soubor nebo složka neexistuje
error-folder = je to složka
error-taken = je tam soubor toho jména
error-read-only = disk je jen pro čtení

## Hra v terminálu

play-answer = Číslo nebo slova; jak se hraje, řekne příkaz jak, příkazy vypíše pomoc.
play-changes = Před otázkou se říká jen to, co se na stole změnilo; celý ho popíše příkaz { $command }.
play-thinking = { $seat } přemýšlí…
play-hand-over = Předej obrazovku: na řadě je { $seat }. Potom stiskni Enter.
play-next = Na řadě je { $seat }.
play-nothing-changed = Nic se nezměnilo.
play-offered = To je v nabídce: { $text }.
play-no-number = Volba { $number } tu není; je tu { $valid }.
play-struck = vzato zpět: { $text }
play-above = Čísla stojí v tabulce nahoře; slovy třeba { $text }.
play-nothing-to-redo = Teď nebylo nic vzato zpět.
play-no-piles = Odkládací hromádky tu nejsou.
play-undo-ask = Jsou-li u stolu jen boti, vezme to zpět „zpět!“; co je skryté, se pak zamíchá znovu.
play-hint = { $bot } by volil: { $choice } („{ $text }“). { $reason }
play-no-thing = Nic se tu nejmenuje „{ $text }“; zkus označení nebo začátek názvu.
play-saved = Hra je uložena v souboru { $file }.
play-resume = Pokračovat lze takto:
play-not-saved = Hru nelze uložit do souboru { $file }: { $detail }. Hraje se dál; jinam ji zapíše „ulož SOUBOR“.
play-saved-elsewhere = Hru nelze uložit do souboru { $file }: { $detail }. Je místo toho v souboru { $elsewhere }.
play-lost = Hru nelze uložit nikam: { $detail }.
play-over = Hra skončila.
play-record = Záznam je uložen; prohlédnout si ho lze takto:
play-resumed = Hra pokračuje po { $n ->
    [one] { $n } položce.
   *[other] { $n } položkách.
}
play-commands = Příkazy
play-clause = Pravidlo { $clause }

stop-asked-on = Pak se hra ptá dál tebe.
stop-asked = Pak je na řadě { $seat }.
stop-shown = Další krok: { $what }; nepůjde to vzít zpět.
stop-reveal = Další krok: { $what }; co bude potom, neví nikdo.
stop-end = Pak hra končí.

command-why = proč
command-preview = náhled
command-undo = zpět
command-redo = znovu
command-piles = hromádky
command-log = záznam
command-players = hráči
command-table = stůl
command-tile = dílek
command-how = jak
command-rules = pravidla
command-hint = rada
command-plan = plán
command-silence = neptej
command-save = ulož
command-help = pomoc
command-quit = konec
about-answer = { $number } nebo { $choice }: odpověz číslem ze seznamu nebo slovy, která za ním stojí
about-question = ? nebo ? { $number }: pravidlo, o které se opírá otázka nebo volba
about-why = proč { $refused }: co brání tomu, co v nabídce není
about-preview = náhled { $number }: co by volba přinesla, pokud se to dá vědět
about-undo = vzít poslední volbu zpět
about-redo = zahrát znovu, co bylo vzato zpět
about-piles = odkládací hromádky kartu po kartě
about-log = záznam 20: poslední řádky toho, co se stalo
about-players = ostatní hráči a všechno, co před nimi leží
about-table = stůl ještě jednou
about-tile = dílek { $thing }: co na dílku nebo kartě stojí; hledá se podle označení i názvu
about-how = jak se hraje: průběh tahu, co vyhrává a co znamenají značky, na jedné stránce
about-rules = pravidla { $clause }: toto pravidlo; s jinými slovy všechna, kde stojí
about-hint = co by volil bot
about-plan = plán { $number }: ukázat spoluhráčům u této obrazovky, co chystáš; podruhé to zrušit
about-silence = neptej kolo: na tohle se už neptej v tomto tahu (tah), kole (kolo) nebo celou hru (hra); neptej zas: znovu se ptej
about-save = ulož SOUBOR: uchovat hru, třeba ve vlastním souboru
about-help = tento seznam
about-quit = uložit a odejít

## Přehrávání

silence-turn = tah
silence-round = kolo
silence-game = hra
silence-off = zas
silence-ended = Znovu se bude ptát na všechno.
silence-impossible = Na tohle se ptát přestat nejde, nebo to není žádné ze slov tah, kolo, hra, zas.

client-keys = 1–9 volba · šipky míří · Enter bere · ? proč · u zpět · i rada · H jak hrát · h pomoc · q konec
client-keys-short = Enter vezme · ? proč · u zpět · Tab dál · H jak · h pomoc
client-confirm = { $choice } → { $then } Enter potvrdí, Esc nechá rozmyslet.
client-filter = Najdi: { $text } ({ $n } z { $all })
client-rules = Pravidla: { $text }
client-number = Volba { $text }
client-barred = Co teď nejde a proč: o ukáže ({ $n })
client-alike = (a podobných ještě { $n })
client-pane-board = stůl
client-pane-mine = moje
client-pane-seats = hráči
client-pane-log = záznam
client-hand-over = { $seat }: tahle obrazovka je jen pro tebe. Až se ostatní nebudou dívat, stiskni Enter.
client-over = q odejde; šipkami se rozhlédneš.
client-undo = Vrátit: { $n }
client-closed = Esc zavře · PgUp a PgDn posouvají
client-replay = , zpět · . vpřed · Home začátek · End konec · číslo a Enter: krok · q odejít

replay-step = Krok { $step } z { $last }
replay-entry = Krok { $step } z { $last }: { $entry }
replay-answer = Enter nebo n vpřed, p zpět, číslo, first, last, q
replay-no-step = Krok „{ $text }“ tu není; jsou tu 0 až { $last }.

## Soubory s obsahem

problem-content-folder = Složka { $folder }, ze které se má číst obsah, neexistuje.
problem-content = { $file }, { $entry }, { $field }: očekáváno: { $expected }; nalezeno: { $found ->
        [nothing] nic
       *[other] { $found }
    }{ $clause ->
        [none] .
       *[other] {" "}({ $clause }).
    }
problem-content-missing = Ve složce { $folder } chybí { $file }.
problem-content-file = Soubor { $file } nelze přečíst: { $detail }.
problem-content-utf8 = { $file }, řádek { $line }: tohle není text v UTF-8.
problem-content-toml = { $file }, řádek { $line }: tohle není TOML: { $detail }.
position-sound = { $file }: pozice je v pořádku.
position-more = … a { $n } dalších, co se nesmí.
position-bot = { $bot } by volil { $choice }: { $why }
problem-position-law = { $file }: taková pozice být nemůže: { $detail }.
problem-position-broken = { $file }: odtud se podle pravidel nedá pokračovat: { $detail }.
problem-position-over = { $file }: nikdo tu není na řadě, hra by byla u konce.
expected-something = nějaká hodnota
expected-table = { "tabulka, { klíč = hodnota }" }
expected-list = seznam, [ … ]
expected-known-key = některý z klíčů { $valid }
expected-some-of = aspoň něco z { $valid }
expected-one-of = něco z { $valid }
expected-whole-number = celé číslo od { $low } do { $high }
expected-true-or-false = true, nebo false
expected-name = jméno
expected-entries = položky, každá pod [[{ $table }]]
expected-entries-exactly = { $number ->
    [one] { $number } položka
    [few] { $number } položky
   *[other] { $number } položek
}
expected-id = označení z písmen bez diakritiky, číslic, - a _
expected-unique = něco, co nemá žádná jiná položka (už to má { $other })
expected-parts = aspoň jedna část účinku

## Kontrola obsahu

check-sound = Obsah je v pořádku.
check-problems = { $n ->
    [one] { $n } chyba
    [few] { $n } chyby
   *[other] { $n } chyb
}

## Nápověda k příkazům

help-app = Pět fantasy stolních her podle úplných pravidel, s boty, přehráváním a laboratoří.
help-play = Zahrát si hru v terminálu, s boty nebo s ostatními u jedné obrazovky.
help-game = hra, třeba tales_of_glory
help-options = volby hry, třeba mode=experienced start=drawn; o místech character=drawn, character=alice,,drawn nebo 0.character=alice, více věcí se znaménkem plus: 0.items=boots+sword
help-seats = kdo kde sedí: me, bot, nebo jméno pro obojí (Ana=me,Ben=adept)
help-seed = totéž semínko rozdá tutéž hru
help-lang = jazyk: cs nebo en
help-content-folder = složka s obsahem místo vlastního obsahu hry
help-resume = záznam, ve kterém se má pokračovat
help-save = soubor, do kterého se hra uloží
help-ascii = kreslit jen obyčejnými znaky
help-plain = bez obrázků: řádky pro čtečku obrazovky
help-replay = Procházet zaznamenanou hru vpřed i zpět.
help-replay-file = záznam
help-replay-seat = číma očima: místo u stolu, počítáno od 1; jinak očima diváka
help-replay-all = vypsat celý záznam najednou
help-games = Vypsat hry; „mine“ vypíše ty, které se hrály tady, a statistiku.
help-games-mine = „mine“: hry odehrané v terminálu na tomto počítači
help-games-only = jen z této hry
help-games-folder = kde jsou uložené, pokud ne v obvyklé složce
help-rules = Číst pravidla.
help-rules-show = Ukázat jedno pravidlo, třeba TOG-PLC-04.
help-rules-search = Najít pravidla se všemi těmito slovy.
help-rules-game = Vypsat všechna pravidla hry.
help-rules-how = Jak se hra hraje, na jedné stránce.
help-rules-only = jen pravidla této hry
help-rules-id = pravidlo, třeba TOG-PLC-04
help-rules-words = slova nebo jejich začátky
help-position = Soubory s pozicemi: ověřit je, hrát z nich dál, zeptat se, co se v nich smí.
help-position-check = Říct, jestli je soubor s pozicí v pořádku a kdo je v ní na řadě.
help-position-ask = Říct, co se v pozici smí, co ne a proč a co by zvolil bot.
help-position-play = Hrát dál z pozice v souboru.
help-position-write = Zapsat pozici ze záznamu jako soubor.
help-position-file = soubor s pozicí, TOML
help-position-bot = bot, jehož mínění se řekne
help-position-step = po kolika položkách záznamu; jinak na jeho konci
help-content = Kontrolovat obsah her.
help-content-check = Ověřit obsah proti všemu, co od něj žádají pravidla.
help-gloomhaven = Gloomhaven: co dělá nestvůra ve svém tahu a proč.
help-gloomhaven-advise = Ke každému plánu říct, na koho se nestvůra zaměří, kam jde, na koho zaútočí a proč.
help-advise-file = plány jako JSON nebo kreslené v textu; - čte standardní vstup
help-advise-all = vypiš všechny stejně dobré výsledky, ať je jich kolik chce
help-advise-json = vypsat všechny odpovědi jako JSON; s --lang i důvody slovy
help-lab = Odehrát mnoho her a podat o nich zprávu.
help-store = Zálohuje, obnoví, zkontroluje nebo zkopíruje stoly serveru.
help-store-backup = Zapíše všechny stoly do jednoho souboru; server může dál běžet.
help-store-restore = Nahradí uložené stoly těmi ze zálohy; server musí stát.
help-store-check = Zkontroluje, zda se dá všechno uložené přečíst a znovu přehrát.
help-store-copy = Zkopíruje všechny stoly z jednoho úložiště do druhého, třeba ze složky do PostgreSQL.
help-store-to = soubor, který vznikne; ještě tam nesmí být
help-store-from = soubor zapsaný příkazem druzina store backup
help-serve = Otevře stoly pro prohlížeče na tomto počítači, a chceš-li, i v síti.
help-host = adresa, na které poslouchá; 0.0.0.0 pustí dovnitř celou síť
help-port = port, na kterém poslouchá; jinak 8000, nebo nejbližší volný
help-open = otevřít stránku v prohlížeči
help-data = složka, ve které se stoly uchovávají
help-store-place = kde se stoly uchovávají: složka, nebo postgresql://uživatel@počítač/databáze
help-copy-from = úložiště, které se kopíruje: složka, nebo postgresql://uživatel@počítač/databáze
help-copy-to = kam; žádné stoly tam ještě být nesmějí
help-reach = kde tento server najdou ostatní servery nad stejným PostgreSQL, třeba http://server1:8000
help-workers = v kolika procesech smějí boti přemýšlet
help-allow-origin = jiná stránka, která smí se serverem mluvit
help-tables-per-hour = kolik stolů smí jedna adresa otevřít za hodinu
help-public = pro server na internetu: kontroluje jméno stránek, omezuje každou adresu, zapomíná staré stoly
help-site = jméno, pod kterým lidé veřejný server najdou, např. druzina.example
help-trusted-proxy = adresa prostředníka, kterému se věří, kdo přes něj přichází
help-keep-days = dohrané a opuštěné stoly smazat po tolika dnech (veřejně 180)
help-chat-days = chat smazat po tolika dnech (veřejně 30)
help-bot = JMÉNO=TOKEN nebo JMÉNO=@SOUBOR: nabídne bota, který běží jinde; ke stolu si sedne se svým tokenem
help-bot-seconds = kolik sekund smí takový bot přemýšlet nad jednou otázkou
help-unlimited = adresa, pro kterou neplatí omezení jedné adresy
help-metrics-for = adresa nebo síť, která smí číst /metrics; s --public ji nečte nikdo jiný
help-log = jak se píše záznam o běhu: jako text, nebo po řádcích JSON
help-version = ukázat verzi
help-help = ukázat tuto nápovědu
help-usage = použití:
help-commands = příkazy
help-command = příkaz
help-arguments = argumenty
help-flags = volby

## Co chystají spoluhráči

plan-aims = Chystám se { $what }.
plan-then = { $first }, pak { $rest }
plan-line = { $seat }: { $text }
plan-marked = plán: { $what }
plan-alone = Nikdo tu nehraje s tebou.
plan-set = Spoluhráči vidí, že chystáš: { $choice }
plan-unset = Už nechystáš: { $choice }

## Moje hry

result-together = { $how ->
    [lost] Společná prohra
   *[won] Společná výhra
}
result-rival = { $how ->
    [won] Výhra
    [shared] Dělená výhra
   *[lost] { $rank }. místo z { $n }
}
tally-company = S kým
tally-seats = Počet hráčů
tally-people = S lidmi
tally-alone = O samotě
tally-best-score = { $score }, { $rank }. místo z { $n }
tally-best-won = výhra: { $options }
tally-best-lost = prohra: { $options } ({ $how })
history-none = Zatím se tu v terminálu nic nehrálo ({ $folder }). Začni třeba: druzina play tales_of_glory
history-open = Rozehrané
history-ended = Dohrané
history-statistics = Statistika
history-running = { $title }: { $who }; { $n ->
    [one] { $n } volba
    [few] { $n } volby
   *[other] { $n } voleb
}, { $date }
history-line = { $result }: { $title }; { $who }; { $date }
history-tally = { $title }: { $won ->
    [one] { $won } výhra
    [few] { $won } výhry
   *[other] { $won } výher
} z { $played } ({ $share } %)
history-best = Nejlepší: { $how }
history-unread = { $n ->
    [one] Jeden soubor už přehrát nejde: { $files }.
    [few] { $n } soubory už přehrát nejdou: { $files }.
   *[other] { $n } souborů už přehrát nejde: { $files }.
}
