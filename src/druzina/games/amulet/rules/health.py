"""Health: losses of one event netted with healing, stuns, the potions that help
(AMU-STN, AMU-MOV-05, AMU-RES-01, AMU-PRE-07)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.amulet.model import INN, NOTHING, Realm
from druzina.games.amulet.rules.asking import NONE, Ask
from druzina.games.amulet.rules.potions import holds, spend_potion, strength
from druzina.games.amulet.rules.skills import powers


def restore(g: Realm, seat: int, n: int, clause: str) -> None:
    """AMU-WPN-06: never above the maximum."""
    player = g.players[seat]
    gained = min(n, g.most_health(seat) - player.health)
    if gained > 0:
        player.health += gained
        if g.told is not None:
            g.tell(clause, "event-heals", seat=seat, n=gained)


def can_pay_health(g: Realm, seat: int, n: int) -> bool:
    """AMU-MOV-05: never with the last health."""
    return g.players[seat].health > n


def pay_health(g: Realm, seat: int, n: int, clause: str) -> None:
    g.players[seat].health -= n
    if g.told is not None:
        g.tell(clause, "event-pays-health", seat=seat, n=n)


# Losses of all at once


class Suffer(Step[Realm]):
    """AMU-PRE-07, AMU-STN-01: who is about to lose health may drink; then all lose it at once."""

    losses: list[int]
    clause: str

    def run(self, g: Realm) -> None:
        steps: list[Step[Realm]] = [
            DrinkInTime(seat)
            for seat in g.circle()
            if self.losses[seat] and holds(g, seat, "restore health") != NOTHING
        ]
        g.then(*steps, Wounds(self.losses, self.clause))


class DrinkInTime(Ask):
    """PT03, AMU-PRE-07: the Potion of Health against a loss that is about to come."""

    verb = "drink"
    clause = "AMU-PRE-07"
    silent = NONE

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, drink(g, holds(g, self.seat, "restore health"))]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            potion = holds(g, self.seat, "restore health")
            spend_potion(g, self.seat, potion)
            g.nearest(Wounds).losses[self.seat] -= strength(g, potion, "restore health")


def drink(g: Realm, potion: int) -> str:
    return f"drink {g.facts.potions[potion].id}"


class Wounds(Step[Realm]):
    """AMU-STN-01, -04, AMU-NGT-06: netted, applied together; then stuns in turn order."""

    losses: list[int]
    clause: str

    def run(self, g: Realm) -> None:
        stunned: list[Step[Realm]] = []
        for seat in g.circle():
            loss, player = self.losses[seat], g.players[seat]
            if loss < 0:
                restore(g, seat, -loss, self.clause)
            elif loss:
                player.health -= loss
                if g.told is not None:
                    g.tell(self.clause, "event-loses-health", seat=seat, n=loss)
                if player.health <= 0:
                    stunned.append(Faint(seat))
        g.then(*stunned)


# Stuns


class Faint(Step[Realm]):
    """AMU-STN-01, PT08: stunned, unless the Potion of Awareness helps."""

    seat: int

    def run(self, g: Realm) -> None:
        if holds(g, self.seat, "avoid a stun") != NOTHING:
            g.then(StayAwake(self.seat), Stun(self.seat))
        else:
            stun(g, self.seat)


class StayAwake(Ask):
    """PT08, AMU-PRE-07: whenever the own health would be 0 or less."""

    verb = "drink"
    clause = "AMU-PRE-07"

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, drink(g, holds(g, self.seat, "avoid a stun"))]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            potion = holds(g, self.seat, "avoid a stun")
            spend_potion(g, self.seat, potion)
            g.players[self.seat].health = strength(g, potion, "avoid a stun")


class Stun(Step[Realm]):
    """AMU-STN-01: if health is still 0 or less."""

    seat: int

    def run(self, g: Realm) -> None:
        if g.players[self.seat].health <= 0:
            stun(g, self.seat)


def stun(g: Realm, seat: int) -> None:
    """AMU-STN-05 to -08: a token, half the coins, full health, to the Inn."""
    player = g.players[seat]
    player.stuns += 1
    lost = 0 if "keep coins when stunned" in powers(g, seat) else (player.coins + 1) // 2
    player.coins -= lost
    player.health = g.most_health(seat)
    player.place = INN
    g.tell("AMU-STN-01", "event-stunned", seat=seat, n=lost)
