"""Hexes as people speak of them: by the figure nearest to them, never by figures of the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from druzina.core import Argument
from druzina.text.words import Words

Hex = tuple[int, int]

# The six steps, clockwise from east, as the messages direction-0 … direction-5 name them.
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def place(words: Words, at: Hex, monster: Hex, names: Mapping[Hex, str]) -> str:
    """An enemy by its name, the monster's own hex, and any other from the nearest of them."""
    if at in names:
        return names[at]
    if at == monster:
        return words.say("hex-own")
    near = min([*names, monster], key=lambda one: (_distance(at, one), one == monster))
    if near not in names:
        return from_monster(words, at, monster)
    way = _way(words, _minus(at, near))
    return words.say("hex-from-enemy", {"way": way, "figure": names[near]})


def from_monster(words: Words, at: Hex, monster: Hex) -> str:
    """Where a figure stands."""
    way = _way(words, _minus(at, monster))
    return words.say("hex-from", {"way": way, "figure": words.say("hex-monster")})


def pattern(words: Words, offsets: Sequence[Hex]) -> str:
    """The hexes of an area, each from the middle."""
    return ", ".join(_way(words, at) if any(at) else words.say("hex-middle") for at in offsets)


def _way(words: Words, by: Hex) -> str:
    """One step is a side; more are counted, along two neighbouring directions at most."""
    for number, step in enumerate(STEPS):
        following = (number + 1) % 6
        n, m = _along(by, step, STEPS[following])
        if n > 0 and m >= 0:
            first: dict[str, Argument] = {"n": n, "direction": words.say(f"heading-{number}")}
            if n == 1 and m == 0:
                return words.say(f"direction-{number}")
            if m == 0:
                return words.say("hex-line", first)
            return words.say(
                "hex-bent", {**first, "m": m, "other": words.say(f"heading-{following}")}
            )
    return ""


def _along(by: Hex, a: Hex, b: Hex) -> tuple[int, int]:
    """How many steps of each of two neighbouring directions lead there; negative: others do."""
    turn = a[0] * b[1] - a[1] * b[0]
    return (by[0] * b[1] - by[1] * b[0]) * turn, (a[0] * by[1] - a[1] * by[0]) * turn


def _minus(a: Hex, b: Hex) -> Hex:
    return a[0] - b[0], a[1] - b[1]


def _distance(a: Hex, b: Hex) -> int:
    q, r = _minus(a, b)
    return max(abs(q), abs(r), abs(q + r))
