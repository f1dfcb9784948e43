"""GLH-V20: whom a rule of a scenario means, and where it happens, by the letter of its rule."""

import pytest

from druzina.games.gloomhaven.model import CHARACTER, MONSTER, OBJECTIVE, SUMMON, Dungeon, Strike
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.conditions import heal
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named, open_door, reveal
from druzina.games.gloomhaven.rules.ending import exhausted, settle_goal
from druzina.games.gloomhaven.rules.focusing import initiative
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.round import EndOfRound
from tests.games.gloomhaven.dungeon import FACTS, first_of, monster, shows
from tests.games.gloomhaven.test_scenario_rules import FOUR, scene, show, spot, thing

STRONG_ROOM = (10, -9)  # of scenario 57: the guard who is not what it seems


def whole(scenario: int, *classes: str) -> Dungeon:
    """Every room as it is set up, the first one too."""
    g = scene(scenario, *classes)
    reveal(g, sorted(field.scenario(g).revealed(())))
    show(g)
    return g


def without_monsters(g: Dungeon) -> None:
    g.figures = [one for one in g.figures if one.kind != MONSTER]


@pytest.mark.clause("GLH-END-09")
@pytest.mark.parametrize(("falls", "won"), [(False, True), (True, False)])
def test_the_artifact_is_brought_back_by_all_or_not_at_all(falls: bool, won: bool) -> None:
    g = scene(82)
    show(g)
    without_monsters(g)
    g.heroes[0].treasures = [62]
    for seat in (0, 1):
        g.figures[seat].at = field.scenario(g).start[seat]
    if falls:
        exhausted(g, 1)
    settle_goal(g)
    settle_goal(g)  # the second goal, once the first is met
    assert g.won is won


@pytest.mark.clause("GLH-DOR-16", "GLH-FOC-05")
def test_the_orchid_goes_to_the_shaman_of_the_last_room_and_to_no_other() -> None:
    g = whole(38)
    orchid = thing(g)
    shamans = {one.home: one for one in g.figures if one.what == "inox-shaman"}
    near, aim = shamans[(4, 2)], shamans[(3, 14)]
    g.figures = [orchid, near, aim, *(one for one in g.figures if one.kind == CHARACTER)]
    near.at = next(at for at in field.beside(g, orchid.at) if g.at(at) is None)
    before = field.far(g, orchid.at, aim.at)
    g.then(GroupTurn("objective:1"))
    first_of(g, "WhichWay")
    assert field.far(g, orchid.at, aim.at) == before - 3
    g.figures.remove(aim)
    stays, orchid.idle = orchid.at, False
    g.then(GroupTurn("objective:1"))
    first_of(g, "WhichWay")
    assert orchid.at == stays, "the other one is none of hers"


@pytest.mark.clause("GLH-SUM-11", "GLH-TIM-06")
def test_imps_come_beside_pumps_wherever_the_players_say() -> None:
    g = whole(26)
    without_monsters(g)
    pumps = [one for one in g.figures if one.kind == OBJECTIVE]
    g.counters["door 1"] = 1
    g.round = 2
    g.then(EndOfRound())
    for pump in reversed(pumps[1:]):
        g.figures.remove(pump)  # one is enough
    asked = g.advance()
    assert asked is not None
    free = field.empty(g)
    beside = [at for at in field.beside(g, pumps[0].at) if free >> field.arena(g).cells[at] & 1]
    assert sorted(asked[1]) == sorted(f"put {q},{r}" for q, r in beside)
    assert len(beside) > 1


@pytest.mark.clause("GLH-HEA-01", "GLH-CON-20")
@pytest.mark.parametrize("seen", [False, True])
def test_nobody_heals_a_tree_that_nobody_has_seen(seen: bool) -> None:
    g = scene(68)
    reveal(g, sorted(field.scenario(g).revealed(())))
    tree = thing(g)
    tree.health -= 5
    if seen:
        show(g)
    before = tree.health
    heal(g, tree, 3)
    assert tree.health == before + (3 if seen else 0)


@pytest.mark.clause("GLH-FOC-09", "GLH-BOS-08")
def test_the_altar_has_the_initiative_of_its_demon() -> None:
    g = whole(21)
    demon = next(one for one in g.figures if one.what == "prime-demon")
    altar = thing(g)
    card = FACTS.printed.decks["boss"].cards[0]
    shows(g, "boss", card.id)
    assert initiative(g, altar)[0] == initiative(g, demon)[0] == card.initiative
    g.figures.remove(demon)
    assert initiative(g, altar)[0] == 99


@pytest.mark.clause("GLH-PRC-06", "GLH-PRC-07")
def test_an_attack_on_the_altar_has_hurt_its_target() -> None:
    g = whole(21)
    altar = thing(g)
    g.strike = Strike(g.figures[0].id, 0, 3, 1, target=altar.id)
    g.then(Hurt(altar.id, 3, 0, attack=True))
    g.advance()
    assert g.strike.suffered == 3


@pytest.mark.clause("GLH-PRC-07")
@pytest.mark.parametrize(("kind", "hurt"), [(CHARACTER, 2), (SUMMON, 0), (MONSTER, 0)])
def test_neither_a_summon_of_the_bearer_nor_whom_it_forces_hurts_an_infester(
    kind: int, hurt: int
) -> None:
    g = scene(54)
    infester = monster(g, "harrower-infester", spot(g))
    before = infester.health
    bearer, other = g.figures[:2]
    bearer.tokens, other.kind = 1, kind
    g.counters["door 1"] = 1
    attacker = bearer if kind == CHARACTER else other
    g.strike = Strike(attacker.id, 0, 2, 1, target=infester.id)
    g.then(Hurt(infester.id, 2, bearer.seat, attack=True))
    g.advance()
    assert before - infester.health == hurt
    assert g.counters.get("charge", 0) == hurt


@pytest.mark.clause("GLH-DOR-04", "GLH-BOS-10")
def test_the_guard_who_is_not_what_it_seems_comes_before_others() -> None:
    g = scene(57, *FOUR)
    show(g, "f1b")
    without_monsters(g)
    for _ in range(5):
        monster(g, "city-guard", spot(g))
    door = doors_named(g, ["2"])[0]
    open_door(g, door, g.figures[0])
    first_of(g, "WhoComes")
    guards = [one for one in g.figures if one.what == "city-guard" and one.coin]
    assert [one.home for one in guards if one.home in field.scenario(g).hexes(["i1b"])] == [
        STRONG_ROOM
    ]
