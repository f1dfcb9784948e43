"""GLH-SUM-11, -14, GLH-V20 `act_as`: who appears and when it acts; objectives on their way."""

import pytest

from druzina.games.gloomhaven.arena import neighbours
from druzina.games.gloomhaven.cards.lines import Loot
from druzina.games.gloomhaven.model import OBJECTIVE, Action, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.acting import Proceed
from druzina.games.gloomhaven.rules.affecting import take_all
from druzina.games.gloomhaven.rules.bearing import place_trap
from druzina.games.gloomhaven.rules.conditions import heal
from druzina.games.gloomhaven.rules.doors import enterable, reveal
from druzina.games.gloomhaven.rules.resting import EndForRest
from druzina.games.gloomhaven.rules.scenario_moments import Effected
from druzina.games.gloomhaven.rules.spawning import Arrival, beside_nearest
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import PlaceTrap
from tests.games.gloomhaven.dungeon import (
    HERE,
    active,
    card,
    dungeon,
    first_of,
    give,
    hero,
    monster,
    play,
)
from tests.games.gloomhaven.test_scenario_rules import scene

RULE = SpecialRule(on="setup", do=())


# Arrivals


@pytest.mark.clause("GLH-SUM-14", "GLH-SUM-10")
def test_who_is_called_has_no_turn_in_this_round() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    caller = monster(g, "stone-golem", (4, 0))
    g.then(Arrival("bandit-guard", "elite", beside=caller.id, called=True))
    first_of(g, "WhereItAppears")
    called = g.figures[-1]
    assert (called.what, called.rank, called.idle) == ("bandit-guard", 1, True)
    assert "bandit-guard" in g.placed
    assert field.adjacent(g, called.at, caller.at)


@pytest.mark.clause("GLH-SUM-14")
def test_it_appears_beside_its_caller_nearest_to_a_foe() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (0, 3))
    caller = monster(g, "stone-golem", (3, 2))
    best = beside_nearest(g, caller)
    around = [at for at in field.beside(g, caller.at) if g.at(at) is None]
    far = {at: field.far(g, at, one.at) for at in around}
    assert best == sorted(at for at in around if far[at] == min(far.values()))
    assert len(best) < len(around)


@pytest.mark.clause("GLH-TIM-06")
def test_of_two_hexes_one_is_asked_for() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    around = sorted(field.beside(g, HERE))
    for at in around[2:]:
        g.figures.append(Figure(g.next, OBJECTIVE, "crate", 1, at, 3, 3, number=9, thing=True))
        g.next += 1
    g.then(Arrival("bandit-guard", "normal", HERE))
    assert play(g) == [f"put {q},{r}" for q, r in around[:2]]


@pytest.mark.clause("GLH-BOS-08")
def test_things_that_appear_are_things_and_tokens_no_targets() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    caller = monster(g, "stone-golem", (3, 2))
    egg = Arrival("egg", "", beside=caller.id, health=3)
    g.then(egg, egg, Arrival("zephyr", "", beside=caller.id, health=1, ignored=True))
    first_of(g, "WhereItAppears")
    first, second, token = g.figures[-3:]
    assert len({first.id, second.id, token.id, g.next}) == 4
    assert (first.thing, first.ignored, first.health, first.full) == (True, False, 3, 3)
    assert (token.thing, token.ignored) == (False, True)
    assert first in field.enemies(g, one)
    assert token not in field.enemies(g, one)


@pytest.mark.clause("GLH-SUM-11", "GLH-DOR-12")
def test_spawned_in_mid_round_whose_moment_has_passed_waits_for_the_next() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    g.phase, g.at_turn = "turns", 1
    g.order[0].initiative = g.order[1].initiative = 99
    g.then(Arrival("bandit-guard", "normal", (3, 1)))
    g.advance()
    guard = g.figures[-1]
    assert g.decks["guard"].card, "its card is drawn at once"
    assert (guard.idle, guard.pending) == (True, False)


# Bearers


@pytest.mark.clause("GLH-LOT-01")
@pytest.mark.parametrize(("far", "asked"), [(1, True), (2, False)])
def test_only_a_loot_that_reaches_the_bearer_takes_over(far: int, asked: bool) -> None:
    g = scene(69)
    one, other = g.figures[0], g.figures[1]
    one.tokens = 1
    other.at = next(at for at in field.arena(g).cells if field.far(g, at, one.at) == far)
    g.action = Action(other.id)
    take_all(g, other, Loot(n=1), 1)
    assert g.action.used == asked
    assert bool(play(g)) == asked


@pytest.mark.clause("GLH-OVL-14")
def test_a_trap_that_a_rule_lays_does_what_its_look_says() -> None:
    g = scene(54)
    reveal(g, ["n1a"])
    g.opened = [(7, 1)]
    g.pieces = []
    place_trap(g, Effected(0, 0), RULE, PlaceTrap(look="spike", at="a"))
    assert [(p.damage, p.conditions) for p in g.pieces] == [(0, ["immobilize", "disarm"])]


# Objectives on their way


def hail() -> tuple[Dungeon, Figure]:
    g = scene(19)
    reveal(g, ["d2a"])
    g.figures = [one for one in g.figures if one.kind == OBJECTIVE]
    return g, g.figures[0]


def goes(g: Dungeon, one: Figure, points: int) -> int:
    """How many hexes it goes with so many points."""
    one.entered = 0
    g.then(Proceed(one.id, points))
    first_of(g, "WhichWay")
    g.stack.clear()
    return one.entered


@pytest.mark.clause("GLH-MOV-01", "GLH-DOR-16")
def test_an_objective_goes_as_far_as_its_points_and_no_farther() -> None:
    g, one = hail()
    assert goes(g, one, 0) == 0
    before = one.at
    assert goes(g, one, 1) == 1
    assert field.far(g, before, one.at) == 1
    assert goes(g, one, 2) == 2


@pytest.mark.clause("GLH-CON-06", "GLH-CON-08")
@pytest.mark.parametrize("condition", ["stun", "immobilize"])
def test_an_objective_that_cannot_move_stays(condition: str) -> None:
    g, one = hail()
    give(one, condition)
    assert goes(g, one, 3) == 0


@pytest.mark.clause("GLH-DOR-16")
def test_before_a_door_it_needs_a_point_to_enter_it() -> None:
    g, one = hail()
    while not set(neighbours(one.at)) & set(enterable(g)):
        assert goes(g, one, 1) == 1
    before, opened = one.at, list(g.opened)
    assert goes(g, one, 0) == 0
    assert (one.at, g.opened) == (before, opened)
    assert goes(g, one, 1) == 1
    assert one.at in g.opened


# Small print


@pytest.mark.clause("GLH-HEA-01")
def test_nobody_is_healed_above_its_hit_points() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health=8)
    assert heal(g, one, 5) == 2
    assert one.health == one.full == 10


@pytest.mark.clause("GLH-RST-09", "GLH-TIM-07")
def test_before_a_rest_only_what_is_needed_must_end() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    kept = active(g, 0, 127, top=False)
    sheet.discard = [card(117), card(118)]
    assert EndForRest(0).choices(g) == [f"stop {kept.card}", "none"]
    sheet.discard = [card(117)]
    assert EndForRest(0).choices(g) == [f"stop {kept.card}"]


@pytest.mark.clause("GLH-MOV-02")
def test_who_passes_one_that_has_arrived_does_not_stay_in_its_hex() -> None:
    g = scene(77)
    places = field.scenario(g)
    g.opened = [at for join in places.joins for at in join.hexes]
    reveal(g, [tile.id for tile in places.tiles])
    g.figures = []
    there, beside = (-5, 14), (-5, 13)
    first, second = (monster(g, "city-guard", at) for at in (there, beside))
    goes(g, second, 2)
    assert first.at == there
    assert second.at != there


@pytest.mark.clause("GLH-PRC-04", "GLH-END-01")
def test_a_guard_that_is_led_onto_a_plate_by_its_own_turn_loses_the_scenario() -> None:
    g = scene(77)
    places = field.scenario(g)
    g.opened = [at for join in places.joins for at in join.hexes]
    reveal(g, [tile.id for tile in places.tiles])
    g.figures = []
    guard = monster(g, "city-guard", (-5, 13))
    goes(g, guard, 2)
    assert guard.at in places.markers["a"]
    g.advance()
    assert g.lost
