"""What an arrangement comes to: harm, coins, the gem, weak spots, and what was used for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from druzina.games.amulet.fitting.grid import Card, Token
from druzina.games.amulet.fitting.placement import Placement


class Used(Struct, frozen=True, gc=False):
    """What a set of tokens brings when all of them are laid, wherever they lie."""

    hearts: int
    gems: int
    coins: int
    xp: int
    weapons: int
    spells: int


class Account(Struct, frozen=True, gc=False):
    """AMU-PLC-10: an arrangement's result before health is asked.

    `harm` is the uncovered damage, `coins` the card's uncovered coins, `weak` the weak spots
    covered of `weak_spots`; `open` says that the gem square is there and uncovered.
    """

    harm: int
    coins: int
    open: bool
    weak: int
    weak_spots: int
    used: Used

    @property
    def beaten(self) -> bool:
        """AMU-FGT-05: every weak spot is covered."""
        return self.weak == self.weak_spots

    @property
    def net(self) -> int:
        """AMU-RES-01: health lost, before skills and potions; below 0 it is gained."""
        return self.harm - self.used.hearts

    @property
    def gems(self) -> int:
        """AMU-WPN-02, -03: gems by symbols, if the fight is not lost."""
        return self.used.gems if self.open else 0


@lru_cache(maxsize=16_384)
def used(tokens: tuple[Token, ...]) -> Used:
    """AMU-WPN-02, -10 to -12: symbols pay once for each token laid; weapons and spells wear out."""
    symbols = [token.symbol for token in tokens]
    kinds = [token.kind for token in tokens]
    return Used(
        hearts=symbols.count("heart"),
        gems=symbols.count("gem"),
        coins=symbols.count("coin"),
        xp=symbols.count("xp"),
        weapons=kinds.count("weapon"),
        spells=kinds.count("spell"),
    )


def account(card: Card, arrangement: Sequence[Placement], taken: int = 0) -> Account:
    """The account of a legal arrangement on a card with these squares taken before."""
    covered = taken
    for placement in arrangement:
        covered |= placement.mask
    return Account(
        harm=card.harm(covered),
        coins=(card.coins & ~covered).bit_count(),
        open=bool(card.gem & ~covered),
        weak=(card.weak & covered).bit_count(),
        weak_spots=card.weak.bit_count(),
        used=used(tuple([placement.token for placement in arrangement])),
    )
