"""Options: typed out of words or JSON, and one sentence about whatever is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from druzina import games
from druzina.core import Game, Luck, Match, Options, Position, Problem
from druzina.core.luck import State
from druzina.core.options import spans


class FussyOptions(Options, frozen=True):
    level: Literal["easy", "hard"] = "easy"
    length: Annotated[int, Meta(ge=1, le=9)] = 3
    least: Annotated[int, Meta(ge=1)] = 1
    story: bool = False
    era: Literal["1", "2"] = "1"

    def __post_init__(self) -> None:
        if self.level == "hard" and self.length == 1:
            raise ValueError("hard games are longer")


class FussyGame(Game[Position, FussyOptions]):
    name = "fussy"
    version = 1
    prefix = "FUS"
    seats = range(2, 5)
    position = Position
    options = FussyOptions

    def load(self, folder: Path | None = None) -> str:
        return ""

    def setup(self, options: FussyOptions, content: str, luck: State) -> Position:
        return Position()

    def view(self, g: Position, seat: int | None) -> Struct:
        return Struct()

    def resample(self, g: Position, seat: int | None, luck: Luck) -> None:
        """Nothing."""

    def judge(self, g: Position, seat: int) -> float:
        return 0.5


def problem(**given: object) -> Problem:
    with pytest.raises(Problem) as found:
        FussyGame().read_options(given)
    return found.value


def test_options_may_be_typed_values_or_words() -> None:
    wanted = FussyOptions(seats=3, level="hard", length=4, story=True, names=("a", "b", "c"))
    typed = {"seats": 3, "level": "hard", "length": 4, "story": True, "names": ["a", "b", "c"]}
    words = {
        "seats": "3",
        "level": "hard",
        "length": "4",
        "story": "true",
        "names": ["a", "b", "c"],
    }
    assert FussyGame().read_options(typed) == wanted
    assert FussyGame().read_options(words) == wanted


def test_a_number_is_as_good_as_its_word() -> None:
    game = FussyGame()
    assert game.read_options({"seats": 2, "era": 2}) == game.read_options({"seats": 2, "era": "2"})
    assert game.read_options({"seats": "2", "length": "4"}).length == 4
    assert problem(era=3).key == "problem-option-value"
    assert problem(era=True).key == "problem-option-value"


def test_what_is_not_given_has_its_default() -> None:
    assert FussyGame().read_options({"seats": 2}) == FussyOptions(seats=2)


def test_an_unknown_option_is_named_with_the_valid_ones() -> None:
    found = problem(seats=2, colour="red")
    assert found.key == "problem-option-unknown"
    assert found.arguments == {
        "option": "colour",
        "valid": "era, least, length, level, seats, story",
    }


@pytest.mark.parametrize(
    ("name", "value", "valid"),
    [
        ("level", "medium", "easy, hard"),
        ("length", 10, "1–9"),
        ("length", "long", "1–9"),
        ("least", 0, "1–…"),
        ("length", "9" * 500, "1–9"),
        ("level", "easy\n\u202eysae", "easy, hard"),
    ],
)
def test_a_wrong_value_is_named_with_the_valid_ones(name: str, value: object, valid: str) -> None:
    found = problem(**{"seats": 2, name: value})
    assert found.key == "problem-option-value"
    assert (found.arguments["option"], found.arguments["valid"]) == (name, valid)
    told = str(found.arguments["found"])
    assert told.split() == str(value)[:80].replace("\u202e", " ").split()
    assert told.isprintable()


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 10**30, "many", None, [2]])
def test_a_wrong_number_of_seats_is_named_with_the_valid_ones(seats: object) -> None:
    found = problem(seats=seats)
    assert found.key == "problem-seats"
    assert (found.arguments["game"], found.arguments["valid"]) == ("fussy", "2–4")
    assert len(str(found.arguments["found"])) <= 80


def test_a_number_of_thousands_of_digits_is_a_problem_and_no_crash() -> None:
    for name in ("seats", "length", "level"):
        assert problem(**{"seats": 2, name: 10**5000}).arguments["found"] == "…"


def test_names_are_as_many_as_seats() -> None:
    found = problem(seats=3, names=["a", "b"])
    assert (found.key, found.arguments) == ("problem-names", {"found": 2, "wanted": 3})


def test_missing_seats_are_a_problem_and_no_crash() -> None:
    found = problem()
    assert found.key == "problem-options"
    assert "seats" in str(found.arguments["detail"])


def test_options_that_do_not_go_together_are_a_problem_and_no_crash() -> None:
    found = problem(seats=2, level="hard", length=1)
    assert found.key == "problem-options"
    assert "hard games are longer" in str(found.arguments["detail"])


def test_a_problem_reads_as_one_sentence() -> None:
    assert str(problem(seats=3, names=["a"])) == "problem-names (found=1, wanted=3)"
    assert str(Problem("problem-plain")) == "problem-plain"


def test_values_stand_in_the_order_in_which_a_game_writes_them() -> None:
    game = games.find("gloomhaven")
    assert game.option_values("difficulty") == ["easy", "normal", "hard", "very_hard"]
    assert game.option_values("solo") == ["false", "true"]


def test_a_match_takes_either() -> None:
    from tests.core.toys.duel import DuelGame, DuelOptions

    words = Match.new(DuelGame(), {"seats": "3", "hp": 2}, 1)
    typed = Match.new(DuelGame(), DuelOptions(seats=3, hp=2), 1)
    assert words.fingerprint == typed.fingerprint
    assert words.record == typed.record


def test_a_match_without_a_seed_has_one_of_its_own() -> None:
    from tests.core.toys.duel import DuelGame

    seeds = {Match.new(DuelGame(), {"seats": 2}).seed for _ in range(5)}
    assert len(seeds) == 5


def test_a_game_is_tested_as_it_is_unless_it_names_variants() -> None:
    assert list(FussyGame().variants()) == [{}]
    assert [options["seats"] for _, options in FussyGame().plays()] == list(FussyGame.seats)


def test_many_numbers_are_listed_by_their_spans() -> None:
    assert spans([1, 2, 3, 5, 7, 8]) == "1–3, 5, 7–8"
    assert spans([4]) == "4"
    assert spans([]) == ""
