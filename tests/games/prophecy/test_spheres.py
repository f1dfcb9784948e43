"""PRO-SPH, PRO-ART: the two guardians of a sphere, and the artifact behind them."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import GREATER, LESSER, NOTHING, Kingdom
from druzina.games.prophecy.rules.cards import damageable
from druzina.games.prophecy.rules.duel import safe
from druzina.games.prophecy.rules.prices import willpower_price
from druzina.games.prophecy.rules.spheres import attackable_sphere
from tests.games.prophecy.scenes import (
    answer,
    ask,
    begin_turn,
    dice,
    ended,
    figures,
    hide,
    hold,
    lay,
    leave_only,
    open_kind,
    realm,
    refused,
)
from tests.games.prophecy.table import FACTS, give, hero, told


def strong(field: str = "forest-north", **more: int) -> Kingdom:
    """A mighty character by a sphere, another far away. Sphere A holds L1, G1, A1."""
    mighty = {"red": 8, "lives": 8, "mags": 0, **more}
    return realm(hero("paladin", field, **mighty), hero("scout", "plains-3"))


def assault(g: Kingdom, sphere: str, *rolls: int) -> list[str]:
    """The sphere is attacked; the first guardian's dice are these."""
    begin_turn(g)
    if rolls:
        dice(g, *rolls)
    return answer(g, f"sphere {sphere}")


@pytest.mark.clause("PRO-SPH-01", "PRO-EX-13", "PRO-MOV-12")
def test_each_sphere_is_attacked_from_its_two_fields() -> None:
    doors = {"A": (1, 3), "B": (5, 7), "C": (9, 11), "D": (13, 15), "E": (17, 19)}
    for field in FACTS.fields:
        g = strong(field.id)
        spheres = ["ABCDE"[n] for n in attackable_sphere(g)]
        assert spheres == [name for name, fields in doors.items() if field.number in fields]
        offered = [text for text in begin_turn(g) if text.startswith("sphere")]
        assert offered == [f"sphere {name}" for name in spheres]
    g = strong("monastery")
    begin_turn(g)
    assert refused(g, "sphere D").clause == "PRO-SPH-01"


@pytest.mark.clause("PRO-SPH-02", "PRO-EX-31", "PRO-MON-02")
def test_cards_and_characters_of_the_field_do_not_concern_the_attacker() -> None:
    g = strong("forest-monastery")
    g.heroes[1].field = g.heroes[0].field
    lay(g, "forest-monastery", "N40")
    hide(g, "forest-monastery", "N01")
    assault(g, "D", 1, 6)
    assert g.hidden[13] == FACTS.card("N01")
    assert g.open[13] == [FACTS.card("N40")]
    assert g.active == 1
    assert g.heroes[0].lives == 7


@pytest.mark.clause("PRO-SPH-03", "PRO-SPH-04", "PRO-SPH-12", "PRO-TIM-13", "PRO-FLD-22")
@pytest.mark.parametrize(("light", "dark", "lives"), [(3, 3, 8), (1, 6, 7)])
def test_a_draw_or_defeat_ends_the_turn_and_the_guardian_stays_face_up(
    light: int, dark: int, lives: int
) -> None:
    g = strong("forest-monastery")
    give(g, 0, "K04")
    assault(g, "D", light, dark)
    assert g.spheres[3].lesser == FACTS.card("L4")
    assert g.spheres[3].shown == LESSER
    assert g.heroes[0].lives == lives
    assert g.heroes[0].field == FACTS.field("forest-monastery")
    assert g.active == 1


@pytest.mark.clause("PRO-SPH-05", "PRO-SPH-06", "PRO-EX-31", "PRO-TIM-07", "PRO-SPH-11")
def test_between_the_guardians_the_reward_may_be_used() -> None:
    g = strong("forest-north", lives=7)
    g.rare.deck.remove(FACTS.card("R25"))
    g.rare.deck.append(FACTS.card("R25"))
    give(g, 0, "F10")
    choices = assault(g, "A", 6, 1)
    assert choices == ["fight G1", "use R25"]
    assert g.spheres[0].shown == LESSER | GREATER
    assert g.spheres[0].lesser == NOTHING
    assert FACTS.card("L1") in g.gone
    assert figures(g.heroes[0], "xp", "gold") == [3 + 4 + 1, 3 + 3 + 1]
    answer(g, "use R25")
    assert open_kind(g) == "ChooseMode"
    assert figures(g.heroes[0], "lives", "mags") == [8 - 2, 4 - 2]


@pytest.mark.clause("PRO-SPH-05", "PRO-SPH-07", "PRO-SPH-09", "PRO-TIM-05")
def test_who_beat_the_lesser_must_fight_the_greater() -> None:
    g = strong("forest-north")
    begin_turn(g)
    dice(g, 6, 1, 1, 6)
    answer(g, "sphere A")
    assert g.active == 1
    assert g.spheres[0].lesser == NOTHING
    assert g.spheres[0].greater == FACTS.card("G1")
    assert g.spheres[0].shown & GREATER
    assert g.heroes[0].lives == 8 - 2 - 1
    g.stack.clear()
    g.active, g.heroes[1].field = 1, FACTS.field("mountains-coast")
    g.heroes[1].lives = 2
    begin_turn(g)
    dice(g, 1, 6)
    answer(g, "sphere A")
    assert open_kind(g) == "TakeNew"


@pytest.mark.clause("PRO-SPH-08", "PRO-SPH-10", "PRO-SPH-11", "PRO-SPH-12", "PRO-SPH-16")
def test_the_conqueror_takes_the_artifact_and_the_sphere_is_closed() -> None:
    g = strong("mountains-gate")
    leave_only(g, "C", "greater")
    give(g, 0, "K02", "R07")
    begin_turn(g)
    dice(g, 6, 1)
    answer(g, "sphere C", "wield R07")
    assert [FACTS.ids[item] for item in g.heroes[0].items] == ["R07", "A3"]
    assert figures(g.heroes[0], "xp") == [8]
    assert FACTS.card("G3") in g.gone
    assert g.spheres[2].closed
    assert g.active == 1
    assert g.heroes[0].field == FACTS.field("mountains-gate")
    g.stack.clear()
    g.active = 0
    assert "sphere C" not in begin_turn(g)
    assert refused(g, "sphere C").clause == "PRO-SPH-10"


@pytest.mark.clause("PRO-SPH-14", "PRO-SPH-10")
def test_a_sphere_without_an_artifact_cannot_be_attacked() -> None:
    g = strong("mountains-gate")
    g.gone.append(g.spheres[2].artifact)
    g.spheres[2].artifact = NOTHING
    assert attackable_sphere(g) == []
    g.gone.pop()
    g.spheres[2].dropped = [FACTS.card("A3")]
    assert attackable_sphere(g) == [2]


@pytest.mark.clause("PRO-SPH-15", "PRO-SPH-02", "PRO-RND-07")
def test_the_same_sphere_again_in_a_further_turn_which_is_an_ordinary_one() -> None:
    g = strong("forest-monastery")
    lay(g, "forest-monastery", "N40")
    begin_turn(g, turns=2)
    dice(g, 1, 6)
    answer(g, "sphere D")
    assert open_kind(g) == "Move"
    assert "sphere D" in ask(g)
    g.told = []
    answer(g, "stay")
    assert "event-fights" in told(g)


@pytest.mark.clause("PRO-SPH-13", "PRO-SPH-17")
def test_the_forest_is_of_no_help_in_a_sphere_but_companions_are() -> None:
    for ability, more in (("C01", 0), ("C05", 1)):
        g = strong("forest-north", lives=4, mags=4)
        give(g, 0, ability)
        begin_turn(g)
        answer(g, "sphere A")
        assert open_kind(g) == "ChooseMode"
        g.told = []
        dice(g, 1, 6)
        answer(g, "strength")
        (thrown,) = [event for event in g.told if event.key == "event-dice"]
        assert thrown.shown["own"] == 4 + more


# Artifacts


@pytest.mark.clause("PRO-ART-01", "PRO-RND-09", "PRO-RND-11", "PRO-EX-30", "PRO-ART-02")
def test_artifacts_count_to_seven_and_are_never_discarded() -> None:
    g = strong("plains-1")
    hold(g, 0, "A3", "A4")
    plain = ["I01-1", "I01-2", "I02-1", "I02-2", "I03-1", "I03-2"]
    give(g, 0, *plain)
    begin_turn(g)
    assert answer(g, "stay") == [f"discard {id_}" for id_ in plain]
    answer(g, "discard I01-2")
    assert len(g.heroes[0].items) == 7
    assert g.active == 1


@pytest.mark.clause("PRO-ART-02", "PRO-RSL-04", "PRO-CNT-18")
def test_no_monster_takes_or_damages_an_artifact() -> None:
    g = strong("plains-1", lives=3)
    hold(g, 0, "A5")
    assert damageable(g, 0) == []
    lay(g, "plains-1", "N32")
    begin_turn(g)
    dice(g, 1, 6)
    answer(g, "stay", "none")
    assert g.heroes[0].lives == 2
    assert g.heroes[0].items == [FACTS.card("A5")]


@pytest.mark.clause("PRO-ART-02")
def test_an_artifact_does_not_decay() -> None:
    g = strong("plains-1", mags=0)
    hold(g, 0, "A3")
    give(g, 0, "M06")
    assert "use M06" not in begin_turn(g)


@pytest.mark.clause("PRO-ART-03", "PRO-PVP-16", "PRO-PVP-22", "PRO-EX-38", "PRO-FIN-03")
@pytest.mark.parametrize("left", [True, False])
def test_artifacts_may_be_lost_to_a_character(left: bool) -> None:
    """Also with all spheres closed, as long as one lies on a field."""
    g = strong("plains-1")
    g.heroes[1].field = g.heroes[0].field
    g.heroes[1].mags = 0
    hold(g, 1, "A3")
    hold(g, 0, "A4")
    if not left:
        hold(g, 0, "A1", "A5")
        g.heroes[0].items.remove(FACTS.card("A5"))
        g.relics.append((7, FACTS.card("A5")))
        hold(g, 1, "A2")
    begin_turn(g)
    answer(g, "stay", "attack 1")
    while open_kind(g) in ("Wield", "Hold", "Wear"):
        dice(g, 6, 1)
        answer(g, "none")
    assert ask(g) == ["life", "item"]
    answer(g, "item")
    if not left:
        answer(g, "take A2")
        assert g.artifacts(0) == 3
    assert g.battlefield == g.taker == NOTHING
    assert ended(g) == ("", [])


@pytest.mark.clause("PRO-ART-04", "PRO-PVP-10")
def test_each_artifact_makes_willpower_dearer_for_characters_only() -> None:
    g = strong()
    hold(g, 1, "A3", "A4")
    assert willpower_price(g, 0, 1) == 4
    assert willpower_price(g, 1, 0) == 2
    assert willpower_price(g, 1) == 2


@pytest.mark.clause("PRO-ART-05", "PRO-PVP-05")
def test_the_holder_is_nowhere_safe() -> None:
    for field in ("monastery", "camp"):
        g = strong(field)
        assert safe(g, 0)
        hold(g, 0, "A3")
        assert not safe(g, 0)


@pytest.mark.clause("PRO-ART-06", "PRO-ITM-03", "PRO-ITM-06")
def test_hand_and_head_limits_apply_to_artifacts() -> None:
    g = strong("plains-1")
    hold(g, 0, "A3", "A4", "A5")
    give(g, 0, "I03-1", "I10-1", "R13")
    lay(g, "plains-1", "N10")
    begin_turn(g)
    assert answer(g, "stay") == ["wield A3", "wield I03-1", "none"]
    assert answer(g, "wield A3") == ["hold A5", "hold I10-1", "none"]
    answer(g, "hold A5")
    assert open_kind(g) == "Wear"
