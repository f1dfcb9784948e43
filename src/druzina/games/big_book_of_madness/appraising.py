"""What a player appraises who acts: what there is to spend, what it is wanted for, what to fear."""

from __future__ import annotations

from collections.abc import Sequence
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
from druzina.games.big_book_of_madness.parts import Madness
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

# What actions are worth against each other: found by an evolution strategy such as
# bench/leaning.py, over some thousand games of four on difficulties I and II.
WEIGHTS = {
    "hold": -0.28,
    "want": 0.24,
    "want fifth": 0.32,
    "want last": 0.93,
    "break": 4.86,
    "break by round": -1.19,
    "last break": 32.94,
    "harm": 2.07,
    "monster": 2.29,
    "support price": 2.95,
    "place": 0.48,
    "place by round": 0.20,
    "place par": 0.45,
    "cast": 0.88,
    "draw": 1.12,
    "draw when afraid": 0.47,
    "burn": 1.07,
    "grant": 0.76,
    "learn": 0.90,
    "learn by worth": 0.67,
    "full": 0.84,
    "two": 6.74,
    "three": 13.80,
    "last round to acquire": 4.46,
    "cure": 8.45,
    "cure when afraid": 4.22,
    "drop": 4.68,
    "drain": 0.66,
    "thin": -0.31,
}


WANTS = {ROUNDS - 1: "want fifth", ROUNDS: "want last"}


def spell_worth(name: str) -> float:
    return CASTS.get(name, 1.0)


class Appraisal:
    """One player's means and the team's needs at one moment.

    `free` is who pays with the shared support and keeps it (BBM-INC-01).
    """

    __slots__ = ("costs", "density", "fear", "free", "g", "granted", "hand", "hunting", "player",
                 "seat", "shared", "turns", "wants")  # fmt: skip

    def __init__(self, g: Book, seat: int, free: bool = False) -> None:
        self.g, self.seat, self.free = g, seat, free
        self.player = g.players[seat]
        self.hand = [0] * 5 if free else elements(self.player.hand)
        self.shared = elements([one for player in g.players for one in player.support])
        self.costs = [curse_cost(g, laid) for laid in g.slots]
        self.wants = wanted(g, self.costs)
        left = ROUNDS * TURNS - g.turn
        margin = g.supply[MADNESS] - WEIGHTS["drain"] * left
        self.fear = 1.0 / (1.0 + exp(max(-30.0, min(30.0, (margin - 2.0) / 2.0))))
        self.hunting = bool(g.slots) or g.round < ROUNDS
        self.density = density(self.player)
        self.turns = turns_of(g, seat, left)
        self.granted: float | None = None

    def price(self, element: int, n: int) -> float:
        """What so many elements could do otherwise: those that curses ask for are dear."""
        if self.free:
            return 0.0
        each = WEIGHTS["hold"] + WEIGHTS[WANTS.get(self.g.round, "want")] * self.wants[element]
        return n * each + WEIGHTS["support price"] * max(0, n - self.hand[element])

    def cheapest(self, n: int) -> float:
        kinds = [kind for kind in range(4) if self.hand[kind] + self.shared[kind] >= n]
        return min((self.price(kind, n) for kind in kinds), default=0.0)

    def breaks(self) -> list[float]:
        """What breaking each curse in play is worth to this player; 0 if it cannot be paid."""
        return [
            breaking(self.g, laid, cost, self.hand)
            if not laid.down and pays(cost, self.hand, self.shared)
            else 0.0
            for laid, cost in zip(self.g.slots, self.costs, strict=True)
        ]

    def best_grant(self) -> float:
        """The best break of another player that is beyond this one."""
        if self.granted is None:
            self.granted = self._best_grant()
        return self.granted

    def _best_grant(self) -> float:
        g, best = self.g, 0.0
        beyond = [
            (laid, cost)
            for laid, cost in zip(g.slots, self.costs, strict=True)
            if not laid.down and not pays(cost, self.hand, self.shared)
        ]
        for seat, player in enumerate(g.players) if beyond else ():
            if seat != self.seat and not player.out:
                hand = elements(player.hand)
                for laid, cost in beyond:
                    if pays(cost, hand, self.shared):
                        best = max(best, breaking(g, laid, cost, hand))
        return best


def elements(cards: Sequence[int]) -> list[int]:
    """How many elements of each kind the cards give."""
    sums = [0, 0, 0, 0, 0]
    for one in cards:
        sums[ELEMENT[one]] += VALUE[one]
    return sums


def pays(cost: Sequence[int], hand: Sequence[int], shared: Sequence[int]) -> bool:
    return (
        hand[0] + shared[0] >= cost[0]
        and hand[1] + shared[1] >= cost[1]
        and hand[2] + shared[2] >= cost[2]
        and hand[3] + shared[3] >= cost[3]
    )


def turns_of(g: Book, seat: int, left: int) -> int:
    """How many of the turns left after this one will be the seat's."""
    count = len(g.players)
    first = (seat - g.active) % count or count
    return (left - first) // count + 1 if left >= first else 0


def density(player: Player) -> float:
    """The value of an average card of the draw pile, or of what will be shuffled into it."""
    pile = player.draw or player.discard
    return sum(VALUE[one] for one in pile) / len(pile) if pile else 0.0


def wanted(g: Book, costs: Sequence[Sequence[int]]) -> list[float]:
    """How much the curses in play, and a little those to come, ask for each element, 0 to 1."""
    need = [0.0, 0.0, 0.0, 0.0, 0.0]
    for cost in costs:
        for kind in range(4):
            need[kind] += cost[kind]
    if 0 < g.round < ROUNDS:
        for kind in g.facts.pages[g.pages[g.round]].curses:
            need[kind] += 0.4 * g.space
    return [one / 6.0 if one < 6.0 else 1.0 for one in need]


def breaking(g: Book, laid: Laid, cost: Sequence[int], hand: Sequence[int]) -> float:
    """A curse broken: its card, what it would do, the monster; in the last round all of it."""
    if g.round == ROUNDS:
        return WEIGHTS["last break"] + 0.1 * harm(g.content, laid.curse)
    worth = WEIGHTS["break"] + WEIGHTS["break by round"] * g.round
    if SPACES[laid.slot] > g.space:
        worth += WEIGHTS["harm"] * harm(g.content, laid.curse)
    if len(g.slots) == 1:
        worth += WEIGHTS["monster"]
    short = sum(max(0, cost[kind] - hand[kind]) for kind in range(4))
    return worth - WEIGHTS["support price"] * short - laid.under


def placing(o: Appraisal, times: int) -> float:
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
        if isinstance(part, Madness) and part.do == "madness":
            total += 1.5 * each * part.n * (0.4 if part.condition else 1.0)
        elif part.do == "burn madness":
            total += 1.5 * part.n
        else:
            total += 0.5 * each + 0.5
    return total
