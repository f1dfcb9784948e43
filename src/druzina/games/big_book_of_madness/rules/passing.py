"""Cards that change hands: gifts, exchanges, the gale; one card of every element
(BBM-EXC, BBM-SIM)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar

from druzina.core import STOP, Pick, Question, Shown, Step, without
from druzina.games.big_book_of_madness.model import CARDS, ELEMENT, MADNESS, Book
from druzina.games.big_book_of_madness.parts import MoveCards, Part
from druzina.games.big_book_of_madness.rules.choosing import Choosing
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.zones import (
    ADMITTED,
    HAND,
    NUMBER,
    Spot,
    cards_of,
    spelled,
    spots,
)


def others(g: Book, seat: int) -> list[int]:
    return [other for other in g.circle() if other != seat]


def can_give(g: Book, seat: int, part: MoveCards, times: int) -> bool:
    return bool(g.players[seat].hand and others(g, seat))


class FromHand(Choosing):
    """Cards of the own hand, any of them."""

    def pool(self, g: Book) -> list[Spot]:
        return spots(g, self.seat, ("hand",), ADMITTED[""])


# A3c, gifts


@verb(MoveCards, "give", can_give)
def give(g: Book, frame: Carry, part: MoveCards) -> None:
    """Up to so many cards to other players' hands, split at will."""
    g.then(Give(frame.seat, 0, min(frame.amount(part), len(g.players[frame.seat].hand))))


class Give(Pick[Book, tuple[str, int]]):
    """BBM-EXC-01a: cards and who gets each, ("W2", 1); or no more."""

    verb = "give"
    clause = "BBM-EXC-01a"
    order_clause: ClassVar[str] = "BBM-SIM-02"
    order_reason: ClassVar[str] = "refusal-gift-order"

    def pool(self, g: Book) -> list[tuple[str, int]]:
        hand = g.players[self.seat].hand
        return [(CARDS[one], seat) for seat in sorted(others(g, self.seat)) for one in hand]

    def rest(self, g: Book) -> list[tuple[str, int]]:
        """A card is given once."""
        hand = [CARDS[one] for one in g.players[self.seat].hand]
        left = without(hand, [name for name, _ in self.picked])
        return [gift for gift in super().rest(g) if gift[0] in left]

    def done(self, g: Book) -> None:
        hand = g.players[self.seat].hand
        for name, seat in self.picked:
            one = NUMBER[name]
            hand.remove(one)
            insort(g.players[seat].hand, one)
            g.tell("BBM-EXC-01a", "event-gives", seat=self.seat, owner=seat, card=one)
        g.nearest(Carry).moved = len(self.picked)

    def write_thing(self, g: Book, thing: tuple[str, int]) -> str:
        name, seat = thing
        return f"give {name} to {seat}"

    def show_thing(self, g: Book, thing: tuple[str, int]) -> Shown:
        name, seat = thing
        target = f"card:{spelled((name, HAND, self.seat))}:{seat}"
        return Shown("choose-give", self.clause, {"card": NUMBER[name], "seat": seat}, (target,))

    def candidates(self, g: Book) -> Sequence[tuple[str, int] | str]:
        return [*dict.fromkeys(self.pool(g)), STOP]


# A1c, an exchange


@verb(MoveCards, "trade", lambda g, seat, part, times: bool(others(g, seat)))
def trade(g: Book, frame: Carry, part: MoveCards) -> None:
    if others(g, frame.seat):
        g.then(TradePartner(frame.seat, frame.amount(part)))


class TradePartner(Question[Book, int]):
    """A1c: which other player."""

    verb = "partner"
    clause = "BBM-TGT-01a"

    most: int

    def choices(self, g: Book) -> Sequence[int]:
        return others(g, self.seat)

    def answer(self, g: Book, choice: int) -> None:
        hands = (len(g.players[seat].hand) for seat in (self.seat, choice))
        g.then(TradeCount(self.seat, choice, min(self.most, *hands)))

    def show(self, g: Book, choice: int) -> Shown:
        return Shown("choose-name", self.clause, {"seat": choice}, (f"seat:{choice}",))


class TradeCount(Question[Book, int]):
    """A1c, BBM-EXC-02: how many from each side, none to all that can be."""

    verb = "count"
    clause = "BBM-EXC-02"

    other: int
    most: int

    def choices(self, g: Book) -> Sequence[int]:
        return range(self.most + 1)

    def answer(self, g: Book, choice: int) -> None:
        if choice:
            mine, theirs = (TradeCards(seat, choice, choice) for seat in (self.seat, self.other))
            g.then(mine, theirs, Trade([self.seat, self.other]))

    def show(self, g: Book, choice: int) -> Shown:
        return Shown("choose-count", self.clause, {"n": choice}, (f"option:{choice}",))


class TradeCards(FromHand):
    """A1c: the caster's cards first, then the other's."""

    verb = "trade"
    clause = "BBM-EXC-01"

    def done(self, g: Book) -> None:
        g.nearest(Trade).cards.extend(cards_of(self.picked))


class Trade(Step[Book]):
    """BBM-EXC-01: the cards go to the receivers' hands, together."""

    seats: list[int]
    cards: list[int] = []

    def run(self, g: Book) -> None:
        half = len(self.cards) // 2
        sides = (self.cards[:half], self.cards[half:])
        for seat, other, cards in zip(self.seats, self.seats[::-1], sides, strict=True):
            for one in cards:
                g.players[seat].hand.remove(one)
                g.players[other].hand.append(one)
            g.tell("BBM-EXC-01", "event-trades", seat=seat, owner=other, cards=tuple(cards))
        for seat in self.seats:
            g.players[seat].hand.sort()


# CA4, the gale


@verb(Part, "pass", lambda g, seat, part, times: len(g.circle()) > 1)
def gale(g: Book, frame: Carry, part: Part) -> None:
    """BBM-SIM-01, BBM-ELI-07: all choose in turn, the cards then move together to the left."""
    seats = [seat for seat in g.circle() if g.players[seat].hand]
    if len(g.circle()) > 1:
        g.then(*(PassCard(seat) for seat in seats), Gale(seats))


class PassCard(FromHand):
    """CA4: one card of the hand for the left-hand neighbour."""

    verb = "pass"
    clause = "BBM-SIM-01"

    def done(self, g: Book) -> None:
        g.nearest(Gale).cards.append(NUMBER[self.picked[0][0]])


class Gale(Step[Book]):
    """BBM-SIM-01, BBM-ELI-06: to the next player in the game."""

    seats: list[int]
    cards: list[int] = []

    def run(self, g: Book) -> None:
        circle = g.circle()
        for seat, one in zip(self.seats, self.cards, strict=True):
            left = circle[(circle.index(seat) + 1) % len(circle)]
            g.players[seat].hand.remove(one)
            insort(g.players[left].hand, one)
            g.tell("BBM-SIM-01", "event-gives", seat=seat, owner=left, card=one)


# CM8, one card of every element


@verb(Part, "discard each element", lambda g, seat, part, times: can_shed(g, seat))
def discard_each(g: Book, frame: Carry, part: Part) -> None:
    g.then(*(ShedElement(frame.seat, kind) for kind in range(4)))


def can_shed(g: Book, seat: int) -> bool:
    return any(one != MADNESS for one in g.players[seat].hand)


class ShedElement(Step[Book]):
    """CM8: a card of this element from hand, if there is one."""

    seat: int
    element: int

    def run(self, g: Book) -> None:
        if any(ELEMENT[one] == self.element for one in g.players[self.seat].hand):
            g.then(ShedOne(self.seat, element=self.element))


class ShedOne(Choosing):
    """CM8, BBM-VRB-12: of whatever value."""

    verb = "discard"
    clause = "BBM-TGT-02"

    element: int = 0

    def pool(self, g: Book) -> list[Spot]:
        return spots(g, self.seat, ("hand",), ADMITTED[self.only(g)])

    def only(self, g: Book) -> str:
        return ("water", "earth", "fire", "air")[self.element]

    def done(self, g: Book) -> None:
        one = NUMBER[self.picked[0][0]]
        g.players[self.seat].hand.remove(one)
        g.players[self.seat].discard.append(one)
        g.tell("BBM-DIS-02", "event-discards", seat=self.seat, cards=(one,), origin="hand")
