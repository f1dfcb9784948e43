"""A view as numbers: which value stands in which place of the array, by name.

What a view may hold is listed in a file per game (`layouts/`), written by `survey.py` after many
games: where values stand (`players[].story[].x`), how long lists become, which words occur. A
number is itself, a word its place among the words from 1 on, a text that is made up in play (an
arrangement of tokens) a hash above all words, what is not there is 0; a value that may be missing
has a further entry, `name?`, which is 1 when it is there. The last entry, `beyond`, counts what the
file has no place for: nothing is left out silently.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from itertools import product
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Array = NDArray[np.float32]
Value = int | float | str | None

BEYOND = "beyond"
QUESTION = "question"  # the kind of what is asked, as if it were a field of the view
TEXTS = 1 << 16
OUTCOME = "outcome"  # is told by the rewards


class Survey(Struct, frozen=True, forbid_unknown_fields=True):
    """What was met in many games: values and whether they may be missing, lists, words."""

    game: str
    values: dict[str, bool]
    lengths: dict[str, int]
    words: list[str]


class Layout:
    """The places of a game's array; `names` documents them in order."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.names = [*_names(survey), BEYOND]
        self._places = {name: place for place, name in enumerate(self.names)}
        self._numbers = {word: float(n) for n, word in enumerate(survey.words, 1)}

    @property
    def size(self) -> int:
        return len(self.names)

    def array(self, view: Struct, question: str = "") -> Array:
        """The view as numbers, with the kind of question that is open."""
        made: Array = np.zeros(self.size, np.float32)
        places, missed = self._places, 0
        for name, value in _values(msgspec.to_builtins(view), question):
            if value is None:
                continue
            place = places.get(name)
            if place is None:
                missed += 1
                continue
            made[place] = self.number(value)
            there = places.get(f"{name}?")
            if there is not None:
                made[there] = 1.0
        made[-1] = missed
        return made

    def number(self, value: int | float | str) -> float:
        if not isinstance(value, str):
            return float(value)
        return self._numbers.get(value) or float(
            len(self._numbers) + 1 + crc32(value.encode()) % TEXTS
        )

    def missing(self, view: Struct, question: str = "") -> list[str]:
        """The names of a view that the layout has no place for."""
        told = _values(msgspec.to_builtins(view), question)
        return [name for name, value in told if value is not None and name not in self._places]


@cache
def layout(game: str) -> Layout:
    """The layout that ships with a game."""
    data = (resources.files("druzina.adapters") / "layouts" / f"{game}.json").read_bytes()
    return Layout(msgspec.json.decode(data, type=Survey))


def values(view: Struct, question: str = "") -> Iterator[tuple[str, Value]]:
    """All values of a view by name, lists by their length too."""
    return _values(msgspec.to_builtins(view), question)


def _values(plain: Mapping[str, Any], question: str) -> Iterator[tuple[str, Value]]:
    yield QUESTION, question or None
    for name, value in plain.items():
        if name != OUTCOME:
            yield from _flat(str(name), value)


def _flat(name: str, value: Any) -> Iterator[tuple[str, Value]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _flat(f"{name}.{key}", inner)
    elif isinstance(value, list | tuple):
        yield f"{name}#", len(value)
        for place, inner in enumerate(value):
            yield from _flat(f"{name}[{place}]", inner)
    else:
        yield name, value


def pattern(name: str) -> str:
    """A name with its numbers taken out: `players[].story[].x`."""
    return re.sub(r"\[\d+\]", "[]", name)


def _names(survey: Survey) -> Iterator[str]:
    for value, may_miss in survey.values.items():
        parts = value.split("[]")
        before = ["[]".join(parts[: n + 1]) for n in range(len(parts) - 1)]
        for numbers in product(*(range(survey.lengths[one]) for one in before)):
            name = parts[0] + "".join(
                f"[{number}]{part}" for number, part in zip(numbers, parts[1:], strict=True)
            )
            yield name
            if may_miss:
                yield f"{name}?"
