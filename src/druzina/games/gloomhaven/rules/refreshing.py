"""GLH-REC-02: items that can be used again."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.action import used
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing

USE = "use"


class RefreshItem(Ask):
    clause = "GLH-REC-02"
    spoken = {USE: "refresh"}

    states: list[str]
    slot: str = ""
    left: int = 1

    def items(self, g: Dungeon) -> list[str]:
        printed = g.facts.printed.items
        return [
            each.item
            for each in g.heroes[self.seat].items
            if each.state in self.states
            and (not self.slot or printed[each.item].slot == self.slot)
            and not printed[each.item].unrecoverable
        ]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{USE} {item}" for item in self.items(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        used(g)
        for each in g.heroes[self.seat].items:
            if each.item == thing(choice):
                each.state, each.used = "ready", 0
        if self.left > 1:
            g.then(RefreshItem(self.seat, self.states, self.slot, self.left - 1))
