"""Records, saves and tables survive words; where rules' content did change, it is named."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from druzina.core import Game, Match, Problem, read_record
from druzina.games import find
from druzina.text.words import Words

# A file, an entry's id, and a fact of it that rules read, as written and otherwise.
CHANGES = {
    "tales_of_glory": ("era1.toml", r"glory = (\d+)", "glory = 7"),
    "big_book_of_madness": ("curses.toml", r"\bn = 1\b", "n = 2"),
}
NAMES = tuple(CHANGES)


@pytest.fixture(autouse=True)
def own_names() -> Iterator[None]:
    """Content is known by what rules read: after a test the names are the game's own again."""
    yield
    for name in NAMES:
        import_module(f"druzina.games.{name}.content").load.cache_clear()
        find(name).load()


def copied(name: str, folder: Path) -> Path:
    home = Path(__file__).parents[2] / "src" / "druzina" / "games" / name / "content"
    return Path(shutil.copytree(home, folder / name))


def played(game: Game[Any, Any], folder: Path, choices: int = 12) -> Match[Any]:
    match: Match[Any] = Match.new(game, {"seats": 3}, 5, folder)
    for _ in range(choices):
        question = match.questions()[0]
        asked = match.asked(question.seat)
        assert asked is not None
        assert match.play(question.seat, asked.offered[0].text) is None
    return match


def renamed(folder: Path) -> None:
    """Every name another one, and every source."""
    for file in folder.glob("*.toml"):
        text = re.sub(r'(cs|en) = "', r'\1 = "Ž', file.read_text("utf-8"))
        file.write_text(text.replace('"public"', '"original"'), "utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_renaming_keeps_every_record_playable(name: str, tmp_path: Path) -> None:
    game, folder = find(name), copied(name, tmp_path / "before")
    record = played(game, folder).record
    newer = copied(name, tmp_path / "after")
    renamed(newer)
    again: Match[Any] = Match.replay(game, read_record(record.write()), folder=newer)
    assert again.fingerprint == record.fingerprint
    first = next(iter(game.catalogue(again.content).values()))
    assert getattr(first, "name", {})["cs"].startswith("Ž"), "and the new names are shown"


@pytest.mark.parametrize("name", NAMES)
def test_what_rules_read_differs_is_named(name: str, tmp_path: Path) -> None:
    game, folder = find(name), copied(name, tmp_path / "before")
    record = played(game, folder).record
    newer = copied(name, tmp_path / "after")
    file, fact, other = CHANGES[name]
    text = (newer / file).read_text("utf-8")
    found = re.search(fact, text)
    assert found is not None
    id_ = re.findall(r'^id = "(.*)"', text[: found.start()], re.MULTILINE)[-1]
    (newer / file).write_text(text[: found.start()] + other + text[found.end() :], "utf-8")
    with pytest.raises(Problem) as raised:
        Match.replay(game, record, folder=newer)
    problem = raised.value
    assert problem.key == "problem-record-content"
    assert problem.arguments["entries"] == id_
    said = {lang: Words(lang, game).problem(problem) for lang in ("cs", "en")}
    assert said["en"].endswith(f"than this: {id_} differs.")
    assert said["cs"].endswith(f"než je tento: liší se {id_}.")


@pytest.mark.parametrize("name", NAMES)
def test_what_a_record_keeps_of_the_content_is_small(name: str, tmp_path: Path) -> None:
    game = find(name)
    entries = game.entries(game.load())
    assert len(game.digests(game.load())) == 4 * len(entries) < 700
