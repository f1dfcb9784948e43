"""What wins in a game: seats, characters, cards and openings by the share of games their seats won.

A card counts for whoever chose it at least once; an opening is a seat's first real choice; a
character is the one that the seat has at the end. Shares are of those who had it, so that a strong
bot's taste shows in them too: all seats are played by the same bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from druzina.core import AnyQuestion, Choice, Game, Position
from druzina.lab.plan import Plan
from druzina.lab.play import watched
from druzina.lab.row import Row
from druzina.lab.statistics import Estimate, wilson

KINDS = ("seat", "character", "card", "opening")
OWN = "character"  # and the field that says so where a game lists none to choose from
HELD = ("players", "heroes")  # where views list what belongs to each seat


class Had(Struct, frozen=True):
    """What one seat of one game had, by kind, and its part of the win."""

    share: float
    fair: float
    things: dict[str, list[str]]


class Weighed(Struct, frozen=True):
    """One thing: how often it was had, the share of wins with its interval, and the fair one."""

    kind: str
    name: str
    games: int
    share: Estimate
    fair: float

    @property
    def telling(self) -> bool:
        """Whether chance alone would hardly show it."""
        return not self.share.low <= self.fair <= self.share.high


class _Notes:
    """What the seats of a game choose, noted while it is played."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.game, self.seats = game, seats
        self.catalogue: frozenset[str] = frozenset()
        self.cards: list[dict[str, None]] = [{} for _ in range(seats)]
        self.openings = [""] * seats

    def __call__(self, g: Position, question: AnyQuestion, choice: Choice) -> None:
        if not self.catalogue:
            self.catalogue = frozenset(self.game.catalogue(g.content))
        seat = question.seat
        if not self.openings[seat]:
            self.openings[seat] = f"{question.kind}: {question.write(g, choice)}"
        shown = self.game.naming(g.content).shown(question.show(g, choice))
        for value in shown.arguments.values():
            if isinstance(value, str) and value in self.catalogue:
                self.cards[seat][value] = None

    def had(self, g: Position, row: Row) -> Iterator[Had]:
        characters = frozenset(self.game.characters(g.content))
        for seat in range(self.seats):
            own = characters_of(msgspec.to_builtins(self.game.view(g, seat)), seat, characters)
            things = {
                "seat": [str(seat)],
                "character": own,
                "card": list(self.cards[seat]),
                "opening": [self.openings[seat]] if self.openings[seat] else [],
            }
            yield Had(row.shares[seat], _fair(row), things)


def _fair(row: Row) -> float:
    """What everybody would have if nothing mattered; of games won together it is not known."""
    return 1 / len(row.won)


def characters_of(view: dict[str, Any], seat: int, known: frozenset[str]) -> list[str]:
    """The characters in what the view lists of a seat."""
    lists = (view[name] for name in HELD if isinstance(view.get(name), list))
    found = (one[seat] for one in lists if seat < len(one))
    told = (pair for one in found if isinstance(one, dict) for pair in one.items())
    own = (word for name, word in told if isinstance(word, str) and (word in known or name == OWN))
    return list(dict.fromkeys(word for word in own if word))


def observed(plan: Plan, numbers: Iterable[int]) -> list[Had]:
    """The games of a plan, watched; the whole work of a worker."""
    game, _ = plan.find()
    found: list[Had] = []
    for number in numbers:
        notes = _Notes(game, len(plan.seats))
        row, g = watched(plan, number, notes)
        found += notes.had(g, row)
    return found


def weigh(found: Sequence[Had], together: bool, least: int = 20) -> list[Weighed]:
    """All things had at least so often, by kind, the most telling first.

    Where all win together the fair share is that of all games.
    """
    tally: dict[tuple[str, str], list[float]] = {}
    for one in found:
        share = min(1.0, one.share * round(1 / one.fair)) if together else one.share
        for kind, names in one.things.items():
            for name in names:
                tally.setdefault((kind, name), []).append(share)
    shares = [min(1.0, one.share * round(1 / one.fair)) for one in found]
    fair = sum(shares) / len(shares) if together and shares else found[0].fair if found else 0.0
    made = [
        Weighed(kind, name, len(some), wilson(sum(some), len(some)), fair)
        for (kind, name), some in tally.items()
        if len(some) >= least
    ]
    return sorted(made, key=lambda one: (KINDS.index(one.kind), -one.share.value, one.name))
