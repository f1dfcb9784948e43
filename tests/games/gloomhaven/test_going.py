"""GLH-MOV, GLH-EFF: what happens to a figure on its way, of its own will or not."""

from collections.abc import Callable

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.forcing import forced
from druzina.games.gloomhaven.arena.going import Gone, allowed, go, landings
from druzina.games.gloomhaven.arena.movement import Kind
from druzina.games.gloomhaven.monsters import Board
from tests.games.gloomhaven.pictures import picture


def row(length: int) -> list[Hex]:
    return [(q, 0) for q in range(length)]


def gone(
    board: Board, way: list[Hex], kind: Kind = "walk", stops: Callable[[Hex], bool] | None = None
) -> tuple[Gone, list[tuple[Hex, str]]]:
    met: list[tuple[Hex, str]] = []

    def effect(at: Hex, danger: str) -> bool:
        met.append((at, danger))
        return stops is None or not stops(at)

    return go(board.ground, way, kind, effect), met


@pytest.mark.clause("GLH-MOV-04")
def test_traps_and_hazards_act_when_they_are_entered_and_the_move_goes_on() -> None:
    result, met = gone(picture("M   ^   !   ."), row(4))
    assert met == [((1, 0), "trap"), ((2, 0), "hazardous")]
    assert result == Gone(((1, 0), (2, 0), (3, 0)), (), stopped=False)


@pytest.mark.clause("GLH-MOV-05", "GLH-MOV-06")
@pytest.mark.parametrize(("kind", "felt"), [("jump", [((2, 0), "trap")]), ("fly", [])])
def test_a_jump_feels_its_last_hex_and_a_flight_none(
    kind: Kind, felt: list[tuple[Hex, str]]
) -> None:
    assert gone(picture("M   !   ^"), row(3), kind)[1] == felt


@pytest.mark.clause("GLH-MOV-13", "GLH-MOV-14")
def test_who_is_stunned_or_killed_on_the_way_stays_there() -> None:
    result, met = gone(picture("M   ^   ^   ."), row(4), stops=lambda at: at == (1, 0))
    assert met == [((1, 0), "trap")]
    assert result == Gone(((1, 0),), (), stopped=True)


@pytest.mark.clause("GLH-MOV-08")
def test_whoever_flies_no_more_above_a_trap_meets_it_only_on_entering_it_again() -> None:
    trapped = picture("^   .   M")
    assert landings(trapped.ground, (0, 0)) == ()
    assert gone(trapped, [(0, 0), (1, 0)])[1] == []
    assert gone(trapped, [(0, 0), (1, 0), (0, 0)])[1] == [((0, 0), "trap")]


@pytest.mark.clause("GLH-MOV-07")
def test_above_an_obstacle_it_falls_to_the_nearest_empty_hexes() -> None:
    assert landings(picture("M   .   #   .   .").ground, (2, 0)) == ((1, 0), (3, 0))
    assert landings(picture("M   m   ^   #   A   .").ground, (3, 0)) == ((5, 0),)
    assert landings(picture("M   .   .   .   .").ground, (2, 0)) == ()


@pytest.mark.clause("GLH-MOV-11")
def test_a_move_is_one_piece_and_each_piece_must_be_a_move() -> None:
    ally, rock = picture("M   m   ."), picture("M   #   .")
    assert allowed(ally.ground, row(3), "walk")
    assert not allowed(ally.ground, row(2), "walk")
    assert allowed(rock.ground, row(3), "jump")
    assert not allowed(rock.ground, row(2), "jump")


@pytest.mark.clause("GLH-MOV-02", "GLH-MOV-03")
@pytest.mark.parametrize("drawn", ["M   A   .", "M   #   .", "M | .   .", "M   .   m", "M   .   A"])
def test_no_way_on_foot_leads_through_these(drawn: str) -> None:
    assert not allowed(picture(drawn).ground, row(3), "walk")


def test_a_way_has_no_gaps_and_stays_on_the_map() -> None:
    ground = picture("M   .   .").ground
    assert not allowed(ground, [(0, 0), (2, 0)], "walk")
    assert not allowed(ground, [(0, 0), (0, 1)], "walk")


@pytest.mark.clause("GLH-MOV-12")
def test_a_jump_lists_the_enemies_it_passed_over() -> None:
    board = picture("M   A   m   B   .")
    assert allowed(board.ground, row(5), "jump")
    assert gone(board, row(5), "jump")[0].passed == ((1, 0), (3, 0))


# The monster M is the target here; it is pushed away from A, or pulled towards it


def ways(drawn: str, steps: int, *, pull: bool = False, fly: bool = False) -> set[tuple[Hex, ...]]:
    board = picture(drawn)
    source = board.enemies[0].at
    found = forced(board.ground, source, board.monster.at, steps, pull=pull, fly=fly)
    return {way[1:] for way in found}


@pytest.mark.clause("GLH-EFF-01", "GLH-MAT-04")
def test_a_push_goes_its_full_distance_by_any_way_that_leads_farther() -> None:
    assert ways("A   M   .   .   .", 2) == {((2, 0), (3, 0))}
    assert ways("A   M   .", 2) == {((2, 0),)}
    assert ways("A   M", 2) == set()


@pytest.mark.clause("GLH-MAT-04")
def test_players_choose_among_the_hexes_traps_too() -> None:
    drawn = """
        A   M   ^
          .   .
    """
    assert ways(drawn, 1) == {((2, 0),), ((1, 1),)}


@pytest.mark.clause("GLH-EFF-02")
def test_a_pull_goes_nearer() -> None:
    assert ways("A   .   .   M   .", 1, pull=True) == {((2, 0),)}
    assert ways("A   .   .   M   .", 5, pull=True) == {((2, 0), (1, 0))}


@pytest.mark.clause("GLH-EFF-07")
@pytest.mark.parametrize("pull", [False, True])
def test_nobody_is_forced_where_nothing_joins_pusher_and_target(pull: bool) -> None:
    assert ways("A       M   .", 2, pull=pull) == set()


@pytest.mark.clause("GLH-EFF-07")
def test_through_allies_but_never_onto_them_not_through_foes_or_obstacles() -> None:
    assert ways("A   M   m   .", 2) == {((2, 0), (3, 0))}
    assert ways("A   M   m   .", 1) == set()
    assert ways("A   M   B   .", 2) == set()
    assert ways("A   M   #   .", 2) == set()
    assert ways("A   M   #   .", 2, fly=True) == {((2, 0), (3, 0))}
    assert ways("A   M | .   .", 2) == set()


@pytest.mark.clause("GLH-MOV-06", "GLH-EFF-03")
def test_who_flies_is_forced_over_foes_and_never_onto_them() -> None:
    assert ways("A   M   B   .", 2, fly=True) == {((2, 0), (3, 0))}
    assert ways("A   M   B   .", 1, fly=True) == set()
    assert ways("A   M | .   .", 2, fly=True) == set()
