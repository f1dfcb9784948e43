"""The short list: the arrangements that no other beats in every account.

For every set of tokens laid, with the monster beaten or not and the gem left open or not, only the
least harm matters, and less and less harm given up for coins.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from druzina.games.amulet.fitting.account import Account, used
from druzina.games.amulet.fitting.grid import Token, bit, squares
from druzina.games.amulet.fitting.laying import (
    HARM_FIRST,
    HARM_ONLY,
    SPOTS_FIRST,
    Laid,
    Weights,
    best_laying,
)
from druzina.games.amulet.fitting.placement import Arrangement
from druzina.games.amulet.fitting.worth import Fitting, coins_of, hope, least_harm, measure

Figures = tuple[int, ...]


def figures(fitting: Fitting, result: Account) -> Figures:
    """The accounts by which arrangements are compared; more is better in each."""
    won = result.weak if fitting.expedition else int(result.beaten)
    return (
        won,
        -result.net,
        result.gems,
        coins_of(fitting, result),
        result.used.xp,
        -result.used.weapons,
        -result.used.spells,
    )


def beats(one: Figures, other: Figures) -> bool:
    """Whether one is at least as good in every account; equal figures beat each other."""
    return all(mine >= yours for mine, yours in zip(one, other, strict=True))


@lru_cache(maxsize=16384)
def front(fitting: Fitting) -> tuple[Arrangement, ...]:
    """One arrangement for each account that no other beats, those with most won first."""
    kept: dict[Figures, Arrangement] = {}
    for tokens in sorted(fitting.subsets(), key=len):
        for arrangement in _of_tokens(fitting, tokens, kept):
            reached = figures(fitting, fitting.account(arrangement))
            if not any(beats(known, reached) for known in kept):
                for known in [known for known in kept if beats(reached, known)]:
                    del kept[known]
                kept[reached] = arrangement
    return tuple(kept[reached] for reached in sorted(kept, reverse=True))


def ranked(fitting: Fitting, goal: str) -> list[Arrangement]:
    """The short list by a goal, the best first: what is suggested, and what next."""
    return sorted(
        front(fitting),
        key=lambda arrangement: measure(fitting, fitting.account(arrangement), goal),
        reverse=True,
    )


def _of_tokens(
    fitting: Fitting, tokens: tuple[Token, ...], kept: dict[Figures, Arrangement]
) -> Iterator[Arrangement]:
    """Whatever may be new with just these tokens laid."""
    ground = fitting.ground
    harm = least_harm(ground, tokens)
    if harm is None:
        return
    brought = used(tokens)
    shows_gem = bool(ground.card.gem & ~ground.taken) and brought.gems > 0
    for beaten in (True, False) if ground.weak and not fitting.expedition else (True,):
        for open_ in (True, False) if shows_gem else (False,):
            hoped = figures(fitting, hope(ground, harm, open_, beaten, brought))
            if any(beats(known, hoped) for known in kept):
                continue
            yield from _by_coins(fitting, tokens, beaten and not fitting.expedition, open_)


def _by_coins(
    fitting: Fitting, tokens: tuple[Token, ...], beaten: bool, open_: bool
) -> Iterator[Arrangement]:
    """The best laying, then the best with fewer and fewer coins covered."""
    ground = fitting.ground
    gem = ground.card.gem if open_ else 0
    weights = SPOTS_FIRST if fitting.expedition else HARM_FIRST
    if not (beaten or fitting.coins_anyway):
        weights = HARM_ONLY
    found = best_laying(ground, tokens, beaten, gem, weights)
    while found is not None:
        yield found.arrangement
        covered = sum(
            (placement.mask & ground.card.coins).bit_count() for placement in found.arrangement
        )
        if weights == HARM_ONLY or not covered:
            return
        found = _sparing(fitting, tokens, beaten, gem, weights, covered - 1)


def _sparing(
    fitting: Fitting,
    tokens: tuple[Token, ...],
    beaten: bool,
    gem: int,
    weights: Weights,
    covered: int,
) -> Laid | None:
    """The best laying that covers at most so many coins."""
    ground = fitting.ground
    coins = [bit(*one) for one in squares(ground.card.coins & ~ground.taken)]
    spared = [sum(some) for some in combinations(coins, len(coins) - covered)]
    found = [best_laying(ground, tokens, beaten, gem | mask, weights) for mask in spared]
    return max((one for one in found if one), key=lambda one: one.worth, default=None)
