"""Content files: everything that is wrong with one is said at once, with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from druzina.core import Problem, Problems
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.content import HOME
from druzina.games.big_book_of_madness.content_check import check
from druzina.games.big_book_of_madness.content_file import read, read_cards
from druzina.text.words import Words


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the content with one text replaced where it stands first."""
    copy = folder / "cards"
    if not copy.exists():
        shutil.copytree(HOME, copy)
    path = copy / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return copy


def places(problems: list[Problem]) -> list[tuple[object, ...]]:
    return [
        tuple(problem.arguments.get(name) for name in ("file", "entry", "field"))
        for problem in problems
    ]


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field"),
    [
        ("library", 'do = "draw", x = 1', 'do = "drow", x = 1', "W1a", "do[1].do"),
        ("library", 'do = "draw", x = 1', 'do = "draw"', "W1a", "do[1]"),
        ("library", 'do = "draw", x = 1', 'do = "draw", x = 1, n = 2', "W1a", "do[1]"),
        ("library", 'do = "draw", x = 1', 'do = "draw", x = 99', "W1a", "do[1].x"),
        ("library", 'who = "you"', 'who = "me"', "W1a", "who"),
        ("library", "players = 1\n", "", "W1b", "players"),
        ("library", 'element = "water"', 'element = "ice"', "W1a", "element"),
        ("library", "level = 1", "level = 4", "W1a", "level"),
        ("library", 'source = "rulebook"', 'source = "memory"', "W1a", "source"),
        ("library", 'en = "Cool Head", ', "", "W1a", "name.en"),
        ("curses", 'kind = "water"', 'kind = "mud"', "CW1", "kind"),
        ("curses", 'only = "water"', 'only = "wet"', "CW1", "do[0].only"),
        ("curses", 'id = "CW2"', 'id = "CW1"', "curse 2", "id"),
        ("wizards", "water = 2", "water = 3", "harold", "ones"),
        ("wizards", 'ability = "substitute"', 'ability = "fly"', "harold", "ability"),
        ("first_pages", '"water", "earth", "fire"', '"water", "earth"', "MC1", "curses"),
        ("rounds", "[0, 0, 1, 1, 1, 1]", "[0, 0, 1]", "track 1", "multi"),
        ("basic", "[[spell]]", "[[magic]]", "basic", "magic"),
    ],
)
def test_a_mistake_is_named_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, entry: str, field: str
) -> None:
    folder = changed(tmp_path, file, old, new)
    found = read(folder).problems
    assert (f"{file}.toml", entry, field) in places(found)
    for lang in ("cs", "en"):
        words = Words(lang, GAME, strict=True)
        assert all(words.problem(problem) for problem in found)
    with pytest.raises(Problems):
        read_cards(folder)


def test_all_mistakes_are_said_at_once(tmp_path: Path) -> None:
    changed(tmp_path, "library", 'do = "draw", x = 1', 'do = "drow", x = 1')
    changed(tmp_path, "curses", 'kind = "water"', 'kind = "mud"')
    folder = changed(tmp_path, "wizards", "water = 2", "water = 3")
    assert len({problem.arguments["file"] for problem in read(folder).problems}) == 3


@pytest.mark.clause("BBM-CMP-02", "BBM-CMP-05a")
def test_the_distribution_is_checked(tmp_path: Path) -> None:
    folder = changed(tmp_path, "library", "level = 1", "level = 2")
    assert {problem.arguments["clause"] for problem in read(folder).problems} == {"BBM-CMP-02"}


@pytest.mark.clause("BBM-NP-07", "BBM-NP-08", "BBM-NP-05", "BBM-NP-09", "BBM-NP-01")
@pytest.mark.parametrize(
    ("file", "old", "new", "clause"),
    [
        ("rounds", "[0, 0, 1, 1, 1, 1]", "[2, 0, 1, 1, 1, 1]", "BBM-NP-07"),
        ("wizards", 'strong = "water"', 'strong = "air"', "BBM-NP-08"),
        ("inner_pages", '"water", "earth", "fire"', '"water", "earth", "water"', "BBM-NP-05"),
        ("curses", 'do = "mill", n = 3', 'do = "madness", n = 1, to = "hand"', "BBM-NP-09"),
        ("library", 'do = "sift", x = 2', 'do = "sift", n = 2', "BBM-NP-01"),
    ],
)
def test_an_unfair_set_is_reported_but_can_be_played(
    tmp_path: Path, file: str, old: str, new: str, clause: str
) -> None:
    folder = changed(tmp_path, file, old, new)
    assert read(folder).problems == []
    assert clause in {problem.arguments["clause"] for problem in check(folder)}


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert read(tmp_path / "none").problems[0].key == "problem-content-folder"
    (tmp_path / "empty").mkdir()
    keys = {problem.key for problem in read(tmp_path / "empty").problems}
    assert keys == {"problem-content-missing"}
