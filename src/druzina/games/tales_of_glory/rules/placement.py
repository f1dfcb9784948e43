"""Placement: where a tile fits in a story (TOG-PLC)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from druzina.core import Question, Refusal, Shown
from druzina.games.tales_of_glory.content import LOADED, SIDES
from druzina.games.tales_of_glory.model import BITS, FACING, STEPS, Story, Tale, at, cell
from druzina.games.tales_of_glory.rules.order import Turn

# What a tile with these connectors asks of the four cells beside it: for each the step there and
# the side from which it is seen, in the low bits if by a connector, in the high ones if by none.
AROUND = tuple(
    tuple(
        (step, BITS[FACING[side]] << (0 if connectors & BITS[side] else 4))
        for side, step in enumerate(STEPS)
    )
    for connectors in range(16)
)

# TOG-PLC-04, -05, for every set of connectors and everything a cell may ask: each connector meets
# a connector or nothing, no side without one meets a connector, and one connection is made.
FITS = tuple(
    tuple(
        bool(asked & 15) and not asked & 15 & ~connectors and not asked >> 4 & connectors
        for asked in range(256)
    )
    for connectors in range(16)
)

# The same the other way round: a bit for each set of connectors that a cell which asks this takes.
TAKES = tuple(
    sum(1 << connectors for connectors, fits in enumerate(FITS) if fits[asked])
    for asked in range(256)
)


def openings(g: Tale, story: Story) -> dict[int, int]:
    """For every empty cell at the story, from which sides connectors and bare sides face it."""
    return _openings(g.content, tuple(story.tiles), tuple(story.cells))


@lru_cache(maxsize=16_384)
def _openings(content: str, tiles: tuple[int, ...], cells: tuple[int, ...]) -> dict[int, int]:
    """Kept, as a turn asks it two or three times, and grown from the story one tile shorter."""
    if not tiles:
        return {}
    asked = dict(_openings(content, tiles[:-1], cells[:-1]))
    place = cells[-1]
    asked.pop(place, None)
    for step, side in AROUND[LOADED[content].connectors[tiles[-1]]]:
        beside = place + step
        if beside not in cells:
            asked[beside] = asked.get(beside, 0) | side
    return asked


def legal_cells(g: Tale, story: Story, tile: int) -> list[int]:
    """TOG-PLC-04 to -08: where the tile fits, in no order."""
    fits = FITS[g.facts.connectors[tile]]
    return [place for place, asked in openings(g, story).items() if fits[asked]]


def fits_somewhere(g: Tale, story: Story, tile: int) -> bool:
    """TOG-LAY-06: whether there is a legal cell at all."""
    fits = FITS[g.facts.connectors[tile]]
    for asked in openings(g, story).values():  # noqa: SIM110  # a loop is twice as fast as any()
        if fits[asked]:
            return True
    return False


def described(g: Tale, story: Story, x: int, y: int) -> tuple[int | str, ...]:
    """A cell as people speak of it: with a tile beside it, the earliest laid, and on which side of
    that it lies; without one it is only a cell."""
    place = cell(x, y)
    for tile, there in zip(story.tiles, story.cells, strict=True):
        if place - there in STEPS:
            return x, y, SIDES[STEPS.index(place - there)], g.facts.tiles[tile].id
    return x, y


def fitting_somewhere(g: Tale, story: Story) -> int:
    """TOG-LAY-06: a bit for each set of connectors with which a tile has a legal cell."""
    return _fitting(g.content, tuple(story.tiles), tuple(story.cells))


@lru_cache(maxsize=16_384)
def _fitting(content: str, tiles: tuple[int, ...], cells: tuple[int, ...]) -> int:
    fitting = 0
    for asked in _openings(content, tiles, cells).values():
        fitting |= TAKES[asked]
    return fitting


class PlaceTile(Question[Tale, tuple[int, int]]):
    """TOG-PLC-10: the player chooses among the legal cells. D7."""

    verb = "lay"
    clause = "TOG-PLC-10"

    tile: int

    def choices(self, g: Tale) -> Sequence[tuple[int, int]]:
        return [
            at(place) for place in sorted(legal_cells(g, g.players[self.seat].story, self.tile))
        ]

    def answer(self, g: Tale, choice: tuple[int, int]) -> None:
        """TOG-PLC-01: it lies there for the rest of the game."""
        story = g.players[self.seat].story
        if g.told is not None:
            where = described(g, story, *choice)
            g.tell("TOG-PLC-01", "event-lays", seat=self.seat, tile=self.tile, cell=where)
        story.lay(self.tile, cell(*choice))
        g.nearest(Turn).gather(g)

    def prompt(self, g: Tale) -> Shown:
        return Shown("ask-place-tile", self.clause, {"seat": self.seat, "tile": self.tile})

    def show(self, g: Tale, choice: tuple[int, int]) -> Shown:
        place = "cell:{},{}".format(*choice)
        where = described(g, g.players[self.seat].story, *choice)
        return Shown("choose-lay", self.clause, {"cell": where, "tile": self.tile}, (place,))

    def candidates(self, g: Tale) -> Sequence[tuple[int, int]]:
        """Every cell within two steps of the story's bounds: what a person could point at."""
        spots = [at(place) for place in g.players[self.seat].story.cells]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return [
            (x, y) for y in range(min(ys) - 2, max(ys) + 3) for x in range(min(xs) - 2, max(xs) + 3)
        ]

    def read(self, g: Tale, text: str) -> Refusal | None:
        """TOG-DIS-08: the tile is paid."""
        return Refusal("TOG-DIS-08", "refusal-tile-paid") if text == "discard" else None

    def refusal(self, g: Tale, choice: tuple[int, int]) -> Refusal | None:
        story, place = g.players[self.seat].story, cell(*choice)
        if place in story.cells:
            there = story.tiles[story.cells.index(place)]
            return Refusal("TOG-PLC-01", "refusal-cell-taken", {"tile": there})
        asked, sides = openings(g, story).get(place, 0), g.facts.connectors[self.tile]
        if FITS[sides][asked]:
            return None
        where = described(g, story, *choice)
        if asked & 15 & ~sides or asked >> 4 & sides:
            return Refusal("TOG-PLC-05", "refusal-connector-meets-none", {"cell": where})
        return Refusal("TOG-PLC-04", "refusal-no-connection", {"cell": where})
