"""Coins: unlimited in the supply (AMU-CMP-08)."""

from __future__ import annotations

from druzina.games.amulet.model import Realm


def gain_coins(g: Realm, seat: int, n: int, clause: str) -> None:
    if n:
        g.players[seat].coins += n
        if g.told is not None:
            g.tell(clause, "event-coins", seat=seat, n=n)


def pay_coins(g: Realm, seat: int, n: int, clause: str) -> None:
    if n:
        g.players[seat].coins -= n
        if g.told is not None:
            g.tell(clause, "event-pays", seat=seat, n=n)


def lose_coins(g: Realm, seat: int, n: int, clause: str) -> None:
    """AMU-NGT-10: as far as there are any."""
    lost = min(n, g.players[seat].coins)
    if lost:
        g.players[seat].coins -= lost
        if g.told is not None:
            g.tell(clause, "event-loses-coins", seat=seat, n=lost)
