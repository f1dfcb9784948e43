"""The one source of chance: SplitMix64, a generator whose whole state is one integer.

The same state gives the same draws on every machine; a position carries the state with it.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB


def stir(state: int) -> int:
    """The state after this one."""
    return (state + _GAMMA) & MASK


def mix(state: int) -> int:
    """64 well-mixed bits out of a state."""
    z = ((state ^ (state >> 30)) * _FIRST) & MASK
    z = ((z ^ (z >> 27)) * _SECOND) & MASK
    return z ^ (z >> 31)


def blend(seed: int, salt: int) -> int:
    """A state of its own for every pair: games of one run, worlds of one seat."""
    return mix(stir(mix(stir(seed & MASK)) ^ (salt & MASK)))


def shuffled(state: int, *piles: MutableSequence[T]) -> int:
    """Shuffles in place, one pile after the other, every order alike; returns the state after it.

    A deal is nothing but shuffles, so all its draws are mixed in one number, 128 bits apart: what
    spills over from one into the next is masked away.
    """
    shuffling = [things for things in piles if things]
    draws = sum(map(len, shuffling)) - len(shuffling)
    if not draws:
        return state
    ones, ramp, mask, unpack = _lanes(draws)
    z = (state * ones + ramp) & mask
    z = ((z ^ (z >> 30)) & mask) * _FIRST & mask
    z = ((z ^ (z >> 27)) & mask) * _SECOND & mask
    words, used = unpack((z ^ (z >> 31)).to_bytes(16 * draws, "little")), 0
    for things in shuffling:
        left = len(things)
        for word in words[used : used + left - 1]:
            other = word * left >> 64
            left -= 1
            things[left], things[other] = things[other], things[left]
        used += len(things) - 1
    return (state + draws * _GAMMA) & MASK


@cache
def _lanes(n: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """For n draws: a one in each lane, the steps of the state, the lanes' bits, their reader."""
    ones = sum(1 << 128 * lane for lane in range(n))
    ramp = sum((lane + 1) * _GAMMA << 128 * lane for lane in range(n))
    return ones, ramp, ones * MASK, Struct("<" + "Q8x" * n).unpack


class Luck:
    """A generator outside a position: for bots, for worlds a seat imagines, for the lab."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    def bits(self) -> int:
        self.state = stir(self.state)
        return mix(self.state)

    def roll(self, sides: int) -> int:
        """One of 0 … sides − 1, all alike."""
        return self.bits() * sides >> 64

    def chance(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) * 2.0**-53

    def pick(self, things: Sequence[T]) -> T:
        return things[self.roll(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        self.state = shuffled(self.state, things)
