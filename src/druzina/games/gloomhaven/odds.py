"""GLH-AMD, GLH-ADV: what an attack may come to, counted from the cards a deck still has.

The rule that keeps cards is the one of play (`modifiers.kept`), asked about every order in which
they could come; nobody looks at the order in which they will.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.content import Content
from druzina.games.gloomhaven.model import Modifiers
from druzina.games.gloomhaven.rules.modifiers import counted, kept, leaves

LEAST = 1e-5  # an order less likely than this is left out


class _More(Exception):
    """One more card is drawn than the order tells."""


def draws(
    facts: Content, deck: Modifiers, edge: int, value: int, steady: bool = False
) -> dict[tuple[Modifier, ...], float]:
    """GLH-AMD-03, GLH-ADV-01 to -08: the cards that may count, each with its share."""
    found: dict[tuple[Modifier, ...], float] = {}
    open_: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while open_:
        order, share = open_.pop()
        try:
            cards = tuple(kept(_Script(facts, order, steady), edge, value))
        except _More:
            open_ += _onward(facts, deck, order, share)
        else:
            found[cards] = found.get(cards, 0.0) + share
    total = sum(found.values())
    return {cards: share / total for cards, share in found.items()}


class _Script:
    """Draws in a given order."""

    def __init__(self, facts: Content, order: Sequence[int], steady: bool) -> None:
        self._facts, self._left, self._steady = facts, list(order), steady

    def __call__(self) -> Modifier:
        if not self._left:
            raise _More
        return counted(self._facts.modifiers[self._left.pop(0)], self._steady)


def _onward(
    facts: Content, deck: Modifiers, order: tuple[int, ...], share: float
) -> list[tuple[tuple[int, ...], float]]:
    left = _left(facts, deck, order)
    all_ = sum(left.values())
    return [
        ((*order, number), share * n / all_)
        for number, n in sorted(left.items())
        if share * n / all_ > LEAST
    ]


def _left(facts: Content, deck: Modifiers, order: Sequence[int]) -> Mapping[int, int]:
    """GLH-AMD-04, -06: what the next card may be; an empty deck is mixed from its discards."""
    first = len(deck.draw)
    if len(order) < first:
        return Counter(deck.draw) - Counter(order)
    mixed = [*deck.discard, *(number for number in order[:first] if not leaves(facts, number))]
    return Counter(mixed) - Counter(order[first:]) or Counter(mixed)
