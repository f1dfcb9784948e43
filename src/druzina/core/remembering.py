"""A position with its past: kept now and then, found again, taken back."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from druzina.core.event import Event, Line, lines, whole
from druzina.core.game import Game
from druzina.core.history import Entry, History, Played
from druzina.core.keyframe import Keyframe, restored
from druzina.core.log import Log
from druzina.core.luck import Seed, started
from druzina.core.options import Options
from druzina.core.position import Position
from druzina.core.replaying import carry_out
from druzina.core.silence import Silence

G = TypeVar("G", bound=Position)


class Remembering(Generic[G]):
    """What a match is made of, and how it goes back to any of its entries.

    No more than some fifty entries are ever played again for it.
    """

    def __init__(
        self,
        game: Game[G, Any],
        options: Options,
        seed: Seed,
        folder: Path | None = None,
        start: bytes = b"",
        keyframes: Sequence[Keyframe] = (),
    ) -> None:
        self.game = game
        self.options = options
        self._seats = range(options.seats)
        self.seed = seed
        self.sitting: list[str] = []
        self.base = 0  # how many entries it began with: a fork's past
        self._log = Log()
        self._history = History()
        self._silence = Silence()
        self._start = start
        content = game.load(folder)
        if keyframes:
            self._g = restored(game, keyframes, self._history, self._log)
            self._silence.read(keyframes[-1].silence)
            self._opening, self.base = keyframes[-1].opening, keyframes[-1].base
            self._naming = game.naming(self._g.content)
        else:
            self._g = self._begun(content)
            self._naming = game.naming(self._g.content)
            self._carry_on()
            self._opening = len(self._log)
        self._told = len(self._log) if keyframes else 0  # how many events stand in keyframes

    def _begun(self, content: str) -> G:
        """The position before anything has happened."""
        if self._start:
            return self.game.codec.decode(self._start)
        return self.game.setup(self.options, content, started(self.seed))

    def _saved_start(self) -> str:
        """The position it began with, if that was no fresh deal."""
        if not self._start:
            return ""
        game = self.game
        saved = game.codec.save(game.codec.decode(self._start), game.name, game.version)
        return b64encode(saved).decode()

    # What was played and told

    @property
    def length(self) -> int:
        """How many entries were played."""
        return len(self._history)

    @property
    def settled(self) -> int:
        """How many entries anybody may know of: not the answers given where all choose now."""
        return self._history.settled(self._g.known)

    def entries(self, since: int = 0) -> list[str]:
        """What was played after the first `since` entries, in the record's words."""
        return self._history.entries(since)

    def undoable(self, *seats: int) -> int:
        """How many choices these seats, one person's, may take back one after the other."""
        return self._history.undoable(seats, self._g.known)

    def final(self, entry: int) -> bool:
        """Whether something has become known since: it cannot be taken back without consent."""
        return self._history[entry].known != self._g.known

    def last(self, *seats: int) -> int | None:
        """Where among the entries the last choice of these seats stands: undo takes back that."""
        return self._history.last(seats)

    def _known_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self._seats:
            raise ValueError(f"There is no seat {seat}: they are 0 to {self.options.seats - 1}.")

    def log(self, seat: int | None, since: int = 0) -> list[Line]:
        """The lines of the seat, or of a spectator, after number `since`."""
        self._known_seat(seat)
        return lines(self._log.since(0), seat, since)

    def whole_log(self, since: int = 0) -> list[Line]:
        """All that all seats knew: for games that are over."""
        return whole(self._log.since(since), since)

    @property
    def told(self) -> int:
        """How many events there were; only grows."""
        return len(self._log)

    def events(self, told: int) -> list[Event]:
        """What came after the first `told` events, with who may know what of it."""
        return self._log.since(told)

    # Keyframes

    def keyframe(self) -> Keyframe:
        """What came since the last one: all of them together are the match."""
        history = self._history
        made = Keyframe(
            position=self.game.codec.save(self._g, self.game.name, self.game.version),
            stands=history.kept,
            played=history.played[history.kept :],
            events=self._log.packed(self._told),
            told=len(self._log) - self._told,
            silence=self._silence.write(),
            opening=self._opening,
            base=self.base,
        )
        history.kept, self._told = len(history), len(self._log)
        return made

    @property
    def unkept(self) -> int:
        """How many entries no keyframe has yet."""
        return len(self._history) - self._history.kept

    def copy(self) -> Self:
        """The same match for somebody who looks back in it while this one goes on."""
        return self.back_at(len(self._history), self._log.copy())

    def back_at(self, step: int, log: Log | None = None) -> Self:
        """The match as it stood after its first `step` entries, without what was taken back."""
        past = copy(self)
        past._g = self._position_at(step)
        past._history, past._silence = self._history.copy(step), Silence()
        past._log = self._story(step) if log is None else log
        past.base, past._told = min(self.base, step), 0
        return past

    def saved_at(self, step: int) -> bytes:
        """The position after the first `step` entries, as the codec saves it."""
        return self.game.codec.save(self._position_at(step), self.game.name, self.game.version)

    def told_by(self) -> list[list[Event]]:
        """What the deal told, and then each entry, without what was taken back."""
        events = self._log.since(0)
        each = (events[one.told : one.telling] for one in self._history.played)
        return [events[: self._opening], *each]

    def _story(self, step: int) -> Log:
        log = Log()
        for told in self.told_by()[: step + 1]:
            log.extend(told)
        return log

    def _position_at(self, step: int) -> G:
        """From the nearest position that is kept."""
        if step == len(self._history):
            return self.game.codec.clone(self._g)
        at, data = self._history.nearest(step)
        if data is None:
            g = self._begun(self._g.content)
            g.advance()
        else:
            g = self.game.codec.decode(data)
        for number, played in enumerate(self._history.played[at:step], at + 1):
            carry_out(self.game, self.options, g, played.entry, number)
        return g

    # Going on, and back

    def _remember(self, entry: Entry, in_lane: bool) -> None:
        before = self.game.codec.encode(self._g)
        self._history.add(entry, before, self._g.known, in_lane, len(self._log))

    def _rewind(self, entries: int, events: int) -> list[Played]:
        """Back to where only so many entries were played and so many events told."""
        if entries < len(self._history):
            self._g = self._position_at(entries)
        self.base = min(self.base, entries)
        self._log.cut(events)
        return self._history.cut(entries)

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """Whatever fails in here, a rule or Ctrl-C, the match is as it was."""
        marks = len(self._history), len(self._log)
        try:
            yield
        except BaseException:
            self._rewind(*marks)
            raise

    def _carry_on(self) -> None:
        """Runs the rules to the next question and keeps what they tell."""
        self._g.told = self._g.told or []
        self._g.advance()
        self._log.extend(self._naming.events(self._g.told))
        self._g.told = None
