"""What a new table says of its bots: every figure that was measured, how sure it is, and nothing
that was not. Which games and levels have figures does not matter here."""

from __future__ import annotations

import pytest

from druzina import games
from druzina.bots import LEVELS
from druzina.bots.measured import Measured, measured, measures
from druzina.server.lobby.catalogue import game_card
from druzina.server.lobby.strength import told
from druzina.server.table.wording import Voice

HALF, FEW = (62.5, 50.0, 75.1), (2.0, 0.9, 4.3)
THINKS = {"en": "thinks for up to 1 s", "cs": "přemýšlí až 1 s"}
UNKNOWN = {"en": "not measured", "cs": "neměřilo"}
SHAPES = {
    "a duel": (
        [Measured("adept", "random", 2, 400, 0, {"": HALF})],
        "wins 62.5 % of games against random play (95 % interval 50.0–75.1 %; 2 seats, 400 games)",
        (
            "proti náhodným tahům vyhrává 62,5 % her"
            " (95% interval spolehlivosti 50,0–75,1 %; 2 místa, 400 her)"
        ),
    ),
    "a duel by the clock": (
        [Measured("master", "adept", 5, 60, 0.2, {"": HALF})],
        (
            "with 0.2 s a choice wins 62.5 % of games against the adept"
            " (95 % interval 50.0–75.1 %; 5 seats, 60 games)"
        ),
        (
            "i s pouhými 0,2 s na volbu proti adeptovi vyhrává 62,5 % her"
            " (95% interval spolehlivosti 50,0–75,1 %; 5 míst, 60 her)"
        ),
    ),
    "a duel in several settings": (
        [Measured("adept", "apprentice", 4, 60, 0, {"mode=terror": HALF, "II": FEW})],
        (
            "against the apprentice it wins (4 seats, 60 games each, in brackets 95 % intervals):"
            " Terror 62.5 % (50.0–75.1 %), II 2.0 % (0.9–4.3 %)"
        ),
        (
            "proti učni vyhrává (4 místa, vždy 60 her, v závorkách 95% intervaly spolehlivosti):"
            " Hrůza 62,5 % (50,0–75,1 %), II 2,0 % (0,9–4,3 %)"
        ),
    ),
    "together": (
        [Measured("adept", "", 3, 60, 0, {"": HALF})],
        "together they win 62.5 % of games (95 % interval 50.0–75.1 %; 3 seats, 60 games)",
        "společně vyhrávají 62,5 % her (95% interval spolehlivosti 50,0–75,1 %; 3 místa, 60 her)",
    ),
    "together in several settings": (
        [Measured("master", "", 5, 60, 0.5, {"I": HALF, "II": FEW})],
        (
            "with 0.5 s a choice together they win"
            " (5 seats, 60 games each, in brackets 95 % intervals):"
            " I 62.5 % (50.0–75.1 %), II 2.0 % (0.9–4.3 %)"
        ),
        (
            "i s pouhými 0,5 s na volbu společně vyhrávají"
            " (5 míst, vždy 60 her, v závorkách 95% intervaly spolehlivosti):"
            " I 62,5 % (50,0–75,1 %), II 2,0 % (0,9–4,3 %)"
        ),
    ),
    "alone": (
        [Measured("adept", "", 1, 60, 0, {"": HALF})],
        "alone it wins 62.5 % of games (95 % interval 50.0–75.1 %; 1 seat, 60 games)",
        "sám vyhrává 62,5 % her (95% interval spolehlivosti 50,0–75,1 %; 1 místo, 60 her)",
    ),
    "nothing": (
        [],
        "how often it wins was not measured yet",
        "jak často vyhrává, se zatím neměřilo",
    ),
}


@pytest.mark.parametrize("game", ["big_book_of_madness", "amulet"])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_of_row_is_a_sentence_in_both_languages(shape: str, game: str) -> None:
    found, (rows, *sentences) = games.find(game), SHAPES[shape]
    for lang, sentence in zip(("en", "cs"), sentences, strict=True):
        if game != "big_book_of_madness" and shape == "a duel in several settings":
            sentence = sentence.replace("Terror", "terror").replace("Hrůza", "terror")
        assert told(found, rows, 0, Voice(lang, game, found.load())) == sentence


def test_all_rows_of_a_level_are_told_and_how_long_it_thinks() -> None:
    game = games.find("amulet")
    rows = [*SHAPES["a duel"][0], *SHAPES["together"][0]]
    english = told(game, rows, 1.5, Voice("en", "amulet", game.load()))
    first, second = SHAPES["a duel"][1], SHAPES["together"][1]
    assert english == f"{first}; {second}; thinks for up to 1.5 s"
    czech = told(game, [], 1.5, Voice("cs", "amulet", game.load()))
    assert czech == f"{SHAPES['nothing'][2]}; přemýšlí až 1,5 s"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_card_says_what_was_measured_or_that_nothing_was(lang: str) -> None:
    for game in games.NAMES:
        for bot in game_card(game, lang).bots:
            rows = measured(game, bot.level)
            assert (UNKNOWN[lang] in bot.words) == (not rows), bot.words
            assert (THINKS[lang] in bot.words) == bool(bot.seconds), bot.words
            for row in rows:
                for share, low, high in row.shares.values():
                    figures = [f"{share:.1f} %", f"{low:.1f}–{high:.1f} %"]
                    for figure in figures:
                        assert (figure.replace(".", ",") if lang == "cs" else figure) in bot.words


def test_a_row_of_figures_is_a_share_within_its_interval_of_a_level_that_can_be_chosen() -> None:
    assert set(measures()) <= set(games.NAMES)
    for game, rows in measures().items():
        for row in rows:
            assert row.level in LEVELS
            assert row.against in ("", "random", *LEVELS)
            assert row.seats in games.find(game).seats
            assert row.games > 0
            assert row.shares
            assert all(0 <= low <= share <= high <= 100 for share, low, high in row.shares.values())
