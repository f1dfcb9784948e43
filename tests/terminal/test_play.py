"""Whole games at one screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from druzina.core import Luck, Match, read_record
from tests.terminal.room import Room, by_number, by_words, too_wide

LANGUAGES = ("cs", "en")
MODES = ("mode=basic", "mode=experienced")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("answers", [by_number, by_words], ids=["numbers", "words"])
def test_a_whole_game_is_played_and_kept(
    lang: str, mode: str, answers: type, tmp_path: Path
) -> None:
    file = tmp_path / "kept" / "game.json"
    room = Room("me,random,apprentice", mode, lang=lang, seed=8, file=file)
    assert room.play(answers(Luck(3))) == 0
    assert room.match.outcome is not None
    words = room.session.words
    assert words.verdict(room.match.outcome, room.match.teams) in room.screen.text
    for seat in range(3):
        for line in words.account(room.match.outcome, seat, room.match.teams):
            assert line in room.screen.text
    record = read_record(file.read_bytes())
    assert record.sitting == ["me", "random", "apprentice"]
    assert Match.replay(room.match.game, record).fingerprint == room.match.fingerprint
    assert list(too_wide(room.screen.text)) == []


@pytest.mark.parametrize("seats", ["me,random", "me,random,random,random,random"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.ux(60)
def test_no_line_is_wider_than_a_hundred_columns(
    seats: str, lang: str, mode: str, tmp_path: Path
) -> None:
    for seed in range(2):
        room = Room(seats, mode, lang=lang, seed=seed, file=tmp_path / "game.json")
        room.play(by_number(Luck(seed)))
        assert list(too_wide(room.screen.text)) == []


def test_bots_alone_can_be_watched(tmp_path: Path) -> None:
    room = Room("random,apprentice", file=tmp_path / "game.json")
    assert room.play(lambda session: pytest.fail("nobody is asked")) == 0
    assert "Random plays selection card" in room.screen.text
    assert "wins." in room.screen.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ascii_has_no_box_and_no_symbol(lang: str, tmp_path: Path) -> None:
    room = Room("me,random", lang=lang, ascii_only=True, file=tmp_path / "game.json")
    room.play(by_number(Luck(1)))
    strange = {letter for letter in room.screen.text if ord(letter) > 127 and not letter.isalpha()}
    assert strange == set()
    assert list(too_wide(room.screen.text)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.ux(60)
def test_plain_is_lines_of_words(lang: str, mode: str, tmp_path: Path) -> None:
    room = Room("me,random", mode, lang=lang, plain=True, file=tmp_path / "game.json")
    assert room.play(by_number(Luck(1))) == 0
    assert not set("─│┌┐└┘□■●") & set(room.screen.text)
    assert "\x1b" not in room.screen.paper.getvalue()
    assert list(too_wide(room.screen.text)) == []


def test_plain_tells_of_every_choice_what_it_is() -> None:
    text = Room("me,random", plain=True).say()
    assert "1: slot 1: " in text
    assert "Cost: " in text
    assert "Connectors: " in text
    assert re.search(r"You can lay it for|free of cost\.", text)
    assert "[pick 1]" in text


def test_names_are_those_given() -> None:
    text = Room("Ana=me,Ben=random").say()
    assert "You are given the hero" in text
    assert "Ben gains" in text


def test_seats_alike_are_numbered() -> None:
    text = Room("me,random,random", lang="cs").say()
    assert "Dostáváš" in text
    assert "Náhoda 1 dostává" in text
    assert "Náhoda 2 dostává" in text


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    rooms = [Room("me,adept", seed=4, file=tmp_path / f"{n}.json") for n in (1, 2)]
    for room in rooms:
        room.play(by_number(Luck(9)))
    assert rooms[0].match.fingerprint == rooms[1].match.fingerprint


def test_in_plain_lines_the_table_is_told_once_and_then_what_changed() -> None:
    """`table` tells all of it again."""
    text = Room("me,random", plain=True).say("1", "table")
    first, second, whole = text.split("\n> ")[:3] if "\n> " in text else text.split("> ")[:3]
    hero = "where the story begins"
    assert hero in first
    assert hero not in second
    assert hero in whole
