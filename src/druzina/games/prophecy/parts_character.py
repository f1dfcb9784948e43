"""PRO-VOC: verbs of one character: what it gains, what it loses, where it goes."""

from __future__ import annotations

from druzina.games.prophecy.part import Part

# What a character gains


class Heal(Part, frozen=True, kw_only=True):
    """Lives, or `all` of them; on chance cards `others` is what everybody else heals."""

    n: int = 0
    all: bool = False
    others: int = 0


class Refill(Part, frozen=True, kw_only=True):
    """Mags, as `Heal`."""

    n: int = 0
    all: bool = False
    others: int = 0


class Increase(Part, frozen=True, kw_only=True):
    """PRO-CHR-06 to -10: one stone of what is named; of two the player chooses one."""

    what: tuple[str, ...]


class Gold(Part, frozen=True, kw_only=True):
    """Taken from the bank; `there` replaces `n` on fields of the terrain."""

    n: int
    others: int = 0
    terrain: str = ""
    there: int = 0


class Xp(Part, frozen=True, kw_only=True):
    n: int
    others: int = 0


class DrawItem(Part, frozen=True, kw_only=True):
    """PRO-CNT-17: top cards of a deck."""

    deck: str
    n: int = 1


class DrawKeep(Part, frozen=True, kw_only=True):
    """Draws openly, keeps some, discards the rest."""

    deck: str
    n: int
    keep: int


class Keep(Part, frozen=True, kw_only=True):
    """The opportunity stays with the character, at most one of its kind."""


# What a character loses


class LoseLives(Part, frozen=True, kw_only=True):
    """`more` on a roll of at most `roll`; `owned`: never more than one has."""

    n: int
    roll: int = 0
    more: int = 0
    owned: bool = False


class LoseMags(Part, frozen=True, kw_only=True):
    n: int = 0
    all: bool = False


class LoseGold(Part, frozen=True, kw_only=True):
    n: int


class LoseHalfGold(Part, frozen=True, kw_only=True):
    """PRO-CHN-25: all characters."""


class DamageItem(Part, frozen=True, kw_only=True):
    """PRO-CNT-18: the owner's choice."""


class DiscardItem(Part, frozen=True, kw_only=True):
    """PRO-RSL-04: the owner's choice."""


class LoseLess(Part, frozen=True, kw_only=True):
    """PRO-RSL-08: so many lives fewer, or none at all."""

    n: int = 0
    all: bool = False


class LoseNone(Part, frozen=True, kw_only=True):
    """No life of any loss."""


# Ways


class MoveExactly(Part, frozen=True, kw_only=True):
    n: int


class MoveUpTo(Part, frozen=True, kw_only=True):
    n: int


class MoveAny(Part, frozen=True, kw_only=True):
    """Any other field of the kind; `ends` the turn there (PRO-MOV-18)."""

    kind: str = "any"
    ends: bool = False
