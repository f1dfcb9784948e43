# Server česky: stoly, hala, závady.

## Stoly

waiting-thinking = { $seat } volí.
waiting-ready = { $seat } má zvoleno.
crossing-asked = potom je na řadě { $seat }
crossing-end = hra skončí
undo-off = U tohoto stolu se tahy nevracejí.
undo-ask-first = U tohoto stolu musí každé vrácení povolit ostatní.
undo-over = Hra skončila, vrátit už nejde nic.
undo-fork = Před touto chvílí šlo o jiný stůl; z něj se vrátit nic nedá.
silenced-turn = neptat se do konce tohoto tahu
silenced-round = neptat se do konce tohoto kola
silenced-game = neptat se do konce hry
hint-words = { $bot } by volil toto. { $reason }
bot-numbered = { $name } { $number }
seat-open = volné místo
summary-seats = { $n ->
    [one] { $n } místo: { $who }
    [few] { $n } místa: { $who }
   *[other] { $n } míst: { $who }
}
summary-table = { $title }, { $seats }
summary-options = { $title } ({ $options }), { $seats }

## Odmítnutí u stolu

refusal-stale = Stůl se mezitím posunul; podívejte se na otázku znovu.
refusal-not-yours = Na tomto místě nesedíte.
refusal-other-eyes = Nejdřív se podívejte očima tohoto místa.
refusal-not-begun = Hra ještě nezačala.
refusal-not-silenceable = Tuto otázku potlačit nelze.
refusal-hints-off = U tohoto stolu se neradí.
refusal-hint-failed = Bot tentokrát odpověď nenašel. Zkuste to znovu, nebo volte sami.
refusal-chat-off = U tohoto stolu se nepíše.
refusal-request-open = Někdo se už stolu ptá; počkejte na odpověď.
refusal-failed = Pravidla na tom selhala, což je naše chyba. Nic se nezměnilo; zkuste jinou volbu.
refusal-store = Nepodařilo se to uložit na disk, a tak se nic nezměnilo. Zkuste to za chvíli znovu.

## Žádosti a zprávy

request-undo = { $seat } žádá o vrácení poslední volby.
settled-allowed = Všichni svolili: volba se vrací a co bylo skryté, losuje se znovu.
settled-refused = { $seat } nesvoluje; nic se nezměnilo.
settled-silence = Odpověď včas nepřišla, a tak se nic nezměnilo.
settled-moved-on = Hra mezitím pokračovala; nic se nevrací.
notice-bot-failed = Bot na místě { $seat } selhal; volba se za něj vylosovala.
notice-left = { $seat } odchází; dál hraje bot.
notice-closing = Server končí. Nic se neztratí; stránka se vrátí sama.

## Závady zpráv a požadavků

error-message = Zprávu nelze přečíst: { $detail }.
error-size = Zpráva je příliš dlouhá.
error-rate = Příliš mnoho zpráv; chvíli počkejte.
error-protocol = Tato stránka mluví protokolem { $found }, server { $wanted }. Načtěte ji znovu.
error-hello = První zprávou musí být hello.
error-table = Takový stůl tu není. Odkaz může být chybný, nebo server uchovává stoly jinde.
error-secret = Tento odkaz už žádné místo neotvírá. Požádejte o nový, nebo se dívejte.
error-spectators = Tento stůl není otevřen divákům.
error-crowded = Server má tolik hostů, kolik unese. Zkuste to později.
error-origin = Požadavek přichází z jiné stránky ({ $found }) a byl odmítnut.
error-table-broken = Stůl nelze otevřít: { $detail }
error-request = Požadavek nelze přečíst: { $detail }.
error-not-found = Tady nic není.
error-method = To tady nejde.
error-internal = Na serveru něco selhalo, což je naše chyba. Nic se nezměnilo.
problem-tables-limit = Za poslední hodinu jste otevřeli mnoho stolů. Hrajte dál u některého z nich, nebo přijďte později.
problem-seat-taken = Tam už někdo sedí. Dívejte se, nebo požádejte o jiný odkaz.
problem-invite = Tato pozvánka už neplatí: někdo ji použil, nebo hra začala.
problem-seat-closed = Toto místo není otevřeno všem; potřebujete jeho odkaz.
problem-host = To může jen ten, kdo stůl otevřel.
problem-begun = Hra už začala.
problem-seats-open = Jsou tu ještě volná místa: obsaďte je, nebo počkejte.
problem-no-seats = U tohoto stolu by neseděl nikdo.
problem-level = Bot „{ $found }“ není; je { $valid }.
problem-not-over = Hra ještě běží; otevře se to po jejím konci.
problem-veiled = Tento stůl vznikl z jiného, který se ještě hraje; otevře se to po jeho konci.
problem-eyes = Dokud se hraje, nemůžete se dívat těmito očima.
problem-step = Krok { $found } není; jsou 0 až { $last }.
problem-seed = Semínko musí být číslo od 0 do { $valid }.
problem-record-long = Záznam má { $found } položek; zde lze otevřít nejvýš { $valid }.
problem-fork-seat = Řekněte, které místo je vaše.
problem-analyses = Server rozebírá tolik her, kolik může. Zkuste to za chvíli.
problem-board-hard = O tomto plánu by se tu přemýšlelo příliš dlouho. Uber nepřátel, cílů nebo polí vzoru.
problem-clause = Bod { $asked } není; nejbližší jsou { $near }.

## Spuštění serveru

serve-at = Družina je na { $address }
serve-stop = Ctrl+C ji zastaví; nic se neztratí.
serve-no-client = Stránky pro prohlížeč nejsou sestavené; rozhraní pro programy běží.
problem-port = Port { $port } na { $host } je obsazený nebo nedovolený. Zkuste: druzina serve --port { $other }
problem-store-newer = { $file } zapsala novější Družina (verze úložiště { $found }; tato zná { $wanted }). Aktualizujte Družinu, nebo zvolte jinou složku pomocí --data.
problem-store-folder = Stoly nelze uchovávat v { $folder }: { $detail }. Zvolte jinou složku pomocí --data.
problem-store-damaged = { $file } není úložiště Družiny. Přesuňte jej jinam, nebo zvolte jinou složku pomocí --data.
problem-server-missing = Server potřebuje další balíčky. Nainstalujte je: pip install 'druzina[server]'

page-title = Družina: stránky ještě nejsou sestavené
page-build = Server běží, ale jeho stránky pro prohlížeč nejsou sestavené. V kopii projektu je sestaví
page-wheel = Balíček vydání je obsahuje.
