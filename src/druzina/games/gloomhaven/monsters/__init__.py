"""The minds of Gloomhaven's monsters: focus, movement, attack, and why.

>>> from druzina.games.gloomhaven.arena import arena
>>> from druzina.games.gloomhaven.monsters import Board, Enemy, Monster, decide
>>> row = arena([(q, 0) for q in range(5)])
>>> decide(Board(row, Monster(at=(0, 0), move=2), (Enemy(at=(3, 0), initiative=20),))).results
(Result(end=(2, 0), attacks=((3, 0),)),)
"""

from .board import Board, Enemy, Monster
from .explanation import Explained, explain
from .mind import ALL, FIRST, Decision, Result, Turn, Wanted, decide, decide_for, for_first
from .reason import Reason

__all__ = [
    "ALL",
    "FIRST",
    "Board",
    "Decision",
    "Enemy",
    "Explained",
    "Monster",
    "Reason",
    "Result",
    "Turn",
    "Wanted",
    "decide",
    "decide_for",
    "explain",
    "for_first",
]
