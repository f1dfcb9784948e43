"""Content is known by what rules read of it; what has changed can be named."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Struct

from druzina.core import Problems
from druzina.core.content import (
    File,
    Reading,
    differing,
    digests,
    facts,
    fingerprint,
    index_of,
    read_files,
    source_of,
)


class Edge(Struct, frozen=True):
    sharp: bool
    text: str = ""


class Sword(Struct, frozen=True):
    number: int
    id: str
    name: dict[str, str]
    strength: int
    edges: tuple[Edge, ...] = ()
    source: str = "public"


def swords(**changes: int) -> dict[str, object]:
    ids = ("long", "short", "old")
    return {
        id_: Sword(n, id_, {"cs": id_}, changes.get(id_, n + 1), (Edge(sharp=True),))
        for n, id_ in enumerate(ids)
    }


def test_words_are_no_facts() -> None:
    renamed = {
        id_: Sword(n, id_, {"cs": "jiné"}, n + 1, (Edge(True, "nápis"),), "original")
        for n, id_ in enumerate(("long", "short", "old"))
    }
    assert fingerprint(renamed) == fingerprint(swords())
    assert digests(renamed) == digests(swords())


def test_what_rules_read_is_in_the_fingerprint() -> None:
    assert fingerprint(swords(old=9)) != fingerprint(swords())
    assert fingerprint(dict(reversed(swords().items()))) != fingerprint(swords()), "and the order"
    blunt = Sword(0, "long", {}, 1, (Edge(sharp=False),))
    assert facts(blunt) != facts(swords()["long"])


def test_what_differs_is_named() -> None:
    before = digests(swords())
    assert len(before) == 3 * 4
    assert differing(before, swords()) == ([], 0)
    assert differing(before, swords(old=9)) == (["old"], 1)
    fewer = {id_: one for id_, one in swords().items() if id_ != "short"}
    assert differing(before, fewer) == ([], 1), "an entry's place is not it itself"
    assert differing(digests(fewer), swords()) == (["short"], 0)


def write(folder: Path, text: str) -> Path:
    (folder / "swords.toml").write_text(text, encoding="utf-8")
    return folder


def read(folder: Path) -> list[str]:
    """The names of swords, or the problems' places and what was expected there."""
    reading = Reading()
    if reading.has(folder):
        for value in reading.entries_of(folder, "swords", "sword"):
            parts = value.known(("id", "name", "kind", "source"))
            if parts is not None:
                reading.id_of(parts["id"], barred=("none",))
                reading.name_of(parts["name"], unique=True)
                index_of(parts["kind"], ("long", "short"))
                source_of(parts["source"])
        reading.must_be("swords", "sword", 1, "SWD-01")
    return [
        f"{one.arguments.get('entry')}.{one.arguments.get('field')} {one.arguments.get('expected')}"
        for one in reading.problems
    ]


GOOD = """
[[sword]]
id = "a"
name = { en = "A", cs = "Á" }
kind = "long"
source = "public"
"""


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (GOOD, []),
        (GOOD * 2, ["sword 2.id expected-unique", "sword 2.name.en expected-unique",
                    "sword 2.name.cs expected-unique", "swords.sword expected-entries-exactly"]),
        (GOOD.replace('"a"', '"a b"'), ["sword 1.id expected-id"]),
        (GOOD.replace('"a"', '"None"'), ["None.id expected-id"]),
        (GOOD.replace('"Á"', '" "'), ["a.name.cs expected-name"]),
        (GOOD.replace('"long"', '"wide"'), ["a.kind expected-one-of"]),
        (GOOD.replace('"public"', '"dream"'), ["a.source expected-one-of"]),
        (GOOD + "width = 3", ["a.width expected-known-key"]),
        ("sword = 3", ["swords.sword expected-entries"]),
    ],
)  # fmt: skip
def test_entries_are_read_strictly(tmp_path: Path, text: str, problems: list[str]) -> None:
    assert read(write(tmp_path, text)) == problems


def test_a_folder_that_is_not_there_is_one_problem(tmp_path: Path) -> None:
    reading = Reading()
    assert not reading.has(tmp_path / "nowhere")
    with pytest.raises(Problems):
        reading.insist()


FILES: dict[str, File[Reading]] = {
    "swords": File("sword", 2, "SWD-01", lambda reading, id_, parts: None, ("id", "strength")),
    "table": File("table", 1, "SWD-02", lambda reading, id_, parts: None, ("most",)),
}


def found_in(folder: Path, swords: str, table: str = "[[table]]\nmost = 3") -> list[str]:
    (folder / "swords.toml").write_text(swords)
    (folder / "table.toml").write_text(table)
    return [str(problem) for problem in read_files(Reading(), folder, FILES).problems]


def test_a_folder_is_read_file_by_file_and_all_that_is_wrong_is_said(tmp_path: Path) -> None:
    long, short = '[[sword]]\nid = "long"\n', '[[sword]]\nid = "short"\n'
    assert found_in(tmp_path, long + short) == []
    two = found_in(tmp_path, long + "weight = 3\n" + long, "[[table]]\nleast = 1")
    assert [next(key for key in KEYS if key in one) for one in two] == [
        "expected-known-key",
        "expected-unique",
        "expected-known-key",
    ]
    (few,) = found_in(tmp_path, long)
    assert "expected-entries-exactly" in few
    assert "SWD-01" in few
    (none,) = read_files(Reading(), tmp_path / "nowhere", FILES).problems
    assert none.key == "problem-content-folder"


def test_a_reader_is_given_the_id_and_the_parts(tmp_path: Path) -> None:
    given: list[tuple[str, list[str]]] = []
    file: File[Reading] = File(
        "sword", 1, "SWD-01", lambda _, id_, parts: given.append((id_, [*parts])), ("id", "name")
    )
    (tmp_path / "swords.toml").write_text('[[sword]]\nid = "long"')
    read_files(Reading(), tmp_path, {"swords": file})
    assert given == [("long", ["id", "name"])]


KEYS = ("expected-known-key", "expected-unique")
