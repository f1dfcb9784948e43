"""Keeping games: whole or not at all, and said clearly."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from druzina.core import Match, Problem, read_record
from druzina.terminal import saving
from druzina.terminal.begin import resumed
from tests.terminal.room import Room


def test_leaving_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    text = Room(file=Path("a game.json"), seed=3).say("2")
    assert "The game is saved in a game.json." in text
    assert "  druzina play --resume 'a game.json'\n" in text


def test_a_long_path_stays_whole(tmp_path: Path) -> None:
    file = tmp_path / ("long" * 30) / "game.json"
    assert f"{file}." in Room(file=file).say()


def test_a_resumed_game_stands_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    room = Room("Ana=me,Ben=adept", file=file, seed=3)
    room.say("2", "1")
    match, chairs = resumed(file, None, None)
    assert match.fingerprint == room.match.fingerprint
    assert [(chair.name, chair.sits) for chair in chairs] == [("Ana", "me"), ("Ben", "adept")]


def test_others_may_sit_down_in_a_resumed_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Room("me,adept", file=file).say("2")
    _, chairs = resumed(file, "random,me", None)
    assert [chair.sits for chair in chairs] == ["random", "me"]
    with pytest.raises(Problem) as problem:
        resumed(file, "me,random,random", None)
    assert problem.value.key == "problem-seats"


def test_quit_saves_to_the_file_last_named(tmp_path: Path) -> None:
    text = Room(file=Path("first.json")).say("save other.json", "quit", "1")
    assert text.count("saved in other.json.") == 2
    assert not (tmp_path / "first.json").exists()


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    room = Room(file=tmp_path / "game.json")
    text = room.say("save file/game.json", "save .", "1")
    assert "cannot be saved in" in text
    assert "it is a folder" in text
    assert "It goes on" in text
    assert room.match.record.entries


def test_a_full_disk_is_said_and_the_old_file_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    text = Room(file=file, lang="cs").say("ulož", "1")
    assert "disk je plný" in text
    assert "Hraje se dál" in text
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_leaving_saves_elsewhere_if_it_must(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "spare"))
    (tmp_path / "spare").mkdir()
    (tmp_path / "file").write_text("no folder")
    room = Room(file=tmp_path / "file" / "game.json")
    text = room.say("1")
    kept = next((tmp_path / "spare" / "druzina").iterdir())
    assert "instead" in text
    assert Match.replay(room.match.game, read_record(kept.read_bytes())).record.entries


def test_files_of_one_moment_have_different_names(tmp_path: Path) -> None:
    first = saving.fresh("amulet", tmp_path)
    first.write_text("")
    assert saving.fresh("amulet", tmp_path) != first


def test_the_data_folder_is_the_platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "somewhere")
    assert saving.home() == Path("somewhere") / "druzina"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "house")
    assert saving.home() == Path("house") / ".local" / "share" / "druzina"
