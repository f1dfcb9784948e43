"""What the terminal can do besides answering: redo, piles, measuring."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.panes import Panes, sit_down
from tests.terminal.room import Room


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_what_was_taken_back_is_played_again(lang: str) -> None:
    room = Room("me,random", "start=0", seed=1, lang=lang)
    room.say("1", "lay")
    done = room.match.fingerprint
    again = Room("me,random", "start=0", seed=1, lang=lang)
    again.say("1", "lay", "undo", "redo")
    assert again.match.fingerprint == done
    words = again.session.words
    assert words.say("play-nothing-to-redo") in Room("me,random", lang=lang).say("redo")


def test_nothing_is_redone_after_another_choice() -> None:
    room = Room("me,random", "start=0", seed=1)
    shown = room.say("1", "lay", "undo", "discard", "redo")
    assert room.session.words.say("play-nothing-to-redo") in shown


@pytest.mark.parametrize("game", ["tales_of_glory", "big_book_of_madness"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_discard_piles_can_be_looked_through(game: str, lang: str) -> None:
    seats = "me,random"
    options = ("character=drawn",) if game == "big_book_of_madness" else ()
    room = Room(seats, *options, game=game, lang=lang, seed=2)
    board = room.session.table.board
    assert board is not None
    told = board.piles(room.match.view(0))  # type: ignore[attr-defined]
    assert told
    assert " ".join(told[0].split()) in " ".join(room.say("piles").split())


def test_keys_measure_and_redo_and_other_letters_find(tmp_path: Path) -> None:
    async def act(panes: Panes) -> None:
        assert "Then" in await panes.press("v")
        await panes.press("escape")
        assert "Find: r" in await panes.press("r"), "nothing here is turned or mirrored by hand"
        await panes.press("escape")
        told = await panes.press("i")
        assert "would choose" in told
        assert "…" not in told, "nothing of the wait is left"
        assert not panes.client.has_class("noted"), "a hint leaves the table in sight"
        await panes.press("escape")
        assert "Nothing was undone just now" in await panes.press("U")
        assert "Tales of Glory" in await panes.press("H")
        assert panes.client.has_class("noted"), "a page in the place of the table"

    sit_down(
        act, game="tales_of_glory", lang="en", seed=3, size=(100, 30), file=tmp_path / "g.json"
    )
