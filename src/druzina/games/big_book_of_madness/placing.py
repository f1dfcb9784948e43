"""Files of positions: which fields hold cards, and what fills the gaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from druzina.games.big_book_of_madness.content import Content
from druzina.games.big_book_of_madness.model import (
    CARDS,
    HAND_SIZE,
    MADNESS,
    NOTHING,
    PRINTED,
    READY,
    SLOTS,
    STACK,
    TOKENS,
    Book,
)
from druzina.games.big_book_of_madness.rules.setup import BASIC, starting_deck
from druzina.games.big_book_of_madness.rules.turn import Turn


def names(facts: Content) -> dict[str, Mapping[int, str]]:
    wizards = {NOTHING: "-", **{one.number: one.id for one in facts.wizards}}
    spells = {one.number: one.id for one in facts.spells}
    curses = {one.number: one.id for one in facts.curses}
    zones = ("hand", "draw", "discard", "support")
    return {
        "Player.wizard": wizards,
        **{f"Player.{zone}": dict(enumerate(CARDS)) for zone in zones},
        **dict.fromkeys(("Player.spells", "libraries", "destroyed_spells", "boxed_spells"), spells),
        **dict.fromkeys(("piles", "Book.broken", "Laid.curse"), curses),
        "Book.pages": {one.number: one.id for one in facts.pages},
        "Laid.slot": dict(enumerate(SLOTS)),
    }


def fill(g: Book, told: Collection[str]) -> None:
    """Whoever has no cards is dealt a wizard's deck; what is nowhere else lies in its pile; a turn
    that nothing is told of begins."""
    if "stack" not in told:
        deal_wizards(g)
    for player in g.players:
        player.hand.sort()
        player.support.sort()
        player.spells = player.spells or list(BASIC)
        player.states += [READY] * (len(player.spells) - len(player.states))
    if "supply" not in told:
        fill_supply(g)
    if "libraries" not in told:
        fill_libraries(g)
    if "piles" not in told:
        used = {*g.broken, *(laid.curse for laid in g.slots)}
        g.piles = [[one for one in kind if one not in used] for kind in g.facts.curses_of]
        g.shuffle(*g.piles)
    if "tokens" not in told:
        on = Counter(element for laid in g.slots for element in laid.tokens)
        g.tokens = [TOKENS - on[element] for element in range(4)]
    if "stack" not in told:
        g.turn = max(0, g.turn - 1)
        g.stack = [Turn()]


def deal_wizards(g: Book) -> None:
    """The first wizards that nobody is; and their decks, shuffled, for who has no card at all."""
    taken = {player.wizard for player in g.players}
    free = (one.number for one in g.facts.wizards if one.number not in taken)
    for player in g.players:
        if player.wizard == NOTHING:
            player.wizard = next(free)
        if not (player.hand or player.draw or player.discard or player.support or player.out):
            player.draw = starting_deck(g, player.wizard)
            g.shuffle(player.draw)
            player.hand = [player.draw.pop() for _ in range(HAND_SIZE)]


def fill_supply(g: Book) -> None:
    """BBM-CMP-09, -11: all cards of the box are somewhere; those of value 1 rest in the box."""
    used = Counter[int]({MADNESS: sum(laid.under for laid in g.slots)})
    for player in g.players:
        for zone in (player.hand, player.draw, player.discard, player.support):
            used.update(zone)
    for one in range(MADNESS):
        left = PRINTED[one % 3] - used[one] - g.destroyed[one]
        g.box[one], g.supply[one] = (left, 0) if one % 3 == 0 else (0, left)
    g.supply[MADNESS] = STACK[5] - g.box[MADNESS] - used[MADNESS] - g.destroyed[MADNESS]


def fill_libraries(g: Book) -> None:
    """BBM-SET-11: for each element and level one spell; where somebody has it, it is gone."""
    held = [spell for player in g.players for spell in player.spells]
    costs = g.facts.spell_costs
    gone = {
        costs[spell]
        for spell in (*held, *g.destroyed_spells, *g.boxed_spells)
        if spell not in BASIC
    }
    g.libraries = [[spell for spell in pile if costs[spell] not in gone] for pile in g.libraries]
