"""`druzina games mine`: what was played in the terminal on this machine."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from druzina.cli import main
from druzina.core import Record, read_record
from druzina.terminal import history, saving

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two finished games, one that goes on, and a file that is none of ours."""
    for number, (name, sitting) in enumerate(
        [
            ("tales_of_glory/2-basic", ["me", "adept"]),
            ("big_book_of_madness/2-terror", ["me", "me"]),
        ]
    ):
        record = read_record((GOLDEN / f"{name}.json").read_bytes())
        record.sitting = sitting
        file = tmp_path / f"{number}.json"
        file.write_bytes(record.write())
        os.utime(file, (1_700_000_000 + number, 1_700_000_000 + number))
        if number == 0:
            record.entries, record.fingerprint = record.entries[:7], ""
            (tmp_path / "going on.json").write_bytes(record.write())
    (tmp_path / "other.json").write_text("{}")
    return tmp_path


def told(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert main(["games", "mine", "--folder", str(folder), *more]) == 0
    return capsys.readouterr().out


def test_what_goes_on_stands_first_then_results_then_statistics(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(folder, capsys, "--lang", "en")
    order = ["Going on", "druzina play --resume", "Finished", "druzina replay", "Statistics"]
    assert [text.index(words) for words in order] == sorted(text.index(words) for words in order)
    assert "'going on.json" not in text, "a path with a blank is quoted whole"
    assert "Tales of Glory: won " in text
    assert "With whom: Adept " in text
    assert "With whom: People " in text
    assert "A file cannot be played again: other.json." in text


def test_in_czech_for_one_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(folder, capsys, "--lang", "cs", "--game", "big")
    assert "Velká kniha" in text
    assert "Společná " in text
    assert "Příběhy" not in text
    assert "S kým: S lidmi " in text


def test_nothing_played_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    assert "No game was played" in told(tmp_path / "empty", capsys, "--lang", "en")


def test_a_game_is_played_again_only_when_its_file_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = history.gathered(folder)
    read: list[Path] = []
    real = saving.read

    def watched(file: Path) -> Record:
        read.append(file)
        return real(file)

    monkeypatch.setattr(saving, "read", watched)
    again, _ = history.gathered(folder)
    assert [file.name for file in read] == ["other.json"]
    assert again == first
    (folder / "1.json").unlink()
    assert [one.file.name for one in history.gathered(folder)[0]] == ["going on.json", "0.json"]


def test_a_damaged_memory_is_made_anew(folder: Path) -> None:
    first, _ = history.gathered(folder)
    for data in (b"{", msgspec.json.encode({"0.json": {"changed": "x"}})):
        (folder / history.CACHE).write_bytes(data)
        assert history.gathered(folder)[0] == first
