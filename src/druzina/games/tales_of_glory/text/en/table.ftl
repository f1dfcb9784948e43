# Tales of Glory in English.

game-title = Tales of Glory
game-about = 2–5 players, ten rounds; everybody lays a story of their own out of common tiles

## Options

option-mode = Rules
option-mode-about = with or without quests
option-mode-basic = basic game
option-mode-basic-about = without quests; for a first game
option-mode-experienced = with quests
option-mode-experienced-about = everybody holds two secret quests to lay when they like
option-start = Start player
option-start-about = who holds the start player token at first
option-start-auto = as the rules say
option-start-auto-about = the longest name if everybody has one, otherwise drawn
option-start-by-name = the longest name
option-start-drawn = drawn by lot
option-start-0 = seat 1
option-start-1 = seat 2
option-start-2 = seat 3
option-start-3 = seat 4
option-start-4 = seat 5
game-character = Hero
game-character-about = dealt at random before the first round; nobody chooses one
