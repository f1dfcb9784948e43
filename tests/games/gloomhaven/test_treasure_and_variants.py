"""GLH-TRE, GLH-VAR, GLH-TIM-07: chests, permanent death, bonuses that are ended, ties of rules."""

import pytest

from druzina.core import Problem
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.content import playable
from druzina.games.gloomhaven.model import BIT, STRONG, Dungeon, Loose, Piece, Possession
from druzina.games.gloomhaven.placing import fill
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.conditions import bind, expire, heal, lose
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.ending import gold
from druzina.games.gloomhaven.rules.looting import loot_here
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.moving import Walk
from druzina.games.gloomhaven.rules.round import Round, Selection
from druzina.games.gloomhaven.rules.scenario_effects import condition, damage
from druzina.games.gloomhaven.rules.scenario_moments import Effected
from druzina.games.gloomhaven.rules.setup import DungeonOptions, level_of, set_up
from druzina.games.gloomhaven.rules.spawning import Arrival, make_room
from druzina.games.gloomhaven.scenario_maps import load, numbers, unplayable
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import Damage, GainCondition
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    comes,
    dungeon,
    hero,
    monster,
    play,
)

SETUP = SpecialRule(on="setup", do=())


def chest(kind: str, which: int | None = None) -> tuple[int, int]:
    """A scenario and the number of a chest that holds such a thing."""
    return next(
        (number, each.number)
        for number in numbers()
        for each in load(number).treasures
        if each.holds == kind and (which is None or which in each.which)
    )


def looter(scenario: int, number: int) -> Dungeon:
    g = dungeon("brute", "scoundrel", scenario=scenario)
    one = hero(g, 0, field.scenario(g).start[0])
    g.loose = [Loose(one.at, treasure=number)]
    return g


# Components and set-up


@pytest.mark.clause("GLH-CMP-01")
def test_six_of_the_seventeen_mats_are_here() -> None:
    classes = FACTS.printed.classes
    assert len(classes) == 6 <= 17
    assert all(len(one.health) == 9 for one in classes.values())
    assert len({one.name["en"] for one in classes.values()}) == len(classes)


@pytest.mark.clause("GLH-LVL-09")
def test_a_scenario_for_one_character_is_not_among_these() -> None:
    with pytest.raises(Problem) as raised:
        GAME.read_options({"seats": 1})
    assert raised.value.key == "problem-seats"
    assert [level_of([level], "normal") for level in (1, 2, 3, 8, 9)] == [1, 1, 2, 4, 5]


@pytest.mark.clause("GLH-SET-02")
def test_outside_a_campaign_nothing_is_required_for_a_scenario() -> None:
    for number in playable():
        assert GAME.read_options({"seats": 2, "scenario": number}).scenario == number


@pytest.mark.clause("GLH-VAR-06")
def test_a_random_dungeon_is_refused_with_what_it_lacks() -> None:
    assert unplayable(55) == ("random_dungeon",)
    with pytest.raises(Problem) as raised:
        GAME.read_options({"seats": 2, "scenario": 55})
    assert raised.value.key == "problem-scenario-closed"


@pytest.mark.clause("GLH-SET-15")
@pytest.mark.parametrize("name", ["muddle", "wound", "poison"])
def test_a_permanent_condition_stays(name: str) -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health=3)
    effect = GainCondition(condition=name, who=("character",), permanent=True)
    condition(g, Effected(0, 0), SETUP, effect)
    for _ in range(2):
        expire(g, one)
    heal(g, one, 2)
    lose(g, one, name)
    assert one.has == BIT[name]
    assert one.health == (3 if name == "poison" else 5)


@pytest.mark.clause("GLH-SET-15")
def test_who_is_immune_is_not_bound() -> None:
    g = dungeon("brute", "scoundrel")
    demon = monster(g, "prime-demon", HERE, "boss")
    bind(g, demon, "poison")
    assert (demon.has, demon.bound) == (0, 0)


@pytest.mark.clause("GLH-EX-15", "GLH-SET-11", "GLH-SET-12")
def test_what_an_event_gave_is_there_from_the_first_round_on() -> None:
    g = dungeon("brute", "scoundrel")
    one, other = hero(g, 0, HERE), hero(g, 1, (0, 3))
    condition(g, Effected(0, 0), SETUP, GainCondition(condition="poison", who=("character",)))
    assert one.is_("poison")
    assert other.is_("poison")
    damage(g, Effected(0, 0), SETUP, Damage(n="3", who=("character",)))
    for _ in range(2):
        play(g, "suffer")
    assert [each.full - each.health for each in (one, other)] == [3, 3]


# Treasure


@pytest.mark.clause("GLH-TRE-02")
def test_an_item_of_a_chest_is_the_looters_and_of_no_use_yet() -> None:
    scenario, number = chest("item")
    g = looter(scenario, number)
    known = g.known
    loot_here(g, g.figures[0])
    which = next(each for each in field.scenario(g).treasures if each.number == number).which
    assert [FACTS.printed.items[item].print for item in g.heroes[0].found] == list(which)
    assert g.heroes[0].items == []
    assert g.known == known + 1, "what is in a chest becomes known"


@pytest.mark.clause("GLH-TRE-03")
def test_a_second_copy_is_sold_for_half_its_price() -> None:
    scenario, number = chest("item")
    g = looter(scenario, number)
    which = next(each for each in field.scenario(g).treasures if each.number == number).which
    item = next(one for one in FACTS.printed.items.values() if one.print == which[0])
    g.heroes[0].items = [Possession(item.id)]
    loot_here(g, g.figures[0])
    assert g.heroes[0].found == []
    assert g.heroes[0].gold == item.cost // 2 > 0
    assert gold(g, 0) == item.cost // 2


@pytest.mark.clause("GLH-TRE-02")
def test_a_design_is_for_the_shop() -> None:
    scenario, number = chest("design", 96)
    g = looter(scenario, number)
    loot_here(g, g.figures[0])
    assert [FACTS.printed.items[item].print for item in g.heroes[0].designs] == [96]
    assert g.heroes[0].found == []


# Permanent death


def mortal() -> Dungeon:
    g = dungeon("brute", "scoundrel")
    g.mortal = True
    hero(g, 0, HERE)
    hero(g, 1, (0, 3))
    return g


@pytest.mark.clause("GLH-VAR-04")
def test_permanent_death_is_an_option() -> None:
    options = DungeonOptions(seats=2, permanent_death=True)
    assert set_up(options, FACTS, 1).mortal
    assert not set_up(DungeonOptions(seats=2), FACTS, 1).mortal


@pytest.mark.clause("GLH-VAR-04")
def test_who_drops_below_one_hit_point_is_dead_and_loses_all() -> None:
    g = mortal()
    g.heroes[0].coins, g.heroes[0].gold, g.heroes[0].found = 3, 10, ["hide-armor"]
    g.heroes[0].hand.clear()
    g.then(Hurt(g.figures[0].id, 99))
    g.advance()
    sheet = g.heroes[0]
    assert sheet.dead
    assert sheet.exhausted
    assert (gold(g, 0), sheet.found) == (0, [])
    assert not g.heroes[1].dead


@pytest.mark.clause("GLH-VAR-04")
def test_who_can_neither_play_nor_rest_stays_without_a_turn() -> None:
    g = mortal()
    sheet = g.heroes[0]
    sheet.lost += sheet.hand[1:]
    del sheet.hand[1:]
    monster(g, "bandit-guard", (2, 2))
    g.then(Selection())
    assert all(each.startswith(("lead", "rest")) for each in play(g))
    assert sheet.helpless
    assert not sheet.exhausted
    assert g.mine(0) is not None
    assert not g.lost
    names = sorted(g.heroes[1].hand)
    play(g, f"lead {names[0]}", f"second {names[1]}")
    turn = next(actor for actor in g.order if actor.seat == 0)
    assert turn.initiative == sheet.initiative == 99


@pytest.mark.clause("GLH-VAR-04")
def test_when_nobody_can_act_the_round_is_played_out_and_lost() -> None:
    g = mortal()
    for sheet in g.heroes:
        sheet.lost += sheet.hand
        sheet.hand = []
    guard = monster(g, "bandit-guard", (2, 2), health=5)
    comes(g.monster_modifiers, "null", "null", "null")
    g.then(Round())
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert g.outcome is not None
    assert g.outcome.clause == "GLH-END-04"
    assert guard.idle, "it had its turn"
    assert not any(sheet.dead for sheet in g.heroes)


# Bonuses that are ended


@pytest.mark.clause("GLH-TIM-07", "GLH-ACT-05")
def test_a_bonus_may_be_ended_when_cards_are_chosen() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    hero(g, 1, (0, 3))
    kept = active(g, 0, 121, top=True)
    names = sorted(g.heroes[0].hand)
    g.then(Selection())
    found = play(g)
    assert f"stop {kept.card}" in found
    rest = play(g, f"stop {kept.card}")
    assert f"stop {kept.card}" not in rest
    assert kept in g.heroes[0].active, "nobody sees it before all have chosen"
    play(g, f"lead {names[0]}", f"second {names[1]}")
    mates = sorted(g.heroes[1].hand)
    play(g, f"lead {mates[0]}", f"second {mates[1]}")
    assert g.heroes[0].active == []
    assert kept.card in g.heroes[0].discard + g.heroes[0].lost
    assert g.heroes[0].played == names[:2]


@pytest.mark.clause("GLH-TIM-07", "GLH-ACT-10")
@pytest.mark.parametrize("ended", [True, False])
def test_a_bonus_may_be_ended_before_its_cost_is_paid(ended: bool) -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    monster(g, "bandit-guard", (3, 1), health=9)
    kept = active(g, 0, 129, top=False)
    g.elements[2] = STRONG
    begin(g, 0, ranged(), top=True)
    assert play(g)[:2] == ["none", f"stop {kept.card}"]
    play(g, f"stop {kept.card}" if ended else "none")
    assert g.strike is not None
    printed = FACTS.lines[g.strike.line]
    assert isinstance(printed, Attack)
    assert g.strike.range == printed.range + (0 if ended else 2)
    assert g.elements[2] == (STRONG if ended else 0)
    assert (kept in g.heroes[0].active) != ended


def ranged() -> int:
    """The print number of a card of the Cragheart whose top is a ranged attack and no more."""
    for id_ in FACTS.printed.hands["cragheart"]:
        one = FACTS.printed.cards[id_]
        first = one.top.lines[0]
        if isinstance(first, Attack) and first.range and not one.top.lost:
            return one.print
    raise AssertionError("there is one")


@pytest.mark.clause("GLH-ATK-19", "GLH-ATK-11")
def test_conditions_may_be_left_out_of_an_attack_on_all_around() -> None:
    for answer, muddled in (("none", True), ("without immobilize", False)):
        g = dungeon("cragheart", "brute", character_level=7)
        hero(g, 0, (0, 3))
        guard = monster(g, "bandit-guard", (3, 1), health=9)
        comes(g.heroes[0].deck, "0")
        begin(g, 0, 140, top=True)
        play(g, "area 1,3;2,2;2,3", answer)
        assert guard.is_("immobilize") == muddled
        assert guard.health == 9 - 4


# Ties that rules leave to the players


@pytest.mark.clause("GLH-TIM-06", "GLH-SUM-11")
def test_between_equally_near_hexes_the_leader_decides_who_appears_where() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 1, HERE)
    g.heroes[0].exhausted = True
    g.then(Arrival("bandit-guard", "normal", HERE))
    places = play(g)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1
    assert len(places) == 6
    play(g, places[4])
    assert f"put {g.figures[-1].at[0]},{g.figures[-1].at[1]}" == places[4]
    g.then(Arrival("bandit-guard", "none", HERE))
    assert play(g) == []


@pytest.mark.clause("GLH-TIM-06", "GLH-SUM-11")
def test_nothing_is_asked_where_nobody_is_left_in_the_box() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    free = [at for at in field.arena(g).cells if g.at(at) is None]
    for at in free[: FACTS.printed.monsters["bandit-guard"].standees]:
        monster(g, "bandit-guard", at)
    g.then(Arrival("bandit-guard", "normal", HERE))
    assert play(g) == []


@pytest.mark.clause("GLH-TIM-06")
def test_the_players_say_which_of_equally_good_hexes_an_objective_goes_to() -> None:
    g = dungeon("brute", "scoundrel", scenario=19)
    reveal(g, ["d2a"])
    g.figures = [one for one in g.figures if one.kind == 3]
    hero(g, 0, field.scenario(g).start[0])
    hail = g.figures[0]
    for _ in range(9):
        hail.idle = False
        g.then(GroupTurn("objective:1"))
        found = play(g)
        if len(found) > 1:
            break
        g.stack.clear()
    before = hail.at
    play(g, found[-1])
    assert found[-1] == f"go {hail.at[0]},{hail.at[1]}"
    assert hail.at != before


@pytest.mark.clause("GLH-MOV-03", "GLH-MOV-14")
def test_who_is_stopped_by_a_trap_in_the_hex_of_an_ally_steps_aside() -> None:
    g = dungeon("brute", "scoundrel")
    one, other = hero(g, 0, HERE), hero(g, 1, (2, 2))
    g.pieces = [Piece("trap", [other.at], 1, ["stun"])]
    g.then(Walk(one.id, [(2, 2), (3, 1)], 3))
    play(g, "suffer")
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 0
    play(g, str(asked[1][0]))
    assert one.at not in (other.at, (3, 1))
    assert field.adjacent(g, one.at, other.at)


# Files of positions


def test_what_a_file_of_a_position_leaves_open_is_filled_up() -> None:
    g = set_up(DungeonOptions(seats=3), FACTS, 3)
    g.round = 4
    g.stack.clear()
    fill(g, ["round"])
    assert [one.what for one in g.figures if one.kind == 0] == [h.class_ for h in g.heroes]
    assert {one.at for one in g.figures if one.kind == 0} <= set(field.scenario(g).start)
    assert any(one.what == "bandit-guard" for one in g.figures)
    assert all(sheet.goals == [sheet.goal] for sheet in g.heroes)
    assert len({one.id for one in g.figures} | {g.next}) == len(g.figures) + 1
    assert any(each.startswith("lead ") for each in play(g))
    assert g.round == 4
    assert not list(GAME.broken(g))


def test_figures_of_a_file_are_those_on_the_map() -> None:
    g = set_up(DungeonOptions(seats=2), FACTS, 3)
    g.stack.clear()
    hero(g, 0, HERE)
    guard = monster(g, "bandit-archer", (3, 1))
    g.decks.clear()
    fill(g, ["figures"])
    assert [one for one in g.figures if one.kind == 1] == [guard]
    assert g.mine(0) is not None
    assert g.mine(0).at == HERE  # type: ignore[union-attr]  # it is there
    assert g.mine(1) is not None
    assert "archer" in g.decks
    assert any(each.startswith("lead ") for each in play(g))


def test_a_file_with_its_own_stack_is_left_alone() -> None:
    g = set_up(DungeonOptions(seats=2), FACTS, 3)
    before = list(g.stack)
    fill(g, ["stack"])
    fill(g, [])
    assert (g.stack, g.figures) == (before, [])


@pytest.mark.clause("GLH-TIM-06")
def test_who_must_make_room_goes_where_its_owner_says() -> None:
    g = dungeon("brute", "scoundrel")
    one, other = hero(g, 1, HERE), monster(g, "stone-golem", (3, 1))
    g.pieces = [Piece("trap", [(0, 2)], 1)]
    other.at = HERE
    make_room(g, [HERE, (0, 2)], other)
    places = play(g)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1
    assert len(places) > 1
    play(g, places[-1])
    assert f"put {one.at[0]},{one.at[1]}" == places[-1]
    assert other.at == HERE
    assert g.pieces[0].hexes != [(0, 2)]


@pytest.mark.clause("GLH-SET-15")
def test_a_curse_binds_nothing() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    one.has = BIT["poison"]
    bind(g, one, "curse")
    assert one.bound == 0
