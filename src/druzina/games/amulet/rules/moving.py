"""A turn's move: where to, what it costs, what lies on the way (AMU-MOV)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from druzina.core import Argument, Refusal, Shown, Step
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.model import INN, Realm
from druzina.games.amulet.rules.asking import DONE, Ask, number
from druzina.games.amulet.rules.coins import gain_coins, pay_coins
from druzina.games.amulet.rules.drinking import potions_at_hand, use_potion
from druzina.games.amulet.rules.fight import LookAtFront, looks
from druzina.games.amulet.rules.health import can_pay_health, drink, pay_health, restore
from druzina.games.amulet.rules.quests import Reckon
from druzina.games.amulet.rules.skills import amount, calm, in_force, locked, parts, powers
from druzina.games.amulet.rules.visit import Act

GO = tuple(f"go {name}" for name in LOCATIONS)
PAY_COINS, PAY_HEALTH = "pay coins", "pay health"
RIVER = 1
EVERYWHERE = range(len(LOCATIONS))


# What a move costs


def river_cost(g: Realm, seat: int, place: int) -> int:
    """AMU-MOV-03, -04, -13, AMU-PRE-01: a lasting rise beats the skill that makes it free."""
    here = g.players[seat].place
    left = g.facts.left_bank
    if here == INN or (here in left) == (place in left):
        return 0
    risen = [part.n for part in in_force(g, seat, "river cost")]
    if risen:
        return max(risen)
    return 0 if "free river" in powers(g, seat) else RIVER


def entry_cost(g: Realm, seat: int, place: int) -> int:
    """N36: health to be lost on entering."""
    rises = in_force(g, seat, "entry cost")
    return sum(part.n for part in rises if LOCATIONS[place] in part.places) if rises else 0


def ways(g: Realm, seat: int, place: int) -> list[str]:
    """AMU-MOV-05, -12: how the river can be paid so that entering can be paid after it."""
    player = g.players[seat]
    river, entry = river_cost(g, seat, place), entry_cost(g, seat, place)
    found = []
    if player.coins >= river and (not entry or can_pay_health(g, seat, entry)):
        found.append(PAY_COINS)
    if river and can_pay_health(g, seat, river + entry):
        found.append(PAY_HEALTH)
    return found


def crosses(g: Realm, seat: int, place: int) -> bool:
    """AMU-MOV-03, -05: whether the river alone can be paid."""
    river = river_cost(g, seat, place)
    return g.players[seat].coins >= river or can_pay_health(g, seat, river)


def reachable(g: Realm, seat: int) -> list[int]:
    """AMU-MOV-01, -02, -12: every other location that is not locked and can be paid."""
    here = g.players[seat].place
    near, far = _banks(g.content, here)
    if calm(g):
        return sorted(near + far) if not far or ways(g, seat, far[0]) else near
    shut = {place for part in in_force(g, seat, "lock") for place in part.places}
    dear = {place for part in in_force(g, seat, "entry cost") for place in part.places}
    plain = [place for place in far if LOCATIONS[place] not in dear]  # one crossing is like another
    places = near + far if not plain or ways(g, seat, plain[0]) else near
    return [
        place
        for place in sorted(places)
        if LOCATIONS[place] not in shut and (LOCATIONS[place] not in dear or ways(g, seat, place))
    ]


@cache
def _banks(content: str, here: int) -> tuple[list[int], list[int]]:
    """The other locations on this bank, and those across the river."""
    left = LOADED[content].left_bank
    others = [place for place in EVERYWHERE if place != here]
    if here == INN:
        return others, []
    near = [place for place in others if (place in left) == (here in left)]
    return near, [place for place in others if place not in near]


class BeforeMove(Ask):
    """AMU-MOV-15, AMU-PRE-08: Health and Stealth, as often as one likes, then the move.

    AMU-COO-10: the gem that Stealth gives may fulfil a quest before anything else is done.
    """

    verb = "drink"
    clause = "AMU-MOV-15"
    silent = DONE

    def choices(self, g: Realm) -> Sequence[str]:
        return [*potions_at_hand(g, self.seat), DONE]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != DONE:
            g.then(Reckon(), self)
            use_potion(g, self.seat, choice)

    def others(self, g: Realm) -> Sequence[str]:
        return [drink(g, one) for one in g.players[self.seat].potions]

    def against(self, g: Realm, choice: str) -> Refusal:
        """AMU-PRE-07: not the moment of this potion."""
        return Refusal("AMU-PRE-07", "refusal-potion-moment", {"potion": number(g, choice)})


# The move


class Move(Step[Realm]):
    """AMU-MOV-01, -06: to another location; if none can be reached, to the Inn without action."""

    seat: int

    def run(self, g: Realm) -> None:
        if calm(g) or reachable(g, self.seat):  # where nothing is locked there is always a way
            g.then(Go(self.seat))
        else:
            g.players[self.seat].place = INN
            g.tell("AMU-MOV-06", "event-stays", seat=self.seat)


class Go(Ask):
    """AMU-MOV-01, -02: any other location that is not locked and whose way can be paid."""

    verb = "go"
    clause = "AMU-MOV-01"

    def choices(self, g: Realm) -> Sequence[str]:
        return [GO[place] for place in reachable(g, self.seat)]

    def answer(self, g: Realm, choice: str) -> None:
        place = GO.index(choice)
        if river_cost(g, self.seat, place):
            g.then(PayRiver(self.seat, place))
        else:
            enter(g, self.seat, place)

    def others(self, g: Realm) -> Sequence[str]:
        return GO

    def against(self, g: Realm, choice: str) -> Refusal:
        place = GO.index(choice)
        arguments: dict[str, Argument] = {"location": place}
        if place == g.players[self.seat].place:
            return Refusal("AMU-MOV-01", "refusal-stay", arguments)
        if locked(g, self.seat, LOCATIONS[place]):
            return Refusal("AMU-MOV-02", "refusal-locked", arguments)
        if not crosses(g, self.seat, place):
            return Refusal("AMU-MOV-05", "refusal-river", arguments)
        return Refusal("AMU-MOV-12", "refusal-entry", arguments)


class PayRiver(Ask):
    """AMU-MOV-03, -12: all in coins or all in health."""

    verb = "pay"
    clause = "AMU-MOV-03"

    place: int

    def choices(self, g: Realm) -> Sequence[str]:
        return ways(g, self.seat, self.place)

    def answer(self, g: Realm, choice: str) -> None:
        cost = river_cost(g, self.seat, self.place)
        if choice == PAY_HEALTH:
            pay_health(g, self.seat, cost, "AMU-MOV-03")
        else:
            pay_coins(g, self.seat, cost, "AMU-MOV-03")
        enter(g, self.seat, self.place)

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"location": self.place}

    def show(self, g: Realm, choice: str) -> Shown:
        cost = river_cost(g, self.seat, self.place)
        means = choice.partition(" ")[2]
        return Shown(f"choose-pay-{means}", self.clause, {"n": cost}, (f"option:{means}",))


def enter(g: Realm, seat: int, place: int) -> None:
    """N36, AMU-SKL-15, Hunter R2c: what entering costs, what skills give for it; then actions."""
    player = g.players[seat]
    cost = entry_cost(g, seat, place)
    if cost:
        pay_health(g, seat, cost, "AMU-MOV-12")
    player.place = place
    if g.told is not None:
        g.tell("AMU-MOV-07", "event-goes", seat=seat, location=place)
    name = LOCATIONS[place]
    coins = sum(
        part.n * len(player.trophies)
        for part in parts(g, seat, "coins on entry")
        if name in part.places
    )
    if coins:
        gain_coins(g, seat, coins, "AMU-SKL-15")
    healing = amount(g, seat, "heal on entry", name)
    if healing:
        restore(g, seat, healing, "AMU-SKL-15")
    g.then(Act.of(g, seat, place))
    if looks(g, seat, place):
        g.then(LookAtFront(seat, place))
