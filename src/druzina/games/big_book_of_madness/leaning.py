"""Leaning: which choices look good before any thinking ahead.

Points are roughly elements. An action is worth what it brings less the price of what it spends;
to end the turn is worth nothing. How to choose cards and players is in `leaning_effects`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from druzina.games.big_book_of_madness import leaning_effects
from druzina.games.big_book_of_madness.appraising import (
    WEIGHTS,
    Appraisal,
    breaking,
    placing,
    spell_worth,
)
from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, ROUNDS, SLOTS, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.learning import spell_limit
from druzina.games.big_book_of_madness.rules.means import LETTERS


def inclinations(g: Book, question: Any, choices: Sequence[Any]) -> list[float]:
    """What a thoughtful player would lean to without thinking ahead, choice by choice."""
    if isinstance(question, Act):
        return acts(g, question, choices)
    return leaning_effects.preferences(g, question, choices)


def acts(g: Book, question: Act, choices: Sequence[str]) -> list[float]:
    o = Appraisal(g, question.seat, question.support_only)
    return [_ACTS[word](o, *what) for word, *what in map(parsed, choices)]


@cache
def parsed(choice: str) -> tuple[Any, ...]:
    """`cast W1a x2` as (cast, W1a, 2); slots, elements and cards as numbers."""
    word, _, what = choice.partition(" ")
    if word == "cast":
        name, _, times = what.partition(" x")
        return word, name, int(times)
    reads: dict[str, Callable[[str], int]] = {
        "break": SLOTS.index,
        "learn": LETTERS.index,
        "acquire": CARDS.index,
    }
    return (word, reads[word](what)) if word in reads else (word,)


def _cast(o: Appraisal, name: str, times: int) -> float:
    element, level = cost_of(o.g.content, name)
    spent = o.price(element, level * times)
    if name in GRANTS:
        return granting(o, times) + (times * WEIGHTS["draw"] if name == "A1a" else 0.0) - spent
    worth = DECIDED.get(name, _plain)(o, name, times)
    return worth - spent


@cache
def cost_of(content: str, name: str) -> tuple[int, int]:
    spell = LOADED[content].spell(name)
    return spell.element, spell.level


def _plain(o: Appraisal, name: str, times: int) -> float:
    worth = WEIGHTS["cast"] * spell_worth(name) * times
    if name in SUPPORTING:
        worth += 0.6 * placing(o, times)
    return worth if o.hunting or name in CALM else worth - 3.0


def _burn(o: Appraisal, name: str, times: int) -> float:
    """Madness goes for good; an element card hardly ever."""
    mad = min(times, o.player.hand.count(MADNESS))
    freed = WEIGHTS["burn"] * min(1.0, o.turns / 3.0)
    return freed * mad - 1.5 * (times - mad)


def _dig(o: Appraisal, name: str, times: int) -> float:
    """Cards for elements: worth more while a curse waits to be broken."""
    if not o.hunting:
        return -1.0
    drawn = times * o.density * WEIGHTS["draw"]
    return drawn - WEIGHTS["draw when afraid"] * o.fear * times


def granting(o: Appraisal, times: int) -> float:
    """An action for another: to break what I cannot."""
    return WEIGHTS["grant"] * o.best_grant() - 0.4 * times


GRANTS = ("telepathy", "A1a", "A3a")
SUPPORTING = ("W1a", "W1b", "W2b", "W3a")
CALM = ("F2a", "E3c")
DECIDED: dict[str, Callable[[Appraisal, str, int], float]] = {
    "ice": lambda o, name, times: placing(o, times),
    "combustion": _burn,
    "growth": _dig,
}


def _break(o: Appraisal, slot: int) -> float:
    place = next(place for place, laid in enumerate(o.g.slots) if laid.slot == slot)
    return breaking(o.g, o.g.slots[place], o.costs[place], o.hand)


def _learn(o: Appraisal, element: int) -> float:
    """Early on, and while there is room."""
    g = o.g
    name = g.facts.spells[g.libraries[element][-1]].id
    worth = WEIGHTS["learn"] + WEIGHTS["learn by worth"] * spell_worth(name)
    worth *= max(0.0, ROUNDS - g.round) / ROUNDS
    if len(o.player.spells) >= spell_limit(g, o.seat):
        worth -= WEIGHTS["full"]
    return worth - o.price(element, 2)


def _acquire(o: Appraisal, card: int) -> float:
    """Early on: a card comes to hand only after the next shuffle."""
    element, value = card // 3, card % 3 + 1
    use = max(0.0, WEIGHTS["last round to acquire"] - o.g.round) / ROUNDS
    worth = WEIGHTS["two" if value == 2 else "three"] * use
    return worth - o.price(element, value)


def _cure(o: Appraisal, *where: Any) -> float:
    """A hand without it is larger in every turn to come, and the stack lasts longer."""
    freed = WEIGHTS["cure"] * min(1.0, o.turns / 3.0)
    return freed + WEIGHTS["cure when afraid"] * o.fear - o.cheapest(2)


def _ability(o: Appraisal) -> float:
    g, kind = o.g, o.g.ability(o.seat)
    if kind == "draw and drop":
        pile = o.player.draw
        return WEIGHTS["drop"] * (pile.count(MADNESS) / len(pile)) - 0.3 if pile else -3.0
    if kind == "refresh" and not any(state == 1 for state in o.player.states):
        return -0.1
    if kind == "exchange support":
        return -0.1
    return 1.0 if o.hunting or g.supply[MADNESS] > 3 else -1.0


_ACTS: dict[str, Callable[..., float]] = {
    "cast": _cast,
    "break": _break,
    "learn": _learn,
    "acquire": _acquire,
    "cure": _cure,
    "ability": _ability,
    "end": lambda o: 0.0,
}
