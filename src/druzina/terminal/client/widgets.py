"""What the panes are made of: a picture that can be clicked, a frame that scrolls, the choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text
from textual import events
from textual.containers import ScrollableContainer
from textual.message import Message
from textual.widgets import OptionList, Static

from druzina.terminal.boards.picture import lit, places, target_at


class Picture(Static):
    """Lines of a board; a click on a piece tells its target."""

    class Pointed(Message):
        def __init__(self, target: str) -> None:
            self.target = target
            super().__init__()

    def __init__(self, id: str) -> None:  # noqa: A002  # as Textual calls it
        super().__init__(id=id)
        self.lines: Sequence[Text] = ()

    def draw(self, lines: Sequence[Text], asked: Collection[str], chosen: Collection[str]) -> None:
        self.lines = lines
        self.update(Text("\n").join(lit(lines, asked, chosen)))

    def row_of(self, targets: Collection[str]) -> int | None:
        """The line of the first of these targets that stands here."""
        rows = [
            place.row
            for one, all_ in places(self.lines).items()
            if one in targets
            for place in all_
        ]
        return min(rows, default=None)

    def on_click(self, event: events.Click) -> None:
        target = target_at(self.lines, event.y, event.x)
        if target:
            self.post_message(self.Pointed(target))


class Frame(ScrollableContainer, can_focus=False):
    """A pane with a title; it scrolls by wheel and by shift with the arrows."""


class Choices(OptionList, can_focus=False):
    """The numbered choices; below them what is not possible now, once for each reason."""
