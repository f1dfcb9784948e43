"""GLH-V20: wind and currents, boulders, rising water, sleepers: scenarios whose map moves."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    PARTY,
    SUMMON,
    AbilityDeck,
    Actor,
    Dungeon,
    Figure,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.focusing import board_for, foes
from druzina.games.gloomhaven.rules.forcing import Force, ForceTo
from druzina.games.gloomhaven.rules.looting import loot_here, loot_within
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.moving import GoTo, Walk, begin_move
from druzina.games.gloomhaven.rules.order import types
from druzina.games.gloomhaven.rules.round import EndOfRound
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.turn import EndOfTurn
from tests.games.gloomhaven.dungeon import FACTS, monster, play, wear
from tests.games.gloomhaven.test_scenario_rules import FOUR, TWO, ends, result, scene, show
from tests.games.gloomhaven.test_scenario_tokens import of, starts

THREE = FOUR[:3]


def round_ends(g: Dungeon, number: int) -> list[str]:
    """What is asked first when a round ends."""
    g.round = number
    g.stack.clear()
    g.then(EndOfRound())
    return play(g)


def summon(g: Dungeon, seat: int, at: Hex) -> Figure:
    block = next(each for each in FACTS.summons.values() if each.attack > 1 < each.move)
    one = Figure(g.next, SUMMON, block.id, PARTY, at, 4, 4, seat=seat)
    g.next += 1
    g.figures.append(one)
    return one


# 71: wind


def highlands(at: Hex) -> tuple[Dungeon, Figure]:
    """One in the open, the other out of the way."""
    g = scene(71)
    g.order = [Actor(0, 10, 0), Actor(0, 50, 1)]
    one, other = g.figures
    one.at, other.at = at, (0, 6)
    return g, one


@pytest.mark.clause("GLH-EFF-14", "GLH-TIM-06")
@pytest.mark.parametrize(
    ("number", "steps"),
    [
        (1, [(0, -1), (1, -1)]),
        (2, [(1, 0)]),
        (3, [(-1, 1), (0, 1)]),
        (4, [(-1, 0)]),
        (5, [(0, -1)]),
    ],
)
def test_the_wind_turns_with_the_rounds(number: int, steps: list[Hex]) -> None:
    g, one = highlands((10, 1))
    asked = round_ends(g, number)
    wanted = [(10 + q, 1 + r) for q, r in steps]
    if len(wanted) > 1 or number == 5:
        assert {f"push {q},{r}" for q, r in wanted} <= set(asked)
        play(g, f"push {wanted[0][0]},{wanted[0][1]}")
    assert one.at == wanted[0]


@pytest.mark.clause("GLH-EFF-03", "GLH-EFF-14")
def test_who_cannot_be_blown_on_stays() -> None:
    g, one = highlands((10, 1))  # upward lies a bush
    assert any(piece.kind == "obstacle" for piece in g.pieces) is False
    g.pieces = [Piece("obstacle", [(11, 1)])]
    round_ends(g, 2)
    assert one.at == (10, 1)
    g.pieces = []
    monster(g, "sun-demon", (11, 1))
    round_ends(g, 2)
    assert one.at == (10, 1)


@pytest.mark.clause("GLH-EFF-14", "GLH-PRK-03", "GLH-EFF-04")
def test_boots_and_a_perk_hold_against_the_wind_and_traps_do_not() -> None:
    for worn, ignores in ((True, False), (False, True)):
        g, one = highlands((10, 1))
        g.heroes[0].ignores = ignores
        if worn:
            wear(g, 0, 22)
        round_ends(g, 2)
        assert one.at == (10, 1)
    g, one = highlands((10, 1))
    g.pieces = [Piece("trap", [(11, 1)], g.trap)]
    assert "suffer" in round_ends(g, 2)
    assert (one.at, g.pieces) == ((11, 1), [])


@pytest.mark.clause("GLH-EFF-14")
def test_the_wind_blows_them_in_initiative_order() -> None:
    """Who is first makes room for the next one."""
    for order, places in (((0, 1), [(11, 1), (10, 1)]), ((1, 0), [(11, 1), (9, 1)])):
        g, one = highlands((10, 1))
        other = g.figures[1]
        other.at = (9, 1)
        g.order = [Actor(0, 10 + n, seat) for n, seat in enumerate(order)]
        round_ends(g, 2)
        assert [one.at, other.at] == places


# 71: drakes asleep


def drake(at: Hex = (9, 2)) -> tuple[Dungeon, Figure, Figure]:
    g, one = highlands((0, 5))
    g.round, g.phase, g.at_turn = 2, "turns", 0
    return g, one, monster(g, "spitting-drake", at)


@pytest.mark.clause("GLH-SUM-11")
def test_a_sleeper_has_no_turn_and_no_card_is_drawn_for_it() -> None:
    g, _one, sleeper = drake()
    assert sleeper.asleep
    assert types(g) == []
    monster(g, "sun-demon", (10, 3))
    assert types(g) == ["sun-demon"]


@pytest.mark.clause("GLH-SUM-11")
@pytest.mark.parametrize("how", ["attack", "damage", "condition", "walk", "push", "wind"])
def test_a_sleeper_wakes_when_it_is_disturbed(how: str) -> None:
    g, one, sleeper = drake()
    if how == "attack":
        one.at = (9, 1)
        begin_attack(g, one, FACTS.basic_attack, [sleeper.id], value=-5)
        g.advance()
    elif how == "damage":
        g.then(Hurt(sleeper.id, 1, one.seat))
        g.advance()
    elif how == "condition":
        gain(g, sleeper, "muddle")
    elif how == "walk":
        one.at = (10, 0)
        g.then(Walk(one.id, [(10, 1)], 2))
        g.advance()
    elif how == "push":
        one.at = (10, 0)
        demon = monster(g, "sun-demon", (11, -1))
        g.then(Force(demon.id, one.id, 1))
        while (asked := g.advance()) is not None:
            g.answer(asked[0], "push 9,1")
    else:
        one.at = (9, 1)
        sleeper.at = (11, 1)
        round_ends(g, 2)
        assert one.at == (10, 1)
    assert not sleeper.asleep
    assert "spitting-drake" in types(g)


@pytest.mark.clause("GLH-SUM-11")
def test_who_passes_or_is_a_monster_wakes_nobody() -> None:
    g, one, sleeper = drake()
    one.at = (10, 0)
    g.then(Walk(one.id, [(10, 1), (11, 0)], 9))
    g.advance()
    demon = monster(g, "sun-demon", (10, 0))
    g.then(Walk(demon.id, [(10, 1)], 9))
    g.advance()
    gain(g, sleeper, "strengthen")
    g.then(Hurt(sleeper.id, 1))
    g.advance()
    assert sleeper.asleep


@pytest.mark.clause("GLH-SUM-11", "GLH-DOR-05")
@pytest.mark.parametrize(("acts", "initiative"), [(True, 1), (False, 99)])
def test_a_woken_drake_acts_if_its_moment_is_yet_to_come(acts: bool, initiative: int) -> None:
    g, _one, sleeper = drake()
    g.order = [Actor(0, initiative, 0), Actor(0, 99, 1)]
    gain(g, sleeper, "muddle")
    assert ("spitting-drake" in [actor.type for actor in g.order]) is acts
    assert sleeper.idle is not acts
    assert not sleeper.pending


@pytest.mark.clause("GLH-FOC-01", "GLH-MOV-02")
def test_summons_leave_sleepers_alone_and_do_not_walk_over_them() -> None:
    g, one, sleeper = drake()
    own = summon(g, 0, (9, 1))
    assert foes(g, own) == []
    board = board_for(g, own, FACTS.own_attack, 3, jump=False)
    assert board.terrain.obstacle >> field.arena(g).cells[sleeper.at] & 1
    sleeper.asleep = False
    assert [each.id for each, _ in foes(g, own)] == [sleeper.id]
    sleeper.asleep = True
    assert [each.id for each, _ in foes(g, one)] == [sleeper.id], "a character may"


@pytest.mark.clause("GLH-END-09")
def test_goal_tiles_open_the_doors_of_the_highlands_one_by_one() -> None:
    g, one = highlands((2, 5))
    for number, name in enumerate("bcd"):
        g.loose = [Loose(one.at, goal=True)]
        loot_here(g, one)
        g.advance()
        assert g.counters.get(f"door {name}"), number
    exhausted(g, 1)
    assert g.lost


# 73: boulders


def ridge() -> Dungeon:
    g = scene(73)
    g.revealed = []
    reveal(g, ["l3a", "m1b"])
    g.figures = [one for one in g.figures if one.kind == CHARACTER]
    g.figures[0].at, g.figures[1].at = (0, -6), (-1, -6)
    return g


def boulders(g: Dungeon) -> list[Hex]:
    return sorted(piece.hexes[0] for piece in g.pieces if piece.look == "boulder-1")


@pytest.mark.clause("GLH-TIM-06", "GLH-OVL-17")
def test_each_row_of_boulders_rolls_another_distance() -> None:
    g = ridge()
    assert boulders(g) == [(2, -3), (2, -2), (3, -4), (7, -3), (7, -2), (8, -4)]
    assert round_ends(g, 1) == ["roll 1", "roll 2", "roll 3"]
    assert play(g, "roll 2") == ["roll 1", "roll 3"]
    play(g, "roll 3")
    assert boulders(g) == [(-1, -3), (1, -4), (1, -2), (4, -3), (6, -4), (6, -2)]
    assert [piece.kind for piece in g.pieces if piece.kind == "trap"] == ["trap"] * 3


@pytest.mark.clause("GLH-TIM-06")
def test_at_the_end_of_its_row_a_boulder_comes_again_and_rolls_on() -> None:
    g = ridge()
    for piece in g.pieces:
        if piece.hexes == [(3, -4)]:
            piece.hexes = [(-1, -4)]
        elif piece.hexes == [(2, -3)]:
            piece.hexes = [(0, -3)]
    round_ends(g, 1)
    play(g, "roll 3", "roll 2")
    assert (6, -4) in boulders(g), "a hex to the end, then two"
    assert (7, -3) in boulders(g), "two hexes to the end"


@pytest.mark.clause("GLH-PRC-07", "GLH-EFF-14", "GLH-OVL-17")
def test_a_boulder_hurts_who_is_in_its_way_and_throws_who_is_where_it_stops() -> None:
    g = ridge()
    passed = monster(g, "hound", (1, -3))
    stopped = monster(g, "hound", (0, -3))
    g.pieces.append(Piece("obstacle", [(1, -2)]))
    round_ends(g, 1)
    play(g, "roll 3", "roll 2")
    hurt = g.trap
    assert (passed.full - passed.health, passed.at) == (hurt, (1, -3))
    assert (stopped.full - stopped.health, stopped.at) == (hurt, (-1, -3))
    assert not any(p.hexes == [(1, -2)] and p.look == "" for p in g.pieces)


@pytest.mark.clause("GLH-EFF-14", "GLH-SUM-11")
def test_who_cannot_be_thrown_goes_to_the_nearest_empty_hex() -> None:
    g = ridge()
    stopped = monster(g, "hound", (0, -3))
    monster(g, "hound", (-1, -3))
    round_ends(g, 1)
    asked = play(g, "roll 3", "roll 2")
    assert asked
    assert all(each.startswith("put") for each in asked)
    play(g, asked[0])
    assert stopped.at not in boulders(g)
    assert field.adjacent(g, stopped.at, (0, -3))


@pytest.mark.clause("GLH-PRC-07")
def test_the_end_of_a_row_and_its_beginning_are_both_rolled_over() -> None:
    g = ridge()
    for piece in g.pieces:
        if piece.hexes == [(3, -4)]:
            piece.hexes = [(-1, -4)]
        elif piece.hexes == [(8, -4)]:
            piece.hexes = [(4, -4)]
    last, first = monster(g, "hound", (-2, -4)), monster(g, "hound", (8, -4))
    round_ends(g, 1)
    play(g, "roll 1", "roll 2")
    assert [one.full - one.health for one in (last, first)] == [g.trap, g.trap]
    assert (last.at, first.at) == ((-2, -4), (7, -4))


@pytest.mark.clause("GLH-OVL-17", "GLH-DOR-03")
def test_the_inox_of_the_last_room_do_not_leave_it() -> None:
    g = ridge()
    show(g)
    g.figures = [one for one in g.figures if one.kind == CHARACTER]
    own = monster(g, "inox-guard", (9, -3))
    stranger = monster(g, "inox-archer", (9, -2))
    own.home, stranger.home = (9, -3), (-1, -1)
    door = field.arena(g).cells[(8, -3)]
    before = board_for(g, own, FACTS.own_attack, 5, jump=False)
    assert not before.terrain.obstacle >> door & 1
    g.counters["door 1"] = 1
    after = board_for(g, own, FACTS.own_attack, 5, jump=False)
    assert after.terrain.obstacle >> door & 1
    assert not board_for(g, stranger, FACTS.own_attack, 5, jump=False).terrain.obstacle >> door & 1
    one = g.figures[0]
    one.at = (10, -3)
    assert (8, -3) not in ForceTo(0, one.id, own.id, 1).steps(g)
    g.counters.clear()
    assert (8, -3) in ForceTo(0, one.id, own.id, 1).steps(g)


# 74: a ship that fills with water


def water(g: Dungeon) -> set[Hex]:
    return {piece.hexes[0] for piece in g.pieces if piece.look == "water"}


def ship(*classes: str) -> Dungeon:
    g = scene(74, *classes)
    g.revealed = []
    reveal(g, field.scenario(g).revealed(()))
    g.figures = [one for one in g.figures if one.kind == CHARACTER]
    return g


@pytest.mark.clause("GLH-SET-18")
@pytest.mark.parametrize(("classes", "dry"), [(TWO, 2), (THREE, 4), (FOUR, 2)])
def test_with_three_characters_there_is_less_water(classes: tuple[str, ...], dry: int) -> None:
    g = starts(74, *classes)
    g.revealed = []
    reveal(g, field.scenario(g).revealed(()))
    happens(g, "map")
    play(g)
    assert len(water(g)) == 14 - dry


@pytest.mark.clause("GLH-EOR-02", "GLH-TIM-06")
@pytest.mark.parametrize(
    ("classes", "number", "rises"),
    [(TWO, 1, False), (TWO, 2, True), (THREE, 1, True), (FOUR, 1, True)],
)
def test_water_rises_beside_water(classes: tuple[str, ...], number: int, rises: bool) -> None:
    g = ship(*classes)
    before = water(g)
    asked = round_ends(g, number)
    dry = {(-1, 0), (-2, 0)}
    assert (set(asked) == {f"put {q},{r}" for q, r in dry}) is rises
    if rises:
        play(g, "put -1,0")
        assert water(g) - before == {(-1, 0)}
        new = next(piece for piece in g.pieces if piece.hexes == [(-1, 0)])
        assert new.kind == "difficult"


@pytest.mark.clause("GLH-END-01", "GLH-END-04")
def test_a_full_ship_sinks() -> None:
    g = ship()
    for at in ((-1, 0), (-2, 0)):
        g.pieces.append(Piece("difficult", [at], look="water"))
    ends(g, 1)
    assert result(g) == ""
    ends(g, 2)
    assert result(g) == "GLH-END-04"


@pytest.mark.clause("GLH-LOT-01", "GLH-LOT-02")
def test_water_is_scooped_one_at_a_time_and_poured_out_at_the_rail() -> None:
    g = ship()
    one = g.figures[0]
    one.at = (0, -1)
    loot_here(g, one)
    assert one.tokens == 1
    assert (0, -1) not in water(g)
    one.at = (0, -2)
    loot_here(g, one)
    assert (0, -2) in water(g), "its hands are full"
    one.at = field.scenario(g).markers["e"][0]
    g.then(EndOfTurn(one.seat))
    g.advance()
    assert one.tokens == 0
    one.at = (0, -2)
    g.then(EndOfTurn(one.seat))
    g.advance()
    assert one.tokens == 1
    assert g.heroes[0].counts.get("goal_tiles") is None


@pytest.mark.clause("GLH-LOT-01")
def test_of_several_waters_that_a_loot_ability_reaches_one_is_named() -> None:
    g = ship()
    one = g.figures[0]
    one.at = (-1, 0)
    assert loot_within(g, one, 1)
    asked = play(g)
    assert "loot -1,-1" in asked
    assert len(asked) > 1
    play(g, "loot -1,-1")
    assert (one.tokens, (-1, -1) in water(g)) == (1, False)


@pytest.mark.clause("GLH-DOR-12", "GLH-SUM-11")
def test_after_the_third_and_the_sixth_round_the_decks_open() -> None:
    g = ship()
    ends(g, 3)
    assert g.counters.get("door 1")
    assert not g.counters.get("door 2")
    assert field.scenario(g).markers["a"][0] in {one.at for one in of(g, "deep-terror")}
    round_ends(g, 6)
    play(g, "put -1,0")
    assert g.counters.get("door 2")


# 88: a current, and a claw


def plane(at: Hex) -> tuple[Dungeon, Figure]:
    g = scene(88)
    show(g)
    g.figures = [one for one in g.figures if one.kind == CHARACTER]
    g.counters["door 1"] = 1
    one, other = g.figures
    one.at, other.at = at, (0, -3)
    return g, one


def current(g: Dungeon, odd: bool) -> None:
    cards = FACTS.printed.decks["lurker"].cards
    shown = next(each for each in cards if each.initiative % 2 == odd)
    rest = [each.id for each in cards if each is not shown]
    g.decks["lurker"] = AbilityDeck(rest, card=shown.id)


@pytest.mark.clause("GLH-EFF-14", "GLH-EOR-02")
@pytest.mark.parametrize(("odd", "to"), [(False, (-10, 8)), (True, (-9, 8))])
def test_the_current_runs_by_the_lurkers_initiative(odd: bool, to: Hex) -> None:
    g, one = plane((-10, 9))
    g.pieces = []
    current(g, odd)
    round_ends(g, 3)
    assert one.at == to
    assert g.figures[1].at == (0, -3), "only in the large room"


@pytest.mark.clause("GLH-EFF-14")
def test_without_a_card_or_before_the_door_there_is_no_current() -> None:
    g, one = plane((-10, 9))
    g.pieces = []
    round_ends(g, 3)
    assert one.at == (-10, 9)
    current(g, odd=False)
    g.counters.clear()
    round_ends(g, 3)
    assert one.at == (-10, 9)


@pytest.mark.clause("GLH-EFF-14", "GLH-PRC-07")
def test_who_is_driven_against_something_suffers_and_who_stands_behind_something_does_not() -> None:
    g, one = plane((-10, 9))
    g.pieces = [Piece("obstacle", [(-10, 8)])]
    current(g, odd=False)
    assert "suffer" in round_ends(g, 3)
    play(g, "suffer")
    assert (one.at, one.full - one.health) == ((-10, 9), 3)
    g, one = plane((-10, 9))
    g.pieces = [Piece("obstacle", [(-10, 8)]), Piece("obstacle", [(-10, 10)])]
    current(g, odd=False)
    assert "suffer" not in round_ends(g, 3)
    assert (one.at, one.health) == ((-10, 9), one.full)


@pytest.mark.clause("GLH-EFF-14")
def test_the_current_takes_them_from_the_top_to_the_bottom() -> None:
    g, one = plane((-10, 9))
    g.pieces = []
    other = g.figures[1]
    other.at = (-10, 8)
    g.order = [Actor(0, 10, 0), Actor(0, 50, 1)]
    current(g, odd=False)
    round_ends(g, 3)
    assert (one.at, other.at) == ((-10, 8), (-10, 7))


@pytest.mark.clause("GLH-PRC-04", "GLH-PRK-03")
@pytest.mark.parametrize(
    ("bears", "ignores", "points"),
    [(False, False, 3), (True, False, 1), (False, True, 4), (True, True, 2)],
)
def test_moves_are_shorter_under_water(bears: bool, ignores: bool, points: int) -> None:
    g, one = plane((-10, 9))
    g.heroes[0].ignores = ignores
    one.tokens = int(bears)
    line = FACTS.lines[FACTS.basic_move]
    begin_move(g, one, line, 4, jump=False)  # type: ignore[arg-type]  # the basic move
    question = g.stack[-1]
    assert isinstance(question, GoTo)
    assert question.points == points


@pytest.mark.clause("GLH-PRC-04")
def test_a_move_that_comes_to_nothing_is_none_but_for_boots() -> None:
    g, one = plane((-10, 9))
    one.tokens = 1
    line = FACTS.lines[FACTS.basic_move]
    begin_move(g, one, line, 3, jump=False)  # type: ignore[arg-type]  # the basic move
    assert g.stack == []


@pytest.mark.clause("GLH-LOT-01", "GLH-ATK-07", "GLH-END-08")
def test_the_claw_is_looted_handed_on_and_brought_to_the_crystal() -> None:
    g, one = plane((-11, 12))
    king = monster(g, "lurker-king", (-11, 11), "boss")
    g.then(Hurt(king.id, 99))
    g.advance()
    assert [(each.at, each.goal) for each in g.loose if each.at == king.at] == [(king.at, True)]
    one.at = king.at
    loot_here(g, one)
    assert one.tokens == 0, "only by a Loot ability"
    loot_within(g, one, 1)
    g.advance()
    assert one.tokens == 1
    assert not g.won
    crystal = field.scenario(g).markers["a"][0]
    one.at = next(at for at in field.beside(g, crystal) if at != (-11, 11))
    g.then(EndOfTurn(0))
    g.advance()
    assert g.won


@pytest.mark.clause("GLH-EXH-02")
def test_the_claw_lies_where_its_bearer_was() -> None:
    g, one = plane((-10, 9))
    one.tokens = 1
    exhausted(g, 0)
    g.advance()
    assert [(each.at, each.goal) for each in g.loose if each.goal] == [((-10, 9), True)]


@pytest.mark.clause("GLH-PRC-04", "GLH-SUM-03")
def test_a_summon_goes_less_far_under_water() -> None:
    g, _one = plane((-13, 9))
    own = summon(g, 0, (-10, 9))
    foe = monster(g, "frost-demon", (-6, 6))
    g.pieces = []
    start, printed = own.at, g.summoned(own).move
    g.then(FigureTurn(own.id))
    while (asked := g.advance()) is not None and own.at == start:
        g.answer(asked[0], asked[1][0])
    assert field.far(g, start, own.at) == printed - 1
    assert foe.kind == MONSTER
