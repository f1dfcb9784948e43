"""What is kept of a game: one row of figures, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct


class Row(Struct, frozen=True, kw_only=True):
    """One finished game; lists go by seat. Everything but the seconds repeats with the seed.

    `stages` counts decisions and choices by round, or by tens of decisions where a game counts no
    rounds.
    """

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    won: tuple[bool, ...]
    parts: tuple[dict[str, int], ...]
    counts: tuple[dict[str, int], ...]
    asked: tuple[int, ...]
    ended_by: str
    rounds: int
    decisions: int
    choices: int
    widest: int
    stages: tuple[tuple[int, int], ...]
    fingerprint: str
    seconds: float
    thinking: tuple[float, ...]

    @property
    def branching(self) -> float:
        """How many choices a decision had on average."""
        return self.choices / self.decisions if self.decisions else 0.0

    @property
    def shares(self) -> tuple[float, ...]:
        """A win shared by several counts as a part of one for each of them."""
        winners = sum(self.won)
        return tuple(won / winners if winners else 0.0 for won in self.won)


class Failed(Struct, frozen=True, kw_only=True):
    """A game that could not be finished, and all that is needed to see why."""

    number: int
    deal: int
    error: str
    detail: str = ""


def cells(row: Row) -> Iterator[tuple[str, str]]:
    """A line of games.csv as named texts, seat by seat; the same on every machine."""
    yield "game", str(row.number)
    yield "deal_seed", str(row.deal)
    for seat, bot in enumerate(row.bots):
        yield f"seat{seat}_bot", bot
        yield f"seat{seat}_score", str(row.scores[seat])
        yield f"seat{seat}_rank", str(row.ranks[seat])
        yield f"seat{seat}_won", str(int(row.won[seat]))
        yield f"seat{seat}_decisions", str(row.asked[seat])
        for kind, told in (("part", row.parts), ("count", row.counts)):
            for name, value in (told[seat] if told else {}).items():
                yield f"seat{seat}_{kind}_{name}", str(value)
    yield "rounds", str(row.rounds)
    yield "decisions", str(row.decisions)
    yield "branching_mean", f"{row.branching:.4f}"
    yield "branching_max", str(row.widest)
    yield "ended_by", row.ended_by
    yield "fingerprint", row.fingerprint


def times(row: Row) -> Iterator[tuple[str, str]]:
    """What the clock said: it never repeats, so it stands in a file of its own."""
    yield "game", str(row.number)
    yield "seconds", f"{row.seconds:.6f}"
    for seat, seconds in enumerate(row.thinking):
        yield f"seat{seat}_thinking", f"{seconds:.6f}"
