"""Judgement: how the team stands. All seats win or lose together, so it is the same for each.

Points are roughly elements: a card of value 2 in hand is 2. They count what is in reach (hands,
supports), what decks have become, the spells learned, the Madness left, and the curses in play.
"""

from __future__ import annotations

from math import exp

from druzina.games.big_book_of_madness.content import Part
from druzina.games.big_book_of_madness.model import (
    ELEMENT,
    MADNESS,
    READY,
    ROUNDS,
    SPACES,
    VALUE,
    Book,
    Player,
)
from druzina.games.big_book_of_madness.rules.curses import curse_cost
from druzina.games.big_book_of_madness.rules.effects import Carry

# What a card is worth in a deck, by value, and Madness.
DECK = (0.0, 0.55, 1.6, 2.6)
MAD_IN_DECK = -1.1
MAD_IN_HAND = -0.5
MAD_IN_SUPPORT = -0.1
IN_HAND = 0.0
IN_OTHER_HAND = 0.07
IN_SUPPORT = 0.5
SPELL = (0.0, 0.8, 2.6, 4.2)
BASIC_SPELL = 1.1
READY_SPELL = 0.06
DRAWN = 0.5
BROKEN = 1.1
DEFEATED = 2.5
SCALE = 9.0
FEAR = 18.0
CURSE = 6.0
LAST_CURSE = 13.0
AHEAD = 1.0
POTENTIAL = 0.64


def judge(g: Book, seat: int) -> float:
    """Between 0, lost, and 1, won."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[seat] else 0.0
    return 0.02 + 0.96 / (1.0 + exp(-(points(g) - par(g)) / SCALE))


def par(g: Book) -> float:
    """What an even game shows by now; only the spread matters to a choice."""
    return len(g.players) * (8.0 + 1.6 * g.round)


def points(g: Book) -> float:
    total = fear(g) + DEFEATED * g.defeated + BROKEN * len(g.broken)
    for seat, player in enumerate(g.players):
        if player.out:
            total -= 12.0
        else:
            total += holdings(g, seat, player)
    return total - threat(g) + pending(g)


def holdings(g: Book, seat: int, player: Player) -> float:
    """A player's deck, what of it is at hand, and the spells."""
    total, weight = 0.0, IN_HAND if seat == g.active else IN_OTHER_HAND
    for zone in (player.hand, player.draw, player.discard, player.support):
        for one in zone:
            total += DECK[VALUE[one]] if one != MADNESS else MAD_IN_DECK
    for one in player.hand:
        total += weight * VALUE[one] if one != MADNESS else MAD_IN_HAND
    for one in player.support:
        total += IN_SUPPORT * VALUE[one] if one != MADNESS else MAD_IN_SUPPORT
    spells = g.facts.spells
    for number, state in zip(player.spells, player.states, strict=True):
        spell = spells[number]
        total += BASIC_SPELL if spell.basic else SPELL[spell.level]
        total += READY_SPELL if state == READY else 0.0
    return total


def fear(g: Book) -> float:
    """The Madness left: the last ones weigh most."""
    players = len(g.players)
    return FEAR * players * (1.0 - exp(-g.supply[MADNESS] / players / 3.0))


def threat(g: Book) -> float:
    """Curses in play: those still to trigger, what a monster that gets away costs, and how far
    hands and supports would go towards breaking them."""
    if not g.slots:
        return 0.0
    total, weight = 0.0, LAST_CURSE if g.round == ROUNDS else CURSE
    hands = reaches(g)
    for laid in g.slots:
        ahead = SPACES[laid.slot] > g.space and g.space > 0
        total += weight + (AHEAD if ahead else 0.0) + 0.4 * len(laid.tokens) + 0.6 * laid.under
        total -= POTENTIAL * weight * nearness(hands, curse_cost(g, laid))
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


def pending(g: Book) -> float:
    """What a text that is being carried out will still draw or grant."""
    total = 0.0
    for step in g.stack:
        if isinstance(step, Carry):
            parts = g.facts.effects[step.effect].parts
            total += sum(coming(step, part) for part in parts[max(0, step.part - 1) :])
            total += len(step.rest) * sum(coming(step, part) for part in parts)
    return total


def coming(frame: Carry, part: Part) -> float:
    if part.do == "draw" and not part.condition:
        n = 3 if part.up_to_hand else frame.amount(part)
        return DRAWN * n
    if part.do == "act":
        return 0.6 * frame.amount(part)
    return 0.0
