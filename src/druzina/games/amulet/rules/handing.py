"""Handing over in the co-operative game (AMU-COO-21, -22, -29, -32)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import Argument, Step
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.asking import DONE, Ask
from druzina.games.amulet.rules.gems import PlaceGem

ACCEPT, REFUSE = "accept", "refuse"


def goods(g: Realm, seat: int, packed: Sequence[str]) -> list[str]:
    """AMU-COO-21: coins as one amount, spells, potions, unplaced gems that are not packed yet."""
    player, facts = g.players[seat], g.facts
    found = []
    if not any(one.startswith("coins ") for one in packed):
        found += [f"coins {n}" for n in range(1, player.coins + 1)]
    found += [f"spell {facts.spells[one].id}" for one in player.spells]
    found += [f"potion {facts.potions[one].id}" for one in player.potions]
    found = [one for one in found if one not in packed]
    for one, name in enumerate(COLOURS):
        if player.aside[one] > packed.count(f"gem {name}"):
            found.append(f"gem {name}")
    return found


def _has_goods(g: Realm, seat: int) -> bool:
    player = g.players[seat]
    return bool(player.coins or player.spells or player.potions or any(player.aside))


def partners(g: Realm, seat: int, after: bool, given: Sequence[int]) -> list[str]:
    """AMU-COO-21, -29: who stands here; one accepted parcel before the action, one after it."""
    here = g.players[seat].place
    return [
        f"hand {other}"
        for other, player in enumerate(g.players)
        if other != seat
        and player.place == here
        and 2 * other + after not in given
        and (_has_goods(g, seat) or _has_goods(g, other))
    ]


def refusal_of(other: int) -> int:
    """In `Act.given`: that seat refused something in this visit. It may be asked again."""
    return -1 - other


def propose(g: Realm, seat: int, partner: int, after: bool) -> None:
    g.then(PackOwn(seat), PackTheirs(seat), Parcel(seat, partner, after))


class Parcel(Step[Realm]):
    """AMU-COO-29, -32: what goes each way; the partner is asked unless both are empty."""

    seat: int
    partner: int
    after: bool
    own: list[str] = []
    theirs: list[str] = []

    def run(self, g: Realm) -> None:
        if self.own or self.theirs:
            g.then(AcceptParcel(self.partner, self.seat, self.after, self.own, self.theirs))


class Pack(Ask):
    """AMU-COO-32: goods one at a time until done."""

    verb = "pack"
    clause = "AMU-COO-32"
    unordered = True
    mine: ClassVar[bool]

    def packed(self, g: Realm) -> list[str]:
        parcel = g.nearest(Parcel)
        return parcel.own if self.mine else parcel.theirs

    def choices(self, g: Realm) -> Sequence[str]:
        giver = self.seat if self.mine else g.nearest(Parcel).partner
        return [*goods(g, giver, self.packed(g)), DONE]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != DONE:
            self.packed(g).append(choice)
            g.then(self)

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"owner": g.nearest(Parcel).partner}


class PackOwn(Pack):
    mine = True


class PackTheirs(Pack):
    mine = False


class AcceptParcel(Ask):
    """AMU-COO-29: the partner takes the whole or refuses it."""

    verb = "accept"
    clause = "AMU-COO-29"

    giver: int
    after: bool
    own: list[str]
    theirs: list[str]

    def choices(self, g: Realm) -> Sequence[str]:
        return [ACCEPT, REFUSE]

    def answer(self, g: Realm, choice: str) -> None:
        from druzina.games.amulet.rules.visit import Act

        if choice == REFUSE:
            g.nearest(Act).given.append(refusal_of(self.seat))
            g.tell("AMU-COO-29", "event-refuses", seat=self.seat, owner=self.giver)
            return
        g.nearest(Act).given.append(2 * self.seat + self.after)
        placing = transfer(g, self.giver, self.seat, self.own)
        placing += transfer(g, self.seat, self.giver, self.theirs)
        g.then(*placing)

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"owner": self.giver, "goods": tuple(self.own), "wanted": tuple(self.theirs)}


def transfer(g: Realm, giver: int, taker: int, parcel: Sequence[str]) -> list[Step[Realm]]:
    """AMU-COO-21, -22: it changes hands; a gem may be placed at once."""
    one, other = g.players[giver], g.players[taker]
    placing: list[Step[Realm]] = []
    for good in parcel:
        word, _, what = good.partition(" ")
        if word == "coins":
            one.coins -= int(what)
            other.coins += int(what)
        elif word == "gem":
            colour = COLOURS.index(what)
            one.aside[colour] -= 1
            other.aside[colour] += 1
            placing.append(PlaceGem(taker, colour))
        else:
            mine, theirs = (
                (one.spells, other.spells)
                if word == "spell"
                else (
                    one.potions,
                    other.potions,
                )
            )
            mine.remove(g.facts.numbers[what])
            theirs.append(g.facts.numbers[what])
    if parcel:
        g.tell("AMU-COO-21", "event-hands", seat=giver, owner=taker, goods=tuple(parcel))
    return placing
