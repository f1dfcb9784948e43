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


class Frame(Step[Kingdom]):
    """`part` is the number of the part that comes next."""

    parts: ClassVar[tuple[Part, ...]] = ()

    part: int = 0

    def run(self, g: Kingdom) -> None:
        stack, parts, now = g.stack, self.parts, self.part
        end = len(parts)
        stack.append(self)
        while now < end:
            then = parts[now](g)
            now = now + 1 if then is None else then
            if not stack or stack[-1] is not self:
                self.part = now
                return
        stack.pop()
