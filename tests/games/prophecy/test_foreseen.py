"""The odds on the table: as they stand, as each answer would make them, and in the log."""

from __future__ import annotations

import pytest

from druzina.games import find
from druzina.games.prophecy import view
from druzina.games.prophecy.foreseen import codec
from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.odds import roll_odds
from druzina.games.prophecy.rules.round import Turns
from druzina.text.words import Words
from tests.games.prophecy.scenes import answer as told
from tests.games.prophecy.scenes import begin_turn, realm
from tests.games.prophecy.table import FACTS, give, hero, kingdom

LANGUAGES = ("cs", "en")


def before(monster: str, *cards: str, **more: int) -> Kingdom:
    """A paladin stands before a monster on the plains and is asked how to move."""
    g = kingdom(hero("paladin", "plains-1", **more), hero("scout", "village"))
    g.turns = 1
    give(g, 0, *cards)
    card = FACTS.card(monster)
    g.adventure.deck.remove(card)
    g.open[FACTS.field("plains-1")].append(card)
    g.then(Turns())
    g.advance()
    return g


def answer(g: Kingdom, choice: str) -> None:
    question = g.questions()[0]
    assert choice in question.choices(g)
    g.answer(question, choice)
    g.advance()


@pytest.mark.clause("PRO-CMB-09")
def test_odds_before_a_mode_is_chosen_are_those_of_the_best_equipment() -> None:
    g = before("N05", "I01-1", lives=3, red=3, mags=4, blue=4)
    answer(g, "stay")
    seen = view.view(g, None)
    assert seen.fight is not None
    assert seen.fight.odds is None
    bonus = 1
    strong = roll_odds(3 + bonus - 3)
    assert seen.foreseen["strength"] == view.SeenOdds(strong.win, strong.draw, strong.lose)
    weak = roll_odds(4 - 2 - 3)
    assert seen.foreseen["willpower"] == view.SeenOdds(weak.win, weak.draw, weak.lose)


@pytest.mark.clause("PRO-DIC-05")
def test_what_is_foreseen_comes_true_and_looking_changes_nothing() -> None:
    g = before("N10", "K01", "I12-1", mags=9, blue=9)
    answer(g, "stay")
    answer(g, "hold I12-1")
    found, print_before = view.view(g, 0).foreseen, codec().fingerprint(g)
    assert {"use K01", "roll"} <= set(found)
    assert codec().fingerprint(g) == print_before
    for choice, odds in found.items():
        if choice != "roll":
            world = codec().clone(g)
            world.answer(world.questions()[0], choice)
            fight = view.view(world, None).fight
            assert fight is not None
            assert fight.odds == odds
    assert found["use K01"].win * found["roll"].lose > found["roll"].win * found["use K01"].lose


def test_everybody_sees_the_same_odds() -> None:
    g = before("N05", lives=3, red=3, mags=4, blue=4)
    answer(g, "stay")
    assert codec().fingerprint(g) == codec().fingerprint(codec().clone(g))
    shown = [view.view(g, seat) for seat in (None, 0, 1)]
    assert shown[0].foreseen == shown[1].foreseen == shown[2].foreseen


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "won at 21/36."), ("cs", "výhra při šanci 21/36.")]
)
def test_the_log_says_at_which_odds_a_roll_was_won(lang: str, said: str) -> None:
    game = find("prophecy")
    words = Words(lang, game, game.load(), ("Ana", "Ben"), strict=True)
    shown: dict[str, str | int] = {
        "seat": 0,
        "light": 4,
        "dark": 2,
        "own": 5,
        "foe": 4,
        "result": "won",
    }
    odds = roll_odds(1)
    shown |= {"win": odds.win, "of": odds.total}
    assert words.say("event-dice", {**shown}).endswith(said)


def standing(*cards: str, **more: int) -> Kingdom:
    """A paladin is asked whom to attack: a scout with six lives, or a seer with nine mags."""
    g = realm(
        hero("paladin", "city", **more),
        hero("scout", "city", lives=6, red=6, mags=1, blue=4),
        hero("seer", "city", lives=2, red=2, mags=9, blue=9),
    )
    give(g, 0, *cards)
    begin_turn(g)
    told(g, "stay")
    return g


@pytest.mark.clause("PRO-PVP-08", "PRO-PVP-09", "PRO-PVP-10")
def test_whom_to_attack_shows_the_odds_against_each() -> None:
    """Against six lives by willpower, 8 − 2 against 1; a seer turns strength into willpower."""
    g = standing(lives=5, red=5, mags=8, blue=8)
    found = view.view(g, 0).foreseen
    assert set(found) == {"attack 1", "attack 2"}
    minded, turned = roll_odds(8 - 2 - 1), roll_odds(8 - (9 - 2))
    assert found["attack 1"] == view.SeenOdds(minded.win, minded.draw, minded.lose)
    assert found["attack 2"] == view.SeenOdds(turned.win, turned.draw, turned.lose)


@pytest.mark.clause("PRO-PVP-11")
def test_odds_of_an_attack_are_those_of_the_best_equipment_of_both() -> None:
    g = standing("I03-1", lives=4, red=4, mags=1, blue=8)
    give(g, 1, "I10-1")
    found, before_that = view.view(g, None).foreseen, codec().fingerprint(g)
    sword, shield = 2, 1
    strong = roll_odds(4 + sword - 6 - shield)
    assert found["attack 1"] == view.SeenOdds(strong.win, strong.draw, strong.lose)
    assert found == view.view(g, 2).foreseen
    assert codec().fingerprint(g) == before_that
