"""What each pair of eyes is told: made once per eyes, language and moment, then kept as bytes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial

from msgspec import Struct

from druzina.core import AnyQuestion, Event, Glimpse, Lane, Outcome, united
from druzina.core.event import read_by, undone
from druzina.core.silence import Scope
from druzina.server.table.entries import AnyMatch
from druzina.server.table.frames import Told, told
from druzina.server.table.plans import Plans
from druzina.server.table.seating import names, persons_seats, ticking
from druzina.server.table.turns import Turns
from druzina.server.table.wording import Voice
from druzina.server.wire.cards import Manners
from druzina.server.wire.server_messages import (
    AskedOf,
    Crossing,
    Option,
    OutcomeTold,
    ScoreLine,
    SeatOutcome,
    Silenced,
    UndoState,
    Waiting,
    write_message,
)
from druzina.store import SeatRow

Eyes = int | None

News = tuple[Event, list[bytes]]  # an event, and how it is told to others and to its knowers

NOTHING, NONE = b"null", b"[]"


class Teller:
    """Makes the states of one table. `changed` after everything that happened at it."""

    def __init__(
        self,
        match: AnyMatch,
        turns: Turns,
        seats: Sequence[SeatRow],
        manners: Manners,
        plans: Plans,
    ) -> None:
        self.match, self.turns, self.seats = match, turns, seats
        self.manners, self.plans = manners, plans
        self._told: dict[tuple[Eyes, str], Told] = {}
        self._common: dict[str, tuple[bytes, bytes, bytes, bytes]] = {}
        self._written: dict[tuple[int, str], tuple[AskedOf, bytes]] = {}
        self._lines: dict[tuple[Eyes, str], tuple[int, list[bytes]]] = {}
        self._said: dict[str, tuple[int, list[News]]] = {}
        self._voices: dict[str, Voice] = {}
        self._asked: dict[tuple[int, str], tuple[int, AskedOf]] = {}
        self._open: list[AnyQuestion] | None = None
        self._undos: dict[tuple[str, int, str, bool], bytes] = {}
        self._looking: list[Eyes] = []
        self._views: dict[Eyes, Struct] = {}
        self._persons = cache(partial(persons_seats, seats))

    def changed(self, looking: Iterable[Eyes] = ()) -> None:
        """`looking` are the eyes that will be told of it: their views are made together."""
        self._open = None
        self._looking = list(dict.fromkeys(looking))
        self._views.clear()
        self._common.clear()
        self._told.clear()

    def renamed(self) -> None:
        """Somebody else sits somewhere: every word may be another."""
        self.changed()
        self._persons.cache_clear()
        self._asked.clear()
        self._written.clear()
        self._voices.clear()
        self._lines.clear()
        self._said.clear()

    def voice(self, lang: str) -> Voice:
        if lang not in self._voices:
            called = names(self.seats, lang)
            self._voices[lang] = Voice(lang, self.match.game.name, self.match.content, called)
        return self._voices[lang]

    # States

    def told(self, eyes: Eyes, lang: str) -> Told:
        """All but the lines; equal parts mean that these eyes see no difference."""
        key = eyes, lang
        if key not in self._told:
            parts = self._parts(eyes, self.voice(lang))
            self._told[key] = told(eyes, self._view(eyes), parts)
        return self._told[key]

    def _view(self, eyes: Eyes) -> Struct:
        if eyes not in self._views:
            wanted = self._looking if eyes in self._looking else [eyes]
            self._views.update(zip(wanted, self.match.views(wanted), strict=True))
        return self._views[eyes]

    def lines(self, eyes: Eyes, lang: str) -> list[bytes]:
        """All lines of a reader, in words."""
        told, lines = self._lines.get((eyes, lang), (0, []))
        if told < self.match.told:
            for event, said in self._news(told, lang):
                if not event.private or eyes in event.knowers:
                    words = said[eyes in event.knowers] or self._word(event, eyes, said, lang)
                    if event.undoes is not None:
                        words = self._undoing(event, eyes, words)
                    lines.append(b'{"number":%d%b' % (len(lines) + 1, words))
            self._lines[eyes, lang] = self.match.told, lines
        return lines

    def _undoing(self, event: Event, eyes: Eyes, words: bytes) -> bytes:
        """With the lines of this reader that it takes back."""
        found = undone(self.match.events(0), event, eyes)
        return words if found is None else words[:-1] + b',"undoes":[%d,%d]}' % found

    def _news(self, told: int, lang: str) -> list[News]:
        """The events after so many, each with its words: those for who knows less, and for its
        knowers, as far as they were read; the same for everybody who reads on from there."""
        kept = self._said.get(lang)
        if kept is None or kept[0] != told or len(kept[1]) != self.match.told - told:
            news = [(event, [b"", b""]) for event in self.match.events(told)]
            kept = self._said[lang] = told, news
        return kept[1]

    def _word(self, event: Event, eyes: Eyes, said: list[bytes], lang: str) -> bytes:
        """A line without its number."""
        words = said[eyes in event.knowers] = self.voice(lang).written(read_by(event, eyes, 0))
        return words

    def _questions(self) -> list[AnyQuestion]:
        """The same for all eyes."""
        if self._open is None:
            self._open = self.match.questions()
        return self._open

    # Parts of a state

    def _parts(self, eyes: Eyes, voice: Voice) -> list[bytes]:
        """In the order of `PARTS`."""
        status, waiting, secretive, outcome = self._shared(voice)
        if eyes is None:
            return [status, NOTHING, waiting, NOTHING, NONE, secretive, outcome, NONE]
        undo, kinds = self._undo_part(eyes, voice), self.match.silenced(eyes)
        silenced = write_message(silenced_kinds(kinds, voice)) if kinds else NONE
        asked, plans = self._asks(eyes, voice), self._plans(eyes, voice)
        return [status, asked, waiting, undo, silenced, secretive, outcome, plans]

    def _plans(self, eyes: int, voice: Voice) -> bytes:
        told = self.plans.told(self.match, self.seats, eyes, voice)
        return write_message(told) if told else NONE

    def _shared(self, voice: Voice) -> tuple[bytes, bytes, bytes, bytes]:
        """The same for all eyes: made once. Status, waiting, secretive, outcome."""
        if voice.lang not in self._common:
            match = self.match
            self._common[voice.lang] = (
                b'"finished"' if match.outcome else b'"playing"',
                write_message(self._waiting(voice)),
                write_message([s.seat for s in self.seats if match.secretive(s.seat)]),
                write_message(told_outcome(match, voice)),
            )
        return self._common[voice.lang]

    def _asks(self, seat: int, voice: Voice) -> bytes:
        """Kept as long as the question is."""
        asked = self.asked(seat, voice)
        if asked is None:
            return NOTHING
        kept = self._written.get((seat, voice.lang))
        if kept is None or kept[0] is not asked:
            kept = self._written[seat, voice.lang] = asked, write_message(asked)
        return kept[1]

    def _waiting(self, voice: Voice) -> list[Waiting]:
        return [self._timed(one) for one in waiting(self.match, self.turns, voice)]

    def _timed(self, one: Waiting) -> Waiting:
        clock = self.manners.clock
        counted = one.status == "thinking" and self.seats[one.seat].who == "person"
        if clock is not None and counted and ticking(self.manners, self.seats):
            one.until = one.since + clock * 1000
        return one

    def asked(self, seat: int, voice: Voice) -> AskedOf | None:
        """Kept while the question is the same and others think on: it is worded once."""
        question = next((one for one in self._questions() if one.seat == seat), None)
        if question is None:
            return None
        kept = self._asked.get((seat, voice.lang))
        if kept is None or kept[0] != self.turns.numbers[seat]:
            made = self._ask(seat, voice, isinstance(question, Lane))
            kept = self._asked[seat, voice.lang] = self.turns.numbers[seat], made
        return kept[1]

    def _ask(self, seat: int, voice: Voice, together: bool) -> AskedOf:
        """What the answers would do is no part of it: that is looked at when it is asked for."""
        asked = self.match.asked(seat)
        assert asked is not None, "the question is open"
        warned = self.match.warnings(seat) or [None] * len(asked.offered)
        warnings = [voice.shown(one) if one else "" for one in warned]
        return AskedOf(
            number=self.turns.numbers[seat],
            seat=seat,
            kind=asked.kind,
            prompt=voice.shown(asked.prompt),
            clause=asked.prompt.clause,
            targets=asked.prompt.targets,
            options=[
                Option(one.text, voice.shown(one.shown), one.shown.targets, one.shown.clause, warn)
                for one, warn in zip(asked.offered, warnings, strict=True)
            ],
            unordered=asked.unordered,
            silenceable=asked.silenceable,
            together=together,
            cause=voice.shown(asked.cause) if asked.cause else "",
        )

    def crossing(self, seat: int, seen: Glimpse, voice: Voice) -> Crossing | None:
        """Where undo ends: not among one person's seats, nor where all choose together and others
        still think."""
        questions = self._questions()
        mine = next((one for one in questions if one.seat == seat), None)
        free = isinstance(mine, Lane) and any(other.seat != seat for other in questions)
        if seen.stop == "" or free:
            return None
        if seen.stop == "asked" and int(seen.what) in self._persons(seat):
            return None
        return Crossing(seen.stop, seen.what, crossing_words(seen.stop, seen.what, voice))

    def undo(self, seat: int, voice: Voice) -> UndoState:
        """How far the person on the seat may go back, and why not further."""
        count, limit, agreed = self._undo(seat)
        return UndoState(count, voice.say(limit) if limit else "", agreed)

    def _undo(self, seat: int) -> tuple[int, str, bool]:
        """How many choices, the message that says why not more, whether consent may be asked."""
        match, seats = self.match, self._persons(seat)
        if match.outcome is not None:
            return 0, "undo-over", False
        last = match.last(*seats)
        if last is None:
            return 0, "refusal-nothing-to-undo", False
        if last < match.base:
            return 0, "undo-fork", False
        count = match.undoable(*seats)
        if self.manners.undo == "free" and count:
            return min(count, match.length - match.base), "", False
        if count and self._in_lane(seats):
            return 1, "", False
        if self.manners.undo == "off":
            return 0, "undo-off", False
        return 0, "undo-ask-first" if count else "refusal-undo-limit", True

    def _undo_part(self, seat: int, voice: Voice) -> bytes:
        """There are few: each is written once."""
        key = voice.lang, *self._undo(seat)
        if key not in self._undos:
            self._undos[key] = write_message(self.undo(seat, voice))
        return self._undos[key]

    def _in_lane(self, seats: tuple[int, ...]) -> bool:
        """Whether the last answer was given where all choose together and others still think."""
        half = (q for q in self._questions() if isinstance(q, Lane) and q.given)
        return any(seat in seats for seat in (*self.match.ready(), *(q.seat for q in half)))


def silenced_kinds(kinds: Mapping[str, Scope], voice: Voice) -> list[Silenced]:
    return [Silenced(kind, scope, voice.say(f"silenced-{scope}")) for kind, scope in kinds.items()]


def waiting(match: AnyMatch, turns: Turns, voice: Voice) -> list[Waiting]:
    """Who is asked, and who has answered while others still think."""
    asked = {question.seat: question.kind for question in match.questions()}
    kind = next(iter(asked.values()), "")
    told = [
        Waiting(seat, kind, "thinking", voice.waiting(seat, kind), turns.since.get(seat, 0))
        for seat, kind in asked.items()
    ]
    for seat in match.ready():
        words = voice.say("waiting-ready", seat=seat)
        told.append(Waiting(seat, kind, "ready", words, turns.since.get(seat, 0)))
    return sorted(told, key=lambda one: one.seat)


def crossing_words(stop: str, what: str, voice: Voice) -> str:
    if stop in ("reveal", "shown"):
        return voice.optional(f"reveal-{what}", what)
    if stop == "asked":
        return voice.say("crossing-asked", seat=int(what))
    return voice.say("crossing-end")


def told_outcome(match: AnyMatch, voice: Voice) -> OutcomeTold | None:
    """Line by line: for every seat its place, and where its score came from."""
    outcome = match.outcome
    if outcome is None:
        return None
    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    teams = match.teams
    key = "outcome-score" if united(teams) else "outcome-place"
    places = [_place(outcome, seat, key, voice) for seat in order]
    return OutcomeTold(outcome.clause, voice.outcome(outcome, teams), places, teams)


def _place(outcome: Outcome, seat: int, key: str, voice: Voice) -> SeatOutcome:
    rank, score = outcome.ranks[seat], outcome.scores[seat]
    parts = outcome.parts[seat] if outcome.parts else {}
    return SeatOutcome(
        seat=seat,
        rank=rank,
        won=outcome.won[seat],
        score=score,
        words=voice.say(key, rank=rank, seat=seat, score=score),
        lines=[
            ScoreLine(part, voice.optional(_key(part), part, n=n), n, part not in parts)
            for part, n in outcome.account(seat).items()
        ],
    )


def _key(part: str) -> str:
    return f"part-{part.replace('_', '-')}"
