"""PRO-LIM: each limit broken once, and what is said about it; files that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from druzina.games.prophecy.content import HOME
from druzina.games.prophecy.content_check import check, facts
from tests.games.prophecy.content_copies import a_copy, edit, places


def test_the_own_content_is_sound() -> None:
    assert check(HOME) == []


def spoilt(folder: Path, file: str, entry: str, old: str, new: str) -> list[tuple[object, ...]]:
    copy = a_copy(folder)
    edit(copy, file, entry, old, new)
    return places(check(copy))


@pytest.mark.clause("PRO-LIM-01")
def test_deck_sizes_are_counted(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "common.toml", "I01", "copies = 2", "copies = 3")
    assert found == [("common.toml", "common", "copies", "PRO-LIM-01")]


@pytest.mark.clause("PRO-BRD-02")
def test_terrain_is_counted(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "ring.toml", "plains-1", '"plains"', '"forest"')
    assert set(found) == {
        ("ring.toml", "plains", "kind", "PRO-BRD-02"),
        ("ring.toml", "forest", "kind", "PRO-BRD-02"),
    }


@pytest.mark.clause("PRO-CHR-18", "PRO-SET-11")
def test_guilds_of_characters_are_counted(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "characters.toml", "mystic", '"tower"', '"fortress"')
    assert ("characters.toml", "tower, monastery", "guilds", "PRO-CHR-18") in found
    found = spoilt(tmp_path / "b", "characters.toml", "mystic",
                   '["monastery", "tower"]', '["tower", "monastery"]')  # fmt: skip
    assert ("characters.toml", "tower", "guilds", "PRO-SET-11") in found


@pytest.mark.clause("PRO-LIM-11", "PRO-VOC-01")
def test_a_verb_out_of_its_windows_cannot_be_carried_out(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "common.toml", "I16", '"outside"', '"defeat"')
    assert ("common.toml", "I16", "effects[0].window", "PRO-LIM-11") in found


@pytest.mark.clause("PRO-VOC-02")
def test_a_condition_of_a_fight_is_asked_only_in_one(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "abilities.toml", "C03", 'terrain = ["wilderness"]', "armed = true")
    assert found == [("abilities.toml", "C03", "effects[0].when.armed", "PRO-VOC-02")]


@pytest.mark.clause("PRO-LIM-03")
def test_all_kinds_of_monsters_are_there(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "monsters.toml", "N30",
                   '{ do = "roll_sequence", modes = ["willpower", "strength"] }',
                   '{ do = "draw_is_defeat" }')  # fmt: skip
    assert found == [("monsters.toml", "roll_sequence", "effects", "PRO-LIM-03")]


@pytest.mark.clause("PRO-LIM-04")
def test_only_one_chance_card_harms(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "chance.toml", "H12", '"extra_turn"', '"lose_half_gold"')
    assert found == [("chance.toml", "H12, H19", "effects", "PRO-LIM-04")]


@pytest.mark.clause("PRO-LIM-05")
def test_guardians_are_the_strongest(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "lesser.toml", "L3", "strength = 11", "strength = 7")
    assert found == [("lesser.toml", "L3", "strength", "PRO-LIM-05")]


@pytest.mark.clause("PRO-LIM-07")
def test_potions_are_drunk_outside_combat(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "common.toml", "I18", "cost = { card = true }", "")
    assert found == [("common.toml", "I18", "effects", "PRO-LIM-07")]


@pytest.mark.clause("PRO-LIM-08")
def test_most_spells_are_cheap(tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    path = copy / "abilities.toml"
    path.write_text(path.read_text("utf-8").replace("mags = 1", "mags = 3"), "utf-8")
    assert ("abilities.toml", "spells", "effects.cost.mags", "PRO-LIM-08") in places(check(copy))


@pytest.mark.clause("PRO-LIM-10")
@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "field"),
    [
        ("monsters.toml", "N40", "strength = 9", "strength = 10", "strength"),
        ("monsters.toml", "N01", "xp = 1", "xp = 0", "xp"),
        ("common.toml", "I06", "price = 6", "price = 7", "price"),
        ("rare.toml", "R24", "price = 5", "price = 4", "price"),
        ("abilities.toml", "M04", "price = 7", "price = 8", "price"),
    ],
)
def test_the_budget(tmp_path: Path, file: str, entry: str, old: str, new: str, field: str) -> None:
    found = spoilt(tmp_path, file, entry, old, new)
    assert (file, entry, field, "PRO-LIM-10") in found


@pytest.mark.clause("PRO-LIM-10")
def test_nothing_better_is_cheaper(tmp_path: Path) -> None:
    found = spoilt(tmp_path, "common.toml", "I17", "price = 3", "price = 2")
    assert found == []
    found = spoilt(tmp_path / "b", "common.toml", "I16", "price = 2", "price = 4")
    assert found == [("common.toml", "I17", "price", "PRO-LIM-10")]


def test_figures_are_told() -> None:
    told = dict(facts(HOME)[:3])
    assert told["fact-decks"]["adventure"] == 63
    assert told["fact-terrain"]["forest"] == 4
    monsters = [figures for key, figures in facts(HOME) if key == "fact-monster"]
    assert len(monsters) == 50
    assert (monsters[0]["percent"], monsters[-1]["percent"]) == (100, 42)


# What cannot be read at all


@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "field"),
    [
        ("abilities.toml", "K04", '"heal"', '"hael"', "effects[0].do[0].do"),
        ("abilities.toml", "K04", '"outside"', '"inside"', "effects[0].window"),
        ("abilities.toml", "K04", "n = 1", "m = 1", "effects[0].do[0].m"),
        ("abilities.toml", "M04", '"two rounds"', '"always"', "effects[0].limit"),
        ("abilities.toml", "C06", '["beast"]', '["cattle"]', "effects[0].when.against[0]"),
        ("abilities.toml", "T06", "low = 2", "low = 3", "effects[0].do[0].rows"),
        ("abilities.toml", "T09", ", n = 3", "", "effects[0].do[0].n"),
        ("monsters.toml", "N01", "strength = 2\n", "", "strength"),
        ("common.toml", "I13", 'slot = "hand"', 'slot = "weapon"', "hands"),
        ("characters.toml", "mystic", '"tower"', '"monastery"', "guilds"),
        ("ring.toml", "city", 'kind = "city"', 'kind = "guild"', "guild"),
        ("table.toml", "", '"H13"', '"H99"', "basic_removed[0]"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    tmp_path: Path, file: str, entry: str, old: str, new: str, field: str
) -> None:
    copy = a_copy(tmp_path)
    edit(copy, file, entry, old, new)
    said = [(place[0], place[2]) for place in places(check(copy))]
    assert (file, field) in said


@pytest.mark.clause("PRO-CMP-07")
def test_a_missing_entry_is_missed(tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    path = copy / "artifacts.toml"
    text = path.read_text("utf-8")
    path.write_text(text[: text.index('[[artifact]]\nid = "A5"')], "utf-8")
    assert ("artifacts.toml", "artifacts", "artifact", "PRO-CMP-07") in places(check(copy))
