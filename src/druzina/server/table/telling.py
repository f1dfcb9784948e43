"""What each pair of eyes is told: made once per eyes, language and moment, then kept as bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Literal, cast

from msgspec import Raw, Struct

from druzina.core import AnyQuestion, Glimpse, Lane, Outcome, united
from druzina.core.silence import Scope
from druzina.core.step import dashed
from druzina.server.table.entries import AnyMatch
from druzina.server.table.frames import Shared, Told, shared, told
from druzina.server.table.lines import News
from druzina.server.table.plans import Plans
from druzina.server.table.seating import names, persons_seats, ticking
from druzina.server.table.sights import Eyes, Sights
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

Status = Literal["thinking", "ready"]

NOTHING, NONE = b"null", b"[]"
NOBODY = [NOTHING, NOTHING, NONE, NONE]  # what is nobody's own


class Reader:
    """One pair of eyes in one language: what they were told last, and all their lines."""

    __slots__ = ("eyes", "lines", "moment", "read", "told", "voice")

    def __init__(self, eyes: Eyes, voice: Voice) -> None:
        self.eyes, self.voice = eyes, voice
        self.told: Told | None = None
        self.moment = -1  # at which that was made
        self.lines: list[bytes] = []
        self.read = 0  # of how many events


class Moment(Struct, frozen=True):
    """What is looked up once for all eyes whenever something has happened."""

    asked: dict[int, AnyQuestion]  # by seat
    ready: list[int]
    silenced: bool  # whether somebody is not asked something
    planned: bool  # whether somebody may have a plan to tell


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
        self._sights = Sights(match)
        self._alone = {team[0] for team in match.teams if len(team) == 1}
        self._moment = 0
        self._now: Moment | None = None
        self._readers: dict[tuple[Eyes, str], Reader] = {}
        self._shared: dict[str, Shared] = {}  # of this moment, by language
        self._before: dict[str, Shared] = {}  # of some moment before it
        self._news: dict[str, News] = {}
        self._voices: dict[str, Voice] = {}
        self._asked: dict[tuple[int, str], tuple[int, bytes]] = {}
        self._waits: dict[tuple[str, int, str, str], bytes] = {}
        self._undos: dict[tuple[str, int, str, bool], bytes] = {}
        self._persons = cache(partial(persons_seats, seats))

    def changed(self) -> None:
        self._now = None
        self._before.update(self._shared)
        self._shared.clear()
        self._sights.changed()
        self._moment += 1

    def renamed(self) -> None:
        """Somebody else sits somewhere: every word may be another."""
        self.changed()
        self._persons.cache_clear()
        self._asked.clear()
        self._waits.clear()
        self._voices.clear()
        self._readers.clear()
        self._news.clear()

    def voice(self, lang: str) -> Voice:
        if lang not in self._voices:
            called = names(self.seats, lang)
            self._voices[lang] = Voice(lang, self.match.game.name, self.match.content, called)
        return self._voices[lang]

    # States

    def told(self, eyes: Eyes, lang: str) -> Told:
        """All but the lines; the same as before if these eyes see no difference."""
        return self.all(eyes, lang)[0]

    def lines(self, eyes: Eyes, lang: str) -> list[bytes]:
        """All lines of a reader, in words."""
        return self.all(eyes, lang)[1]

    def all(self, eyes: Eyes, lang: str) -> tuple[Told, list[bytes]]:
        """Both."""
        reader = self._readers.get((eyes, lang))
        if reader is None:
            reader = self._readers[eyes, lang] = Reader(eyes, self.voice(lang))
        now = reader.told
        if now is None or reader.moment != self._moment:
            now = reader.told = self._told(reader)
            reader.moment = self._moment
            if reader.read < self.match.told:
                self._read_on(reader)
        return now, reader.lines

    def _told(self, reader: Reader) -> Told:
        before, eyes, voice = reader.told, reader.eyes, reader.voice
        common = self._shared.get(voice.lang) or self._all(voice)
        own = self._sights.own(eyes)
        parts = NOBODY if eyes is None else self._parts(eyes, voice)
        if before is None or before.shared is not common or before.own is not own:
            return told(eyes, common, own, parts)
        return before if before.parts == parts else told(eyes, common, own, parts)

    def _all(self, voice: Voice) -> Shared:
        """What everybody is told: made once; the same as before if nothing changed."""
        view, parts = self._sights.shared(), self._shared_parts(voice)
        common = self._before.get(voice.lang)
        if common is None or common.view is not view or common.parts != parts:
            common = shared(type(self._sights.view), view, parts)
        self._shared[voice.lang] = common
        return common

    def _read_on(self, reader: Reader) -> None:
        lang, lines = reader.voice.lang, reader.lines
        news = self._news.get(lang)
        if news is None or news.until != self.match.told or news.since != reader.read:
            news = self._news[lang] = News(self.match, reader.read, reader.voice)
        lines += news.read(reader.eyes, len(lines))
        reader.read = news.until

    def _look(self) -> Moment:
        """The same for all eyes."""
        if self._now is None:
            match = self.match
            self._now = Moment(
                {question.seat: question for question in match.questions()},
                match.ready(),
                match.silences,
                self.plans.any(self.seats),
            )
        return self._now

    # Parts of a state

    def _parts(self, eyes: int, voice: Voice) -> list[bytes]:
        """These eyes' own, in the order of `frames.OWN`."""
        now = self._look()
        asked = self.asked(eyes, voice) if eyes in now.asked else NOTHING
        silenced = self._silenced(eyes, voice) if now.silenced else NONE
        plans = self._plans(eyes, voice) if now.planned and eyes not in self._alone else NONE
        return [asked, self._undo_part(eyes, voice), silenced, plans]

    def _silenced(self, eyes: int, voice: Voice) -> bytes:
        kinds = self.match.silenced(eyes)
        return write_message(silenced_kinds(kinds, voice)) if kinds else NONE

    def _plans(self, eyes: int, voice: Voice) -> bytes:
        told = self.plans.told(self.match, self.seats, eyes, voice)
        return write_message(told) if told else NONE

    def _shared_parts(self, voice: Voice) -> list[bytes]:
        """The same for all eyes, in the order of `frames.SHARED`."""
        match = self.match
        secretive = match.secretive()
        over = match.outcome is not None
        return [
            b'"finished"' if over else b'"playing"',
            self._waiting(voice),
            write_message(secretive) if secretive else NONE,
            write_message(told_outcome(match, voice)) if over else NOTHING,
        ]

    def _waiting(self, voice: Voice) -> bytes:
        """Who is asked, and who has answered while others still think; with the clock, if any."""
        now = self._look()
        asked, ready = now.asked, now.ready
        told = [self._waits_for(seat, one.kind, "thinking", voice) for seat, one in asked.items()]
        if ready:
            kind = next(iter(asked.values())).kind if asked else ""
            told += [self._waits_for(seat, kind, "ready", voice) for seat in ready]
            told.sort()
        return b"[" + b",".join([one for _, one in told]) + b"]"

    def _waits_for(self, seat: int, kind: str, status: Status, voice: Voice) -> tuple[int, bytes]:
        """All but the times is the same whenever this seat is asked this."""
        key = voice.lang, seat, kind, status
        head = self._waits.get(key)
        if head is None:
            whole = write_message(_waiting(seat, kind, status, 0, voice))
            head = self._waits[key] = whole[: whole.rindex(b',"since"')]
        since = self.turns.since.get(seat, 0)
        until = self._until(seat, since) if status == "thinking" else 0
        return seat, b'%b,"since":%d,"until":%d}' % (head, since, until)

    def _until(self, seat: int, since: int) -> int:
        """When a person's time to think is over, 0 where no clock runs."""
        clock = self.manners.clock
        counted = clock is not None and self.seats[seat].who == "person"
        if clock is None or not counted or not ticking(self.manners, self.seats):
            return 0
        return since + clock * 1000

    def asked(self, seat: int, voice: Voice) -> bytes:
        """Kept while the question is the same and others think on: it is worded once."""
        question = self._look().asked.get(seat)
        if question is None:
            return NOTHING
        number = self.turns.numbers[seat]
        kept = self._asked.get((seat, voice.lang))
        if kept is None or kept[0] != number:
            made = write_message(self._ask(question, voice))
            kept = self._asked[seat, voice.lang] = number, made
        return kept[1]

    def _ask(self, question: AnyQuestion, voice: Voice) -> AskedOf:
        """What the answers would do is no part of it: that is looked at when it is asked for."""
        seat, asked = question.seat, self.match.offered(question)
        options = Raw(b",".join(voice.options(asked.offered, self.match.warnings(seat))))
        return AskedOf(
            number=self.turns.numbers[seat],
            seat=seat,
            kind=asked.kind,
            prompt=voice.named(asked.prompt),
            clause=asked.prompt.clause,
            targets=asked.prompt.targets,
            options=cast("list[Option]", [options]),  # as they will be written, all in one
            unordered=asked.unordered,
            silenceable=asked.silenceable,
            together=isinstance(question, Lane),
            cause=voice.named(asked.cause) if asked.cause else "",
        )

    def crossing(self, seat: int, seen: Glimpse, voice: Voice) -> Crossing | None:
        """Where undo ends: not among one person's seats, nor where all choose together and others
        still think."""
        questions = self._look().asked
        free = isinstance(questions.get(seat), Lane) and len(questions) > 1
        if seen.stop == "" or free:
            return None
        if seen.stop == "asked" and int(seen.what) in self._persons(seat):
            return None
        return Crossing(seen.stop, seen.what, crossing_words(seen.stop, seen.what, voice))

    def undo(self, seat: int, voice: Voice) -> UndoState:
        """How far the person on the seat may go back, and why not further."""
        count, limit, agreed = self.may_undo(seat)
        return UndoState(count, voice.say(limit) if limit else "", agreed)

    def may_undo(self, seat: int) -> tuple[int, str, bool]:
        """How many choices, the message that says why not more, whether consent may be asked."""
        match, seats = self.match, self._persons(seat)
        if match.outcome is not None:
            return 0, "undo-over", False
        last = match.last(*seats)
        if last is None:
            return 0, "refusal-nothing-to-undo", False
        if last < match.base:
            return 0, "undo-fork", False
        count = 0 if match.final(last) else match.undoable(*seats)
        if self.manners.undo == "free" and count:
            return min(count, match.length - match.base), "", False
        if count and self._in_lane(seats):
            return 1, "", False
        if self.manners.undo == "off":
            return 0, "undo-off", False
        return 0, "undo-ask-first" if count else "refusal-undo-limit", True

    def _undo_part(self, seat: int, voice: Voice) -> bytes:
        """There are few: each is written once."""
        key = voice.lang, *self.may_undo(seat)
        written = self._undos.get(key)
        if written is None:
            written = self._undos[key] = write_message(self.undo(seat, voice))
        return written

    def _in_lane(self, seats: tuple[int, ...]) -> bool:
        """Whether the last answer was given where all choose together and others still think."""
        now = self._look()
        half = (q for q in now.asked.values() if isinstance(q, Lane) and q.given)
        return any(seat in seats for seat in (*now.ready, *(q.seat for q in half)))


def silenced_kinds(kinds: Mapping[str, Scope], voice: Voice) -> list[Silenced]:
    return [Silenced(kind, scope, _silent(kind, scope, voice)) for kind, scope in kinds.items()]


def _silent(kind: str, scope: Scope, voice: Voice) -> str:
    """What is not asked, where the game has words for it, and for how long."""
    about, until = f"silent-{dashed(kind)}", voice.say(f"silenced-{scope}")
    return f"{voice.say(about)}: {until}" if voice.has(about) else until


def waiting(match: AnyMatch, turns: Turns, voice: Voice) -> list[Waiting]:
    """Who is asked, and who has answered while others still think."""
    asked = {question.seat: question.kind for question in match.questions()}
    kind = next(iter(asked.values()), "")
    told = [
        _waiting(seat, kind, "thinking", turns.since.get(seat, 0), voice)
        for seat, kind in asked.items()
    ]
    told += [
        _waiting(seat, kind, "ready", turns.since.get(seat, 0), voice) for seat in match.ready()
    ]
    return sorted(told, key=lambda one: one.seat)


def _waiting(seat: int, kind: str, status: Status, since: int, voice: Voice) -> Waiting:
    ready = status == "ready"
    words = voice.say("waiting-ready", seat=seat) if ready else voice.waiting(seat, kind)
    return Waiting(seat, kind, status, words, since)


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
