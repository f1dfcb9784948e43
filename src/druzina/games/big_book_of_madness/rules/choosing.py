"""Choosing cards one by one: in a fixed order, so that a set can be reached in one way only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import Argument, Question, Refusal, Shown
from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.rules.zones import (
    ADMITTED,
    STOP,
    ZONES,
    spelled,
    split,
    spots,
    unique,
)


class Choosing(Question[Book, int]):
    """BBM-SIM-02, BBM-TIM-08: `left` more cards, or up to so many; equal cards are one choice.

    The cards gather in `picked`; nothing moves before the last is named.
    """

    unordered: ClassVar[bool] = True
    rising: ClassVar[bool] = True  # whether the order of the cards means nothing

    left: int
    up_to: bool = False
    picked: list[int] = []

    def pool(self, g: Book) -> list[int]:
        """The cards to choose from, sorted, those already picked among them."""
        raise NotImplementedError

    def done(self, g: Book) -> None:
        """All are picked."""
        raise NotImplementedError

    def choices(self, g: Book) -> Sequence[int]:
        keys = self._rest(g)
        if self.rising and self.picked:
            floor = self.picked[-1]
            keys = [key for key in keys if key >= floor]
        if self.up_to:
            return [*unique(keys), STOP]
        if self.rising and self.left > 1:
            keys = keys[: len(keys) - self.left + 1]
        return unique(keys)

    def _rest(self, g: Book) -> list[int]:
        keys = self.pool(g)
        for key in self.picked:
            keys.remove(key)
        return keys

    def answer(self, g: Book, choice: int) -> None:
        if choice != STOP:
            self.picked.append(choice)
            self.left -= 1
            if self.left:
                g.then(self)
                return
        self.done(g)

    def word(self, g: Book) -> str:
        return self.verb

    def write(self, g: Book, choice: int) -> str:
        return "stop" if choice == STOP else f"{self.word(g)} {spelled(choice)}"

    def show(self, g: Book, choice: int) -> Shown:
        if choice == STOP:
            return Shown("choose-stop", self.clause, {"n": len(self.picked)}, ("option:stop",))
        key = f"choose-{self.word(g).replace(' ', '-')}"
        return Shown(key, self.clause, shown_spot(choice), (f"card:{spelled(choice)}",))

    def prompt(self, g: Book) -> Shown:
        arguments: dict[str, Argument] = {
            "seat": self.seat,
            "n": self.left,
            "upto": int(self.up_to),
        }
        return Shown(f"ask-{self.word(g).replace(' ', '-')}-cards", self.clause, arguments)

    def candidates(self, g: Book) -> Sequence[int]:
        """Every card that lies open: hands, supports, discard piles, the destroyed ones."""
        return [*unique(everything(g)), STOP]

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice in self.choices(g):
            return None
        if choice == STOP:
            return Refusal("BBM-TIM-02", "refusal-must-go-on", {"n": self.left})
        if choice in self._rest(g):
            return Refusal("BBM-SIM-02", "refusal-other-order", shown_spot(choice))
        return Refusal(self.clause, "refusal-not-this-card", shown_spot(choice))


def everything(g: Book) -> list[int]:
    return spots(g, 0, ("hands", "shared", "discards", "destroyed"), ADMITTED[""])


def shown_spot(key: int) -> dict[str, Argument]:
    """A card with its place, for messages."""
    zone, seat, card = split(key)
    return {"card": card, "zone": ZONES[zone], "owner": seat}
