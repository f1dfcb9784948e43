"""A match as one looks at it: what is true, what is asked, what answers would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

import msgspec
from msgspec import Struct

from druzina.core import forecast
from druzina.core.asking import (
    UNKNOWN,
    Asked,
    all_meant,
    beyond,
    explain,
    not_asked,
    offer,
    question_of,
    refused,
    with_names,
)
from druzina.core.hidden import Seen, imagine
from druzina.core.log import Log
from druzina.core.luck import Luck, one_way
from druzina.core.outcome import Outcome
from druzina.core.position import Position
from druzina.core.record import Record
from druzina.core.refusal import Refusal
from druzina.core.remembering import Remembering
from druzina.core.step import AnyQuestion, Choice, Shown
from druzina.core.teams import Teams, allies

G = TypeVar("G", bound=Position)


class Looking(Remembering[G]):
    """What anybody may ask of a match; nothing here changes it."""

    _looked_from: bytes = b""
    _looks: dict[int, forecast.LookAhead[G]]  # of that position, by seat

    # What is true, and what is asked

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
        return [lane.seat for lane in self._g.lanes() if lane.done]

    def choices(self, seat: int) -> Sequence[Choice]:
        """What the seat may answer now; a `ValueError` if it is not asked."""
        return self._question(seat).choices(self._g)

    def asked(self, seat: int) -> Asked | None:
        """The seat's open question in people's terms."""
        self._known_seat(seat)
        question = question_of(self._g, seat)
        return None if question is None else with_names(self.offered(question), self._naming.shown)

    def offered(self, question: AnyQuestion) -> Asked:
        """An open question in people's terms, but with things as rules number them, for whoever
        names only what was never worded before."""
        return offer(self._g, question, self.game.cause(self._g, question))

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
        return bool(self._g.lanes())

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
        return self._g.this_turn()

    @property
    def round(self) -> int:
        return self._g.round

    def intention(self, seat: int, reader: int) -> Shown | None:
        """What a seat is out for, told to a partner and out of what that partner knows."""
        self._known_seat(seat)
        self._known_seat(reader)
        if self.outcome is not None or reader not in allies(self.teams, seat):
            return None
        return self._naming.maybe(self.game.intention(self._imagined(reader), seat))

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

    # Inside

    def back_at(self, step: int, log: Log | None = None) -> Self:
        """As it stood after its first `step` entries, without what was taken back."""
        past = super().back_at(step, log)
        past._looked_from = b""
        return past

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
        return self._timed(refusal, choice) if refusal.reason in UNKNOWN else refusal

    def _not_asked(self, seat: int, *choices: Choice) -> Refusal:
        return self._timed(not_asked(self._g, seat), *choices)

    def _timed(self, refusal: Refusal, *choices: Choice) -> Refusal:
        """With the rule that says when such an answer is given, if the game has one."""
        texts = [" ".join(one.split()) for one in choices if isinstance(one, str)]
        clause = self.game.moment(self._g, texts[0]) if texts else ""
        return msgspec.structs.replace(refusal, clause=clause) if clause else refusal
