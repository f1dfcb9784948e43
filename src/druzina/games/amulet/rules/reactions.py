"""Vampire Blood and Stealth in the night (AMU-PRE-04, -07, -08, AMU-POT-06, -07, -12)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Step
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.asking import NONE, Ask
from druzina.games.amulet.rules.drinking import stealthy
from druzina.games.amulet.rules.gems import GainGems
from druzina.games.amulet.rules.health import Suffer, drink, restore
from druzina.games.amulet.rules.potions import holds, spend_potion, strength
from druzina.games.amulet.rules.quests import Reckon
from druzina.games.amulet.rules.skills import lasts


def blood_of(g: Realm, seat: int) -> int:
    """AMU-POT-12: useful if there is another seat or health is missing."""
    potion = holds(g, seat, "others lose health")
    if potion == NOTHING:
        return NOTHING
    useful = len(g.players) > 1 or g.players[seat].health < g.most_health(seat)
    return potion if useful else NOTHING


class Blood(Step[Realm]):
    """PT05, AMU-POT-07: the user is healed; the loss of all others is one event."""

    seat: int

    def run(self, g: Realm) -> None:
        potion = holds(g, self.seat, "others lose health")
        loss = strength(g, potion, "others lose health")
        spend_potion(g, self.seat, potion)
        restore(g, self.seat, strength(g, potion, "restore health"), "AMU-POT-07")
        losses = [0 if seat == self.seat else loss for seat in range(len(g.players))]
        g.then(Suffer(losses, "AMU-POT-07"), Reckon())


class BeforeAbility(Ask):
    """AMU-POT-12, AMU-PRE-08, AMU-COO-10: Vampire Blood and Stealth, once the ability is named; a
    quest fulfilled by the gem of Stealth may be discarded before the ability is resolved."""

    verb = "drink"
    clause = "AMU-POT-12"
    silent = NONE

    monster: int

    def choices(self, g: Realm) -> Sequence[str]:
        found = [NONE]
        blood = blood_of(g, self.seat)
        if blood != NOTHING:
            found.append(drink(g, blood))
        if stealthy(g, self.seat, self.monster):
            found.append(f"stealth {g.facts.monsters[self.monster].id}")
        return found

    def answer(self, g: Realm, choice: str) -> None:
        if choice == NONE:
            return
        g.then(self)
        if choice.startswith("drink"):
            g.then(Blood(self.seat))
        else:
            from druzina.games.amulet.rules.attack import Resolve

            spend_potion(g, self.seat, holds(g, self.seat, "cancel an ability"))
            g.nearest(Resolve).spared.append(self.seat)
            if lasts(g, self.monster):
                g.players[self.seat].ignored.append(self.monster)
            gem = g.facts.monsters[self.monster].gem
            g.then(GainGems(self.seat, [gem], "AMU-POT-06"), Reckon())

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"monster": self.monster}


def windows(g: Realm, monster: int) -> list[Step[Realm]]:
    """AMU-PRE-04, -07: in turn order, only those who hold one of the potions."""
    return [
        BeforeAbility(seat, monster)
        for seat in g.circle()
        if g.players[seat].potions and (blood_of(g, seat) != NOTHING or stealthy(g, seat, monster))
    ]
