"""GLH-ARE, V6: area patterns and whom they hit."""

import pytest

from druzina.games.gloomhaven.arena import AREAS, Area, mirrored, orientations, turned
from druzina.games.gloomhaven.arena.areas import settle
from tests.games.gloomhaven.pictures import MELEE_ARC, TRIANGLE, told

SIZES = {
    "M-arc2": 2,
    "M-arc3": 3,
    "M-arc4": 4,
    "M-arc5": 5,
    "M-ring": 6,
    "M-line2": 2,
    "M-line3": 3,
    "M-line4": 4,
    "M-line5": 5,
    "M-opposite": 2,
    "M-cone3": 3,
    "M-cone5": 5,
    "M-wave4": 4,
    "M-fork3": 3,
    "M-tri3": 3,
    "M-pairs4": 4,
    "M-front6": 6,
    "M-fan9": 9,
    "M-fan15": 15,
    "M-drake7": 7,
    "R-line2": 2,
    "R-line3": 3,
    "R-line4": 4,
    "R-line5": 5,
    "R-tri3": 3,
    "R-rhomb4": 4,
    "R-ring7": 7,
    "R-ring6": 6,
    "R-band8": 8,
    "R-hex12": 12,
}


def test_the_patterns_of_the_specification() -> None:
    assert {name: len(set(area.hexes)) for name, area in AREAS.items()} == SIZES
    assert all(AREAS[name].melee == name.startswith("M") for name in AREAS)


@pytest.mark.clause("GLH-ARE-02")
@pytest.mark.parametrize("name", AREAS)
def test_every_rotation_and_mirror_image(name: str) -> None:
    area = AREAS[name]
    found = {frozenset(pattern) for pattern in orientations(area)}
    for times in range(6):
        for image in (area.hexes, tuple(map(mirrored, area.hexes))):
            placed = [turned(each, times) for each in image]
            assert frozenset(placed if area.melee else settle(placed)) in found
    assert len(found) in (1, 2, 3, 6, 12)


@pytest.mark.clause("GLH-ARE-02")
def test_a_mirror_image_may_be_needed() -> None:
    crooked = Area(True, ((1, 0), (3, -1)))
    one_way = """
        .   .   .   .   .
          .   .   .   B   .
            M   A   .   .   .
        """
    other_way = """
        .   .   .   .   .
          M   A   .   .   .
            .   .   B   .   .
        """
    assert told(one_way, area=crooked)[2] == {"AB"}
    assert told(other_way, area=crooked)[2] == {"AB"}


@pytest.mark.clause("GLH-ARE-01", "GLH-EX-07", "GLH-MON-10")
def test_a_melee_area_hits_all_in_it_without_disadvantage() -> None:
    text = """
        .   A   B   .
          .   M   .   .
            .   .   .   .
        """
    assert told(text, move=2, range=3, area=MELEE_ARC) == ("A", {(1, 1)}, {"AB"})


@pytest.mark.clause("GLH-ARE-03", "GLH-EX-06")
def test_one_hex_of_a_free_area_in_range_is_enough() -> None:
    text = """
        M   .   .   A   .
          .   .   .   B   .
        """
    assert told(text, range=2, area=TRIANGLE)[2] == {"A"}
    assert told(text, range=3, area=TRIANGLE)[2] == {"AB"}
    assert told(text, range=1, area=TRIANGLE)[2] == {""}


@pytest.mark.clause("GLH-ARE-03")
def test_the_hex_in_range_may_be_a_wall() -> None:
    pair = Area(False, ((0, 0), (2, -1)))
    text = """
        .   .   .   .   .   .
          .   .   .   .   A   .
            .   M   %   .   .   .
              .   .   .   .   .   .
        """
    assert told(text, range=1, area=pair)[2] == {"A"}
    assert told(text.replace("%", "#"), range=1, area=pair)[2] == {"A"}
    assert told(text.replace("%", " "), walled=False, range=1, area=pair)[2] == {""}
    behind = text.replace("M   %", "M | %")
    assert told(behind, range=1, area=pair)[2] == {""}


@pytest.mark.clause("GLH-ARE-04")
def test_allies_in_the_area_are_not_attacked() -> None:
    text = """
        .   A   m   .
          .   M   B   .
        """
    assert told(text, area=Area(True, ((1, 0), (1, -1), (0, -1))))[2] == {"AB"}


@pytest.mark.clause("GLH-ARE-06")
def test_a_ranged_area_suffers_from_adjacent_targets() -> None:
    text = """
        .   .   .   .   .
          .   M   A   B   .
            .   .   .   .   .
        """
    focus, ends, targets = told(text, move=1, range=2, area=TRIANGLE)
    assert (focus, targets) == ("A", {"AB"})
    assert (1, 1) not in ends


@pytest.mark.clause("GLH-ARE-07")
def test_a_further_target_is_in_range_outside_the_area() -> None:
    text = """
        .   A   B   .   .
          .   M   .   .   C
            .   D   .   .   .
        """
    assert told(text, area=MELEE_ARC)[2] == {"AB"}
    assert told(text, area=MELEE_ARC, targets=2)[2] == {"ABD"}
    assert told(text, area=MELEE_ARC, targets=3)[2] == {"ABD"}


@pytest.mark.clause("GLH-ARE-08")
def test_a_melee_area_reaches_beyond_adjacent_hexes() -> None:
    assert told("M   .   A", area=Area(True, ((1, 0), (2, 0))))[2] == {""}
    free = """
        M   .   A
          .   .   .
        """
    assert told(free, area=Area(True, ((1, 0), (2, 0))))[2] == {"A"}


@pytest.mark.clause("GLH-MON-10", "GLH-ARE-08")
def test_a_melee_area_of_a_ranged_monster_stays_melee() -> None:
    text = """
        .   .   .   .   .
          .   M   A   .   B
            .   .   .   .   .
        """
    line = Area(True, ((1, 0), (2, 0)))
    assert told(text, move=2, range=3, area=line) == ("A", {(1, 1)}, {"A"})
    assert told(text, range=3, area=line, targets=2)[2] == {"A"}


@pytest.mark.clause("GLH-CON-12", "GLH-FOC-03")
def test_invisible_enemies_are_no_targets_of_areas_or_further_attacks() -> None:
    text = """
        .   A   B   .
          .   M   .   .
        """
    free = Area(False, ((0, 0), (1, 0)))
    for card in ({"targets": 2}, {"area": MELEE_ARC}, {"area": free, "range": 2}):
        assert told(text, **card)[2] == {"AB"}
        assert told(text, invisible="B", **card)[2] == {"A"}
