"""Plain lines for ears: words instead of letters and marks, nothing twice, and you are you."""

from __future__ import annotations

import re

import pytest

from druzina.core import Luck
from druzina.games import NAMES
from druzina.terminal.client.keys import COMMANDS as KEYS
from druzina.terminal.commands import LETTERS
from druzina.terminal.play import Session
from tests.terminal.room import Answer, Room, by_number

LANGUAGES = ("cs", "en")
CODES = re.compile(r"\b[WEFAVZOU][123]\b|@\w+\d|\w\*[ ,.]")


def until(room: Room, kind: str) -> Answer:
    """The first answer to everything, until such a question comes."""

    def first(session: Session) -> str:
        if any(one.kind == kind for one in room.match.questions()):
            raise EOFError
        return "1"

    return first


def heard(game: str, lang: str, *answers: str, seed: int = 5) -> str:
    """As one text, whatever the width of its lines."""
    text = Room("me,random", lang=lang, plain=True, game=game, seed=seed).say(*answers)
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


def test_a_tile_is_described_once_before_it_is_chosen() -> None:
    room = Room("me,random", plain=True)
    text = room.say()
    board = room.session.table.board
    assert board is not None
    notes = board.notes(room.match.view(0))
    flat = " ".join(text.split())
    assert len(notes) >= 6
    for note in notes.values():
        assert flat.count(" ".join(note.split())) == 1


def test_the_whole_table_still_has_every_tile() -> None:
    room = Room("me,random", plain=True)
    whole = " ".join(room.say("table").rpartition("> ")[0].rpartition("> ")[2].split())
    board = room.session.table.board
    assert board is not None
    for note in board.notes(room.match.view(0)).values():
        assert whole.count(" ".join(note.split())) == 2, "of the table, and of the choices"


@pytest.mark.clause("TOG-PAY-09", "TOG-PAY-07")
def test_what_a_tile_would_cost_is_told_with_potions_and_wilderness() -> None:
    text = heard("tales_of_glory", "en", seed=3)
    assert "takes 2 potions, of which 2 in place of missing combat or magic." in text
    assert "You can lay it for 1 potion; the wilderness takes 1 gold or potion more." in text
    assert "You can lay it for 1 gold or potion, as it lies in the wilderness." in text
    assert "You can lay it free of cost." in text
    czech = heard("tales_of_glory", "cs", seed=3)
    assert "stojí tě 2 lektvary, z toho 2 za chybějící boj či magii." in czech


def test_a_card_of_gloomhaven_is_described_once_before_one_of_its_halves_is_chosen() -> None:
    room = Room("me,random", plain=True, game="gloomhaven", seed=3)

    def first(session: Session) -> str:
        if any(one.kind == "TurnMenu" for one in session.match.questions()):
            raise EOFError
        return "1"

    room.play(first)
    board = room.session.table.board
    assert board is not None
    notes = board.notes(room.match.view(0))
    question = " ".join(room.screen.text.rpartition("which half")[2].split())
    halves = [notes[f"card:{card}"] for card in room.match.view(0).heroes[0].waiting]  # type: ignore[attr-defined]  # of Gloomhaven
    assert [question.count(" ".join(note.split())) for note in halves] == [1, 1]


@pytest.mark.parametrize(
    ("lang", "whole", "away"), [("en", "10/10", "nearest enemy:"), ("cs", "10/10", "nejbližší")]
)
def test_before_the_start_one_is_whole_and_hears_how_far_monsters_are(
    lang: str, whole: str, away: str
) -> None:
    text = heard("gloomhaven", lang, "1")
    assert whole in text
    assert "0/10 " not in text.replace("10/10", "")
    assert text.count(away) == 7
    goals = text.partition("1: ")[2].partition("2: ")[0]
    does = goals.partition(": ")[2].partition(";")[0]
    assert does
    assert goals.count(does) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_spells_are_named_not_abbreviated(lang: str) -> None:
    room = Room("me,random", lang=lang, plain=True, game="big_book_of_madness", seed=3)
    room.play(by_number(Luck(3)))
    found = CODES.search(room.screen.text)
    assert found is None, room.screen.text[max(0, found.start() - 80) : found.end() + 20]
    assert {"en": "(used)", "cs": "(použité)"}[lang] in room.screen.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_who_gave_no_name_is_you(game: str, lang: str) -> None:
    """Never the player, never a third person of oneself."""
    room = Room("me,random", lang=lang, plain=True, game=game, seed=3)
    room.play(by_number(Luck(4)))
    words = {"en": r"\bPlayer\b|\b[Yy]ou (?:has|is|wins)\b", "cs": r"\bHráč\b|\bty (?:má|je)\b"}
    found = re.search(words[lang], room.screen.text)
    assert found is None, room.screen.text[max(0, found.start() - 80) : found.end() + 60]
    assert {"en": "You: ", "cs": "Ty: "}[lang] in room.screen.text


def test_two_persons_without_names_are_told_apart() -> None:
    text = Room("me,me", plain=True).say()
    assert "Player 1" in text
    assert "You: " not in text


@pytest.mark.parametrize(
    ("lang", "words"), [("cs", "slabá místa: řada"), ("en", "weak spots: row")]
)
def test_cards_of_amulet_are_told_not_drawn(lang: str, words: str) -> None:
    room = Room("Ana=me,Ben=random", "character=drawn", game="amulet", lang=lang, plain=True)
    text = room.say("1", "1", "table")
    assert words in text
    assert "· ·" not in text


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "cs",
            [
                "Levý břeh: Hrad",
                "připravené zbraně ",
                "Doupě: 2 karty lícem dolů",
                "z 1 zkušeností",
            ],
        ),
        ("en", ["Left bank: Castle", "ready weapons ", "Lair: 2 cards face down", " of 1 XP; "]),
    ],
)
def test_the_valley_of_amulet_is_told_not_drawn(lang: str, told: list[str]) -> None:
    """Who is where by the whole name, things by theirs, and what a node of the tree gives."""
    names = "Bartoloměj=me,Kateřina=random"
    room = Room(names, "character=drawn", game="amulet", lang=lang, plain=True)
    room.play(until(room, "PlaceXp"))
    text = " ".join(room.screen.text.replace("\N{NO-BREAK SPACE}", " ").split())
    for words in told:
        assert words in text
    assert not [mark for mark in ("≈", "@", "▶", "*", "#", " ? ") if mark in text]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("cs", "oprav 1 zbraň; kup až 3 kouzla různých cen"),
        ("en", "; "),
    ],
)
def test_what_a_place_of_amulet_does_is_parted(lang: str, words: str) -> None:
    room = Room("Ana=me,Ben=random", "character=drawn", game="amulet", lang=lang, plain=True)
    tower = next(line for line in room.say().splitlines() if line.endswith("[go tower]"))
    assert words in tower


def test_the_keys_of_the_panes_mean_the_same_in_lines() -> None:
    """What one types out of habit is no wrong answer."""
    for key, command in KEYS.items():
        if len(key) == 1 and key.isalpha():
            assert command.split()[0] == LETTERS[key]
    room = Room("me,random", plain=True, seed=3)
    answers = iter(["h", "1", "i", "u", "/ key chest", "q"])
    room.play(lambda _: next(answers))
    assert "is no answer" not in room.screen.text
    assert "save and leave" in room.screen.text
    assert "TOG-KEY-06" in room.screen.text
    assert next(answers, None) is None


@pytest.mark.parametrize(
    ("lang", "told"), [("cs", r"Úkol Jiskra v amuletu: 0 ze [34]"), ("en", r"Quest .+: 0 of [34]")]
)
def test_a_quest_of_amulet_says_how_far_it_is(lang: str, told: str) -> None:
    room = Room("me,random", "mode=cooperative", game="amulet", lang=lang, plain=True, seed=3)
    text = room.say("1")
    assert re.search(told, text)
    assert not re.search(r"z nic|of nothing", text)
