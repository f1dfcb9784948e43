# The shell in English: what is said at every table, whatever is played.

## Joining and naming

list-joined = { $rest } and { $last }
seat-numbered = Player { $number }
seat-me = Player
seat-you = you
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
bot-random = Random
bot-greedy = Greedy
bot-search = Searcher
bot-fitted = Scholar
problem-weights-file = The weights in { $file } cannot be read: { $detail }.
problem-weights = { $file } holds no weights: { $detail }
problem-weights-other = These weights are for other figures than those of { $game } (they are of { $found }); fit them anew.

## Refusals and events of every game

refusal-no-answer = “{ $text }” is no answer here.
refusal-no-target = That cannot be chosen now: the question is not about it.
refusal-which-target = There are several answers to that; say which.
refusal-which-one = “{ $text }” could mean several answers; say which.
refusal-not-asked = { $seat } is not asked now; it is up to { $asked }.
    .you = You are not asked now; it is up to { $asked }.
refusal-over = The game is over.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-limit = That can no longer be undone: something has become known since, or another player has chosen.
refusal-beyond-known = Only the last answer may lead to something unknown; not tried: { $left }.
event-taken-back = { $seat } undoes the last choice.
    .you = You undo the last choice.
event-asked-anew = Everybody chooses anew.
reveal-answers = all answers are turned up
reveal-lot = a lot is drawn
reveal-die = a die is rolled
reveal-card = a card is drawn

## How it ended

outcome-won = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
    .you = You win!
outcome-team = { $who } win together.
outcome-all = { $n ->
    [0] All of you have lost.
   *[other] All of you have won.
}
outcome-lost = Nobody wins.
outcome-score = { $seat }: { $score }
outcome-place = { $rank }. { $seat }: { $score }

## Why a bot would choose so

reason-none = It does not say why.
reason-random = It did not think about it.
reason-leaning = It looks good at first sight.
reason-greedy = It gives the most at once.
reason-search = It gives this a { $share } % chance to win, after { $simulations } games played in thought.

## Bad input

problem-game-unknown = There is no game “{ $game }”; there is { $valid }.
problem-argument = The command line cannot be read: { $detail }. See { $command } --help.
problem-argument-unknown = { $command } does not know { $found }. See { $command } --help.
problem-argument-number = { $flag } takes a number, not “{ $found }”. See { $command } --help.
problem-argument-bare = { $flag } takes a value. See { $command } --help.
problem-argument-missing = { $command } needs { $missing }. See { $command } --help.
problem-argument-choice = { $flag } cannot be “{ $found }”; it can be { $valid }. See { $command } --help.
problem-command-unknown = There is no command “{ $found }”; there is { $valid }. See { $command } --help.
problem-game-missing = Which game? There is { $valid }.
problem-language = There is no language “{ $found }”; there is { $valid }.
problem-option-form = An option is written name=value, not “{ $text }”.
problem-seat-options = { $option } speaks of { $found } seats, but there are { $wanted }.
problem-seat-twice = Two seats cannot have the same: { $option } is “{ $found }”, which another seat has.
problem-seat-nothing = Nothing can be chosen for { $option } before that seat says what for: name its character, too.
problem-seat-count = { $option } names { $found }; it must be { $valid }.
problem-seat-long = { $option } is too long; it can have { $most } letters.
problem-seat-text = { $option } is a text of up to { $most } letters.
problem-seat-double = { $option } names “{ $found }” twice.
problem-option-unknown = There is no option “{ $option }”; there is { $valid }.
problem-option-value = The option { $option } cannot be “{ $found }”; it can be { $valid }.
problem-option-names = The longest name can begin only if every seat has a name, for example Ana=me,Ben=adept.
problem-option-seats = The option { $option } follows from who sits down: --seats Ana=me,adept,master.
problem-options = The options do not fit: { $detail }.
problem-seats = { $game } cannot be played with { $found } at the table; it can with { $valid }.
problem-seat-empty = A seat has nobody in it: “{ $text }”.
problem-step-range = There is no step { $found }; the steps are { $valid }.
problem-seat-range = There is no seat { $found }; the seats are { $valid }.
problem-names = { $found ->
    [one] { $found } name was given
   *[other] { $found } names were given
} for { $wanted ->
    [one] { $wanted } seat.
   *[other] { $wanted } seats.
}
problem-bot-which = Which class of { $file }? Name it as well: { $file }:Mine.
problem-bot-unknown = There is no bot “{ $bot }”; there is { $valid }. For a person write me.
problem-bot-file = The bot { $bot } cannot be read: there is no Python file { $file }.
problem-bot-broken = The file of the bot { $bot } fails: { $detail }.
problem-bot-fails = The bot { $bot } fails{ $line ->
    [0] { "" }
   *[other] { " " }in line { $line }
}: { $detail }.
problem-bot-answer = The bot { $bot } answered { $found }, which is none of its choices.
problem-bot-class = The file { $file } has no class { $name } with a method choose.
problem-file = { $file } cannot be read: { $detail }.
problem-record-damaged = This is no whole record: it cannot be read beyond line { $line }.
problem-record-field = This is no record: { $detail }.
problem-record-format = The record has format { $found }; only format { $wanted } can be read.
problem-record-version = The record is of { $found }; only { $wanted } can be replayed.
problem-record-content = The record was played with other content than this: { $what ->
    [changed] { $entries } { $more ->
        [0] { $n ->
            [one] differs
           *[other] differ
        }
       *[other] and { $more } more differ
    }
    [gone] { $n ->
        [one] { $n } entry is no longer in it
       *[other] { $n } entries are no longer in it
    }
   *[other] { $found }, not { $wanted }
}.
problem-record-entry = Entry { $number } of the record cannot be read: “{ $text }”.
problem-record-choice = Entry { $number } of the record cannot be played there: “{ $text }”.
problem-record-fingerprint = After entry { $number } the position is not the recorded one; the record was changed.
problem-save-damaged = The saved position cannot be read: { $detail }.
problem-save-foreign = The saved position is of another { $what ->
    [format] format
    [game] game
   *[version] version
} ({ $found }) than this one ({ $wanted }).
problem-in-file = { $file }: { $problem }

error-full = the disk is full
error-forbidden = permission denied
error-missing = there is no such file or folder
error-folder = it is a folder
error-taken = there is a file of that name
error-read-only = the disk is read-only

## Playing in the terminal

play-answer = Number or words; how tells how to play, help lists the commands.
play-changes = Before a question only what has changed on the table is said; { $command } says all of it.
play-thinking = { $seat } is thinking …
play-hand-over = Pass the screen to { $seat } and press Enter.
play-next = { $seat } is next.
play-nothing-changed = Nothing has changed.
play-offered = That is offered: { $text }.
play-no-number = There is no choice { $number } here; there is { $valid }.
play-struck = undone: { $text }
play-above = The numbers stand in the table above; the words are, for example, { $text }.
play-nothing-to-redo = Nothing was undone just now.
play-no-piles = There are no discard piles here.
play-undo-ask = With bots alone at the table “undo!” undoes it all the same; what is hidden is then drawn anew.
play-hint = { $bot } would choose: { $choice } (“{ $text }”). { $reason }
play-no-thing = Nothing is called “{ $text }” here; try its id or the beginning of its name.
play-saved = The game is saved in { $file }.
play-resume = To go on:
play-not-saved = The game cannot be saved in { $file }: { $detail }. It goes on; “save FILE” writes it elsewhere.
play-saved-elsewhere = The game cannot be saved in { $file }: { $detail }. It is saved in { $elsewhere } instead.
play-lost = The game cannot be saved anywhere: { $detail }.
play-over = The game is over.
play-record = The record is saved; to look at it:
play-resumed = The game goes on after { $n ->
    [one] { $n } entry.
   *[other] { $n } entries.
}
play-commands = Commands
play-clause = Rule { $clause }

stop-asked-on = Then you are asked on.
stop-asked = Then it is up to { $seat }.
stop-shown = Then { $what }; it cannot be undone.
stop-reveal = Then { $what }; nobody knows what follows.
stop-end = Then the game ends.

command-why = why
command-preview = preview
command-undo = undo
command-redo = redo
command-piles = piles
command-log = log
command-players = players
command-table = table
command-tile = tile
command-how = how
command-rules = rules
command-hint = hint
command-plan = plan
command-silence = silence
command-save = save
command-help = help
command-quit = quit
about-answer = { $number } or { $choice }: answer with a number of the list, or with the words behind it
about-question = ? or ? { $number }: the rule behind the question, or behind a choice
about-why = why { $refused }: what is against something that is not offered
about-preview = preview { $number }: what a choice would bring, as far as it can be known
about-undo = undo the last choice
about-redo = play what was undone once more
about-piles = the discard piles, card by card
about-log = log 20: the last lines of what happened
about-players = the others, with all that lies before them
about-table = the table once more
about-tile = tile { $thing }: what a tile or card says, found by id or name
about-how = how to play: a turn, what wins, and what the signs mean, on one page
about-rules = rules { $clause }: this rule; with other words, every rule that has them
about-hint = what a bot would choose
about-plan = plan { $number }: show your partners at this screen what you plan; again: no more
about-silence = silence round: do not ask this again this turn (turn), round (round) or game (game); silence off: ask again
about-save = save FILE: keep the game, in a file of your own if you like
about-help = this list
about-quit = save and leave

## Replaying

silence-turn = turn
silence-round = round
silence-game = game
silence-off = off
silence-ended = All is asked again.
silence-impossible = This question cannot be silenced, or the word is none of: turn, round, game, off.

client-keys = 1–9 answer · arrows point · Enter take · ? why · u undo · i hint · H how to play · h help · q quit
client-keys-short = Enter take · ? why · u undo · Tab pane · H how · h help
client-confirm = { $choice } → { $then } Enter to confirm, Esc to think again.
client-filter = Find: { $text } ({ $n } of { $all })
client-rules = Rules: { $text }
client-number = Choice { $text }
client-barred = { $n } reasons why something is not possible now: o shows them
client-alike = (and { $n } alike)
client-pane-board = table
client-pane-mine = mine
client-pane-seats = players
client-pane-log = log
client-hand-over = { $seat }, this screen is for you alone. Press Enter when the others look away.
client-over = q leaves; arrows look around.
client-undo = Undo: { $n }
client-closed = Esc closes this · PgUp and PgDn scroll
client-replay = , back · . forward · Home first · End last · a number and Enter: that step · q leave

replay-step = Step { $step } of { $last }
replay-entry = Step { $step } of { $last }: { $entry }
replay-answer = Enter or n forward, p back, a number, first, last, q
replay-no-step = There is no step “{ $text }”; there are 0 to { $last }.

## Content files

problem-content-folder = There is no folder { $folder } to read content from.
problem-content = { $file }, { $entry }, { $field }: expected { $expected }; found { $found ->
        [nothing] nothing
       *[other] { $found }
    }{ $clause ->
        [none] .
       *[other] {" "}({ $clause }).
    }
problem-content-missing = There is no { $file } in { $folder }.
problem-content-file = { $file } cannot be read: { $detail }.
problem-content-utf8 = { $file }, line { $line }: this is not UTF-8 text.
problem-content-toml = { $file }, line { $line }: this is not TOML: { $detail }.
position-sound = { $file }: a sound position.
position-more = … and { $n } more that may not be done.
position-bot = { $bot } would choose { $choice }: { $why }
problem-position-law = { $file }: such a position cannot be: { $detail }.
problem-position-broken = { $file }: the rules cannot go on from there: { $detail }.
problem-position-over = { $file }: nobody is asked anything there; the game would be over.
expected-something = a value
expected-table = { "a table, { key = value }" }
expected-list = a list, [ … ]
expected-known-key = one of the keys { $valid }
expected-some-of = at least one of { $valid }
expected-one-of = one of { $valid }
expected-whole-number = a whole number from { $low } to { $high }
expected-true-or-false = true or false
expected-name = a name
expected-entries = entries, each under [[{ $table }]]
expected-entries-exactly = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}
expected-id = an id of letters, digits, - and _
expected-unique = what no other entry has ({ $other } has it)
expected-parts = at least one part

## Checking content

check-sound = The content is sound.
check-problems = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
}

## Help of the commands

help-app = Five fantasy tabletop games by their full rules, with bots, replays and a lab.
help-play = Play a game in the terminal, with bots or with others around one screen.
help-game = the game, e.g. tales_of_glory
help-options = options of the game, e.g. mode=experienced start=drawn; of seats character=drawn, character=alice,,drawn or 0.character=alice, several with a plus: 0.items=boots+sword
help-seats = who sits where: me, a bot, or a name for either (Ana=me,Ben=adept)
help-seed = the same seed deals the same game
help-lang = the language: cs or en
help-content-folder = a folder of content in place of the game's own
help-resume = a record to go on with
help-save = the file to keep the game in
help-ascii = draw with plain letters only
help-plain = no pictures: lines for a screen reader
help-replay = Step through a recorded game, forwards and backwards.
help-replay-file = the record
help-replay-seat = through whose eyes: a seat, counted from 1; otherwise a spectator's
help-replay-all = print the whole log at once
help-games = List the games; “mine” lists those played here, with statistics.
help-games-mine = “mine”: the games played in the terminal on this machine
help-games-only = only those of this game
help-games-folder = where they are kept, if not in the usual folder
help-rules = Read the rules.
help-rules-show = Show one rule, e.g. TOG-PLC-04.
help-rules-search = Find rules with all of these words.
help-rules-game = Print all rules of a game.
help-rules-how = How a game is played, on one page.
help-rules-only = only rules of this game
help-rules-id = the rule, e.g. TOG-PLC-04
help-rules-words = words, or their beginnings
help-position = Files of positions: check them, play on from them, ask what may be done there.
help-position-check = Say whether a file of a position is sound, and who is asked there.
help-position-ask = Say what may be done in a position, what not and why, and what a bot would do.
help-position-play = Play on from the position in a file.
help-position-write = Write a position of a record as a file.
help-position-file = a file of a position, TOML
help-position-bot = the bot whose opinion is told
help-position-step = after how many entries of the record; otherwise at its end
help-content = Check the content of games.
help-content-check = Check content against everything its rules ask of it.
help-gloomhaven = Gloomhaven: what a monster does on its turn, and why.
help-gloomhaven-advise = Say for every board whom a monster focuses on, where it goes, whom it attacks, and why.
help-advise-file = boards as JSON or as text maps; - reads standard input
help-advise-all = tell all equally good results, however many
help-advise-json = print all answers as JSON; with --lang the reasons in words too
help-lab = Play many games and report on them.
help-store = Back up, restore, check or copy the tables of a server.
help-store-backup = Write all tables into one file, while the server runs or not.
help-store-restore = Put the tables of a backup in place of those there are; the server must be stopped.
help-store-check = Look whether everything kept can be read and played again.
help-store-copy = Copy all tables from one store into another, e.g. from a folder to PostgreSQL.
help-store-to = the file to write; it must not be there yet
help-store-from = a file written by druzina store backup
help-serve = Open tables for browsers on this computer and, if you like, on the network.
help-host = the address to listen at; 0.0.0.0 lets the whole network in
help-port = the port to listen at; without it 8000, or the next that is free
help-open = open the page in the browser
help-data = the folder in which tables are kept
help-store-place = where tables are kept: a folder, or postgresql://user@host/database
help-copy-from = the store to copy: a folder, or postgresql://user@host/database
help-copy-to = where to; there must be no tables yet
help-reach = where other servers on the same PostgreSQL reach this one, e.g. http://server1:8000
help-workers = how many processes bots may think in
help-allow-origin = another site whose pages may talk to this server
help-tables-per-hour = how many tables one address may open in an hour
help-public = for a server on the internet: checks the site's name, limits every address, forgets old tables
help-site = the name under which people reach a public server, e.g. druzina.example
help-trusted-proxy = address of a proxy whose word about who comes is believed
help-keep-days = delete finished and abandoned tables after so many days (public: 180)
help-chat-days = delete what was said in the chat after so many days (public: 30)
help-bot = NAME=TOKEN or NAME=@FILE: offer a bot that runs elsewhere; it sits down with its token
help-bot-seconds = how long such a bot may think about one question
help-unlimited = an address to which the limits for one address do not apply
help-metrics-for = an address or network that may read /metrics; needed with --public
help-log = how the log is written: as text, or as lines of JSON
help-version = show the version
help-help = show this help
help-usage = usage:
help-commands = commands
help-command = command
help-arguments = arguments
help-flags = options

## What partners plan

plan-aims = I am about to { $what }.
plan-then = { $first }, then { $rest }
plan-line = { $seat }: { $text }
plan-marked = plan: { $what }
plan-alone = There is nobody here who plays with you.
plan-set = Your partners see that you plan: { $choice }
plan-unset = You no longer plan: { $choice }

## My games

result-together = { $how ->
    [lost] Lost together
   *[won] Won together
}
result-rival = { $how ->
    [won] Won
    [shared] Shared win
   *[lost] Place { $rank } of { $n }
}
tally-company = With whom
tally-seats = Players
tally-people = People
tally-alone = Alone
tally-best-score = { $score }, place { $rank } of { $n }
tally-best-won = won: { $options }
tally-best-lost = lost: { $options } ({ $how })
history-none = No game was played in the terminal here yet ({ $folder }). Begin one: druzina play tales_of_glory
history-open = Going on
history-ended = Finished
history-statistics = Statistics
history-running = { $title }: { $who }; { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}, { $date }
history-line = { $result }: { $title }; { $who }; { $date }
history-tally = { $title }: won { $won } of { $played } ({ $share } %)
history-best = Best: { $how }
history-unread = { $n ->
    [one] A file cannot be played again: { $files }.
   *[other] { $n } files cannot be played again: { $files }.
}
