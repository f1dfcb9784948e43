"""GLH-MMV and GLH-MAT: where a monster goes, and whom it attacks."""

import pytest

from druzina.games.gloomhaven.arena import Area
from druzina.games.gloomhaven.monsters import Enemy, Monster, decide
from tests.games.gloomhaven.pictures import in_letters, names, picture, told, with_card

ROOM = """
    .   .   .   .   .   .   .
      .   .   .   .   .   .   .
        .   .   M   A   .   .   .
          .   .   .   .   .   .   .
            .   .   .   .   .   .   .
    """


@pytest.mark.clause("GLH-MMV-01", "GLH-MON-03")
def test_only_with_a_move_on_the_card_and_not_immobilized() -> None:
    assert told("M   .   .   A", move=0)[1] == {(0, 0)}
    assert told("M   .   .   A", move=1)[1] == {(1, 0)}
    assert told("M   .   .   A", move=5, immobilized=True)[1] == {(0, 0)}


@pytest.mark.clause("GLH-MMV-02")
def test_a_hex_within_reach_from_which_the_focus_can_be_attacked() -> None:
    assert told("M   .   .   A", move=2) == ("A", {(2, 0)}, {"A"})
    trapped = """
        M   ^   A   .
          .   .   .   .
        """
    assert told(trapped, move=2) == ("A", {(1, 1)}, {"A"})


@pytest.mark.clause("GLH-MMV-03")
def test_no_disadvantage_against_the_focus_comes_first() -> None:
    assert (2, 2) not in told(ROOM, move=1, range=2)[1]
    corner = """
        M   A   B
          #   #   .
        """
    assert told(corner, move=1, range=2, targets=2) == ("A", {(0, 0)}, {"AB"})


@pytest.mark.clause("GLH-MMV-04")
def test_then_the_most_targets() -> None:
    text = """
        .   .   .   .
          M   .   A   .
            .   .   B   .
        """
    assert told(text, move=1)[1] == {(1, 1)}
    assert told(text, move=2, targets=2)[2] == {"AB"}


@pytest.mark.clause("GLH-MMV-05", "GLH-MAT-01")
def test_then_the_set_for_the_fewest_points_the_nearest_and_the_earliest() -> None:
    nearest = """
        .   .   .   .   .   .   .
          C   .   .   M   .   A   .
            .   .   .   .   B   .   .
        """
    assert told(nearest, range=3, targets=2, initiative={"C": 1})[2] == {"AB"}
    text = """
        .   .   .   .   .   .   .
          .   C   .   M   .   B   .
            .   .   A   .   .   .   .
        """
    late = {"A": 5, "B": 70, "C": 80}
    assert told(text, range=2, targets=2, muddled=True, initiative=late)[2] == {"AB"}
    late["C"] = 60
    assert told(text, range=2, targets=2, muddled=True, initiative=late)[2] == {"AC"}
    late["C"] = 70
    assert told(text, range=2, targets=2, muddled=True, initiative=late)[2] == {"AC", "AB"}


@pytest.mark.clause("GLH-MMV-05")
def test_secondary_targets_are_compared_one_by_one_nearest_first() -> None:
    text = """
        .   .   .   .   .   .   .   .
          E   .   D   .   M   A   .   .
            .   .   .   .   .   .   B   C
              .   .   .   .   .   .   .   .
        """
    order = {"A": 1, "B": 50, "C": 10, "D": 40, "E": 99}
    focus, _, targets = told(text, range=4, targets=3, muddled=True, initiative=order)
    assert (focus, targets) == ("A", {"ABD"})


@pytest.mark.clause("GLH-MMV-06")
def test_with_the_set_fixed_the_fewest_disadvantaged_others() -> None:
    text = """
        .   .   .   .   .   .   .   .
          .   .   .   .   A   M   B   .
            .   .   .   .   .   .   .   .
              .   .   .   .   .   .   .   .
        """
    focus, ends, targets = told(text, move=2, range=4, targets=2)
    assert (focus, targets) == ("A", {"AB"})
    beside = {(6, 0), (6, 2), (7, 0), (7, 1), (5, 2), (5, 1)}
    assert ends
    assert not ends & (beside | {(4, 0), (5, 0), (4, 2), (3, 2), (3, 1)})
    near = told(text, move=1, range=4, targets=2)
    assert near[1] <= beside
    assert near[1]


@pytest.mark.clause("GLH-MMV-07")
def test_then_the_fewest_points_so_it_may_stay() -> None:
    assert told("M   A   .", move=3) == ("A", {(0, 0)}, {"A"})
    row = """
        M   .   A   .   .
          .   .   .   .   .
        """
    assert told(row, move=3, range=4)[1] == {(0, 0)}
    always_beside = """
        .   .   .   .   .
          M   .   A   .   .
            .   .   .   .   .
        """
    assert told(always_beside, move=9, range=1, targets=2) == ("A", {(1, 1)}, {"A"})


@pytest.mark.clause("GLH-MMV-08", "GLH-AMB-01")
def test_what_is_still_equal_is_left_to_the_players() -> None:
    text = """
        .   .   .   .
          M   #   A   .
            .   .   .   .
        """
    assert told(text, move=3)[1] == {(2, 0), (1, 2)}


@pytest.mark.clause("GLH-MMV-09")
def test_out_of_reach_it_comes_as_near_as_it_can() -> None:
    assert told("M   .   .   .   .   A", move=2) == ("A", {(2, 0)}, {""})
    farther_goal = """
        .   .   .   .   .   .   .   .
          M   .   .   .   .   A   .   .
            .   .   .   .   .   B   .   .
        """
    assert told(farther_goal, move=1, targets=2)[2] == {""}


@pytest.mark.clause("GLH-MMV-09")
def test_the_whole_way_counts_for_negative_hexes_and_spent_points_come_last() -> None:
    text = """
        M   ^   .   .   .   .   A
          .   .   .   ^   ^   ^   ^
            .   .   .   #   #   #   #
        """
    assert told(text, move=2)[1] == {(1, 1)}
    around = """
        M   m   .   .   A
          m   .   .   .   .
        """
    assert told(around, move=1)[1] == {(0, 0)}


@pytest.mark.clause("GLH-MMV-09", "GLH-MOV-05")
def test_a_jump_towards_a_far_goal_does_not_land_on_a_trap() -> None:
    assert told("M   .   ^   .   .   A", move=2, jump=True)[1] == {(1, 0)}
    assert told("M   .   ^   .   .   A", move=2, flying=True)[1] == {(2, 0)}
    assert told("M   .   .   .   ^   A", move=2, jump=True) == ("A", {(2, 0)}, {""})


@pytest.mark.clause("GLH-MMV-10")
def test_it_stays_if_it_cannot_come_nearer_and_avoids_traps_however_long_the_way() -> None:
    assert told("M   m   m   .   .   A", move=2)[1] == {(0, 0)}
    long_way = """
        .   .   .   .   .
          M   ^   A   #   .
            .   #   .   .   .
        """
    assert told(long_way, move=1)[1] == {(1, 0)}


@pytest.mark.clause("GLH-MMV-11", "GLH-CON-07")
def test_a_move_without_an_attack_leads_beside_the_focus() -> None:
    assert told("M   .   .   A", move=9, range=3, targets=0) == ("A", {(2, 0)}, {""})
    assert told("M   .   .   A", move=9, range=3, disarmed=True) == ("A", {(2, 0)}, {""})
    area = Area(False, ((0, 0), (1, 0)))
    assert told("M   .   .   A", move=9, range=3, targets=0, area=area) == ("A", {(2, 0)}, {""})


@pytest.mark.clause("GLH-MMV-12")
def test_attack_before_move_is_made_from_the_present_hex() -> None:
    text = """
        M   .   .   A   .
          .   .   .   .   .
        """
    board = picture(text, range=3, move=3)
    attack = decide(with_card(board, move=0))
    assert in_letters(attack, names(board, text)) == ("A", {(0, 0)}, {"A"})
    move = decide(with_card(board, targets=0), kept=0)
    assert in_letters(move, names(board, text)) == ("A", {(2, 0)}, {""})


@pytest.mark.clause("GLH-MMV-13", "GLH-CON-09", "GLH-CON-13")
def test_muddled_it_does_not_mind_disadvantage_strengthened_it_does() -> None:
    assert told(ROOM, move=2, range=2, muddled=True)[1] == {(2, 2)}
    assert (2, 2) not in told(ROOM, move=2, range=2, strengthened=True)[1]


@pytest.mark.clause("GLH-MMV-16")
def test_it_passes_through_allies_and_does_not_end_on_them() -> None:
    assert told("M   m   .   A", move=2) == ("A", {(2, 0)}, {"A"})
    assert told("M   .   m   A", move=2) == ("", {(0, 0)}, {""})


@pytest.mark.clause("GLH-MMV-18")
def test_only_the_present_board_counts() -> None:
    text = "M   m   .   .   A"
    assert told(text, move=1) == told(text, move=1)
    assert told(text, move=1)[1] == {(0, 0)}


@pytest.mark.clause("GLH-MAT-01")
def test_it_attacks_as_many_as_the_attack_allows() -> None:
    text = """
        .   A   B   .
          C   M   D   .
        """
    assert told(text, targets=1)[2] == {"A"}
    assert told(text, targets=2)[2] == {"AB"}
    assert told(text, targets=4)[2] == {"ABCD"}
    assert told(text, targets=9)[2] == {"ABCD"}


@pytest.mark.clause("GLH-MAT-03")
def test_without_a_move_it_attacks_from_where_it_stands_if_it_can() -> None:
    assert told("M   A", move=0)[2] == {"A"}
    assert told("M   .   A", move=0) == ("A", {(0, 0)}, {""})


@pytest.mark.clause("GLH-MAT-05")
def test_targeted_lines_choose_their_targets_like_attacks() -> None:
    text = """
        .   .   .   .   .   .   .
          .   C   .   M   .   B   .
            .   .   A   .   .   .   .
        """
    assert told(text, range=3, targets=2, muddled=True)[2] == {"AB"}


@pytest.mark.clause("GLH-ATK-02", "GLH-GEO-02")
def test_behind_a_thin_wall_there_is_no_disadvantage() -> None:
    text = """
        .   .   .   .
          . | M | A   .
            .   .   .   .
        """
    assert told(text, move=1, range=2)[1] == {(1, 1)}


@pytest.mark.clause("GLH-MMV-04")
def test_a_focus_may_be_the_further_target_of_an_area_that_hits_others() -> None:
    text = """
        .   B   C   .
          .   M   .   .
            A   .   .   .
        """
    area = Area(True, ((1, 0), (1, -1)))
    found = told(text, initiative={"A": 1, "B": 50, "C": 60}, area=area, targets=2)
    assert found == ("A", {(1, 1)}, {"ABC"})


@pytest.mark.clause("GLH-MMV-14", "GLH-MMV-15")
def test_other_abilities_hit_points_and_shields_are_not_even_known() -> None:
    known = {*Enemy.__struct_fields__, *Monster.__struct_fields__}
    states = {"muddled", "strengthened", "immobilized", "disarmed", "stunned", "invisible"}
    card = {"at", "move", "range", "targets", "area", "flying", "jump"}
    assert known == card | states | {"initiative", "order", "first"}
