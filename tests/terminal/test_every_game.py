"""Every game on the terminal: to its end by keys, no line too wide, plain and without colour."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from druzina.core import Luck
from tests.terminal.room import Room, by_number, too_wide

COLOUR = re.compile("\x1b\\[[0-9;]*(?:3[0-7]|4[0-7]|9[0-7]|[34]8;)[0-9;]*m")
BOTH = pytest.mark.parametrize(
    "game", ["tales_of_glory", "big_book_of_madness", "amulet", "prophecy", "gloomhaven"]
)


@pytest.mark.ux(60)
@BOTH
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_whole_game_by_numbers_fits_the_screen(game: str, lang: str, tmp_path: Path) -> None:
    room = Room("me,random", lang=lang, seed=3, file=tmp_path / "game.json", game=game)
    assert room.play(by_number(Luck(4))) == 0
    assert room.match.outcome is not None
    assert list(too_wide(room.screen.text)) == []


@pytest.mark.ux(60)
@BOTH
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_without_colour(
    game: str, plain: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    file = tmp_path / "game.json"
    room = Room("me,random", lang="cs", seed=3, file=file, plain=plain, game=game)
    assert room.play(by_number(Luck(4))) == 0
    assert room.match.outcome is not None
    assert not COLOUR.search(room.screen.paper.getvalue())


def test_who_wins_or_loses_together_has_one_account(tmp_path: Path) -> None:
    """No place, no figure behind each name: what was reached, once."""
    file = tmp_path / "game.json"
    room = Room("me,random", lang="en", seed=3, file=file, game="big_book_of_madness")
    room.play(by_number(Luck(4)))
    outcome, words = room.match.outcome, room.session.words
    assert outcome is not None
    name, *parts = words.account(outcome, 0, room.match.teams)
    end = room.screen.text.rpartition(words.say("play-over"))[2]
    assert parts
    assert [end.count(part) for part in parts] == [1] * len(parts)
    assert name not in end


def test_in_plain_lines_every_spell_of_the_library_says_what_it_does() -> None:
    text = Room("me,random", plain=True, seed=42, game="big_book_of_madness").say()
    told = re.findall(r"in the library: ×1: \w+", text)
    assert len(told) >= 4
    assert not set("⟨⟩") & set(text), "a factor is multiplied before it is told"
