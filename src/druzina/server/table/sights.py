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
from druzina.server.table.frames import Field, Own
from druzina.server.table.frames import own as changed

Eyes = int | None

_encode = msgspec.json.Encoder().encode

NOTHING: tuple[dict[str, object], Own] = {}, Own({}, frozenset(), 0)


class Sights:
    """What each pair of eyes sees of one match; `changed` after everything that happened in it."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.view: Struct = match.view(None)  # what everybody sees
        self._values: tuple[Any, ...] = astuple(self.view)
        self._texts = [_written(value) for value in self._values]
        self._places = {name: n for n, name in enumerate(self.view.__struct_fields__)}
        self._own: dict[int, tuple[dict[str, object], Own]] = {}
        self._stale = False

    def changed(self) -> None:
        self._stale = True

    def shared(self) -> list[Field]:
        """What everybody sees, in the order of the view's fields; the same list as before, and in
        it the same texts, where nothing changed."""
        if self._stale:
            self._look()
        return self._texts

    def own(self, eyes: Eyes) -> Own:
        """What these eyes see otherwise; the same as before if nothing changed."""
        if eyes is None:
            return NOTHING[1]
        if self._stale:
            self._look()
        seen, own = self._own.get(eyes, NOTHING)
        now = self.match.otherwise(eyes, self.view)
        if now is not seen and now != seen:
            own = changed(self._fields(now, seen, own.fields), own)
            self._own[eyes] = now, own
        return own

    def _fields(
        self, now: dict[str, Any], seen: dict[str, Any], texts: dict[int, Field]
    ) -> dict[int, Field]:
        """What eyes see otherwise; what is as it was is not made anew."""
        fields, places = {}, self._places
        for name, value in now.items():
            place = places[name]
            known = name in seen
            if known and (value is seen[name] or value == seen[name]):
                fields[place] = texts[place]
            else:
                old = (seen[name], texts[place]) if known else None
                fields[place] = self._text(place, value, old)
        return fields

    def _look(self) -> None:
        self.view, self._stale = self.match.view(None), False
        values, before, texts = astuple(self.view), self._values, self._texts
        for place in compress(range(len(values)), map(is_not, values, before)):
            value, was = values[place], before[place]
            if value != was:
                if texts is self._texts:
                    texts = texts.copy()
                texts[place] = _written(value, was, texts[place])
        self._values, self._texts = values, texts

    def _text(self, place: int, value: object, before: tuple[Any, Field] | None) -> Field:
        """Of a list what all see of it is not made anew, nor what these eyes saw `before`."""
        public, shown = self._values[place], self._texts[place]
        if not isinstance(shown, tuple) or not isinstance(value, list):
            return _encode(value)
        old, mine = before or (public, shown)
        if not isinstance(mine, tuple) or not len(value) == len(shown) == len(mine):
            return _written(value)
        every = zip(value, public, shown, old, mine, strict=True)
        return tuple(
            [
                seen if one is other else kept if one == before else _encode(one)
                for one, other, seen, before, kept in every
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
