"""What seats begin with, typed on the command line."""

from __future__ import annotations

import pytest

from druzina import cli
from tests.heroes import Hero
from tests.heroes.serving import among_the_games
from tests.terminal.room import Room


@pytest.fixture(autouse=True)
def heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    among_the_games(monkeypatch)


def test_words_set_up_one_seat_or_all() -> None:
    given = ("character=brute,mage", "0.cards=bash+leap+wall", "1.level=3", "banner=blue")
    room = Room("Ana=me,Ben=random", *given, game="heroes")
    assert room.match.view(None).heroes == [  # type: ignore[attr-defined]  # of the heroes
        Hero(character="brute", cards=("bash", "leap", "wall"), banner="blue"),
        Hero(character="mage", level=3, banner="blue"),
    ]
    assert "Ana: which way?" in room.say("1")


@pytest.mark.parametrize(
    ("option", "lang", "words"),
    [
        ("1.level=12", "en", "The option 1.level cannot be “12”; it can be 1–9."),
        ("1.level=12", "cs", "Volba 1.level nemůže být „12“; může být 1–9."),
        ("items=boots+cloak+potion", "en", "0.items names 3; it must be 0–2."),
        ("items=boots+cloak+potion", "cs", "Ve volbě 0.items jsou 3; má jich být 0–2."),
        ("character=mage,mage", "en", "Two seats cannot have the same: 1.character is “mage”"),
        ("0.name=Ermintrude the Great", "cs", "0.name je příliš dlouhá; smí mít nejvýš 12 písmen."),
    ],
)
def test_what_does_not_fit_is_one_sentence(
    option: str, lang: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = cli.main(["play", "heroes", option, "--seats", "me,random", "--lang", lang])
    assert code != 0
    assert words in capsys.readouterr().err
