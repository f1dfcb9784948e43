"""Turns and rounds of Prophecy played in tests: dice as one wants them, answers in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from druzina.core.position import Position
from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.rules.round import Round, Turns
from tests.games.prophecy.table import FACTS, asked


@contextmanager
def rolling(*dice: int) -> Iterator[None]:
    """These numbers are thrown in this order, all of them and no others."""
    left = list(dice)

    def roll(g: Position, sides: int, what: str = "die") -> int:
        assert sides == 6, "no such die"
        assert left, "one die too many"
        g.reveal(what)
        return left.pop(0) - 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "roll", roll)
        yield
    assert not left, f"never thrown: {left}"


def answer(g: Kingdom, *answers: str) -> list[str]:
    """Answers the questions that are put in order; returns the choices of the next one."""
    for wanted in answers:
        found = g.advance()
        assert found is not None, f"nothing is asked, {wanted} was expected"
        question, choices = found
        assert wanted in choices, f"{question.kind}: {wanted} is not among {choices}"
        g.answer(question, wanted)
    return asked(g)


def question(g: Kingdom) -> tuple[str, int]:
    """The kind of the open question and whom it is put to."""
    found = g.advance()
    assert found is not None, "nothing is asked"
    return found[0].kind, found[0].seat


def kinds(g: Kingdom, *answers: str) -> list[str]:
    """The kinds of the questions these answers are given to, one by one."""
    found = []
    for wanted in answers:
        found.append(question(g)[0])
        answer(g, wanted)
    return found


def turn(g: Kingdom, *answers: str, turns: int = 1) -> list[str]:
    """The character on turn plays its turn, or several."""
    g.turns = turns
    g.then(Turns())
    return answer(g, *answers)


def play_round(g: Kingdom, chances: str, *answers: str) -> list[str]:
    """A round of the character on turn; these chance cards come in it and in those after it."""
    for chance in reversed(chances.split()):
        card = FACTS.card(chance)
        g.chance.deck.remove(card)
        g.chance.deck.append(card)
    g.then(Round())
    return answer(g, *answers)


def lay(g: Kingdom, field: str, *ids: str, hidden: str = "") -> list[int]:
    """Adventure cards out of the deck, face up on a field; perhaps one face down beside them."""
    place = FACTS.field(field)
    cards = [FACTS.card(id_) for id_ in ids]
    for card in cards:
        g.adventure.deck.remove(card)
        g.open[place].append(card)
    if hidden:
        g.adventure.deck.remove(FACTS.card(hidden))
        g.hidden[place] = FACTS.card(hidden)
    return cards


def ids(cards: list[int]) -> list[str]:
    return [FACTS.ids[card] for card in cards]
