"""The most that given tokens can cover: all of them laid, exactly, by bit masks.

One question lies under all others: with all of some tokens laid, no square of `avoided` covered
and, if so asked, all weak spots covered, what is the best sum of damage covered less coins covered?
A weak spot is covered by one token only, so the search first shares the weak spots out among the
tokens, best promise first, and then lays each token among its placements with just that share.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from druzina.games.amulet.fitting.grid import Card, Token
from druzina.games.amulet.fitting.legality import fits
from druzina.games.amulet.fitting.placement import Arrangement, Placement, placements

# What a point of damage, a coin and a weak spot weigh when covered: which of them comes first.
HARM_FIRST, COINS_FIRST, HARM_ONLY, SPOTS_FIRST = (64, 1, 0), (1, 64, 0), (1, 0, 0), (0, 1, 64)
Weights = tuple[int, int, int]

Choice = tuple[int, int, Placement]
Shares = dict[int, list[Choice]]


class Ground(Struct, frozen=True, cache_hash=True):
    """A card and the squares on and beside it that are taken: markers, tokens laid before."""

    card: Card
    taken: int = 0

    @property
    def weak(self) -> int:
        """The weak spots still to be covered."""
        return self.card.weak & ~self.taken


class Laid(Struct, frozen=True):
    """How tokens are best laid, and what that is worth by the weights asked for."""

    worth: int
    arrangement: Arrangement


Counted = tuple[int, int, int, int, Placement]


@lru_cache(maxsize=8192)
def counted(ground: Ground, token: Token) -> tuple[Counted, ...]:
    """The legal placements of a token: mask, damage and coins covered, weak spots covered."""
    card, taken, weak, coins = ground.card, ground.taken, ground.weak, ground.card.coins
    one, two, three = card.damage
    return tuple(
        (
            mask := placement.mask,
            (mask & one).bit_count()
            + 2 * (mask & two).bit_count()
            + 3 * (mask & three).bit_count(),
            (mask & coins).bit_count(),
            mask & weak,
            placement,
        )
        for placement in placements(token)
        if fits(card, placement, taken)
    )


@lru_cache(maxsize=16384)
def freely(ground: Ground, token: Token, avoided: int, weights: Weights) -> list[Choice]:
    """The legal placements of a token, best first, whatever weak spots they cover."""
    harm, coin, spot = weights
    found = [
        (harm * damage - coin * coins + spot * share.bit_count(), mask, placement)
        for mask, damage, coins, share, placement in counted(ground, token)
        if not mask & avoided
    ]
    found.sort(key=_by_worth, reverse=True)
    return found


@lru_cache(maxsize=16384)
def shares(ground: Ground, token: Token, avoided: int, weights: Weights) -> Shares:
    """The legal placements of a token by the weak spots they cover, each list best first."""
    weak = ground.weak
    found: Shares = {}
    for choice in freely(ground, token, avoided, weights):
        found.setdefault(choice[1] & weak, []).append(choice)
    return found


def _by_worth(choice: Choice) -> int:
    return choice[0]


@lru_cache(maxsize=65536)
def best_laying(
    ground: Ground, tokens: tuple[Token, ...], beaten: bool, avoided: int, weights: Weights
) -> Laid | None:
    """All these tokens laid in the best way; None if they cannot be."""
    if beaten and ground.weak:
        found = _sharing(ground, tokens, avoided, weights)
    else:
        lists = [freely(ground, token, avoided, weights) for token in tokens]
        found = _together(lists, _most(ground, weights))
    if found is None:
        return None
    order = {token: place for place, token in enumerate(tokens)}
    arrangement = sorted(found[1], key=lambda placement: order[placement.token])
    return Laid(found[0], tuple(arrangement))


Found = tuple[int, Arrangement]


def _most(ground: Ground, weights: Weights) -> int:
    """What no laying can be worth more than: all damage and all weak spots covered, no coin."""
    harm, _, spot = weights
    return harm * ground.card.harm(ground.taken) + spot * ground.weak.bit_count()


def _together(lists: list[list[Choice]], most: int) -> Found | None:
    """The best choice of one from each list with none overlapping."""
    if not all(lists):
        return None
    diver = Diver(most)
    diver.dive(sorted(lists, key=len), 0, 0, ())
    return diver.found


_LEAST = -(1 << 60)


def _sharing(
    ground: Ground, tokens: tuple[Token, ...], avoided: int, weights: Weights
) -> Found | None:
    """The best over all ways of sharing the weak spots out, the most promising first."""
    by_share = [shares(ground, token, avoided, weights) for token in tokens]
    promises = sorted(_promises(ground.weak, by_share), key=_by_promise, reverse=True)
    diver = Diver(_most(ground, weights))
    for promise, parts in promises:
        if promise <= diver.worth or diver.worth == diver.most:
            break
        lists = [found[part] for found, part in zip(by_share, parts, strict=True)]
        diver.dive(sorted(lists, key=len), 0, 0, ())
    return diver.found


def _by_promise(promise: tuple[int, tuple[int, ...]]) -> int:
    return promise[0]


def _promises(weak: int, by_share: list[Shares]) -> list[tuple[int, tuple[int, ...]]]:
    """Every way to share the weak spots out that each token can do alone, with its best sum."""
    states: list[tuple[int, int, tuple[int, ...]]] = [(0, weak, ())]
    for found in by_share:
        states = [
            (promise + choices[0][0], left & ~share, (*parts, share))
            for promise, left, parts in states
            for share, choices in found.items()
            if not share & ~left
        ]
    return [(promise, parts) for promise, left, parts in states if not left]


class Diver(Struct):
    """Depth first with a bound: the best laying so far, and what none can be worth more than."""

    most: int
    worth: int = _LEAST
    placements: Arrangement = ()

    @property
    def found(self) -> Found | None:
        return (self.worth, self.placements) if self.worth > _LEAST else None

    def dive(self, lists: list[list[Choice]], taken: int, worth: int, laid: Arrangement) -> None:
        """Lays the first list's token in all ways that could still be better, then the rest."""
        if not lists:
            self.worth, self.placements = worth, laid
            return
        first, *rest = lists
        if not rest:
            self._last(first, taken, worth, laid)
            return
        hoped = worth + sum(choices[0][0] for choices in rest)
        for gain, mask, placement in first:
            if hoped + gain <= self.worth or self.worth == self.most:
                return
            if mask & taken:
                continue
            over = taken | mask
            if len(rest) == 1:
                self._last(rest[0], over, worth + gain, (*laid, placement))
                continue
            left = [[one for one in choices if not one[1] & over] for choices in rest]
            if all(left):
                self.dive(left, over, worth + gain, (*laid, placement))

    def _last(self, choices: list[Choice], taken: int, worth: int, laid: Arrangement) -> None:
        """The last token: its first placement that is free is its best."""
        for gain, mask, placement in choices:
            if worth + gain <= self.worth:
                return
            if not mask & taken:
                self.worth, self.placements = worth + gain, (*laid, placement)
                return
