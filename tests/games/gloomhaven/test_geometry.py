"""GLH-GEO: hexes, walls and ranges."""

import pytest

from druzina.games.gloomhaven.arena import (
    STEPS,
    Arena,
    Hex,
    TooWide,
    arena,
    around,
    distance,
    mirrored,
    neighbours,
    turned,
)
from druzina.games.gloomhaven.scenario_maps import arena_of, load
from tests.games.gloomhaven.pictures import picture, sketch

F3 = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def far(field: Arena, a: Hex, b: Hex) -> int | None:
    return field.range(field.cells[a], field.cells[b])


@pytest.mark.clause("GLH-GEO-01")
def test_six_neighbours_and_the_distance_without_walls() -> None:
    assert set(neighbours((2, 5))) == {(3, 5), (3, 4), (2, 4), (1, 5), (1, 6), (2, 6)}
    field = arena(F3)
    for a in F3:
        for b in F3:
            dq, dr = b[0] - a[0], b[1] - a[1]
            assert distance(a, b) == max(abs(dq), abs(dr), abs(dq + dr)) == far(field, a, b)


@pytest.mark.clause("GLH-GEO-01")
def test_a_turn_makes_each_step_the_next_and_a_mirror_keeps_distances() -> None:
    assert [turned(step) for step in STEPS] == [*STEPS[1:], STEPS[0]]
    assert turned((2, 1), 6) == (2, 1)
    assert {distance(mirrored(a), mirrored((0, 0))) - distance(a, (0, 0)) for a in F3} == {0}


@pytest.mark.clause("GLH-GEO-02")
def test_a_wall_parts_neighbours() -> None:
    field = arena(F3, thin_walls=[(0, 0, 0)])
    assert not field.adjacent((0, 0), (1, 0))
    assert not field.adjacent((1, 0), (0, 0))
    assert field.adjacent((0, 0), (1, -1))
    other_side = arena(F3, thin_walls=[(1, 0, 3)])
    assert not other_side.adjacent((0, 0), (1, 0))


@pytest.mark.clause("GLH-GEO-03")
def test_range_goes_around_walls_and_through_everything_else() -> None:
    board = picture(
        """
        M   %   .
          #   A   .
        """
    )
    assert far(board.arena, (0, 0), (2, 0)) == 3
    assert far(board.arena, (0, 0), (0, 1)) == 1


@pytest.mark.clause("GLH-GEO-03")
def test_no_chain_of_hexes_no_range() -> None:
    field = arena([(0, 0), (2, 0)])
    assert far(field, (0, 0), (2, 0)) is None
    assert field.sees((0, 0), (2, 0))


@pytest.mark.clause("GLH-GEO-04")
def test_what_is_not_revealed_does_not_exist_and_a_closed_door_is_wall() -> None:
    barrow = load(1)
    closed, opened = arena_of(barrow, ()), arena_of(barrow, [(-2, 3)])
    assert (-2, 3) not in closed.cells
    assert (-2, 3) in closed.wall_hexes
    assert (-3, 4) not in closed.cells
    assert far(opened, (-1, 3), (-3, 3)) == 2


@pytest.mark.clause("GLH-GEO-07")
def test_the_border_of_a_tile_is_a_wall_where_no_join_covers_it() -> None:
    barrow = arena_of(load(1))
    assert not barrow.adjacent((-2, 4), (-3, 4))
    assert far(barrow, (-2, 4), (-3, 4)) == 2
    assert barrow.adjacent((-2, 4), (-2, 3))


@pytest.mark.clause("GLH-GEO-07")
def test_every_edge_towards_a_place_off_the_board_is_a_wall() -> None:
    field = arena(F3, around(F3))
    assert field.free_corners((0, 0)) == 6
    assert field.free_corners((3, 0)) == 2
    assert not field.spread(1 << field.cells[3, 0]) & ~field.everywhere


@pytest.mark.clause("GLH-GEO-08")
def test_corridors_join_tiles_to_a_room_and_doors_part_rooms() -> None:
    assert [sorted(room) for room in load(1).rooms()] == [["l1a"], ["g1b"], ["i1b"]]
    with_corridor = load(10)
    assert {"l1b", "l3a"} in [set(room) for room in with_corridor.rooms()]


@pytest.mark.clause("GLH-GEO-09")
def test_an_open_join_is_adjacent_to_every_hex_it_touches() -> None:
    barrow = arena_of(load(1))
    beside = [each for each in neighbours((-2, 3)) if each in barrow.cells]
    assert len(beside) > 3
    assert all(barrow.adjacent((-2, 3), each) for each in beside)
    assert {(-9, 7), (-7, 5)} <= set(barrow.cells)


def test_the_same_map_is_kept() -> None:
    assert arena(F3, around(F3)) is arena(reversed(F3), around(F3))
    assert arena(F3) is not arena(F3, thin_walls=[(0, 0, 1)])


def test_hexes_too_far_apart_are_no_map() -> None:
    with pytest.raises(TooWide):
        arena([(0, 0), (10**6, 10**6)])


def test_walls_far_away_do_no_harm() -> None:
    field = arena([(0, 0), (1, 0), (2, 0)], [(10**12, 0)], [(0, 1 << 24, 0)])
    assert field.sees((0, 0), (2, 0))


@pytest.mark.clause("GLH-GEO-05", "GLH-MOV-03")
def test_no_move_ends_where_a_figure_stands() -> None:
    drawn = sketch("M   m   A   .")
    board = picture("M   m   A   .", move=5)
    ends = board.ground.ends(board.start, "fly")
    free = {at for at in drawn.hexes if ends >> board.arena.cells[at] & 1}
    assert free == {(0, 0), (3, 0)}


@pytest.mark.clause("GLH-GEO-06")
def test_an_empty_hex_holds_no_figure_no_token_and_no_overlay() -> None:
    board = picture("M   m   A   #   ^   !   ~   .   .")
    token = board.arena.mask([(7, 0)])
    figures = board.arena.mask([(0, 0)])
    assert board.ground.empty(tokens=token | figures) == board.arena.mask([(8, 0)])
