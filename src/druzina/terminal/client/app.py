"""A game in panes: who is asked next, and what keys and pointers do."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from textual import events
from textual.widgets import OptionList

from druzina.core import Problem
from druzina.terminal.boards.picture import Direction, nearest, places
from druzina.terminal.client.asking import Question
from druzina.terminal.client.keys import ARROWS, COMMANDS, SCROLLS, Typing
from druzina.terminal.client.pad import Pad
from druzina.terminal.client.panes import Panes
from druzina.terminal.client.style import PANES
from druzina.terminal.client.widgets import Frame, Picture
from druzina.terminal.commands import find_command
from druzina.terminal.play import Leave, Session


class Client(Panes):
    """The session's commands speak to its pad; what they say is shown in a pane."""

    def __init__(self, session: Session, pad: Pad) -> None:
        super().__init__(session, pad)
        self._tasks: set[asyncio.Task[None]] = set()
        self.failed: Problem | None = None  # why the game cannot go on here

    def on_mount(self) -> None:
        self.set_class(self.pad.ascii_only, "bare")
        self.query_one("#log-frame", Frame).anchor()  # it stays at its end when lines come
        self._heed_signals()
        self.measure()
        self.call_after_refresh(self.go_on)

    def _heed_signals(self) -> None:
        """A closed window and a request to end: the game is saved."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            # Only the main thread of a system that has them hears signals.
            with suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(getattr(signal, name), self._leave)

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
        try:
            choice = await asyncio.to_thread(self.session.thought, seat, seen)
            self.session.bot_plays(seat, choice)
        except Problem as problem:
            self.failed = problem
            self._leave()
            return
        self.go_on()

    def _aside(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _end(self) -> None:
        self.question = None
        self.session.tell_end()
        self.noted(self.pad.take())
        self.show()

    def _say(self, command: Callable[[], None]) -> None:
        """Carries a command out and shows what it said."""
        before = self.session.match.fingerprint
        command()
        said = self.pad.take()
        if self.session.match.fingerprint != before:
            self.note = said.plain
            self.go_on()
        else:
            self.noted(said)
            self.show()

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
            self.unnote()
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
        self.unnote()
        self.show()

    def _scroll(self, x: int, y: int) -> None:
        frame = self.query_one("#note-frame" if self.has_class("noted") else "#board-frame", Frame)
        frame.scroll_relative(x=4 * x, y=3 * y, animate=False)

    def _next_pane(self, by: int) -> None:
        self.pane = PANES[(PANES.index(self.pane) + by) % len(PANES)]
        self.unnote()
        self.measure()
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
            self.unnote()
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
            self.noted(self.pad.take())
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
    if client.failed is not None:
        raise client.failed
    return code or 0
