"""The frame of a fight: all that was chosen and worked out in it."""

from __future__ import annotations

from typing import Literal

from druzina.core import Step
from druzina.games.amulet.fitting.account import Account
from druzina.games.amulet.model import NOTHING, Realm, Result


class Fight(Step[Realm]):
    """AMU-FGT: under all parts of a fight; when it runs the fight is over.

    `place` is the row the card came from. `closed` are weak spots covered by skills, `laid` the
    arrangement with its account and the names of its tokens, `potion` says that one was used; the
    sums are worked out after commit.
    """

    seat: int
    place: int
    monster: int
    open: bool = False
    weapons: list[int] = []
    extra: list[int] = []
    borrowed: list[int] = []
    closed: list[str] = []
    laid: str = ""
    account: Account | None = None
    names: list[str] = []
    potion: bool = False
    harm: int = 0
    healing: int = 0
    outcome: Result | Literal[""] = ""
    coins: int = 0
    gems: int = 0
    saved: list[int] = []
    kept: int = NOTHING
