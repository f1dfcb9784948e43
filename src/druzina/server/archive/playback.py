"""A match played again step by step, as one pair of eyes may see it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from druzina.core import Problem, Record
from druzina.core.record import Chosen, read_entry
from druzina.server.table.entries import AnyMatch, begun, label
from druzina.server.table.telling import log_line, told_outcome, waiting
from druzina.server.table.turns import Turns
from druzina.server.table.wording import Voice
from druzina.server.wire.http_messages import Frame
from druzina.server.wire.server_messages import write_message

ALL = "all"
PUBLIC = "public"


class Playback:
    """Wound forwards from where it is, backwards from the beginning."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps = len(record.entries)
        self._match = self._rewound()

    def _rewound(self) -> AnyMatch:
        bare = Record(
            game=self.record.game,
            version=self.record.version,
            content=self.record.content,
            options=self.record.options,
            seed=self.record.seed,
        )
        return begun(bare)

    def _check(self, step: int) -> None:
        if not 0 <= step <= self.steps:
            raise Problem("problem-step", found=step, last=self.steps)

    def at(self, step: int) -> AnyMatch:
        self._check(step)
        if self._match.length > step:
            self._match = self._rewound()
        while self._match.length < step:
            self._match.again(self.record.entries[self._match.length])
        return self._match

    def frames(self, steps: Sequence[int], eyes: str, voice: Voice) -> list[Frame]:
        """The first frame has all lines up to it, each further one those that came with it."""
        made: list[Frame] = []
        since = 0
        for step in steps:
            frame = self._frame(step, eyes, voice, since)
            since = frame.number
            made.append(frame)
        return made

    def _frame(self, step: int, eyes: str, voice: Voice, since: int) -> Frame:
        self._check(step)
        seat = int(eyes) if eyes.isdigit() else None
        chooser, choice = self._entry(step, seat, eyes)
        called = self._label(step, chooser, choice, voice)
        match = self.at(step)
        lines = match.whole_log(since) if eyes == ALL else match.log(seat, since)
        everybody = range(match.options.seats) if eyes == ALL else ()
        return Frame(
            step=step,
            seat=chooser,
            choice=choice,
            label=called,
            view=Raw(write_message(match.view(seat))),
            views=[Raw(write_message(match.view(one))) for one in everybody],
            number=since + len(lines),
            first=since + 1,
            lines=[log_line(voice, line) for line in lines],
            waiting=waiting(match, Turns(), voice),
            outcome=told_outcome(match, voice),
        )

    def _label(self, step: int, seat: int | None, choice: str, voice: Voice) -> str:
        """The choice as its question called it; empty where these eyes may not know it."""
        shown = None if seat is None or not choice else label(self.at(step - 1), seat, choice)
        return voice.shown(shown) if shown else ""

    def _entry(self, step: int, seat: int | None, eyes: str) -> tuple[int | None, str]:
        """Who chose what to come here; what others chose is told only where all eyes look."""
        entry = read_entry(self.record.entries[step - 1], step) if step else None
        if not isinstance(entry, Chosen):
            return None, ""
        return entry.seat, entry.text if eyes == ALL or entry.seat == seat else ""
