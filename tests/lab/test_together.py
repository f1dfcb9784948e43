"""The report of a game that all win or lose together: wins, rounds, how lost; no empty tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from druzina import lab
from druzina.lab import files


@pytest.mark.parametrize(("lang", "how"), [("en", "The wizards have lost"), ("cs", "prohráli")])
def test_it_says_how_the_games_ended_and_shows_no_scores(
    lang: str, how: str, tmp_path: Path
) -> None:
    run = lab.run(
        "big_book_of_madness", ("random", "random"), 4, workers=1, folder=tmp_path, lang=lang
    )
    endings = run.summary.endings
    assert sum(one.games for one in endings) == 4
    assert sum(one.share for one in endings) == pytest.approx(1)
    assert all(one.rounds.mean.value > 0 for one in endings)
    text = (tmp_path / files.REPORT).read_text(encoding="utf-8")
    assert how in text
    assert text.count("<table>") == 1
    assert "scores" not in text.partition("</style>")[2]


def test_a_game_of_places_has_no_such_table(tmp_path: Path) -> None:
    run = lab.run("tales_of_glory", ("random", "random"), 2, workers=1, folder=tmp_path, lang="en")
    assert run.summary.endings == []
