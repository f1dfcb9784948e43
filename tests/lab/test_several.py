"""One run over several settings."""

import csv
from pathlib import Path

import pytest

from druzina.core import Problem
from druzina.lab.command import main
from druzina.lab.plan import Plan, checked
from druzina.lab.run import play_all
from druzina.lab.several import settings


def test_every_alternative_meets_every_other() -> None:
    found = settings(
        "greedy, greedy;random,random,random", {"difficulty": "I/II", "mode": "terror"}
    )
    assert [one.name for one in found] == [
        "2-difficulty=I-mode=terror",
        "2-difficulty=II-mode=terror",
        "3-difficulty=I-mode=terror",
        "3-difficulty=II-mode=terror",
    ]
    assert found[0].seats == ("greedy", "greedy")
    assert found[3].options == {"difficulty": "II", "mode": "terror"}


@pytest.mark.parametrize(("lang", "players"), [("en", "2 players"), ("cs", "2 hráči")])
def test_each_setting_has_its_share_and_its_interval(
    lang: str, players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    words = ["run", "big", "--seats", "random,random", "difficulty=I/III", "--games", "2"]
    assert main([*words, "--workers", "1", "--lang", lang, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    for difficulty in ("I", "III"):
        assert f"{players}, difficulty={difficulty} " in told
        assert (out / f"2-difficulty={difficulty}" / "report.html").exists()
    rows = list(csv.DictReader((out / "settings.csv").read_text(encoding="utf-8").splitlines()))
    assert [row["difficulty"] for row in rows] == ["I", "III"]
    assert [(row["games"], row["players"], row["won"]) for row in rows] == [
        ("2", "2", "0.0000")
    ] * 2
    assert float(rows[0]["high"]) > 0.5


def test_one_game_belongs_to_one_setting(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "big", "--seats", "random,random", "difficulty=I/II", "--only", "3"]
    assert main([*words, "--lang", "en"]) == 2
    assert "one game of one setting; these are 2" in capsys.readouterr().err


def test_a_run_can_go_on_where_another_ended() -> None:
    whole = Plan(game="big_book_of_madness", seats=("random", "random"), games=4)
    rest = Plan(game="big_book_of_madness", seats=("random", "random"), games=2, first=2)
    played = [play_all(plan, workers=1).rows for plan in (whole, rest)]
    assert [row.number for row in played[1]] == [2, 3]
    assert [row.fingerprint for row in played[0][2:]] == [row.fingerprint for row in played[1]]


def test_no_game_comes_before_the_first() -> None:
    wrong = Plan(game="big_book_of_madness", seats=("random", "random"), games=1, first=-1)
    with pytest.raises(Problem) as caught:
        checked(wrong)
    assert caught.value.key == "problem-lab-first"
