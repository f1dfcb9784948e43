"""GLH-VOC-06: a directed monster leaves out what the owner of the card does not want of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from druzina.core import Argument
from druzina.games.gloomhaven.cards.lines import AnyLine, Consume, Infuse, Xp
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.asking import NO, YES, Ask
from druzina.games.gloomhaven.telling import figure_told


def may_be_left_out(g: Dungeon, line: AnyLine, number: int) -> bool:
    """Elements are no abilities (GLH-TRN-13); a symbol is there if the group has paid for it."""
    return number in g.paid if isinstance(line, Consume) else not isinstance(line, Infuse | Xp)


class DirectedLine(Ask):
    """Whether it performs another line than a move or an attack."""

    clause = "GLH-VOC-06"

    figure: int
    number: int

    def about(self, g: Dungeon) -> Mapping[str, Argument]:
        figure = figure_told(g.figure(self.figure))
        return {"figure": figure, "line": f"line/{self.number}"}

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [YES, NO]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == YES:
            g.then(Perform(self.figure, [self.number]))
