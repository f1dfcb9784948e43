"""The turn: Concentration, Grimoire, Action, Recovery, and who comes next
(BBM-TURN, BBM-CON, BBM-MODE-05)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.big_book_of_madness.model import CIRCLES, READY, TURNS, USED, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.ending import finish
from druzina.games.big_book_of_madness.rules.grimoire import GrimoirePhase
from druzina.games.big_book_of_madness.rules.recovery import Recover, check_elimination

FIVE = 5


class Turn(Step[Book]):
    """BBM-TURN-02: the four phases in order, then the token passes on."""

    def run(self, g: Book) -> None:
        g.turn += 1
        g.ability_used = False
        if g.told is not None:
            g.tell("BBM-TURN-01", "event-turn", seat=g.active, turn=g.turn)
        concentrate(g)
        g.then(GrimoirePhase(), ActionPhase(), Recover(), PassToken())


def concentrate(g: Book) -> None:
    """BBM-CON-01 to -03a: the active player's used spells, face-up ones only, become ready."""
    states = g.players[g.active].states
    if USED in states:
        states[:] = [READY if state == USED else state for state in states]


class ActionPhase(Step[Book]):
    """BBM-ACT-02, -03, BBM-NEU-04, -05: neutralised curses turn up, then the player acts."""

    def run(self, g: Book) -> None:
        for laid in g.slots:
            laid.down = False
        g.then(Act(g.active))


class PassToken(Step[Book]):
    """BBM-TURN-03, BBM-ELI-03, -04, BBM-MODE-05, -06: to the next player in the game."""

    def run(self, g: Book) -> None:
        check_elimination(g)
        players, circles = g.players, CIRCLES[len(g.players)]
        left = [seat for seat in circles[g.active - len(players) + 1] if not players[seat].out]
        if not left:
            finish(g, "BBM-END-04", won=False)
            return
        if not (g.variant and g.space == TURNS and len(left) == FIVE):
            g.active = left[0]
        g.then(Turn())
