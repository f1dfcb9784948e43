"""The reward list of a turn by the letter of TOG-REW-09, -10 and -13: slow, and independent.

It shares nothing with the rules but the printed tiles, and asks as they do: each question is
yielded as its texts, and the answer is sent back.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from druzina.games.tales_of_glory.content import Gains

Chest = tuple[int, int]  # a tile's place in the story, and one of its chests
Asking = Generator[list[str], str, None]

LETTERS = {"gold": "G", "potions": "P", "combat": "C", "magic": "M", "glory": "V"}
SENSITIVE = {
    "key": "",
    "closed chest": "",
    "combat": "combat",
    "magic": "magic",
    "gold set": "gold",
    "potion set": "potions",
}


@dataclass
class Waiting:
    """A reward item; `pair` binds a key of half keys to its two tiles."""

    gains: Gains
    times: str = ""
    pair: tuple[int, int] | None = None


@dataclass
class Reserve:
    """A player's goods, the chests of the story by name and contents, and what was gained."""

    goods: dict[str, int]
    chests: dict[Chest, tuple[str, Gains]]
    types: list[str]
    opened: set[Chest] = field(default_factory=set)
    gained: list[str] = field(default_factory=list)

    def permitted(self, item: Waiting) -> frozenset[Chest]:
        """TOG-KEY-04, -05: the closed chests that a key of this item may open."""
        closed = self.chests.keys() - self.opened
        if item.pair is None:
            return frozenset(closed)
        return frozenset(chest for chest in closed if chest[0] in (0, *item.pair))

    def number(self, times: str) -> int:
        """TOG-MUL, TOG-QST-11, -13."""
        if times in ("monster", "character", "place", "treasure"):
            return self.types.count(times)
        return {
            "": 1,
            "key": len(self.opened),
            "closed chest": len(self.chests) - len(self.opened),
            "combat": self.goods["combat"],
            "magic": self.goods["magic"],
            "gold set": self.goods["gold"] // 3,
            "potion set": self.goods["potions"] // 3,
        }[times]


def gives(item: Waiting, kind: str) -> bool:
    return kind in [part for part, _ in item.gains]


def is_live(reserve: Reserve, item: Waiting) -> bool:
    """It holds a key for which a permitted chest is closed at this moment."""
    return gives(item, "key") and len(reserve.permitted(item)) > 0


def is_sensitive(item: Waiting) -> bool:
    """Its multiplier can still change."""
    return item.times in SENSITIVE


def taking_part(reserve: Reserve, waiting: list[Waiting]) -> list[int]:
    """The items of (a) and (b) in TOG-REW-13, by their place in default order."""
    part = set()
    for n, one in enumerate(waiting):
        for m, other in enumerate(waiting):
            if n == m:
                continue
            together = is_sensitive(one) and is_live(reserve, other)
            feeds = is_sensitive(one) and gives(other, SENSITIVE[one.times])
            both_live = is_live(reserve, one) and is_live(reserve, other)
            differ = both_live and reserve.permitted(one) != reserve.permitted(other)
            if together or feeds or differ:
                part |= {n, m}
            if differ:
                part |= {k for k, third in enumerate(waiting) if is_live(reserve, third)}
    return sorted(part)


def offered(reserve: Reserve, waiting: list[Waiting]) -> list[int]:
    """Of live, not sensitive items with the same chests only the first."""
    kept: list[int] = []
    for n in taking_part(reserve, waiting):
        plain_key = is_live(reserve, waiting[n]) and not is_sensitive(waiting[n])
        if plain_key and any(
            is_live(reserve, waiting[m])
            and not is_sensitive(waiting[m])
            and reserve.permitted(waiting[m]) == reserve.permitted(waiting[n])
            for m in kept
        ):
            continue
        kept.append(n)
    return kept


def collect(reserve: Reserve, waiting: list[Waiting]) -> Asking:
    """TOG-REW-09: until nothing waits; the test is made again after each item."""
    while waiting:
        part = taking_part(reserve, waiting)
        free = [n for n in range(len(waiting)) if n not in part]
        if free:
            yield from resolve(reserve, waiting.pop(free[0]))
            continue
        answer = yield [f"gain {n + 1}" for n in offered(reserve, waiting)]
        yield from resolve(reserve, waiting.pop(int(answer.removeprefix("gain ")) - 1))


def resolve(reserve: Reserve, item: Waiting) -> Asking:
    """TOG-REW-10: the number is counted once, the parts are gained in printed order."""
    if item.pair:
        reserve.gained.append("half keys")
    yield from gain(reserve, item, reserve.number(item.times))


def gain(reserve: Reserve, item: Waiting, number: int) -> Asking:
    for kind, amount in item.gains:
        if kind != "key":
            reserve.goods[kind] += amount * number
            reserve.gained += [f"{amount * number} {LETTERS[kind]}"] if number else []
            continue
        for _ in range(amount * number):
            yield from use_key(reserve, item)


def use_key(reserve: Reserve, item: Waiting) -> Asking:
    """TOG-KEY-06, -07, -10, -15."""
    chests = sorted(reserve.permitted(item))
    if not chests:
        reserve.gained.append("key lost")
        return
    chosen = chests[0]
    if len(chests) > 1:
        names = [reserve.chests[chest][0] for chest in chests]
        answer = yield [f"open {name}" for name in names]
        chosen = chests[names.index(answer.removeprefix("open "))]
    reserve.opened.add(chosen)
    reserve.gained.append(f"opens {reserve.chests[chosen][0]}")
    yield from gain(reserve, Waiting(reserve.chests[chosen][1]), 1)
