"""GLH-AMD: what a blow may come to, from the modifier cards a deck still has, and what that is
worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from druzina.games.gloomhaven.appraising import KILL, PRESENCE, WORTH
from druzina.games.gloomhaven.content import LOADED
from druzina.games.gloomhaven.model import BIT, Dungeon, Figure, Modifiers
from druzina.games.gloomhaven.rules.modifiers import counted

ROLLING_MORE = 0.7  # what a rolling card adds to the card after it, roughly
GUARD = 0.25  # a hit point behind a shield is worth so much more for each point of it
ONE_LESS = 0.44  # of a foe nearly dead: what it would take another blow for

Chances = tuple[tuple[int, float], ...]  # what a value becomes, with its share


def chances(g: Dungeon, deck: Modifiers, edge: int, value: int) -> Chances:
    """What the next card makes of a value; nobody looks at the order in which cards will come."""
    cards = deck.draw or deck.discard
    return _chances(g.content, tuple(sorted(Counter(cards).items())), g.steady, edge, value)


@lru_cache(maxsize=8192)
def _chances(
    content: str, cards: tuple[tuple[int, int], ...], steady: bool, edge: int, value: int
) -> Chances:
    printed = LOADED[content].modifiers
    total = sum(n for _, n in cards)
    found: dict[int, float] = {}
    for number, n in cards:
        card = counted(printed[number], steady)
        comes = value * card.times + card.n + (ROLLING_MORE if card.rolling else 0.0)
        comes = max(0, int(comes + 0.5)) if card.times else 0
        found[comes] = found.get(comes, 0.0) + n / total
    plain = sorted(found.items())
    return tuple(_of_two(plain, edge) if edge else plain)


def _of_two(plain: list[tuple[int, float]], edge: int) -> list[tuple[int, float]]:
    """GLH-ADV-01: of two cards the better one, or the worse one."""
    found, passed = [], 0.0
    for comes, share in plain if edge > 0 else reversed(plain):
        found.append((comes, (passed + share) ** 2 - passed**2))
        passed += share
    return found


class Target(Struct):
    """A figure as a target: what a blow at it depends on, looked up once."""

    one: Figure
    cell: int
    guard: int
    force: float  # what it strikes for in a round
    health: float
    melee: bool = True
    acts: float = 1.0  # how surely it will still strike before one is asked again
    strikes_back: int = 0  # GLH-RET-01: at who stands within so many hexes
    back_range: int = 1


def blow(target: Target, comes: Chances, pierce: int = 0, names: Iterable[str] = ()) -> float:
    """What an attack brings: harm done, the chance of a kill, what it leaves behind."""
    guard = max(0, target.guard - pierce) - target.one.is_("poison")
    health, worth = target.health, 1.0 + GUARD * target.guard
    rid = KILL + PRESENCE * target.force * (0.6 + 0.4 * target.acts)
    left = sum(_left_behind(target, name) for name in names)
    total = 0.0
    for value, share in comes:
        harm = max(0, value - guard)
        if harm >= health:
            total += share * (health * worth + rid)
        else:
            near = ONE_LESS * rid * (harm / health) ** 2
            total += share * (harm * worth + near + left)
    return total


def killed(target: Target, comes: Chances, pierce: int = 0) -> float:
    """How likely it dies."""
    guard = max(0, target.guard - pierce) - target.one.is_("poison")
    return sum(share for value, share in comes if value - guard >= target.health)


def mean_harm(target: Target, comes: Chances, pierce: int = 0) -> float:
    guard = max(0, target.guard - pierce) - target.one.is_("poison")
    return sum(share * max(0, value - guard) for value, share in comes)


def _left_behind(target: Target, name: str) -> float:
    """What a condition does to it; what keeps it from striking counts by its blows."""
    if name in BIT and target.one.is_(name):
        return 0.0
    if name == "stun":
        return 0.4 + 1.3 * target.force
    if name == "disarm":
        return 0.3 + 1.1 * target.force
    if name == "immobilize":
        return 0.2 + (0.45 * target.force if target.melee else 0.0)
    return WORTH.get(name, 0.0)
