"""The verbs of draw piles, Madness and the supply (BBM-VRB, BBM-MAD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import STOP, Argument, Pick, Refusal, Shown
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, VALUE, Book, card
from druzina.games.big_book_of_madness.parts import DrawCards, GainCards, Madness, MillCards
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.madness import (
    burn_madness,
    destroy_top,
    draw,
    mill,
    place,
    take_madness,
)
from druzina.games.big_book_of_madness.rules.zones import NUMBER


def _short_of(g: Book, seat: int, part: DrawCards, times: int) -> bool:
    """Drawing is always possible, unless it is for what another part did or up to a full hand."""
    if part.up_to_hand:
        return len(g.players[seat].hand) < part.up_to_hand
    return not part.as_many and not part.condition


@verb(DrawCards, "draw", _short_of)
def draw_cards(g: Book, frame: Carry, part: DrawCards) -> None:
    """BBM-MAD-05, -16, BBM-TIM-05: "then" does not mean "if you did", "as many" does."""
    if part.condition == "lost a card":
        for seat in g.circle():
            if frame.losers >> seat & 1 and not draw(g, seat, part.n):
                return
    elif part.condition != "madness moved" or frame.mad:
        missing = part.up_to_hand - len(g.players[frame.seat].hand)
        draw(g, frame.seat, missing if part.up_to_hand else frame.as_many(part))


@verb(MillCards, "mill", lambda g, seat, part, times: bool(g.players[seat].draw))
def mill_cards(g: Book, frame: Carry, part: MillCards) -> None:
    pile = g.players[frame.seat].draw
    mill(g, frame.seat, len(pile) if part.all else frame.amount(part))


@verb(MillCards, "destroy top")
def destroy_top_cards(g: Book, frame: Carry, part: MillCards) -> None:
    destroy_top(g, frame.seat, frame.amount(part))


@verb(Madness, "madness", lambda g, seat, part, times: not part.condition)
def receive_madness(g: Book, frame: Carry, part: Madness) -> None:
    """BBM-MAD-19: one by one; the game is lost at the first that is missing."""
    if part.condition == "nothing moved" and frame.moved:
        return
    for _ in range(frame.amount(part)):
        if not take_madness(g, frame.seat, part.to):
            return


@verb(Madness, "burn madness", lambda g, seat, part, times: g.supply[MADNESS] > 0)
def burn(g: Book, frame: Carry, part: Madness) -> None:
    burn_madness(g, part.per_player * len(g.circle()) if part.per_player else part.n)


@verb(GainCards, "strip")
def strip(g: Book, frame: Carry, part: GainCards) -> None:
    """CM11: one card of that value of each element leaves the supply for the destroyed pile."""
    found = [one for one in (card(kind, part.value) for kind in range(4)) if g.supply[one]]
    for one in found:
        g.supply[one] -= 1
        g.destroyed[one] += 1
    g.tell("BBM-DES-01", "event-strips", cards=tuple(found))


# Cards of the supply


def in_supply(g: Book, value: int) -> list[int]:
    return [one for one in (card(kind, value) for kind in range(4)) if g.supply[one]]


def gain(g: Book, seat: int, one: int, to: str) -> None:
    """BBM-MAD-11: a card of the common supply to a zone of the player."""
    g.supply[one] -= 1
    place(g, seat, one, to)
    if g.told is not None:
        g.tell("BBM-MAD-11", "event-gains", seat=seat, card=one, to=to)


@verb(
    GainCards,
    "gain",
    lambda g, seat, part, times: not part.as_many and bool(in_supply(g, part.value)),
)
def gain_cards(g: Book, frame: Carry, part: GainCards) -> None:
    """E3a, F2c, PF9; PF5: the same element, if one is left."""
    if part.same:
        for one in frame.cards if frame.moved else ():
            better = one - one % 3 + part.value - 1
            if g.supply[better]:
                gain(g, frame.seat, better, part.to)
        return
    n = min(frame.as_many(part), sum(g.supply[one] for one in in_supply(g, part.value)))
    if n:
        least = 0 if part.up_to else n
        g.then(ChooseGain(frame.seat, least, n, value=part.value, to=part.to))


class ChooseGain(Pick[Book, str]):
    """BBM-MAD-11: which cards of the supply."""

    verb = "gain"
    clause = "BBM-MAD-11"
    order_clause: ClassVar[str] = "BBM-SIM-02"
    order_reason: ClassVar[str] = "refusal-supply-order"

    value: int = 2
    to: str = "discard"

    def pool(self, g: Book) -> list[str]:
        kinds = in_supply(g, self.value)
        return [CARDS[one] for one in kinds for _ in range(min(self.most, g.supply[one]))]

    def done(self, g: Book) -> None:
        for name in self.picked:
            gain(g, self.seat, NUMBER[name], self.to)

    def show_thing(self, g: Book, thing: str) -> Shown:
        return Shown("choose-gain", self.clause, {"card": NUMBER[thing]}, (f"supply:{thing}",))

    def prompt(self, g: Book) -> Shown:
        left = self.most - len(self.picked)
        arguments: dict[str, Argument] = {"seat": self.seat, "n": left, "to": self.to}
        return Shown("ask-choose-gain", self.clause, arguments)

    def candidates(self, g: Book) -> Sequence[str]:
        return [*(CARDS[one] for one in range(MADNESS) if one % 3), STOP]

    def against(self, g: Book, thing: str) -> Refusal | None:
        one = NUMBER[thing]
        if not g.supply[one]:
            return Refusal("BBM-ACQ-01", "refusal-pile-empty", {"card": one})
        if VALUE[one] != self.value:
            return Refusal(self.clause, "refusal-other-value", {"value": self.value})
        return None
