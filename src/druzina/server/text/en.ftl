# The server in English: tables, lobby, faults.

## Tables

waiting-thinking = { $seat } is choosing.
waiting-ready = { $seat } is ready.
crossing-asked = then it is up to { $seat }
crossing-end = the game ends
undo-off = Undo is switched off at this table.
undo-ask-first = At this table the others must allow every undo.
undo-over = The game is over; nothing can be undone.
undo-fork = Before this moment the table was another one; nothing of that can be undone.
silenced-turn = not asked for the rest of this turn
silenced-round = not asked for the rest of this round
silenced-game = not asked for the rest of the game
hint-words = { $bot } would choose this. { $reason }
seat-open = open seat
summary-seats = { $n ->
    [one] { $n } seat: { $who }
   *[other] { $n } seats: { $who }
}
summary-table = { $title }, { $seats }
summary-character = { $name } ({ $character })
summary-clock = { $n } seconds for each question
summary-post = by post, at everybody's leisure
character-asked = chosen at the table
setup-usual = as usual
setup-yes = yes
setup-no = no
character-drawn = drawn at random
summary-options = { $title } ({ $options }), { $seats }

## Refusals of a table

refusal-no-partners = There is nobody here who plays with you.
refusal-stale = The table has moved on since; look at the question again.
refusal-not-yours = You do not hold that seat.
refusal-other-eyes = Look through the eyes of that seat first.
refusal-not-begun = The game has not begun yet.
refusal-not-silenceable = This question cannot be silenced.
refusal-hints-off = Hints are switched off at this table.
refusal-hint-failed = The bot found no answer this time. Try again, or choose yourself.
refusal-hint-busy = A hint is being thought about already; wait for it.
refusal-closed = This table is closed; nothing is played here any more.
refusal-chat-off = Chat is switched off at this table.
refusal-muted = The host has taken the word from this seat in the chat.
refusal-request-open = Somebody is asking the table already; wait for the answer.
refusal-remind-post = This table is played by post: one may remind after a day of waiting.
refusal-clock-off = No clock runs at this table.
refusal-clock-own = Your own questions are for you to answer.
refusal-clock-bot = A bot sits there; it answers by itself.
refusal-clock-early = { $asked } still has { $n ->
    [one] { $n } second
   *[other] { $n } seconds
} to think.
refusal-clock-failed = The bot found no answer this time; nothing has changed. Try again in a moment.
refusal-remind-early = A little longer; one may remind after a minute of waiting.
refusal-failed = The rules failed over this, which is our mistake. Nothing has changed; try another choice.
refusal-store = It could not be kept on disk, so nothing has changed. Try again in a moment.

## Requests and notices

request-undo = { $seat } asks to undo the last choice{ $n ->
    [0] .
    [one] , and the one choice made since with it.
   *[other] , and the { $n } choices made since with it.
}
settled-allowed = Everybody allows it: the choice is undone, and what was hidden is drawn anew.
settled-refused = { $seat } does not allow it; nothing has changed.
settled-silence = Nobody may be hurried: there was no answer in time, so nothing has changed.
settled-moved-on = The game went on in the meantime; nothing is undone.
notice-bot-failed = The bot on the seat of { $seat } failed; a choice was drawn by lot for it.
notice-left = { $seat } has left; a bot plays on.
notice-left-open = { $seat } has left; the seat is open again.
notice-kicked = The host has sent { $seat } away; a bot plays on.
notice-kicked-open = The host has sent { $seat } away; the seat is open again.
notice-muted = The host has taken the word in the chat from { $seat }.
notice-unmuted = { $seat } may speak in the chat again.
notice-sat-in = { $seat } sits down in place of the bot.
notice-closed = The host has closed the table. What was played can still be looked at.
notice-reminded = { $seat } reminds you: the table waits for you.
notice-remote-late = { $seat } has not answered in time; one of this server’s bots answers this question in its place.
notice-remote-nonsense = { $seat } keeps answering what cannot be played; one of this server’s bots answers this question in its place.
notice-remote-away = { $seat } is not connected; until it is back, one of this server’s bots answers in its place.
notice-stand-in = Time is up: { $seat } lets a bot answer this one question for { $asked }.
notice-stand-in-back = { $seat }: time was up, so a bot answered { $n ->
    [one] one question
   *[other] { $n } questions
}.
notice-stand-in-choices = { $left ->
    [0] It chose
   *[other] In the end it chose
}: { $chosen }.
notice-closing = The server is going down. Nothing is lost; this page comes back by itself.
notice-store-away = The database cannot be reached just now. What you choose waits; nothing is lost.
notice-store-back = The database is back; the game goes on.
notice-not-kept = What { $seat } chose cannot be kept on the disk just now. The table waits and tries again; nothing is lost.
notice-kept-again = What { $seat } chose could be kept; the game goes on.

## Faults of messages and requests

error-message = The message cannot be read: { $detail }.
error-size = The message is too long.
error-rate = Too many messages; wait a moment.
error-protocol = This page speaks protocol { $found }, the server { $wanted }. Reload the page.
error-hello = The first message must be hello.
error-table = There is no such table. The link may be wrong, or the server may keep its tables elsewhere.
error-secret = This link opens no seat here any more. Ask for a new one, or watch.
error-spectators = This table is not open to spectators.
error-watchers = As many watch this table as its host allows. Try again later.
error-crowded = The server has as many guests as it can take. Try again later.
error-busy = That is more than one address may ask of this server at once. Wait a few seconds.
error-host = This server does not answer to that name.
error-origin = The request comes from another site ({ $found }) and was refused.
error-table-broken = What is kept of this table cannot be read. It is left as it is, and whoever runs this server finds it named in the log; all other tables go on.
error-table-elsewhere = Another server has this table and does not answer. Try again in a few seconds; nothing is lost.
error-table-contended = This table is just moving to another server. Try again in a few seconds; nothing is lost.
error-store-away = The database cannot be reached just now. Try again in a moment; nothing is lost.
error-request = The request cannot be read: { $detail }.
error-not-found = There is nothing here.
error-method = That cannot be done here.
error-internal = Something failed on the server, which is our mistake. Nothing has changed.
problem-tables-limit = You have opened many tables in the last hour. Play on at one of them, or come back later.
problem-renames-limit = This seat was renamed often in the last hour; keep the name for a while.
problem-seat-taken = Somebody sits there already. Watch, or ask for another link.
problem-invite = This invitation is not good any more: it was used, or the table has begun.
problem-seat-closed = That seat is not open to everybody; you need its link.
problem-host = Only who opened the table can do that.
problem-begun = The game has begun already.
problem-nobody-there = Nobody of whom the table could be rid sits there.
problem-host-seat = That is the host's own seat.
problem-over-already = The game is over; there is nothing left to decide here.
problem-name-taken = Somebody at the table goes by “{ $found }” or looks as if; choose a name that can be told apart.
problem-code = This code opens no seat here. It is good once, and a newer one takes its place.
problem-codes-limit = Too many wrong codes came from your address; try again in an hour.
problem-seats-open = There are still open seats: fill them or wait.
problem-no-seats = Nobody would sit at this table.
problem-clock-post = A table by post has no clock: choose the one or the other.
problem-clock-alone = A clock is for people who wait for each other; here everything is played by one person.
problem-character-none = In this game nothing is given to seats beforehand, not even a character ({ $game }).
problem-character-both = What seats begin with is said either seat by seat or by the option { $option }, not both.
problem-option-value-here = “{ $found }” does not go with the rest; choose again.
problem-seat-range-here = It can be { $valid }.
problem-seat-twice-here = Another seat has this already: { $found }.
problem-seat-count-here = { $found ->
    [one] { $found } is chosen
   *[other] { $found } are chosen
}; it must be { $valid }.
problem-seat-double-here = “{ $found }” is chosen twice.
problem-seat-long-here = Too long: at most { $most } letters.
bot-remote = { $name } (from elsewhere)
bot-remote-about = A bot that somebody runs for this server. It sees what its seat sees.
problem-bot-token = This is not the token of a bot that is offered here.
problem-offer-name = A bot is offered as NAME=TOKEN, its name of at most 24 letters, digits and hyphens; “{ $found }” is no such name.
problem-offer-twice = Two bots are called “{ $found }”; give each a name of its own.
problem-offer-token = The token of “{ $found }” must have { $least } to { $most } characters.
problem-offer-file = The token of “{ $found }” cannot be read from { $file }.
problem-level = There is no bot “{ $found }”; there is { $valid }.
problem-not-over = The game is still going on; this opens when it is over.
problem-veiled = This table grew out of another that is still being played; this opens when that one is over.
problem-eyes = You cannot look through those eyes while the game goes on.
problem-step = There is no step { $found }; there are 0 to { $last }.
problem-not-asked = After step { $step } that seat was not asked.
problem-seed = The seed must be a number from 0 to { $valid }.
problem-record-long = The record has { $found } entries; at most { $valid } can be opened here.
problem-fork-seat = Say which seat is yours.
problem-analyses = The server is analysing as many games as it can. Try again in a while.
problem-position-hard = To play this through takes longer than the server has for it.
problem-board-hard = To think about this board would take too long here. Try fewer enemies, targets or hexes of the pattern.
problem-clause = There is no clause { $asked }; the nearest are { $near }.

## Starting the server

serve-at = Družina is at { $address }
serve-opened = Your browser opens it now.
serve-open-yourself = Open this address in a browser: two clicks, and you play.
serve-stop = Ctrl+C stops it; nothing is lost.
serve-no-client = The browser pages are not built; the interface for programs is there.
problem-port-range = --port takes a number from 0 to 65535, not { $port }.
problem-port = Port { $port } at { $host } is taken or not allowed. Try: druzina serve --port { $other }
problem-host = This computer has no address “{ $host }”; --host takes one of its own, e.g. 127.0.0.1, or 0.0.0.0 for all.
problem-flag-number = { $flag } takes a number from 0 up, not { $found }.
problem-flag-above = { $flag } takes a number above 0, not { $found }.
problem-flag-site = { $flag } takes an address like https://druzina.example, not “{ $found }”.
problem-flag-address = { $flag } takes an address like 192.0.2.7, not “{ $found }”.
problem-public-site = A public server must know its name. Say it with --site, e.g. druzina serve --public --site druzina.example
problem-store-newer = { $file } was written by a newer Družina (version { $found } of the store; this one knows { $wanted }). Update Družina, or choose another folder with --data.
problem-store-folder = Tables cannot be kept in { $folder }: { $detail }. Choose another folder with --data.
problem-store-damaged = { $file } is no store of Družina, or is damaged beyond reading ({ $detail }). Take a backup (druzina store restore), move the file away, or choose another folder with --data.
problem-store-held = Another server keeps its tables in { $folder } ({ $who }). Stop it first, or choose another folder with --data.
problem-server-missing = The server needs more packages. Install them with: pip install 'druzina[server]'

## Backups

store-backed-up = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries } entries are in { $file } now.
store-restored = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries } entries, as of { $made }, are in { $folder } now.
store-was-aside = What was there before is kept as { $file }.
store-sound = { $tables ->
    [one] { $tables } table is sound
   *[other] { $tables } tables are sound
}; everything kept can be read and played again.
store-unsound = SQLite says: { $detail }
store-table-broken = Table { $table } cannot be opened ({ $kind }).
problem-store-none = There are no tables in { $folder }. Say where they are with --data.
problem-store-both = --store and --data both say where tables are kept: take one of them.
problem-store-scheme = Tables are kept in a folder or in PostgreSQL (postgresql://user@host:5432/database), not in “{ $scheme }”.
problem-postgres-missing = For PostgreSQL, Družina needs more: install it with pip install 'druzina[postgres]'.
problem-postgres-address = That is no address of a PostgreSQL ({ $detail }). It looks like postgresql://user@host:5432/database.
problem-postgres-away = { $store } cannot be reached: { $detail }. Is PostgreSQL running there, and is the address right?
problem-postgres-none = There is no such database: { $store } ({ $detail }). Make it with createdb, or mend the address.
problem-postgres-rights = { $store } does not let us in, or not far enough: { $detail }. The user needs a password that fits and the right to make tables.
problem-postgres-reading = { $store } can only be read: { $detail }. If it is a copy that follows another database, name that one with --store.
problem-postgres-full = { $store } has no room: { $detail }. Make some, then start again.
problem-postgres-old = { $store } is PostgreSQL { $found }; Družina needs { $wanted } or newer.
problem-postgres-newer = { $store } was written by a newer Družina (version { $found } of the store; this one knows { $wanted }). Update Družina, or choose another database with --store.
problem-postgres-older = { $store } was written by an older Družina (version { $found } of the store; this one has { $wanted }). Start the server once: it brings the store forward.
problem-postgres-busy = { $store } has to be brought forward to this version, but a server is using it ({ $who }, version { $found }). Stop all servers first.
problem-postgres-held = { $store } is being used by a server ({ $who }). Stop it first.
problem-servers-differ = { $store } is being used by a server of another version ({ $who }: { $found }; this one is { $wanted }). Servers that share a database must be of one version.
problem-postgres-empty = There are no tables in { $store }. Say where they are with --store.
problem-copy-there = There are tables in { $store } already; nothing was copied.
problem-copy-same = Both are the same store: { $store }.
store-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
} copied from { $source } to { $target }, { $entries } entries in all.
problem-backup-there = { $file } is there already; a backup overwrites nothing.
problem-backup-file = The backup cannot be written to { $file }: { $detail }.
problem-backup-foreign = { $file } is no backup written by druzina store backup.
problem-backup-changed = { $file } does not hold what its manifest says ({ $detail }); nothing was restored.

page-title = Družina: the pages are not built yet
page-build = The server runs, but its browser pages are not built. In a checkout of the project, build them with
page-wheel = A package from a release contains them.

# How strong a level is, for who chooses it

strength-of = { $bot ->
    [random] random play
    [apprentice] the apprentice
    [adept] the adept
   *[master] the master
}
strength-versus = { $several ->
    [yes] against { $other } it wins ({ $sitting }, { $games } games each, in brackets 95 % intervals): { $shares }
   *[no] wins { $shares } of games against { $other } (95 % interval { $interval }; { $sitting }, { $games } games)
}
strength-together = { $seats ->
    [one] alone it wins
   *[other] together they win
} { $several ->
    [yes] ({ $sitting }, { $games } games each, in brackets 95 % intervals): { $shares }
   *[no] { $shares } of games (95 % interval { $interval }; { $sitting }, { $games } games)
}
strength-places = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
strength-time = with { $seconds } s a choice
strength-thinks = thinks for up to { $seconds } s
strength-unknown = how often it wins was not measured yet

# My games

problem-profile = No profile has this link.
problem-profiles-limit = Too many profiles were asked for from your address; try again in an hour.
result-unknown = Cannot be opened any more
