# What a table of Prophecy is set up with, what becomes known, and the account of its end.

## Options

option-goal = Goal
option-goal-about = what makes a king
option-goal-standard = four artifacts
option-goal-standard-about = or the final battle, once all five are in hands
option-goal-short = two artifacts
option-goal-short-about = without the final battle; the shortest whole game
option-goal-apocalypse = Apocalypse
option-goal-apocalypse-about = once all artifacts are in hands, the world ends; who is left alive wins
option-goal-basic = five certificates
option-goal-basic-about = basic version for the first evening: no draft, no spheres, a certificate of every guild
option-team-game = Pairs
option-team-game-about = four players in two pairs, facing each other across the table
option-team-game-false = everybody for themselves
option-team-game-true = two pairs
problem-pairs-seats = Two pairs (team_game) are four players; at this table there { $found ->
        [one] is one
       *[other] are { $found }
    }.
problem-pairs-basic = Two pairs (team_game) cannot play the basic version, five certificates (goal=basic).
option-trading = Trading
option-trading-about = whether characters on one field may offer each other items and gold
option-trading-false = no
option-trading-true = yes
option-draft = Characters
option-draft-about = how everybody comes by a character
option-draft-false = one is dealt
option-draft-true = draft, one of two
option-interesting-times = Interesting times
option-interesting-times-about = two more chance cards
option-interesting-times-false = no
option-interesting-times-true = two more cards

## What becomes known

reveal-chance = a chance card is turned up
reveal-adventure = an adventure is turned up
reveal-common = a common item is drawn
reveal-rare = a rare item is drawn
reveal-sphere = a card in a sphere is turned up
reveal-look = a card is looked at in secret
reveal-character = a character is drawn
reveal-fortress = an ability of the Fortress is turned up
reveal-thieves = an ability of the Thieves is turned up
reveal-camp = an ability of the Camp is turned up
reveal-tower = an ability of the Tower is turned up
reveal-monastery = an ability of the Monastery is turned up

## The account of the end

part-artifacts = artifacts: { $n }
part-certificates = certificates: { $n }
part-stones = strength and willpower (for ties): { $n }

## Why one is asked

because-card = By { $card }.
because-passed = So far you hold { $character }; the other one came from your neighbour.
because-monster = Fight: { $card }.
because-duel = Fight: { $seat } against { $owner }.
because-items = At the end of a round at most { $n } items are kept.
because-abilities = At the end of a round at most { $n } abilities are kept.
