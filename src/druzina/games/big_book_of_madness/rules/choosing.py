"""Choosing cards where they lie, one by one (BBM-SIM-02, BBM-TIM-08)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import STOP, Argument, Pick, Refusal, Shown
from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.rules.zones import (
    ADMITTED,
    NUMBER,
    Spot,
    spelled,
    spots,
)


class Choosing(Pick[Book, Spot]):
    """BBM-SIM-02, BBM-TIM-08: so many cards, or up to so many."""

    stop_clause: ClassVar[str] = "BBM-TIM-02"
    order_clause: ClassVar[str] = "BBM-SIM-02"

    def word(self, g: Book) -> str:
        return self.verb

    def write_thing(self, g: Book, thing: Spot) -> str:
        return f"{self.word(g)} {spelled(thing)}"

    def show_thing(self, g: Book, thing: Spot) -> Shown:
        key = f"choose-{self.word(g).replace(' ', '-')}"
        shown = shown_spot(thing, self.seat)
        return Shown(key, self.clause, shown, (f"card:{spelled(thing)}",))

    def prompt(self, g: Book) -> Shown:
        key = f"ask-{self.word(g).replace(' ', '-')}-cards"
        return Shown(key, self.clause, {**how_many(self), "only": self.only(g)})

    def only(self, g: Book) -> str:
        """Which cards it is about, as texts of cards say it."""
        return "none"

    def candidates(self, g: Book) -> Sequence[Spot | str]:
        """Every card that lies open: hands, supports, discard piles, the destroyed ones."""
        return [*dict.fromkeys(everything(g)), STOP]

    def against(self, g: Book, thing: Spot) -> Refusal | None:
        if thing in self.pool(g):
            return None
        return Refusal(self.clause, "refusal-not-this-card", shown_spot(thing))


def how_many(question: Pick[Book, Spot] | Pick[Book, tuple[int, int]]) -> dict[str, Argument]:
    """Who is asked for how many more, or for up to so many."""
    picked = len(question.picked)
    up_to = question.least < question.most
    return {
        "seat": question.seat,
        "n": question.most - picked,
        "upto": int(up_to),
        "more": int(picked > 0),
    }


def everything(g: Book) -> list[Spot]:
    return spots(g, 0, ("hands", "shared", "discards", "destroyed"), ADMITTED[""])


def shown_spot(spot: Spot, reader: int = -1) -> dict[str, Argument]:
    """A card with its place, for messages; whose it is, if it is not the reader's own."""
    name, zone, seat = spot
    return {"card": NUMBER[name], "zone": zone, "owner": seat, "mine": int(seat == reader)}
