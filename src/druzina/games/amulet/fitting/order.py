"""Every arrangement in order of worth, lazily: the best of those not yet given comes next."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush

from msgspec.structs import replace

from druzina.games.amulet.fitting.account import Account, used
from druzina.games.amulet.fitting.grid import Token
from druzina.games.amulet.fitting.laying import Choice, Weights, freely
from druzina.games.amulet.fitting.placement import Arrangement
from druzina.games.amulet.fitting.worth import Fitting, Measure, measure

BASE = 64  # no two figures of a measure differ by as much

Lists = list[list[Choice]]
Branch = tuple[int, int, Lists, int, int, int, Arrangement]


def in_order(fitting: Fitting, goal: str) -> Iterator[Arrangement]:
    """All legal arrangements, the best first; those of equal worth in a fixed order.

    A branch stands for all that begins with `laid` and goes on with the token of its level at its
    choice or a later one; its bound is the worth it would have if nothing overlapped.
    """
    branches: list[Branch] = [
        (-bound, serial, lists, 0, 0, 0, ())
        for serial, (bound, lists) in enumerate(_courses(fitting, goal))
    ]
    serial = len(branches)
    heapify(branches)
    while branches:
        bound, _, lists, level, index, taken, laid = heappop(branches)
        if level == len(lists):
            yield laid
            continue
        choices = lists[level]
        gain, mask, placement = choices[index]
        serial += 2
        if index + 1 < len(choices):
            less = bound + gain - choices[index + 1][0]
            heappush(branches, (less, serial, lists, level, index + 1, taken, laid))
        if not mask & taken:
            further = (*laid, placement)
            heappush(branches, (bound, serial + 1, lists, level + 1, 0, taken | mask, further))


def _courses(fitting: Fitting, goal: str) -> Iterator[tuple[int, Lists]]:
    """For every set of tokens and every way to share weak spots and gem out among them: the most
    it can be worth, and each token's placements with just its share."""
    for tokens in fitting.subsets():
        for beaten in (True, False):
            yield from _sharings(fitting, goal, tokens, beaten)


def _sharings(
    fitting: Fitting, goal: str, tokens: tuple[Token, ...], beaten: bool
) -> Iterator[tuple[int, Lists]]:
    ground, nothing = fitting.ground, _nothing_covered(fitting, tokens, beaten)
    weights = _weights(fitting, goal, nothing)
    special = ground.weak | (ground.card.gem & ~ground.taken)
    kinds = [_by_kind(freely(ground, token, 0, weights), special) for token in tokens]
    for covered, lists in _combined(kinds):
        spots = (ground.card.weak & (covered | ground.taken)).bit_count()
        if (spots == nothing.weak_spots) != beaten:
            continue
        gem = nothing.open and not covered & ground.card.gem
        base = number(measure(fitting, replace(nothing, weak=spots, open=gem), goal))
        yield base + sum(choices[0][0] for choices in lists), lists


def _combined(kinds: list[dict[int, list[Choice]]]) -> list[tuple[int, Lists]]:
    """All ways to take one kind of placement for each token, none sharing a special square."""
    states: list[tuple[int, Lists]] = [(0, [])]
    for found in kinds:
        states = [
            (covered | share, [*lists, choices])
            for covered, lists in states
            for share, choices in found.items()
            if not covered & share
        ]
    return states


def _by_kind(choices: list[Choice], special: int) -> dict[int, list[Choice]]:
    kinds: dict[int, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice[1] & special, []).append(choice)
    return kinds


def _nothing_covered(fitting: Fitting, tokens: tuple[Token, ...], beaten: bool) -> Account:
    """The account these tokens would have if they lay nowhere but had beaten it, or not."""
    result = replace(fitting.account(()), used=used(tokens))
    spots = result.weak_spots
    return replace(result, weak=spots if beaten else spots - 1)


def _weights(fitting: Fitting, goal: str, result: Account) -> Weights:
    """What a point of damage less and a coin less change in the number of a measure."""
    here = number(measure(fitting, result, goal))
    less_harm = number(measure(fitting, replace(result, harm=result.harm - 1), goal))
    less_coins = number(measure(fitting, replace(result, coins=result.coins - 1), goal))
    return less_harm - here, here - less_coins, 0


def number(figures: Measure) -> int:
    """A measure as one number of the same order."""
    total = 0
    for figure in figures:
        total = total * BASE + figure
    return total
