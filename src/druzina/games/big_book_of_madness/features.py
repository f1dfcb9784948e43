"""Figures of a table for a fit to correct judgement by: what the team has and what it is up to.

All is the team's, by player where more players have more of it, and the same for every seat. Each
stands twice, as it is and by the share of turns that are left.
"""

from __future__ import annotations

from druzina.games.big_book_of_madness.appraising import harm, spell_worth
from druzina.games.big_book_of_madness.judgement import BASIC, nearness, reaches
from druzina.games.big_book_of_madness.model import (
    MADNESS,
    ROUNDS,
    SPACES,
    TURNS,
    VALUE,
    Book,
    Player,
)
from druzina.games.big_book_of_madness.rules.curses import curse_cost

OWN = ("hand", "mad hand", "deck", "mad deck", "support", "mad support", "spells", "out")
TABLE = ("stack", "curses", "near", "harm")
FIGURES = (*OWN, *TABLE)
NAMES = (*FIGURES, *(f"{name} early" for name in FIGURES))


def features(g: Book, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    count, early = len(g.players), 1.0 - g.turn / (ROUNDS * TURNS)
    every = [_owned(g, player) for player in g.players]
    figures = [sum(one) / count for one in zip(*every, strict=True)]
    figures += (g.supply[MADNESS] / count, *_curses(g))
    return [*figures, *(early * one for one in figures)]


def _owned(g: Book, player: Player) -> tuple[float, ...]:
    """Elements, Madness and spells of one who plays; who is out has none."""
    if player.out:
        return (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
    hand, support = player.hand, player.support
    deck = player.draw + player.discard
    size = len(deck) or 1
    learned = [g.facts.spells[one] for one in player.spells if one > BASIC]
    return (
        sum([VALUE[one] for one in hand]),
        hand.count(MADNESS),
        sum([VALUE[one] for one in deck]) / size,
        deck.count(MADNESS) / size,
        sum([VALUE[one] for one in support]),
        support.count(MADNESS),
        sum([spell_worth(one.id) - one.level for one in learned]),
        0.0,
    )


def _curses(g: Book) -> tuple[float, float, float]:
    """How many are in play, how near they are to being broken, what those to come would do."""
    if not g.slots:
        return 0.0, 0.0, 0.0
    hands = reaches(g)
    return (
        float(len(g.slots)),
        sum([nearness(hands, curse_cost(g, laid)) for laid in g.slots]),
        sum([harm(g.content, one.curse) for one in g.slots if SPACES[one.slot] > g.space]),
    )
