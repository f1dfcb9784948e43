"""Every card is carried out in random play, in every context it meets, and its text is made."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import READY, Book
from druzina.games.big_book_of_madness.parts import MoveCards
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.effects import HANDLERS, Resolve
from druzina.games.big_book_of_madness.vocabulary import VERBS
from druzina.text.words import Words
from tests.games.big_book_of_madness.table import FACTS, decisions, opening

CARDS = [effect.card for effect in FACTS.effects]


def rich(seats: int, seed: int) -> Book:
    """A table in mid-game with more in everybody's hands than play would give."""
    g = opening(seats, seed, character="drawn", difficulty="III")
    luck = Luck(seed)
    for _ in zip(range(20 * (seed % 4)), decisions(g, luck), strict=False):
        pass
    return g if g.outcome is None else opening(seats, seed + 1, character="drawn")


@pytest.mark.clause("BBM-NP-04", "BBM-TIM-03")
@pytest.mark.parametrize("card", CARDS)
def test_every_effect_is_carried_out_at_every_multiple_and_table(card: str) -> None:
    """From positions random play reaches, to its last question; nothing is lost or doubled."""
    effect = next(one for one in FACTS.effects if one.card == card)
    for seats in (2, 3, 5):
        for times in (1, 2, 3) if card.startswith("spell") else (1,):
            g = rich(seats, seats * 10 + times)
            g.stack.clear()
            g.then(Resolve(g.active, effect.number, times))
            if any(isinstance(part, MoveCards) and part.unpaid for part in effect.parts):
                from druzina.games.big_book_of_madness.rules.casting import FinishCast

                g.stack.insert(0, FinishCast(seat=g.active, spell=0))
            luck = Luck(times)
            for _ in decisions(g, luck):
                assert list(GAME.broken(g)) == []
            assert list(GAME.broken(g)) == []


@pytest.mark.parametrize("spell", [spell.id for spell in FACTS.spells])
def test_every_spell_can_be_cast_as_an_action(spell: str) -> None:
    g = rich(4, 7)
    g.stack.clear()
    number = FACTS.spell(spell).number
    caster = g.players[g.active]
    if number not in caster.spells:
        caster.spells.append(number)
        caster.states.append(READY)
    caster.states[caster.spells.index(number)] = READY
    caster.hand = [2, 2, 2, 5, 5, 5, 8, 8, 8, 11, 11, 11]
    g.then(Act(g.active))
    asked = g.advance()
    assert asked is not None
    question, choices = asked
    assert f"cast {spell} x3" in choices
    g.answer(question, f"cast {spell} x3")
    for _ in decisions(g, Luck(3)):
        pass


def test_every_verb_has_a_handler() -> None:
    assert HANDLERS.keys() == VERBS.keys()
    used = {part.do for effect in FACTS.effects for part in effect.parts}
    assert used == VERBS.keys(), "and every verb a card"


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_card_has_its_text(lang: str) -> None:
    words = Words(lang, GAME, FACTS.fingerprint, strict=True)
    for thing in GAME.catalogue(FACTS.fingerprint):
        lines = [words.shown(line) for line in GAME.describe(FACTS.fingerprint, thing)]
        assert all(lines)
        assert "  " not in "".join(lines)


@pytest.mark.parametrize(
    ("lang", "plain", "tripled"),
    [
        (
            "cs",
            "každý hráč položí ⟨1⟩ kartu z ruky do své podpory a dobere si ⟨1⟩ kartu",
            "každý hráč položí 3 karty z ruky do své podpory a dobere si 3 karty",
        ),
        (
            "en",
            "each player places ⟨1⟩ card from hand into their own support and draws ⟨1⟩ card",
            "each player places 3 cards from hand into their own support and draws 3 cards",
        ),
    ],
)
@pytest.mark.clause("BBM-CAST-03", "BBM-CAST-04")
def test_factors_are_multiplied_in_the_text(lang: str, plain: str, tripled: str) -> None:
    from druzina.games.big_book_of_madness.speech import text

    words = Words(lang, GAME, FACTS.fingerprint, strict=True)
    effect = FACTS.effects[FACTS.spell("W3a").effect]
    said = [words.shown(text(effect, times)).replace("\N{NO-BREAK SPACE}", " ") for times in (0, 3)]
    assert said == [plain, tripled]
