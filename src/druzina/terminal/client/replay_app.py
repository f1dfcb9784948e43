"""A recorded game in panes: the table after each step, what the step told, forwards and back."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from druzina.terminal.boards import board_of
from druzina.terminal.client.pad import Pad
from druzina.terminal.client.style import CSS, SMALL, WIDE
from druzina.terminal.client.widgets import Frame, Picture
from druzina.terminal.replay import Replay, entry_of

STEPS = {
    ".": 1, "right": 1, "enter": 1, "n": 1, "full_stop": 1, "space": 1,
    ",": -1, "left": -1, "p": -1, "comma": -1, "backspace": -1,
    "]": 10, "pagedown": 10, "right_square_bracket": 10,
    "[": -10, "pageup": -10, "left_square_bracket": -10,
}  # fmt: skip


class ReplayApp(App[None]):
    """`reader` is the seat through whose eyes one looks, or nobody's."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay, reader: int | None, pad: Pad) -> None:
        super().__init__()
        self.title = "Družina"
        self.replay, self.reader, self.pad = replay, reader, pad
        self.step = 0
        self.digits = ""
        self.board = board_of(replay.match.game.name, replay.words, pad.width)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"), Frame(id="board-frame"):
                yield Picture(id="board")
            with Vertical(id="right"):
                with Frame(id="seats-frame"):
                    yield Picture(id="seats")
                with Frame(id="log-frame"):
                    yield Static(id="log")
        yield Static(id="prompt")
        yield Static(id="status")
        yield Static(id="entry")

    def on_mount(self) -> None:
        self.set_class(self.pad.ascii_only, "bare")
        self.show()

    def on_resize(self) -> None:
        self.show()

    def show(self) -> None:
        width, _ = self.size
        small, wide = width < SMALL, width >= WIDE
        self.set_class(small, "small")
        self.set_class(wide, "wide")
        match, words = self.replay.at(self.step), self.replay.words
        right = 0 if small else 45 if wide else 31
        if self.board is not None:
            view = match.view(self.reader)
            self._write("title", self.board.title(view))
            self._draw("board", self.board.scene(view, {}, width - right - 4))
            self._draw("seats", self.board.seats(view, 42 if wide else 28))
        place: dict[str, int | str] = {"step": self.step, "last": self.replay.last}
        told = words.say("replay-step", place)
        if self.step:
            entry = entry_of(self.replay, self.step, self.reader)
            told = words.say("replay-entry", {**place, "entry": entry})
        ended = f" {words.verdict(match.outcome, match.teams)}" if match.outcome else ""
        self._write("prompt", f"{told}{ended}")
        lines = [words.line(line) for line in self.replay.told(self.step, self.reader)]
        self._write("log", "\n".join(lines))
        self._write("status", " ".join(lines) if small else "")
        self._write("entry", f"> {self.digits}" if self.digits else words.say("client-replay"))

    def _draw(self, name: str, lines: list[Text]) -> None:
        spelt = [self.pad.spelt_line(line) for line in lines]
        self.query_one(f"#{name}", Picture).draw(spelt, (), ())

    def _write(self, name: str, text: str) -> None:
        self.query_one(f"#{name}", Static).update(Text(self.pad.spelt(text)))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        key, last = event.key, self.replay.last
        if key in ("q", "escape", "ctrl+q", "ctrl+c"):
            self.exit()
        elif event.character and event.character.isdecimal():
            self.digits += event.character
        elif key == "enter" and self.digits:
            self.step, self.digits = min(last, int(self.digits)), ""
        elif key in ("home", "end"):
            self.step = 0 if key == "home" else last
        elif key in ("up", "down"):
            frame = self.query_one("#board-frame", Frame)
            frame.scroll_relative(y=3 if key == "down" else -3, animate=False)
        else:
            by = STEPS.get(key) or STEPS.get(event.character or "", 0)
            self.step, self.digits = min(last, max(0, self.step + by)), ""
        self.show()


def show(replay: Replay, reader: int | None, ascii_only: bool) -> None:
    ReplayApp(replay, reader, Pad(ascii_only)).run()
