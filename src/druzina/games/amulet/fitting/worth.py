"""What an arrangement is worth by a goal, and the best one: exact, over every set of tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from druzina.games.amulet.fitting.account import Account, Used, account, used
from druzina.games.amulet.fitting.grid import Token
from druzina.games.amulet.fitting.laying import (
    ALL_COINS,
    COINS_FIRST,
    HARM_FIRST,
    HARM_ONLY,
    SPOTS_FIRST,
    STEP,
    Ground,
    Weights,
    best_laying,
    freely,
)
from druzina.games.amulet.fitting.placement import Arrangement

# The goals of a fight; an expedition wants weak spots first.
GOALS = ("harm", "gem", "coins", "weapons")
SPOTS = "spots"

Measure = tuple[int, ...]


class Fitting(Struct, frozen=True, cache_hash=True, gc=False):
    """What is to be laid on what: 0–5 tokens, of which the first `needed` must be laid.

    `paid_retreat` says that coins count though the monster is not beaten (a skill). In an
    `expedition` each weak spot counts, and coins count always.
    """

    ground: Ground
    tokens: tuple[Token, ...]
    needed: int = 0
    paid_retreat: bool = False
    expedition: bool = False

    @property
    def coins_anyway(self) -> bool:
        return self.paid_retreat or self.expedition

    def account(self, arrangement: Arrangement) -> Account:
        return account(self.ground.card, arrangement, self.ground.taken)

    def subsets(self) -> Iterator[tuple[Token, ...]]:
        """The sets of tokens that may be laid, larger ones first."""
        must, others = self.tokens[: self.needed], self.tokens[self.needed :]
        for size in range(len(others), -1, -1):
            for some in combinations(others, size):
                yield (*must, *some)


def coins_of(fitting: Fitting, result: Account) -> int:
    """AMU-RES-09, -12: the coins an arrangement pays; the card's own only if it is beaten."""
    own = result.coins if result.beaten or fitting.coins_anyway else 0
    return own + result.used.coins


def measure(fitting: Fitting, result: Account, goal: str) -> Measure:
    """By what arrangements are compared for a goal, the first figure first; more is better.

    All goals want the monster beaten; only *the gem* wants a gem before that.
    """
    beaten = int(result.beaten)
    coins, spent = coins_of(fitting, result), (-result.used.weapons, -result.used.spells)
    rest = {
        "harm": (beaten, -result.net, result.gems, coins),
        "gem": (min(result.gems, 1), beaten, result.gems, -result.net, coins),
        "coins": (beaten, coins, -result.net, result.gems),
        SPOTS: (result.weak, result.gems, coins),
        "weapons": (beaten, spent[0], -result.net, result.gems, coins),
    }[goal]
    return (*rest, result.used.xp, *spent)


def best(fitting: Fitting, goal: str = "harm") -> Arrangement:
    """The best arrangement for a goal; of equal ones always the same."""
    top: tuple[Measure, Arrangement] | None = None
    for trial in sorted(trials(fitting, goal), key=lambda trial: trial.promise, reverse=True):
        if top is not None and trial.promise <= top[0]:
            break
        avoided = fitting.ground.card.gem if trial.open else 0
        found = best_laying(fitting.ground, trial.tokens, trial.beaten, avoided, trial.weights)
        if found is None:
            continue
        reached = measure(fitting, fitting.account(found.arrangement), goal)
        if top is None or reached > top[0]:
            top = reached, found.arrangement
    return top[1] if top else ()


class Trial(Struct, frozen=True):
    """A way to go: which tokens are laid, with the monster beaten, with the gem left open.

    `promise` is the most it could come to.
    """

    promise: Measure
    tokens: tuple[Token, ...]
    beaten: bool
    open: bool
    weights: Weights


def trials(fitting: Fitting, goal: str) -> Iterator[Trial]:
    """Every way to go that is worth a search."""
    ground = fitting.ground
    shows_gem = bool(ground.card.gem & ~ground.taken)
    for tokens in fitting.subsets():
        harm = least_harm(ground, tokens)
        if harm is None:
            continue
        brought = used(tokens)
        for open_ in (True, False) if shows_gem and brought.gems else (False,):
            for beaten in (True, False) if ground.weak and goal != SPOTS else (True,):
                hoped = hope(ground, harm, open_, beaten, brought)
                weights = weights_for(goal, beaten or fitting.coins_anyway)
                promise = measure(fitting, hoped, goal)
                yield Trial(promise, tokens, beaten and goal != SPOTS, open_, weights)


def weights_for(goal: str, coins_count: bool) -> Weights:
    if goal == SPOTS:
        return SPOTS_FIRST
    if not coins_count:
        return HARM_ONLY
    return COINS_FIRST if goal == "coins" else HARM_FIRST


def hope(ground: Ground, harm: int, open_: bool, beaten: bool, brought: Used) -> Account:
    """The best account there could be with all coins left and this harm."""
    spots = ground.card.weak.bit_count()
    coins = (ground.card.coins & ~ground.taken).bit_count()
    return Account(harm, coins, open_, spots - (not beaten), spots, brought)


def least_harm(ground: Ground, tokens: Sequence[Token]) -> int | None:
    """A harm that no laying of these tokens can go below; None if one of them cannot lie."""
    harm = ground.card.harm(ground.taken)
    for token in tokens:
        most = most_covered(ground, token)
        if most is None:
            return None
        harm -= most
    return max(harm, 0)


def most_covered(ground: Ground, token: Token) -> int | None:
    """The most damage that a token can cover; None if it cannot lie."""
    taken = ground.taken
    for worth, mask, _ in freely(ground.card, token, HARM_FIRST):
        if not mask & taken:
            return (worth + ALL_COINS) // STEP
    return None
