"""GLH-FOC, GLH-MMV, GLH-MAT: the decision of a monster's turn, with every equally good answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import reduce
from itertools import islice
from operator import or_

from msgspec import Struct

from druzina.games.gloomhaven.arena import Hex, Ways
from druzina.games.gloomhaven.arena.ground import bits

from .approach import approaches
from .board import Board
from .destination import Choice, simple, weigh
from .focus import Candidate, candidates, focuses, reachable_from
from .profile import Profile, profile
from .sets import Sets, listed, number, one
from .targets import Hits

NOBODY = one(0)
LISTED = 100  # so many results are told, if there are more


class Result(Struct, frozen=True, order=True):
    """One right answer: where the monster ends its move, and whom it attacks from there."""

    end: Hex
    attacks: tuple[Hex, ...] = ()


class Decision(Struct, frozen=True):
    """GLH-FOC-10, GLH-MMV-08: all focuses and results among which the players decide.

    `count` is the number of results; told are as many of them as were asked for.
    """

    focus: tuple[Hex, ...]
    results: tuple[Result, ...]
    count: int = 1


class Turn:
    """What one monster's turn is decided from; computed once for all its questions."""

    __slots__ = (
        "_found", "_hits", "attackable", "board", "ends", "excluded", "focuses", "profile", "ways"
    )  # fmt: skip

    def __init__(self, board: Board, excluded: Collection[int] = ()) -> None:
        self.board, self.excluded = board, excluded
        self.profile: Profile = profile(board.monster)
        self.ways = Ways(board.ground, board.start, board.monster.kind)
        self.attackable = reachable_from(board, self.profile, self.ways)
        self.ends = board.ground.ends(board.start, board.monster.kind)
        self.focuses = -1  # the set of them, as far as it is known
        self._found: list[Candidate] | None = None
        self._hits: Hits | None = None

    def candidates(self) -> list[Candidate]:
        if self._found is None:
            self._found = candidates(self.board, self.ways, self.attackable, self.excluded)
        return self._found

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


class Wanted(Struct, frozen=True):
    """Which of the results shall be told: so many (or all) after the first so many."""

    limit: int | None = LISTED
    skip: int = 0


FIRST = Wanted()
ALL = Wanted(None)


def decide(
    board: Board,
    excluded: Collection[int] = (),
    kept: int | None = None,
    wanted: Wanted = FIRST,
) -> Decision:
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
    return decide_for(turn, focuses(found), wanted)


def decide_for(turn: Turn, chosen: list[Candidate], wanted: Wanted = FIRST) -> Decision:
    """GLH-FOC-13: the move and the attack for these focuses, the players choosing among them."""
    board = turn.board
    if not chosen:
        return Decision((), (Result(board.monster.at),))
    turn.focuses = sum(1 << focus.enemy for focus in chosen)
    ends: dict[int, set[Sets]] = {}
    for cell, sets in {choice for focus in chosen for choice in choices(turn, focus)}:
        ends.setdefault(cell, set()).add(sets)
    count = sum(map(number, ends.values()))
    found = islice(results(board, ends), wanted.skip, wanted.limit and wanted.skip + wanted.limit)
    places = sorted(board.enemies[focus.enemy].at for focus in chosen)
    return Decision(tuple(places), tuple(sorted(found)), count)


def for_first(turn: Turn, wanted: Wanted = FIRST) -> Decision | None:
    """GLH-V20 `focus`: the move and the attack for who comes first, if it can attack that."""
    aims = [each for each in turn.candidates() if turn.board.enemies[each.enemy].first]
    found = decide_for(turn, focuses(aims), wanted)
    return found if any(result.attacks for result in found.results) else None


def choices(turn: Turn, focus: Candidate) -> set[Choice]:
    """GLH-MMV-02, -09, GLH-MAT-01, -03: attack from a hex within reach, or go nearer."""
    points = turn.board.monster.points
    cells = turn.attack_cells(focus, points)
    if not cells:
        goals = cells_of(turn.choices(focus, turn.attack_cells(focus, None)))
        steps = approaches(turn.ways, turn.ends, points, focus.negatives, goals)
        return {(cell, NOBODY) for step in steps for cell in bits(step.ends)}
    if not turn.profile.attacks:  # GLH-MMV-11
        return {(cell, NOBODY) for cell, _ in turn.choices(focus, cells)}
    return set(turn.choices(focus, cells))


def results(board: Board, ends: Mapping[int, Collection[Sets]]) -> Iterator[Result]:
    """One after the other, ordered by the hex where the move ends."""
    arena, enemies = board.arena, board.enemies
    for cell in sorted(ends, key=arena.hexes.__getitem__):
        for chosen in listed(ends[cell]):
            yield Result(arena.hexes[cell], tuple(sorted(enemies[n].at for n in bits(chosen))))


def cells_of(choices: Iterable[Choice]) -> int:
    return reduce(or_, (1 << cell for cell, _ in choices), 0)
