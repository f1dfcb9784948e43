"""Records: enough to replay everything, readable, and plain about what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from druzina.core import Match, Problem, Record, read_record
from druzina.core.record import Chosen, Redrawn, read_entry
from tests.core.table import play, play_out
from tests.core.toys import TOYS
from tests.core.toys.court import court
from tests.core.toys.duel import DuelGame, duel


def problem(data: bytes | Record, game: Any = None) -> Problem:
    """What is wrong with a file or a record."""
    with pytest.raises(Problem) as found:
        Match.replay(game or DuelGame(), read_record(data) if isinstance(data, bytes) else data)
    return found.value


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def fight() -> Match[Any]:
    return play(duel(names=("Ája", "Bob")), "0 act strike", "1 parry parry", "0 feint no")


# Replaying


@pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.name))
def test_every_beginning_replays_to_the_same_position(game: Any) -> None:
    for seed in range(3):
        match = Match.new(game, {"seats": game.seats[-1]}, seed)
        prints = [match.fingerprint]
        while match.questions():
            prints.append(play_out(match, seed + len(prints), most=1).fingerprint)
        record = read_record(match.record.write())
        found = [Match.replay(game, record, upto).fingerprint for upto in range(len(prints))]
        assert found == prints


def test_a_record_says_all_that_is_needed_in_readable_words() -> None:
    match = fight()
    match.sitting = ["person", "adept"]
    record = match.record
    assert record.entries == ["0 act strike", "1 parry parry", "0 feint no"]
    assert (record.game, record.version, record.content) == ("duel", 1, "duel-content")
    assert (record.seed, record.sitting) == (1, ["person", "adept"])
    assert record.options == {"seats": 2, "names": ("Ája", "Bob"), "rounds": 6, "hp": 5, "wits": 3}
    assert record.fingerprint == match.fingerprint


def test_a_written_record_reads_back_equal() -> None:
    match = fight()
    again = Match.replay(match.game, read_record(match.record.write()))
    assert again.record == match.record
    assert again.record.write() == match.record.write()
    assert again.options == match.options


def test_a_written_record_has_an_entry_on_each_line() -> None:
    lines = fight().record.write().decode().splitlines()
    assert '  "1 parry parry",' in lines


def test_a_record_taken_from_a_match_does_not_grow_with_it() -> None:
    match = fight()
    record = match.record
    play(match, "1 act wait")
    assert len(record.entries) == 3


def test_silence_is_marked_and_replayed_marked() -> None:
    match = duel()
    match.silence(1, "Parry", "game")
    play(match, "0 act strike")
    again = Match.replay(match.game, match.record)
    assert again.record.entries == ["0 act strike", "1 ~parry no"]
    assert again.undoable(0) == 1


def test_luck_entries_replay() -> None:
    match = play(duel(), "0 act throw")
    assert match.undo(0, agreed=True, salt=9) is None
    play(match, "0 act throw")
    again = Match.replay(match.game, read_record(match.record.write()))
    assert again.fingerprint == match.fingerprint


def test_other_content_can_be_given() -> None:
    match = Match.new(DuelGame(), {"seats": 2}, 1, Path("mine"))
    assert match.record.content == "mine"
    assert Match.replay(match.game, match.record, folder=Path("mine")).record == match.record


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("2 lay 3,1", Chosen(2, "lay 3,1")),
        ("0 ~parry no", Chosen(0, "parry no", silent=True)),
        ("luck 17", Redrawn(17)),
        ("luck 17 2", Redrawn(17, 2)),
        ("luck 17 anew", Redrawn(17, anew=True)),
        ("luck " + "0" * 64, Redrawn("0" * 64)),
        ("luck " + "0a" * 32 + " 2", Redrawn("0a" * 32, 2)),
    ],
)
def test_an_entry_reads_as_it_is_written(text: str, entry: Chosen | Redrawn) -> None:
    assert read_entry(text, 1) == entry
    assert str(entry) == text


# What may be wrong with a record


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "0 ", "x act strike", "-1 act strike", "0  ", "0\tact strike", "luck"),
        *(
            "luck x",
            "luck -1",
            "luck 1 2 anew",
            "luck anew",
            "luck " + "A" * 64,
            "luck " + "a" * 63,
        ),
        *("luck 1 x", "luck 1 2 3", "0 act\nstrike", "9" * 5000 + " act"),
        *("luck " + "9" * 5000, "luck 1 " + "9" * 5000),
    ],
)
def test_an_entry_that_is_none_is_named_with_its_number(text: str) -> None:
    found = problem(changed(fight().record, entries=["0 act strike", text]))
    assert found.key == "problem-record-entry"
    assert found.arguments == {"number": 2, "text": text}


@pytest.mark.parametrize("text", ["0 act dance", "1 act wait", "5 act wait", "0 parry no"])
def test_a_choice_that_was_not_offered_is_named_with_its_number(text: str) -> None:
    found = problem(changed(fight().record, entries=["0 act wait", "1 act wait", text]))
    assert found.key == "problem-record-choice"
    assert found.arguments == {"number": 3, "text": text}


def test_a_choice_after_the_end_is_named_with_its_number() -> None:
    record = play_out(duel()).record
    entries = [*record.entries, "0 act wait"]
    found = problem(changed(record, entries=entries))
    assert (found.key, found.arguments["number"]) == ("problem-record-choice", len(entries))


def test_luck_for_a_seat_that_is_none_is_named_with_its_number() -> None:
    found = problem(changed(court().record, entries=["luck 3 9"]), court().game)
    assert found.key == "problem-record-entry"
    assert found.arguments == {"number": 1, "text": "luck 3 9"}


@pytest.mark.parametrize("fields", [{"game": "court"}, {"version": 2}])
def test_a_record_of_another_game_or_version_is_refused(fields: dict[str, Any]) -> None:
    found = problem(changed(fight().record, **fields))
    assert found.key == "problem-record-version"
    assert found.arguments["wanted"] == "duel 1"


def test_a_record_of_other_content_is_refused() -> None:
    found = problem(changed(fight().record, content="other"))
    assert found.key == "problem-record-content"
    assert found.arguments["what"] == "unknown", "without digests nobody can say what differs"
    assert (found.arguments["found"], found.arguments["wanted"]) == ("other", "duel-content")


def test_a_record_that_leads_elsewhere_is_refused() -> None:
    found = problem(changed(fight().record, fingerprint="0" * 24))
    assert (found.key, found.arguments) == ("problem-record-fingerprint", {"number": 3})


def test_the_fingerprint_is_of_the_whole_and_not_asked_of_a_beginning() -> None:
    record = changed(fight().record, fingerprint="0" * 24)
    assert Match.replay(DuelGame(), record, 2).record.entries == record.entries[:2]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({}, "problem-options"),
        ({"seats": 9}, "problem-seats"),
        ({"seats": "many"}, "problem-seats"),
        ({"seats": 2, "colour": 1}, "problem-option-unknown"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], key: str) -> None:
    assert problem(changed(fight().record, options=options)).key == key


def test_a_field_of_the_wrong_kind_is_named_by_its_path() -> None:
    data = fight().record.write()
    for old, new, path in (
        (b'"version": 1', b'"version": "one"', "$.version"),
        (b'"seed": 1', b'"seed": null', "$.seed"),
        (b'"seed": 1', b'"seed": "abc"', "$.seed"),
        (b'"0 feint no"', b"7", "$.entries[2]"),
        (b'"druzina": "record"', b'"druzina": "save"', "$.druzina"),
    ):
        assert old in data
        found = problem(data.replace(old, new))
        assert found.key == "problem-record-field"
        assert path in str(found.arguments["detail"])


@pytest.mark.parametrize(
    "data", [b"{}", b"[]", b"7", b"null", b'{"hello": "world"}', b'{"druzina": "record"}']
)
def test_foreign_json_is_refused(data: bytes) -> None:
    assert problem(data).key == "problem-record-field"


@pytest.mark.parametrize(
    "data", [b"", b"\x89PNG\r\n", b"\xff\xfe", b"not json", b'{"game": "\xff"}', b"{" * 100_000]
)
def test_a_damaged_file_is_refused_with_its_line(data: bytes) -> None:
    found = problem(data)
    assert found.key == "problem-record-damaged"
    assert isinstance(found.arguments["line"], int)


def test_nesting_without_end_is_damage() -> None:
    data = fight().record.write().replace(b'"rounds": 6', b'"rounds": ' + b"[" * 100_000)
    assert problem(data).key == "problem-record-damaged"


def test_the_line_of_the_damage_is_found() -> None:
    lines = fight().record.write().split(b"\n")
    lines[4] = b"  ?" + lines[4]
    found = problem(b"\n".join(lines))
    assert (found.key, found.arguments) == ("problem-record-damaged", {"line": 5})


def test_every_truncation_is_noticed() -> None:
    data = fight().record.write().rstrip()
    for length in range(len(data)):
        assert problem(data[:length]).key == "problem-record-damaged"


def test_a_record_of_another_format_is_refused() -> None:
    found = problem(fight().record.write().replace(b'"format": 1', b'"format": 2'))
    assert (found.key, found.arguments) == ("problem-record-format", {"found": 2, "wanted": 1})
