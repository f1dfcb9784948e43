"""The ladder and the balance of a game: ratings and shares that known results must give."""

from math import log10
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from druzina.games import NAMES, find
from druzina.lab.balance import Had, observed, weigh
from druzina.lab.command import main
from druzina.lab.ladder import THE_GAME, beaten, climb, plans, rungs
from druzina.lab.plan import Plan, checked
from druzina.lab.play import play_games
from druzina.lab.rating import ratings
from druzina.lab.row import Row
from druzina.lab.words import words

WITHOUT_CHARACTERS = ("tales_of_glory",)


def test_ratings_give_back_the_chances_they_came_from() -> None:
    wins = {("a", "b"): 7500.0, ("b", "a"): 2500.0, ("b", "c"): 7500.0, ("c", "b"): 2500.0}
    a, b, c = ratings(["a", "b", "c"], wins)
    apart = 400 * log10(3)
    assert a.value - b.value == pytest.approx(apart, abs=1)
    assert b.value - c.value == pytest.approx(apart, abs=1)
    assert a.value + b.value + c.value == pytest.approx(0, abs=1e-6)
    assert a.low < a.value < a.high
    few = ratings(["a", "b", "c"], {pair: count / 100 for pair, count in wins.items()})
    assert few[0].high - few[0].low > 5 * (a.high - a.low)


def test_who_never_lost_has_a_finite_rating_all_the_same() -> None:
    best, worst = ratings(["a", "b"], {("a", "b"): 30.0})
    assert 300 < best.value < 2000
    assert worst.value == pytest.approx(-best.value)


def row(bots: tuple[str, ...], ranks: tuple[int, ...], won: tuple[bool, ...]) -> Row:
    [played] = play_games(Plan(game="tales_of_glory", seats=("random", "random"), games=1), [0])
    assert isinstance(played, Row)
    fields = {name: getattr(played, name) for name in played.__struct_fields__}
    return Row(**{**fields, "bots": bots, "ranks": ranks, "won": won})


def test_who_beat_whom_is_read_off_the_ranks() -> None:
    game = row(("a", "b", "a"), (1, 2, 2), (True, False, False))
    assert list(beaten(game)) == [
        ("a", "b", 1.0),
        ("b", "a", 0.0),
        ("b", "a", 0.5),
        ("a", "b", 0.5),
    ]


def test_a_team_plays_against_the_game_itself() -> None:
    lost = row(("a", "a"), (2, 2), (False, False))
    assert list(beaten(lost)) == [(THE_GAME, "a", 1.0)]
    tables = [plan.seats for plan in plans("big_book_of_madness", ("random", "greedy"), 1, 1, {})]
    assert tables == [("random", "random"), ("greedy", "greedy")]
    assert [one.name for one in rungs({(THE_GAME, "a"): 3.0, ("a", THE_GAME): 1.0})] == [
        THE_GAME,
        "a",
    ]


def test_what_was_had_is_weighed_by_the_wins_it_came_with() -> None:
    strong = [Had(1.0, 0.5, {"card": ["sword"]}) for _ in range(40)]
    weak = [Had(0.0, 0.5, {"card": ["spoon"]}) for _ in range(40)]
    rare = [Had(1.0, 0.5, {"card": ["crown"]})]
    found = weigh([*strong, *weak, *rare], together=False)
    assert [(one.name, one.games, one.share.value, one.telling) for one in found] == [
        ("sword", 40, 1.0, True),
        ("spoon", 40, 0.0, True),
    ]


def test_what_is_won_together_is_compared_with_all_games() -> None:
    won = [Had(0.5, 0.5, {"character": ["alice"]}) for _ in range(30)]
    lost = [Had(0.0, 0.5, {"character": ["ben"]}) for _ in range(30)]
    alice, ben = weigh([*won, *lost], together=True)
    assert (alice.share.value, ben.share.value, alice.fair) == (1.0, 0.0, 0.5)


def test_games_tell_seats_characters_cards_and_openings() -> None:
    plan = checked(Plan(game="big_book_of_madness", seats=("random", "random"), games=2))
    found = observed(plan, plan.numbers)
    assert len(found) == 4
    assert [one.things["seat"] for one in found] == [["0"], ["1"], ["0"], ["1"]]
    assert all(len(one.things["character"]) == 1 and one.things["opening"] for one in found)
    assert any(one.things["card"] for one in found)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_ladder_and_tells_all_that_it_has(name: str) -> None:
    """One without characters tells none; all others one for each seat."""
    [given] = plans(name, ["random", "apprentice"], 1, 1, {})[:1]
    found = observed(given, [0])
    assert [one.things["seat"] for one in found] == [[str(n)] for n in range(len(given.seats))]
    for one in found:
        assert len(one.things["character"]) == (name not in WITHOUT_CHARACTERS)
        assert one.things["opening"]
    cards = {card for one in found for card in one.things["card"]}
    assert cards
    assert cards <= set(find(name).catalogue(find(name).load()))
    found_rungs, rows = climb([given], 1, lambda result: None, "processes")
    assert len(rows) == given.games
    assert {one.name for one in found_rungs} in ({"random", "apprentice"}, {"random", THE_GAME})


def test_characters_that_nobody_chooses_and_things_by_their_names_are_told_too() -> None:
    plan = checked(Plan(game="prophecy", seats=("random", "random"), games=1))
    known = find("prophecy").catalogue(find("prophecy").load())
    for one in observed(plan, [0]):
        [character] = one.things["character"]
        assert type(known[character]).__name__ == "Character"
    assert words("cs", "prophecy").thing("seer") == "Vědma (seer)"
    assert words("en", "amulet").thing("N36") == "N36"
    assert words("en").thing("seer") == "seer"


def test_a_ladder_is_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "ladder"
    told = ["ladder", "tales_of_glory", "--bots", "random,apprentice", "--games", "4"]
    assert main([*told, "--workers", "1", "--lang", "en", "--out", str(out)]) == 0
    assert "the ladder of bots after 4 games" in capsys.readouterr().out
    assert (out / "ladder.csv").read_text().startswith("bot,rating,low,high,games\n")
    page = (out / "ladder.html").read_text()
    assert "<svg" in page
    assert "apprentice" in page
    drawing = ET.parse(out / "ladder.svg").getroot()
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    assert "--series-1: #" in (out / "ladder.svg").read_text()
    assert "href" not in (out / "ladder.svg").read_text().replace('href="#', "")
    assert main([*told, "--bots", "random", "--lang", "en"]) == 2
    assert "at least two different bots" in capsys.readouterr().err


def test_a_balance_is_shown_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "balance"
    told = ["balance", "tales_of_glory", "--bot", "random", "--games", "24", "--workers", "1"]
    assert main([*told, "--lang", "cs", "--out", str(out)]) == 0
    assert "Místa (rovný díl 50,0" in capsys.readouterr().out
    assert "seat:0," in (out / "balance.csv").read_text()
    assert "<svg" in (out / "balance.html").read_text()
    assert "Místo 1" in (out / "balance-seat.svg").read_text()
