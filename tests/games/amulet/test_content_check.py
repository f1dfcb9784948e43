"""The hard constraints AMU-CON: each broken once, and what is said about it."""

from pathlib import Path

import pytest

from druzina.games.amulet.content import HOME, load
from druzina.games.amulet.content_balance import balance
from druzina.games.amulet.content_check import check
from druzina.games.amulet.content_model import CHARACTERS
from tests.games.amulet.content_copies import a_copy, edit, places, redraw
from tests.games.amulet.test_content import rows

CONTENT = load()


def test_the_own_content_is_sound() -> None:
    assert check(HOME) == []


M101 = ("monsters.toml", "M101")


@pytest.mark.clause("AMU-CON-01")
@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "place"),
    [
        (*M101, '"1W..1"', '"11..1"', (*M101, "grid", "AMU-CON-01")),
        ("monsters.toml", "M201", '"CW..."', '"C...."', ("monsters.toml", "M201", "grid")),
        ("mythical.toml", "Y1", '"X1X.1"', '"X1..1"', ("mythical.toml", "Y1", "grid")),
        (*M101, "mark = 1", "mark = 2", ("monsters.toml", "mark 1", "mark", "AMU-CON-01")),
    ],
)
def test_weak_spots_forbidden_squares_and_marks(
    tmp_path: Path, file: str, entry: str, old: str, new: str, place: tuple[str, ...]
) -> None:
    folder = a_copy(tmp_path)
    edit(folder, file, entry, old, new)
    assert place in [found[: len(place)] for found in places(check(folder))]


@pytest.mark.clause("AMU-CON-02", "AMU-CON-01")
@pytest.mark.parametrize(
    ("file", "entry", "old", "new"),
    [
        (*M101, "power = 3", "power = 5"),
        ("monsters.toml", "M201", "power = 5", "power = 4"),
        ("mythical.toml", "Y1", "power = 12", "power = 11"),
    ],
)
def test_power_by_level(tmp_path: Path, file: str, entry: str, old: str, new: str) -> None:
    folder = a_copy(tmp_path)
    edit(folder, file, entry, old, new)
    assert places(check(folder)) == [(file, entry, "power", "AMU-CON-02")]


@pytest.mark.clause("AMU-CON-02")
def test_gems_are_spread_evenly(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, *M101, '"yellow"', '"blue"')
    edit(folder, "monsters.toml", "M106", '"yellow"', '"blue"')
    found = [place for place in places(check(folder)) if place[2] == "gem"]
    assert set(found) == {("monsters.toml", "monsters", "gem", "AMU-CON-02")}


@pytest.mark.clause("AMU-SET-15", "AMU-SET-13")
def test_decks_are_used_up_on_the_last_day(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "setup.toml", "", "days = [8, 8, 7,", "days = [8, 8, 6,")
    assert places(check(folder)) == [("setup.toml", "table", "days", "AMU-SET-15")]


@pytest.mark.clause("AMU-CON-03", "AMU-FGT-08")
def test_two_weapons_alone_stun_whoever_beats_a_mythical_monster(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "mythical.toml", "Y5", '"3..31"', '"...31"')
    found = places(check(folder))
    assert found
    assert set(found) == {("mythical.toml", "Y5", "grid", "AMU-CON-03")}


@pytest.mark.clause("AMU-CON-03")
def test_damage_rises_with_the_level(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    for path in ("monsters.toml", "mythical.toml"):
        text = (folder / path).read_text("utf-8")
        grids = (line for line in text.splitlines(keepends=True))
        calm = [line if not line.startswith('    "') else bare(line) for line in grids]
        (folder / path).write_text("".join(calm), "utf-8")
    found = places(check(folder))
    assert ("monsters.toml", "monsters", "grid", "AMU-CON-03") in found
    assert ("mythical.toml", "mythical", "grid", "AMU-CON-03") in found


def bare(line: str) -> str:
    return line.replace("1", ".").replace("2", ".").replace("3", ".")


@pytest.mark.clause("AMU-CON-04")
@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "place"),
    [
        (
            "characters.toml", "thief", "health = 6", "health = 7",
            ("characters.toml", "characters", "health", "AMU-CON-04"),
        ),
        (
            "tree.toml", "R1a", "needs = []", 'needs = ["start"]',
            ("tree.toml", "tree", "row", "AMU-CON-04"),
        ),
        ("tree.toml", "R2a", '["R1a"]', "[]", ("tree.toml", "R2a", "needs", "AMU-XP-02")),
    ],
)  # fmt: skip
def test_health_and_trees(
    tmp_path: Path, file: str, entry: str, old: str, new: str, place: tuple[str, ...]
) -> None:
    folder = a_copy(tmp_path)
    edit(folder, file, entry, old, new)
    assert place in places(check(folder))


@pytest.mark.clause("AMU-CON-04")
def test_four_weapons_at_the_start(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "weapons.toml", "WP5", 'node = "R2b"', 'node = "start"')
    edit(folder, "skills.toml", "SP1", 'node = "R2c"', 'node = "R2b"')
    assert ("weapons.toml", "preacher", "node", "AMU-CON-04") not in places(check(folder))
    assert ("characters.toml", "preacher", "id", "AMU-CON-04") in places(check(folder))


@pytest.mark.clause("AMU-CON-05")
@pytest.mark.parametrize(
    ("file", "entry", "old", "new", "place"),
    [
        (
            "potions.toml", "PT03", 'gem = "yellow"', 'gem = "green"',
            ("potions.toml", "potions", "gem", "AMU-CON-05"),
        ),
        (
            "upgrades.toml", "UP-fair", 'place = "fair"', 'place = "castle"',
            ("upgrades.toml", "fair", "place", "AMU-CON-05"),
        ),
    ],
)  # fmt: skip
def test_potions_and_upgrades(
    tmp_path: Path, file: str, entry: str, old: str, new: str, place: tuple[str, ...]
) -> None:
    folder = a_copy(tmp_path)
    edit(folder, file, entry, old, new)
    assert place in places(check(folder))


@pytest.mark.clause("AMU-CON-05")
def test_spells_of_every_cost(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    for spell, shape in (("spark", '["##"]'), ("twin-sparks", '["#.#"]')):
        edit(folder, "spells.toml", spell, "cost = 3", "cost = 4")
        edit(folder, "spells.toml", spell, shape, '["###"]')
    assert places(check(folder)) == [("spells.toml", "cost 3", "cost", "AMU-CON-05")]


@pytest.mark.clause("AMU-CON-06")
def test_markers_are_enough(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "nights.toml", "N31", '["fair"]', '["fair", "castle"]')
    edit(folder, "nights.toml", "N34", '["monastery", "tower"]', '["monastery", "tower", "hut"]')
    assert places(check(folder)) == [
        ("nights.toml", "nights", "lock", "AMU-CON-06"),
        ("nights.toml", "nights", "revel", "AMU-CON-06"),
    ]


@pytest.mark.clause("AMU-CON-06")
def test_no_amulet_needs_six_of_a_colour(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "characters.toml", "preacher", 'O1 = "blue"', 'O1 = "yellow"')
    field = "fields.yellow"
    assert places(check(folder)) == [("characters.toml", "preacher", field, "AMU-CON-06")]


@pytest.mark.clause("AMU-CON-07")
def test_no_weapon_completes_an_adventure_alone(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "adventures.toml", "D7", '".W.WC"', '".WW.C"')
    edit(folder, "adventures.toml", "D7", '"W...."', '"....."')
    found = places(check(folder))
    assert set(found) == {("adventures.toml", "D7", "grid", "AMU-CON-07")}


@pytest.mark.clause("AMU-CON-07")
def test_two_weapons_of_every_character_complete_an_adventure(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "adventures.toml", "D7", '"....."', '"W...W"')
    problems = check(folder)
    assert {place[:2] for place in places(problems)} == {("adventures.toml", "D7")}
    assert {problem.arguments["expected"] for problem in problems} == {"expected-beatable"}


WALLED = (".....", "..X..", ".XWX.", "..X..", "W.W..", ".....")
FURIOUS = ("X33W3", "333.3", "3X3W3", "333.3", "33333", "G333W")


@pytest.mark.clause("AMU-FGT-05")
@pytest.mark.parametrize(
    ("file", "entry", "grid"),
    [
        ("monsters.toml", "M102", (*WALLED[:4], "W....", WALLED[5])),
        ("monsters.toml", "M202", WALLED),
        ("mythical.toml", "Y3", FURIOUS),
    ],
)
def test_a_monster_that_cannot_be_beaten(
    tmp_path: Path, file: str, entry: str, grid: tuple[str, ...]
) -> None:
    """A weak spot walled in, or too much damage for what a character can have by then."""
    folder = a_copy(tmp_path)
    redraw(folder, file, entry, grid)
    problems = [p for p in check(folder) if p.arguments["expected"] == "expected-beatable"]
    assert set(places(problems)) == {(file, entry, "grid", "AMU-FGT-05")}
    assert {problem.arguments["character"] for problem in problems} == set(CHARACTERS)


@pytest.mark.clause("AMU-INF-05")
def test_no_two_backs_are_alike(tmp_path: Path) -> None:
    folder = a_copy(tmp_path)
    edit(folder, "monsters.toml", "M102", 'gem = "blue"', 'gem = "yellow"')
    redraw(folder, "monsters.toml", "M102", CONTENT.monster("M101").card.rows)
    assert ("monsters.toml", "M102", "grid", "AMU-INF-05") in places(check(folder))


# The balance table


def test_the_balance_table_has_the_figures_of_the_specification() -> None:
    facts = balance(CONTENT)
    harm = {f["monster"]: f["harm"] for key, f in facts if key == "fact-monster"}
    assert harm == {row[0]: row[10] for row in rows(r"M\d\d\d")} | {
        row[0]: row[5] for row in rows(r"Y\d")
    }
    shares = {f["adventure"]: f["percent"] for key, f in facts if key == "fact-adventure"}
    assert shares == {row[0]: int(row[6].removesuffix(" %")) for row in rows(r"D\d")}
