# The lab: summary on the screen, report page, problems.

lab-headline = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
lab-headline-cut = { $told } (cut short)
lab-title = { $game } · lab
lab-seat = Seat { $number }
lab-place = Seat
lab-bot = Bot
lab-share = Wins
lab-interval = 95% interval
lab-score = Score
lab-rank = Place
lab-decisions = Decisions
lab-setting = Setting
lab-count = Games
lab-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
lab-ending = How it ended
lab-endings = How the games ended
lab-share-of = Of all games
lab-rounds = Rounds, mean
lab-won = Won ({ $clause })
lab-lost = Lost ({ $clause })
lab-team = Won together: { $share } ({ $interval })
lab-length = A game takes { $mean } decisions ({ $least }–{ $most }) in { $rounds } rounds.
lab-branching = A decision has { $mean } choices on average, { $most } at most.
lab-speed = { $games } games/s and { $decisions } decisions/s with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
lab-failed = Game { $number } (deal seed { $seed }) failed: { $error }
lab-again = See it again: { $command }
lab-failed-too = Failed too: { $numbers }
lab-given-up = Too many games failed; the rest was not tried.
lab-game = Game { $number } (deal seed { $seed }), ended by { $clause }
lab-timed = { $bots } thinks by the clock: these rows need not repeat, even with the same seed.
lab-uneven = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} no multiple of { $period }: not every bot sits equally often on every seat.
lab-written = Written to { $folder }: { $files }
lab-progress = Playing
lab-games-rate = { $rate } games/s

help-lab-on = where games are played: on processes of this machine, on Ray here, or on a Ray cluster
problem-lab-on = Games are played on “processes”, “ray” or “ray:HOST:PORT”, not on “{ $found }”.
problem-lab-ray-missing = Ray is not installed: pip install 'druzina[ray]'.
problem-lab-ray-away = Nobody answers as Ray at { $address }; nothing was played.
problem-lab-ray-refused = Somebody answers at { $address }, but Ray cannot join there ({ $detail }); nothing was played. All machines need the same versions of Ray and Python, and where a token is asked for, RAY_AUTH_MODE=token.
problem-lab-ray-start = Ray does not start on this machine ({ $detail }); nothing was played.
lab-ladder = { $game }: the ladder of bots after { $games } games
lab-rating = Rating
lab-balance = { $game }: what won in { $games } games
lab-telling = Beyond chance
lab-telling-yes = yes
lab-kind-seat = Seat
lab-kind-character = Character
lab-kind-card = Card
lab-kind-opening = Opening
lab-kinds-seat = Seats (even share { $fair })
lab-kinds-character = Characters (even share { $fair })
lab-kinds-card = Cards chosen (even share { $fair })
lab-kinds-opening = First choices (even share { $fair })
lab-plot-ladder = Ratings in Elo’s points, with 95% intervals
lab-plot-balance-seat = Share of wins by seat, in hundredths
lab-plot-balance-character = Share of wins by character, in hundredths
lab-plot-balance-card = Share of wins by card chosen, in hundredths
lab-plot-balance-opening = Share of wins by first choice, in hundredths
help-lab-ladder = Rate bots against each other: every pair plays, one rating for each with its interval
help-lab-balance = Tell seats, characters, cards and openings by their share of wins
help-lab-bots = the bots to rate, with commas between; random, apprentice, greedy and search:40 if not given
help-lab-bot = the bot on every seat; greedy if not given
help-lab-seat-count = how many seats; the fewest of the game if not given
help-lab-ladder-games = how many games each pair plays; 200 if not given
help-lab-balance-games = how many games; 1000 if not given
problem-lab-bots = A ladder needs at least two different bots, each named once; found: { $found }.
lab-dataset = { $rows } decisions of { $games } games are in { $file }.
lab-fit = Surprise at results of games left out: { $before } by judgement alone, { $after } with weights fitted to { $games } games, which are in { $file }.
lab-fit-worse = Weights would foretell games left out no better ({ $after }) than judgement alone ({ $before }): none were written.
lab-duel = { $first } against { $second }: { $share } ({ $interval })
lab-duel-decided = after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of games, beyond doubt.
lab-duel-open = after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of games, undecided.
help-lab-dataset = Write what seats saw, chose and came to as Parquet: a row for each decision
help-lab-fit = Fit a correction of the judgement to such rows, and write it as a small file of weights
help-lab-duel = Compare two bots on paired deals until one is better beyond doubt, or to the limit
help-lab-duellist = a bot
help-lab-views = with what the seat saw, as JSON: much larger
help-lab-data = files of decisions
help-lab-to = the file to write
help-lab-dataset-games = how many games, shared out among all numbers of seats; 500 if not given
help-lab-duel-games = at most so many games; 400 if not given
problem-lab-features = { $game } has no figures to fit yet (Game.features).
problem-lab-few = At least { $least } games are needed to fit anything.
problem-lab-column = { $file } holds no decisions of this game: there is no column “{ $column }”.
problem-lab-dataset = { $file } holds no decisions of this game: { $detail }
lab-sub = Bots { $seats }, seed { $seed }
lab-settings = Settings
lab-games-played = { $games ->
    [one] game
   *[other] games
}
lab-per-game = decisions in a game
lab-per-decision = choices in a decision
lab-per-second = decisions/s
lab-bots = Bots
lab-seats = Seats
lab-bots-on-seats = Wins of each bot on each seat
lab-thinking = Time per decision
lab-cut-short = The run was cut short after { $played } of { $games } games.
lab-some-failed = { $count ->
    [one] { $count } game failed and is left out: number { $numbers }.
   *[other] { $count } games failed and are left out: numbers { $numbers }.
}
lab-none = No game was finished.
lab-ended-by = Ended by

lab-plot-wins-bots = Win share by bot
lab-plot-wins-seats = Win share by seat
lab-plot-scores = Scores
lab-plot-scores-seats = Score by seat
lab-plot-parts = Where the score comes from
lab-plot-length = Length of a game
lab-plot-branching = Choices in a decision
lab-axis-score = score
lab-axis-share-games = share of games
lab-axis-decisions = decisions
lab-axis-round = round
lab-axis-number = number of the decision
lab-axis-choices = choices

lab-note-shares = A win shared by several seats counts as a part of one for each. The lines are 95% Wilson intervals; the broken line is what equal players would win, { $fair }.
lab-note-mirrored = Bots change seats from game to game: every { $period } games in a row are played with the same deal, so that luck evens out.
lab-note-fixed = Bots keep their seats in all games.
lab-note-boxes = In the plot by seat, the bar is the middle half of the scores, the line nine tenths of them, the notch the median.
lab-note-repeat = The same command gives the same rows, whatever the number of workers.
lab-note-timed = Some bots think by the clock, so the same command need not give the same rows.

problem-lab-command = There is no command “{ $found }” in the lab; there is { $valid }.
problem-lab-games = The number of games must be at least 1, not { $found }.
problem-lab-only-one = --only plays one game of one setting; these are { $found }.
problem-lab-first = Games are numbered from 0; --first cannot be { $found }.
problem-lab-seats = The number of seats follows from --seats; it cannot be given as an option too.
problem-lab-workers = The number of workers must be at least 1, not { $found }.
problem-lab-only = There is no game number { $found }; games are numbered from 0.
problem-lab-folder = The results cannot be written to { $folder }: { $detail }.
problem-lab-folder-used = The folder { $folder } is not empty; choose another one, or add --force to overwrite the results in it.
problem-lab-extra = Reports need matplotlib, which is not installed: pip install "druzina[lab]"

help-lab-run = Play many games between bots: a row for each, a summary and a report
help-lab-seats = the bots, one per seat: greedy,random or search:400,adept,my_bot.py:Cautious; tables of several sizes with semicolons between
help-lab-games = how many games; 1000 if not given
help-lab-first = the number of the first game, to go on with a run; 0 if not given
help-lab-seed = the same seed gives the same games; 1 if not given
help-lab-workers = how many processes; as many as there are cores if not given
help-lab-out = a folder for games.csv, times.csv, summary.json and report.html
help-lab-force = overwrite the results in that folder
help-lab-rotate = bots change seats from game to game, on equal deals; they do if not told otherwise
help-lab-only = play just the game of this number, and record it in the folder for druzina replay
help-lab-game = the game, e.g. tales_of_glory
help-lab-options = options of the game, e.g. mode=experienced; difficulty=I/II/III plays each of them
help-lab-content = a folder of content in place of the game's own
help-lab-lang = the language
