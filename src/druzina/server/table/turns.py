"""Which question of a seat is which, so that an answer to an older one is known for what it is."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from hashlib import blake2b

from druzina.core import AnyQuestion, Lane
from druzina.server.table.entries import AnyMatch

REMEMBERED = 100


class Turns:
    """A number for each open question and the time since when it is asked.

    Numbers tell nothing: they are hashes of where at which table the question was put, keyed with
    the server's secret. They are the same again after a restart.
    """

    def __init__(self, secret: bytes = b"", table: str = "") -> None:
        self._key = blake2b(table.encode(), key=secret).digest()
        self._open: dict[int, AnyQuestion] = {}
        self.numbers: dict[int, int] = {}
        self.since: dict[int, int] = {}
        self._asked_before: dict[int, deque[int]] = {}  # when what a seat answered was asked

    def take_over(self, match: AnyMatch, numbers: dict[int, int], since: dict[int, int]) -> None:
        """As it was noted when the match stood like this."""
        self.numbers, self.since = dict(numbers), dict(since)
        self._open = {question.seat: question for question in match.questions()}

    def note(
        self,
        match: AnyMatch,
        number: int,
        at: int,
        actors: Collection[int] = (),
        anew: bool = False,
        back: bool = False,
        choices: int = 1,
    ) -> None:
        """Entry `number` was carried out by `actors`; `anew` if nothing is as it was.

        Who takes something `back` has as much time left as if it had never been answered.
        """
        asked = {question.seat: question for question in match.questions()}
        before = dict(self.since)
        if not back:
            self._remember(actors, at, choices)
        for seat, question in asked.items():
            if anew or seat in actors or not _same(self._open.get(seat), question):
                self.numbers[seat] = self._token(seat, number)
                self.since[seat] = at
        if back and not anew:
            self._go_on(actors, before)
        if len(self.numbers) > len(asked):
            self.numbers = {seat: self.numbers[seat] for seat in asked}
        if len(self.since) > len(asked):
            waited = {*asked, *match.ready()}
            self.since = {seat: at for seat, at in self.since.items() if seat in waited}
        self._open = asked

    def _remember(self, actors: Collection[int], at: int, choices: int) -> None:
        for seat in actors:
            if seat in self.since:
                kept = self._asked_before.setdefault(seat, deque(maxlen=REMEMBERED))
                kept.extend((self.since[seat], *[at] * (choices - 1)))

    def _go_on(self, actors: Collection[int], before: dict[int, int]) -> None:
        """The clock of a question that is open again runs since it was first asked."""
        for seat in actors:
            kept = self._asked_before.get(seat)
            since = kept.pop() if kept else before.get(seat)
            if since is not None and seat in self.since:
                self.since[seat] = since

    def _token(self, seat: int, number: int) -> int:
        digest = blake2b(f"{seat} {number}".encode(), key=self._key, digest_size=6).digest()
        return int.from_bytes(digest, "big")


def _same(before: AnyQuestion | None, now: AnyQuestion) -> bool:
    """Somebody else's answer leaves a question as it is; taking one back in a lane, too."""
    both_lanes = isinstance(before, Lane) and isinstance(now, Lane)
    return before is now or (both_lanes and before is not None and before.kind == now.kind)
