"""The one source of chance. The same state gives the same draws on every machine; a position
carries the state with it. What kind of state it is says which generator draws:

- an integer: SplitMix64. Quick, and known to whoever knows a state: for the lab, for worlds that
  are only imagined, for seeds that a person types.
- 32 bytes: sealed. Each draw is a hash of the state, and so is the state after it; whoever sees
  draws, however many, learns nothing of those before and after. For tables.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

State = int | bytes
Seed = int | str  # a number that was typed or drawn, or a sealed state in hexadecimal digits

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


def started(seed: Seed) -> State:
    """The state that a seed stands for."""
    return seed & MASK if isinstance(seed, int) else bytes.fromhex(seed)


def one_way(seed: Seed, *about: bytes) -> int:
    """A number that repeats with the seed and all it is about, and tells nothing of them."""
    digest = blake2b(digest_size=8, key=blake2b(str(seed).encode()).digest())
    for part in about:
        digest.update(part)
    return int.from_bytes(digest.digest(), "big")


def salted(seed: Seed, salt: int) -> int:
    """A seed of its own for a bot at a match."""
    return blend(seed, salt) if isinstance(seed, int) else one_way(seed, b"%d" % salt)


def drawn(state: State) -> tuple[State, int]:
    """The state after this one, and 64 bits."""
    if isinstance(state, int):  # `stir` and `mix`, written out: every die is drawn here
        state = (state + _GAMMA) & MASK
        z = ((state ^ (state >> 30)) * _FIRST) & MASK
        z = ((z ^ (z >> 27)) * _SECOND) & MASK
        return state, z ^ (z >> 31)
    return _after(state), _words(state, 1)[0]


def shuffled(state: State, *piles: MutableSequence[T]) -> State:
    """Shuffles in place, one pile after the other, every order alike; returns the state after."""
    if isinstance(state, int):
        return _dealt(state, *piles)
    for pile in piles:
        if len(pile) > 1:
            _swap(pile, _words(state, len(pile) - 1))
            state = _after(state)
    return state


def _after(state: bytes) -> bytes:
    return blake2b(state, digest_size=32, person=b"after").digest()


def _words(state: bytes, n: int) -> tuple[int, ...]:
    """So many times 64 bits out of a sealed state, eight from a hash."""
    blocks = (blake2b(state, person=b"draw", salt=b"%d" % block) for block in range((n + 7) // 8))
    return Struct(f"<{n}Q").unpack_from(b"".join(block.digest() for block in blocks))


def _swap(things: MutableSequence[T], words: Sequence[int]) -> None:
    left = len(things)
    for word in words:
        other = word * left >> 64
        left -= 1
        things[left], things[other] = things[other], things[left]


def _dealt(state: int, *piles: MutableSequence[T]) -> int:
    """Shuffles by SplitMix64; a deal is nothing but shuffles, so all its draws are made at once."""
    if len(piles) == 1:  # nearly always
        shuffling: Sequence[MutableSequence[T]] = piles
        draws = len(piles[0]) - 1
    else:
        shuffling = [things for things in piles if things]
        draws = sum(map(len, shuffling)) - len(shuffling)
    if draws < 1:
        return state
    words, used = _several(state, draws), 0
    for things in shuffling:
        left = len(things)
        for word in words if left > draws else words[used : used + left - 1]:
            other = word * left >> 64
            left -= 1
            things[left], things[other] = things[other], things[left]
        used += len(things) - 1
    return (state + draws * _GAMMA) & MASK


def _several(state: int, n: int) -> tuple[int, ...]:
    """The next n draws, mixed in one number, 128 bits apart: what spills over from one into the
    next is masked away."""
    ones, ramp, mask, unpack = _lanes(n)
    z = (state * ones + ramp) & mask
    z = ((z ^ (z >> 30)) & mask) * _FIRST & mask
    z = ((z ^ (z >> 27)) & mask) * _SECOND & mask
    return unpack((z ^ (z >> 31)).to_bytes(16 * n, "little"))


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

    def chances(self, n: int) -> list[float]:
        """So many of them, as one after the other."""
        words = _several(self.state, n)
        self.state = (self.state + n * _GAMMA) & MASK
        return [(word >> 11) * 2.0**-53 for word in words]

    def pick(self, things: Sequence[T]) -> T:
        return things[self.roll(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        self.state = _dealt(self.state, things)

    def onward(self) -> State:
        """A state for a position to go on with."""
        return self.bits()


class SealedLuck(Luck):
    """The same by the sealed generator: what is drawn anew at a table."""

    __slots__ = ("sealed",)

    def __init__(self, state: bytes) -> None:
        self.sealed: State = state

    def bits(self) -> int:
        self.sealed, bits = drawn(self.sealed)
        return bits

    def chances(self, n: int) -> list[float]:
        return [self.chance() for _ in range(n)]

    def shuffle(self, things: MutableSequence[T]) -> None:
        self.sealed = shuffled(self.sealed, things)

    def onward(self) -> State:
        self.bits()
        return self.sealed


def lucky(seed: Seed) -> Luck:
    """The generator outside a position that a seed or a salt stands for."""
    state = started(seed)
    return Luck(state) if isinstance(state, int) else SealedLuck(state)
