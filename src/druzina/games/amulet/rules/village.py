"""The Village: monsters are driven off, and give a gem (AMU-LOC-06, -25)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.asking import NONE, Ask, colour
from druzina.games.amulet.rules.gems import GEM_TEXTS, GainGems

MANY = 4


class DriveOff(Step[Realm]):
    """AMU-LOC-06, -25, AMU-NGT-08: all leave with their tokens; one gem, two if four or more."""

    seat: int

    def run(self, g: Realm) -> None:
        monsters = g.facts.monsters
        shown = sorted(monsters[one].gem for one in g.village)
        driven = tuple(g.village)
        g.tell("AMU-LOC-06", "event-drives-off", seat=self.seat, monsters=driven)
        g.gone += driven
        g.village.clear()
        for player in g.players:
            player.ignored.clear()
        g.then(DrivenGems(self.seat, shown, 2 if len(driven) >= MANY else 1))


class DrivenGems(Ask):
    """AMU-LOC-25: a gem shown on the cards; two of one colour only if two cards show it."""

    verb = "gem"
    clause = "AMU-LOC-25"

    shown: list[int]
    n: int
    picked: list[int] = []

    def choices(self, g: Realm) -> Sequence[str]:
        left = list(self.shown)
        for one in self.picked:
            left.remove(one)
        there = [one for one in sorted(set(left)) if g.gems[one] > self.picked.count(one)]
        return [GEM_TEXTS[one] for one in there] or [NONE]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            self.picked.append(colour(choice))
            if len(self.picked) < self.n:
                g.then(self)
                return
        g.then(GainGems(self.seat, self.picked, "AMU-LOC-25"))
