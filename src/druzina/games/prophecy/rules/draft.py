"""PRO-DRF: two characters each; twice one is kept and one passed to the left, then one is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from druzina.core import Lane, Shown, Together
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import Kingdom

DEALT = 2
PASSES = 2
CLAUSES = ("PRO-DRF-02", "PRO-DRF-03", "PRO-DRF-04")


class KeepCharacter(Lane[Kingdom, str]):
    """One seat's two characters, for its eyes alone."""

    clause = "PRO-DRF-02"

    hand: list[int] = []

    def choices(self, g: Kingdom) -> Sequence[str]:
        characters = LOADED[g.content].characters
        return [f"be {characters[character].id}" for character in self.hand]

    def write(self, g: Kingdom, choice: str) -> str:
        return choice

    def show(self, g: Kingdom, choice: str) -> Shown:
        id_ = choice.partition(" ")[2]
        character = LOADED[g.content].character(id_).number
        return Shown("choose-be", self.clause, {"character": character}, (f"character:{id_}",))

    def kept(self, g: Kingdom) -> int:
        return LOADED[g.content].character(self.given[0].partition(" ")[2]).number

    def left(self, g: Kingdom) -> int:
        """The other one; of two equal ones there are none."""
        return next(character for character in self.hand if character != self.kept(g))


class Draft(Together[Kingdom, KeepCharacter]):
    """PRO-DRF-02 to -04, PRO-SIM-01: all choose in secret; what is passed is taken up together."""

    passes: int = 0

    @classmethod
    def first(cls, hands: list[list[int]]) -> Self:
        return cls([KeepCharacter(seat, hand=hand) for seat, hand in enumerate(hands)])

    def run(self, g: Kingdom) -> None:
        kept = [lane.kept(g) for lane in self.lanes]
        left = [lane.left(g) for lane in self.lanes]
        if self.passes == PASSES:
            self._reveal(g, kept, left)
            return
        for seat, passed in enumerate(left):
            g.heroes[seat].passed.append(passed)
        hands = [[mine, left[seat - 1]] for seat, mine in enumerate(kept)]
        again = Draft.first(hands)
        again.passes = self.passes + 1
        g.then(again)

    def _reveal(self, g: Kingdom, kept: list[int], left: list[int]) -> None:
        """PRO-DRF-04, -05: those put aside join the face-down pool."""
        for hero, character in zip(g.heroes, kept, strict=True):
            hero.character = character
        g.pool += left
        g.shuffle(g.pool)
