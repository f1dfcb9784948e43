"""A match played again step by step, as one pair of eyes may see it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, Struct, structs

from druzina.core import Line, Problem, event
from druzina.core.log import Log
from druzina.core.record import Chosen, read_entry
from druzina.server.table.entries import AnyMatch, label
from druzina.server.table.telling import told_outcome, waiting
from druzina.server.table.turns import Turns
from druzina.server.table.wording import Voice, log_line
from druzina.server.wire.http_messages import Frame
from druzina.server.wire.server_messages import LogLine, write_message

ALL = "all"
PUBLIC = "public"
NEAR = 25  # steps that are sooner played than a kept position is taken up


class _Lines(Struct):
    """What one pair of eyes reads, how much of it after each step, and in words as far as asked."""

    voice: Voice
    lines: list[Line]
    ends: list[int]
    words: list[LogLine]

    def upto(self, step: int) -> list[LogLine]:
        end = self.ends[step]
        new = self.lines[len(self.words) : end]
        self.words.extend(log_line(self.voice, line) for line in new)
        return self.words[:end]


class Playback:
    """A match that can be looked at after each of its first `steps` entries.

    It is wound forwards from where it is, or taken up at the nearest position that is kept.
    """

    def __init__(self, match: AnyMatch, steps: int) -> None:
        self.steps = steps
        self._whole = match
        self._match = match.back_at(steps, Log())
        self._lines: dict[tuple[str, str], _Lines] = {}

    def _check(self, step: int) -> None:
        if not 0 <= step <= self.steps:
            raise Problem("problem-step", found=step, last=self.steps)

    def at(self, step: int) -> AnyMatch:
        self._check(step)
        if not 0 <= step - self._match.length <= NEAR:
            self._match = self._whole.back_at(step, Log())
        for text in self._whole.entries(self._match.length)[: step - self._match.length]:
            self._match.again(text)
        return self._match

    def _read(self, eyes: str, voice: Voice) -> _Lines:
        kept = self._lines.get((eyes, voice.lang))
        if kept is None or kept.voice is not voice:
            kept = self._lines[eyes, voice.lang] = self._made(eyes, voice)
        return kept

    def _made(self, eyes: str, voice: Voice) -> _Lines:
        lines: list[Line] = []
        ends: list[int] = []
        for told in self._whole.told_by()[: self.steps + 1]:
            new = event.whole(told) if eyes == ALL else event.lines(told, _seat(eyes))
            lines += [structs.replace(one, number=len(lines) + one.number) for one in new]
            ends.append(len(lines))
        return _Lines(voice, lines, ends, [])

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
        seat = _seat(eyes)
        chooser, choice = self._entry(step, seat, eyes)
        called = self._label(step, chooser, choice, voice)
        match = self.at(step)
        lines = self._read(eyes, voice).upto(step)[since:]
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
            lines=lines,
            waiting=waiting(match, Turns(), voice),
            outcome=told_outcome(match, voice),
        )

    def _label(self, step: int, seat: int | None, choice: str, voice: Voice) -> str:
        """The choice as its question called it; empty where these eyes may not know it."""
        shown = None if seat is None or not choice else label(self.at(step - 1), seat, choice)
        return voice.shown(shown) if shown else ""

    def _entry(self, step: int, seat: int | None, eyes: str) -> tuple[int | None, str]:
        """Who chose what to come here; what others chose is told only where all eyes look."""
        text = self._whole.entries(step - 1)[0] if step else ""
        entry = read_entry(text, step) if step else None
        if not isinstance(entry, Chosen):
            return None, ""
        return entry.seat, entry.text if eyes == ALL or entry.seat == seat else ""


def _seat(eyes: str) -> int | None:
    return int(eyes) if eyes.isdigit() else None
