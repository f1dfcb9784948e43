"""What an effect does, part by part: a union of kinds, each with just what its verbs speak of.

Which verb belongs to which kind, and what a file may say of it, is in `vocabulary`.
"""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True, kw_only=True, tag_field="kind", tag=True):
    """One thing an effect does: a verb, and how many where a number says it.

    `factor` says that `n` is multiplied when a spell is cast at a multiple.
    """

    do: str
    n: int = 0
    factor: bool = False

    def amount(self, times: int) -> int:
        """BBM-CAST-03, -04: factors are multiplied, other numbers are not."""
        return self.n * times if self.factor else self.n


class MoveCards(Part, frozen=True, kw_only=True):
    """Cards chosen from somewhere, of some sort, and where they go."""

    all: bool = False
    down_to: int = 0
    up_to: bool = False
    origin: tuple[str, ...] = ()
    to: str = ""
    only: str = ""
    upgrade: str = ""
    unpaid: bool = False


class DrawCards(Part, frozen=True, kw_only=True):
    """As many as were moved before, up to so many in hand, or only if something happened."""

    as_many: bool = False
    up_to_hand: int = 0
    condition: str = ""


class MillCards(Part, frozen=True, kw_only=True):
    """From the top of a draw pile."""

    all: bool = False


class Madness(Part, frozen=True, kw_only=True):
    """Madness received, or destroyed for each player."""

    to: str = ""
    per_player: int = 0
    condition: str = ""


class GainCards(Part, frozen=True, kw_only=True):
    """Cards of the supply, by value; `same` asks for the elements that were moved before."""

    value: int = 0
    to: str = ""
    as_many: bool = False
    up_to: bool = False
    same: bool = False


class TurnSpells(Part, frozen=True, kw_only=True):
    """Spells exhausted, neutralised, refreshed or forgotten."""

    up_to: bool = False


class HandleCurses(Part, frozen=True, kw_only=True):
    """Curses neutralised, broken for `less`, or made dearer; `others` spares the own one."""

    up_to: bool = False
    others: bool = False
    less: int = 0


AnyPart = Part | MoveCards | DrawCards | MillCards | Madness | GainCards | TurnSpells | HandleCurses
