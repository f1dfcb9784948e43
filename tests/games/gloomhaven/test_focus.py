"""GLH-FOC: whom a monster focuses on."""

import pytest

from druzina.games.gloomhaven.monsters import decide
from tests.games.gloomhaven.pictures import in_letters, names, picture, told, with_card

OPEN = """
    .   .   .   .   .   .   .
      .   .   .   .   .   .   .
        .   B   .   M   .   .   A
          .   .   .   .   .   .   .
    """


@pytest.mark.clause("GLH-FOC-01")
def test_a_stunned_monster_does_nothing_and_has_no_focus() -> None:
    assert told(OPEN, move=3, stunned=True) == ("", {(3, 2)}, {""})


@pytest.mark.clause("GLH-FOC-02")
def test_the_attack_on_the_card_decides_who_is_in_reach() -> None:
    melee = """
        A   .   .   M   ~   ~   B
          .   .   .   .   ~   ~   ~
        """
    assert told(melee, range=3, initiative={"A": 50, "B": 10})[0] == "B"
    assert told(melee, range=0, initiative={"A": 50, "B": 10})[0] == "A"
    assert told(melee, range=3, targets=0, initiative={"A": 50, "B": 10})[0] == "A"
    assert told(melee, range=3, disarmed=True, initiative={"A": 50, "B": 10})[0] == "A"


@pytest.mark.clause("GLH-FOC-03", "GLH-CON-12")
def test_invisible_enemies_are_no_candidates() -> None:
    assert told("A   M   .   .   B", move=3)[0] == "A"
    assert told("A   M   .   .   B", move=3, invisible="A") == ("B", {(3, 0)}, {"B"})
    assert told("A   M", invisible="A") == ("", {(1, 0)}, {""})


@pytest.mark.clause("GLH-FOC-04")
def test_an_attack_hex_must_be_free_to_end_on() -> None:
    ring = """
        .   m   m   .   .   .   .
          m   A   m   M   .   .   B
            m   m   .   .   .   .   .
        """
    assert told(ring, move=9, initiative={"A": 1})[0] == "B"
    assert told(ring.replace("m", "."), move=9, initiative={"A": 1})[0] == "A"


@pytest.mark.clause("GLH-FOC-04")
def test_its_own_hex_always_qualifies() -> None:
    assert told("M#  A")[2] == {"A"}
    assert told("M^  A")[2] == {"A"}


@pytest.mark.clause("GLH-FOC-05", "GLH-CON-12")
def test_ways_lead_through_allies_but_not_through_enemies_obstacles_or_invisible_figures() -> None:
    assert told("M   m   .   A")[0] == "A"
    assert told("M   B   .   A", invisible="B")[0] == ""
    assert told("M   #   .   A")[0] == ""
    assert told("M   #   .   A", jump=True)[0] == "A"
    assert told("M   B   .   A", invisible="B", flying=True)[0] == "A"


@pytest.mark.clause("GLH-FOC-06")
@pytest.mark.parametrize("negative", "^!")
def test_an_enemy_without_negative_hexes_on_the_way_comes_first(negative: str) -> None:
    text = f".   A   {negative}   M   .   .   .   .   B"
    assert told(text, move=2)[0] == "B"
    assert told(text.replace("B", "."), move=2)[0] == "A"
    assert told(text, move=2, flying=True)[0] == "A"
    over = f"A   .   {negative}   M   .   .   .   .   B"
    assert told(over, move=2, jump=True)[0] == "A"
    landing = f"A   {negative}   M   .   .   .   .   B"
    assert told(landing, move=2, jump=True)[0] == "B"


@pytest.mark.clause("GLH-FOC-06")
def test_fewest_negative_hexes_if_there_is_no_other_way() -> None:
    assert told("A   .   ^   ^   M   ^   .   .   .   B")[0] == "B"


@pytest.mark.clause("GLH-FOC-07")
def test_fewest_movement_points_before_proximity_and_initiative() -> None:
    assert told("A   .   .   M   .   B")[0] == "B"
    assert told("A   ~   ~   M   .   .   .   B")[0] == "B"


@pytest.mark.clause("GLH-FOC-08")
def test_then_the_nearer_one() -> None:
    text = """
        .   .   .   .   .   .   .
          A   .   .   M   #   B   .
            .   .   .   .   .   .   .
        """
    assert told(text)[0] == "B"
    assert told(text.replace("#", "%"))[0] == "A"


@pytest.mark.clause("GLH-FOC-09")
def test_then_the_earlier_one_and_a_summon_before_its_summoner() -> None:
    text = "A   .   M   .   B"
    assert told(text)[0] == "A"
    assert told(text, initiative={"A": 99})[0] == "B"
    same = {"A": 30, "B": 30}
    assert told(text, initiative=same, order={"B": -1})[0] == "B"


@pytest.mark.clause("GLH-FOC-10")
def test_still_tied_the_players_decide() -> None:
    assert told("A   .   M   .   B", move=1, initiative={"A": 30, "B": 30}) == (
        "AB",
        {(1, 0), (3, 0)},
        {"A", "B"},
    )


@pytest.mark.clause("GLH-FOC-11")
def test_nobody_can_be_attacked_at_any_distance() -> None:
    assert told("M   #   .   A", move=3) == ("", {(0, 0)}, {""})
    assert told("M   .   .", move=3) == ("", {(0, 0)}, {""})


@pytest.mark.clause("GLH-FOC-12")
def test_no_movement_this_turn_changes_nothing_about_the_focus() -> None:
    text = "A   .   .   M   .   .   .   B"
    for card in ({"move": 0}, {"move": 5}, {"move": 5, "immobilized": True}):
        assert told(text, **card)[0] == "A"


@pytest.mark.clause("GLH-FOC-13", "GLH-MMV-12")
def test_the_focus_is_kept_for_a_move_after_the_attack() -> None:
    away = "B   .   .   M   .   .   .   .   A"
    other = picture(away, range=5, move=2, initiative={"A": 1, "B": 2})
    assert in_letters(decide(with_card(other, move=0)), names(other, away))[0] == "B"
    moved = decide(with_card(other, targets=0), kept=0)
    assert in_letters(moved, names(other, away)) == ("A", {(5, 0)}, {""})


@pytest.mark.clause("GLH-FOC-14", "GLH-EX-42")
def test_a_further_attack_excludes_those_attacked_already() -> None:
    text = "A   M   B"
    board = picture(text)
    assert in_letters(decide(board), names(board, text))[2] == {"A"}
    second = decide(board, excluded=[0])
    assert in_letters(second, names(board, text)) == ("B", {(1, 0)}, {"B"})
    assert decide(board, excluded=[0, 1]).focus == ()


@pytest.mark.clause("GLH-FOC-15")
def test_a_focus_that_is_gone_is_found_again_from_the_present_hex() -> None:
    text = """
        A   M   .   B
          .   .   .   .
        """
    assert told(text, range=2) == ("A", {(1, 0)}, {"A"})
    assert told(text.replace("A", "."), range=2) == ("B", {(1, 0)}, {"B"})
