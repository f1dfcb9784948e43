"""What the panes show: the table, my things, the others, what happened, and the question below."""

from __future__ import annotations

from textwrap import wrap

from msgspec import Struct
from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from druzina.core import Offered
from druzina.terminal.boards import Board
from druzina.terminal.boards.picture import uncoloured
from druzina.terminal.client.asking import Question
from druzina.terminal.client.keys import Typing
from druzina.terminal.client.pad import Pad
from druzina.terminal.client.style import CSS, HIGH, LOW, PANES, SMALL, WIDE
from druzina.terminal.client.widgets import Choices, Frame, Picture
from druzina.terminal.play import Session
from druzina.terminal.table import struck_in, targets_of

SHORT = 2  # what a command says in so many lines stands below the question


class Panes(App[int]):
    """Everything is drawn anew from the match and the question; nothing here plays."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, pad: Pad) -> None:
        super().__init__()
        self.title = "Družina"
        self.session, self.pad = session, pad
        self.question: Question | None = None
        self.staged: Offered | None = None
        self.typing = Typing()
        self.veiled = False
        self.pane = "board"
        self.note = ""

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with Frame(id="board-frame"):
                    yield Picture(id="board")
                with Frame(id="mine-frame"):
                    yield Picture(id="mine")
                with Frame(id="note-frame"):
                    yield Static(id="note")
            with Vertical(id="right"):
                with Frame(id="seats-frame"):
                    yield Picture(id="seats")
                with Frame(id="log-frame"):
                    yield Static(id="log")
        yield Static(id="prompt")
        yield Choices(id="choices")
        yield Static(id="status")
        yield Static(id="entry")

    def on_resize(self) -> None:
        self.measure()
        self.show()

    def measure(self) -> None:
        width, height = self.size
        self.set_class(width < SMALL, "small")
        self.set_class(width >= WIDE, "wide")
        self.set_class(height < LOW, "low")
        for name in PANES:
            self.set_class(name == self.pane, f"show-{name}")

    @property
    def text_width(self) -> int:
        """What the left column has room for."""
        width, _ = self.size
        right = 0 if width < SMALL else 45 if width >= WIDE else 31
        return max(20, width - right - 4)

    @property
    def side_width(self) -> int:
        """What the right column has room for beside its border, its margins and a scroll bar; on a
        small screen it has the whole width to itself."""
        width, _ = self.size
        return width - 4 if width < SMALL else (44 if width >= WIDE else 30) - 4

    def show(self) -> None:
        """Everything anew, from the match and the question."""
        reader, question = self.session.reader, self.question
        self.pad.widen(self.text_width)
        self._write("entry", self._entry())
        if self.veiled:
            self._veil()
            return
        board = self.session.table.board
        if board is not None:
            view = self.session.match.view(reader)
            asked = targets_of(question.asked) if question else {}
            self._write("title", self._title(self._where(board, view)))
            self._draw("board", board.scene(view, asked, self.text_width))
            mine = board.mine(view, asked, self.text_width)
            self._draw("mine", [*mine, *self._legend(board)])
            wide = self.side_width
            self._draw("seats", [*board.seats(view, wide), *self._plans(reader, wide)])
        self._tell(reader)
        self._ask()

    def _where(self, board: Board, view: Struct) -> str:
        """The title of the table; a small screen has room for the moment alone."""
        told = board.title(view)
        return told.partition(" · ")[2] if self.has_class("small") else told

    def _legend(self, board: Board) -> list[Text]:
        """What the letters mean, and the marks where there is room; a small screen has `h`."""
        if self.has_class("small") or self.has_class("low"):
            return []
        lines = board.legend() if self.size.height >= HIGH else board.legend()[:1]
        rows = [row for line in lines for row in wrap(line, self.text_width)]
        return [Text(row, "dim") for row in rows]

    def _plans(self, reader: int | None, width: int) -> list[Text]:
        """What partners plan, below the seats."""
        told = self.session.planned(reader)
        return [Text(row, "italic") for line in told for row in wrap(line, width)]

    def _draw(self, name: str, lines: list[Text]) -> None:
        question = self.question
        asked = question.targets if question else ()
        chosen = question.pointed if question else ()
        spelt = [self.pad.spelt_line(line) for line in lines]
        if self.no_color:
            spelt = [uncoloured(line) for line in spelt]
        picture = self.query_one(f"#{name}", Picture)
        picture.draw(spelt, asked, chosen)
        row = picture.row_of(chosen)
        if row is not None:
            self.call_after_refresh(self._follow, name, row)

    def _follow(self, name: str, row: int) -> None:
        """The row pointed at in the middle; how high the pane is, is known once all is laid out."""
        frame = self.query_one(f"#{name}-frame", Frame)
        frame.scroll_to(y=max(0, row - frame.size.height // 2), animate=False)

    def _write(self, name: str, text: str) -> None:
        self.query_one(f"#{name}", Static).update(Text(self.pad.spelt(text)))

    def _title(self, told: str) -> str:
        undoable = self.session.match.undoable(*self.session.persons) if self.question else 0
        words = self.session.words
        undo = f" · {words.say('client-undo', {'n': undoable})}" if undoable else ""
        panes = (
            f" · [{words.say(f'client-pane-{self.pane}')}] Tab" if self.has_class("small") else ""
        )
        return f"{told}{panes}{undo}"

    def _veil(self) -> None:
        """Nothing of anybody: not the table, not the log, not the choices."""
        assert self.session.reader is not None
        for name in ("board", "mine", "seats"):
            self.query_one(f"#{name}", Picture).draw([], (), ())
        for name in ("log", "status", "title"):
            self.query_one(f"#{name}", Static).update("")
        self.unnote()
        self.query_one(Choices).clear_options()
        told = self.session.words.say("client-hand-over", {"seat": self.session.reader})
        self._write("prompt", told)

    def _tell(self, reader: int | None) -> None:
        """What happened since the reader was asked last stands out."""
        lines = self.session.match.log(reader)
        new = self.session.already_read(reader)
        told, struck = Text(), struck_in(lines)
        for number, line in enumerate(lines[-80:], max(0, len(lines) - 80)):
            style = "" if number >= new else "dim"
            if line.number in struck:
                style = "strike dim"
            told.append(f"{self.pad.spelt(self.session.words.line(line))}\n", style)
        told.rstrip()
        self.query_one("#log", Static).update(told)

    def _ask(self) -> None:
        question = self.question
        choices = self.query_one(Choices)
        choices.clear_options()
        if question is None:
            self._write("prompt", self._waiting())
            self._write("status", "")
            return
        self._write("prompt", question.prompt)
        choices.add_options(
            question.lines(self.size.width - 3, self.typing.filtered, self.pad.spelt)
        )
        choices.highlighted = question.highlighted
        self._write("status", self._status())
        self._keep_room(question.abouts)

    def _keep_room(self, abouts: list[str]) -> None:
        """For the longest description of what may be pointed at, so that none is cut and the
        choices stay where they are while one after the other is read."""
        wide = self.size.width - 2
        rows = max(len(wrap(self.pad.spelt(one), wide)) for one in abouts)
        self.query_one("#status", Static).styles.min_height = min(rows, self.size.height // 3)

    def _waiting(self) -> str:
        match, words = self.session.match, self.session.words
        if match.outcome is not None:
            return f"{words.verdict(match.outcome, match.teams)} {words.say('client-over')}"
        return words.say("play-thinking", {"seat": self.session.next_seat()})

    def _status(self) -> str:
        if self.staged is not None and self.question is not None:
            return self.question.confirmation(self.staged)
        return self.note or (self.question.about if self.question else "")

    def _entry(self) -> str:
        words, typing, question = self.session.words, self.typing, self.question
        if typing.kind and question is not None:
            shown = len(question.matching(typing.filtered))
            told: dict[str, int | str] = {
                "text": typing.text,
                "n": shown,
                "all": len(question.choices),
            }
            return f"> {words.say(f'client-{typing.kind}', told)}"
        if self.has_class("noted"):
            return words.say("client-closed")
        return words.say("client-keys-short" if self.has_class("small") else "client-keys")

    # Notes: what commands say

    def noted(self, said: Text) -> None:
        """A few words below the question; more in the place of the table."""
        self.unnote()
        if said.plain.count("\n") < SHORT:
            self.note = said.plain
            return
        self.query_one("#note", Static).update(said)
        self.query_one("#note-frame", Frame).scroll_home(animate=False)
        self.add_class("noted")

    def unnote(self) -> None:
        self.note = ""
        self.remove_class("noted")
