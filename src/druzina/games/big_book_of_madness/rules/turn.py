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
        player = g.players[g.active]
        player.states = [READY if state == USED else state for state in player.states]


class ActionPhase(Step[Book]):
    """BBM-ACT-02, -03, BBM-NEU-04, -05: neutralised curses turn up, then the player acts."""

    def run(self, g: Book) -> None:
        for laid in g.slots:
            laid.down = False
        g.then(Act(g.active))


class PassToken(Step[Book]):
    """BBM-TURN-03, BBM-ELI-03, -04, BBM-MODE-05, -06: to the next player in the game."""

    def run(self, g: Book) -> None:
        count = len(g.players)
        if all(player.out for player in g.players):
            finish(g, "BBM-END-04", won=False)
            return
        all_five = count == FIVE and not any(player.out for player in g.players)
        if not (g.variant and all_five and g.space == TURNS):
            seats = [(g.active + step) % count for step in range(1, count + 1)]
            g.active = next(seat for seat in seats if not g.players[seat].out)
        g.then(Turn())
