"""GLH-LOS: who sees whom."""

from collections.abc import Iterable

import pytest

from druzina.games.gloomhaven.arena import Area, Edge, Hex, arena, around
from druzina.games.gloomhaven.arena.ground import Arena
from druzina.games.gloomhaven.scenario_maps import arena_of, load, numbers
from tests.games.gloomhaven.pictures import told

F4 = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]


def walled(hexes: Iterable[Hex], thin_walls: Iterable[Edge] = ()) -> Arena:
    land = frozenset(hexes)
    return arena(land, around(land), thin_walls)


@pytest.mark.clause("GLH-LOS-01")
def test_one_free_line_between_corners_is_enough() -> None:
    field = walled([each for each in F4 if each != (1, 0)])
    assert not field.sees((0, 0), (2, 0))
    assert field.sees((0, 0), (2, -1))


@pytest.mark.clause("GLH-LOS-01")
def test_what_is_neither_board_nor_wall_blocks_no_sight() -> None:
    hexes = [each for each in F4 if each != (1, 0)]
    assert arena(hexes).sees((0, 0), (2, 0))


@pytest.mark.clause("GLH-LOS-02", "GLH-OVL-10", "GLH-LOS-03")
def test_only_walls_block_sight() -> None:
    text = """
        M   #   m   A
          .   .   .   .
        """
    assert told(text, range=3) == ("A", {(0, 0)}, {"A"})


@pytest.mark.clause("GLH-LOS-03")
def test_an_attack_in_range_but_out_of_sight_does_not_happen() -> None:
    text = """
        .   .   .   .
          M   %   A   .
            %   .   .   .
        """
    assert told(text, range=3, move=0) == ("A", {(0, 1)}, {""})
    assert told(text.replace("%", "#"), range=3, move=0) == ("A", {(0, 1)}, {"A"})


@pytest.mark.clause("GLH-LOS-06", "GLH-ARE-03")
def test_targets_of_an_area_must_be_seen_by_the_attacker() -> None:
    text = """
        .   .   .   .   .
          M   .   A   %   B
            .   .   %   %   .
              .   .   .   .   .
        """
    line = Area(False, ((0, 0), (1, 0), (2, 0)))
    assert told(text, range=2, area=line)[2] == {"A"}
    assert told(text.replace("%", "#"), range=2, area=line)[2] == {"AB"}


@pytest.mark.clause("GLH-LOS-07")
def test_corners_on_walls_cannot_be_used_and_lines_along_walls_are_blocked() -> None:
    row = walled([(q, 0) for q in range(4)])
    assert [row.free_corners((q, 0)) for q in range(4)] == [0, 0, 0, 0]
    assert not row.sees((0, 0), (2, 0))
    grazing = arena(F4, thin_walls=[(1, -1, 1)])
    assert grazing.free_corners((1, 0)) != 6
    assert arena(F4).free_corners((1, 0)) == 6


@pytest.mark.clause("GLH-LOS-07")
def test_a_line_that_touches_the_end_of_a_wall_is_blocked() -> None:
    two_rows = walled([(q, r) for q in range(-1, 8) for r in range(2)])
    assert two_rows.sees((0, 0), (5, 0))
    post = walled([(q, r) for q in range(-1, 8) for r in range(2)], [(2, 0, 1)])
    assert not post.sees((0, 0), (5, 0))


@pytest.mark.clause("GLH-LOS-07")
def test_hexes_with_a_free_corner_in_common_see_each_other() -> None:
    field = walled([(0, 0), (1, 0), (0, 1), (1, -1)], [(0, 0, 0)])
    assert field.sees((0, 1), (1, 0))
    behind = arena([(0, 0), (1, 0)], thin_walls=[(0, 0, 0)])
    assert behind.sees((0, 0), (1, 0))


@pytest.mark.clause("GLH-LOS-08")
def test_adjacent_hexes_always_see_each_other() -> None:
    row = walled([(q, 0) for q in range(4)])
    assert row.sees((0, 0), (1, 0))
    assert not row.sees((0, 0), (2, 0))


@pytest.mark.clause("GLH-LOS-08")
def test_it_decides_six_pairs_of_all_maps() -> None:
    needed: dict[int, int] = {}
    pairs = blind = 0
    for number in numbers():
        field = arena_of(load(number))
        blind += sum(field.free_corners(each) == 0 for each in field.cells)
        for each in field.cells:
            for side in ((1, 0), (0, 1), (-1, 1)):
                other = (each[0] + side[0], each[1] + side[1])
                if other in field.cells and field.adjacent(each, other):
                    pairs += 1
                    if field._line(each, other) is None:
                        needed[number] = needed.get(number, 0) + 1
    assert pairs == 22168 - 50, "what nobody passes in 52 are no hexes of its map"
    assert needed == {21: 2, 30: 2, 82: 2}
    assert blind == 2


@pytest.mark.clause("GLH-LOS-09")
def test_sight_is_symmetric_and_a_figure_sees_its_own_hex() -> None:
    field = walled([each for each in F4 if each not in {(1, 0), (0, 2)}], [(-1, 0, 1), (2, -1, 2)])
    assert all(field.sees(a, b) == field.sees(b, a) for a in field.cells for b in field.cells)
    assert all(field.sees(a, a) for a in field.cells)


@pytest.mark.clause("GLH-LOS-10")
def test_doorways_have_the_free_corners_counted_on_the_maps() -> None:
    found = []
    for number in numbers():
        scenario = load(number)
        field = arena_of(scenario)
        found += [
            min(field.free_corners(each), 3)
            for join in scenario.joins
            if join.kind == "door"
            for each in join.hexes
        ]
    assert [found.count(corners) for corners in (0, 1, 2, 3)] == [1, 2 + 2, 184 - 2, 92 - 1], (
        "two of 52; the altar of 90 is no door"
    )


@pytest.mark.clause("GLH-LOS-10")
def test_through_a_door_one_sees_between_the_two_wall_ends() -> None:
    field = walled([each for each in F4 if each[0] or each == (0, 0)])
    assert field.sees((-1, 0), (1, 0))
    assert not field.sees((-1, 3), (1, 1))


@pytest.mark.clause("GLH-LOS-11", "GLH-DOR-03")
def test_an_opened_door_lets_sight_through_at_once() -> None:
    barrow = load(1)
    before, after = arena_of(barrow, ()), arena_of(barrow, [(-2, 3)])
    assert (-3, 3) not in before.cells
    assert after.sees((-1, 3), (-3, 3))


@pytest.mark.clause("GLH-LOS-04", "GLH-LOS-05")
def test_whatever_has_a_range_reaches_only_what_it_sees() -> None:
    field = walled([each for each in F4 if each != (1, 0)])
    here = field.cells[0, 0]
    assert field.ball(here, 3) & field.mask([(2, 0)])
    assert not field.strike(here, 3) & field.mask([(2, 0)])
    assert field.strike(here, 3) & field.mask([(2, -1)])
