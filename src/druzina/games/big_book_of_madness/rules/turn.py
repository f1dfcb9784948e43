"""The turn: Concentration, Grimoire, Action, Recovery, and who comes next
(BBM-TURN, BBM-CON, BBM-MODE-05)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.big_book_of_madness.model import READY, TURNS, USED, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.ending import finish
from druzina.games.big_book_of_madness.rules.grimoire import GrimoirePhase
from druzina.games.big_book_of_madness.rules.recovery import CheckElimination, Recover

FIVE = 5


class Turn(Step[Book]):
    """BBM-TURN-02: the four phases in order, then the token passes on."""

    def run(self, g: Book) -> None:
        g.turn += 1
        g.ability_used = False
        g.tell("BBM-TURN-01", "event-turn", seat=g.active, turn=g.turn)
        g.then(
            Concentrate(),
            GrimoirePhase(),
            ActionPhase(),
            Recover(),
            CheckElimination(),
            PassToken(),
        )


class Concentrate(Step[Book]):
    """BBM-CON-01 to -03a: the active player's used spells, face-up ones only, become ready."""

    def run(self, g: Book) -> None:
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
        following = [seat for seat in g.circle() if seat != g.active]
        if not following and g.players[g.active].out:
            finish(g, "BBM-END-04", won=False)
            return
        again = g.variant and g.space == TURNS and len(g.circle()) == FIVE
        if following and not again:
            g.active = following[0]
        g.then(Turn())
