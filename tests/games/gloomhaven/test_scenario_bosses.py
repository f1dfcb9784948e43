"""GLH-BOS, V17: what bosses do in their scenarios."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Special, Summon
from druzina.games.gloomhaven.model import MONSTER, OBJECTIVE, Action, Actor, Dungeon, Figure
from druzina.games.gloomhaven.rules import field, granting
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named, reveal
from druzina.games.gloomhaven.rules.figures import shield, stat_attack
from druzina.games.gloomhaven.rules.monsters import GroupTurn, own_move
from tests.games.gloomhaven.dungeon import FACTS, dungeon, hero, monster

THREE = ("brute", "scoundrel", "spellweaver")
FOUR = (*THREE, "tinkerer")


def special(g: Dungeon, one: Figure, number: int) -> None:
    """The boss performs a special of its card."""
    g.action, g.acting, g.paid = Action(one.id), one.id, []
    granting.special(g, one, Special(n=number), 0)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])


def lair(scenario: int, *classes: str, level: int = 1) -> Dungeon:
    g = dungeon(*classes, scenario=scenario, level=level)
    here = field.scenario(g)
    doors = [join for join in here.joins if join.kind == "door" and not join.locked]
    g.opened = [at for join in doors for at in join.hexes]
    reveal(g, sorted(here.revealed(g.opened)))
    g.figures = []
    for seat in range(len(classes)):
        hero(g, seat, here.start[seat])
    return g


def empty(g: Dungeon, place: int = 0) -> Hex:
    """An empty hex, those with much room around them first."""
    here, free = field.arena(g), field.empty(g)
    room = {
        at: sum(free >> here.cells[beside] & 1 for beside in field.beside(g, at))
        for at, cell in here.cells.items()
        if free >> cell & 1
    }
    return sorted(room, key=lambda at: (-room[at], at))[place]


@pytest.mark.clause("GLH-BOS-08", "GLH-DOR-12", "GLH-DOR-14")
def test_the_commander_goes_from_door_to_door_and_opens_them() -> None:
    g = lair(2, *THREE)
    commander = monster(g, "bandit-commander", empty(g), "boss")
    g.phase, g.order, g.at_turn = "turns", [Actor(1, 50, type="bandit-commander")], 0
    for name in "abcda":
        special(g, commander, 1)
        assert commander.at in doors_named(g, [name])
        assert commander.at in g.opened
    assert {"a1a", "a2a", "a3b", "a4b"} <= set(g.revealed)


@pytest.mark.clause("GLH-BOS-08")
def test_where_somebody_stands_in_the_door_it_goes_beside_it() -> None:
    g = lair(2, *THREE)
    commander = monster(g, "bandit-commander", empty(g), "boss")
    door = doors_named(g, ["a"])[0]
    g.opened.append(door)
    g.figures[0].at = door
    special(g, commander, 1)
    assert commander.at != door
    assert field.adjacent(g, commander.at, door)


@pytest.mark.clause("GLH-BOS-08", "GLH-BOS-09")
def test_the_overseers_scouts_act_again_and_still_have_their_turn() -> None:
    g = lair(9, *THREE)
    overseer = monster(g, "merciless-overseer", empty(g), "boss")
    scouts = [monster(g, "vermling-scout", empty(g, place)) for place in (3, 6)]
    assert stat_attack(g, overseer) == 2
    scouts[0].idle = True
    special(g, overseer, 1)
    assert [one.idle for one in scouts] == [True, False]
    assert g.decks["scout"].card
    assert g.acting == overseer.id


@pytest.mark.clause("GLH-EX-215", "GLH-BOS-06")
@pytest.mark.parametrize("light", [True, False])
def test_the_colorless_consumes_light(light: bool) -> None:
    g = lair(81, *FOUR, level=4)
    boss = monster(g, "the-colorless", empty(g), "boss", health=3)
    g.elements[4] = 2 * light
    special(g, boss, 2)
    demons = [one for one in g.figures if one.what == "sun-demon"]
    assert [one.rank for one in demons] == [1] * light
    assert boss.health == 9
    assert shield(g, boss) == 1
    assert g.elements[4] == 0


@pytest.mark.clause("GLH-EX-216", "GLH-BOS-08")
def test_the_horror_lays_eggs_and_they_hatch() -> None:
    g = lair(46, *THREE, level=3)
    horror = monster(g, "winged-horror", empty(g), "boss")
    start = horror.at
    special(g, horror, 2)
    eggs = [one for one in g.figures if one.kind == OBJECTIVE]
    assert [one.full for one in eggs] == [4, 4, 4]
    assert all(field.adjacent(g, one.at, start) for one in eggs)
    assert own_move(g, horror) - 1 == 3
    assert stat_attack(g, horror) == 4
    g.then(Hurt(eggs[0].id, 9, by=0))
    g.advance()
    special(g, horror, 1)
    assert not [one for one in g.figures if one.kind == OBJECTIVE]
    demons = [one for one in g.figures if one.what == "night-demon"]
    assert [(one.rank, one.at) for one in demons] == [(0, one.at) for one in eggs[1:]]


@pytest.mark.clause("GLH-BOS-08")
def test_the_gloom_is_suddenly_elsewhere() -> None:
    g = lair(51, *THREE)
    gloom = monster(g, "the-gloom", empty(g), "boss")
    for name in "abca":
        special(g, gloom, 2)
        assert gloom.at == field.scenario(g).markers[name][0]


@pytest.mark.clause("GLH-BOS-10", "GLH-BOS-02")
def test_a_named_one_is_a_boss_of_its_kind_and_acts_first() -> None:
    g = lair(67, *THREE)
    reveal(g, ["m1a"])
    golem = next(one for one in g.figures if one.what == "arcane-golem")
    assert golem.rank == 2
    assert FACTS.printed.monsters["arcane-golem"].deck == "stone-golem"
    assert golem.level == 1


@pytest.mark.clause("GLH-BOS-10")
def test_an_infiltrator_comes_out_of_the_guard() -> None:
    g = lair(57, *THREE)
    guard = monster(g, "city-guard", empty(g), "elite")
    other = monster(g, "city-guard", empty(g, 5), "elite")
    guard.home = (10, -9)
    g.then(Hurt(other.id, 99))
    g.advance()
    assert not [one for one in g.figures if one.what == "infiltrator"]
    g.then(Hurt(guard.id, 99))
    g.advance()
    assert [one.at for one in g.figures if one.what == "infiltrator"] == [guard.at]


@pytest.mark.clause("GLH-SUM-10")
def test_what_cultists_call_here_are_vipers() -> None:
    g = lair(89, *THREE)
    cultist = monster(g, "cultist", empty(g))
    deck = FACTS.printed.decks["cultist"]
    card = next(one for one in deck.cards if any(isinstance(each, Summon) for each in one.lines))
    g.decks["cultist"].card = card.id
    g.order = [Actor(1, 50, type="cultist")]
    cultist.health = cultist.full
    g.then(GroupTurn("cultist"))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    called = [one for one in g.figures if one.kind == MONSTER and one is not cultist]
    assert [(one.what, one.rank) for one in called] == [("giant-viper", 1)]
