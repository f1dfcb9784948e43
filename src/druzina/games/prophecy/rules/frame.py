"""What goes on in a fixed order: a frame runs its parts one after the other.

A part changes the position and perhaps pushes steps, which run before the next part. It may say by
its number which part comes next. Most parts have nothing to ask, so that a whole round or fight
seldom needs more than this one step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from druzina.core import Step
from druzina.games.prophecy.model import Kingdom

Part = Callable[[Kingdom], int | None]


def done(g: Kingdom) -> None:
    """The last part of every frame: it leaves the stack."""
    g.stack.pop()


class Frame(Step[Kingdom]):
    """`part` is the number of the part that comes next."""

    parts: ClassVar[tuple[Part, ...]] = ()

    part: int = 0

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.parts = (*cls.parts, done)

    def run(self, g: Kingdom) -> None:
        stack, parts, now = g.stack, self.parts, self.part
        stack.append(self)
        while True:
            then = parts[now](g)
            now = now + 1 if then is None else then
            if not stack or stack[-1] is not self:
                self.part = now
                return
