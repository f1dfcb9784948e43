"""What bots are called, so that a table of three adepts is a table of three people.

The names are of Czech legends and calendars, the same in every language.
"""

from __future__ import annotations

from collections.abc import Sequence

_NAMES = {
    "apprentice": ("Vojta", "Zuzka", "Jíra", "Bára", "Honza"),
    "adept": ("Kvido", "Drahuše", "Mojmír", "Svatava", "Radmil"),
    "master": ("Libuše", "Krok", "Kazi", "Bivoj", "Teta"),
}


def called(levels: Sequence[str]) -> list[str]:
    """A name for each seat whose bot has one of the levels, none for any other."""
    seen: dict[str, int] = {}
    told = []
    for level in levels:
        names = _NAMES.get(level, ())
        place = seen[level] = seen.get(level, -1) + 1
        told.append(names[place % len(names)] if names else "")
    return told
