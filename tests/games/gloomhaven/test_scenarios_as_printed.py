"""GLH-V20: details of scenarios that a hasty reading of their rules gets wrong."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import MONSTER, Dungeon, Figure, Loose, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named
from druzina.games.gloomhaven.rules.focusing import board_for
from druzina.games.gloomhaven.rules.moving import GoTo, Walk
from druzina.games.gloomhaven.rules.scenario_bosses import to_next_door
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.rules.spawning import make_room
from tests.games.gloomhaven.dungeon import FACTS, give, hero, monster, play
from tests.games.gloomhaven.test_scenario_rules import FOUR, TWO, scene, show


def begun(scenario: int, characters: int) -> Dungeon:
    """A scenario as it stands before anybody has answered anything."""
    each = tuple(Character(one) for one in FOUR[:characters])
    chosen = DungeonOptions(seats=characters, scenario=scenario, each=each)
    g = set_up(chosen, FACTS, 7)
    asked = g.advance()
    assert asked is not None
    assert asked[0].kind == "KeepGoal"
    return g


def nearest(g: Dungeon, one: Figure, place: Hex) -> list[Hex]:
    """The hexes around a place that nothing but `one` lies in the way of."""
    here = field.arena(g)
    return [at for at in field.beside(g, place) if not field.land(g).obstacle >> here.cells[at] & 1]


@pytest.mark.clause("GLH-SET-04", "GLH-SET-05")
def test_archers_stand_on_the_battlements_before_anybody_chooses_a_start_hex() -> None:
    g = begun(35, 4)
    archers = {one.at for one in g.figures if one.what == "city-archer"}
    assert archers == {(-4, 8), (-3, 8), (4, 8), (5, 8)}
    assert {"i1b", "b2b"} <= set(g.revealed)
    assert not [deck for deck in g.decks.values() if deck.card], "no round has begun"


@pytest.mark.clause("GLH-SET-04")
@pytest.mark.parametrize(("characters", "dry"), [(2, False), (3, True), (4, False)])
def test_the_ship_has_less_water_before_anybody_chooses_a_start_hex(
    characters: int, dry: bool
) -> None:
    g = begun(74, characters)
    wet = {at for piece in g.pieces if piece.look == "water" for at in piece.hexes}
    assert wet.isdisjoint({(-3, 0), (0, 0)}) is dry


@pytest.mark.clause("GLH-LVL-05", "GLH-BOS-10")
@pytest.mark.parametrize(("level", "health"), [(0, 12), (1, 14), (4, 21), (7, 26)])
def test_the_infiltrator_is_a_level_above_the_scenario(level: int, health: int) -> None:
    g = scene(57, level=level)
    show(g)
    guard = next(one for one in g.figures if one.home == (10, -9))
    g.then(Hurt(guard.id, 99))
    g.advance()
    infiltrator = next(one for one in g.figures if one.what == "infiltrator")
    assert (infiltrator.at, infiltrator.health, infiltrator.full) == (guard.at, health, health)


@pytest.mark.clause("GLH-LVL-06", "GLH-PRC-04")
def test_the_poisoned_suffer_from_water_as_much_as_from_a_trap() -> None:
    g = begun(68, 2)
    for seat in (0, 1):
        hero(g, seat, field.scenario(g).start[seat])
    g.stack.clear()
    g.trap = 2 + g.level + 1  # GLH-LVL-06
    g.figures = [each for each in g.figures if each.kind != MONSTER]
    wet = next(piece for piece in g.pieces if piece.look == "water")
    swimmer = g.mine(0)
    assert swimmer is not None
    swimmer.at = next(at for at in field.beside(g, wet.hexes[0]) if g.at(at) is None)
    give(swimmer, "poison")
    before = swimmer.health
    g.then(Walk(swimmer.id, [wet.hexes[0]], 9))
    play(g, "suffer")
    assert before - swimmer.health == g.trap


@pytest.mark.clause("GLH-BOS-08", "GLH-GEO-05")
def test_a_hex_with_money_or_a_trap_is_unoccupied_for_who_is_suddenly_elsewhere() -> None:
    g = scene(2)
    show(g, "m1a", *(tile.id for tile in field.scenario(g).tiles))
    g.figures = [one for one in g.figures if one.kind != MONSTER]
    commander = monster(g, "bandit-commander", field.scenario(g).start[-1], "boss")
    door = doors_named(g, ["a"])[0]
    g.figures[0].at = door
    near = sorted(nearest(g, commander, door))
    g.loose.append(Loose(near[0]))
    g.pieces.append(Piece("trap", [near[1]]))
    to_next_door(g, commander)
    asked = g.advance()
    assert asked is not None
    assert sorted(asked[1]) == sorted(f"put {q},{r}" for q, r in near)


@pytest.mark.clause("GLH-GEO-05", "GLH-BOS-08")
def test_who_is_displaced_goes_to_the_nearest_unoccupied_hex() -> None:
    g = scene(21)
    one, other = g.figures[:2]
    g.pieces, g.loose = [], []
    near = sorted(at for at in field.beside(g, one.at) if g.at(at) is None)
    g.loose.append(Loose(near[0]))
    make_room(g, [one.at], other)
    asked = g.advance()
    assert asked is not None
    assert sorted(asked[1]) == sorted(f"put {q},{r}" for q, r in near)


@pytest.mark.clause("GLH-MOV-02")
@pytest.mark.parametrize(
    ("scenario", "type_", "passed"), [(79, "stone-golem", False), (61, "ooze", True)]
)
def test_who_stands_idle_may_be_passed_where_that_is_written(
    scenario: int, type_: str, passed: bool
) -> None:
    g = scene(scenario, *TWO)
    g.pieces = []
    here = field.arena(g)
    one, far = g.figures[0], g.figures[1]
    one.at, over, beyond = next(
        (at, (at[0] + 1, at[1]), (at[0] + 2, at[1]))
        for at in sorted(here.cells)
        if all((at[0] + n, at[1]) in here.cells for n in (1, 2))
        and g.at((at[0] + 1, at[1])) is None
    )
    far.at = next(at for at in here.cells if at not in (one.at, over, beyond))
    golem = monster(g, type_, over)
    golem.dormant = True
    straight = [
        choice
        for choice in GoTo(one.seat, one.id, 2).choices(g)
        if choice == f"go {beyond[0]},{beyond[1]}"
    ]
    ways = field.ways(g, one, "walk").best(1 << here.cells[beyond])
    assert (ways == (0, 2)) is passed
    assert bool(straight) is passed
    summon = monster(g, "city-guard", far.at)  # another foe of the idle one decides likewise
    summon.side = one.side
    solid = board_for(g, summon, None, 2, jump=False).terrain.obstacle >> here.cells[over] & 1
    assert bool(solid) is not passed
    friend = monster(g, "city-archer", far.at)
    ground = board_for(g, friend, None, 2, jump=False)
    assert over in ground.allies, "its own side passes it in any case"
    assert not ground.terrain.obstacle >> here.cells[over] & 1
