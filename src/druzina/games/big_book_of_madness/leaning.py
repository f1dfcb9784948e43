"""Leaning: which choices look good before any thinking ahead."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from druzina.games.big_book_of_madness.model import (
    CARDS,
    MADNESS,
    ROUNDS,
    SLOTS,
    SPACES,
    VALUE,
    Book,
)
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.breaking import (
    DrawOnBreaking,
    EatCurse,
    TakeReward,
)
from druzina.games.big_book_of_madness.rules.choosing import Choosing
from druzina.games.big_book_of_madness.rules.curses import NeutraliseCurse, curse_cost, laid_at
from druzina.games.big_book_of_madness.rules.effects import ChoosePlayers, MayUse
from druzina.games.big_book_of_madness.rules.learning import LIMIT, GiveUpSpell, LearnFree
from druzina.games.big_book_of_madness.rules.payment import AS, Pay
from druzina.games.big_book_of_madness.rules.spells import ChooseSpells
from druzina.games.big_book_of_madness.rules.supplying import ChooseGain
from druzina.games.big_book_of_madness.rules.zones import STOP, SUPPORT

# What a cast is worth at ×1, in the order of what it brings; most grow with the multiple.
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
    "cast": 0.81,
    "break": 6.0,
    "last break": 12.0,
    "learn": 2.07,
    "learn by round": -0.56,
    "full": -1.0,
    "two": 1.0,
    "three": 3.0,
    "acquire by round": -0.1,
    "wanted": 0.48,
    "cure": 1.6,
    "cure when few": 2.5,
    "ability": 1.4,
    "ice": 0.5,
    "support": 0.8,
    "saved": -0.11,
}


def inclination(g: Book, question: Any, choice: Any) -> float:
    """What a thoughtful player would lean to without thinking ahead."""
    for kind in type(question).__mro__:
        found = _LEANINGS.get(kind)
        if found is not None:
            return found(g, question, choice)
    return 0.0


def _act(g: Book, question: Act, choice: str) -> float:
    word, _, what = choice.partition(" ")
    return _ACTS[word](g, question.seat, what)


def _cast(g: Book, seat: int, what: str) -> float:
    name, _, times = what.partition(" x")
    base = WEIGHTS["ice"] if name == "ice" else CASTS.get(name, 1.0)
    worth = WEIGHTS["cast"] * base * int(times)
    if name == "combustion" and MADNESS not in g.players[seat].hand:
        worth -= 0.8
    return worth


def _break(g: Book, seat: int, what: str) -> float:
    """A curse that has yet to trigger first; in the last round nothing else counts."""
    ahead = SPACES[SLOTS.index(what)] > g.space
    return WEIGHTS["last break" if g.round == ROUNDS else "break"] + ahead


def _learn(g: Book, seat: int, what: str) -> float:
    """Early on, and while there is room."""
    held = len(g.players[seat].spells)
    worth = WEIGHTS["learn"] + WEIGHTS["learn by round"] * g.round
    return worth + (WEIGHTS["full"] if held > LIMIT - 1 else 0.0)


def _acquire(g: Book, seat: int, what: str) -> float:
    one = CARDS.index(what)
    worth = WEIGHTS["two" if VALUE[one] == 2 else "three"] + WEIGHTS["acquire by round"] * g.round
    return worth + WEIGHTS["wanted"] * wanted(g, one // 3)


def _cure(g: Book, seat: int, what: str) -> float:
    left = g.supply[MADNESS] / len(g.players)
    return WEIGHTS["cure"] + WEIGHTS["cure when few"] * exp(-left / 3.0)


def wanted(g: Book, element: int) -> float:
    """How much the curses in play and those to come ask for an element."""
    need = sum(curse_cost(g, laid)[element] for laid in g.slots)
    if 0 < g.round < ROUNDS:
        need += 2 * g.facts.pages[g.pages[g.round]].curses.count(element)
    return need / 4


_ACTS: dict[str, Callable[[Book, int, str], float]] = {
    "cast": _cast,
    "break": _break,
    "learn": _learn,
    "acquire": _acquire,
    "cure": _cure,
    "ability": lambda g, seat, what: WEIGHTS["ability"],
    "end": lambda g, seat, what: WEIGHTS["saved"],
}


def _pay(g: Book, question: Pay, choice: int) -> float:
    """The hand before supports, no waste, and elements that curses do not ask for."""
    key = choice % AS
    value = VALUE[key & 15]
    need = max(question.cost[:4]) or 2
    return -1.5 * max(0, value - need) - WEIGHTS["support"] * (key >> 7 == SUPPORT) + 0.1 * value


def _cards(g: Book, question: Choosing, choice: int) -> float:
    """Good cards are kept and fetched, Madness is got rid of."""
    word = question.word(g)
    if choice == STOP:
        return 0.0
    one = choice & 15
    worth = float(VALUE[one]) if one != MADNESS else -1.5
    if word in ("discard", "destroy", "pass", "put"):
        return 1.4 - worth if word == "destroy" else 0.5 - worth
    if word == "support":
        return 0.6 + (worth if one != MADNESS else 0.2)
    return 2.0 if word == "cure" else worth


def _players(g: Book, question: ChoosePlayers, choice: int) -> float:
    """Help who has most to do with it; a penalty whom it hurts least."""
    who = g.players[choice]
    return sum(VALUE[one] for one in who.hand) - 0.5 * len(who.support)


def _gain(g: Book, question: ChooseGain, choice: int) -> float:
    return 1.0 + wanted(g, choice // 3) if choice != STOP else 0.0


def _turned(g: Book, question: ChooseSpells, choice: int) -> float:
    """The better spell is refreshed; the worse one is turned, neutralised or destroyed."""
    if choice == STOP:
        return 0.0
    number = g.players[choice // 8].spells[choice % 8]
    worth = CASTS.get(g.facts.spells[number].id, 1.0)
    return worth if question.word == "refresh" else -worth


def _give_up(g: Book, question: GiveUpSpell, choice: int) -> float:
    return -CASTS.get(g.facts.spells[g.players[question.seat].spells[choice]].id, 1.0)


def _curse(g: Book, question: EatCurse | NeutraliseCurse, choice: int) -> float:
    laid = laid_at(g, choice) if choice != STOP else None
    return 3.0 + (SPACES[laid.slot] > g.space) if laid else 0.0


_LEANINGS: dict[type, Callable[[Book, Any, Any], float]] = {
    Act: _act,
    Pay: _pay,
    Choosing: _cards,
    ChoosePlayers: _players,
    MayUse: lambda g, question, choice: 1.0 if choice == "use" else 0.0,
    ChooseGain: _gain,
    TakeReward: _gain,
    ChooseSpells: _turned,
    GiveUpSpell: _give_up,
    LearnFree: lambda g, question, choice: 1.0 if choice < 4 else 0.0,
    EatCurse: _curse,
    NeutraliseCurse: _curse,
    DrawOnBreaking: lambda g, question, choice: 1.0 if choice == "draw" else 0.0,
}
