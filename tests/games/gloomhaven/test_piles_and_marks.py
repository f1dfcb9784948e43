"""GLH-DMG-03, GLH-TRN-13, GLH-PRC-02, GLH-BGL: cards under way, items beside a half, and what
battle goals make of it all."""

import pytest

from druzina.core.event import Event
from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import (
    CHARACTER,
    ELEMENTS,
    Active,
    Dungeon,
    Figure,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules import active as area
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.ending import achieved, exhausted
from druzina.games.gloomhaven.rules.entering import spring
from druzina.games.gloomhaven.rules.items import use_in_turn
from druzina.games.gloomhaven.rules.looting import loot_within
from druzina.games.gloomhaven.rules.turn import Actions, EndOfTurn
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    asked,
    begin,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
    wear,
)
from tests.games.gloomhaven.test_battle_goals import goal
from tests.games.gloomhaven.test_scenario_rules import ends, show
from tests.games.gloomhaven.test_scenario_rules import scene as scenario_scene

EAST = (2, 3)


def scene(*classes: str, character_level: int = 1) -> tuple[Dungeon, Figure]:
    g = dungeon(*classes, character_level=character_level)
    one = hero(g, 0, HERE)
    g.acting, g.dealt = one.id, [0] * len(classes)
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []
    return g, one


# The card under way


@pytest.mark.clause("GLH-DMG-03", "GLH-ACT-14", "GLH-PRC-03")
def test_an_augment_cannot_be_lost_for_damage_while_its_half_goes_on() -> None:
    g, one = scene("mindthief", "brute")
    sheet = g.heroes[0]
    monster(g, "hound", EAST, "elite", health=9)  # it retaliates
    sheet.discard = [card(150)]
    comes(sheet.deck, "+0")
    begin(g, 0, 149, top=True)
    offered = play(g, f"hit {g.figures[-1].id}")
    assert offered == []  # one discard, no hand: nothing to lose, so the damage was suffered
    assert one.health < one.full
    assert [each.card for each in sheet.active] == [card(149)]
    assert area.discards(g, 0) == [card(150), card(149)]  # from now on it counts


@pytest.mark.clause("GLH-REC-01", "GLH-PRC-03", "GLH-ACT-13")
def test_an_augment_cannot_be_recovered_before_its_attack() -> None:
    g, _ = scene("mindthief", "brute")
    sheet = g.heroes[0]
    wear(g, 0, 13)  # recovers two discarded cards
    sheet.discard = [card(150), card(153)]
    monster(g, "bandit-guard", EAST)
    begin(g, 0, 149, top=True)
    potion = FACTS.printed.items["minor-stamina-potion"].id
    assert f"use {potion}" in play(g)
    assert set(play(g, f"use {potion}")) == {f"recover {card(150)}", f"recover {card(153)}", "none"}
    play(g, "none", "none")
    assert [each.card for each in sheet.active] == [card(149)]
    assert sheet.using == ""


@pytest.mark.clause("GLH-EXH-02", "GLH-SET-04")
def test_who_falls_with_an_augment_under_way_loses_it_once() -> None:
    g, _ = scene("mindthief", "brute")
    sheet = g.heroes[0]
    sheet.active.append(Active(card(149), top=True))
    sheet.using = card(149)
    assert not [text for text in broken(g) if "twice" in text]
    exhausted(g, 0)
    assert sheet.lost == [card(149)]


# Items beside a half


@pytest.mark.clause("GLH-TRN-13", "GLH-VOC-22", "GLH-ITM-08")
def test_what_an_item_infuses_stays_though_the_half_is_not_used() -> None:
    g, _ = scene("brute", "scoundrel")
    wear(g, 0, 20)  # infuses any element
    begin(g, 0, 15, top=True)  # Move 2, Attack 2
    play(g, "none", "use minor-mana-potion", "take ice")
    assert g.heroes[0].discard == [card(15)]
    assert g.infused == [ELEMENTS.index("ice")]


@pytest.mark.clause("GLH-TRN-13")
def test_what_the_half_infuses_goes_with_it_and_the_item_keeps_its_own() -> None:
    g, _ = scene("spellweaver", "brute")
    wear(g, 0, 20)
    g.infused = [ELEMENTS.index("air")]  # earlier in the turn
    begin(g, 0, 72, top=True)  # Attack 3, Range 3; light
    assert g.action is not None
    g.action.infused = 1
    g.infused.append(ELEMENTS.index("light"))  # of the half, which does nothing
    use_in_turn(g, 0, "minor-mana-potion")
    play(g, "take ice")
    assert sorted(g.infused) == sorted(map(ELEMENTS.index, ("air", "ice")))


@pytest.mark.clause("GLH-PRC-02", "GLH-ITM-08", "GLH-CON-08")
def test_a_stunned_character_may_use_one_cure_after_the_other() -> None:
    g, one = scene("brute", "scoundrel")
    wear(g, 0, 89, 90)
    give(one, "stun", "poison")
    g.heroes[0].waiting = [card(1), card(3)]
    g.then(Actions(0))
    assert set(play(g)) == {"use minor-cure-potion", "use major-cure-potion", "end"}
    offered = play(g, "use minor-cure-potion", "cure poison")
    assert offered == ["use major-cure-potion", "end"]
    offered = play(g, "use major-cure-potion")
    assert f"top {card(1)}" in offered
    give(one, "stun")
    wear(g, 0, 89)
    g.heroes[0].items[0].state = g.heroes[0].items[1].state = "consumed"
    g.stack.clear()
    g.then(Actions(0))
    play(g, "end")
    assert g.heroes[0].discard == [card(1), card(3)]
    assert one.is_("stun")


@pytest.mark.clause("GLH-PRC-02", "GLH-MOV-17", "GLH-TIM-02")
@pytest.mark.parametrize("first", ["items", "worn"])
def test_the_player_orders_an_extra_half_and_what_counts_the_hexes_of_the_turn(first: str) -> None:
    g, one = scene("brute", "scoundrel")
    wear(g, 0, 42, 97)  # a card of the hand for its bottom; a heal if 4 hexes were moved
    one.health -= 3
    g.heroes[0].hand = [card(6)]  # Move 4
    g.then(EndOfTurn(0))
    assert set(play(g)) == {"items", "worn"}
    play(g, first, "use ring-of-haste", "go -3,6")
    g.advance()
    assert one.entered >= 4
    assert one.full - one.health == (2 if first == "items" else 3)


@pytest.mark.clause("GLH-PRC-02")
def test_what_counts_the_hexes_is_not_asked_about_alone() -> None:
    g, one = scene("brute", "scoundrel")
    wear(g, 0, 97)
    one.health, one.entered = one.health - 3, 4
    g.then(EndOfTurn(0))
    assert asked(g) == ()
    assert one.full - one.health == 2


# Battle goals


@pytest.mark.clause("GLH-BGL-02", "GLH-OVL-15")
@pytest.mark.parametrize("drawn", ["null", "+2"])
def test_a_monster_that_a_trap_kills_was_not_killed_by_one_attack(drawn: str) -> None:
    g, _ = scene("brute", "scoundrel")
    guard = monster(g, "bandit-guard", EAST)
    guard.health = guard.full = 4
    g.pieces = [Piece("trap", [(3, 3)], 9), Piece("trap", [(3, 2)], 9), Piece("trap", [(2, 4)], 9)]
    comes(g.heroes[0].deck, drawn)
    begin(g, 0, 7, top=True)  # Attack 3, Push 2
    offered = play(g, f"hit {guard.id}")
    if drawn == "null":
        play(g, next(each for each in offered if each.startswith("push")))
    counts = g.heroes[0].counts
    assert (counts["kills"], counts.get("traps", 0)) == (1, int(drawn == "null"))
    assert counts.get("kills_at_one_blow", 0) == int(drawn == "+2")


@pytest.mark.clause("GLH-TRE-01", "GLH-BGL-02")
def test_a_goal_treasure_is_a_treasure_tile_and_a_dropped_token_is_not() -> None:
    number = 7
    g = dungeon("brute", "scoundrel", scenario=number)
    tile = next(one for one in field.scenario(g).treasures if one.goal)
    g.opened = sorted(field.scenario(g).doors())
    g.revealed = [each.id for each in field.scenario(g).tiles]
    one = hero(g, 0, tile.at)
    for where, found in ((HERE, 0), (tile.at, 1)):
        g.loose = [Loose(one.at, goal=True)] if where == tile.at else []
        loot_within(g, one, 0)
        sheet = g.heroes[0]
        for print_, met in ((465, found == 1), (469, found == 0)):
            sheet.goal = goal(print_)
            assert achieved(g, 0) == met


@pytest.mark.clause("GLH-TRE-01", "GLH-BGL-02")
def test_a_token_that_was_dropped_is_no_treasure_tile() -> None:
    g, one = scene("brute", "scoundrel")
    g.loose = [Loose(HERE, goal=True)]
    loot_within(g, one, 0)
    g.heroes[0].goal = goal(465)
    assert not achieved(g, 0)


@pytest.mark.clause("GLH-END-09", "GLH-BGL-02")
def test_who_left_by_the_exit_keeps_the_hit_points_it_had() -> None:
    g = scenario_scene(41)
    show(g)
    g.figures = [one for one in g.figures if one.kind == CHARACTER]
    g.counters["door 2"] = 1
    for seat, left in ((0, 5), (1, 3)):
        g.figures[0].at = field.scenario(g).markers["a"][0]
        g.figures[0].health = left
        ends(g, 5 + seat)
    assert g.outcome is not None
    assert g.outcome.clause == "GLH-END-03"
    assert [sheet.counts["health"] for sheet in g.heroes] == [5, 3]


# What is told


@pytest.mark.clause("GLH-XP-02", "GLH-VOC-11")
def test_experience_of_slots_and_of_traps_is_told() -> None:
    g, _ = scene("brute", "scoundrel")
    told: list[Event] = []
    g.told = told
    for used in active(g, 0, 15, top=False), active(g, 0, 7, top=False):
        area.use_slot(g, 0, used)  # 1, and nothing
    guard = monster(g, "bandit-guard", EAST)
    spring(g, guard, _trap(g))
    found = [event.shown["n"] for event in told if event.key == "event-experience"]
    assert found == [1, 2]
    assert g.heroes[0].xp == 3


def _trap(g: Dungeon) -> Piece:
    g.pieces.append(Piece("trap", [EAST], 6, maker=0, xp=2))
    return g.pieces[-1]
