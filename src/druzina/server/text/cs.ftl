# Server česky: stoly, hala, závady.

## Stoly

waiting-thinking = { $seat } volí.
waiting-ready = { $seat } má vybráno.
crossing-asked = potom je na řadě { $seat }
crossing-end = hra skončí
undo-off = U tohoto stolu se tahy nevracejí.
undo-ask-first = U tohoto stolu musí každé vrácení povolit ostatní.
undo-over = Hra skončila, vrátit už nejde nic.
undo-fork = Co bylo předtím, hrálo se u jiného stolu, a tak se to vrátit nedá.
silenced-turn = neptat se do konce tohoto tahu
silenced-round = neptat se do konce tohoto kola
silenced-game = neptat se do konce hry
hint-words = { $bot } by zvolil tohle. { $reason }
seat-open = volné místo
summary-seats = { $n ->
    [one] { $n } místo: { $who }
    [few] { $n } místa: { $who }
   *[other] { $n } míst: { $who }
}
summary-table = { $title }, { $seats }
summary-character = { $name } ({ $character })
summary-clock = { $n } sekund na každou otázku
summary-post = hraje se poštou, beze spěchu
character-asked = vybere se u stolu
setup-usual = jako obvykle
setup-yes = ano
setup-no = ne
character-drawn = vylosuje se
summary-options = { $title } ({ $options }), { $seats }

## Odmítnutí u stolu

refusal-no-partners = Nikdo tu nehraje s tebou.
refusal-stale = Hra mezitím pokročila; podívej se na otázku znovu.
refusal-not-yours = Na tomto místě nesedíš.
refusal-other-eyes = Nejdřív přepni na pohled z tohoto místa.
refusal-not-begun = Hra ještě nezačala.
refusal-not-silenceable = Tuto otázku potlačit nelze.
refusal-hints-off = U tohoto stolu se neradí.
refusal-hint-failed = Bot tentokrát odpověď nenašel. Zkus to znovu, nebo zvol podle sebe.
refusal-hint-busy = O jedné nápovědě se už přemýšlí; počkej na ni.
refusal-closed = Tento stůl je zavřený; už se u něj nehraje.
refusal-chat-off = U tohoto stolu je chat vypnutý.
refusal-muted = Hostitel tomuto místu v chatu vzal slovo.
refusal-request-open = Jedna žádost u stolu už čeká na odpověď; vydrž, než ji dostane.
refusal-remind-post = U tohoto stolu se hraje poštou: připomenout se lze až po dni čekání.
refusal-clock-off = U tohoto stolu čas neběží.
refusal-clock-own = Na své otázky odpovídáš ty.
refusal-clock-bot = Tam sedí bot; odpoví sám.
refusal-clock-early = { $asked } má na rozmyšlenou ještě { $n ->
    [one] { $n } sekundu
    [few] { $n } sekundy
   *[other] { $n } sekund
}.
refusal-clock-failed = Bot tentokrát odpověď nenašel; nic se nezměnilo. Zkus to za chvíli znovu.
refusal-remind-early = Ještě chvilku; připomenout se lze až po minutě čekání.
refusal-failed = Při této volbě selhala pravidla, což je naše chyba. Nic se nezměnilo; zkus jinou volbu.
refusal-store = Nepodařilo se to uložit na disk, a tak se nic nezměnilo. Zkus to za chvíli znovu.

## Žádosti a zprávy

request-undo = { $seat } žádá o vrácení poslední volby{ $n ->
    [0] .
    [one] . Vrátila by se s ní i jedna pozdější volba.
    [few] . Vrátily by se s ní i { $n } pozdější volby.
   *[other] . Vrátilo by se s ní i { $n } pozdějších voleb.
}
settled-allowed = Všichni souhlasí: volba se vrací a co bylo skryté, losuje se znovu.
settled-refused = { $seat } nesouhlasí; nic se nezměnilo.
settled-silence = Odpověď nepřišla včas, a tak se nic nezměnilo.
settled-moved-on = Hra mezitím pokračovala; nic se nevrací.
notice-bot-failed = Bot na místě „{ $seat }“ selhal; volba se za něj vylosovala.
notice-left = { $seat } odchází; místo přebírá bot.
notice-left-open = { $seat } odchází; místo je znovu volné.
notice-kicked = { $seat }: hostitel to místo uvolnil; dál hraje bot.
notice-kicked-open = { $seat }: hostitel to místo uvolnil; je znovu volné.
notice-muted = { $seat }: hostitel tu vzal v chatu slovo.
notice-unmuted = { $seat } má v chatu zase slovo.
notice-sat-in = { $seat } si sedá na místo bota.
notice-closed = Hostitel stůl zavřel. Co se odehrálo, si dál můžeš prohlédnout.
notice-reminded = { $seat } připomíná, že se čeká na tebe.
notice-remote-late = { $seat }: odpověď nepřišla včas. Na tuto otázku místo něj odpoví bot serveru.
notice-remote-nonsense = { $seat }: pořád přichází odpověď, kterou zahrát nejde. Na tuto otázku místo něj odpoví bot serveru.
notice-remote-away = { $seat }: spojení chybí. Než se vrátí, odpovídá místo něj bot serveru.
notice-stand-in = { $asked }: čas vypršel. { $seat } nechává na tuto jednu otázku odpovědět bota.
notice-stand-in-back = { $seat }: čas vypršel, a tak bot odpověděl na { $n ->
    [one] jednu otázku
    [few] { $n } otázky
   *[other] { $n } otázek
}.
notice-stand-in-choices = { $left ->
    [0] Zvolil
   *[other] Naposledy zvolil
}: { $chosen }.
notice-closing = Server končí. Nic se neztratí; až zase poběží, stránka se připojí sama.
notice-store-away = Databáze právě není dostupná. Co zvolíš, počká; nic se neztratí.
notice-store-back = Databáze je zpátky, hraje se dál.
notice-not-kept = { $seat }: odpověď teď nejde uložit na disk. Stůl čeká a zkouší to znovu; nic se neztratí.
notice-kept-again = { $seat }: odpověď se podařilo uložit; hraje se dál.

## Závady zpráv a požadavků

error-message = Zprávu nelze přečíst: { $detail }.
error-size = Zpráva je příliš dlouhá.
error-rate = Příliš mnoho zpráv; chvíli počkej.
error-protocol = Tato stránka mluví protokolem { $found }, server { $wanted }. Načti ji znovu.
error-hello = První zprávou musí být hello.
error-table = Takový stůl tu není. Odkaz může být chybný, nebo server uchovává stoly jinde.
error-secret = Tento odkaz už žádné místo neotevírá. Požádej o nový, nebo se jen dívej.
error-spectators = Tento stůl diváky nepouští.
error-watchers = U stolu se dívá tolik lidí, kolik hostitel dovolil. Zkus to později.
error-crowded = Víc hostů už server neunese. Zkus to později.
error-busy = Tolik toho jedna adresa naráz chtít nemůže. Počkej pár vteřin.
error-host = Na toto jméno server neslyší.
error-origin = Požadavek přichází z jiné stránky ({ $found }) a byl odmítnut.
error-table-broken = Co je o tomto stole uloženo, se nedá přečíst. Zůstává tak, jak je, a kdo server provozuje, najde stůl v záznamu chyb; u ostatních stolů se hraje dál.
error-table-elsewhere = Tento stůl je na jiném serveru, který neodpovídá. Zkus to za pár sekund znovu; nic se neztratí.
error-table-contended = Stůl právě přechází na jiný server. Zkus to za pár sekund znovu; nic se neztratí.
error-store-away = Databáze právě není dostupná. Zkus to za chvíli znovu; nic se neztratí.
error-request = Požadavek nelze přečíst: { $detail }.
error-not-found = Tady nic není.
error-method = To tady nejde.
error-internal = Na serveru něco selhalo, což je naše chyba. Nic se nezměnilo.
problem-tables-limit = Za poslední hodinu od tebe přibylo mnoho stolů. Hraj dál u některého z nich, nebo přijď později.
problem-renames-limit = Tohle místo se za poslední hodinu přejmenovalo už mnohokrát; chvíli si jméno nech.
problem-seat-taken = Tam už někdo sedí. Dívej se, nebo požádej o jiný odkaz.
problem-invite = Tato pozvánka už neplatí: někdo ji použil, nebo hra začala.
problem-seat-closed = Toto místo není otevřené pro každého; potřebuješ jeho odkaz.
problem-host = To může jen ten, kdo stůl otevřel.
problem-begun = Hra už začala.
problem-nobody-there = Na tom místě nikdo takový nesedí.
problem-host-seat = To je místo samotného hostitele.
problem-over-already = Hra skončila; už tu není o čem rozhodovat.
problem-name-taken = Někdo u stolu se jmenuje „{ $found }“ nebo velmi podobně; zvol jméno, které nikdo nezamění.
problem-code = Tento kód tu žádné místo neotevírá. Platí jednou a novější ho nahradí.
problem-codes-limit = Z tvé adresy přišlo příliš mnoho chybných kódů; zkus to za hodinu.
problem-seats-open = Některá místa jsou ještě volná: obsaď je, nebo počkej.
problem-no-seats = U tohoto stolu by neseděl nikdo.
problem-clock-post = Stůl, kde se hraje poštou, hodiny nemá: zvol jedno, nebo druhé.
problem-clock-alone = Hodiny jsou pro lidi, kteří na sebe čekají; tady hraje za všechny jeden člověk.
problem-character-none = V této hře se místům předem nic nepřiděluje, ani postavy ({ $game }).
problem-character-both = S čím místa začínají, se určí buď místo po místě, nebo volbou { $option }, ne obojím.
problem-option-value-here = „{ $found }“ k ostatnímu nepatří; vyber něco jiného.
problem-seat-range-here = Může to být { $valid }.
problem-seat-twice-here = To už má jiné místo: { $found }.
problem-seat-count-here = { $found ->
    [one] Vybrána je { $found }
    [few] Vybrány jsou { $found }
   *[other] Vybráno je { $found }
}, má jich být { $valid }.
problem-seat-double-here = „{ $found }“ je vybráno dvakrát.
problem-seat-long-here = Příliš dlouhé, nejvýš { $most } písmen.
bot-remote = { $name } (odjinud)
bot-remote-about = Bot, kterého pro tento server někdo provozuje. Vidí jen to, co jeho místo.
problem-bot-token = Tohle není token žádného bota, kterého tento server nabízí.
problem-offer-name = Bot se nabízí jako JMÉNO=TOKEN a jméno má nejvýš 24 písmen, číslic a spojovníků; „{ $found }“ takové jméno není.
problem-offer-twice = Dva boti se jmenují „{ $found }“; dej každému vlastní jméno.
problem-offer-token = Token bota „{ $found }“ musí mít { $least } až { $most } znaků.
problem-offer-file = Token bota „{ $found }“ se nedá přečíst ze souboru { $file }.
problem-level = Bota „{ $found }“ tu nemáme; na výběr je { $valid }.
problem-not-over = Hra ještě běží; otevře se to po jejím konci.
problem-veiled = Tento stůl vznikl z jiného, který se ještě hraje; otevře se to po jeho konci.
problem-eyes = Dokud se hraje, tento pohled je zavřený.
problem-step = Krok { $found } neexistuje; jsou tu kroky 0 až { $last }.
problem-not-asked = Po kroku { $step } toto místo na řadě nebylo.
problem-seed = Semínko musí být číslo od 0 do { $valid }.
problem-record-long = Záznam má { $found } položek; zde lze otevřít nejvýš { $valid }.
problem-fork-seat = Řekni, které místo je tvé.
problem-analyses = Víc her najednou server rozebírat nestíhá. Zkus to za chvíli.
problem-position-hard = Přehrát tohle trvá déle, než na to má server čas.
problem-board-hard = O tomto plánu by se tu přemýšlelo příliš dlouho. Uber nepřátel, cílů nebo polí vzoru.
problem-clause = Bod { $asked } v pravidlech není; nejbližší jsou { $near }.

## Spuštění serveru

serve-at = Družina běží na { $address }
serve-opened = Prohlížeč ji právě otevírá.
serve-open-yourself = Otevři tuto adresu v prohlížeči: dvě kliknutí a hraješ.
serve-stop = Ctrl+C ji zastaví; nic se neztratí.
serve-no-client = Stránky pro prohlížeč nejsou sestavené; běží jen rozhraní pro programy.
problem-port-range = --port bere číslo od 0 do 65535, ne { $port }.
problem-port = Port { $port } na adrese { $host } je obsazený nebo nedovolený. Zkus: druzina serve --port { $other }
problem-host = Adresu „{ $host }“ tento počítač nemá; --host chce některou z jeho vlastních, třeba 127.0.0.1, nebo 0.0.0.0 pro všechny.
problem-flag-number = { $flag } chce číslo od 0 výš, ne { $found }.
problem-flag-above = { $flag } chce číslo větší než 0, ne { $found }.
problem-flag-site = { $flag } chce adresu jako https://druzina.example, ne „{ $found }“.
problem-flag-address = { $flag } chce adresu jako 192.0.2.7, ne „{ $found }“.
problem-public-site = Veřejný server musí znát své jméno. Řekni ho pomocí --site, např. druzina serve --public --site druzina.example
problem-store-newer = Soubor { $file } zapsala novější Družina (verze úložiště { $found }; tato zná { $wanted }). Aktualizuj Družinu, nebo zvol jinou složku pomocí --data.
problem-store-folder = Do složky { $folder } se stoly ukládat nedají: { $detail }. Zvol jinou pomocí --data.
problem-store-damaged = Soubor { $file } není úložiště Družiny, nebo je poškozený tak, že se nedá přečíst ({ $detail }). Vezmi zálohu (druzina store restore), přesuň soubor jinam, nebo zvol jinou složku pomocí --data.
problem-store-held = Do složky { $folder } ukládá stoly jiný server ({ $who }). Nejdřív ho zastav, nebo zvol jinou složku pomocí --data.
problem-server-missing = Server potřebuje další balíčky. Nainstaluj je: pip install 'druzina[server]'

## Zálohy

store-backed-up = V souboru { $file } { $tables ->
    [one] je teď { $tables } stůl
    [few] jsou teď { $tables } stoly
   *[other] je teď { $tables } stolů
}, počet zápisů: { $entries }.
store-restored = V úložišti { $folder } { $tables ->
    [one] je teď { $tables } stůl
    [few] jsou teď { $tables } stoly
   *[other] je teď { $tables } stolů
} ze zálohy { $made }, počet zápisů: { $entries }.
store-was-aside = Co tam bylo předtím, zůstalo jako { $file }.
store-sound = { $tables ->
    [one] { $tables } stůl je v pořádku
    [few] { $tables } stoly jsou v pořádku
   *[other] { $tables } stolů je v pořádku
}; všechno uložené se dá přečíst a znovu přehrát.
store-unsound = SQLite hlásí: { $detail }
store-table-broken = Stůl { $table } nelze otevřít ({ $kind }).
problem-store-none = Ve složce { $folder } žádné stoly nejsou. Řekni, kde jsou, pomocí --data.
problem-store-both = Kde se stoly uchovávají, říká --store i --data: nech jen jedno z nich.
problem-store-scheme = Stoly se ukládají do složky nebo do PostgreSQL (postgresql://uživatel@počítač:5432/databáze), ne do „{ $scheme }“.
problem-postgres-missing = Na PostgreSQL potřebuje Družina víc: nainstaluj ji pomocí pip install 'druzina[postgres]'.
problem-postgres-address = Tohle není adresa PostgreSQL ({ $detail }). Vypadá třeba takto: postgresql://uživatel@počítač:5432/databáze.
problem-postgres-away = Na { $store } se nelze připojit: { $detail }. Běží tam PostgreSQL a je adresa správně?
problem-postgres-none = Taková databáze neexistuje: { $store } ({ $detail }). Vytvoř ji příkazem createdb, nebo oprav adresu.
problem-postgres-rights = { $store } nás nepustí, nebo ne dost daleko: { $detail }. Uživatel potřebuje správné heslo a právo zakládat tabulky.
problem-postgres-reading = Z { $store } se dá jen číst: { $detail }. Je-li to kopie jiné databáze, zadej pomocí --store tu původní.
problem-postgres-full = V { $store } není místo: { $detail }. Uvolni ho a spusť server znovu.
problem-postgres-old = { $store } je PostgreSQL { $found }; Družina potřebuje { $wanted } nebo novější.
problem-postgres-newer = Do { $store } zapisovala novější Družina (verze úložiště { $found }; tato zná { $wanted }). Aktualizuj Družinu, nebo zvol jinou databázi pomocí --store.
problem-postgres-older = Do { $store } zapisovala starší Družina (verze úložiště { $found }; tato má { $wanted }). Jednou spusť server: úložiště převede.
problem-postgres-busy = Úložiště { $store } je třeba převést na tuto verzi, ale používá ho server ({ $who }, verze { $found }). Nejdřív zastav všechny servery.
problem-postgres-held = Úložiště { $store } používá server ({ $who }). Nejdřív ho zastav.
problem-servers-differ = Úložiště { $store } používá server jiné verze ({ $who }: { $found }; tento má { $wanted }). Servery nad společnou databází musí mít stejnou verzi.
problem-postgres-empty = V { $store } žádné stoly nejsou. Řekni, kde jsou, pomocí --store.
problem-copy-there = V { $store } už nějaké stoly jsou; nic se nezkopírovalo.
problem-copy-same = Obojí je totéž úložiště: { $store }.
store-copied = { $tables ->
    [one] Zkopírován { $tables } stůl
    [few] Zkopírovány { $tables } stoly
   *[other] Zkopírováno { $tables } stolů
} (celkem { $entries } zápisů) z { $source } do { $target }.
problem-backup-there = Soubor { $file } už existuje; záloha nic nepřepisuje.
problem-backup-file = Zálohu nelze zapsat do souboru { $file }: { $detail }.
problem-backup-foreign = Soubor { $file } není záloha zapsaná příkazem druzina store backup.
problem-backup-changed = Soubor { $file } neobsahuje to, co říká jeho soupis ({ $detail }); nic se neobnovilo.

page-title = Družina: stránky ještě nejsou sestavené
page-build = Server běží, ale stránky pro prohlížeč nejsou sestavené. V kopii projektu je sestaví příkaz
page-wheel = Vydaný balíček je už obsahuje.

# Jak je která úroveň silná, pro toho, kdo ji vybírá

strength-of = { $bot ->
    [random] náhodným tahům
    [apprentice] učni
    [adept] adeptovi
   *[master] mistrovi
}
strength-versus = proti { $other } vyhrává { $several ->
    [yes] ({ $sitting }, vždy { $games } her, v závorkách 95% intervaly spolehlivosti): { $shares }
   *[no] { $shares } her (95% interval spolehlivosti { $interval }; { $sitting }, { $games } her)
}
strength-together = { $seats ->
    [one] sám vyhrává
   *[other] společně vyhrávají
} { $several ->
    [yes] ({ $sitting }, vždy { $games } her, v závorkách 95% intervaly spolehlivosti): { $shares }
   *[no] { $shares } her (95% interval spolehlivosti { $interval }; { $sitting }, { $games } her)
}
strength-places = { $seats ->
    [one] 1 místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
strength-time = i s pouhými { $seconds } s na volbu
strength-thinks = přemýšlí až { $seconds } s
strength-unknown = jak často vyhrává, se zatím neměřilo

# Moje hry

problem-profile = Takový odkaz na profil tu žádný není.
problem-profiles-limit = Z tvé adresy přišlo příliš mnoho dotazů na profily; zkus to za hodinu.
result-unknown = Už se nedá otevřít
