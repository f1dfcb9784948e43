"""Measuring on a machine that others use too: many short slices, taken in turns.

Every round takes one slice of everything, the calibration first. A figure is known by its best and
its median slice, and by its ratio to the calibration of the same round, which outlives the machine.
Slices are timed by the processor's time, not the wall's: who else uses the machine hardly matters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import process_time

Slice = Callable[[float], float]  # takes seconds, returns a figure


@dataclass
class Measure:
    """One figure: how a slice of it is taken, and what was found."""

    name: str
    unit: str
    take: Slice
    rising: bool = True  # more is better
    found: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return max(self.found) if self.rising else min(self.found)

    @property
    def median(self) -> float:
        return median(self.found)

    def per(self, other: Measure) -> float:
        """The median ratio to another figure of the same rounds."""
        return median(one / two for one, two in zip(self.found, other.found, strict=True))


def take_turns(measures: Sequence[Measure], rounds: int, seconds: float) -> None:
    """A slice of each in every round; the first slices warm up and do not count."""
    for measure in measures:
        measure.take(seconds / 4)
    for _ in range(rounds):
        for measure in measures:
            measure.found.append(measure.take(seconds))


def rate(work: Callable[[], int]) -> Slice:
    """How often a second, of work that says how much it has done."""

    def take(seconds: float) -> float:
        start = process_time()
        done = work()
        while (spent := process_time() - start) < seconds:
            done += work()
        return done / spent

    return take


def microseconds(work: Callable[[], object], repeat: int = 20) -> Slice:
    """How long one call takes."""

    def take(seconds: float) -> float:
        calls, spent, start = 0, 0.0, process_time()
        while not calls or spent < seconds:
            for _ in range(repeat):
                work()
            calls += repeat
            spent = process_time() - start
        return 1e6 * spent / calls

    return take


def calibration() -> Measure:
    """A fixed piece of plain Python: calls, a dictionary, a list and whole numbers."""
    return Measure("calibration", "loops/s", rate(_loop))


def _loop() -> int:
    table: dict[int, int] = {}
    things = list(range(16))
    for number in range(1000):
        key = number * 7919 & 63
        table[key] = table.get(key, 0) + things[number & 15]
        things[key & 15] = len(things) + abs(key)
    return 1
