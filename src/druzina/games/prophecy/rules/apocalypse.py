"""PRO-VAP: the end of the world: everybody loses, round by round, more and more."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import NONE, USE, Ask
from druzina.games.prophecy.rules.effects_losses import chapel, lives_taken
from druzina.games.prophecy.rules.paying import spend


def toll(g: Kingdom) -> int:
    """PRO-VAP-14: 1 in the first 22 rounds, 2 in the next 22, and so on."""
    return 1 + (g.doom - 1) // LOADED[g.content].table.apocalypse_rounds


class Doomsday(Step[Kingdom]):
    """PRO-VAP-04, -05, -13: lives and mags of all at once; the Chapel is asked about before."""

    asked: int = 0
    spared: list[int] = []

    def run(self, g: Kingdom) -> None:
        circle = g.circle(g.active)
        if not self.asked:
            g.doom += 1
        while self.asked < len(circle):
            seat = circle[self.asked]
            self.asked += 1
            kept = chapel(g, seat) if g.heroes[seat].here else None
            if kept is not None:
                g.then(SpareLives(seat, kept[0]), self)
                return
        self._strike(g, circle)

    def _strike(self, g: Kingdom, circle: Sequence[int]) -> None:
        n = toll(g)
        if g.told is not None:
            g.tell("PRO-VAP-04", "event-doom", n=n)
        for seat in circle:
            if g.heroes[seat].here:
                stones.lose_mags(g, seat, n)
                lives_taken(g, seat, 0 if seat in self.spared else n)


class SpareLives(Ask):
    """PRO-VAP-12: a kept Chapel prevents the loss of lives."""

    clause = "PRO-VAP-12"

    card: int = NOTHING

    def choices(self, g: Kingdom) -> Sequence[str]:
        return (f"{USE} {g.facts.ids[self.card]}", NONE)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != NONE:
            spend(g, self.seat, self.card)
            g.nearest(Doomsday).spared.append(self.seat)

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"card": self.card, "n": toll(g)}
