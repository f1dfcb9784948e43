"""The table is on the screen while the panes are still being imported, which takes longer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from druzina.terminal.client.pad import Pad
from druzina.terminal.play import Session


@contextmanager
def drawn(session: Session, pad: Pad) -> Iterator[None]:
    """Draws the table once on the screen that the panes will take; gives it back if they fail."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)
    console.set_alt_screen(True)
    _draw(session, pad, console)
    try:
        yield
    except BaseException:
        console.set_alt_screen(False)
        raise


def _draw(session: Session, pad: Pad, console: Console) -> None:
    """What the only person sees; before several, what everybody may see."""
    board = session.table.board
    if board is None:
        return
    view = session.match.view(session.reader)
    lines = board.scene(view, {}, console.width - 2)[: console.height - 3]
    console.print(pad.spelt(board.title(view)), style="bold", no_wrap=True)
    for line in lines:
        console.print(" ", pad.spelt_line(line), sep="", no_wrap=True, overflow="crop")
