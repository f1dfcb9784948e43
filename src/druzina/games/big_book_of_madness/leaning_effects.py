"""Preferring: which cards, players and spells, when an effect or a payment asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from druzina.core import STOP
from druzina.games.big_book_of_madness.appraising import (
    WEIGHTS,
    Appraisal,
    breaking,
    elements,
    spell_worth,
    wanted,
)
from druzina.games.big_book_of_madness.model import MADNESS, ROUNDS, VALUE, Book
from druzina.games.big_book_of_madness.rules.breaking import DrawOnBreaking, EatCurse
from druzina.games.big_book_of_madness.rules.choosing import Choosing
from druzina.games.big_book_of_madness.rules.curses import NeutraliseCurse, curse_cost, laid_at
from druzina.games.big_book_of_madness.rules.effects import ChoosePlayers, MayUse
from druzina.games.big_book_of_madness.rules.learning import GiveUpSpell, LearnFree
from druzina.games.big_book_of_madness.rules.passing import Give, TradeCount
from druzina.games.big_book_of_madness.rules.payment import Pay, changed
from druzina.games.big_book_of_madness.rules.purse import KIND, WORTH, Coin
from druzina.games.big_book_of_madness.rules.setup import ChooseWizard
from druzina.games.big_book_of_madness.rules.sifting import PutBack, SiftOut
from druzina.games.big_book_of_madness.rules.spells import ChooseSpells, Place
from druzina.games.big_book_of_madness.rules.supplying import ChooseGain
from druzina.games.big_book_of_madness.rules.zones import NO_MORE, NUMBER, SUPPORT, Spot

# How teams with each wizard fared.
WIZARDS = {
    "harold": 0.0, "alice": 0.3, "rosana": 0.5, "violetta": 0.0, "viktor": 0.5, "sandra": 0.2,
    "larry": 0.2, "patrik": 0.1,
}  # fmt: skip


def preferences(g: Book, question: Any, choices: Sequence[Any]) -> list[float]:
    for kind in type(question).__mro__:
        found = _PREFERENCES.get(kind)
        if found is not None:
            return found(g, question, choices)
    return [0.0] * len(choices)


def wants_of(g: Book) -> list[float]:
    return wanted(g, [curse_cost(g, laid) for laid in g.slots])


# Paying


def _pay(g: Book, question: Pay, choices: Sequence[Coin]) -> list[float]:
    """The least loss over all ways to go on: no waste, low cards, the hand before supports."""
    wants = wants_of(g)
    last = g.round == ROUNDS
    found = []
    for choice in choices:
        if changed(choice):
            found.append(-0.2)
            continue
        kind = KIND[choice[3]]
        need = question.cost[kind] if len(question.cost) == 4 else 2
        held = question.held(g, kind)
        rest = held[held.index(choice) + 1 :]
        loss = _loss(choice) + _least(rest, need - WORTH[choice])
        if len(question.cost) > 4:
            loss += wants[kind] * (2.0 if last else 0.5)
        found.append(-loss)
    return found


def _loss(coin: Coin) -> float:
    value = WORTH[coin]
    return 0.12 * value * value + (WEIGHTS["support price"] if coin[1] == SUPPORT else 0.0) * value


def _least(rest: Sequence[Coin], need: int) -> float:
    """The cheapest way to cover what is left from these cards, highest first."""
    if need <= 0:
        return -1.2 * need
    best = 99.0
    for place, coin in enumerate(rest):
        if place and rest[place - 1] == coin:
            continue
        best = min(best, _loss(coin) + _least(rest[place + 1 :], need - WORTH[coin]))
    return best


# Cards


def _cards(g: Book, question: Choosing, choices: Sequence[Spot | str]) -> list[float]:
    word = question.word(g)
    wants = wants_of(g)
    return [0.0 if isinstance(spot, str) else _card(word, spot, wants) for spot in choices]


def worth(card: int, wants: Sequence[float]) -> float:
    """Good cards are kept and fetched, Madness is got rid of."""
    return -1.5 if card == MADNESS else VALUE[card] + 0.4 * wants[card // 3]


def _card(word: str, spot: Spot, wants: Sequence[float]) -> float:
    card = NUMBER[spot[0]]
    if word == "destroy":
        return 3.0 if card == MADNESS else WEIGHTS["thin"] - 0.6 - (VALUE[card] - 1)
    if word in ("discard", "pass", "put", "exchange", "trade"):
        return 0.5 - worth(card, wants) - 0.3 * (spot[1] == SUPPORT)
    if word == "support":
        return -0.5 if card == MADNESS else worth(card, wants) - 0.9
    return 2.0 if word == "cure" else worth(card, wants)


def _gain(g: Book, question: ChooseGain, choices: Sequence[str]) -> list[float]:
    wants = wants_of(g)
    return [0.0 if name == STOP else 1.0 + wants[KIND[name[0]]] for name in choices]


def _sift(g: Book, question: SiftOut, choices: Sequence[int]) -> list[float]:
    return [0.0 if card == NO_MORE else (1.0 if card == MADNESS else -1.0) for card in choices]


def _put_back(g: Book, question: PutBack, choices: Sequence[int]) -> list[float]:
    """The worst lies deepest."""
    return [-float(VALUE[card]) for card in choices]


def _give(g: Book, question: Give, choices: Sequence[tuple[str, int] | str]) -> list[float]:
    """Low cards to whoever plays soonest: for each a card is drawn."""
    count = len(g.players)
    return [
        0.0
        if isinstance(gift, str)
        else (0.6 if gift[0] == "M" else 1.5 - VALUE[NUMBER[gift[0]]])
        - 0.1 * ((gift[1] - g.active) % count)
        for gift in choices
    ]


# Players and spells


def _players(g: Book, question: ChoosePlayers, choices: Sequence[int]) -> list[float]:
    """Help whoever can do most with it; a penalty goes to whom it hurts least."""
    effect = g.facts.effects[question.effect]
    if effect.card.startswith("page"):
        return [-float(sum(VALUE[one] for one in g.players[seat].support)) for seat in choices]
    if any(part.do == "act" for part in effect.parts):
        return [best_break(g, seat) for seat in choices]
    count = len(g.players)
    soon = [-((seat - g.active - 1) % count) for seat in choices]
    return [0.3 * place - 0.1 * len(g.players[seat].hand)
            for place, seat in zip(soon, choices, strict=True)]  # fmt: skip


def best_break(g: Book, seat: int) -> float:
    o = Appraisal(g, seat)
    return max(o.breaks(), default=0.0) + 0.05 * sum(o.hand)


def _turned(g: Book, question: ChooseSpells, choices: Sequence[Place | str]) -> list[float]:
    """The better spell is refreshed; the worse one is turned, neutralised or destroyed."""
    sign = 1.0 if question.word == "refresh" else -1.0
    return [
        0.0
        if isinstance(one, str)
        else sign * spell_worth(g.facts.spells[g.players[one[0]].spells[one[1]]].id)
        + (0.5 if question.word == "refresh" and one[0] == g.active else 0.0)
        for one in choices
    ]


def _give_up(g: Book, question: GiveUpSpell, choices: Sequence[int]) -> list[float]:
    spells = g.players[question.seat].spells
    keep = {"ice": 2.0, "telepathy": 1.0}
    names = [g.facts.spells[spells[place]].id for place in choices]
    return [-keep.get(name, spell_worth(name)) for name in names]


def _curse(
    g: Book, question: EatCurse | NeutraliseCurse, choices: Sequence[int | str]
) -> list[float]:
    hand = elements(g.players[question.seat].hand)
    found = []
    for slot in choices:
        laid = laid_at(g, slot) if isinstance(slot, int) and slot != NO_MORE else None
        found.append(1.0 + breaking(g, laid, curse_cost(g, laid), hand) if laid else 0.0)
    return found


_PREFERENCES: dict[type, Callable[[Book, Any, Sequence[Any]], list[float]]] = {
    Pay: _pay,
    Choosing: _cards,
    ChoosePlayers: _players,
    MayUse: lambda g, question, choices: [float(choice == "use") for choice in choices],
    ChooseGain: _gain,
    ChooseSpells: _turned,
    GiveUpSpell: _give_up,
    LearnFree: lambda g, question, choices: [float(choice < 4) for choice in choices],
    EatCurse: _curse,
    NeutraliseCurse: _curse,
    DrawOnBreaking: lambda g, question, choices: [float(choice == "draw") for choice in choices],
    SiftOut: _sift,
    PutBack: _put_back,
    Give: _give,
    TradeCount: lambda g, question, choices: [float(choice == 0) for choice in choices],
    ChooseWizard: lambda g, question, choices: [
        WIZARDS[g.facts.wizards[number].id] for number in choices
    ],
}
