"""PRO-MON, PRO-QST-09: step 2 of a turn: cards turned up, every monster of the field fought."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules.monsters import Monsters
from tests.games.prophecy.play import answer, ids, lay, question, rolling, turn
from tests.games.prophecy.table import FACTS, asked, carry_on, give, hero, kingdom, told

PLAINS = FACTS.field("plains-1")


def table(*cards: str, hidden: str = "", **more: int) -> Kingdom:
    """A Paladin beside a plain with cards on it, a Scout far away."""
    g = kingdom(hero("paladin", "mountains-coast", **more), hero("scout", "village"))
    lay(g, "plains-1", *cards, hidden=hidden)
    return g


# What is turned up


@pytest.mark.clause("PRO-MON-01", "PRO-MON-11", "PRO-EX-23")
def test_what_lies_face_down_is_turned_up_on_arrival() -> None:
    g = table("O17", hidden="O21")
    assert turn(g, "go plains-1") == ["visit O17", "visit O21", "end"]
    assert g.hidden[PLAINS] == NOTHING
    answer(g, "visit O21")
    assert ids(g.open[PLAINS]) == ["O17"]


@pytest.mark.clause("PRO-EX-23", "PRO-MON-01", "PRO-MON-07", "PRO-MON-08")
def test_a_monster_turned_up_must_be_beaten_before_the_opportunity_is_used() -> None:
    g = table("O17", hidden="N10")
    with rolling(2, 2):
        assert turn(g, "go plains-1") == []
    assert ids(g.open[PLAINS]) == ["O17", "N10"]
    g.heroes[0].field = FACTS.field("mountains-coast")
    with rolling(6, 1):
        assert turn(g, "go plains-1") == ["visit O17", "end"]


@pytest.mark.clause("PRO-MON-02", "PRO-EX-24", "PRO-MON-09")
def test_a_card_that_came_to_a_standing_figure_is_turned_up_only_if_it_stays() -> None:
    g = table("O17", hidden="N01")
    g.heroes[0].field = PLAINS
    turn(g, "horse thieves")
    assert g.hidden[PLAINS] == FACTS.card("N01")
    g.heroes[0].field = PLAINS
    with rolling(6, 1):
        turn(g, "stay")
    assert g.hidden[PLAINS] == NOTHING
    assert g.heroes[0].xp == 4


@pytest.mark.clause("PRO-MON-02", "PRO-SPH-02")
def test_a_sphere_attack_turns_up_nothing_on_the_field() -> None:
    g = kingdom(hero("paladin", "plains-2"))
    lay(g, "plains-2", "N10", hidden="N01")
    with rolling(1, 6):
        assert turn(g, "sphere B") == []
    assert g.hidden[7] == FACTS.card("N01")
    assert ids(g.open[7]) == ["N10"]


# Who must be fought


@pytest.mark.clause("PRO-MON-03", "PRO-MON-04", "PRO-MON-06")
def test_both_monsters_are_fought_in_the_order_chosen() -> None:
    g = table("N10", "N01")
    assert turn(g, "go plains-1") == ["fight N10", "fight N01"]
    with rolling(6, 1, 6, 1):
        answer(g, "fight N01")
    assert told_of(g, "event-fights") == ["N01", "N10"]
    assert g.heroes[0].xp == 3 + 1 + 2
    assert ids(g.adventure.discard) == ["N01", "N10"]
    assert g.open[PLAINS] == []


def told_of(g: Kingdom, key: str) -> list[str]:
    return ids([int(str(e.shown["card"])) for e in g.told or () if e.key == key])


@pytest.mark.clause("PRO-MON-05", "PRO-MON-06", "PRO-MON-07", "PRO-MON-08")
@pytest.mark.parametrize(
    ("light", "dark", "lives", "xp", "left"),
    [(4, 3, 4, 5, []), (3, 3, 4, 3, ["N10"]), (2, 3, 3, 3, ["N10"])],
)
def test_victory_draw_and_defeat(
    light: int, dark: int, lives: int, xp: int, left: list[str]
) -> None:
    g = table("N10")
    with rolling(light, dark):
        turn(g, "go plains-1")
    assert (g.heroes[0].lives, g.heroes[0].xp) == (lives, xp)
    assert ids(g.open[PLAINS]) == left


@pytest.mark.clause("PRO-MON-07", "PRO-MON-08", "PRO-RSL-05", "PRO-TIM-13")
@pytest.mark.parametrize("dark", [3, 4])
def test_a_draw_or_defeat_ends_the_turn_at_once(dark: int) -> None:
    g = table("N10", "N01", lives=4)
    g.heroes[1].field = PLAINS
    g.heroes[0].mags = 1
    give(g, 0, "I18-1")
    turn(g, "go plains-1")
    with rolling(3, dark):
        assert answer(g, "fight N10") == []
    assert ids(g.open[PLAINS]) == ["N10", "N01"]
    assert g.heroes[0].xp == 3


@pytest.mark.clause("PRO-MON-09")
def test_a_monster_on_an_occupied_field_does_nothing_to_others() -> None:
    g = table("N10")
    g.heroes[1].field = PLAINS
    assert turn(g, "stay") == []
    g.active = 1
    assert turn(g, "go forest-gate") == []
    assert g.heroes[1].lives == 5
    assert "event-fights" not in told(g)


@pytest.mark.clause("PRO-MON-10", "PRO-VOC-04")
def test_a_banished_monster_is_not_fought_and_gives_nothing() -> None:
    g = table("N10", "O17")
    give(g, 0, "R23")
    assert turn(g, "go plains-1") == ["fight N10", "use R23"]
    assert answer(g, "use R23") == ["visit O17", "end"]
    assert (g.heroes[0].xp, ids(g.adventure.discard)) == (3, ["N10"])


@pytest.mark.clause("PRO-MON-10", "PRO-CHN-07")
def test_banished_before_the_move_the_card_below_stays_hidden_until_one_stays() -> None:
    g = table("N10", hidden="N01")
    g.heroes[0].field = PLAINS
    give(g, 0, "R23")
    turn(g, "use R23")
    assert (g.open[PLAINS], g.hidden[PLAINS]) == ([], FACTS.card("N01"))
    with rolling(6, 1):
        answer(g, "stay")
    assert g.heroes[0].xp == 4


# Effects outside combat, before and between fights


@pytest.mark.clause("PRO-EX-12", "PRO-TIM-04", "PRO-TIM-06", "PRO-TIM-07", "PRO-TIM-08")
def test_drinking_before_between_and_after_fights() -> None:
    g = table("N10", "N02", lives=1)
    g.heroes[1].field = PLAINS
    g.heroes[0].mags = 2
    give(g, 0, "I18-1", "I18-2", "I16-1", "I17-1", "I20", "I19")
    turn(g, "go plains-1")
    assert {"use I16-1", "use I20", "fight N10", "fight N02"} <= set(asked(g))
    answer(g, "use I16-1")
    with rolling(6, 1):
        choices = answer(g, "fight N10")
    assert "use I17-1" in choices
    answer(g, "fight N02")
    assert asked(g) == ["strength", "willpower"]
    with rolling(6, 1):
        choices = answer(g, "willpower")
    assert question(g)[0] == "Attack"
    assert g.heroes[0].mags == 0
    assert {"use I18-1", "use I17-1", "attack 1", "none"} <= set(choices)
    answer(g, "use I18-1", "use I17-1")
    assert question(g)[0] == "Attack"
    assert "use I18-2" not in answer(g, "attack 1")


@pytest.mark.clause("PRO-TIM-05", "PRO-CMB-10", "PRO-RSL-10")
def test_what_a_monster_does_before_the_fight_cannot_be_mended_in_it() -> None:
    g = kingdom(hero("paladin", "plains-2", red=8, lives=8, mags=4))
    give(g, 0, "I17-1", "I18-1", "K04")
    g.spheres[1].lesser, g.spheres[1].greater = NOTHING, FACTS.card("G1")
    assert turn(g, "sphere B") == ["strength", "willpower"]
    assert (g.heroes[0].lives, g.heroes[0].mags) == (6, 2)
    with rolling(1, 6):
        assert answer(g, "strength") == []


@pytest.mark.clause("PRO-TIM-05", "PRO-CMB-13")
def test_mags_taken_before_the_fight_are_gone_when_the_mode_is_chosen() -> None:
    g = kingdom(hero("paladin", "plains-2", mags=3))
    g.spheres[1].lesser, g.spheres[1].greater = NOTHING, FACTS.card("G1")
    with rolling(1, 6):
        assert turn(g, "sphere B") == []
    assert (g.heroes[0].lives, g.heroes[0].mags) == (1, 1)


# Quiet fields and the wild


@pytest.mark.clause("PRO-QST-09", "PRO-EX-42")
def test_calling_a_monster_is_asked_for_on_a_quiet_field() -> None:
    g = kingdom(hero("ranger", "mountains-coast"))
    give(g, 0, "C10", "T03")
    bear = FACTS.card("N10")
    g.adventure.deck.remove(bear)
    g.adventure.deck.append(bear)
    assert turn(g, "go plains-1") == ["use C10", "on"]
    with rolling(6, 1):
        assert answer(g, "use C10") == []
    assert (g.heroes[0].xp, g.heroes[0].mags) == (5, 1)


@pytest.mark.clause("PRO-QST-09", "PRO-EX-42")
def test_after_a_call_there_is_no_stealth_and_no_second_call() -> None:
    g = kingdom(hero("druid", "mountains-coast"))
    give(g, 0, "C10", "T03", "M08", "K04")
    lay(g, "plains-1", "N10")
    wolf = FACTS.card("N01")
    g.adventure.deck.remove(wolf)
    g.adventure.deck.append(wolf)
    assert turn(g, "go plains-1") == ["fight N10", "sneak T03", "use C10"]
    assert answer(g, "use C10") == ["fight N10", "fight N01"]
    with rolling(6, 1):
        answer(g, "fight N01", "roll")
    assert question(g)[0] == "DeclareForRoll"


@pytest.mark.clause("PRO-QST-09")
def test_a_call_may_bring_an_opportunity_and_may_be_left() -> None:
    g = kingdom(hero("ranger", "mountains-coast"))
    give(g, 0, "C10")
    library = FACTS.card("O17")
    g.adventure.deck.remove(library)
    g.adventure.deck.append(library)
    turn(g, "go plains-1")
    assert answer(g, "use C10") == ["visit O17", "end"]
    answer(g, "end")
    turn(g, "go forest-gate")
    assert asked(g) == ["use C10", "on"]
    assert answer(g, "on") == []


@pytest.mark.clause("PRO-QST-09")
@pytest.mark.parametrize(
    ("field", "lying", "mags"),
    [("tower", (), 2), ("plains-1", ("O17", "O21"), 2), ("plains-1", (), 0)],
)
def test_no_call_in_towns_on_full_fields_or_without_a_mag(
    field: str, lying: tuple[str, ...], mags: int
) -> None:
    g = kingdom(hero("ranger", field, mags=mags))
    give(g, 0, "C10")
    lay(g, field, *lying)
    g.then(Monsters())
    carry_on(g)


# Ways around a fight


@pytest.mark.clause("PRO-QST-09", "PRO-MON-10", "PRO-FLD-29")
def test_stealth_passes_all_monsters_and_leaves_the_cards() -> None:
    g = table("N10", "O17")
    g.heroes[1].field = PLAINS
    give(g, 0, "T03")
    assert turn(g, "go plains-1") == ["fight N10", "sneak T03"]
    assert answer(g, "sneak T03") == ["attack 1", "none"]
    assert answer(g, "none") == []
    assert g.heroes[0].mags == 3
    assert ids(g.open[PLAINS]) == ["N10", "O17"]


@pytest.mark.clause("PRO-QST-09")
def test_stealth_only_before_the_first_fight_but_after_other_effects() -> None:
    g = table("N10", "N01", lives=3)
    give(g, 0, "T03", "I16-1", "C06")
    turn(g, "go plains-1", "use I16-1", "spare C06 N01")
    assert asked(g) == ["fight N10", "spare C06 N10", "sneak T03"]
    g = table("N10", "N01")
    give(g, 0, "T03")
    turn(g, "go plains-1")
    with rolling(6, 1, 6, 1):
        assert answer(g, "fight N01") == []
    assert (g.heroes[0].xp, g.heroes[0].mags) == (6, 4)


@pytest.mark.clause("PRO-CNT-10")
def test_a_tamed_beast_gives_its_xp_but_is_no_victory() -> None:
    g = table("N28", "O17")
    give(g, 0, "C06", "F10")
    assert turn(g, "go plains-1") == ["fight N28", "spare C06 N28"]
    assert answer(g, "spare C06 N28") == ["visit O17", "end"]
    one = g.heroes[0]
    assert (one.xp, one.gold, one.mags) == (3 + 3, 3, 3)
    assert ids(g.adventure.discard) == ["N28"]


@pytest.mark.clause("PRO-CNT-10", "PRO-CNT-15")
@pytest.mark.parametrize(
    ("monster", "spared"), [("N07", True), ("N22", True), ("N11", True), ("N10", False)]
)
def test_the_undead_are_turned_by_their_printed_values(monster: str, spared: bool) -> None:
    g = table(monster, mags=4)
    give(g, 0, "K07")
    with rolling(*([] if spared else [6, 1])):
        choices = turn(g, "go plains-1")
    assert (f"spare K07 {monster}" in choices) == spared


@pytest.mark.clause("PRO-CNT-10", "PRO-CNT-15")
def test_the_lich_is_too_strong_to_be_turned() -> None:
    g = table("N39")
    give(g, 0, "K07", "I20")
    assert turn(g, "go plains-1") == ["fight N39", "use I20"]


@pytest.mark.clause("PRO-CNT-10", "PRO-RSL-06")
def test_the_sphinx_may_be_paid_to_go() -> None:
    g = table("N36", "O17")
    assert turn(g, "go plains-1") == ["fight N36", "spare N36 N36"]
    assert answer(g, "spare N36 N36") == ["visit O17", "end"]
    assert (g.heroes[0].xp, g.heroes[0].blue) == (0, 4)
    g = table("N36", xp=2)
    with rolling(1, 6):
        assert turn(g, "go plains-1") == []


@pytest.mark.clause("PRO-CNT-10")
def test_no_guardian_is_spared() -> None:
    g = kingdom(hero("paladin", "plains-2"))
    give(g, 0, "C06", "K07", "T03", "C10")
    with rolling(1, 6):
        assert turn(g, "sphere B") == []


@pytest.mark.clause("PRO-TIM-07", "PRO-CNT-16")
def test_the_undead_of_the_tomb_waits_while_one_drinks() -> None:
    g = table("O23", lives=1)
    give(g, 0, "I17-1", "I18-1")
    g.heroes[0].mags = 1
    assert "visit O23" in turn(g, "go plains-1")
    assert answer(g, "visit O23") == ["fight O23", "use I17-1", "use I18-1"]
    assert answer(g, "use I17-1") == ["fight O23", "use I18-1"]
    with rolling(6, 1):
        answer(g, "fight O23")
    assert (g.heroes[0].xp, g.heroes[0].lives) == (3 + 2, 4)
    assert [FACTS.cards[item].deck for item in g.heroes[0].items] == ["common", "rare"]
