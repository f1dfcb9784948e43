"""What a wizard tells the others: what an action is for, and what is hoped for in the next turn.

All of it is made of what lies open: hands, supports, curses and piles.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from druzina.core import Argument, Shown
from druzina.games.big_book_of_madness.appraising import breaking, elements, pays, spell_worth
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, ROUNDS, SLOTS, Book, Laid
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.curses import curse_cost, laid_at
from druzina.games.big_book_of_madness.rules.effects import ChoosePlayers
from druzina.games.big_book_of_madness.rules.means import LEARNING, LETTERS
from druzina.games.big_book_of_madness.rules.purse import by_element

NEAR = 4  # so few elements short of a curse, one saves for it
FULL_LIBRARY = 4  # who has so many spells thinks of something else


def aim(g: Book, question: Any, choice: Any) -> Shown | None:
    """BBM-ACT-01, BBM-OTH-03: the actions, and who is given one; payments are details.

    A granted action is no plan for the turn: it is done at once, and the turn is another's.
    """
    if isinstance(question, Act):
        if not question.own:
            return None
        word, _, what = choice.partition(" ")
        told = _AIMS.get(word)
        return told(g, question.seat, what) if told else None
    if isinstance(question, ChoosePlayers) and isinstance(choice, int):
        return _grant(g, question.seat, question.effect, [choice])
    return None


def intention(g: Book, seat: int) -> Shown | None:
    """The curse that is nearest to the hand, what is missing to it, or else what is gathered."""
    player = g.players[seat]
    if player.out or not g.round:
        return None
    curses = [laid for laid in g.slots if not laid.down]
    if curses:
        nearest = min(curses, key=lambda laid: (_short(g, seat, laid), -_worth(g, seat, laid)))
        missing = _missing(g, seat, nearest)
        if sum(missing) <= NEAR or g.round == ROUNDS:
            return _break(g, nearest, missing)
    if MADNESS in player.hand:
        return Shown("intends-cure", "BBM-CURE-01")
    if len(player.spells) < FULL_LIBRARY + 1 and (spell := _spell(g, seat)) is not None:
        return Shown("intends-learn", "BBM-LRN-01", {"spell": spell[1]}, (spell[0],))
    return Shown("intends-gather", "BBM-ACT-01")


# Curses


def _break(g: Book, laid: Laid, missing: Sequence[int]) -> Shown:
    arguments: dict[str, Argument] = {"curse": laid.curse}
    at = (f"curse:{SLOTS[laid.slot]}",)
    if not any(missing):
        return Shown("intends-break", "BBM-BRK-01", arguments, at)
    return Shown("intends-save", "BBM-BRK-01", {**arguments, "cost": by_element(missing)}, at)


def _missing(g: Book, seat: int, laid: Laid) -> list[int]:
    """By element, with the own hand and all supports."""
    cost = curse_cost(g, laid)
    hand = elements(g.players[seat].hand)
    shared = elements([one for player in g.players for one in player.support])
    return [max(0, cost[kind] - hand[kind] - shared[kind]) for kind in range(4)]


def _short(g: Book, seat: int, laid: Laid) -> int:
    return sum(_missing(g, seat, laid))


def _worth(g: Book, seat: int, laid: Laid) -> float:
    return breaking(g, laid, curse_cost(g, laid), elements(g.players[seat].hand))


def _spell(g: Book, seat: int) -> tuple[str, int] | None:
    """The best spell of the library that the hand pays for."""
    hand = elements(g.players[seat].hand)
    found = [
        (f"library:{LETTERS[kind]}", pile[-1])
        for kind, pile in enumerate(g.libraries)
        if pile and hand[kind] >= LEARNING
    ]
    return max(found, key=lambda one: spell_worth(g.facts.spells[one[1]].id), default=None)


# Actions


def _cast(g: Book, seat: int, what: str) -> Shown:
    """A spell that gives actions away says to whom and why."""
    name = what.partition(" x")[0]
    spell = next(one for one in g.facts.spells if one.id == name)
    others = [other for other in g.circle() if other != seat]
    granted = _grant(g, seat, spell.effect, others)
    at = (f"spell:{name}@{seat}",)
    return granted or Shown("aim-cast", "BBM-CAST-01", {"spell": spell.number}, at)


def _grant(g: Book, seat: int, effect: int, others: Sequence[int]) -> Shown | None:
    """Somebody can pay for a curse that I cannot: the dearest of those."""
    told = g.facts.effects[effect]
    if told.who == "you" or not any(part.do == "act" for part in told.parts):
        return None
    shared = elements([one for player in g.players for one in player.support])
    beyond = [laid for laid in g.slots if not laid.down and _short(g, seat, laid)]
    within = [
        (_short(g, seat, laid), laid, other)
        for laid in beyond
        for other in others
        if pays(curse_cost(g, laid), elements(g.players[other].hand), shared)
    ]
    if not within:
        return None
    short, laid, other = max(within, key=lambda one: one[0])
    arguments: dict[str, Argument] = {"owner": other, "curse": laid.curse, "n": short}
    return Shown("aim-grant", "BBM-OTH-03", arguments, (f"curse:{SLOTS[laid.slot]}",))


def _breaks(g: Book, seat: int, what: str) -> Shown:
    laid = laid_at(g, SLOTS.index(what))
    assert laid is not None, "only curses in play are offered"
    at = (f"curse:{SLOTS[laid.slot]}",)
    return Shown("aim-break", "BBM-BRK-01", {"curse": laid.curse}, at)


def _learn(g: Book, seat: int, what: str) -> Shown:
    spell = g.libraries[LETTERS.index(what)][-1]
    return Shown("aim-learn", "BBM-LRN-01", {"spell": spell}, (f"library:{what}",))


def _acquire(g: Book, seat: int, what: str) -> Shown:
    return Shown("aim-acquire", "BBM-ACQ-01", {"card": CARDS.index(what)}, (f"supply:{what}",))


_AIMS: dict[str, Callable[[Book, int, str], Shown]] = {
    "cast": _cast,
    "break": _breaks,
    "learn": _learn,
    "acquire": _acquire,
    "cure": lambda g, seat, what: Shown("aim-cure", "BBM-CURE-01"),
}
