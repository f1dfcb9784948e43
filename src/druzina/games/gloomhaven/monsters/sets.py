"""Many sets of enemies at once: twenty equal enemies and ten targets are 184,756 sets, one `Sets`.

A set of enemies is an integer with one bit for each. All sets of a `Sets` have the same size, hold
`least` and lie within `most`; what the rules do to them, they do to all together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from math import comb
from typing import NamedTuple

from druzina.games.gloomhaven.arena.ground import bits

PATIENCE = 20_000  # so many steps to count sets that overlap; what is not counted by then is not


class Sets(NamedTuple):
    least: int
    most: int
    size: int

    @property
    def left(self) -> int:
        """How many enemies are still to be picked from those that are not certain."""
        return self.size - self.least.bit_count()

    @property
    def possible(self) -> bool:
        return not self.least & ~self.most and 0 <= self.left <= self.open.bit_count()

    @property
    def open(self) -> int:
        return self.most & ~self.least

    @property
    def tight(self) -> Sets:
        """The same sets, with nothing open that is decided."""
        if self.left == 0:
            return self._replace(most=self.least)
        return self._replace(least=self.most) if self.left == self.open.bit_count() else self

    def within(self, hit: int, pool: int) -> Sets:
        """Those of them that hold all that is hit, and besides only enemies of the pool."""
        return Sets(self.least | hit, self.most & (hit | pool), self.size)

    def sparing(self, hurt: int) -> Sets:
        """Those of them with the fewest of these enemies."""
        spared = self.open & ~hurt
        if self.left <= spared.bit_count():
            return Sets(self.least, self.least | spared, self.size)
        return Sets(self.least | spared, self.most, self.size)

    def fewest(self, hurt: int) -> int:
        """How many of these enemies the best of them have."""
        spared = (self.open & ~hurt).bit_count()
        return (self.least & hurt).bit_count() + max(0, self.left - spared)


def one(chosen: int) -> Sets:
    return Sets(chosen, chosen, chosen.bit_count())


def number(all_sets: Collection[Sets]) -> int:
    """How many different sets there are; beyond what patience allows at least so many."""
    if all(sets.least == sets.most for sets in all_sets):
        return len({sets.least for sets in all_sets})
    sizes = {sets.size for sets in all_sets}
    return sum(_Count().of([each for each in all_sets if each.size == size]) for size in sizes)


class _Count:
    """Enemy by enemy: the sets with it and the sets without it."""

    def __init__(self) -> None:
        self.known: dict[frozenset[Sets], int] = {}

    def of(self, all_sets: Collection[Sets]) -> int:
        key = frozenset(_without_doubles(all_sets))
        if key not in self.known:
            self.known[key] = self._of(key)
        return self.known[key]

    def _of(self, all_sets: frozenset[Sets]) -> int:
        if not all_sets:
            return 0
        widest = max(all_sets, key=lambda sets: comb(sets.open.bit_count(), sets.left))
        if len(all_sets) == 1 or len(self.known) > PATIENCE:
            return comb(widest.open.bit_count(), widest.left)
        enemy = _splitting(all_sets)
        return self.of(_holding(all_sets, enemy)) + self.of(_lacking(all_sets, enemy))


def listed(all_sets: Collection[Sets]) -> Iterator[int]:
    """Every different set once, those of one size in the order of their enemies."""
    for size in sorted({sets.size for sets in all_sets}):
        yield from _listed(_without_doubles(each for each in all_sets if each.size == size))


def _listed(all_sets: Collection[Sets]) -> Iterator[int]:
    if len(all_sets) == 1:
        [sets] = all_sets
        picks = combinations(list(bits(sets.open)), sets.left)
        yield from (sets.least | sum(1 << enemy for enemy in picked) for picked in picks)
    elif all_sets:
        enemy = _splitting(all_sets)
        yield from _listed(_without_doubles(_holding(all_sets, enemy)))
        yield from _listed(_without_doubles(_lacking(all_sets, enemy)))


def _splitting(all_sets: Collection[Sets]) -> int:
    """The first enemy that not all of them hold and not all lack."""
    least, most = -1, 0
    for sets in all_sets:
        least, most = least & sets.least, most | sets.most
    split = most & ~least
    return split & -split


def _holding(all_sets: Collection[Sets], enemy: int) -> list[Sets]:
    held = (sets._replace(least=sets.least | enemy) for sets in all_sets if sets.most & enemy)
    return [sets for sets in held if sets.possible]


def _lacking(all_sets: Collection[Sets], enemy: int) -> list[Sets]:
    lacked = (sets._replace(most=sets.most & ~enemy) for sets in all_sets)
    return [sets for sets in lacked if sets.possible]


def _without_doubles(all_sets: Collection[Sets] | Iterator[Sets]) -> list[Sets]:
    """Without those that lie in another."""
    different = sorted(
        {sets.tight for sets in all_sets}, key=lambda sets: (-sets.open.bit_count(), sets)
    )
    kept: list[Sets] = []
    for sets in different:
        if not any(not (wide.least & ~sets.least or sets.most & ~wide.most) for wide in kept):
            kept.append(sets)
    return kept
