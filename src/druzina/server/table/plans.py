"""What partners tell each other: a bot its plan in one line, people what they marked.

It is no part of the game and is kept nowhere: who comes back later sees what is planned then.
Nobody but the partners is told, neither rivals nor those who look on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from druzina.core import Refusal, Shown, allies
from druzina.server.table.entries import AnyMatch
from druzina.server.table.wording import Voice
from druzina.server.wire.server_messages import PlanTold
from druzina.store import SeatRow


class Plans:
    """Marks of people by seat, and what bots said of the turn they were in."""

    def __init__(self) -> None:
        self._marks: dict[int, tuple[str, ...]] = {}
        self._aims: dict[int, tuple[int, list[Shown]]] = {}
        self._round = 0

    @property
    def marked(self) -> bool:
        return any(self._marks.values())

    def any(self, seats: Sequence[SeatRow]) -> bool:
        """Whether anybody at the table may have a plan to tell."""
        return self.marked or "bot" in [row.who for row in seats]

    def mark(self, match: AnyMatch, seat: int, targets: Sequence[str]) -> Refusal | None:
        """All that the seat marks now, in place of what it marked before."""
        if match.outcome is not None or len(allies(match.teams, seat)) < 2:
            return Refusal("", "refusal-no-partners")
        self._round = match.round
        self._marks[seat] = tuple(dict.fromkeys(targets))
        return None

    def say(self, match: AnyMatch, seat: int, aims: list[Shown]) -> None:
        """A bot's plan; a detail of the same turn leaves what it said before."""
        if aims:
            self._aims[seat] = match.turn, aims

    def follow(self, match: AnyMatch, done: Collection[str]) -> None:
        """After every change: what somebody did is planned no more, nor what is of a past round."""
        if match.round != self._round:
            self._marks.clear()
        for seat, marked in self._marks.items():
            self._marks[seat] = tuple(one for one in marked if one not in done)

    def told(
        self, match: AnyMatch, seats: Sequence[SeatRow], reader: int | None, voice: Voice
    ) -> list[PlanTold]:
        """What this reader may know of the plans at the table, seat by seat."""
        if reader is None or match.outcome is not None:
            return []
        partners = allies(match.teams, reader)
        if len(partners) < 2:
            return []
        told = [self._of_seat(match, one, reader, voice) for one in seats if one.seat in partners]
        return [one for one in told if one is not None]

    def _of_seat(self, match: AnyMatch, row: SeatRow, reader: int, voice: Voice) -> PlanTold | None:
        marked = self._marks.get(row.seat, ())
        if row.who != "bot":
            return PlanTold(row.seat, "", marked) if marked else None
        turn, aims = self._aims.get(row.seat, (-1, []))
        if aims and turn == match.turn:
            return PlanTold(row.seat, voice.planned(aims), _targets(aims))
        hoped = match.intention(row.seat, reader)
        return PlanTold(row.seat, voice.shown(hoped), hoped.targets) if hoped else None


def _targets(aims: Sequence[Shown]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(target for aim in aims[:2] for target in aim.targets))
