"""GLH-FOC, GLH-MMV, GLH-MAT: the decision of a monster's turn, with every equally good answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce
from operator import or_

from msgspec import Struct

from druzina.games.gloomhaven.arena import Hex, Ways
from druzina.games.gloomhaven.arena.ground import bits

from .approach import approaches
from .board import Board
from .destination import Choice, simple, weigh
from .focus import Candidate, candidates, focuses, reachable_from
from .profile import Profile, profile
from .targets import Hits


class Result(Struct, frozen=True, order=True):
    """One right answer: where the monster ends its move, and whom it attacks from there."""

    end: Hex
    attacks: tuple[Hex, ...] = ()


class Decision(Struct, frozen=True):
    """GLH-FOC-10, GLH-MMV-08: all focuses and results among which the players decide."""

    focus: tuple[Hex, ...]
    results: tuple[Result, ...]


class Turn:
    """What one monster's turn is decided from; computed once for all its questions."""

    __slots__ = ("_hits", "attackable", "board", "ends", "excluded", "focuses", "profile", "ways")

    def __init__(self, board: Board, excluded: Collection[int] = ()) -> None:
        self.board, self.excluded = board, excluded
        self.profile: Profile = profile(board.monster)
        self.ways = Ways(board.ground, board.start, board.monster.kind)
        self.attackable = reachable_from(board, self.profile, self.ways)
        self.ends = board.ground.ends(board.start, board.monster.kind)
        self.focuses = -1  # the set of them, as far as it is known
        self._hits: Hits | None = None

    def candidates(self) -> list[Candidate]:
        return candidates(self.board, self.ways, self.attackable, self.excluded)

    def attack_cells(self, focus: Candidate, points: int | None) -> int:
        """GLH-MMV-02: where the focus can be attacked from, over no more negative hexes."""
        cells = self.attackable[focus.enemy]
        level = self.ways.levels[focus.negatives]
        limit = len(level) if points is None else points
        return cells & self.ways.within(focus.negatives, limit)

    def hits(self) -> Hits:
        """What the attack can hit from where."""
        if self._hits is None:
            self._hits = Hits(self.board, self.profile, self.focuses)
        return self._hits

    def choices(self, focus: Candidate, cells: int) -> list[Choice]:
        """GLH-MMV-03 to -07 for the focus, from these cells."""
        if self.profile.area is None and self.profile.singles == 1:
            return simple(self.board, self.profile, self.ways, focus.enemy, cells)
        return weigh(self.hits(), self.ways, focus.enemy, cells).best


def decide(board: Board, excluded: Collection[int] = (), kept: int | None = None) -> Decision:
    """GLH-FOC-01 to -11: the whole turn, every right answer.

    GLH-FOC-14: `excluded` are enemies attacked already. GLH-FOC-13: `kept` is the focus of this
    turn, if it is known from an earlier ability (GLH-MMV-12).
    """
    if board.monster.stunned:
        return Decision((), (Result(board.monster.at),))
    turn = Turn(board, excluded)
    found = turn.candidates()
    if kept is not None:
        found = [candidate for candidate in found if candidate.enemy == kept]
    return decide_for(turn, focuses(found))


def decide_for(turn: Turn, chosen: list[Candidate]) -> Decision:
    """GLH-FOC-13: the move and the attack for these focuses, the players choosing among them."""
    board = turn.board
    if not chosen:
        return Decision((), (Result(board.monster.at),))
    turn.focuses = sum(1 << focus.enemy for focus in chosen)
    found = {result for focus in chosen for result in results(turn, focus)}
    places = sorted(board.enemies[focus.enemy].at for focus in chosen)
    return Decision(tuple(places), tuple(sorted(found)))


def results(turn: Turn, focus: Candidate) -> set[Result]:
    """GLH-MMV-02, -09, GLH-MAT-01, -03: attack from a hex within reach, or go nearer."""
    points = turn.board.monster.points
    cells = turn.attack_cells(focus, points)
    if not cells:
        goals = cells_of(turn.choices(focus, turn.attack_cells(focus, None)))
        steps = approaches(turn.ways, turn.ends, points, focus.negatives, goals)
        return {result(turn, (cell, 0)) for step in steps for cell in bits(step.ends)}
    return {result(turn, choice) for choice in turn.choices(focus, cells)}


def result(turn: Turn, choice: Choice) -> Result:
    """GLH-MMV-11: without an attack on the card, or disarmed, nobody is attacked."""
    cell, chosen = choice
    arena, enemies = turn.board.arena, turn.board.enemies
    if not turn.profile.attacks:
        chosen = 0
    return Result(arena.hexes[cell], tuple(sorted(enemies[n].at for n in bits(chosen))))


def cells_of(choices: Iterable[Choice]) -> int:
    return reduce(or_, (1 << cell for cell, _ in choices), 0)
