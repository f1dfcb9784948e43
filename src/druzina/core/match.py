"""A record being played: the one way in."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from druzina.core import forecast
from druzina.core.asking import (
    Asked,
    accepted,
    all_meant,
    beyond,
    explain,
    not_asked,
    offer,
    question_of,
    refused,
)
from druzina.core.event import Event
from druzina.core.game import Game, Options
from druzina.core.hidden import Seen, imagine
from druzina.core.history import Entry
from druzina.core.keyframe import Keyframe, check, draw_anew
from druzina.core.log import Log
from druzina.core.luck import Luck, Seed, one_way
from druzina.core.outcome import Outcome
from druzina.core.position import Position
from druzina.core.record import Chosen, Record, Redrawn, read_entry, read_start
from druzina.core.refusal import Arguments, Problem, Refusal
from druzina.core.remembering import Remembering
from druzina.core.silence import Scope
from druzina.core.step import AnyQuestion, Choice, Lane, Shown, Together
from druzina.core.teams import Teams, allies

G = TypeVar("G", bound=Position)


class Match(Remembering[G]):
    """Only what passes through here happens. A refused or failing choice changes nothing."""

    def __init__(
        self,
        game: Game[G, Any],
        options: Options,
        seed: Seed,
        folder: Path | None = None,
        start: bytes = b"",
        keyframes: Sequence[Keyframe] = (),
    ) -> None:
        super().__init__(game, options, seed, folder, start, keyframes)
        self._looked_from = b""
        self._looks: dict[int, forecast.LookAhead[G]] = {}

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
        return cls(game, typed, seed, start=game.codec.encode(position))

    # Looking

    @property
    def outcome(self) -> Outcome | None:
        return self._g.outcome

    @property
    def teams(self) -> Teams:
        """The groups of seats that win and lose together."""
        return self.game.teams(self.options)

    @property
    def content(self) -> str:
        """The fingerprint of the content in play."""
        return self._g.content

    @property
    def position(self) -> bytes:
        """All that is true now, encoded: for whoever may know it, to start from (`Match.at`)."""
        return self.game.codec.encode(self._g)

    @property
    def fingerprint(self) -> str:
        return self.game.codec.fingerprint(self._g)

    @property
    def record(self) -> Record:
        return Record(
            game=self.game.name,
            version=self.game.version,
            content=self._g.content,
            digests=self.game.digests(self._g.content),
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            sitting=list(self.sitting),
            entries=self._history.entries(),
            start=self._saved_start(),
            fingerprint=self.fingerprint,
        )

    def questions(self) -> list[AnyQuestion]:
        """Who is asked what; several at once only where all choose together."""
        return self._g.questions()

    def ready(self) -> list[int]:
        """The seats that have answered where all choose together and others still think."""
        top = self._g.stack[-1] if self._g.stack else None
        return [lane.seat for lane in top.lanes if lane.done] if isinstance(top, Together) else []

    def choices(self, seat: int) -> Sequence[Choice]:
        """What the seat may answer now; a `ValueError` if it is not asked."""
        return self._question(seat).choices(self._g)

    def asked(self, seat: int) -> Asked | None:
        """The seat's open question in people's terms."""
        self._known_seat(seat)
        question = question_of(self._g, seat)
        return None if question is None else self.offered(question, self._naming.shown)

    def offered(
        self, question: AnyQuestion, named: Callable[[Shown], Shown] = lambda shown: shown
    ) -> Asked:
        """An open question in people's terms, but with things as rules number them, for whoever
        names only what was never worded before."""
        return offer(self._g, question, self.game.cause(self._g, question), named)

    def view(self, seat: int | None) -> Struct:
        """What the seat sees, or a spectator."""
        self._known_seat(seat)
        return self.game.view(self._g, seat)

    def otherwise(self, seat: int, public: Struct) -> dict[str, object]:
        """What the seat sees otherwise than a spectator, who sees `public` now."""
        self._known_seat(seat)
        return self.game.otherwise(self._g, seat, public)

    @property
    def together(self) -> bool:
        """Whether all choose at once now, each in secret."""
        return bool(self._g.stack) and isinstance(self._g.stack[-1], Together)

    def secretive(self) -> list[int]:
        """The seats that know something that must not stay on a shared screen."""
        seats = range(self.options.seats)
        if self.together:
            return list(seats)
        return [seat for seat in seats if self.game.secretive(self._g, seat)]

    def judged(self, seat: int) -> float:
        """The game's judgement of the true position: for games that are over."""
        self._known_seat(seat)
        return self.game.judge(self._g, seat)

    def seen(self, seat: int) -> Seen[G]:
        """What a bot on that seat is given: an imagined world, never the true position."""
        self._question(seat)
        world = self.game.codec.encode(self._imagined(seat))
        return Seen(self.game, world, seat, self.teams)

    @property
    def turn(self) -> int:
        """Which turn is played, counted by the game."""
        return self._g.turn

    @property
    def round(self) -> int:
        return self._g.round

    def intention(self, seat: int, reader: int) -> Shown | None:
        """What a seat is out for, told to a partner and out of what that partner knows."""
        if self.outcome is not None or reader not in allies(self.teams, seat):
            return None
        return self._naming.maybe(self.game.intention(self._imagined(reader), seat))

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
        self._silence.keep(self._g, seat, kind, scope)
        self._keep_silence()

    def speak(self, seat: int, kind: str) -> None:
        """Asks such questions again."""
        self._silence.speak(seat, kind)

    def silenced(self, seat: int) -> dict[str, Scope]:
        """The kinds of questions the seat is not asked now, and for how long."""
        return self._silence.kept(self._g, seat)

    def redraw(self, salt: Seed, seat: int | None = None, anew: bool = False) -> None:
        """Draws anew what the seat, or anybody, cannot know: to play on from here.

        `anew`: those who choose together choose anew too.
        """
        entry = Redrawn(salt, seat, anew)
        self._remember(entry, in_lane=False)
        draw_anew(self.game, self._g, entry)

    # Forecasts: on imagined worlds, so that they cannot leak

    def ahead(self, seat: int) -> forecast.LookAhead[G]:
        """The seat's look ahead: one at a time, kept as long as nothing changes."""
        data = self.game.codec.encode(self._g)
        if data != self._looked_from:
            self._looked_from, self._looks = data, {}
        if seat not in self._looks:
            world = self.game.codec.encode(self._imagined(seat))
            self._looks[seat] = forecast.LookAhead(self.game, world, seat)
        return self._looks[seat]

    def glimpse(self, seat: int, choices: Sequence[Choice]) -> forecast.Glimpse | Refusal:
        """The same as `preview` without the view afterwards."""
        if question_of(self._g, seat) is None:
            return self._not_asked(seat, *choices[:1])
        return self.ahead(seat).glimpse(*choices)

    def preview(self, seat: int, choices: Sequence[Choice]) -> forecast.Preview | Refusal:
        """What the choices would do, up to the first thing random, hidden or asked of another."""
        if question_of(self._g, seat) is None:
            return self._not_asked(seat, *choices[:1])
        return self.ahead(seat).preview(*choices)

    def stops(self, seat: int) -> list[tuple[str, str]]:
        """What would stop the preview of each choice, in their order; where undo may end."""
        ahead = self.ahead(seat)
        seen = [ahead.glimpse(choice) for choice in ahead.offered.values()]
        return [(one.stop, one.what) for one in seen if not isinstance(one, Refusal)]

    def warnings(self, seat: int) -> list[Shown | None]:
        """What to say before each choice, in their order; nothing where the game never warns.

        The same in every world the seat can imagine, as the choices are: so says the conformance
        suite.
        """
        self._known_seat(seat)
        if not self.game.warns:
            return []
        g = self._g
        question = question_of(g, seat)
        if question is None or not isinstance(question, self.game.warns):
            return []
        warned = (self.game.warning(g, question, choice) for choice in question.choices(g))
        return [self._naming.maybe(one) for one in warned]

    def greyed(self, seat: int) -> list[tuple[str, tuple[str, ...], Refusal]]:
        """What a person could point at that is no choice: text, targets, and what is against it."""
        g = self._imagined(seat)
        question = question_of(g, seat)
        against = [] if question is None else refused(g, question)
        return [(text, at, self._naming.refusal(refusal)) for text, at, refusal in against]

    def why_not(self, seat: int, choice: Choice) -> Refusal | None:
        """What forbids a choice, given as such, as text or as a target; None if nothing does."""
        question = question_of(self._g, seat)
        if question is None:
            return self._not_asked(seat, choice)
        if all_meant(self._g, question, choice, question.choices(self._g)):
            return None
        if beyond(self._g, question, choice) is not None:
            return None
        return self._explain(seat, choice)

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
        check(game, record, game.load(folder))
        options = game.read_options(dict(record.options))
        start = read_start(game.codec, record) if record.start else b""
        if start and any(game.broken(game.codec.decode(start))):
            raise Problem("problem-save-damaged", detail="laws")
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
        check(game, record, game.load())
        options = game.read_options(dict(record.options))
        start = read_start(game.codec, record) if record.start else b""
        match = cls(game, options, record.seed, start=start, keyframes=keyframes)
        if match._g.content != record.content:
            raise Problem("problem-save-damaged", detail="content")
        match.sitting = list(record.sitting)
        return match

    def back_at(self, step: int, log: Log | None = None) -> Match[G]:
        """As it stood after its first `step` entries, without what was taken back."""
        past = super().back_at(step, log)
        past._looked_from, past._looks = b"", {}
        return past

    def again(self, text: str) -> None:
        """Plays one more entry of a record."""
        number = len(self._history) + 1
        self._enact(read_entry(text, number), number=number)

    # Inside

    def _question(self, seat: int) -> AnyQuestion:
        self._known_seat(seat)
        question = question_of(self._g, seat)
        if question is None:
            asked = ", ".join(str(one.seat) for one in self._g.questions()) or "nobody"
            raise ValueError(f"Seat {seat} is not asked now: asked is {asked}.")
        return question

    def _imagined(self, seat: int) -> G:
        """The same world whenever it is asked for: to look ahead changes nothing, not even bots."""
        self._known_seat(seat)
        data = self.game.codec.encode(self._g)
        return imagine(self.game, data, seat, Luck(one_way(self.seed, data)))

    def _explain(self, seat: int, choice: Choice) -> Refusal:
        g = self._imagined(seat)
        question = question_of(g, seat)
        if question is None:
            return self._not_asked(seat, choice)
        refusal = self._naming.refusal(explain(g, question, choice))
        return self._timed(refusal, choice) if refusal.reason == "refusal-no-answer" else refusal

    def _not_asked(self, seat: int, *choices: Choice) -> Refusal:
        return self._timed(not_asked(self._g, seat), *choices)

    def _timed(self, refusal: Refusal, *choices: Choice) -> Refusal:
        """With the rule that says when such an answer is given, if the game has one."""
        texts = [" ".join(one.split()) for one in choices if isinstance(one, str)]
        clause = self.game.moment(self._g, texts[0]) if texts else ""
        return msgspec.structs.replace(refusal, clause=clause) if clause else refusal

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
            if entry.seat is not None and entry.seat >= self.options.seats:
                raise Problem("problem-record-entry", number=number, text=str(entry))
            self.redraw(entry.salt, entry.seat, entry.anew)
            return
        question = question_of(self._g, entry.seat)
        found = accepted(self._g, question, entry.text) if question else None
        if question is None or found is None:
            raise Problem("problem-record-choice", number=number, text=str(entry))
        events = len(self._log)
        self._commit(question, found, entry.silent)
        if not told:
            self._log.cut(events)
            self._history[-1].telling = events
