## The table as a picture

board-discards = { $seat }, discard pile: { $text }
board-where = { $round ->
    [0] before round 1
   *[other] round { $round }, space { $space }
}
board-madness = Madness stack: { $n }
board-library = Library
board-supply = Supply
board-out = out of the game
board-read-curse = Curse on { $slot }, to break: { $cost }. { $face }
board-read-player = { $seat }: hand: { $hand }; support: { $support }; draw pile { $draw }, discard pile { $discard }; spells: { $spells }.
board-read-cards = { $n ->
    [1] { $card }
   *[other] { $n }× { $card }
}
board-read-empty = nothing
board-read-used = { $spell } (used)
board-read-down = { $spell } (neutralised)
board-read-spell = { $spell } in the library: { $text }
board-counts = hand { $hand }, support { $support }, { $draw }/{ $discard }
letter-W = W
letter-E = E
letter-F = F
letter-A = A
letter-M = M
board-legend-cards = W water, E earth, F fire, A air, M Madness; hand │ support │ draw/discard pile
board-legend-spells = * used spell, - neutralised; ▶ whose turn it is

## Content

expected-eleven-ones = 11 cards of value 1
expected-three-elements = 3 elements
expected-six-rounds = 6 rounds
expected-players = the number of players with “some others”, and only there
expected-one-amount = exactly one of { $valid }
expected-table-verb = for “table” one of { $valid }, for players another verb
expected-at-most-cards = at most { $limit }
expected-rising-track = values that do not fall with rounds or difficulty
expected-each-element-twelve = each element twelve times
expected-two-of-element = two wizards of each element
expected-factor = at least one factor
fact-cards = Cards: { $wizards } wizards, { $spells } spells, { $curses } curses, { $pages } pages
fact-sources = Where the figures are from: rulebook { $rulebook }, public { $public }, original { $original }

## Options

option-difficulty = Difficulty
option-difficulty-about = how many multi-element curses the rounds add
option-difficulty-I = I (easy)
option-difficulty-II = II (medium)
option-difficulty-III = III (hard)
option-mode = Mode
option-mode-about = what the decks start with
option-mode-classic = Classic
option-mode-classic-about = the rules as they are
option-mode-terror = Terror
option-mode-terror-about = every deck starts with a Madness
option-mode-nightmare = Nightmare
option-mode-nightmare-about = no deck has a card of value 2
option-variant = Five-player variant
option-variant-about = with five: whoever plays a round's last turn also plays the first of the next
option-variant-false = without the variant
option-variant-true = with the variant
option-start = First player
option-start-drawn = drawn by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
game-character = Wizard
game-character-about = named here, drawn at random, or chosen at the table by whoever sits there
warning-lost = This loses the game: { $cause }.
