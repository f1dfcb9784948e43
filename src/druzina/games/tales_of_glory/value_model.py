"""What a tile is worth, in glory: the value model of the specification ("Content not printed")."""

from __future__ import annotations

from msgspec import Struct

from druzina.games.tales_of_glory.content import Gains, Item, Side, Tile


class Worth(Struct, frozen=True):
    """The parameters of one deck: unit values, chances, and a typical player's skills."""

    gold: float
    potion: float
    skill: float
    key: float
    glory: float
    start: float
    connector: float
    joins: float  # h: a half key makes a key
    pays: float  # u: a place's reward without a condition is gained
    suits: float  # c: one with a condition is
    opens: float  # q: a chest is opened
    high: float
    low: float
    counts: dict[str, float]  # f of multipliers on laying

    @property
    def units(self) -> dict[str, float]:
        return {
            "gold": self.gold,
            "potions": self.potion,
            "combat": self.skill,
            "magic": self.skill,
            "key": self.key,
            "glory": self.glory,
            "start": self.start,
        }

    def of(self, gains: Gains) -> float:
        return sum(amount * self.units[kind] for kind, amount in gains)


def _counts(
    monster: float, character: float, place: float, treasure: float, key: float
) -> dict[str, float]:
    named = {"monster": monster, "character": character, "place": place, "treasure": treasure}
    return {**named, "key": key}


# fmt: off
WORTH = {
    "era1": Worth(1.0, 1.1, 4.0, 2.2, 1.0, 0.7, 0.35, 0.3, 0.75, 0.45, 0.45, 2.4, 0.5,
                  _counts(1, 1, 1, 1, 1)),
    "era2": Worth(0.9, 1.0, 2.8, 2.2, 1.0, 0.7, 0.25, 0.3, 0.65, 0.38, 0.4, 3.5, 1.0,
                  _counts(1.9, 2.0, 1.4, 1.7, 2.2)),
    "era3": Worth(0.5, 0.55, 1.1, 2.2, 1.0, 0.3, 0.1, 0.22, 0.5, 0.3, 0.3, 3.9, 1.3,
                  _counts(2.5, 2.6, 1.8, 2.2, 4)),
    "quests": Worth(0.9, 1.0, 2.8, 2.2, 1.0, 0.7, 0.2, 0.25, 0.6, 0.35, 0.35, 3.7, 1.1,
                    _counts(1.9, 2.0, 1.4, 1.7, 2.2)),
}
# fmt: on

AT_END = {
    "monster": 3.6,
    "character": 2.8,
    "place": 2.2,
    "treasure": 2.2,
    "key": 4,
    "combat": 3.4,
    "magic": 3.4,
    "majority": 1.2,
    "surrounded": 1.2,
    "closed chest": 3.0,
    "gold set": 1.6,
    "potion set": 1.3,
}

BANDS = {"era1": (5.5, 7.5), "era2": (4.5, 8.0), "era3": (5.0, 10.0), "quests": (3.5, 7.5)}

UPKEEP = 0.15  # what a point of a threshold costs even those who have it


def net_value(tile: Tile) -> float:
    """R + H + L − X. Heroes have no value of their own: they are dealt."""
    worth = WORTH[tile.deck]
    reward = sum(_reward(worth, item) for item in tile.items)
    chests = worth.opens * sum(worth.of(chest) for chest in tile.chests)
    return reward + chests + _connectors(worth, tile) - _cost(worth, tile)


def discard_value(deck: str) -> float:
    """What discarding a tile instead of laying it is worth (TOG-DIS): a gold, a potion, a key."""
    worth = WORTH[deck]
    return worth.gold + worth.potion + worth.key


def _reward(worth: Worth, item: Item) -> float:
    return _expected(worth, item) * worth.of(item.gains)


def _expected(worth: Worth, item: Item) -> float:
    """What the specification does not count on laying is counted as at the end."""
    if not item.times:
        return 1
    return AT_END[item.times] if item.at_end else (AT_END | worth.counts)[item.times]


def _connectors(worth: Worth, tile: Tile) -> float:
    sides = [side for side in tile.sides if side]
    return worth.connector * (len(sides) - 1) + sum(_side(worth, side) for side in sides)


def _side(worth: Worth, side: Side) -> float:
    if side.half_key:
        return worth.joins * worth.key
    return (worth.suits if side.wanted else worth.pays) * worth.of(side.gains)


def _cost(worth: Worth, tile: Tile) -> float:
    cost = tile.cost
    skills = [threshold for threshold in (cost.combat, cost.magic) if threshold]
    level = 0.75 * worth.high + 0.25 * worth.low
    if len(skills) > 1:
        level = (worth.high + worth.low) / 2
    missing = sum(max(0, threshold - level) + UPKEEP * threshold for threshold in skills)
    return cost.gold * worth.gold + (cost.potions + missing) * worth.potion
