"""A board as a page shows it: reach, sight and its lines, rooms of scenarios, and its bounds."""

from __future__ import annotations

import pytest

from druzina.core import Problem
from druzina.games.gloomhaven import board_file, scenario_boards, study
from druzina.games.gloomhaven.arena import Hex, arena
from druzina.games.gloomhaven.arena.sight_lines import CORNERS, centre, corner, owner
from tests.games.gloomhaven.brute_force import Slow, touch
from tests.games.gloomhaven.random_boards import board as random_board

SEEDS = range(100)


@pytest.mark.clause("GLH-MOV-01", "GLH-MOV-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_reach_is_every_end_of_a_move_with_its_cost(seed: int) -> None:
    raw = random_board(seed)
    board, slow = board_file.board(board_file.entry(raw)), Slow(raw)
    found = {one.at: (one.negatives, one.points) for one in study.reach(board)}
    ways = {} if board.monster.stunned else slow.ways(slow.at)
    assert found == {
        at: cost
        for at, cost in ways.items()
        if cost[1] <= board.monster.points and slow.may_end(at)
    }


@pytest.mark.clause("GLH-LOS-01", "GLH-LOS-03")
@pytest.mark.parametrize("seed", SEEDS)
def test_sight_and_its_lines_are_those_of_the_second_opinion(seed: int) -> None:
    raw = random_board(seed)
    board, slow = board_file.board(board_file.entry(raw)), Slow(raw)
    at = board.monster.at
    found = study.sight(board, at)
    near = {each for each in slow.ranges(at) if 0 < slow.ranges(at)[each] <= slow.profile()[0]}
    seen = {each for each in near if slow.sees(at, each)}
    assert set(found.seen) == seen
    assert set(found.unseen) == near - seen
    for foe, first, last in found.lines:
        assert foe in seen & {enemy.at for enemy in board.enemies}
        assert first in corners(at)
        assert last in corners(foe)
        assert not any(touch(first, last, *wall) for wall in slow.walls)


def corners(at: Hex) -> set[tuple[int, int]]:
    x, y = centre(at)
    return {(x + dx, y + dy) for dx, dy in CORNERS}


def test_a_corner_is_found_again_from_its_owner() -> None:
    for at in [(0, 0), (-5, 3), (7, -11)]:
        for x, y in corners(at):
            assert corner(*owner(x, y)) == (x, y)


def test_a_wall_that_hides_an_enemy_leaves_no_line() -> None:
    row = [(q, 0) for q in range(5) if q != 2]
    hall = arena(row, [(2, 0), (2, -1), (1, 1), (3, -1), (2, 1), (1, -1), (3, 1), (0, 1), (4, -1)])
    assert hall.sight_line((0, 0), (4, 0)) is None
    assert arena(row[:2]).sight_line((0, 0), (1, 0)) is not None


@pytest.mark.clause("GLH-DOR-01", "GLH-SET-03")
def test_rooms_are_joined_by_the_doors_between_them_and_by_no_others() -> None:
    one, two, three = (scenario_boards.room_board(1, rooms, 2) for rooms in ([1], [1, 2], [1, 3]))
    assert one.doors == three.doors == ()
    assert two.doors == ((-2, 3),)
    assert set(one.hexes) < set(two.hexes)
    assert [place.at for place in one.monsters] == [(-1, 2), (-1, 3), (-2, 4)]
    many = scenario_boards.room_board(1, [1], 4)
    assert len(many.monsters) > len(one.monsters)


@pytest.mark.parametrize(
    ("number", "rooms", "key"),
    [
        (0, [1], "problem-scenario"),
        (1, [], "problem-scenario-room"),
        (1, [9], "problem-scenario-room"),
    ],
)
def test_what_is_not_on_the_shelf(number: int, rooms: list[int], key: str) -> None:
    with pytest.raises(Problem) as caught:
        scenario_boards.room_board(number, rooms, 2)
    assert caught.value.key == key


def test_too_many_boards_at_once() -> None:
    one = "map:\nM   .\n"
    assert len(study.sound("---\n".join([one] * study.BOARDS))) == study.BOARDS
    with pytest.raises(Problem) as caught:
        study.sound("---\n".join([one] * (study.BOARDS + 1)))
    assert caught.value.key == "problem-boards"


def test_maps_that_were_let_go_are_made_anew() -> None:
    before = arena([(0, 0), (1, 0)])
    assert arena([(0, 0), (1, 0)]) is before
    study.forget()
    assert arena([(0, 0), (1, 0)]) is not before
