"""A good set of tiles: every constraint of TOG-CNT, and the value model behind TOG-CNT-11."""

import re
import sys
from pathlib import Path
from subprocess import run

import pytest

from druzina import rulebook
from druzina.core import Problem
from druzina.games.tales_of_glory.content import HOME, SIDES, Tile, load
from druzina.games.tales_of_glory.content_check import check, facts
from druzina.games.tales_of_glory.value_model import (
    AT_END,
    BANDS,
    VALUED,
    WORTH,
    discard_value,
    net_value,
)
from tests.games.tales_of_glory.content_copies import a_copy, add, edit, places, remove, told

CONTENT = load()
PAGE = rulebook.page("tales_of_glory")
VALUED_TILES = [tile for tile in CONTENT.tiles if tile.deck in VALUED]


def spoilt(tmp_path: Path, file: str, tile: str, old: str, new: str) -> list[Problem]:
    """What the check says about the content with one thing changed."""
    folder = a_copy(tmp_path)
    edit(folder, file, tile, old, new)
    return check(folder)


def the_only(problems: list[Problem]) -> dict[str, object]:
    (problem,) = problems
    return told(problem)


def said(
    file: str, entry: str, field: str, expected: str, found: str, clause: str, **more: object
) -> dict[str, object]:
    where = {"key": "problem-content", "file": file, "entry": entry, "field": field}
    return {**where, "expected": expected, "found": found, "clause": clause, **more}


def test_our_own_content_has_no_problem() -> None:
    assert check(HOME) == []


# Counts


@pytest.mark.clause("TOG-CNT-01")
@pytest.mark.parametrize(
    ("file", "tile", "size"), [("heroes.toml", "H1", 5), ("quests.toml", "Q-10", 16)]
)
def test_a_deck_has_its_number_of_tiles(tmp_path: Path, file: str, tile: str, size: int) -> None:
    folder = a_copy(tmp_path)
    add(folder, file, tile)
    deck = file.removesuffix(".toml")
    wanted = said(file, deck, "tile", "expected-tiles-exactly", str(size + 1), "TOG-CNT-01")
    assert {**wanted, "number": size} in [told(problem) for problem in check(folder)]


@pytest.mark.clause("TOG-CNT-01", "TOG-COM-06")
def test_era_decks_go_by_fives(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    remove(folder, "era1.toml", "E1-10")
    add(folder, "era3.toml", "E3-11")
    problems = [told(problem) for problem in check(folder)]
    fives = "expected-tiles-by-fives"
    assert said("era1.toml", "era1", "tile", fives, "17", "TOG-COM-06", first=8) in problems
    assert said("era3.toml", "era3", "tile", fives, "16", "TOG-COM-06", first=0) in problems
    exactly = "expected-tiles-exactly"
    assert said("era1.toml", "era1", "tile", exactly, "17", "TOG-CNT-01", number=18) in problems
    assert said("era3.toml", "era3", "tile", exactly, "16", "TOG-CNT-01", number=15) in problems


@pytest.mark.clause("TOG-COM-06")
def test_another_split_by_fives_breaks_the_counts_alone(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    remove(folder, "era2.toml", *(f"E2-{n:02}" for n in (1, 2, 3, 4, 5)))
    add(folder, "era3.toml", "E3-14", 5)
    clauses = {problem.arguments["clause"] for problem in check(folder)}
    assert "TOG-CNT-01" in clauses
    assert not clauses & {"TOG-COM-06", "TOG-COM-04"}


# One tile


@pytest.mark.clause("TOG-CNT-02")
def test_every_tile_of_an_era_or_quest_has_one_of_the_four_types(tmp_path: Path) -> None:
    assert {tile.type for tile in VALUED_TILES} == {"monster", "character", "place", "treasure"}
    problems = spoilt(tmp_path, "era3.toml", "E3-02", '"monster"', '"dragon"')
    assert places(problems) == [("era3.toml", "E3-02", "type", "TOG-CNT-02")]


@pytest.mark.clause("TOG-CNT-03")
def test_a_cost_has_two_kinds_at_most(tmp_path: Path) -> None:
    changed = ("combat = 3, gold = 2", "combat = 3, gold = 1, potions = 1")
    problems = spoilt(tmp_path, "era3.toml", "E3-15", *changed)
    assert places(problems) == [("era3.toml", "E3-15", "cost", "TOG-CNT-03")]


@pytest.mark.clause("TOG-CNT-04")
def test_only_places_have_connector_rewards_and_on_each_connector(tmp_path: Path) -> None:
    for tile in CONTENT.tiles:
        for side in filter(None, tile.sides):
            assert bool(side.gains) == (tile.type == "place")
            assert not (side.gains and side.half_key)
    problems = spoilt(tmp_path, "quests.toml", "Q-11", "north = { key = 1 }", 'north = "half key"')
    assert places(problems) == [("quests.toml", "Q-11", "sides.north", "TOG-CNT-04")]


@pytest.mark.clause("TOG-CNT-05")
def test_a_tile_has_two_connectors_at_least(tmp_path: Path) -> None:
    problems = spoilt(tmp_path, "era3.toml", "E3-01", ', west = "plain"', "")
    assert the_only(problems) == said(
        "era3.toml", "E3-01", "sides", "expected-connectors-at-least", "1", "TOG-CNT-05", limit=2
    )


@pytest.mark.clause("TOG-CNT-05")
def test_a_hero_has_three_connectors_at_least(tmp_path: Path) -> None:
    problems = spoilt(tmp_path, "heroes.toml", "H5", 'east = "plain", ', "")
    assert the_only(problems) == said(
        "heroes.toml", "H5", "sides", "expected-connectors-at-least", "2", "TOG-CNT-05", limit=3
    )


@pytest.mark.clause("TOG-CNT-07")
@pytest.mark.parametrize("kind", ["combat", "magic"])
def test_no_multiplied_reward_gives_skill(tmp_path: Path, kind: str) -> None:
    changed = ("{ glory = 3, times", f"{{ {kind} = 1, times")
    problems = spoilt(tmp_path, "era3.toml", "E3-10", *changed)
    wanted = ("era3.toml", "E3-10", f"reward[1].{kind}", "TOG-CNT-07")
    assert wanted in places(problems)


@pytest.mark.clause("TOG-CNT-08")
def test_multipliers_and_end_rewards_stand_on_characters_and_quests(tmp_path: Path) -> None:
    counted = [t for t in CONTENT.tiles if any(item.times or item.at_end for item in t.items)]
    assert {t.type for t in counted if t.deck != "quests"} == {"character"}
    problems = spoilt(tmp_path, "era3.toml", "E3-07", '"character"', '"treasure"')
    assert places(problems) == [
        ("era3.toml", "E3-07", "reward[0].at_end", "TOG-CNT-08"),
        ("era3.toml", "E3-07", "reward[0].times", "TOG-CNT-08"),
    ]


@pytest.mark.clause("TOG-CNT-09")
@pytest.mark.parametrize(
    "chests", ["[{ glory = 2 }]", "[{ glory = 2 }, { gold = 2 }, { key = 1 }]"]
)
def test_a_hero_has_two_chests(tmp_path: Path, chests: str) -> None:
    problems = spoilt(tmp_path, "heroes.toml", "H3", "[{ glory = 2 }, { gold = 2 }]", chests)
    found = str(chests.count("{"))
    assert the_only(problems) == said(
        "heroes.toml", "H3", "chests", "expected-chests-exactly", found, "TOG-CNT-09", number=2
    )


@pytest.mark.clause("TOG-CNT-09")
def test_a_hero_starts_with_gold(tmp_path: Path) -> None:
    problems = spoilt(tmp_path, "heroes.toml", "H3", ", gold = 1", "")
    assert the_only(problems) == said(
        "heroes.toml", "H3", "reward", "expected-gold-at-least", "0", "TOG-CNT-09", limit=1
    )


@pytest.mark.clause("TOG-CNT-10")
@pytest.mark.parametrize(
    ("tile", "old", "new", "low", "high"),
    [
        ("E1-01", "combat = 2", "combat = 1", 2, 3),
        ("E1-03", "combat = 3", "combat = 4", 2, 3),
        ("E2-06", "combat = 3", "combat = 2", 3, 5),
        ("E2-05", "magic = 5", "magic = 6", 3, 5),
        ("E3-15", "combat = 3", "combat = 2", 3, 7),
        ("E3-02", "magic = 7", "magic = 8", 3, 7),
        ("Q-01", "combat = 5", "combat = 4", 5, 6),
        ("Q-04", "combat = 6", "combat = 7", 5, 6),
    ],
)
def test_a_threshold_lies_in_the_range_of_its_deck(
    tmp_path: Path, tile: str, old: str, new: str, low: int, high: int
) -> None:
    file = "quests.toml" if tile[0] == "Q" else f"era{tile[1]}.toml"
    kind, found = new.split(" = ")
    problems = [told(problem) for problem in spoilt(tmp_path, file, tile, old, new)]
    where = (file, tile, f"cost.{kind}", "expected-whole-number", found, "TOG-CNT-10")
    assert said(*where, low=low, high=high) in problems


@pytest.mark.clause("TOG-CNT-10")
@pytest.mark.parametrize(
    ("file", "tile", "old", "limit"),
    [
        ("era2.toml", "E2-03", "combat = 3", 5),
        ("era3.toml", "E3-03", "combat = 5", 9),
        ("quests.toml", "Q-03", "combat = 4", 8),
    ],
)
def test_two_thresholds_have_a_greatest_sum(
    tmp_path: Path, file: str, tile: str, old: str, limit: int
) -> None:
    more = f"combat = {int(old[-1]) + 1}"
    problems = [told(problem) for problem in spoilt(tmp_path, file, tile, old, more)]
    where = (file, tile, "cost", "expected-skills-at-most", str(limit + 1), "TOG-CNT-10")
    assert said(*where, limit=limit) in problems


@pytest.mark.clause("TOG-CNT-12")
def test_a_connector_reward_is_one_part(tmp_path: Path) -> None:
    changed = ("west = { gold = 1 }", "west = { gold = 1, potions = 1 }")
    problems = spoilt(tmp_path, "era1.toml", "E1-10", *changed)
    assert the_only(problems) == said(
        "era1.toml", "E1-10", "sides.west", "expected-one-part", "2", "TOG-CNT-12"
    )


@pytest.mark.clause("TOG-CNT-12")
@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("chests = [{ glory = 2 }]", "chests = [{ glory = 2, start = 1 }]", "chests[0].start"),
        ("east = { combat = 1 }", "east = { start = 1 }", "sides.east.start"),
    ],
)
def test_the_start_token_lies_in_no_chest_and_no_connector(
    tmp_path: Path, old: str, new: str, field: str
) -> None:
    problems = spoilt(tmp_path, "era1.toml", "E1-11", old, new)
    assert places(problems) == [("era1.toml", "E1-11", field, "TOG-CNT-12")]


# The whole set


@pytest.mark.clause("TOG-CNT-06")
@pytest.mark.parametrize(
    ("tile", "old", "new", "sides", "found", "what"),
    [
        ("E1-03", "{ east", '{ north = "plain", east', (0, 2), "41, 38", "connectors"),
        ("E1-01", ', west = "plain"', "", (0, 2), None, "connectors"),
        ("E1-13", "{ north", "{ south = { glory = 1 }, north", (0, 2), None, "connectors"),
        ("E1-05", 'east = "plain", ', "", (1, 3), "36, 39", "connectors"),
        ("E1-07", 'west = "half key"', 'west = "plain"', (1, 3), "12, 9", "half-keys"),
        ("E1-06", 'south = "half key"', 'south = "plain"', (0, 2), None, "half-keys"),
    ],
)
def test_opposite_sides_come_equally_often(
    tmp_path: Path,
    tile: str,
    old: str,
    new: str,
    sides: tuple[int, int],
    found: str | None,
    what: str,
) -> None:
    problems = spoilt(tmp_path, "era1.toml", tile, old, new)
    unbalanced = [told(p) for p in problems if p.arguments["clause"] == "TOG-CNT-06"]
    field = ", ".join(f"sides.{SIDES[side]}" for side in sides)
    where = ("era*.toml", "era1 + era2 + era3", field, f"expected-balanced-{what}")
    wanted = [said(*where, found, "TOG-CNT-06", limit=2)] if found else []
    assert unbalanced == wanted


@pytest.mark.clause("TOG-CNT-06")
def test_quests_and_heroes_are_not_weighed_in_the_balance(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    for quest in ("Q-03", "Q-06", "Q-15"):
        edit(folder, "quests.toml", quest, "sides = {", 'sides = { north = "plain",')
    assert check(folder) == []


@pytest.mark.clause("TOG-CNT-07", "TOG-COM-13")
@pytest.mark.parametrize(
    ("tile", "kind", "now", "then", "total"),
    [("H3", "combat", 3, 4, 19), ("H5", "magic", 3, 6, 19)],
)
def test_skill_on_all_tiles_does_not_exceed_the_tokens(
    tmp_path: Path, tile: str, kind: str, now: int, then: int, total: int
) -> None:
    problems = spoilt(tmp_path, "heroes.toml", tile, f"{kind} = {now}", f"{kind} = {then}")
    where = ("*.toml", "heroes + era1 + era2 + era3 + quests", kind, "expected-total-at-most")
    assert the_only(problems) == said(*where, str(total), "TOG-CNT-07", limit=18)


@pytest.mark.clause("TOG-CNT-07")
@pytest.mark.parametrize(
    ("file", "tile", "old"),
    [
        ("era1.toml", "E1-05", "reward = [{ combat = 2"),
        ("heroes.toml", "H4", "chests = [{ gold = 3 }, { combat = 1"),
        ("era2.toml", "E2-14", "south = { combat = 1"),
    ],
)
def test_skill_counts_wherever_it_stands(tmp_path: Path, file: str, tile: str, old: str) -> None:
    problems = spoilt(tmp_path, file, tile, old, f"{old[:-1]}{int(old[-1]) + 1}")
    totals = [p.arguments["found"] for p in problems if p.arguments["field"] == "combat"]
    assert totals == ["19"]


# Values


@pytest.mark.clause("TOG-CNT-11")
@pytest.mark.parametrize(
    ("tile", "old", "new", "expected", "more"),
    [
        ("E1-01", "glory = 4", "glory = 1", "value-above", {"limit": "4.30"}),
        ("E1-01", "glory = 4", "glory = 5", "value-within", {"low": "5.5", "high": "7.5"}),
        ("E1-17", "gold = 4", "gold = 3", "value-within", {"low": "5.5", "high": "7.5"}),
        ("E2-09", "gold = 2", "gold = 3", "value-above", {"limit": "4.10"}),
        ("E2-01", "glory = 7", "glory = 8", "value-within", {"low": "4.5", "high": "8.0"}),
        ("E3-12", "reward = [{ glory = 2 }]", "", "value-within", {"low": "5.0", "high": "10.0"}),
        ("E3-01", "glory = 12", "glory = 13", "value-within", {"low": "5.0", "high": "10.0"}),
        ("Q-06", "potions = 2", "potions = 3", "value-within", {"low": "3.5", "high": "7.5"}),
        ("Q-04", "glory = 8", "glory = 9", "value-within", {"low": "3.5", "high": "7.5"}),
    ],
)
def test_no_tile_is_a_dud_or_a_must(
    tmp_path: Path, tile: str, old: str, new: str, expected: str, more: dict[str, object]
) -> None:
    file = "quests.toml" if tile[0] == "Q" else f"era{tile[1]}.toml"
    only = the_only(spoilt(tmp_path, file, tile, old, new))
    found = str(only["found"])
    assert only == said(file, tile, "tile", f"expected-{expected}", found, "TOG-CNT-11", **more)
    low, high = BANDS[CONTENT.by_id(tile).deck]
    assert not low <= float(found) <= high


@pytest.mark.clause("TOG-CNT-11")
def test_the_last_era_is_worth_the_most(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    path = folder / "era3.toml"
    text = path.read_text("utf-8")
    path.write_text(re.sub(r"glory = (8|9|10|12) ", "glory = 7 ", text), "utf-8")
    problems = [told(problem) for problem in check(folder) if problem.arguments["entry"] == "era3"]
    (only,) = problems
    where = ("era3.toml", "era3", "tile", "expected-mean-above", str(only["found"]), "TOG-CNT-11")
    assert only == said(*where, limit="6.6")
    assert float(str(only["found"])) < 6.6


def net_column() -> dict[str, float]:
    found = re.findall(r"^\| (E\d-\d\d|Q-\d\d) \|.* \| (\d+\.\d) \|$", PAGE, re.MULTILINE)
    return {tile: float(net) for tile, net in found}


@pytest.mark.clause("TOG-CNT-11")
@pytest.mark.parametrize("tile", VALUED_TILES, ids=lambda tile: tile.id)
def test_the_value_model_gives_the_net_of_the_tables(tile: Tile) -> None:
    assert f"{net_value(tile):.1f}" == f"{net_column()[tile.id]:.1f}"


def test_the_tables_give_every_net() -> None:
    assert list(net_column()) == [tile.id for tile in VALUED_TILES]


@pytest.mark.clause("TOG-CNT-11")
def test_values_and_bands_of_the_decks_are_those_of_the_specification() -> None:
    figures = r"(\d+\.\d) – (\d+\.\d) \(mean (\d+\.\d)\) \| (\d+\.\d) – (\d+\.\d) \|$"
    rows = re.findall(rf"^\| (?:Era \d|Quests .+?) \| {figures}", PAGE, re.MULTILINE)
    names = ("least", "most", "mean", "low", "high")
    told = {str(f.figures["deck"]): f.figures for f in facts(HOME) if f.key == "fact-values"}
    assert [[told[deck][name] for name in names] for deck in VALUED] == [
        [float(figure) for figure in row] for row in rows
    ]


def test_discarding_is_worth_what_the_specification_says() -> None:
    told = re.search(r"= (\S+) in era 1, (\S+) in era 2, (\S+) in era 3", PAGE)
    assert told
    for era, value in zip(VALUED, told.groups(), strict=False):
        assert discard_value(era) == pytest.approx(float(value))


PARAMETER_ROWS = {
    "1 gold": ("gold",),
    "1 potion": ("potions",),
    "1 combat or magic": ("combat",),
    "1 key": ("key",),
    "1 glory": ("glory",),
    "start player token": ("start",),
    "`a` connector": ("connector",),
    "`h` chance that a half key makes a key": ("half key joins",),
    "`u` chance of an unconditional place reward": ("connector pays",),
    "`c` chance of a conditional one": ("condition met",),
    "`q` chance that a chest is opened": ("chest opens",),
    "hi / lo skill level": ("higher skill", "lower skill"),
    "f of immediate × monster / character / place / treasure / key": (
        "× monster",
        "× character",
        "× place",
        "× treasure",
        "× key",
    ),
}


@pytest.mark.parametrize("row", PARAMETER_ROWS)
def test_the_parameters_are_those_of_the_specification(row: str) -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {row} |"))
    columns = [cell.split("/") for cell in line.strip("| ").split("|")[1:]]
    for deck, figures in zip(VALUED, columns, strict=True):
        assert [WORTH[deck][name] for name in PARAMETER_ROWS[row]] == list(map(float, figures))
        assert WORTH[deck]["magic"] == WORTH[deck]["combat"]


def test_the_counts_at_the_end_are_those_of_the_specification() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("f of end-of-game"))
    told = dict(part.rsplit(" ", 1) for part in line.split(": ")[1].rstrip(".").split(", "))
    sets = {"set of 3 G": "gold set", "set of 3 P": "potion set"}
    assert {f"× {sets.get(name, name)}": float(f) for name, f in told.items()} == AT_END


# Facts and reports

TOTALS = {
    "C on heroes": ["fact-combat"],
    "M on the same": ["fact-magic"],
    "Connectors of the 53": ["fact-connectors-eras"],
    "Half keys of the 53": ["fact-half-keys-eras"],
    "Connectors of the 16": ["fact-connectors-quests"],
    "Half keys of the 16": ["fact-half-keys-quests"],
    "`K` in rewards": ["fact-keys"],
    "`S` rewards": ["fact-start"],
    "Chests": ["fact-chests"],
    "Types over the eras": ["fact-types"],
}


@pytest.mark.clause("TOG-CNT-06", "TOG-CNT-07")
@pytest.mark.parametrize("row", TOTALS)
def test_the_totals_are_those_of_the_specification(row: str) -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {row}"))
    wanted = [int(figure) for figure in re.findall(r"\d+", line.rsplit("|", 2)[1])]
    found = [list(fact.figures.values()) for fact in facts(HOME) if fact.key in TOTALS[row]]
    assert found == [wanted]


def test_what_cannot_be_read_and_what_should_not_be_come_together(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "heroes.toml", "H3", ", gold = 1", "")
    edit(folder, "era1.toml", "E1-01", '"monster"', '"beast"')
    edit(folder, "era3.toml", "E3-01", "glory = 12", "glory = 30")
    assert places(check(folder)) == [
        ("era1.toml", "E1-01", "type", "TOG-CNT-02"),
        ("heroes.toml", "H3", "reward", "TOG-CNT-09"),
        ("era3.toml", "E3-01", "tile", "TOG-CNT-11"),
    ]


def test_a_folder_that_is_not_there_is_a_problem_and_has_no_facts(tmp_path: Path) -> None:
    assert the_only(check(tmp_path / "nowhere"))["key"] == "problem-content-folder"
    assert all(
        not any(fact.figures.values()) for fact in facts(tmp_path) if "limit" not in fact.figures
    )


def test_loading_does_not_need_the_value_model() -> None:
    code = (
        "import sys; from druzina.games.tales_of_glory.content import load; load();"
        "sys.exit(any(part in name for name in sys.modules for part in ('value_model', '_check')))"
    )
    assert run([sys.executable, "-c", code], check=False).returncode == 0
