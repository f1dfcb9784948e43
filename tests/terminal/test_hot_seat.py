"""Several persons around one screen: what one may know is gone before the next looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from druzina.core import Luck
from druzina.terminal.play import Session
from druzina.terminal.table import numbered
from tests.terminal.room import WIPED, Room


def glimpses(room: Room, luck: Luck) -> list[tuple[int, str, list[str]]]:
    """Plays a whole game: each reader, all the screen showed since it was wiped, and the names
    of what others held in secret then."""
    seen: list[tuple[int, str, list[str]]] = []
    tiles = room.match.game.catalogue(room.match.content)

    def answer(session: Session) -> str:
        reader = session.reader
        assert reader is not None
        asked = session.match.asked(reader)
        shown = room.screen.text.rpartition(WIPED)[2]
        names = [
            tiles[id_].name["en"]  # type: ignore[attr-defined]
            for seat in session.persons
            if seat != reader
            for id_ in session.match.view(seat).quests or ()  # type: ignore[attr-defined]
        ]
        seen.append((reader, shown, names))
        return str(luck.pick(list(numbered(asked)))) if asked else ""

    room.play(answer)
    return seen


@pytest.mark.parametrize("seats", ["Ana=me,Ben=me", "Ana=me,random,Ben=me,Cyril=me"])
def test_quests_of_others_are_never_on_the_screen(seats: str, tmp_path: Path) -> None:
    room = Room(seats, "mode=experienced", seed=2, file=tmp_path / "game.json")
    seen = glimpses(room, Luck(4))
    assert any(names for _, _, names in seen)
    for reader, shown, names in seen:
        assert [name for name in names if name in shown] == [], f"seat {reader} sees them"


def test_the_screen_is_wiped_before_the_next_person_chooses_in_secret() -> None:
    room = Room("Ana=me,Ben=me", seed=2)
    text = room.say("", "3", "", "5")
    _, before, after = text.split(WIPED)
    assert "Pass the screen to Ana and press Enter." in before
    assert "Ana: choose a tile" in before
    assert "Pass the screen to Ben and press Enter." in after
    assert "Ben: choose a tile" in after
    assert "Ana plays selection card 3." not in before
    handed = after.partition("Ben: choose a tile")[0]
    assert "card 3" not in handed


def test_whoever_has_no_secrets_is_only_named() -> None:
    room = Room("Ana=me,Ben=me", "start=0", seed=2)
    text = room.say("", "1", "", "2", "discard", "1")
    assert "is next." in text
    assert text.count(WIPED) == 2


def test_one_person_is_never_asked_to_hand_over(tmp_path: Path) -> None:
    room = Room("me,random", "mode=experienced", seed=2, file=tmp_path / "game.json")
    glimpses(room, Luck(1))
    assert WIPED not in room.screen.text
