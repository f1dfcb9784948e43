"""GLH-FOC-09, -15, GLH-CON-20, GLH-V20: what a monster decides on where things, sides and rules of
the scenario come in, and who decides for it."""

import msgspec
import pytest

from druzina.games.gloomhaven.advise import advise
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Attack, Heal
from druzina.games.gloomhaven.model import (
    MONSTERS,
    OBJECTIVE,
    PARTY,
    SUMMON,
    Actor,
    Boon,
    Dungeon,
    Figure,
    Piece,
)
from druzina.games.gloomhaven.monsters import Board
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.deciding import decider
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.focusing import (
    MANY,
    board_for,
    focused,
    foes,
    initiative,
    lost,
)
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.objectives import place_objectives
from druzina.games.gloomhaven.rules.thinking import note
from tests.games.gloomhaven.dungeon import FACTS, HERE, dungeon, give, hero, monster
from tests.games.gloomhaven.test_scenario_rules import scene

EAST, FAR = (2, 3), (3, 1)


def put(g: Dungeon, kind: int, side: int, at: Hex, number: int = 0) -> Figure:
    """A thing, or a figure of another kind."""
    one = Figure(g.next, kind, "altar", side, at, 5, 5, number=number, home=at)
    one.thing = kind == OBJECTIVE
    g.next += 1
    g.figures.append(one)
    return one


def walking(g: Dungeon, one: Figure, points: int = 20) -> Board:
    return board_for(g, one, FACTS.basic_attack, points, jump=False)


def blocked(g: Dungeon, board: Board) -> set[Hex]:
    here = field.arena(g)
    return {at for at, cell in here.cells.items() if board.terrain.obstacle >> cell & 1}


# Who is lost as a focus, and who decides


@pytest.mark.clause("GLH-FOC-15")
def test_a_focus_is_lost_when_it_is_gone_unseen_or_of_the_own_side() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    assert not lost(g, guard, one.id)
    give(one, "invisible")
    assert lost(g, guard, one.id)
    one.has = 0
    guard.side = PARTY
    assert lost(g, guard, one.id)
    guard.side = MONSTERS
    g.figures.remove(one)
    assert lost(g, guard, one.id)


@pytest.mark.clause("GLH-SUM-06", "GLH-TIM-06", "GLH-VOC-06")
def test_the_summoner_the_controller_or_the_leader_decides() -> None:
    g = dungeon("brute", "scoundrel", "tinkerer")
    for seat, at in enumerate(((0, 3), (1, 1), (1, 5))):
        hero(g, seat, at)
    summon = put(g, SUMMON, PARTY, HERE)
    summon.seat = 2
    guard = monster(g, "bandit-guard", EAST)
    assert decider(g, summon) == 2
    assert decider(g, guard) == 0
    exhausted(g, 0)
    assert decider(g, guard) == 1
    guard.side = PARTY
    guard.boons.append(Boon("controlled", 2))
    assert decider(g, guard) == 2


# The place in the order


@pytest.mark.clause("GLH-FOC-09", "GLH-FOC-10", "GLH-INI-05")
def test_the_order_among_those_of_one_initiative() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    elder, younger = (put(g, SUMMON, PARTY, at) for at in ((1, 1), (1, 5)))
    elder.seat = younger.seat = 0
    types = (("bandit-guard", 30), ("bandit-archer", 30), ("hound", 40))
    g.order = [Actor(0, 30, 0), *(Actor(1, at, type=type_) for type_, at in types)]
    g.heroes[0].initiative = 30
    normal = monster(g, "bandit-guard", EAST)
    elite = monster(g, "bandit-guard", (2, 2), "elite")
    hounds = sorted((monster(g, "hound", at) for at in (FAR, (4, 0))), key=lambda h: h.number)
    late = monster(g, "stone-golem", (0, 1))  # without a turn in this round
    archer = monster(g, "bandit-archer", (3, 0), "elite")
    order = [elder, younger, one, elite, normal, archer, *hounds]
    assert sorted(order, key=lambda each: initiative(g, each)) == order
    assert initiative(g, late)[0] == MANY
    assert initiative(g, late)[1] > initiative(g, hounds[-1])[1]


@pytest.mark.clause("GLH-FOC-10", "GLH-SUM-06")
def test_between_two_things_that_are_alike_the_players_decide() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, (4, 0))
    summon = put(g, SUMMON, PARTY, HERE)
    summon.what, summon.seat = "battle-bot", 0
    one, other = (put(g, OBJECTIVE, MONSTERS, at, number=1) for at in ((1, 2), (1, 4)))
    g.then(FigureTurn(summon.id))
    found = g.advance()
    assert found is not None
    assert sorted(map(str, found[1])) == [f"act {one.id}", f"act {other.id}"]


# The attack it decides for


@pytest.mark.clause("GLH-MON-12", "GLH-MAT-07", "GLH-FOC-02")
@pytest.mark.parametrize(
    ("type_", "deck", "shown", "reach", "targets"),
    [
        ("earth-demon", "earth-demon", "641", 0, MANY),  # all adjacent ones
        ("living-spirit", "living-spirit", "581", 2, MANY),  # all in its own range
        ("living-bones", "living-bones", "522", 0, 1),  # all its attacks on one
        ("living-bones", "living-bones", "519", 0, 2),
        ("bandit-archer", "archer", "536", 4, 2),
        ("bandit-guard", "guard", "526", 2, 1),
    ],
)
def test_range_and_targets_are_those_of_its_attack(
    type_: str, deck: str, shown: str, reach: int, targets: int
) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, EAST)
    one = monster(g, type_, HERE)
    printed = next(each for each in FACTS.printed.decks[deck].cards if each.id == shown)
    number = next(n for n in FACTS.numbers(printed.lines) if isinstance(FACTS.lines[n], Attack))
    board = board_for(g, one, number, 0, jump=False)
    assert (board.monster.range, board.monster.targets) == (reach, targets)
    assert g.strike is None


# Things


@pytest.mark.clause("GLH-CON-20", "GLH-MOV-06")
@pytest.mark.parametrize("side", [MONSTERS, PARTY])
def test_things_of_the_own_side_are_in_the_way(side: int) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (0, 3))
    guard = monster(g, "bandit-guard", HERE)
    altar = put(g, OBJECTIVE, side, EAST, number=1)
    board = walking(g, guard)
    own = side == MONSTERS
    assert (EAST in blocked(g, board)) == own
    assert (EAST in board.allies) == own
    assert (EAST in {enemy.at for enemy in board.enemies}) == (not own)
    altar.ignored = True
    board = walking(g, guard)
    assert EAST in blocked(g, board)
    assert EAST in board.allies
    assert EAST not in {enemy.at for enemy in board.enemies}
    altar.thing = False
    assert (EAST in blocked(g, walking(g, guard))) == (not own)


@pytest.mark.clause("GLH-CON-20")
def test_walls_for_characters_are_no_enemies_of_monsters_and_summons() -> None:
    g = scene(76)
    place_objectives(g, g.revealed)
    one = g.figures[0]
    walls = [each for each in g.figures if each.kind == OBJECTIVE and each.what == "wall"]
    assert walls
    summon = put(g, SUMMON, PARTY, one.at)
    summon.what = "battle-bot"
    monster(g, "hound", next(at for at in field.beside(g, one.at) if g.at(at) is None))
    g.figures[-1].number = walls[0].number  # numbers of monsters are none of things
    assert {each.kind for each, _ in foes(g, summon)} == {1}
    board = walking(g, summon)
    assert {at for wall in walls for at in field.hexes(wall)} <= blocked(g, board)
    other = put(g, OBJECTIVE, MONSTERS, next(at for at in field.beside(g, one.at)), number=99)
    assert other in [each for each, _ in foes(g, summon)]


@pytest.mark.clause("GLH-HEA-03", "GLH-CON-20", "GLH-MOT-01")
def test_nobody_heals_a_thing() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (4, 0))
    bones = monster(g, "living-spirit", HERE)
    hurt = monster(g, "bandit-guard", EAST)
    hurt.health -= 1
    altar = put(g, OBJECTIVE, MONSTERS, (1, 2), number=1)
    altar.health -= 4
    heal = next(
        n
        for n, line in enumerate(FACTS.lines)
        if isinstance(line, Heal) and line.range and line.n > 1
    )
    g.then(Perform(bones.id, [heal]))
    g.advance()
    assert (altar.health, hurt.health) == (5 - 4, hurt.full)


# Rules of scenarios


@pytest.mark.clause("GLH-DOR-02", "GLH-DOR-11")
def test_who_may_not_enter_a_door_goes_around_it() -> None:
    g = scene(67)
    here = field.scenario(g)
    door = next(at for join in here.joins if join.name == "2" for at in join.hexes)
    g.opened = sorted(here.doors())
    g.figures = g.figures[:2]
    reveal(g, [tile.id for tile in here.tiles])
    g.figures = [one for one in g.figures if one.seat >= 0]
    place = next(at for at in field.beside(g, door) if g.at(at) is None)
    for type_, rank in (("arcane-golem", "boss"), ("hound", "normal")):
        one = monster(g, type_, place, rank)
        assert (door in blocked(g, walking(g, one))) == (rank == "boss")
        g.figures.remove(one)


@pytest.mark.clause("GLH-FOC-06")
@pytest.mark.parametrize("poisoned", [False, True])
def test_poisoned_summons_fear_water_like_a_trap(poisoned: bool) -> None:
    g = scene(68)
    g.pieces = [Piece("difficult", [g.figures[1].at], look="water")]
    summon = put(g, SUMMON, PARTY, g.figures[0].at)
    summon.what, summon.seat = "battle-bot", 0
    if poisoned:
        give(summon, "poison")
    board = walking(g, summon)
    water = field.arena(g).mask([g.figures[1].at])
    assert bool(board.terrain.trap & water) == poisoned


def crystal_hall() -> tuple[Dungeon, Figure]:
    g = scene(84)
    reveal(g, ["l2a"])
    g.figures = [one for one in g.figures if one.kind != 1]
    return g, next(one for one in g.figures if one.kind == OBJECTIVE)


@pytest.mark.clause("GLH-FOC-07")
def test_only_the_objective_of_the_rule_comes_first() -> None:
    g, crystal = crystal_hall()
    place = next(at for at in field.beside(g, crystal.at) if g.at(at) is None)
    demon = monster(g, "earth-demon", place)
    near = next(at for at in field.beside(g, place) if g.at(at) is None)
    other = put(g, OBJECTIVE, crystal.side, near, number=2)
    found = focused(g, demon, walking(g, demon, 0))
    assert found is not None
    assert {each.attacks for each in found.results} == {(crystal.at,)}
    g.figures.remove(crystal)
    assert focused(g, demon, walking(g, demon, 0)) is None
    assert other in g.figures


@pytest.mark.clause("GLH-FOC-07", "GLH-FOC-05")
@pytest.mark.parametrize("way", ["free", "obstacles", "foes"])
def test_it_comes_first_only_where_it_can_be_reached(way: str) -> None:
    g, crystal = crystal_hall()
    covered = field.hexes(crystal)
    around = {at for place in covered for at in field.beside(g, place)} - {*covered}
    demon = monster(g, "earth-demon", crystal.at)
    there = {}
    for at in field.arena(g).cells:
        demon.at = at
        there[at] = field.apart(g, demon, crystal)
    demon.at = next(at for at, far in there.items() if far == 2)
    g.pieces, g.figures[0].at = [], max(there, key=lambda at: there[at] % field.FAR)
    g.figures[1].at = g.figures[0].at
    if way == "obstacles":
        g.pieces = [Piece("obstacle", [at]) for at in around]
    elif way == "foes":
        for at in around:
            put(g, SUMMON, PARTY, at).seat = 0
    found = focused(g, demon, walking(g, demon))
    assert (found is not None) == (way == "free")


@pytest.mark.clause("GLH-FOC-07")
@pytest.mark.parametrize("near", [True, False])
def test_why_it_goes_for_the_crystal_is_said_with_its_clause(near: bool) -> None:
    """84: a character stands beside the demon; the crystal comes first where it can be attacked."""
    g, crystal = crystal_hall()
    place = next(at for at in field.beside(g, crystal.at) if g.at(at) is None)
    demon = monster(g, "earth-demon", place)
    g.figures[0].at = next(at for at in field.beside(g, place) if g.at(at) is None)
    board = walking(g, demon, 0)
    if not near:
        demon.at = max(field.arena(g).cells, key=lambda at: abs(at[0] - crystal.at[0]))
        board = walking(g, demon, 0)
    note(g, demon, board)
    told = msgspec.json.decode(g.thoughts[-1].board)
    assert [tuple(one["at"]) for one in told["enemies"] if one["first"]] == list(
        field.hexes(crystal)
    )
    advice = advise({**told, "hexes": sorted(field.arena(g).cells)})
    keys = {(one.key, one.clause) for one in advice.explanation}
    assert (("focus-first", "GLH-FOC-07") in keys) == near
    assert (("focus-lost-first", "GLH-FOC-07") in keys) == near
    assert (("focus-first-not", "GLH-FOC-07") in keys) == (not near)
    if near:
        assert set(advice.focus) <= set(field.hexes(crystal))
        assert {each.attacks for each in advice.results} == {(crystal.at,)}
