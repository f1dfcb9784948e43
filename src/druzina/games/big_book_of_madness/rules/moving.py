"""The verbs that move chosen cards: discard, destroy, support, recover, take, put, cure
(BBM-DIS, BBM-DES, BBM-SUP, BBM-VRB)."""

from __future__ import annotations

from itertools import groupby

from druzina.games.big_book_of_madness.model import ELEMENT, MADNESS, VALUE, Book
from druzina.games.big_book_of_madness.parts import MoveCards
from druzina.games.big_book_of_madness.rules.choosing import Choosing
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.madness import cure, place, room
from druzina.games.big_book_of_madness.rules.payment import Bought
from druzina.games.big_book_of_madness.rules.zones import (
    ADMITTED,
    NUMBER,
    Spot,
    cards_of,
    remove,
    spots,
)

MOVES = ("discard", "destroy", "support", "recover", "take", "put", "cure")
PAST = {
    "discard": ("BBM-DIS-02", "event-discards"),
    "destroy": ("BBM-DES-01", "event-destroys"),
    "support": ("BBM-SUP-01", "event-supports"),
    "recover": ("BBM-VRB-02", "event-recovers"),
    "take": ("BBM-VRB-02", "event-takes"),
    "put": ("BBM-MAD-12", "event-puts"),
}


def movable(g: Book, seat: int, part: MoveCards) -> list[Spot]:
    """The cards a part may move, equal ones side by side."""
    only = "madness" if part.do == "cure" else part.only
    found = spots(g, seat, part.origin, ADMITTED[only])
    if part.unpaid:
        for name in g.nearest(Bought).paid:
            same = [spot for spot in found if spot[0] == name]
            if same:
                found.remove(same[0])
    return found


def most(g: Book, seat: int, part: MoveCards, times: int, there: int) -> int:
    """BBM-TIM-08, BBM-SUP-06: how many cards it can be."""
    if not there or part.all:
        return there
    n = part.amount(times)
    if part.down_to:
        n = max(0, len(g.players[seat].hand) - part.down_to)
    if part.to == "support":
        n = min(n, room(g, seat))
    return min(n, there)


def can_move(g: Book, seat: int, part: MoveCards, times: int) -> bool:
    return most(g, seat, part, times, len(movable(g, seat, part))) > 0


def move(g: Book, frame: Carry, part: MoveCards) -> None:
    """BBM-TIM-02, -03: as many as possible; asked where there is a choice."""
    there = movable(g, frame.seat, part)
    frame.moved, frame.mad, frame.losers = 0, False, 0
    n = most(g, frame.seat, part, frame.times, len(there))
    if not n:
        return
    if not part.up_to and (n == len(there) or there[0] == there[-1]):
        carry_out(g, frame, part, there[:n])
    else:
        asking = ChooseInOrder if part.to == "top" else ChooseCards
        g.then(asking(frame.seat, 0 if part.up_to else n, n))


for _word in MOVES:
    verb(MoveCards, _word, can_move)(move)


class ChooseCards(Choosing):
    """BBM-TGT-02, -04: which cards an effect moves, the player told to do it chooses."""

    clause = "BBM-TGT-02"

    def pool(self, g: Book) -> list[Spot]:
        return movable(g, self.seat, g.nearest(Carry).current(g))

    def word(self, g: Book) -> str:
        return g.nearest(Carry).current(g).do

    def done(self, g: Book) -> None:
        frame = g.nearest(Carry)
        carry_out(g, frame, frame.current(g), self.picked)

    def only(self, g: Book) -> str:
        return g.nearest(Carry).current(g).only or "none"


class ChooseInOrder(ChooseCards):
    """BBM-MAD-12: on a draw pile the order means something."""

    sequence = True


def carry_out(g: Book, frame: Carry, part: MoveCards, there: list[Spot]) -> None:
    """All the cards leave, then all arrive."""
    if not there:
        return
    remove(g, there)
    players = g.players
    frame.moved = len(there)
    frame.cards = cards = [NUMBER[name] for name, _, _ in there]
    frame.mad = MADNESS in cards
    losers = 0
    for _, _, owner in there:
        losers |= 1 << owner
    frame.losers = losers
    if part.do == "discard":
        for name, _, owner in there:
            players[owner].discard.append(NUMBER[name])
    elif part.do == "destroy":
        for one in cards:
            g.destroyed[one] += 1
    elif part.do != "cure":
        for one in cards:
            place(g, frame.seat, one, part.to)
    if g.told is not None or part.do == "cure":
        tell(g, frame.seat, part, there)
    if part.upgrade:
        for spot in there:
            upgrade(g, frame.seat, spot, part.upgrade)


def tell(g: Book, seat: int, part: MoveCards, there: list[Spot]) -> None:
    for (origin, _), group in groupby(there, key=lambda spot: spot[1:]):
        cards = cards_of(group)
        if part.do == "cure":
            cure(g, seat, len(cards), origin)
        else:
            clause, key = PAST[part.do]
            g.tell(clause, key, seat=seat, cards=cards, origin=origin)


def upgrade(g: Book, seat: int, spot: Spot, to: str) -> None:
    """BBM-VRB-07, BBM-DES-03, -04: the next higher card of the element, if there is one left."""
    name, _, owner = spot
    one = NUMBER[name]
    if ELEMENT[one] > 3 or VALUE[one] == 3 or not g.supply[one + 1]:
        return
    g.supply[one + 1] -= 1
    if to == "place":
        place(g, owner, one + 1, "support")
    else:
        place(g, seat, one + 1, to)
    g.tell("BBM-VRB-07", "event-upgrades", seat=seat, card=one + 1)
