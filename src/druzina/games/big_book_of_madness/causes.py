"""Why a player is asked: the card, the monster, the ability or the action behind a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from druzina.core import Argument, Shown
from druzina.games.big_book_of_madness.model import HAND_SIZE, Book
from druzina.games.big_book_of_madness.rules.abilities import HowManyToExchange, Swap
from druzina.games.big_book_of_madness.rules.actions import Acquire, Act, Cure
from druzina.games.big_book_of_madness.rules.breaking import Break, DrawOnBreaking, TakeReward
from druzina.games.big_book_of_madness.rules.casting import Cast
from druzina.games.big_book_of_madness.rules.curses import laid_at
from druzina.games.big_book_of_madness.rules.effects import Carry, ChoosePlayers, MayUse
from druzina.games.big_book_of_madness.rules.learning import GiveUpSpell, Learn, spell_limit
from druzina.games.big_book_of_madness.rules.recovery import ShedCards


def cause(g: Book, question: Any) -> Shown | None:
    """What lies nearest under the question and says why; nothing in the own turn itself."""
    own = _OWN.get(type(question))
    if own is not None:
        return own(g, question)
    below = g.stack[: g.stack.index(question)] if question in g.stack else g.stack
    for step in reversed(below):
        if isinstance(step, Act) and step.own:
            return _ability(g, question.seat)
        told = _BELOW.get(type(step))
        if told is not None:
            return told(g, step, question.seat)
    return None


def _act(g: Book, act: Act) -> Shown | None:
    return None if act.own else _carried(g, g.nearest(Carry), act.seat)


def _broken(g: Book, question: TakeReward | DrawOnBreaking) -> Shown:
    return Shown("because-broken", "BBM-BRK-03", {"curse": g.broken[-1]})


def _full(g: Book, question: GiveUpSpell) -> Shown:
    learnt = g.libraries[g.nearest(Learn).element][-1]
    limit = spell_limit(g, question.seat)
    return Shown("because-full", "BBM-LRN-05", {"spell": learnt, "n": limit})


def _ability(g: Book, seat: int) -> Shown:
    return Shown("because-ability", "BBM-WIZ-01", {"wizard": g.players[seat].wizard})


def _carried(g: Book, frame: Carry, seat: int) -> Shown:
    return _card(g, frame.effect, frame.by, seat)


def _card(g: Book, effect: int, by: int, seat: int) -> Shown:
    """The card an effect stands on: a curse strikes, a monster came or went, somebody casts."""
    kind, _, name = g.facts.effects[effect].card.partition(":")
    if kind == "curse":
        curse = next(one.number for one in g.facts.curses if one.id == name)
        return Shown("because-curse", "BBM-CUR-01", {"curse": curse}, (f"card:{name}",))
    if kind == "spell":
        spell = next(one.number for one in g.facts.spells if one.id == name)
        said: dict[str, Argument] = {"spell": spell, "owner": by, "mine": int(by == seat)}
        return Shown("because-spell", "BBM-CAST-03", said)
    side = name.rpartition(":")[2]
    return Shown(f"because-{side}", _SIDES[side], {"page": g.pages[g.round - 1]})


_SIDES = {"arrival": "BBM-GRM-10", "bonus": "BBM-GRM-07", "penalty": "BBM-GRM-06"}


def _breaking(g: Book, step: Break, seat: int) -> Shown:
    laid = laid_at(g, step.slot)
    return Shown("because-break", "BBM-BRK-01", {"curse": laid.curse if laid else -1})


def _casting(g: Book, step: Cast, seat: int) -> Shown:
    return Shown("because-cast", "BBM-CAST-02", {"spell": step.spell, "times": step.times})


def _learning(g: Book, step: Learn, seat: int) -> Shown:
    return Shown("because-learn", "BBM-LRN-01", {"spell": g.libraries[step.element][-1]})


_OWN: dict[type, Callable[[Book, Any], Shown | None]] = {
    Act: _act,
    TakeReward: _broken,
    DrawOnBreaking: _broken,
    GiveUpSpell: _full,
    ShedCards: lambda g, asked: Shown("because-hand", "BBM-REC-01", {"n": HAND_SIZE}),
    HowManyToExchange: lambda g, question: _ability(g, question.seat),
    ChoosePlayers: lambda g, asked: _card(g, asked.effect, asked.seat, asked.seat),
    MayUse: lambda g, asked: _card(g, asked.effect, asked.by, asked.seat),
}
_BELOW: dict[type, Callable[[Book, Any, int], Shown]] = {
    Carry: _carried,
    Cast: _casting,
    Learn: _learning,
    Break: _breaking,
    Swap: lambda g, step, seat: _ability(g, seat),
    Acquire: lambda g, step, seat: Shown("because-acquire", "BBM-ACQ-01", {"card": step.card}),
    Cure: lambda g, step, seat: Shown("because-cure", "BBM-CURE-01"),
}
