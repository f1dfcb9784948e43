"""Views as JSON, field by field: written anew only where they differ from what was written last.

What everybody sees is written once; for a seat only what it sees otherwise. Values of views never
change (the conformance suite holds games to it), so that those of two moments can be compared.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from druzina.server.table.entries import AnyMatch
from druzina.server.table.frames import Field

Eyes = int | None
Own = dict[int, tuple[object, Field]]  # by place of the field: its value and that as JSON

_encode = msgspec.json.Encoder().encode


class Sights:
    """What each pair of eyes sees of one match; `changed` after everything that happened in it."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.view: Struct = match.view(None)  # what everybody sees
        self._values: tuple[Any, ...] = astuple(self.view)
        self._texts = [_written(value) for value in self._values]
        self._places = {name: n for n, name in enumerate(self.view.__struct_fields__)}
        self._own: dict[int, Own] = {}
        self._stale = False

    def changed(self) -> None:
        self._stale = True

    def fields(self, eyes: Eyes) -> list[Field]:
        """In the order of the view's; what did not change is the same object as before."""
        if self._stale:
            self._look()
        fields = self._texts.copy()
        if eyes is not None:
            own, places = self._own.setdefault(eyes, {}), self._places
            for name, value in self.match.otherwise(eyes, self.view).items():
                place = places[name]
                was = own.get(place)
                if was is None or (value is not was[0] and value != was[0]):
                    was = own[place] = value, self._own_text(place, value, was)
                fields[place] = was[1]
        return fields

    def _look(self) -> None:
        self.view = self.match.view(None)
        values, before, texts = astuple(self.view), self._values, self._texts
        for place in compress(range(len(values)), map(is_not, values, before)):
            value, was = values[place], before[place]
            if value != was:
                texts[place] = _written(value, was, texts[place])
        self._values, self._stale = values, False

    def _own_text(self, place: int, value: Any, was: tuple[Any, Field] | None) -> Field:
        """Of a list what all see of it is not made anew."""
        public, seen = self._values[place], self._texts[place]
        if not isinstance(seen, tuple) or not isinstance(value, list):
            return _written(value)
        old, mine = public, seen
        if was is not None and isinstance(was[1], tuple):
            old, mine = was[0], was[1]
        if not len(value) == len(seen) == len(mine):
            return _written(value)
        return tuple(
            [
                shown if one is other else kept if one == before else _encode(one)
                for one, other, shown, before, kept in zip(
                    value, public, seen, old, mine, strict=True
                )
            ]
        )


def _written(value: object, before: Any = None, texts: Field = b"") -> Field:
    """The value as JSON; what stood in the same place of a list before is not made anew."""
    if not isinstance(value, list) or not value or not isinstance(value[0], Struct):
        return _encode(value)
    if not isinstance(texts, tuple):
        return tuple([_encode(one) for one in value])
    both = zip(value, before, texts, strict=False)
    same = [text if one is was or one == was else _encode(one) for one, was, text in both]
    return (*same, *[_encode(one) for one in value[len(texts) :]])
