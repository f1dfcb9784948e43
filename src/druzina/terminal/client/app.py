"""A game in panes: the table, my things, the others, what happened, and the question below."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from textwrap import wrap

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static

from druzina.core import Offered
from druzina.terminal.boards import Board
from druzina.terminal.boards.picture import Direction, nearest, places, uncoloured
from druzina.terminal.client.asking import Question
from druzina.terminal.client.keys import ARROWS, COMMANDS, SCROLLS, Typing
from druzina.terminal.client.pad import Pad
from druzina.terminal.client.style import CSS, HIGH, LOW, PANES, SMALL, WIDE
from druzina.terminal.client.widgets import Choices, Frame, Picture
from druzina.terminal.commands import find_command
from druzina.terminal.play import Leave, Session
from druzina.terminal.table import struck_in, targets_of

SHORT = 2  # what a command says in so many lines stands below the question


class Client(App[int]):
    """The session's commands speak to its pad; what they say is shown in a pane."""

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
        self._tasks: set[asyncio.Task[None]] = set()

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

    def on_mount(self) -> None:
        self.set_class(self.pad.ascii_only, "bare")
        self.query_one("#log-frame", Frame).anchor()  # it stays at its end when lines come
        self._heed_signals()
        self._measure()
        self.call_after_refresh(self.go_on)

    def _heed_signals(self) -> None:
        """A closed window and a request to end: the game is saved."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            # Only the main thread of a system that has them hears signals.
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self._leave)

    def on_resize(self) -> None:
        self._measure()
        self.show()

    def _measure(self) -> None:
        width, height = self.size
        self.set_class(width < SMALL, "small")
        self.set_class(width >= WIDE, "wide")
        self.set_class(height < LOW, "low")
        for name in PANES:
            self.set_class(name == self.pane, f"show-{name}")

    # The game goes on

    def go_on(self) -> None:
        """Whoever is asked next: a person at this screen, or a bot, which thinks aside."""
        self.staged, self.typing = None, Typing()
        match = self.session.match
        if match.outcome is not None:
            self._end()
            return
        seat = self.session.next_seat()
        if seat not in self.session.persons:
            self._aside(self._bot(seat))
            self.show()
            return
        self._hand_over(seat)
        asked = match.asked(seat)
        assert asked is not None, "only who is asked is shown a question"
        self.question = Question(self.session, asked)
        self.show()

    def _hand_over(self, seat: int) -> None:
        """Between two persons the table is covered until the next one says so."""
        several = len(self.session.persons) > 1 and self.session.reader != seat
        self.veiled = several and self.session.secret_between(seat)
        self.session.reader = seat

    async def _bot(self, seat: int) -> None:
        self.question = None
        seen = self.session.match.seen(seat)
        choice = await asyncio.to_thread(self.session.sitter(seat).choose, seen)
        self.session.bot_plays(seat, choice)
        self.go_on()

    def _aside(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end(self) -> None:
        self.question = None
        self.session.tell_end()
        self._note(self.pad.take())
        self.show()

    # Showing

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
            self._write("title", self._title(board.title(view)))
            self._draw("board", board.scene(view, asked, self.text_width))
            mine = board.mine(view, asked, self.text_width)
            self._draw("mine", [*mine, *self._legend(board)])
            wide = self.side_width
            self._draw("seats", [*board.seats(view, wide), *self._plans(reader, wide)])
        self._tell(reader)
        self._ask()

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
        self._unnote()
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

    def _say(self, command: Callable[[], None]) -> None:
        """Carries a command out and shows what it said."""
        before = self.session.match.fingerprint
        command()
        said = self.pad.take()
        if self.session.match.fingerprint != before:
            self.note = said.plain
            self.go_on()
        else:
            self._note(said)
            self.show()

    def _note(self, said: Text) -> None:
        """A few words below the question; more in the place of the table."""
        self._unnote()
        if said.plain.count("\n") < SHORT:
            self.note = said.plain
            return
        self.query_one("#note", Static).update(said)
        self.query_one("#note-frame", Frame).scroll_home(animate=False)
        self.add_class("noted")

    def _unnote(self) -> None:
        self.note = ""
        self.remove_class("noted")

    # Keys and pointers

    async def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if self.veiled:
            self._unveil(event.key)
        elif self.typing.kind:
            self._typed(event.key, event.character)
        else:
            self._pressed(event.key, event.character)

    def _unveil(self, key: str) -> None:
        if key == "enter":
            self.veiled = False
            self.show()
        elif key in ("q", "ctrl+q", "ctrl+c"):
            self._leave()

    def _pressed(self, key: str, character: str | None) -> None:
        if key in ARROWS:
            self._point(*ARROWS[key])
        elif key in SCROLLS:
            self._scroll(*SCROLLS[key])
        elif key in ("enter", "c", "space"):
            self._take()
        elif key == "escape":
            self.staged = None
            self._unnote()
            self.show()
        elif key == "o":
            self._open()
        elif key in ("tab", "shift+tab"):
            self._next_pane(1 if key == "tab" else -1)
        elif key in ("q", "ctrl+q", "ctrl+c"):
            self._leave()
        elif key in COMMANDS or character in COMMANDS:
            self._command(COMMANDS.get(key) or COMMANDS[str(character)])
        elif self.question is not None and character and character.isprintable():
            self._begin(character)

    def _open(self) -> None:
        """Shows what is not possible now, one by one, or no more."""
        if self.question is not None:
            self.question.opened = not self.question.opened
            self.show()

    def _begin(self, character: str) -> None:
        """A digit begins a number, `/` a search of the rules, another letter finds choices."""
        question = self.question
        assert question is not None
        kind = {"/": "rules", "f": "filter"}.get(
            character, "number" if character.isdecimal() else "filter"
        )
        self.typing = Typing(kind, "" if character in "/f" else character)
        self._typed("", None)

    def _typed(self, key: str, character: str | None) -> None:
        question, typing = self.question, self.typing
        if question is None or key == "escape":
            self.typing = Typing()
        elif key in ("up", "down") and typing.kind == "filter":
            self._point(*ARROWS[key])
            return
        elif key == "enter":
            self.typing = Typing()
            self._entered(typing)
            return
        elif key == "backspace":
            self.typing = Typing(typing.kind, typing.text[:-1]) if typing.text else Typing()
        elif character and character.isprintable():
            self.typing = Typing(typing.kind, typing.text + character)
        if (
            question is not None
            and self.typing.kind == "number"
            and question.certain(self.typing.text)
        ):
            number, self.typing = int(self.typing.text), Typing()
            question.point_at_number(number)
            self._take()
            return
        if question is not None and self.typing.kind == "filter":
            question.first(self.typing.filtered)
        self.show()

    def _entered(self, typing: Typing) -> None:
        question = self.question
        assert question is not None
        if typing.kind == "rules":
            self._command(f"rules {typing.text}" if typing.text else "?")
        elif typing.kind == "number" and not question.point_at_number(int(typing.text)):
            self._command(typing.text)
        else:
            self._take()

    def _command(self, text: str) -> None:
        """A command of the line mode, by its key."""
        question, session = self.question, self.session
        if question is None:
            return
        seat = question.asked.seat
        if text == "?" and question.barred_reason:
            text = f"why {question.barred_reason}"
        elif text in ("plan", "preview"):
            text = f"{text} {question.number or ''}"
        elif text == "?" and question.number is not None:
            text = f"? {question.number}"
        command = find_command(text, session.words)
        if command is None:
            self._say(lambda: session.say_no_number(question.asked, text))
            return
        self._say(lambda: command(session, seat, text.partition(" ")[2].strip()))

    def _point(self, way: Direction, step: int) -> None:
        """Up and down go along the choices; on the table arrows go to the nearest target."""
        question = self.question
        if question is None:
            return
        self.staged = None
        drawn = places(self.query_one("#board", Picture).lines)
        open_ = [target for target in question.targets if target in drawn]
        at = next((one for one in question.pointed if one in drawn), "")
        if open_ and (at or way[0]):
            question.point_at(nearest(drawn, at, way, open_))
            if not question.pointed or question.pointed == (at,):
                question.step(step)
        else:
            question.step(step)
        self._unnote()
        self.show()

    def _scroll(self, x: int, y: int) -> None:
        frame = self.query_one("#note-frame" if self.has_class("noted") else "#board-frame", Frame)
        frame.scroll_relative(x=4 * x, y=3 * y, animate=False)

    def _next_pane(self, by: int) -> None:
        self.pane = PANES[(PANES.index(self.pane) + by) % len(PANES)]
        self._unnote()
        self._measure()
        self.show()

    def _take(self) -> None:
        """Takes the choice pointed at; where undo ends, it is asked for twice."""
        question = self.question
        if question is None:
            return
        chosen = question.offered
        if chosen is None and question.barred_reason == "":
            self._open()
        elif chosen is None:
            self._command("?")
        elif chosen == self.staged or not question.final(chosen):
            self._unnote()
            self.session.looked(question.asked.seat)
            self._say(lambda: self.session.play(question.asked.seat, chosen.choice))
        else:
            self.staged = chosen
            self.show()

    def on_picture_pointed(self, event: Picture.Pointed) -> None:
        """A click points; a second one takes."""
        question = self.question
        if question is None or self.veiled:
            return
        again = event.target in question.pointed
        if question.point_at(event.target):
            if again:
                self._take()
            else:
                self.show()
        else:
            self._command(f"why {event.target}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.question is not None and not self.veiled:
            self.question.highlighted = event.option_index
            self._take()

    def _leave(self) -> None:
        if self.session.match.outcome is not None or self.session.leave():
            self.exit(0)
        else:
            self._note(self.pad.take())
            self.show()

    def action_quit(self) -> None:  # type: ignore[override]  # Ctrl-Q and Ctrl-C too save first
        self._leave()


def play(session: Session, pad: Pad) -> int:
    """Runs the client; what is to be read afterwards, the file and how to go on, is printed."""
    client = Client(session, pad)
    try:
        code = client.run()
    except Leave:
        code = 0
    print(pad.take().plain)
    return code or 0
