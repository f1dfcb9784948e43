"""Madness, drawing, shuffling (BBM-MAD). What must take a Madness and cannot, ends the game:
these functions then return False, and nothing may follow."""

from __future__ import annotations

from bisect import insort

from druzina.games.big_book_of_madness.model import ALL, MADNESS, Book
from druzina.games.big_book_of_madness.rules.ending import finish


def take_madness(g: Book, seat: int, to: str) -> bool:
    """BBM-MAD-07, -08, -11, BBM-VRB-06: from the stack to a zone; from an empty stack: lost."""
    if not g.supply[MADNESS]:
        finish(g, "BBM-END-02", won=False)
        return False
    g.supply[MADNESS] -= 1
    place(g, seat, MADNESS, to)
    if g.told is not None:
        g.tell("BBM-MAD-07", "event-madness", seat=seat, to=to, left=g.supply[MADNESS])
    return True


def place(g: Book, seat: int, card: int, to: str) -> None:
    """Puts a card everybody has seen into a zone of a player (BBM-MAD-12, -18)."""
    player = g.players[seat]
    if to == "hand":
        insort(player.hand, card)
    elif to == "discard":
        player.discard.append(card)
    elif to == "support":
        insort(player.support, card)
    elif to == "top":
        player.draw.append(card)
        player.lore.append(ALL)
    else:
        raise ValueError(to)


def reshuffle(g: Book, seat: int) -> bool:
    """BBM-MAD-01, -02, -13, -17: when a card is needed and there is none; a Madness comes first."""
    if not take_madness(g, seat, "discard"):
        return False
    player = g.players[seat]
    player.draw, player.discard = player.discard, []
    g.shuffle(player.draw)
    if g.told is not None:
        g.tell("BBM-MAD-01", "event-reshuffles", seat=seat, n=len(player.draw))
    return True


def top_card(g: Book, seat: int) -> int:
    """Turns up the top of a draw pile that has one. What all know is no reveal."""
    player = g.players[seat]
    known = player.lore.pop() if player.lore else 0
    if known != ALL:
        g.reveal("card", by=seat if known else None)
    return player.draw.pop()


def draw(g: Book, seat: int, n: int) -> bool:
    """BBM-MAD-05, -06, -16: one card at a time from the own pile into the hand."""
    player = g.players[seat]
    hand = player.hand
    drawn: list[int] = []
    while n > 0 and (player.draw or reshuffle(g, seat)):
        if player.lore:
            some = [top_card(g, seat)]
        else:
            pile = player.draw
            some = pile[: -n - 1 : -1]
            g.reveal("card", n=len(some))
            del pile[-n:]
        hand += some
        hand.sort()
        drawn += some
        n -= len(some)
    if g.told is not None and drawn and n <= 0:
        g.tell("BBM-MAD-05", "event-draws", seat=seat, cards=tuple(drawn))
    return n <= 0


def destroy_top(g: Book, seat: int, n: int) -> bool:
    """BBM-VRB-04, BBM-MAD-01, -16: one by one, a reshuffle with its Madness in between."""
    player = g.players[seat]
    for _ in range(n):
        if not player.draw and not reshuffle(g, seat):
            return False
        one = top_card(g, seat)
        g.destroyed[one] += 1
        if g.told is not None:
            g.tell("BBM-VRB-04", "event-destroys", seat=seat, cards=(one,), origin="draw")
    return True


def mill(g: Book, seat: int, n: int) -> None:
    """BBM-VRB-03, BBM-MAD-15: from the top to the discard pile; an empty pile is the end of it.

    A whole pile shows nothing new: what is in it is known, only its order is not.
    """
    player = g.players[seat]
    if n >= len(player.draw):
        milled = sorted(player.draw)
        player.discard.extend(milled)
        player.draw.clear()
        player.lore.clear()
    else:
        milled = [top_card(g, seat) for _ in range(n)]
        player.discard.extend(milled)
    if milled and g.told is not None:
        g.tell("BBM-VRB-03", "event-mills", seat=seat, cards=tuple(milled))


def cure(g: Book, seat: int, cards: int, origin: str) -> None:
    """BBM-CURE-01, BBM-MAD-10: Madness back to the stack; it has left its zone already."""
    g.supply[MADNESS] += cards
    g.tell("BBM-MAD-10", "event-cures", seat=seat, n=cards, left=g.supply[MADNESS], origin=origin)


def burn_madness(g: Book, n: int) -> None:
    """BBM-MAD-14, BBM-VRB-14: destroyed from the stack, as many as there are; no loss by itself."""
    burnt = min(n, g.supply[MADNESS])
    g.supply[MADNESS] -= burnt
    g.destroyed[MADNESS] += burnt
    g.tell("BBM-VRB-14", "event-burns-madness", n=burnt, left=g.supply[MADNESS])


def room(g: Book, seat: int) -> int:
    """BBM-SUP-02, BBM-MAD-09: free spaces of a support; none while it is over its limit."""
    limit = 5 if g.ability(seat) == "large support" else 3
    return max(0, limit - len(g.players[seat].support))
