"""GLH-MOV: what moving costs, walking, jumping and flying."""

import itertools

import pytest

from druzina.games.gloomhaven.arena import Hex, Ways
from druzina.games.gloomhaven.arena.movement import Kind
from druzina.games.gloomhaven.arena.paths import path
from druzina.games.gloomhaven.monsters import Board
from tests.games.gloomhaven.pictures import picture, told


def ways(board: Board, kind: Kind = "walk") -> Ways:
    return Ways(board.ground, board.start, kind)


def cost(board: Board, at: Hex, kind: Kind = "walk") -> tuple[int, int] | None:
    """Negative hexes and points of the best way there."""
    return ways(board, kind).best(1 << board.arena.cells[at])


@pytest.mark.clause("GLH-MOV-01")
def test_a_point_per_hex_entered() -> None:
    board = picture("M   .   .   .")
    assert [cost(board, (q, 0)) for q in range(4)] == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert ways(board).within(0, 2) == board.arena.mask([(0, 0), (1, 0), (2, 0)])


@pytest.mark.clause("GLH-MOV-02")
def test_through_allies_but_not_through_enemies_obstacles_or_walls() -> None:
    assert cost(picture("M   m   ."), (2, 0)) == (0, 2)
    assert cost(picture("M   A   ."), (2, 0)) is None
    assert cost(picture("M   #   ."), (2, 0)) is None
    assert cost(picture("M | .   ."), (2, 0)) is None
    assert cost(picture("M   %   ."), (2, 0)) is None


@pytest.mark.clause("GLH-MOV-03", "GLH-MOV-15")
def test_no_move_ends_on_an_ally() -> None:
    assert told("M   m   .   .   A", move=1)[1] == {(0, 0)}
    assert told("M   m   .   .   A", move=2)[1] == {(2, 0)}


@pytest.mark.clause("GLH-MOV-05")
@pytest.mark.parametrize("between", "Am#^!~")
def test_a_jump_passes_over_everything_for_a_point(between: str) -> None:
    board = picture(f"M   {between}   .")
    assert cost(board, (2, 0), "jump") == (0, 2)


@pytest.mark.clause("GLH-MOV-05", "GLH-OVL-08")
def test_the_last_hex_of_a_jump_follows_the_normal_rules() -> None:
    board = picture("M   #   ^   !   A")
    ends = board.ground.ends(board.start, "jump")
    assert not ends & board.arena.mask([(1, 0), (4, 0)])
    assert cost(board, (2, 0), "jump") == (1, 2)
    assert cost(board, (3, 0), "jump") == (1, 3)


@pytest.mark.clause("GLH-MOV-05")
def test_a_jump_does_not_cross_walls() -> None:
    assert cost(picture("M | .   ."), (2, 0), "jump") is None


@pytest.mark.clause("GLH-MOV-06", "GLH-OVL-09")
def test_flying_ignores_figures_and_terrain_to_the_last_hex_but_not_walls() -> None:
    board = picture("M   A   #   ^   ~   !")
    assert cost(board, (5, 0), "fly") == (0, 5)
    assert board.ground.ends(board.start, "fly") & board.arena.mask([(2, 0)])
    assert not board.ground.ends(board.start, "fly") & board.arena.mask([(1, 0)])
    assert cost(picture("M | .   ."), (2, 0), "fly") is None


@pytest.mark.clause("GLH-MOV-09")
def test_difficult_terrain_costs_two_on_foot() -> None:
    board = picture("M   ~   .   ~   ~")
    assert [cost(board, (q, 0)) for q in range(1, 5)] == [(0, 2), (0, 3), (0, 5), (0, 7)]
    assert cost(board, (4, 0), "fly") == (0, 4)


@pytest.mark.clause("GLH-MOV-09")
def test_leaving_difficult_or_negative_terrain_costs_nothing() -> None:
    assert cost(picture("M~  .   ."), (1, 0)) == (0, 1)
    assert cost(picture("M^  .   ."), (2, 0)) == (0, 2)
    assert cost(picture("M~  .   ."), (0, 0), "jump") == (0, 0)


@pytest.mark.clause("GLH-MOV-10", "GLH-EX-44")
def test_the_last_hex_of_a_jump_costs_two_if_difficult() -> None:
    board = picture("M   ~   ~   .")
    assert cost(board, (2, 0), "jump") == (0, 3)
    assert cost(board, (3, 0), "jump") == (0, 3)
    assert told("M   ~   ~   A", move=2, jump=True)[1] == {(1, 0)}
    assert told("M   ~   ~   A", move=3, jump=True)[1] == {(2, 0)}


@pytest.mark.clause("GLH-FOC-06")
def test_fewest_negative_hexes_before_points() -> None:
    board = picture(
        """
        M   ^   .   .
          .   .   ^   .
        """
    )
    assert cost(board, (2, 0)) == (0, 3)
    assert cost(board, (3, 0)) == (0, 4)
    two_ways = picture(
        """
        M   ^   ^   .
          ~   ~   ^   .
        """
    )
    assert cost(two_ways, (3, 0)) == (1, 6)


@pytest.mark.clause("GLH-MMV-17")
@pytest.mark.parametrize("kind", ["walk", "jump", "fly"])
def test_a_shown_way_costs_what_it_should(kind: Kind) -> None:
    board = picture(
        """
        M   ^   .   #   .
          ~   .   ^   ~   .
            .   #   .   .   .
        """
    )
    found = ways(board, kind)
    for at in board.arena.cells:
        best = cost(board, at, kind)
        if best is not None:
            way = path(found, board.arena.cells[at])
            assert (way[0], way[-1]) == ((0, 0), at)
            steps = list(itertools.pairwise(way))
            assert all(board.arena.adjacent(a, b) for a, b in steps)
            if kind == "walk":
                entered = [1 << board.arena.cells[each] for each in way[1:]]
                negative = sum(bool(bit & board.terrain.negative) for bit in entered)
                rough = sum(bool(bit & board.terrain.difficult) for bit in entered)
                assert best == (negative, len(entered) + rough)


@pytest.mark.clause("GLH-DOR-02", "GLH-GEO-04")
def test_a_closed_door_is_a_wall_for_monsters() -> None:
    from druzina.games.gloomhaven.monsters import Enemy, Monster, decide
    from druzina.games.gloomhaven.scenario_maps import arena_of, load

    barrow = load(1)
    for opened, focus in (((), ()), (((-2, 3),), ((1, 3),))):
        field = arena_of(barrow, opened)
        at = (-1, 4) if not opened else (-4, 3)
        enemy = Enemy((1, 3), 20)
        decision = decide(Board(field, Monster(at, move=2), (enemy,)))
        assert decision.focus == (focus or ((1, 3),))
    assert (-4, 3) not in arena_of(barrow, ()).cells
