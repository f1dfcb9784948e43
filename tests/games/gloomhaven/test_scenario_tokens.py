"""GLH-V20: scenarios about somebody who bears something, or something that is yet to come."""

import pytest

from druzina.games.gloomhaven.cards.lines import Loot
from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    OBJECTIVE,
    PARTY,
    Actor,
    Dungeon,
    Figure,
    Loose,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.affecting import take_all
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import (
    appear,
    doors_named,
    open_by_rule,
    open_door,
    reveal,
)
from druzina.games.gloomhaven.rules.ending import exhausted, settle_goal
from druzina.games.gloomhaven.rules.figures import shield
from druzina.games.gloomhaven.rules.focusing import board_for, focused
from druzina.games.gloomhaven.rules.looting import loot_here
from druzina.games.gloomhaven.rules.moving import GoTo, Walk
from druzina.games.gloomhaven.rules.order import late_ones
from druzina.games.gloomhaven.rules.round import Round, Turns
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import settle_idle
from druzina.games.gloomhaven.rules.setup import free_starts
from druzina.games.gloomhaven.rules.turn import EndOfTurn, TurnMenu
from tests.games.gloomhaven.dungeon import (
    FACTS,
    comes,
    first_of,
    monster,
    play,
)
from tests.games.gloomhaven.test_scenario_rules import FOUR, TWO, ends, scene, show, spot, thing

FIRST = ("WhereItAppears", "ShortRest", "WhoBears")


def starts(scenario: int, *classes: str) -> Dungeon:
    """The first round begins, the first answer is given to what is asked before it."""
    g = scene(scenario, *classes)
    g.round = 0
    g.then(Round())
    happens(g, "map")
    return g


def of(g: Dungeon, type_: str) -> list[Figure]:
    return [one for one in g.figures if one.kind == MONSTER and one.what == type_]


# 54: a staff


def palace() -> tuple[Dungeon, Figure, Figure]:
    g = starts(54)
    bearer, other = (one for one in g.figures if one.kind == CHARACTER)
    assert play(g) == [f"pick {bearer.id}", f"pick {other.id}"]
    play(g, f"pick {bearer.id}")
    g.stack.clear()
    assert (bearer.tokens, other.tokens) == (1, 0)
    return g, bearer, other


@pytest.mark.clause("GLH-TIM-06", "GLH-PRC-07")
def test_only_the_bearer_hurts_the_infesters_behind_the_door() -> None:
    g, bearer, other = palace()
    infester = monster(g, "harrower-infester", spot(g))
    before = infester.health
    g.then(Hurt(infester.id, 1, other.seat))
    g.advance()
    assert infester.health == before - 1, "before the door is open"
    g.counters["door 1"] = 1
    g.then(Hurt(infester.id, 1, other.seat, attack=True))
    g.advance()
    assert infester.health == before - 1
    g.then(Hurt(infester.id, 2, bearer.seat, attack=True))
    g.advance()
    assert infester.health == before - 3
    assert g.counters["charge"] == 2


@pytest.mark.clause("GLH-END-01")
@pytest.mark.parametrize(
    ("charge", "bears", "won"), [(8, True, True), (7, True, False), (8, False, False)]
)
def test_the_charged_staff_is_brought_to_the_altar(charge: int, bears: bool, won: bool) -> None:
    g, bearer, other = palace()
    show(g)
    g.figures = [bearer, other]
    one = bearer if bears else other
    altar = field.scenario(g).markers["a"][0]
    free = [at for at in field.beside(g, altar) if field.empty(g) >> field.arena(g).cells[at] & 1]
    one.at = free[0]
    g.counters["charge"] = charge
    g.then(EndOfTurn(one.seat))
    g.advance()
    assert g.won == won


@pytest.mark.clause("GLH-END-01", "GLH-EXH-02")
def test_without_its_bearer_the_palace_is_lost() -> None:
    g, bearer, other = palace()
    exhausted(g, other.seat)
    assert not g.lost
    g, bearer, other = palace()
    exhausted(g, bearer.seat)
    assert g.lost


# 58: a dagger


@pytest.mark.clause("GLH-PRC-06", "GLH-EFF-12")
@pytest.mark.parametrize(("bears", "hurt"), [(True, 2), (False, 0)])
def test_the_dagger_pierces_the_harvesters_shield(bears: bool, hurt: int) -> None:
    g = scene(58)
    one = g.mine(0)
    assert one is not None
    if bears:
        g.loose = [Loose(one.at, goal=True)]
        loot_here(g, one)
        g.advance()
        assert one.tokens == 1
    beside = next(at for at in field.beside(g, one.at) if g.at(at) is None)
    boss = monster(g, "the-harvester", beside, "boss")
    printed = shield(g, boss)
    for _ in range(4):
        at = spot(g)
        g.figures.append(Figure(g.next, OBJECTIVE, "bone-pile", 1, at, 5, 5, number=1, thing=True))
        g.next += 1
    assert shield(g, boss) == printed + 4
    before = boss.health
    comes(g.heroes[0].deck, "0")
    begin_attack(g, one, FACTS.basic_attack, [boss.id], value=2 + printed)
    g.advance()
    assert before - boss.health == hurt


# 69: a doll


def well() -> tuple[Dungeon, Figure, Figure]:
    g = starts(69)
    one, other = (each for each in g.figures if each.kind == CHARACTER)
    play(g, f"pick {one.id}")
    g.stack.clear()
    return g, one, other


@pytest.mark.clause("GLH-LOT-01", "GLH-TIM-06")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_doll_is_taken_over_by_looting(answer: str) -> None:
    g, one, other = well()
    other.at = next(at for at in field.beside(g, one.at) if g.at(at) is None)
    take_all(g, other, Loot(n=1), 1)
    assert play(g) == ["yes", "no"]
    play(g, answer)
    assert (one.tokens, other.tokens) == ((0, 1) if answer == "yes" else (1, 0))


@pytest.mark.clause("GLH-EXH-02", "GLH-LOT-02")
def test_the_doll_lies_where_its_bearer_was_and_is_taken_up() -> None:
    g, one, other = well()
    at = one.at
    exhausted(g, one.seat)
    g.advance()
    assert [(each.at, each.goal) for each in g.loose if each.goal] == [(at, True)]
    other.at = at
    loot_here(g, other)
    g.advance()
    assert other.tokens == 1


@pytest.mark.clause("GLH-END-08")
def test_the_doll_beside_the_well_wins() -> None:
    g, one, other = well()
    show(g)
    g.figures = [one, other]
    well_ = field.scenario(g).markers["a"][0]
    free = [at for at in field.beside(g, well_) if field.empty(g) >> field.arena(g).cells[at] & 1]
    other.at = free[0]
    settle_goal(g)
    assert not g.won
    other.at, one.at = one.at, free[0]
    settle_goal(g)
    assert g.won


@pytest.mark.clause("GLH-OVL-14", "GLH-OVL-15", "GLH-SUM-11")
def test_traps_lie_where_the_door_opened_and_hurt_who_stands_there() -> None:
    g, one, other = well()
    show(g, "l3a", "b1b")
    g.figures = [one, other]
    one.at = field.scenario(g).markers["d"][0]
    open_by_rule(g, doors_named(g, ["1"]))
    while (asked := g.advance()) is not None and asked[0].kind in ("WhereItAppears", "TakeDamage"):
        g.answer(asked[0], "suffer" if asked[0].kind == "TakeDamage" else asked[1][0])
    assert one.full - one.health == g.trap
    laid = [piece for piece in g.pieces if piece.hexes == [field.scenario(g).markers["d"][1]]]
    assert [(piece.kind, piece.damage) for piece in laid] == [("trap", g.trap)]
    assert [piece for piece in g.pieces if piece.hexes == [one.at]] == []
    assert len(of(g, "vermling-scout")) == 2
    assert len(of(g, "vermling-shaman")) == 1


# 35 and 36: battlements


@pytest.mark.clause("GLH-SET-18", "GLH-DOR-12")
def test_archers_stand_on_the_battlements_and_others_come_later() -> None:
    g = starts(35)
    play(g)
    here = field.scenario(g)
    archers = {one.at for one in of(g, "city-archer")}
    assert archers == {(-3, 8), (4, 8)} <= {*here.markers["a"], *here.markers["b"]}
    assert {"i1b", "b2b"} <= set(g.revealed)
    assert of(g, "captain-of-the-guard") == []
    assert all(one.side == PARTY for one in g.figures if one.what.endswith("demon"))
    assert thing(g).at == (1, 7)
    g.stack.clear()
    g.then(Hurt(thing(g).id, 999))
    g.advance()
    assert len(of(g, "captain-of-the-guard")) == 1
    assert len(of(g, "city-archer")) == 4
    assert (1, 7) in g.opened


@pytest.mark.clause("GLH-DOR-12")
def test_who_comes_over_the_wall_calls_them_too_and_once() -> None:
    g = starts(35)
    play(g)
    g.stack.clear()
    one = g.mine(0)
    assert one is not None
    one.at = (2, 8)
    for place in ((2, 9), (2, 10)):
        g.then(Walk(one.id, [place], 1))
        first_of(g, *FIRST)
        g.stack.clear()
        assert len(of(g, "captain-of-the-guard")) == 1


def battlements() -> Dungeon:
    """The door stands, nobody is near it."""
    g = scene(36)
    g.revealed = []
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    g.figures = [one for one in g.figures if one.kind != MONSTER]
    return g


@pytest.mark.clause("GLH-PRC-07", "GLH-SUM-11")
def test_the_demon_comes_hurt_by_as_much_as_the_door_has_held() -> None:
    g = battlements()
    for number in (1, 2):
        ends(g, number)
    a_round = 2 * 2 + g.level - 2
    assert g.counters["hurt prime-demon-scenario-36"] == 2 * a_round
    g.figures = [one for one in g.figures if one.kind != MONSTER]
    g.stack.clear()
    g.then(Hurt(thing(g).id, 999))
    first_of(g, *FIRST)
    boss = of(g, "prime-demon-scenario-36")[0]
    assert boss.full - boss.health == 2 * a_round
    assert not g.won
    boss.health = 1
    g.then(Hurt(boss.id, 1))
    g.advance()
    assert g.won


@pytest.mark.clause("GLH-PRC-13")
def test_in_the_eighth_round_the_door_gives_way() -> None:
    g = battlements()
    ends(g, 7)
    assert thing(g).health > 0
    ends(g, 8)
    assert [one for one in g.figures if one.kind == OBJECTIVE] == []
    assert len(of(g, "prime-demon-scenario-36")) == 1


@pytest.mark.clause("GLH-MOV-06", "GLH-OVL-09")
def test_who_flies_to_the_door_does_not_end_upon_its_foes() -> None:
    g = battlements()
    demon = monster(g, "flame-demon", field.scenario(g).markers["b"][0])
    free = focused(g, demon, board_for(g, demon, FACTS.own_attack, 20, jump=False))
    assert free is not None
    g.figures[0].at = free.results[0].end
    found = focused(g, demon, board_for(g, demon, FACTS.own_attack, 20, jump=False))
    assert found is not None
    assert free.results[0].end not in {result.end for result in found.results}


# 75: graves


def graveyard() -> tuple[Dungeon, Figure, Figure]:
    """A character beside the first grave."""
    g = scene(75)
    g.revealed = []
    reveal(g, ["g1a"])
    g.figures = [one for one in g.figures if one.kind != MONSTER]
    grave, one = thing(g, 1), g.mine(0)
    assert one is not None
    beside = field.beside(g, grave.at)
    one.at = next(at for at in beside if field.empty(g) >> field.arena(g).cells[at] & 1)
    return g, one, grave


@pytest.mark.clause("GLH-MOV-01", "GLH-SUM-11")
def test_a_grave_is_dug_up_with_movement_points_in_portions() -> None:
    g, one, grave = graveyard()
    assert grave.health == 1 + 2
    g.then(GoTo(0, one.id, 2))
    assert f"dig {grave.id}" in play(g)
    left = play(g, f"dig {grave.id}")
    assert f"dig {grave.id}" in left
    assert play(g, f"dig {grave.id}") == []
    assert (grave.health, of(g, "living-corpse")) == (1, [])
    g.then(GoTo(0, one.id, 1))
    play(g, f"dig {grave.id}")
    assert grave not in g.figures
    assert [each.at for each in of(g, "living-corpse")] == [grave.at]
    assert not any(grave.at in piece.hexes for piece in g.pieces)


@pytest.mark.clause("GLH-MOV-01")
def test_what_is_left_of_a_move_may_be_dug_with() -> None:
    g, one, grave = graveyard()
    there = one.at
    one.at = next(
        at
        for at in field.beside(g, there)
        if field.empty(g) >> field.arena(g).cells[at] & 1 and not field.adjacent(g, at, grave.at)
    )
    g.then(GoTo(0, one.id, 2))
    assert f"dig {grave.id}" not in play(g)
    found = play(g, f"go {there[0]},{there[1]}")
    assert f"dig {grave.id}" in found
    play(g, f"dig {grave.id}")
    assert grave.health == 2


@pytest.mark.clause("GLH-ATK-08", "GLH-CON-20")
def test_nobody_attacks_a_grave() -> None:
    g, one, grave = graveyard()
    begin_attack(g, one, FACTS.basic_attack, value=2)
    assert play(g) == []
    grave.ignored = False
    begin_attack(g, one, FACTS.basic_attack, value=2)
    assert f"hit {grave.id}" in play(g)


# 52: a cellar in four parts


def cellar(*classes: str) -> Dungeon:
    g = scene(52, *classes)
    g.figures = []
    g.revealed = []
    reveal(g, ["m1a"])
    return g


@pytest.mark.clause("GLH-GEO-07", "GLH-OVL-17")
def test_nothing_passes_or_sees_from_one_part_of_the_cellar_to_another() -> None:
    g = cellar()
    here = field.arena(g)
    starts_ = field.scenario(g).start
    for one in starts_:
        inside = 0
        for ring in here.rings(here.cells[one]):
            inside |= ring
        for other in starts_:
            assert bool(inside >> here.cells[other] & 1) == (one == other)
            assert here.sees(one, other) == (one == other)


@pytest.mark.clause("GLH-SET-07")
@pytest.mark.parametrize("classes", [TWO, FOUR[:3], FOUR])
def test_characters_start_where_monsters_are(classes: tuple[str, ...]) -> None:
    g = cellar(*classes)
    offered = free_starts(g)
    assert len(offered) >= len(classes)
    here = field.arena(g)
    monsters = [one.at for one in g.figures if one.kind == MONSTER]
    near = [
        at
        for at in field.scenario(g).start
        if any(here.range(here.cells[at], here.cells[foe]) is not None for foe in monsters)
    ]
    assert offered == near
    g.figures = [one for one in g.figures if here.range(here.cells[near[0]], here.cells[one.at])]
    assert free_starts(g) == near[:1]


@pytest.mark.clause("GLH-LOT-01", "GLH-LOT-02", "GLH-TRN-01")
def test_a_tile_beside_is_taken_for_a_bottom_action_and_only_one() -> None:
    g = scene(52)
    one, sheet = g.mine(0), g.heroes[0]
    assert one is not None
    beside = next(at for at in field.beside(g, one.at) if g.at(at) is None)
    g.loose = [Loose(beside, goal=True), Loose(one.at, goal=True)]
    loot_here(g, one)
    assert len(g.loose) == 2, "not at the end of a turn"
    sheet.waiting = [sheet.hand.pop(), sheet.hand.pop()]
    sheet.halves = []
    g.then(TurnMenu(0))
    first, second = sheet.waiting
    assert {f"forgo {first}", f"forgo {second}"} <= set(play(g))
    play(g, f"forgo {first}")
    assert (len(g.loose), sheet.counts["goal_tiles"], sheet.halves) == (1, 1, [False])
    assert first in sheet.discard
    g.then(TurnMenu(0))
    assert not [each for each in play(g) if each.startswith("forgo")]


# 61: types that stand idle by turns


@pytest.mark.clause("GLH-DOR-06")
def test_who_stands_idle_when_it_is_revealed_has_no_turn_and_nobody_waits_for_it() -> None:
    g = scene(61)
    g.round, g.phase = 1, "turns"
    g.order = [Actor(0, 99, 0), Actor(0, 99, 1)]
    demon = monster(g, "frost-demon", spot(g))
    appear(g, [demon], late=True)
    demon.pending = True
    assert demon.dormant
    assert late_ones(g) == []
    g.at_turn = len(g.order)
    g.then(Turns(begun=True))
    assert g.advance() is None
    g.round = 2
    settle_idle(g)
    assert late_ones(g) == [demon]


# 92: guards who come when a door opens

GUARDS = ("city-guard", "city-archer")


@pytest.mark.clause("GLH-SUM-11", "GLH-TIM-06", "GLH-DOR-12")
def test_who_is_set_up_where_somebody_stands_comes_to_the_nearest_hex_as_players_say() -> None:
    g = scene(92)
    here = field.scenario(g)
    held = [place for place, _ in here.monsters_for(2, g.revealed) if place.type in GUARDS]
    one = g.mine(0)
    assert one is not None
    one.at = held[-1].at
    g.pieces = []
    free = {at for at in field.beside(g, one.at) if g.at(at) is None}
    free -= {place.at for place in held}
    open_by_rule(g, doors_named(g, ["1"]))
    asked = play(g)
    assert len(free) > 1
    assert set(asked) == {f"put {q},{r}" for q, r in free}
    guards = [*of(g, "city-guard"), *of(g, "city-archer")]
    assert {each.at for each in guards} == {place.at for place in held[:-1]}
    play(g, asked[-1])
    came = [each for each in (*of(g, "city-guard"), *of(g, "city-archer")) if each not in guards]
    assert [f"put {each.at[0]},{each.at[1]}" for each in came] == [asked[-1]]
    assert came[0].what == held[-1].type
    assert came[0].coin == guards[0].coin


@pytest.mark.clause("GLH-HID-03", "GLH-DOR-01")
def test_a_room_that_is_seen_ends_what_may_be_taken_back_though_nobody_is_in_it() -> None:
    g = scene(52)
    one = g.mine(0)
    assert one is not None
    monsters = [each.id for each in g.figures if each.kind == MONSTER]
    known = g.known
    open_door(g, (5, 0), one)
    assert "k1a" in g.revealed
    assert [each.id for each in g.figures if each.kind == MONSTER] == monsters
    assert g.known > known
