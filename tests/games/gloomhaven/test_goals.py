"""GLH-END, GLH-V16: what wins and loses a scenario, and what is gained."""

import pytest

from druzina.games.gloomhaven.model import Actor, Dungeon, Loose
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.ending import exhausted, finish, settle_goal
from druzina.games.gloomhaven.rules.looting import loot_within
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.moving import Walk
from druzina.games.gloomhaven.rules.round import EndOfRound
from druzina.games.gloomhaven.scenario_maps import load, numbers
from tests.games.gloomhaven.dungeon import HERE, dungeon, hero, monster, play


def won(g: Dungeon) -> bool:
    return g.won


def ended(g: Dungeon) -> str:
    """The clause it ended by, if it has."""
    return g.outcome.clause if g.outcome is not None else ""


def all_rooms(g: Dungeon) -> None:
    """Every room is revealed and nobody is in it."""
    g.revealed = [tile.id for tile in field.scenario(g).tiles]
    g.opened = sorted(field.scenario(g).doors())


@pytest.mark.clause("GLH-END-05")
def test_all_enemies_means_those_of_every_room() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (2, 3), health=1)
    g.then(Hurt(guard.id, 1, by=0))
    play(g)
    assert not won(g)  # two rooms are still behind doors
    all_rooms(g)
    settle_goal(g)
    assert won(g)


@pytest.mark.clause("GLH-END-06", "GLH-END-01")
def test_the_round_is_played_out_and_then_it_is_won() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    all_rooms(g)
    settle_goal(g)
    assert won(g)
    assert ended(g) == ""
    g.then(EndOfRound())
    play(g)
    assert ended(g) == "GLH-END-03"


@pytest.mark.clause("GLH-END-03", "GLH-END-02", "GLH-LVL-04", "GLH-LVL-05", "GLH-PRC-14")
def test_experience_and_gold_are_gained_by_the_exhausted_too() -> None:
    g = dungeon("brute", "scoundrel", level=2)
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    g.heroes[0].coins, g.heroes[0].xp = 3, 5
    g.won = True
    exhausted(g, 1)
    finish(g)
    assert g.outcome is not None
    assert g.outcome.scores == [5 + 8, 8]
    assert [one["gold"] for one in g.outcome.counts] == [9, 0]


@pytest.mark.clause("GLH-END-04", "GLH-BGL-01", "GLH-XP-03")
def test_a_failure_brings_neither_bonus_nor_checkmarks() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    g.heroes[0].goal, g.heroes[0].xp = "pacifist", 4
    for seat in (0, 1):
        exhausted(g, seat)
    finish(g)
    assert g.outcome is not None
    assert g.outcome.scores[0] == 4
    assert g.outcome.counts[0]["checks"] == 0
    assert 1 not in g.outcome.ranks


@pytest.mark.clause("GLH-BGL-01", "GLH-BGL-02")
@pytest.mark.parametrize(
    ("goal", "counts", "checks"),
    [
        ("pacifist", {"kills": 3}, 1),
        ("pacifist", {"kills": 4}, 0),
        ("layabout", {}, 2),
        ("opener", {"first_kill": 1}, 1),
        ("opener", {}, 0),
        ("hunter", {"elite_kills": 1}, 1),
        ("diehard", {"falls_below_half": 1}, 0),
        ("straggler", {}, 1),
        ("scrambler", {"long_rests": 1}, 0),
        ("professional", {"items_used": 3}, 1),
        ("professional", {"items_used": 2}, 0),
    ],
)
def test_battle_goals_are_judged_by_what_was_counted(
    goal: str, counts: dict[str, int], checks: int
) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    g.heroes[0].goal = goal
    g.heroes[0].counts = dict(counts)
    g.won = True
    finish(g)
    assert g.outcome is not None
    assert g.outcome.counts[0]["checks"] == checks


@pytest.mark.clause("GLH-EXH-03", "GLH-EXH-05")
def test_all_exhausted_it_is_lost() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, (2, 3))
    exhausted(g, 0)
    assert not g.lost
    assert g.leader() == 1
    exhausted(g, 1)
    assert g.lost


@pytest.mark.clause("GLH-OVL-14", "GLH-OVL-03")
def test_what_a_trap_does_is_said_by_the_scenario() -> None:
    g = dungeon("brute", "scoundrel", level=1)
    reveal(g, ["g1b"])
    traps = [piece for piece in g.pieces if piece.kind == "trap"]
    assert [(one.damage, one.conditions) for one in traps] == [(3, []), (3, [])]
    h = dungeon("brute", "scoundrel", scenario=14)
    reveal(h, [tile.id for tile in field.scenario(h).tiles])
    traps = [piece for piece in h.pieces if piece.kind == "trap"]
    assert traps
    assert all((one.damage, one.conditions) == (0, ["stun"]) for one in traps)


@pytest.mark.clause("GLH-END-10", "GLH-LOT-01")
def test_goal_treasures_are_counted_when_they_are_looted() -> None:
    g = dungeon("brute", "scoundrel", scenario=7)
    start = field.scenario(g).start[0]
    one = hero(g, 0, start)
    goals = [each for each in field.scenario(g).treasures if each.goal]
    g.looted = [each.at for each in goals[1:]]
    g.loose = [Loose(one.at, goal=True)]
    g.loose[0].at = one.at
    g.looted.append(goals[0].at)
    loot_within(g, one, 0)
    assert won(g)


@pytest.mark.clause("GLH-END-08")
def test_hexes_are_looked_at_when_a_turn_ends() -> None:
    g = dungeon("brute", "scoundrel", scenario=40)
    places = field.scenario(g).markers["a"]
    g.order = [Actor(0, 50, 0), Actor(0, 60, 1)]
    all_rooms(g)
    here = [hero(g, seat, field.scenario(g).start[seat]) for seat in (0, 1)]
    settle_goal(g)
    assert not won(g)
    assert len(places) <= len(here)
    for one, place in zip(here, places, strict=False):
        one.at = place
    settle_goal(g)
    assert won(g)


@pytest.mark.clause("GLH-END-09")
def test_escaping_needs_every_character_at_one_moment() -> None:
    g = dungeon("brute", "scoundrel", scenario=25)
    exits = field.scenario(g).markers["a"]
    all_rooms(g)
    one, other = hero(g, 0, exits[0]), hero(g, 1, field.scenario(g).start[0])
    settle_goal(g)
    assert not won(g)
    other.at = exits[1]
    settle_goal(g)
    assert won(g)
    assert g.find(one.id) is not None


@pytest.mark.clause("GLH-END-08", "GLH-END-10")
@pytest.mark.parametrize("how", ["a move", "a monster's turn"])
def test_hexes_are_looked_at_when_a_move_ends_and_after_monsters(how: str) -> None:
    g = dungeon("brute", "scoundrel", scenario=25)
    exits = field.scenario(g).markers["a"]
    all_rooms(g)
    hero(g, 0, exits[0])
    beside = next(at for at in field.beside(g, exits[1]) if g.at(at) is None)
    other = hero(g, 1, beside)
    if how == "a move":
        g.then(Walk(other.id, [exits[1]], 1))
    else:
        other.at = exits[1]  # where somebody has pushed it
        g.then(GroupTurn("hound"))
    play(g)
    assert won(g)


def test_every_scenario_says_how_it_is_won() -> None:
    kinds = {number: load(number).rules for number in numbers()}
    assert sum(kind == "general" for kind in kinds.values()) == 20
    assert sum(kind == "keyed" for kind in kinds.values()) == 22
    for number in numbers():
        for overlay in load(number).overlays:
            if overlay.kind == "trap":
                assert overlay.look in load(number).traps, number
