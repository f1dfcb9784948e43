"""A record being played: the one way in."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from druzina.core import forecast
from druzina.core.asking import accepted, question_of
from druzina.core.event import Event
from druzina.core.game import Game
from druzina.core.history import Entry
from druzina.core.keyframe import Keyframe
from druzina.core.looking import Looking
from druzina.core.luck import Seed
from druzina.core.options import Options
from druzina.core.position import Position
from druzina.core.record import Chosen, Record, Redrawn, read_entry, read_start
from druzina.core.refusal import Arguments, Problem, Refusal
from druzina.core.replaying import check_record, check_seat, draw_anew, meant
from druzina.core.silence import Scope
from druzina.core.step import AnyQuestion, Choice, Lane

G = TypeVar("G", bound=Position)


class Match(Looking[G]):
    """Only what passes through here happens. A refused or failing choice changes nothing."""

    @classmethod
    def new(
        cls,
        game: Game[G, Any],
        options: Options | dict[str, object],
        seed: Seed | None = None,
        folder: Path | None = None,
    ) -> Match[G]:
        """A fresh match; options as a typed value or as words, a seed if it shall be repeatable.

        Without one nobody can compute what comes.
        """
        typed = game.read_options(options) if isinstance(options, dict) else options
        return cls(game, typed, secrets.token_hex(32) if seed is None else seed, folder)

    @classmethod
    def at(
        cls,
        game: Game[G, Any],
        position: G,
        options: Options | dict[str, object],
        seed: Seed = 1,
    ) -> Match[G]:
        """A match that starts from this position and not from a fresh deal; its record keeps it.

        A file of a position is read by `druzina.core.position_text`.
        """
        typed = game.read_options(options) if isinstance(options, dict) else options
        if not position.is_for(typed.seats):
            raise ValueError(f"The position is not one of {typed.seats} seats.")
        return cls(game, typed, seed, start=game.codec.encode(position))

    # Playing

    def play(self, seat: int, choice: Choice) -> Refusal | None:
        """Answers the seat's question with a choice, its text form or its target."""
        question = question_of(self._g, seat)
        if question is None:
            return self._not_asked(seat, choice)
        found = accepted(self._g, question, choice)
        if found is None:
            return self._explain(seat, choice)
        marks = len(self._history), len(self._log)
        try:
            self._answer(question, found)
            self._keep_silence()
        except BaseException:  # a rule or Ctrl-C: the match is as it was
            self._rewind(*marks)
            raise
        return None

    def play_many(self, seat: int, choices: Sequence[Choice]) -> Refusal | None:
        """Several answers of one seat, all or none; only the last may lead to something unknown."""
        if question_of(self._g, seat) is None:
            return self._not_asked(seat, *choices[:1])
        plan = forecast.planned(self._imagined(seat), seat, choices, self._silence.answer)
        if isinstance(plan, Refusal):
            return self._naming.refusal(plan)
        marks = len(self._history), len(self._log)
        with self._all_or_nothing():
            for choice in plan:
                refused = self.play(seat, choice)
                if refused is not None:
                    self._rewind(*marks)
                    return refused
        return None

    def silence(self, seat: int, kind: str, scope: Scope) -> None:
        """Answers the seat's such questions by their silent choice for this turn, round or game."""
        self._known_seat(seat)
        self._silence.keep(self._g, seat, kind, scope)
        self._keep_silence()

    def speak(self, seat: int, kind: str) -> None:
        """Asks such questions again."""
        self._known_seat(seat)
        self._silence.speak(seat, kind)

    def silenced(self, seat: int) -> dict[str, Scope]:
        """The kinds of questions the seat is not asked now, and for how long."""
        self._known_seat(seat)
        return self._silence.kept(self._g, seat)

    @property
    def silences(self) -> bool:
        """Whether anybody said so of any question."""
        return bool(self._silence.silenced)

    def redraw(self, salt: Seed, seat: int | None = None, anew: bool = False) -> None:
        """Draws anew what the seat, or anybody, cannot know: to play on from here.

        `anew`: those who choose together choose anew too.
        """
        self._known_seat(seat)
        entry = Redrawn(salt, seat, anew)
        with self._all_or_nothing():
            self._remember(entry, in_lane=False)
            draw_anew(self.game, self._g, entry)

    # Taking back

    def undo(
        self, *seats: int, agreed: bool = False, salt: Seed | None = None, anew: bool = True
    ) -> Refusal | None:
        """Takes back the last choice of these seats, as far as the limit allows.

        With everybody's consent also beyond it; what was hidden then is drawn anew, and where all
        had chosen together everybody is asked anew: the others' answers have been seen. (`anew` is
        false only for what was taken back before that was so.)
        """
        last = self._history.last(seats)
        if last is None:
            return Refusal("", "refusal-nothing-to-undo")
        free = self._history.may_undo(last, seats, self._g.known)
        if not free and not agreed:
            return Refusal("", "refusal-undo-limit")
        in_lane, seat = self._history[last].in_lane, self._history[last].seat
        assert seat is not None, "only choices are taken back"
        half_given = free and in_lane and question_of(self._g, seat) is not None
        anew = anew and in_lane and not free
        first = self._history.together(last) if anew else last
        told, telling = self._history[first].told, len(self._log)
        if free and in_lane:
            telling = self._history[first].telling
        later = self._rewind(first, len(self._log))
        for played in later[1:] if free and in_lane else ():
            self._enact(played.entry, told=False)
        said: Arguments = {"seat": seat}
        undoes = told, telling
        taken_back = Event("event-taken-back", "", said, {}, seats, half_given, undoes)
        self._log.append(taken_back)
        if anew:
            self._log.append(Event("event-asked-anew", "", {}))
        if not free:
            self.redraw(secrets.token_hex(32) if salt is None else salt, anew=anew)
        return None

    # Replaying

    @classmethod
    def replay(
        cls,
        game: Game[G, Any],
        record: Record,
        upto: int | None = None,
        folder: Path | None = None,
    ) -> Match[G]:
        """The match of a record after its first `upto` entries, or all of them."""
        check_record(game, record, game.load(folder))
        options = game.read_options(dict(record.options))
        start = read_start(game.codec, record) if record.start else b""
        if start:
            _check_start(game, game.codec.decode(start), options.seats)
        match = cls(game, options, record.seed, folder, start)
        match.sitting = list(record.sitting)
        match.base = len(record.entries[:upto])
        for number, text in enumerate(record.entries[:upto], 1):
            match._enact(read_entry(text, number), number=number)
        whole = upto is None or upto >= len(record.entries)
        if whole and record.fingerprint and match.fingerprint != record.fingerprint:
            raise Problem("problem-record-fingerprint", number=len(record.entries))
        return match

    @classmethod
    def resume(cls, game: Game[G, Any], record: Record, keyframes: Sequence[Keyframe]) -> Match[G]:
        """The match as it stood at the last keyframe, of which `record` is the beginning."""
        check_record(game, record, game.load())
        options = game.read_options(dict(record.options))
        start = read_start(game.codec, record) if record.start else b""
        match = cls(game, options, record.seed, start=start, keyframes=keyframes)
        if match._g.content != record.content:
            raise Problem("problem-save-damaged", detail="content")
        match.sitting = list(record.sitting)
        return match

    def again(self, text: str) -> None:
        """Plays one more entry of a record."""
        number = len(self._history) + 1
        self._enact(read_entry(text, number), number=number)

    # Inside

    def _commit(self, question: AnyQuestion, choice: Choice, silent: bool = False) -> None:
        with self._all_or_nothing():
            self._answer(question, choice, silent)

    def _answer(self, question: AnyQuestion, choice: Choice, silent: bool = False) -> None:
        entry = Chosen(question.seat, question.write(self._g, choice), silent)
        self._remember(entry, isinstance(question, Lane))
        self._g.told = []
        self._g.answer(question, choice)
        self._carry_on()
        self._history[-1].telling = len(self._log)

    def _keep_silence(self) -> None:
        """Answers by silence as long as it is wanted and nothing grave hangs on it."""
        while self._silence.silenced and (questions := self._g.questions()):
            question = questions[0]
            choice = self._silence.answer(self._g, question)
            if choice is None:
                return
            self._commit(question, choice, silent=True)

    def _enact(self, entry: Entry, told: bool = True, number: int = 0) -> None:
        """Plays an entry again; its events may be in the log already."""
        if isinstance(entry, Redrawn):
            check_seat(entry, self.options, number)
            self.redraw(entry.salt, entry.seat, entry.anew)
            return
        question, found = meant(self._g, entry, number)
        events = len(self._log)
        self._commit(question, found, entry.silent)
        if not told:
            self._log.cut(events)
            self._history[-1].telling = events


def _check_start(game: Game[G, Any], position: G, seats: int) -> None:
    """What a record begins with may have been written by anybody."""
    if not position.is_for(seats):
        raise Problem("problem-save-damaged", detail="seats")
    if any(game.broken(position)):
        raise Problem("problem-save-damaged", detail="laws")
