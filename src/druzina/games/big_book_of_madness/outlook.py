"""The outlook of a player who acts: what there is to spend, what it is wanted for, what to fear."""

from __future__ import annotations

from functools import cache
from math import exp

from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import (
    ELEMENT,
    MADNESS,
    ROUNDS,
    SPACES,
    TURNS,
    VALUE,
    Book,
    Laid,
    Player,
)
from druzina.games.big_book_of_madness.rules.curses import curse_cost
from druzina.games.big_book_of_madness.rules.madness import room

# What a cast is worth at ×1; most grow with the multiple.
CASTS = {
    "growth": 0.9, "ice": 0.5, "combustion": 0.2, "telepathy": 0.8,
    "W1a": 1.5, "W1b": 1.2, "W1c": 0.9, "W2a": 1.2, "W2b": 1.3, "W2c": 1.8, "W3a": 3.0,
    "W3b": 2.0, "W3c": 2.5, "E1a": 0.8, "E1b": 1.6, "E1c": 1.3, "E2a": 1.6, "E2b": 3.2,
    "E2c": 2.4, "E3a": 2.8, "E3b": 2.8, "E3c": 4.0, "F1a": 0.9, "F1b": 0.8, "F1c": 0.8,
    "F2a": 2.6, "F2b": 2.0, "F2c": 1.8, "F3a": 4.0, "F3b": 2.0, "F3c": 2.4, "A1a": 1.6,
    "A1b": 0.9, "A1c": 0.3, "A2a": 2.0, "A2b": 2.4, "A2c": 0.8, "A3a": 4.0, "A3b": 2.0,
    "A3c": 1.5,
}  # fmt: skip

# What actions are worth against each other, tuned by playing.
WEIGHTS = {
    "hold": 0.3,
    "want": 0.3,
    "want fifth": 1.0,
    "want last": 3.0,
    "break": 5.0,
    "break by round": -0.6,
    "last break": 14.0,
    "harm": 0.6,
    "monster": 2.0,
    "support price": 0.6,
    "place": 1.0,
    "place by round": 0.25,
    "place par": 0.8,
    "cast": 0.8,
    "draw": 0.9,
    "draw when afraid": 0.6,
    "burn": 2.2,
    "grant": 0.8,
    "learn": 1.0,
    "learn by worth": 0.6,
    "full": 1.0,
    "two": 4.0,
    "three": 7.0,
    "last round to acquire": 5.5,
    "cure": 3.0,
    "cure when afraid": 4.0,
    "drop": 3.0,
    "drain": 0.75,
    "thin": 0.0,
}


WANTS = {ROUNDS - 1: "want fifth", ROUNDS: "want last"}


def spell_worth(name: str) -> float:
    return CASTS.get(name, 1.0)


class Outlook:
    """One player's means and the team's needs at one moment."""

    __slots__ = ("density", "fear", "free", "g", "hand", "hunting", "player", "seat", "shared",
                 "turns", "wants")  # fmt: skip

    def __init__(self, g: Book, seat: int, free: bool) -> None:
        self.g, self.seat, self.free = g, seat, free
        self.player = g.players[seat]
        self.hand, self.shared = [0] * 5, [0] * 5
        for one in self.player.hand:
            self.hand[ELEMENT[one]] += VALUE[one]
        for player in g.players:
            for one in player.support:
                self.shared[ELEMENT[one]] += VALUE[one]
        if free:
            self.hand = [0] * 5
        self.wants = wanted(g)
        left = ROUNDS * TURNS - g.turn
        margin = g.supply[MADNESS] - WEIGHTS["drain"] * left
        self.fear = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (margin - 2.0) / 2.0))))
        self.hunting = bool(g.slots) or g.round < ROUNDS
        self.density = density(self.player)
        self.turns = turns_of(g, seat, left)

    def price(self, element: int, n: int) -> float:
        """What so many elements could do otherwise: those that curses ask for are dear."""
        if self.free:
            return 0.0
        weight = WEIGHTS[WANTS.get(self.g.round, "want")]
        from_support = max(0, n - self.hand[element])
        each = WEIGHTS["hold"] + weight * self.wants[element]
        return n * each + WEIGHTS["support price"] * from_support

    def cheapest(self, n: int) -> float:
        reach = [mine + other for mine, other in zip(self.hand, self.shared, strict=True)]
        return min((self.price(kind, n) for kind in range(4) if reach[kind] >= n), default=0.0)

    def covers(self, laid: Laid) -> bool:
        cost = curse_cost(self.g, laid)
        return all(self.hand[kind] + self.shared[kind] >= cost[kind] for kind in range(4))


def outlook(g: Book, seat: int, free: bool) -> Outlook:
    return Outlook(g, seat, free)


def turns_of(g: Book, seat: int, left: int) -> int:
    """How many of the turns left after this one will be the seat's."""
    count = len(g.players)
    first = (seat - g.active) % count or count
    return (left - first) // count + 1 if left >= first else 0


def density(player: Player) -> float:
    """The value of an average card of the draw pile, or of what will be shuffled into it."""
    pile = player.draw or player.discard
    return sum(VALUE[one] for one in pile) / len(pile) if pile else 0.0


def wanted(g: Book) -> list[float]:
    """How much the curses in play, and a little those to come, ask for each element, 0 to 1."""
    need = [0.0, 0.0, 0.0, 0.0, 0.0]
    for laid in g.slots:
        for kind, n in enumerate(curse_cost(g, laid)):
            need[kind] += n
    if 0 < g.round < ROUNDS:
        for kind in g.facts.pages[g.pages[g.round]].curses:
            need[kind] += 4.0 * g.space / 10.0
    return [min(1.0, one / 6.0) for one in need]


def breaking(o: Outlook, laid: Laid) -> float:
    """A curse broken: its card, what it would do, the monster; in the last round all of it."""
    g = o.g
    if g.round == ROUNDS:
        return WEIGHTS["last break"] + 0.1 * harm(g.content, laid.curse)
    worth = WEIGHTS["break"] + WEIGHTS["break by round"] * g.round
    if SPACES[laid.slot] > g.space:
        worth += WEIGHTS["harm"] * harm(g.content, laid.curse)
    if len(g.slots) == 1:
        worth += WEIGHTS["monster"]
    cost = curse_cost(g, laid)
    short = sum(max(0, cost[kind] - o.hand[kind]) for kind in range(4))
    return worth - WEIGHTS["support price"] * short - laid.under


def placing(o: Outlook, times: int) -> float:
    """Cards put into support: the good ones, and the nearer the last monster the better."""
    g = o.g
    if g.round == ROUNDS and not g.slots:
        return -1.0
    free = min(times, room(g, o.seat))
    best = sorted((VALUE[one] for one in o.player.hand), reverse=True)[:free]
    rate = WEIGHTS["place"] + WEIGHTS["place by round"] * g.round
    return sum(rate * (value - WEIGHTS["place par"]) for value in best)


@cache
def harm(content: str, curse: int) -> float:
    """What a curse does when it triggers, in elements, for four players."""
    facts = LOADED[content]
    effect = facts.effects[facts.curses[curse].effect]
    each = 4.0 if effect.who == "each" else 1.0
    total = 0.0
    for part in effect.parts:
        if part.do == "madness":
            total += 1.5 * each * part.n * (0.4 if part.condition else 1.0)
        elif part.do == "burn madness":
            total += 1.5 * part.n
        else:
            total += 0.5 * each + 0.5
    return total
