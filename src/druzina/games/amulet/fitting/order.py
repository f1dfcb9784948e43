"""Every arrangement in order of worth, lazily: the best of those not yet given comes next."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heapify, heappop, heappush

from msgspec.structs import replace

from druzina.games.amulet.fitting.account import Account, used
from druzina.games.amulet.fitting.grid import Token
from druzina.games.amulet.fitting.laying import Choice, Weights, free
from druzina.games.amulet.fitting.placement import Arrangement
from druzina.games.amulet.fitting.worth import Fitting, Measure, measure

BASE = 64  # no two figures of a measure differ by as much

Lists = list[list[Choice]]
Branch = tuple[int, int, int, Lists, int, Arrangement]


def in_order(fitting: Fitting, goal: str) -> Iterator[Arrangement]:
    """All legal arrangements, the best first; those of equal worth in a fixed order.

    A branch stands for all that begins with `laid` and goes on with the token of its first list at
    its choice or a later one; its bound is the worth it has if the others do not overlap.
    """
    branches: list[Branch] = []
    for worth, lists in _courses(fitting, goal):
        branches.append((-worth - _heads(lists), len(branches), worth, lists, 0, ()))
    serial = len(branches)
    heapify(branches)
    while branches:
        bound, _, worth, lists, index, laid = heappop(branches)
        if not lists:
            yield tuple(sorted(laid, key=lambda placed: fitting.tokens.index(placed.token)))
            continue
        choices, rest = lists[0], lists[1:]
        gain, mask, placement = choices[index]
        serial += 2
        if index + 1 < len(choices):
            less = bound + gain - choices[index + 1][0]
            heappush(branches, (less, serial, worth, lists, index + 1, laid))
        left = [[one for one in others if not one[1] & mask] for others in rest]
        if all(left):
            reached, further = worth + gain, (*laid, placement)
            heappush(branches, (-reached - _heads(left), serial + 1, reached, left, 0, further))


def _heads(lists: Lists) -> int:
    return sum(choices[0][0] for choices in lists)


def _courses(fitting: Fitting, goal: str) -> Iterator[tuple[int, Lists]]:
    """For every set of tokens and every way to share weak spots and gem out among them: the worth
    before anything else is covered, and each token's placements with just its share."""
    for tokens in fitting.subsets():
        for beaten in (True, False):
            yield from _sharings(fitting, goal, tokens, beaten)


def _sharings(
    fitting: Fitting, goal: str, tokens: tuple[Token, ...], beaten: bool
) -> Iterator[tuple[int, Lists]]:
    ground, nothing = fitting.ground, _nothing_covered(fitting, tokens, beaten)
    weights = _weights(fitting, goal, nothing)
    special = ground.weak | (ground.card.gem & ~ground.taken)
    kinds = [_by_kind(free(ground, token, weights), special) for token in tokens]
    for covered, lists in _combined(kinds):
        spots = (ground.card.weak & (covered | ground.taken)).bit_count()
        if (spots == nothing.weak_spots) != beaten:
            continue
        gem = nothing.open and not covered & ground.card.gem
        base = number(measure(fitting, replace(nothing, weak=spots, open=gem), goal))
        yield base, sorted(lists, key=len)


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
