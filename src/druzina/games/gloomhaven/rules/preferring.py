"""GLH-MOT-01, -09, GLH-MAT-05, GLH-MON-13: whom a line of a monster is for, of several that fit."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument
from druzina.games.gloomhaven.cards.lines import AnyLine, Heal
from druzina.games.gloomhaven.model import NOBODY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import used
from druzina.games.gloomhaven.rules.asking import Ask, thing
from druzina.games.gloomhaven.telling import figure_told

PICK = "pick"


def preferred(
    g: Dungeon, one: Figure, line: AnyLine, whom: Sequence[Figure], count: int
) -> tuple[list[Figure], list[Figure]]:
    """GLH-MOT-01, -09: who lost most; GLH-MAT-05, GLH-MON-13: the focus, then the nearest, then the
    first to act.

    Those for certain, at most `count`, and the equals among whom the players decide on the rest.
    """
    if isinstance(line, Heal):
        ranked = sorted((each for each in whom if each.full > each.health), key=_unhurt)
        return _with_equals(ranked, [_unhurt(each) for each in ranked], count)
    from druzina.games.gloomhaven.rules.focusing import initiative

    focus = g.action.focus if g.action is not None else NOBODY
    marks = {
        each.id: (each.id != focus, field.far(g, one.at, each.at), initiative(g, each))
        for each in whom
    }
    ranked = sorted(whom, key=lambda each: (marks[each.id], each.id))
    return _with_equals(ranked, [marks[each.id] for each in ranked], count)


def _unhurt(one: Figure) -> int:
    return one.health - one.full


def _with_equals(
    ranked: list[Figure], marks: Sequence[object], count: int
) -> tuple[list[Figure], list[Figure]]:
    """The first so many; where one left out is as good as the last of them, the equals apart."""
    if len(ranked) <= count or marks[count] != marks[count - 1]:
        return ranked[:count], []
    first, most = marks.index(marks[count]), len(marks) - marks[::-1].index(marks[count])
    return ranked[:first], ranked[first:most]


class PickForMonster(Ask):
    """GLH-AMB-01: between equals the players decide."""

    clause = "GLH-AMB-01"

    figure: int
    number: int
    among: list[int]
    left: int = 1

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{PICK} {each}" for each in self.among]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one, other = g.find(self.figure), g.find(int(thing(choice)))
        if self.left > 1:
            self.among.remove(int(thing(choice)))
            self.left -= 1
            g.then(self)
        if one is not None and other is not None:
            from druzina.games.gloomhaven.rules.affecting import AFFECTED

            line = g.facts.lines[self.number]
            used(g)
            AFFECTED[type(line)](g, one, line, other, self.number)


class PickDirected(PickForMonster):
    """GLH-VOC-06: whoever directs it picks among all that fit."""

    clause = "GLH-VOC-06"
