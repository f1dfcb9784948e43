"""The most that given tokens can cover: all of them laid, exactly, by bit masks.

One question lies under all others: with all of some tokens laid, no square of `avoided` covered
and, if so asked, all weak spots covered, what is the best sum of damage covered less coins covered?
A weak spot is covered by one token only, so the search first shares the weak spots out among the
tokens, best promise first, and then lays each token among its placements with just that share.

What is kept is kept by card and token alone, some three thousand short lists; squares that are
taken or avoided are looked at while laying.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from druzina.games.amulet.fitting.grid import HILT_GROUND, Card, Token
from druzina.games.amulet.fitting.placement import Arrangement, Placement, placements

# What a point of damage, a coin and a weak spot weigh when covered: which of them comes first.
HARM_FIRST, COINS_FIRST, HARM_ONLY, SPOTS_FIRST = (64, 1, 0), (1, 64, 0), (1, 0, 0), (0, 1, 64)
Weights = tuple[int, int, int]
STEP = 64  # what comes first outweighs all of what comes second
ALL_COINS = STEP - 1

Choice = tuple[int, int, Placement]
Shares = dict[int, list[Choice]]


class Ground(Struct, frozen=True, cache_hash=True, gc=False):
    """A card and the squares on and beside it that are taken: markers, tokens laid before."""

    card: Card
    taken: int = 0

    @property
    def weak(self) -> int:
        """The weak spots still to be covered."""
        return self.card.weak & ~self.taken


class Laid(Struct, frozen=True, gc=False):
    """How tokens are best laid, and what that is worth by the weights asked for."""

    worth: int
    arrangement: Arrangement


@lru_cache(maxsize=256)
def upright(token: Token) -> list[tuple[int, int, Placement]]:
    """The placements whose hilts touch the edge, as every card asks: squares, shields, all."""
    return [
        (placement.mask, placement.shields, placement)
        for placement in placements(token)
        if not placement.hilts & ~HILT_GROUND
    ]


@lru_cache(maxsize=8192)
def freely(card: Card, token: Token, weights: Weights) -> list[Choice]:
    """The placements of a token that are legal on a bare card, the best first."""
    harm, coin, spot = weights
    forbidden, weak, coins = card.forbidden, card.weak, card.coins
    one, two, three = card.damage
    dear, more = two | three, weak if spot else 0
    found = []
    for mask, shields, placement in upright(token):
        if mask & forbidden or shields & weak:
            continue
        worth = harm * (mask & one).bit_count()
        if mask & dear:
            worth += harm * (2 * (mask & two).bit_count() + 3 * (mask & three).bit_count())
        if mask & coins:
            worth -= coin * (mask & coins).bit_count()
        if mask & more:
            worth += spot * (mask & more).bit_count()
        found.append((worth, mask, placement))
    found.sort(key=_by_worth, reverse=True)
    return found


@lru_cache(maxsize=8192)
def shares(card: Card, token: Token, weights: Weights) -> Shares:
    """The same by the weak spots they cover, each list best first."""
    weak = card.weak
    found: Shares = {}
    for choice in freely(card, token, weights):
        found.setdefault(choice[1] & weak, []).append(choice)
    return found


def free(ground: Ground, token: Token, weights: Weights) -> list[Choice]:
    """The legal placements of a token on a ground, the best first."""
    choices, taken = freely(ground.card, token, weights), ground.taken
    return [one for one in choices if not one[1] & taken] if taken else choices


def _by_worth(choice: Choice) -> int:
    return choice[0]


@lru_cache(maxsize=16384)
def best_laying(
    ground: Ground,
    tokens: tuple[Token, ...],
    beaten: bool,
    avoided: int,
    weights: Weights,
    most_coins: int = ALL_COINS,
) -> Laid | None:
    """All these tokens laid in the best way, with no more than so many coins covered; None if they
    cannot be."""
    diver = Diver(_most(ground, weights), most_coins)
    blocked = ground.taken | avoided
    if beaten and ground.weak:
        _share_out(diver, ground, tokens, blocked, weights)
    else:
        diver.lay([freely(ground.card, token, weights) for token in tokens], blocked)
    if diver.worth == _LEAST:
        return None
    order = {token: place for place, token in enumerate(tokens)}
    arrangement = sorted(diver.placements, key=lambda placement: order[placement.token])
    return Laid(diver.worth, tuple(arrangement))


def _most(ground: Ground, weights: Weights) -> int:
    """What no laying can be worth more than: all damage and all weak spots covered, no coin."""
    harm, _, spot = weights
    return harm * ground.card.harm(ground.taken) + spot * ground.weak.bit_count()


_LEAST = -(1 << 60)


def _share_out(
    diver: Diver, ground: Ground, tokens: tuple[Token, ...], blocked: int, weights: Weights
) -> None:
    """The best over all ways of sharing the weak spots out, the most promising first."""
    by_share = [shares(ground.card, token, weights) for token in tokens]
    promises = sorted(_promises(ground.weak, by_share), key=_by_promise, reverse=True)
    for promise, parts in promises:
        if promise <= diver.worth or diver.worth == diver.most:
            break
        diver.lay([found[part] for found, part in zip(by_share, parts, strict=True)], blocked)


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


def _first_free(lists: list[list[Choice]], taken: int) -> int | None:
    """The sum of the best that is free in each list; None if one has nothing free."""
    total = 0
    for choices in lists:
        for gain, mask, _ in choices:
            if not mask & taken:
                total += gain
                break
        else:
            return None
    return total


def _still_worthy(choices: list[Choice], taken: int, lead: int) -> list[Choice]:
    """What is free of a list and less than `lead` worse than the best of it that is."""
    found: list[Choice] = []
    least = 0
    for one in choices:
        if one[1] & taken:
            continue
        if not found:
            least = one[0] - lead
        elif one[0] <= least:
            break
        found.append(one)
    return found


class Diver(Struct, gc=False):
    """Depth first with a bound: the best laying so far, and what none can be worth more than.

    `most_coins` may be covered: what comes second in a worth is the coins, so they are its rest.
    """

    most: int
    most_coins: int = ALL_COINS
    worth: int = _LEAST
    placements: Arrangement = ()

    def lay(self, lists: list[list[Choice]], blocked: int) -> None:
        """One from each list, none overlapping another or what is blocked."""
        if blocked and len(lists) > 2:
            lists = [[one for one in choices if not one[1] & blocked] for choices in lists]
        if all(lists):
            self.dive(sorted(lists, key=len), blocked, 0, ())

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
            further = _first_free(rest, over)
            if further is None or worth + gain + further <= self.worth:
                continue
            lead = worth + gain + further - self.worth
            left = [_still_worthy(choices, over, lead) for choices in rest]
            self.dive(left, over, worth + gain, (*laid, placement))

    def _last(self, choices: list[Choice], taken: int, worth: int, laid: Arrangement) -> None:
        """The last token: its first placement that is free is its best."""
        for gain, mask, placement in choices:
            if worth + gain <= self.worth:
                return
            if not mask & taken and -(worth + gain) & ALL_COINS <= self.most_coins:
                self.worth, self.placements = worth + gain, (*laid, placement)
                return
