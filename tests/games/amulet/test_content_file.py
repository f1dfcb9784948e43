"""Bad content files: one sentence each, with file, entry, field and why."""

from pathlib import Path

import pytest

from druzina.core import Problem, Problems
from druzina.core.content import differing, digests
from druzina.games.amulet.content import entries, load
from druzina.games.amulet.content_file import FILES, read, read_things
from tests.games.amulet.content_copies import a_copy, edit, places, remove


def expected(problems: list[Problem]) -> list[object]:
    return [problem.arguments.get("expected", problem.key) for problem in problems]


@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "field", "why"),
    [
        ("monsters", "M101", '"...1W"', '"...1"', "grid[0]", "expected-grid-row"),
        ("monsters", "M101", '"...1W"', '"...9W"', "grid[0]", "expected-marks"),
        ("monsters", "M101", '    "...1W",\n', "", "grid", "expected-grid-rows"),
        ("monsters", "M101", '"1W..1"', '"GW..1"', "grid", "expected-one-gem"),
        ("monsters", "M101", '"yellow"', '"pink"', "gem", "expected-one-of"),
        ("monsters", "M101", '"N11"', '"N99"', "night", "expected-one-of"),
        ("monsters", "M101", "level = 1", "level = 3", "level", "expected-whole-number"),
        ("monsters", "M101", "mark = 1", "mark = 0", "mark", "expected-whole-number"),
        ("monsters", "M101", "", 'colour = "red"', "colour", "expected-known-key"),
        ("monsters", "M101", ', cs = "Umrlci"', "", "name.cs", "expected-name"),
        ("monsters", "M101", '"original"', '"dream"', "source", "expected-one-of"),
        ("adventures", "D1", '".C..C"', '".C..1"', "grid", "expected-no-damage"),
        ("weapons", "WP1", '["H###"]', '["H######"]', "shape[0]", "expected-shape-row"),
        ("weapons", "WP1", '["H###"]', '["H#?#"]', "shape[0]", "expected-marks"),
        ("weapons", "WP1", '["H###"]', '["H#", "#"]', "shape", "expected-shape"),
        ("weapons", "WP1", '["H###"]', '["...."]', "shape", "expected-shape"),
        ("weapons", "WP1", '"heart"', '"lung"', "symbol", "expected-one-of"),
        ("weapons", "WP1", '"preacher"', '"monk"', "character", "expected-one-of"),
        ("spells", "ray", '["###"]', '["##"]', "shape", "expected-squares-exactly"),
        ("spells", "ray", '["###"]', '["H##"]', "shape", "expected-plain-shape"),
        ("nights", "N11", 'returns = "lair"\n', "", "returns", "expected-returns"),
        ("nights", "N14", 'places = ', "# ", "places", "expected-figure-at"),
        ("nights", "N31", '"lasting"', '"once"', "do[0]", "expected-lasting-verb"),
        ("nights", "N01", "n = 1", "n = 99", "do[0].n", "expected-whole-number"),
        ("nights", "N01", ", n = 1", "", "do[0].n", "expected-something"),
        ("nights", "N01", ", n = 1", ", n = 1, level = 2", "do[0].level", "expected-known-key"),
        ("nights", "N01", '"lose health"', '"lose hope"', "do[0].do", "expected-one-of"),
        ("nights", "N31", '["fair"]', '["inn"]', "do[0].places[0]", "expected-one-of"),
        ("nights", "N34", '"monastery"', '"tower"', "do[0].places", "expected-different"),
        ("potions", "PT03", '"own turn"', '"any time"', "windows[1]", "expected-one-of"),
        ("potions", "PT02", '[{ do = "double the coins" }]', "[]", "do", "expected-parts"),
        ("skills", "SP1", 'once = "day"', 'once = "week"', "do[0].once", "expected-one-of"),
        ("quests", "A0", "[2, 3, 4, 3, 4]", "[2, 3, 4, 3]", "numbers", "expected-numbers-exactly"),
        ("quests", "C2", 'colours = ["red", "black"]\n', "", "colours", "expected-something"),
        ("tree", "R2a", '["R1a"]', '["R9z"]', "needs[0]", "expected-one-of"),
        ("characters", "thief", 'O1 = "red"', 'O1 = "mauve"', "fields.O1", "expected-one-of"),
        ("characters", "thief", '"I1"]', '"O2"]', "sections.P1.needs[2]", "expected-one-of"),
        ("oaths", "O3", '"castle"', '"inn"', "place", "expected-one-of"),
    ],
)  # fmt: skip
def test_a_bad_value_is_named_with_its_place(
    tmp_path: Path, file: str, entry: str, old: str, new: str, field: str, why: str
) -> None:
    folder = a_copy(tmp_path)
    edit(folder, f"{file}.toml", entry, old, new)
    problems = read(folder).problems
    where = [(p.arguments["file"], p.arguments["entry"], p.arguments["field"]) for p in problems]
    assert (f"{file}.toml", entry, field) in where
    assert why in expected(problems)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    folder = a_copy(tmp_path)
    (folder / f"{file}.toml").unlink()
    problems = [p for p in read(folder).problems if p.key == "problem-content-missing"]
    assert [problem.arguments["file"] for problem in problems] == [f"{file}.toml"]


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_something_else_is_one_sentence(tmp_path: Path, file: str) -> None:
    folder = a_copy(tmp_path)
    (folder / f"{file}.toml").write_text("card = 7\n")
    mine = [p for p in read(folder).problems if p.arguments.get("file") == f"{file}.toml"]
    assert "expected-entries" in expected(mine)


@pytest.mark.clause("AMU-CMP-02", "AMU-CMP-03", "AMU-CMP-04")
@pytest.mark.parametrize(
    ("file", "entry"),
    [
        ("monsters", "M101"), ("mythical", "Y1"), ("adventures", "D1"), ("oaths", "O1"),
        ("quests", "A0"), ("stories", "ST-hut"), ("weapons", "WP1"), ("helpers", "monk"),
        ("spells", "ray"), ("potions", "PT01"), ("upgrades", "UP-hut"), ("skills", "SP1"),
    ],
)  # fmt: skip
def test_one_too_few_is_a_problem(tmp_path: Path, file: str, entry: str) -> None:
    folder = a_copy(tmp_path)
    remove(folder, f"{file}.toml", entry)
    assert "expected-entries-exactly" in expected(read(folder).problems)


@pytest.mark.clause("AMU-CON-04")
def test_a_node_gives_one_thing(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "skills.toml", "SP1", 'node = "R2c"', 'node = "R2b"')
    problems = read(folder).problems
    assert places(problems) == [("characters.toml", "preacher", "id", "AMU-CON-04")] * 2
    assert [problem.arguments["node"] for problem in problems] == ["R2b", "R2c"]


def test_no_id_stands_twice(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "spells.toml", "ray", 'id = "ray"', 'id = "spark"')
    assert "expected-unique" in expected(read(folder).problems)


def test_all_problems_are_told_at_once_and_nothing_is_loaded(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "monsters.toml", "M101", '"yellow"', '"pink"')
    edit(folder, "spells.toml", "ray", "cost = 4", "cost = 9")
    with pytest.raises(Problems) as told:
        read_things(folder)
    assert {place[0] for place in places(told.value.problems)} == {"monsters.toml", "spells.toml"}


def test_another_folder_is_another_set(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "monsters.toml", "M101", "power = 3", "power = 4")
    assert load(folder).fingerprint != load().fingerprint
    assert read(tmp_path / "nowhere").problems[0].key == "problem-content-folder"


def test_a_mended_name_is_the_same_set(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "monsters.toml", "M101", '"Undead"', '"The Undead"')
    edit(folder, "stories.toml", "ST-hut", "three friends", "two friends")
    before = load().fingerprint
    assert load(folder).fingerprint == before
    load.cache_clear()
    assert load().monster("M101").name["en"] == "Undead"


def test_a_changed_ability_changes_the_monsters_that_have_it(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    kept = digests(entries(load()))
    edit(folder, "nights.toml", "N11", "n = 1", "n = 2")
    assert differing(kept, entries(read(folder).things)) == (["M101", "M209"], 2)
