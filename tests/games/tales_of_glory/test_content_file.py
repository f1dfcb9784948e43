"""Reading tiles: whatever is malformed is said with file, entry, field and expectation."""

from pathlib import Path
from typing import NamedTuple

import pytest

from druzina.core import Problems
from druzina.games.tales_of_glory.content import DECKS, HOME, load
from druzina.games.tales_of_glory.content_file import read, read_tiles
from tests.games.tales_of_glory.content_copies import a_copy, add, edit, refused, remove, told

KINDS = "gold, potions, combat, magic, glory, key"
COUNTED = "monster, character, place, treasure, key, combat, magic, majority"
VALID = {
    "TILE": "id, type, name, cost, reward, chests, sides, source",
    "HERO": "id, name, reward, chests, sides, source",
    "COST": "combat, magic, gold, potions",
    "GAINS": f"{KINDS}, start",
    "ITEM": f"{KINDS}, start, times, at_end",
    "HERO-ITEM": "gold, potions, combat, magic, glory, start, times, at_end",
    "INSIDE": KINDS,
    "CONNECTOR": f"{KINDS}, if",
    "COUNTED": COUNTED,
    "ON-QUESTS": f"{COUNTED}, gold set, potion set, surrounded, closed chest",
    "SIDES": "north, east, south, west",
    "JOINTS": "plain, half key",
    "TYPES": "monster, character, place, treasure",
    "SOURCES": "rulebook, public, original",
    "LANGUAGES": "en, cs",
}

# Two lines each: a tile, what stands there and what shall stand there instead (+ adds a line);
# then the field, what was expected there, what was found, and the clause if there is one.
MALFORMED = """
E1-01 | + colour = 3
  colour | known-key valid=TILE | colour
E1-01 | { combat = 2 } → 2
  cost | table | 2
E1-01 | combat = 2 → sword = 2
  cost.sword | known-key valid=COST | sword
E1-01 | combat = 2 → combat = 0
  cost.combat | whole-number low=1 high=99 | 0
E1-01 | [{ glory = 4, gold = 1 }] → { glory = 4 }
  reward | list | { … }
E1-01 | [{ glory = 4, gold = 1 }] → [{ glory = 4 }, 1.5]
  reward[1] | table | 1.5
E1-01 | gold = 1 → coins = 1
  reward[0].coins | known-key valid=ITEM | coins
E1-01 | { glory = 4, gold = 1 } → {}
  reward[0] | some-of valid=GAINS | {}
E2-11 | glory = 2, times → times
  reward[0] | some-of valid=GAINS | { … }
E1-01 | gold = 1 → gold = -1
  reward[0].gold | whole-number low=1 high=99 | -1
E1-01 | gold = 1 → gold = 100
  reward[0].gold | whole-number low=1 high=99 | 100
E1-01 | gold = 1 → gold = "one"
  reward[0].gold | whole-number low=1 high=99 | "one"
E1-01 | gold = 1 → gold = true
  reward[0].gold | whole-number low=1 high=99 | true
E1-09 | start = 1 → start = 2
  reward[0].start | whole-number low=1 high=1 | 2
E1-01 | { gold = 2 } → { gold = 0 }
  chests[0].gold | whole-number low=1 high=99 | 0
H1 | { potions = 2 } → {}
  chests[1] | some-of valid=INSIDE | {}
E2-11 | "character", at → "dragon", at
  reward[0].times | one-of valid=COUNTED | "dragon"
E2-11 | at_end = true → at_end = "yes"
  reward[0].at_end | true-or-false | "yes"
Q-07 | "surrounded" → "alone"
  reward[0].times | one-of valid=ON-QUESTS | "alone"
E1-01 | west = → up =
  sides.up | known-key valid=SIDES | up
E1-01 | "half key" → "half"
  sides.east | one-of valid=JOINTS | "half"
E3-01 | sides = { south = "half key", west = "plain" } →
  sides | table | nothing
E1-11 | if = "monster" → if = "hero"
  sides.north.if | one-of valid=TYPES | "hero"
E1-01 | "original" → "memory"
  source | one-of valid=SOURCES | "memory"
E1-01 | source = "original" →
  source | one-of valid=SOURCES | nothing
E1-01 | , cs = "Mechový goblin" →
  name.cs | name | nothing
E1-01 | { en = "Moss Goblin", → {
  name.en | name | nothing
E1-01 | "Moss Goblin" → " "
  name.en | name | " "
E1-01 | { en = → { de = "Kobold", en =
  name.de | known-key valid=LANGUAGES | de
E1-01 | { en = "Moss Goblin", cs = "Mechový goblin" } → "Moss Goblin"
  name | table | "Moss Goblin"
E1-01 | name = { en = "Moss Goblin", cs = "Mechový goblin" } →
  name | table | nothing
H1 | + type = "character"
  type | known-key valid=HERO | type
H1 | + cost = { gold = 1 }
  cost | known-key valid=HERO | cost
"""

AGAINST_RULES = """
E1-01 | type = "monster" →
  type | one-of valid=TYPES | nothing | TOG-CNT-02
E1-01 | "monster" → "beast"
  type | one-of valid=TYPES | "beast" | TOG-CNT-02
E1-01 | "monster" → ["monster", "place"]
  type | one-of valid=TYPES | [ … ] | TOG-CNT-02
E1-01 | combat = 2 → combat = 2, gold = 1, potions = 1
  cost | kinds-at-most limit=2 | combat, gold, potions | TOG-CNT-03
E1-10 | east = { gold = 2 } → east = "plain"
  sides.east | connector-reward | "plain" | TOG-CNT-04
E1-10 | east = { gold = 2 } → east = "half key"
  sides.east | connector-reward | "half key" | TOG-CNT-04
E1-10 | { gold = 2 } → { gold = 2, "half key" = 1 }
  sides.east.half key | known-key valid=CONNECTOR | half key
E1-11 | { combat = 1 } → { if = "place" }
  sides.east | some-of valid=INSIDE | { … }
E1-01 | "half key" → { gold = 2 }
  sides.east | one-of valid=JOINTS | { … } | TOG-CNT-04
H1 | "half key" → { gold = 2 }
  sides.east | one-of valid=JOINTS | { … } | TOG-CNT-04
E3-01 | { south = "half key", west = "plain" } → {}
  sides | connectors-at-least limit=1 | {} | TOG-CNT-05
E1-01 | gold = 1 } → gold = 1, times = "monster" }
  reward[0].times | no-multiplier | "monster" | TOG-CNT-08
H5 | gold = 2 } → gold = 2, times = "key" }
  reward[0].times | no-multiplier | "key" | TOG-CNT-08
E3-13 | { glory = 9 } → { glory = 9, at_end = true }
  reward[0].at_end | no-end-reward | true | TOG-CNT-08
H5 | gold = 2 } → gold = 2, at_end = true }
  reward[0].at_end | no-end-reward | true | TOG-CNT-08
E3-10 | , at_end = true →
  reward[1].at_end | at-end | nothing | TOG-MUL-05
E2-11 | "character", at → "gold set", at
  reward[0].times | one-of valid=COUNTED | "gold set" | TOG-QST-11
E2-11 | "character", at → "surrounded", at
  reward[0].times | one-of valid=COUNTED | "surrounded" | TOG-QST-12
E2-11 | "character", at → "closed chest", at
  reward[0].times | one-of valid=COUNTED | "closed chest" | TOG-QST-13
E1-01 | { gold = 2 } → { start = 1 }
  chests[0].start | known-key valid=INSIDE | start | TOG-CNT-12
E1-10 | { gold = 2 } → { start = 1 }
  sides.east.start | known-key valid=CONNECTOR | start | TOG-CNT-12
E2-07 | chests = [{ → chests = [{ times = "key",
  chests[0].times | known-key valid=INSIDE | times
E2-07 | chests = [{ → chests = [{ at_end = true,
  chests[0].at_end | known-key valid=INSIDE | at_end
H5 | gold = 2 } → gold = 2, key = 1 }
  reward[0].key | known-key valid=HERO-ITEM | key | TOG-SET-13
"""


class Case(NamedTuple):
    file: str
    tile: str
    old: str
    new: str
    problem: dict[str, object]


def cases(text: str) -> list[Case]:
    lines = text.strip().splitlines()
    return [case(*pair) for pair in zip(lines[::2], lines[1::2], strict=True)]


def case(spoilt: str, said: str) -> Case:
    tile, change = spoilt.split(" | ")
    old, _, new = (f"{change} ").partition(" → ")
    if change.startswith("+ "):
        old, new = "", change.removeprefix("+ ")
    field, expected, found, *clause = said.strip().split(" | ")
    key, *more = expected.split()
    arguments = dict(word.split("=") for word in more)
    problem: dict[str, object] = {
        "key": "problem-content",
        "file": file_of(tile),
        "entry": tile,
        "field": field,
        "expected": f"expected-{key}",
        "found": found,
        "clause": clause[0] if clause else "none",
        **{name: VALID.get(value) or int(value) for name, value in arguments.items()},
    }
    return Case(file_of(tile), tile, old, new.strip(), problem)


def file_of(tile: str) -> str:
    deck = {"H": "heroes", "Q": "quests"}.get(tile[0], f"era{tile[1]}")
    return f"{deck}.toml"


def titled(one: Case) -> str:
    return f"{one.tile} {one.problem['field']} {one.new}"


def only_problem(tmp_path: Path, one: Case) -> dict[str, object]:
    folder = a_copy(tmp_path)
    edit(folder, one.file, one.tile, one.old, one.new)
    (problem,) = refused(folder)
    return told(problem)


@pytest.mark.parametrize("one", cases(MALFORMED), ids=titled)
def test_a_malformed_tile_is_told_with_field_and_expectation(tmp_path: Path, one: Case) -> None:
    assert only_problem(tmp_path, one) == one.problem


@pytest.mark.clause("TOG-CNT-02", "TOG-CNT-03", "TOG-CNT-04", "TOG-CNT-05")
@pytest.mark.clause("TOG-CNT-08", "TOG-CNT-12")
@pytest.mark.parametrize("one", cases(AGAINST_RULES), ids=titled)
def test_a_tile_that_the_rules_cannot_bear_is_not_loaded(tmp_path: Path, one: Case) -> None:
    assert only_problem(tmp_path, one) == one.problem


# Ids and names


@pytest.mark.parametrize("bad", ["", "E1 01", "E1:01", "hero", "Hero", "é"])
def test_an_id_must_fit_into_a_choice(tmp_path: Path, bad: str) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "era1.toml", "E1-03", '"E1-03"', f'"{bad}"')
    (problem,) = refused(folder)
    assert told(problem) == {
        "key": "problem-content",
        "file": "era1.toml",
        "entry": bad if bad.lower() == "hero" else "tile 3",
        "field": "id",
        "expected": "expected-tile-id",
        "found": f'"{bad}"',
        "clause": "none",
    }


def test_a_tile_without_an_id_is_named_by_its_place(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "quests.toml", "Q-02", 'id = "Q-02"\n', "")
    (problem,) = refused(folder)
    assert problem.arguments["entry"] == "tile 2"
    assert problem.arguments["found"] == "nothing"


@pytest.mark.parametrize("same", ["E1-01", "e1-01"])
def test_two_tiles_with_one_id_are_told_apart_by_their_places(tmp_path: Path, same: str) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "era2.toml", "E2-07", '"E2-07"', f'"{same}"')
    (problem,) = refused(folder)
    assert told(problem) == {
        "key": "problem-content",
        "file": "era2.toml",
        "entry": "tile 7",
        "field": "id",
        "expected": "expected-unique",
        "found": f'"{same}"',
        "clause": "none",
        "other": "era1.toml, E1-01",
    }


def test_no_two_tiles_have_one_name(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "era1.toml", "E1-02", "Bažinný skřítek", "mechový Goblin")
    (problem,) = refused(folder)
    assert told(problem) == {
        "key": "problem-content",
        "file": "era1.toml",
        "entry": "E1-02",
        "field": "name.cs",
        "expected": "expected-unique",
        "found": '"mechový Goblin"',
        "clause": "none",
        "other": "era1.toml, E1-01",
    }


# Files


def test_a_missing_folder_is_one_problem(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    (problem,) = refused(folder)
    assert told(problem) == {"key": "problem-content-folder", "folder": str(folder)}


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "era2.toml").unlink()
    (problem,) = refused(folder)
    said = {"key": "problem-content-missing", "file": "era2.toml", "folder": str(folder)}
    assert told(problem) == said


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    (folder / "era2.toml").unlink()
    (folder / "era2.toml").mkdir()
    (problem,) = refused(folder)
    assert problem.key == "problem-content-file"
    assert problem.arguments["file"] == "era2.toml"


@pytest.mark.parametrize(
    ("text", "line", "detail"),
    [
        ("# one\n[[tile]]\nid = E1\n", 3, "Invalid value"),
        ('[[tile]]\nid = "a"\nid = "b"\n', 3, "Cannot overwrite a value"),
        ("[[tile]]\nname = [\n", 3, "Invalid value"),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(
    tmp_path: Path, text: str, line: int, detail: str
) -> None:
    folder = a_copy(tmp_path)
    (folder / "era3.toml").write_text(text)
    (problem,) = refused(folder)
    said = {"key": "problem-content-toml", "file": "era3.toml", "line": line, "detail": detail}
    assert told(problem) == said


def test_what_is_no_utf8_is_told_with_its_line(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    path = folder / "heroes.toml"
    path.write_bytes(path.read_bytes().replace("Šaman".encode(), "Šaman".encode("cp1250")))
    (problem,) = refused(folder)
    line = path.read_bytes().split(b"\n").index(b'name = { en = "Shaman", cs = "\x8aaman" }') + 1
    assert told(problem) == {"key": "problem-content-utf8", "file": "heroes.toml", "line": line}


@pytest.mark.parametrize(
    ("text", "entry", "field", "expected", "found"),
    [
        ("", "quests", "tile", "expected-entries", "nothing"),
        ("tile = 3", "quests", "tile", "expected-entries", "3"),
    ],
)
def test_a_file_without_tiles_is_told(
    tmp_path: Path, text: str, entry: str, field: str, expected: str, found: str
) -> None:
    folder = a_copy(tmp_path)
    (folder / "quests.toml").write_text(text)
    (problem,) = refused(folder)
    said = {"file": "quests.toml", "entry": entry, "field": field, "found": found}
    said |= {"expected": expected, "clause": "none"}
    assert said.items() <= problem.arguments.items()


def test_other_tables_and_other_tiles_are_told(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    path = folder / "quests.toml"
    path.write_text(f"author = 'me'\n{path.read_text('utf-8')}", "utf-8")
    (other,) = refused(folder)
    assert other.arguments["field"] == other.arguments["found"] == "author"
    path.write_text(f"tile = [{', '.join(['1'] * 16)}]")
    tiles = refused(folder)
    assert [problem.arguments["entry"] for problem in tiles] == [f"tile {n}" for n in range(1, 17)]
    assert {problem.arguments["field"] for problem in tiles} == {"tile"}


def test_windows_files_are_read(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    for deck in DECKS:
        text = (folder / f"{deck}.toml").read_text("utf-8")
        (folder / f"{deck}.toml").write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert read_tiles(folder) == read_tiles(HOME)


def test_everything_wrong_in_all_files_is_said_at_once(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "heroes.toml", "H1", "gold = 3", "gold = 0")
    edit(folder, "heroes.toml", "H1", '"plain"', '"round"')
    edit(folder, "era1.toml", "E1-05", '"character"', '"person"')
    (folder / "era2.toml").write_text("[[tile")
    remove(folder, "quests.toml", "Q-01", "Q-02")
    with pytest.raises(Problems) as raised:
        load(folder)
    problems = raised.value.problems
    fields = [(p.arguments["file"], p.arguments.get("field")) for p in problems]
    assert fields == [
        ("heroes.toml", "reward[0].gold"),
        ("heroes.toml", "sides.north"),
        ("era1.toml", "type"),
        ("era2.toml", None),
        ("quests.toml", "tile"),
    ]


def test_every_argument_is_a_word_or_a_number(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    for file, tile, old, new, _ in (cases(MALFORMED)[n] for n in (0, 4, 15, 20)):
        edit(folder, file, tile, old, new)
    problems = refused(folder)
    assert len(problems) == 4
    assert all(isinstance(v, str | int) for p in problems for v in p.arguments.values())


@pytest.mark.clause("TOG-SET-14")
def test_the_first_display_must_be_filled(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    remove(folder, "era1.toml", *(f"E1-{n:02}" for n in range(1, 12)))
    add(folder, "era2.toml", "E2-01", 11)
    (problem,) = refused(folder)
    assert problem.arguments["clause"] == "TOG-SET-14"
    assert (problem.arguments["limit"], problem.arguments["found"]) == (8, "7")


# What an owner of the printed game may find on the tiles can be loaded


@pytest.mark.parametrize(
    ("tile", "old", "new"),
    [
        ("E1-01", "combat = 2", "combat = 9"),
        ("E1-01", "glory = 4", "glory = 40"),
        ("E3-01", ', west = "plain"', ""),
        ("E1-10", "{ gold = 2 }", "{ gold = 2, glory = 1 }"),
        ("H1", "chests = [{ glory = 2 }, { potions = 2 }]", ""),
        ("H3", ", gold = 1", ""),
        ("E2-07", "{ combat = 2, ", '{ combat = 2, times = "monster", '),
        ("E1-01", 'type = "monster"', 'type = "treasure"'),
        ("E2-10", 'times = "treasure"', 'times = "magic", at_end = false'),
    ],
)
def test_a_set_that_is_only_unusual_can_be_played(
    tmp_path: Path, tile: str, old: str, new: str
) -> None:
    folder = a_copy(tmp_path)
    edit(folder, file_of(tile), tile, old, new)
    assert refused(folder) == []
    assert len(read(folder).tiles) == 74


def test_other_deck_sizes_can_be_played(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    remove(folder, "era1.toml", "E1-01")
    add(folder, "era3.toml", "E3-01")
    add(folder, "heroes.toml", "H1")
    remove(folder, "quests.toml", "Q-03")
    assert refused(folder) == []
