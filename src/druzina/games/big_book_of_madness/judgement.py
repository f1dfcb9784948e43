"""Judgement: how likely the team is to win. All seats win or lose together, so it is the same for
each.

Points are elements: those at hand, those that the decks will still bring, what the curses in play
threaten to cost, and how far the Madness will last.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p

from druzina.games.big_book_of_madness.appraising import harm, spell_worth, turns_of
from druzina.games.big_book_of_madness.model import (
    ELEMENT,
    HAND_SIZE,
    MADNESS,
    ROUNDS,
    SPACES,
    TURNS,
    VALUE,
    Book,
    Player,
)
from druzina.games.big_book_of_madness.parts import AnyPart, DrawCards
from druzina.games.big_book_of_madness.rules.curses import curse_cost
from druzina.games.big_book_of_madness.rules.effects import Carry

# What things are worth against each other: roughly as a regression of the outcome on positions of
# games by leaning has it, then adjusted by playing.
WORTH = {
    "hand": 0.3,  # an element at hand
    "drawn": 0.25,  # an element still to be drawn
    "support": 1.35,  # an element in support that will be wanted, from the third round on
    "idle support": 0.6,  # one more than that
    "mad hand": -1.5,
    "mad support": -1.0,
    "mad card": -1.0,
    "drain": 0.5,  # Madness that curses and monsters take each turn
    "short": 2.0,  # a Madness that will be missing
    "spell": 0.2,  # a spell's gain, for each turn it can be cast in
    "harm": 0.8,
    "near": 1.5,
    "last curse": 14.0,
    "last near": 7.0,
    "out": -25.0,
}
FEAR = 20.0, 2.5
EARLY = (0.4, 0.6, 0.9, 1.0, 1.0, 1.0)  # support by round: what lies there long is at risk
MONSTER = (0.0, 6.0, 9.0, 12.0, 14.5, 17.0)  # what is to pay for so many curses left in a round
SCALE = 15.0
PAR = 3.0
BASIC = 3  # the last of the basic spells
WANTED = 6  # elements of a kind in support that will find their use


def judge(g: Book, seat: int) -> float:
    """Between 0, lost, and 1, won."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[seat] else 0.0
    return 0.005 + 0.99 / (1.0 + exp(-(points(g) - PAR * len(g.players)) / SCALE))


def points(g: Book) -> float:
    left = ROUNDS * TURNS - g.turn
    total, drain = 0.0, WORTH["drain"] * left
    for seat, player in enumerate(g.players):
        if player.out:
            total += WORTH["out"]
            continue
        turns = turns_of(g, seat, left)
        worth, shuffles = means(g, seat, player, turns)
        total += worth + learned(g, player, turns)
        drain += shuffles
    total += supports(g) + fear(g.supply[MADNESS], drain)
    return total - threat(g)


def means(g: Book, seat: int, player: Player, turns: int) -> tuple[float, float]:
    """A player's elements at hand and to be drawn, and the shuffles that this will take.

    A full hand is drawn after every turn but the last; a card kept leaves room for one fewer.
    """
    hand, draw = player.hand, player.draw
    deck = draw + player.discard + hand
    mad = hand.count(MADNESS)
    at_hand = WORTH["hand"] * sum(VALUE[one] for one in hand) + WORTH["mad hand"] * mad
    draws = HAND_SIZE * max(0, turns - (seat != g.active))
    if seat == g.active and turns:
        draws -= min(HAND_SIZE, len(hand))
    draws_now = drawn_now(g, seat)
    draws += draws_now
    soon = min(draws, len(draw))
    rate, later = average(draw), average(deck)
    total = at_hand + WORTH["drawn"] * (soon * rate + (draws - soon) * later)
    total += draws_now * (WORTH["hand"] - WORTH["drawn"]) * (rate if draw else later)
    return total, (draws - soon) / len(deck) if deck else 0.0


def average(cards: Sequence[int]) -> float:
    if not cards:
        return 0.0
    mad = WORTH["mad card"]
    return sum(VALUE[one] if one != MADNESS else mad for one in cards) / len(cards)


def learned(g: Book, player: Player, turns: int) -> float:
    """What the spells bring beyond their cost, turn by turn; the basic ones a little."""
    spells, total = g.facts.spells, 0.0
    for number in player.spells:
        spell = spells[number]
        total += spell_worth(spell.id) - spell.level if number > BASIC else 0.3
    return WORTH["spell"] * total * turns


def supports(g: Book) -> float:
    """Elements that anybody may use, as far as they will be wanted."""
    sums, total = [0, 0, 0, 0, 0], 0.0
    for player in g.players:
        for one in player.support:
            sums[ELEMENT[one]] += VALUE[one]
            if one == MADNESS:
                total += WORTH["mad support"]
    early = EARLY[max(1, g.round) - 1]
    for n in sums[:4]:
        wanted, idle = min(n, WANTED), max(0, n - WANTED)
        total += early * (WORTH["support"] * wanted + WORTH["idle support"] * idle)
    return total


def fear(stack: int, drain: float) -> float:
    """Madness that will be missing must be cured first; the last ones are a danger now."""
    missing = drain - stack
    soft = missing if missing > 20.0 else 2.0 * log1p(exp(missing / 2.0))
    size, width = FEAR
    return -WORTH["short"] * soft - size * exp(-stack / width)


def drawn_now(g: Book, seat: int) -> int:
    """Cards that a text being carried out will still draw for the player."""
    return sum(
        drawn(step, part)
        for step in g.stack
        if isinstance(step, Carry) and step.seat == seat
        for part in g.facts.effects[step.effect].parts[max(0, step.part - 1) :]
    )


def drawn(frame: Carry, part: AnyPart) -> int:
    if isinstance(part, DrawCards) and not part.condition:
        return 3 if part.up_to_hand else frame.as_many(part)
    return 0


def threat(g: Book) -> float:
    """Curses in play: what those to come would do, and the monster that gets away; in the last
    round nothing else counts."""
    if not g.slots:
        return 0.0
    hands = reaches(g)
    near = [nearness(hands, curse_cost(g, laid)) for laid in g.slots]
    if g.round == ROUNDS:
        return 10.0 + WORTH["last curse"] * len(near) - WORTH["last near"] * sum(near)
    total = MONSTER[len(near)] - WORTH["near"] * sum(near)
    for laid in g.slots:
        total += laid.under + 0.5 * len(laid.tokens)
        if SPACES[laid.slot] > g.space:
            total += WORTH["harm"] * harm(g.content, laid.curse)
    return total


def reaches(g: Book) -> list[list[int]]:
    """What each player could pay by element: the own hand and all supports."""
    shared = [0, 0, 0, 0, 0]
    for player in g.players:
        for one in player.support:
            shared[ELEMENT[one]] += VALUE[one]
    found = []
    for player in g.players:
        if not player.out:
            sums = list(shared)
            for one in player.hand:
                sums[ELEMENT[one]] += VALUE[one]
            found.append(sums)
    return found


def nearness(hands: list[list[int]], cost: list[int]) -> float:
    """How much of a curse's cost the best placed player could pay, 0 to 1; the last of it counts
    most."""
    whole, best = sum(cost), 0
    for sums in hands:
        paid = 0
        for kind in range(4):
            need = cost[kind]
            if need:
                paid += min(need, sums[kind])
        best = max(best, paid)
    return (best / whole) ** 2
