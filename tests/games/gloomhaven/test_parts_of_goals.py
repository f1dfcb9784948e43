"""GLH-END-05 to -10, GLH-LOT, GLH-DOR-04: what a goal asks for, what is looted, who comes."""

import pytest

from druzina.games.gloomhaven.model import MONSTERS, OBJECTIVE, SUMMON, Actor, Dungeon, Loose
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.goals import meets, now
from druzina.games.gloomhaven.rules.looting import loot_within
from druzina.games.gloomhaven.rules.shortage import WhoComes
from druzina.games.gloomhaven.scenario_maps import Goal, Place, load, numbers
from tests.games.gloomhaven.dungeon import HERE, dungeon, hero, monster, play
from tests.games.gloomhaven.test_focus_among_things import put
from tests.games.gloomhaven.test_scenario_rules import scene

EAST = (2, 3)


def pair(scenario: int = 1) -> Dungeon:
    g = scene(scenario)
    g.figures = g.figures[:2]
    return g


def beside(g: Dungeon) -> tuple[int, int]:
    return next(at for at in field.beside(g, g.figures[0].at) if g.at(at) is None)


# Enemies


@pytest.mark.clause("GLH-END-05", "GLH-MON-08")
@pytest.mark.parametrize(
    ("who", "left"), [("nobody", False), ("foe", True), ("ally", False), ("thing", False)]
)
def test_only_hostile_monsters_are_left(who: str, left: bool) -> None:
    g = pair(11)  # bones and corpses help the party there
    if who == "thing":
        put(g, OBJECTIVE, MONSTERS, beside(g), number=7)
    elif who != "nobody":
        monster(g, "living-bones" if who == "ally" else "hound", beside(g))
    assert meets(g, Goal(enemies="revealed")) != left


@pytest.mark.clause("GLH-END-05")
def test_types_that_do_not_count_may_be_left() -> None:
    g = pair()
    monster(g, "hound", beside(g))
    assert not meets(g, Goal(enemies="revealed"))
    assert meets(g, Goal(enemies="revealed", others=("hound",)))


@pytest.mark.clause("GLH-END-05")
def test_kills_are_those_of_the_types_named() -> None:
    g = pair()
    g.killed = {"hound": 2, "bandit-guard": 3}
    for goal, met in (
        (Goal(kills="5"), True),
        (Goal(kills="6"), False),
        (Goal(kills="2", of=("hound",)), True),
        (Goal(kills="3", of=("hound",)), False),
    ):
        assert meets(g, goal) == met


# Rooms, hexes, what comes after


@pytest.mark.clause("GLH-END-08")
def test_all_rooms_or_those_named() -> None:
    g = pair()
    tiles = [tile.id for tile in field.scenario(g).tiles]
    g.revealed = tiles[:2]
    assert meets(g, Goal(reveal=tuple(tiles[:2])))
    assert not meets(g, Goal(reveal=("*",)))
    g.revealed = tiles
    assert meets(g, Goal(reveal=("*",)))


@pytest.mark.clause("GLH-END-08", "GLH-SUM-08")
def test_a_summon_reaches_no_goal() -> None:
    g = pair()
    goal = Goal(reach=Place(start=True))
    for one in g.figures:
        one.at = next(at for at in field.arena(g).cells if at not in field.scenario(g).start)
    put(g, SUMMON, 0, field.scenario(g).start[0]).seat = 0
    assert not meets(g, goal)
    g.figures[0].at = field.scenario(g).start[1]
    assert meets(g, goal)


@pytest.mark.clause("GLH-END-09")
def test_who_was_exhausted_on_the_exit_has_escaped() -> None:
    g = pair()
    goal = Goal(escape=Place(start=True))
    start = field.scenario(g).start
    g.figures[0].at = start[0]
    g.heroes[1].exhausted = g.heroes[1].escaped = True
    g.figures = g.figures[:1]
    assert meets(g, goal)
    g.figures[0].at = next(at for at in field.arena(g).cells if at not in start)
    assert not meets(g, goal), "one of the two is still on the way"


@pytest.mark.clause("GLH-END-08")
def test_the_second_goal_counts_once_the_first_is_met() -> None:
    following = next(load(number).win for number in numbers() if load(number).win.then)
    number = next(each for each in numbers() if load(each).win is following)
    g = dungeon("brute", "scoundrel", scenario=number)
    assert now(g) == following
    g.met = 1
    assert now(g) == following.then[0]
    plain = dungeon("brute", "scoundrel")
    plain.met = 1
    assert now(plain) == field.scenario(plain).win


# Loot


@pytest.mark.clause("GLH-MOT-02")
def test_monsters_leave_goal_tiles_and_chests() -> None:
    g = dungeon("brute", "scoundrel")
    hound = monster(g, "hound", HERE)
    g.loose = [Loose(HERE), Loose(HERE, goal=True), Loose(HERE, 7)]
    assert loot_within(g, hound, 1)
    assert g.loose == [Loose(HERE, goal=True), Loose(HERE, 7)]


@pytest.mark.clause("GLH-TRE-02", "GLH-LOT-01")
def test_a_numbered_treasure_is_the_looters() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    number = next(each.number for each in field.scenario(g).treasures if each.number)
    g.loose = [Loose(HERE, number), Loose(HERE)]
    loot_within(g, one, 0)
    sheet = g.heroes[0]
    assert (sheet.treasures, sheet.coins, g.loose) == ([number], 1, [])


@pytest.mark.clause("GLH-LOT-01", "GLH-END-10")
def test_who_has_its_goal_tile_takes_no_other() -> None:
    g = pair(80)  # one each
    one = g.figures[0]
    g.round = 4
    tiles = [each.at for each in field.scenario(g).treasures if each.goal]
    g.looted = tiles[2:]
    g.loose = [Loose(at, goal=True) for at in (one.at, beside(g))]
    assert loot_within(g, one, 1)
    assert len(g.loose) == 1
    assert not loot_within(g, one, 1)
    assert "all looted" not in g.counters
    other = g.figures[1]
    other.at = one.at
    assert loot_within(g, other, 1)
    assert g.counters["all looted"] == 4
    play(g)


# Who comes


@pytest.mark.clause("GLH-DOR-04", "GLH-DOR-06")
def test_as_many_as_have_a_standee_are_named_and_act_late() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    g.phase = "turns"
    g.order = [Actor(0, 99, 0)]
    places = [EAST, (2, 2), (1, 1)]
    g.then(WhoComes(0, "hound", list(places), ["normal"] * 3, [0] * 3, 2))
    assert len(play(g, "put 2,3")) == 2
    assert play(g, "put 1,1") == []
    hounds = [one for one in g.figures if one.what == "hound"]
    assert [one.at for one in hounds] == [EAST, (1, 1)]
    assert all(one.pending and one.coin for one in hounds)
