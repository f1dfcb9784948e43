"""GLH-MAT-02: one attack of a monster on one target, from the drawn cards to what each suffers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from .board import Monster
from .profile import is_ranged

Edge = Literal[-1, 0, 1]  # disadvantage, a plain draw, advantage


class Card(Struct, frozen=True):
    """An attack modifier: a number, 2× or null; a rolling one draws on."""

    value: int = 0
    times: int = 1
    rolling: bool = False


NULL = Card(times=0)
DOUBLE = Card(times=2)


def edge(monster: Monster, *, beside: bool) -> Edge:
    """GLH-ADV-05, GLH-ATK-02, GLH-ARE-08: strengthened against muddled or a ranged attack on a
    neighbour `beside` it; one of each cancel, and more of a kind add nothing."""
    better = monster.strengthened
    worse = monster.muddled or (beside and is_ranged(monster))
    return (0, 1, -1)[better - worse]


def applied(draw: Callable[[], Card], of: Edge, base: int) -> list[Card]:
    """GLH-AMD-03, GLH-ADV-01 to -03: the cards that count, of those drawn one after the other."""
    if not of:
        return _to_the_last(draw, [])
    pair = [draw(), draw()]
    rolling = [card for card in pair if card.rolling]
    plain = [card for card in pair if not card.rolling]
    if not plain:
        cards = _to_the_last(draw, rolling)
        return cards if of > 0 else cards[-1:]
    if rolling:
        return [*rolling, *plain] if of > 0 else plain
    first, second = plain
    gain = damage(base, [second]) - damage(base, [first])
    return [second] if gain * of > 0 else [first]


def _to_the_last(draw: Callable[[], Card], cards: Sequence[Card]) -> list[Card]:
    found = [*cards, draw()]
    while found[-1].rolling:
        found.append(draw())
    return found


def damage(base: int, cards: Iterable[Card], shield: int = 0, pierce: int = 0) -> int:
    """GLH-ATK-03, -05, GLH-AMD-09, GLH-EFF-08, GLH-SHD-01: numbers, then 2× or null, then what is
    left of the shield; never below nothing."""
    amount, times = base, 1
    for card in cards:
        amount += card.value
        times *= card.times
    return max(0, amount * times - max(0, shield - pierce))


def retaliation(distance: int, retaliates: Iterable[tuple[int, int]]) -> int:
    """GLH-RET-01, -03: all that reach so far, amounts with their ranges, added up."""
    return sum(amount for amount, reach in retaliates if distance <= reach)
