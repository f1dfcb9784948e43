"""The maps of the scenarios: what is counted in the specification, and what a wrong file says."""

from pathlib import Path

import pytest

from druzina.advisor.terminal import words_in
from druzina.core import Problem, Problems
from druzina.games.gloomhaven import scenario_maps
from druzina.games.gloomhaven.arena import Hex, neighbours
from druzina.games.gloomhaven.rules.scenario_standing import said
from druzina.games.gloomhaven.scenario_maps import arena_of, check, load, numbers, terrain_of
from druzina.games.gloomhaven.scenario_verbs_standing import LinkHexes


def problem(lang: str, fault: Problem) -> str:
    return words_in(lang, strict=True).problem(fault)


def test_all_maps_are_there_and_in_order() -> None:
    assert numbers() == [number for number in range(1, 96) if number != 55]
    assert check() == []
    assert {load(number).number for number in numbers()} == set(numbers())
    assert {load(number).source for number in numbers()} == {"public"}


@pytest.mark.clause("GLH-GEO-07", "GLH-GEO-09")
def test_the_hexes_and_tile_borders_counted_in_the_specification() -> None:
    fields = [arena_of(load(number)) for number in numbers()]
    solid = 11  # 52: what nothing passes or sees through is no hex of its map
    assert sum(len(field.cells) for field in fields) == 9595 - solid
    assert sum(len(field.thin_walls) for field in fields) == 102
    assert sum(bool(field.thin_walls) for field in fields) == 46


@pytest.mark.clause("GLH-SET-05", "GLH-DOR-01")
@pytest.mark.parametrize("number", numbers())
def test_every_map_can_be_revealed_door_by_door(number: int) -> None:
    scenario = load(number)
    whole = arena_of(scenario)
    assert set(scenario.start) <= set(arena_of(scenario, ()).cells)
    opened: set[Hex] = set()
    beyond = [tile for _, effect in said(number, LinkHexes) for tile in effect.tiles]
    for _ in scenario.joins:
        field = arena_of(scenario, opened)
        beside = {near for each in field.cells for near in neighbours(each)}
        opened |= scenario.doors() & beside
    assert set(arena_of(scenario, opened, beyond).cells) == set(whole.cells)
    land = terrain_of(scenario, whole)
    assert not (land.obstacle | land.negative | land.difficult) & ~whole.everywhere


@pytest.mark.clause("GLH-SET-03", "GLH-SET-16", "GLH-EX-05")
def test_monsters_stand_by_the_number_of_characters() -> None:
    barrow = load(1)
    start = barrow.rooms()[0]
    placed = {n: barrow.monsters_for(n, start) for n in (2, 3, 4)}
    assert [len(placed[n]) for n in (2, 3, 4)] == [3, 6, 6]
    ranks = {place.at: place.by_characters for place in barrow.monsters}
    assert ranks[0, 1] == ("none", "normal", "elite")
    assert ((0, 1), "elite") in [(place.at, rank) for place, rank in placed[4]]
    assert (0, 1) not in [place.at for place, _ in placed[2]]


@pytest.mark.clause("GLH-EX-05")
def test_every_monster_place_is_of_one_hex_and_count() -> None:
    for number in numbers():
        scenario = load(number)
        for characters in (2, 3, 4):
            tiles = {tile.id for tile in scenario.tiles}
            at = [place.at for place, _ in scenario.monsters_for(characters, tiles)]
            assert len(at) == len(set(at)), number


BROKEN = """
number = 7
name = "Broken"
location = "A-1"
source = "public"
start = [[9, 9]]

[[tiles]]
id = "a"
runs = [[0, 0, 3]]

[[tiles]]
id = "b"
runs = [[0, 3, 5]]

[[overlays]]
kind = "trap"
look = "spike"
tile = "z"
hexes = [[1, 0]]

[[monsters]]
type = "rat"
tile = "a"
at = [7, 7]
by_characters = ["normal", "normal", "elite"]
"""


def test_all_faults_of_a_map_are_told_at_once_with_file_entry_and_field(tmp_path: Path) -> None:
    (tmp_path / "07.toml").write_text(BROKEN)
    told = [problem("en", fault) for fault in check(tmp_path)]
    assert told == [
        "07.toml, tiles, runs: (3, 0) belongs to two tiles; expected one.",
        "07.toml, –, start: (9, 9) is not a hex of the map.",
        "07.toml, monsters 1, at: (7, 7) is not a hex of the map.",
        "07.toml, overlays 1, tile: there is no tile “z” in this scenario.",
    ]
    with pytest.raises(Problems) as raised:
        load(7, tmp_path)
    assert len(raised.value.problems) == 4


def test_faults_of_form_are_told_entry_by_entry(tmp_path: Path) -> None:
    wrong = (
        BROKEN.replace('"trap"', '"lava"').replace('tile = "a"\nat', "at").replace("number = 7", "")
    )
    (tmp_path / "07.toml").write_text(wrong)
    told = [problem("en", fault) for fault in check(tmp_path)]
    assert told[0] == "07.toml, –, number: this field is missing."
    assert told[1].startswith("07.toml, overlays 1, kind: ")
    assert told[2] == "07.toml, monsters 1, tile: this field is missing."
    (tmp_path / "08.toml").write_text("a = [")
    told_last = problem("cs", check(tmp_path)[-1])
    assert told_last.startswith("08.toml, řádek 1: tohle není TOML: ")


def test_a_folder_of_ones_own_can_be_given(tmp_path: Path) -> None:
    whole = (scenario_maps.HOME / "01.toml").read_text()
    (tmp_path / "01.toml").write_text(whole.replace("Black Barrow", "My Barrow"))
    assert numbers(tmp_path) == [1]
    assert load(1, tmp_path).name == "My Barrow"
    assert load(1).name == "Black Barrow"


def test_a_rule_nobody_can_carry_out_is_refused_with_what_would_be_possible(tmp_path: Path) -> None:
    whole = (scenario_maps.HOME / "03.toml").read_text()

    def told(old: str, new: str) -> str:
        (tmp_path / "03.toml").write_text(whole.replace(old, new, 1))
        faults = check(tmp_path)
        assert len(faults) == 1, faults
        return problem("en", faults[0])

    verb = told('do = "spawn"', 'do = "conjure"')
    assert verb.startswith(
        "03.toml, special 1, do[0].do: nobody knows “conjure”; possible are act,"
    )
    assert " spawn, " in verb
    moment = told('on = "round_end"', 'on = "midnight"')
    assert moment.startswith(
        "03.toml, special 1, on: nobody knows “midnight”; possible are map, setup,"
    )
    marker = told('at = "a"', 'at = "z"')
    assert marker == "03.toml, special 1, do[0].at: there is no “z”; possible are a."
    door = told('opened = "1"', 'opened = "2"')
    assert door == "03.toml, special 1, test: there is no “2”; possible are 1."
    rat = told('monster = "inox-guard"', 'monster = "rat"')
    assert rat.startswith("03.toml, special 1, do[0].monster: there is no “rat”; possible are ")
    ranks = told('ranks = ["normal", "none", "none"], ', "")
    assert ranks == "03.toml, special 1, do[0].ranks: this field is missing."
