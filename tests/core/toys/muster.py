"""A muster: one answer places all men at once, and far more is legal than is listed.

MUS-01  In turn each captain posts every man at one of three gates, all at once.
MUS-02  No more than two men stand at one gate.
MUS-03  The enemy comes to a gate by lot; each man who stands there is worth a point.
MUS-04  Two rounds; most points win.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from pathlib import Path

from msgspec import Struct

from druzina.core import (
    Game,
    Luck,
    Match,
    Options,
    Outcome,
    Position,
    Question,
    Refusal,
    Step,
    blend,
    ranked,
)
from druzina.core.luck import State

GATES = 3
POSTED = 2


class Field(Position, kw_only=True):
    men: int
    points: list[int]


class MusterOptions(Options, frozen=True):
    men: int = 4


class Campaign(Step[Field]):
    """MUS-01, -04"""

    def run(self, g: Field) -> None:
        if g.round == 2:
            ranks = ranked([(points,) for points in g.points])
            g.end(Outcome("MUS-04", [rank == 1 for rank in ranks], ranks, list(g.points)))
            return
        g.round += 1
        g.then(*(Post(seat) for seat in range(len(g.points))), Campaign())


class Post(Question[Field, tuple[int, ...]]):
    """MUS-01, -02: two ways are listed; a person may write any other, gate by gate for each man."""

    verb = "post"
    clause = "MUS-01"

    def choices(self, g: Field) -> list[tuple[int, ...]]:
        gates = [gate for gate in range(GATES) for _ in range(POSTED)]
        return [tuple(gates[: g.men]), tuple(gates[::-1][: g.men])]

    def read(self, g: Field, text: str) -> tuple[int, ...] | Refusal | None:
        verb, _, rest = text.partition(" ")
        named = rest.split(",")
        if verb != self.verb or not all(one in ("0", "1", "2") for one in named):
            return None
        if len(named) != g.men:
            return Refusal("MUS-01", "refusal-every-man", {"men": g.men})
        posts = tuple(map(int, named))
        crowded = [gate for gate in range(GATES) if posts.count(gate) > POSTED]
        return Refusal("MUS-02", "refusal-crowded", {"gate": crowded[0]}) if crowded else posts

    def further(self, g: Field, luck: Luck) -> tuple[int, ...] | None:
        fair = (one for one in product(range(GATES), repeat=g.men) if _stands(one))
        return luck.pick([one for one in fair if one not in self.choices(g)])

    def answer(self, g: Field, choice: tuple[int, ...]) -> None:
        g.tell("MUS-01", "event-posted", seat=self.seat, gates=choice)
        gate = g.roll(GATES, "enemy")
        g.points[self.seat] += choice.count(gate)
        g.tell("MUS-03", "event-attacked", seat=self.seat, gate=gate)


def _stands(posts: tuple[int, ...]) -> bool:
    return all(posts.count(gate) <= POSTED for gate in range(GATES))


class FieldView(Struct):
    round: int
    men: int
    points: list[int]


class MusterGame(Game[Field, MusterOptions]):
    name = "muster"
    version = 1
    prefix = "MUS"
    seats = range(2, 4)
    position = Field
    options = MusterOptions

    def load(self, folder: Path | None = None) -> str:
        return folder.name if folder else "muster-content"

    def variants(self) -> Iterable[dict[str, object]]:
        return {}, {"men": 1}

    def setup(self, options: MusterOptions, content: str, luck: State) -> Field:
        return Field(
            content=content,
            luck=luck if isinstance(luck, bytes) else blend(luck, 0),
            men=options.men,
            points=[0] * options.seats,
            stack=[Campaign()],
        )

    def view(self, g: Field, seat: int | None) -> FieldView:
        return FieldView(g.round, g.men, list(g.points))

    def resample(self, g: Field, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden but where the enemy will come."""

    def judge(self, g: Field, seat: int) -> float:
        return g.points[seat] / max(1, sum(g.points))


def muster(seats: int = 2, seed: int = 1, **options: object) -> Match[Field]:
    return Match.new(MusterGame(), {"seats": seats, **options}, seed)
