"""A position is a public thing: files of positions, and matches that start from one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from druzina.core import Luck, Match, Problem, Problems, read_record
from druzina.core.position_text import begun, open_position, read_position
from druzina.core.position_writing import write_position
from druzina.games import NAMES, find
from druzina.text.words import Words

GAMES = [
    ("tales_of_glory", {"seats": 3, "mode": "experienced"}),
    ("tales_of_glory", {"seats": 5}),
    ("big_book_of_madness", {"seats": 2, "mode": "terror"}),
    ("big_book_of_madness", {"seats": 4, "mode": "nightmare", "difficulty": "III"}),
    ("prophecy", {"seats": 3}),
    ("prophecy", {"seats": 4, "team_game": True, "trading": True, "goal": "apocalypse"}),
    ("gloomhaven", {"seats": 2}),
    ("gloomhaven", {"seats": 4, "scenario": 3, "permanent_death": True}),
]


def truth(match: Match[Any]) -> Any:
    return match.game.codec.decode(match.position)


def step(match: Match[Any], luck: Luck) -> bool:
    """Somebody answers; false when it is over."""
    if not match.questions():
        return False
    asked = match.asked(match.questions()[0].seat)
    assert asked is not None
    return match.play(asked.seat, luck.pick(asked.offered).text) is None


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_position_of_a_game_has_a_file(name: str, options: dict[str, object]) -> None:
    """Written and read again it is the same, in the middle of whatever is being done."""
    game, luck = find(name), Luck(7)
    match: Match[Any] = Match.new(game, options, 7)
    for _ in range(150):
        text = write_position(game, match.options, truth(match))
        again = read_position(tomllib.loads(text), "x.toml", find).position
        for field in ("luck", "known"):  # neither is told: chance starts anew
            setattr(again, field, getattr(truth(match), field))
        assert game.codec.fingerprint(again) == match.fingerprint, text
        if not step(match, luck) or match.outcome:
            break


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_match_from_a_position_replays(name: str, options: dict[str, object]) -> None:
    luck = Luck(3)
    match: Match[Any] = Match.new(find(name), options, 3)
    for _ in range(40):
        assert step(match, luck)
    other: Match[Any] = Match.at(match.game, truth(match), match.options, seed=9)
    assert other.fingerprint == match.fingerprint
    assert (other.length, other.log(None)) == (0, [])
    for _ in range(20):
        assert step(other, luck)
    record = read_record(other.record.write())
    assert record.start
    again: Match[Any] = Match.replay(find(name), record)
    assert again.fingerprint == other.fingerprint
    assert again.record == other.record
    halfway: Match[Any] = Match.replay(find(name), record, 0)
    assert halfway.fingerprint == match.fingerprint


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_for_as_many_seats_as_the_options_say(name: str) -> None:
    game = find(name)
    match: Match[Any] = Match.new(game, {"seats": 2}, 3)
    for seats in set(game.seats) - {2}:
        with pytest.raises(ValueError, match=f"not one of {seats} seats"):
            Match.at(game, truth(match), {"seats": seats})
    for count in (1, 3, 5):
        each = f"[[position.{game.position.by_seat}]]\n" * count
        text = f'game = "{name}"\n[options]\nseats = 2\n[position]\n{each}'
        with pytest.raises(Problems) as raised:
            read_position(tomllib.loads(text), "x.toml", find)
        told = [
            (one.arguments["expected"], one.arguments.get("number"))
            for one in raised.value.problems
        ]
        assert ("expected-entries-exactly", 2) in told


TALES = """
game = "tales_of_glory"
seed = 4
[options]
seats = 2
[position]
round = 3
start = 1
display = ["E1-05", "-", "E1-06", "E2-01", "E2-02", "E2-03"]
[[position.players]]
gold = 3
story = { tiles = ["H1", "E1-10"], cells = ["0,0", "1,0"], opened = [0, 0] }
[[position.players]]
potions = 2
"""

BOOK = """
game = "big_book_of_madness"
[options]
seats = 2
start = "0"
[position]
turn = 2
round = 1
space = 2
[[position.players]]
wizard = "alice"
hand = ["W1", "W2", "E1", "F3"]
draw = ["A1", "A1", "M", "M", "E2", "F1", "F1"]
spells = ["growth", "ice", "combustion", "telepathy", "W1a"]
[[position.players]]
[[position.slots]]
slot = "2"
curse = "CW1"
"""


def put(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_file_may_leave_open_what_is_usual(tmp_path: Path) -> None:
    match = open_position(put(tmp_path, TALES), find)
    g = truth(match)
    assert (g.round, g.start, [player.gold for player in g.players]) == (3, 1, [3, 0])
    assert [question.kind for question in match.questions()] == ["Pick", "Pick"]
    assert match.fingerprint == open_position(put(tmp_path, TALES), find).fingerprint, "a seed"
    match = open_position(put(tmp_path, BOOK), find)
    g = truth(match)
    assert g.turn == 2
    assert len(g.players[1].hand) == 6, "who has no card is dealt a deck"
    assert g.players[0].spells[-1] == g.facts.spell("W1a").number
    assert list(match.game.broken(g)) == []


@pytest.mark.parametrize(
    ("text", "old", "new", "place", "expected"),
    [
        (TALES, '"E1-05"', '"E9-05"', "position.display[0]", "expected-one-of"),
        (TALES, "gold = 3", 'gold = "three"', "position.players[0].gold", "expected-whole-number"),
        (TALES, "gold = 3", "geld = 3", "position.players[0].geld", "expected-known-key"),
        (TALES, '"1,0"', '"99,0"', "position.players[0].story.cells[1]", "expected-one-of"),
        (TALES, "round = 3", "ground = 3", "position.ground", "expected-known-key"),
        (TALES, "[position]", "[place]", "place", "expected-known-key"),
        (TALES, "round = 3", 'stack = [{step="Fly"}]', "position.stack[0].step", "expected-one-of"),
        (TALES, "round = 3", "stack = 3", "position.stack", "expected-list"),
        (BOOK, '"W2"', '"W9"', "position.players[0].hand[1]", "expected-one-of"),
        (BOOK, 'slot = "2"', "", "position.slots[0].slot", "expected-something"),
        (BOOK, '"alice"', '"bob"', "position.players[0].wizard", "expected-one-of"),
        (TALES, "seats = 2", "seats = 3", "position.players", "expected-entries-exactly"),
        (BOOK, "seats = 2", "seats = 4", "position.players", "expected-entries-exactly"),
    ],
)  # fmt: skip
def test_a_bad_file_is_told_with_its_place(
    tmp_path: Path, text: str, old: str, new: str, place: str, expected: str
) -> None:
    assert old in text
    with pytest.raises(Problems) as raised:
        open_position(put(tmp_path, text.replace(old, new, 1)), find)
    found = [
        (problem.arguments["file"], problem.arguments["field"], problem.arguments["expected"])
        for problem in raised.value.problems
    ]
    assert ("mine.toml", place, expected) in found
    for lang in ("cs", "en"):
        said = Words(lang).problem(raised.value.problems[0])
        assert "mine.toml" in said
        assert str(raised.value.problems[0].arguments["field"]) in said


@pytest.mark.parametrize(
    ("text", "old", "new", "key"),
    [
        (TALES, '"E1-06"', '"E1-05"', "problem-position-law"),
        (TALES, 'game = "tales', 'game = "chess', "problem-game-unknown"),
        (TALES, "seats = 2", "seats = 9", "problem-seats"),
        (TALES, "round = 3", "stack = []", "problem-position-over"),
        (TALES, "round = 3", "stack = [{ step = 'LayTiles' }]", "problem-position-over"),
        (BOOK, "turn = 2", "stack = [{ step = 'Act', seat = 7 }]", "problem-position-broken"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    tmp_path: Path, text: str, old: str, new: str, key: str
) -> None:
    with pytest.raises(Problem) as raised:
        open_position(put(tmp_path, text.replace(old, new, 1)), find)
    assert raised.value.key == key
    for lang in ("cs", "en"):
        assert Words(lang).problem(raised.value)


def test_a_damaged_start_is_refused() -> None:
    placed = read_position(tomllib.loads(TALES), "x", find)
    record = begun(placed, "x").record
    for start in ("!", record.start[:-8], record.start[:40] + "AAAA" + record.start[44:]):
        record.start = start
        with pytest.raises(Problem) as raised:
            Match.replay(find("tales"), record)
        assert raised.value.key in ("problem-save-damaged", "problem-save-foreign")


def test_a_start_for_others_than_the_options_say_is_refused() -> None:
    record = begun(read_position(tomllib.loads(TALES), "x", find), "x").record
    record.options["seats"] = 3
    with pytest.raises(Problem) as raised:
        Match.replay(find("tales"), record)
    assert (raised.value.key, raised.value.arguments["detail"]) == ("problem-save-damaged", "seats")
