"""The short list: the arrangements that no other beats in every account.

For every set of tokens laid, with the monster beaten or not and the gem left open or not, only the
least harm matters, and less and less harm given up for coins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import ge

from druzina.games.amulet.fitting.account import Account, used
from druzina.games.amulet.fitting.grid import Card, Token
from druzina.games.amulet.fitting.laying import (
    ALL_COINS,
    HARM_FIRST,
    SPOTS_FIRST,
    best_laying,
    freely,
)
from druzina.games.amulet.fitting.placement import Arrangement
from druzina.games.amulet.fitting.worth import Fitting, coins_of, least_harm, measure

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
    return all(map(ge, one, other))


def front(fitting: Fitting) -> tuple[Arrangement, ...]:
    """One arrangement for each account that no other beats, those with most won first."""
    return tuple(unbeaten(fitting).values())


@lru_cache(maxsize=16384)
def unbeaten(fitting: Fitting) -> dict[Figures, Arrangement]:
    """The same by their figures."""
    kept: dict[Figures, Arrangement] = {}
    for tokens in sorted(fitting.subsets(), key=len):
        for arrangement in _of_tokens(fitting, tokens, kept):
            reached = figures(fitting, fitting.account(arrangement))
            if not _beaten_by(kept, reached):
                for known in [known for known in kept if beats(reached, known)]:
                    del kept[known]
                kept[reached] = arrangement
    return {reached: kept[reached] for reached in sorted(kept, reverse=True)}


def _beaten_by(kept: Iterable[Figures], new: Figures) -> bool:
    """`beats` by any of them, written out: it is asked more often than anything else here."""
    a, b, c, d, e, f, g = new
    for known in kept:
        if (
            known[0] >= a
            and known[1] >= b
            and known[2] >= c
            and known[3] >= d
            and known[4] >= e
            and known[5] >= f
            and known[6] >= g
        ):
            return True
    return False


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
    most = most_won(fitting, tokens)
    for beaten in (True, False) if ground.weak and not fitting.expedition else (True,):
        if beaten and not (most or fitting.expedition):
            continue
        for open_ in (True, False) if shows_gem else (False,):
            coins = (ground.card.coins & ~ground.taken).bit_count()
            paid = coins if beaten or fitting.coins_anyway else 0
            hoped = (
                most if beaten else 0,
                brought.hearts - harm,
                brought.gems if open_ else 0,
                paid + brought.coins,
                brought.xp,
                -brought.weapons,
                -brought.spells,
            )
            if not _beaten_by(kept, hoped):
                yield from _by_coins(fitting, tokens, beaten and not fitting.expedition, open_)


def most_won(fitting: Fitting, tokens: tuple[Token, ...]) -> int:
    """The most of the first figure that these tokens could come to: beaten, or weak spots."""
    ground = fitting.ground
    spots, left = ground.card.weak.bit_count(), ground.weak.bit_count()
    reach = sum(most_spots(ground.card, token) for token in tokens)
    if fitting.expedition:
        return spots - left + min(left, reach)
    return int(reach >= left)


@lru_cache(maxsize=8192)
def most_spots(card: Card, token: Token) -> int:
    """The most weak spots that one token can cover."""
    weak, most, all_ = card.weak, 0, card.weak.bit_count()
    for _, mask, _ in freely(card, token, HARM_FIRST):
        if mask & weak:
            most = max(most, (mask & weak).bit_count())
            if most == all_:
                break
    return most


def _by_coins(
    fitting: Fitting, tokens: tuple[Token, ...], beaten: bool, open_: bool
) -> Iterator[Arrangement]:
    """The best laying, then the best with fewer and fewer coins covered."""
    ground = fitting.ground
    gem = ground.card.gem if open_ else 0
    weights = SPOTS_FIRST if fitting.expedition else HARM_FIRST
    coins_count = beaten or fitting.coins_anyway
    found = best_laying(ground, tokens, beaten, gem, weights)
    while found is not None:
        yield found.arrangement
        covered = -found.worth & ALL_COINS
        if not (coins_count and covered):
            return
        found = best_laying(ground, tokens, beaten, gem, weights, covered - 1)
