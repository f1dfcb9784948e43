"""PRO-VTR, PRO-VTM-03: trades worth proposing: what each side gains by them, in points.

Rivals trade where both gain more than they leave to each other; partners, whose points are one,
give what the other can use better, and gather their artifacts in one hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from msgspec import structs

from druzina.games.prophecy.appraising import hero_points, ladder
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.rules.asking import named
from druzina.games.prophecy.rules.trading import (
    CANCEL,
    CHARGE,
    CLAIM,
    GIVE,
    PAY,
    PROPOSE,
    AnswerProposal,
    Proposal,
    partners,
    tradable,
)

LEAST = 0.3  # below that a trade is not worth the turn's way
PARTNERS = 0.35  # what the weaker of two partners counts, beside the stronger


class Deal(NamedTuple):
    """What the seat on turn gives and asks for."""

    gives: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()
    pays: int = 0
    charges: int = 0


class Gain(NamedTuple):
    """By how much a deal serves the proposer, and whether the other would agree."""

    value: float
    agreed: bool


NO_DEAL = Deal()


def best_deal(g: Kingdom, seat: int, other: int) -> tuple[float, Deal]:
    """The deal that serves the seat most among those the other would agree to."""
    found = (0.0, NO_DEAL)
    if g.now.refused:
        return found
    for deal in deals(g, seat, other):
        gain = gain_of(g, seat, other, deal)
        if gain.agreed and gain.value > max(LEAST, found[0]):
            found = (gain.value, deal)
    return found


def deals(g: Kingdom, seat: int, other: int) -> Iterator[Deal]:
    """A thing for gold, a thing for a thing; between partners gifts as well."""
    mine, theirs = tradable(g, seat, other), tradable(g, other, seat)
    if g.partner(seat) == other:
        yield from (Deal(gives=(item,)) for item in mine)
        yield from (Deal(claims=(item,)) for item in theirs)
        treasures = tuple(i for i in theirs if g.facts.item(i).artifact)
        yield Deal(claims=treasures)
        yield Deal(gives=tuple(i for i in mine if g.facts.item(i).artifact))
        return
    for item in mine:
        yield from (Deal(gives=(item,), charges=n) for n in _sums(g, item, other))
    for item in theirs:
        yield from (Deal(claims=(item,), pays=n) for n in _sums(g, item, seat))
    yield from (Deal((one,), (another,)) for one, another in product(mine, theirs))


def _sums(g: Kingdom, item: int, payer: int) -> range:
    price = max(1, g.facts.item(item).price)
    return range((price + 1) // 2, min(price, g.heroes[payer].gold) + 1)


def gain_of(g: Kingdom, seat: int, other: int, deal: Deal) -> Gain:
    """PRO-VTR-07: each seeks its own benefit; what one leaves to a rival counts against it."""
    before, after = _both(g, seat, other, NO_DEAL), _both(g, seat, other, deal)
    if g.partner(seat) == other:
        value = _together(after) - _together(before)
        return Gain(value, agreed=value > 0)
    mine, theirs = after[0] - before[0], after[1] - before[1]
    share = 1 / (len(g.heroes) - 1)
    return Gain(mine - share * theirs, agreed=theirs - share * mine > 0)


def _together(points: tuple[float, float]) -> float:
    return max(points) + PARTNERS * min(points)


def _both(g: Kingdom, seat: int, other: int, deal: Deal) -> tuple[float, float]:
    moved = deal.pays - deal.charges
    return (
        _points(g, seat, deal.gives, deal.claims, -moved),
        _points(g, other, deal.claims, deal.gives, moved),
    )


def _points(
    g: Kingdom, seat: int, without: tuple[int, ...], more: tuple[int, ...], gold: int
) -> float:
    """What a hero is worth with these things changed, artifacts included."""
    hero = g.heroes[seat]
    items = [item for item in hero.items if item not in without] + list(more)
    changed = structs.replace(hero, items=items, gold=hero.gold + gold)
    artifacts = sum(LOADED[g.content].item(item).artifact for item in items)
    return hero_points(g, changed) + ladder(g, artifacts)


# What bots lean to


def offering(g: Kingdom, seat: int, other: int) -> float:
    """What proposing something to another is worth, beside staying where one is."""
    return best_deal(g, seat, other)[0] if other in partners(g) else 0.0


def next_terms(g: Kingdom, question: Proposal) -> str:
    """The next word of the best deal, given what is on the table already."""
    _, deal = best_deal(g, question.seat, question.other)
    if deal == NO_DEAL:
        return CANCEL
    given = [item for item in deal.gives if item not in question.gives]
    claimed = [item for item in deal.claims if item not in question.claims]
    if given or claimed:
        return (named(GIVE, g, given) + named(CLAIM, g, claimed))[0]
    if deal.pays > question.pays:
        return f"{PAY} {deal.pays}"
    return f"{CHARGE} {deal.charges}" if deal.charges > question.charges else PROPOSE


def proposed(offer: AnswerProposal) -> Deal:
    return Deal(tuple(offer.gives), tuple(offer.claims), offer.pays, offer.charges)


def agreeable(g: Kingdom, offer: AnswerProposal) -> bool:
    """Whether the one who is asked gains by it."""
    return gain_of(g, offer.proposer, offer.seat, proposed(offer)).agreed


def under_way(g: Kingdom, seat: int) -> float:
    """What a proposal that waits for its answer promises the proposer."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, AnswerProposal) or top.proposer != seat:
        return 0.0
    gain = gain_of(g, seat, top.seat, proposed(top))
    return gain.value if gain.agreed else 0.0
