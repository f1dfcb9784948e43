"""GLH-MON-11, -15, GLH-MMV, GLH-SUM-12, GLH-VOC-06: the lines of a monster's card, one by one."""

import pytest

from druzina.games.gloomhaven.cards.lines import Attack, Move
from druzina.games.gloomhaven.model import SUMMON, Action, Actor, Boon, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.bodies import laid, turn_to
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.focusing import WhichFocus
from druzina.games.gloomhaven.rules.monster_lines import MonsterLine, lines_of, out_of_reach
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    asked,
    card,
    comes,
    dungeon,
    hero,
    monster,
    play,
    shows,
)
from tests.games.gloomhaven.test_focus_among_things import walking
from tests.games.gloomhaven.test_scenario_bosses import special
from tests.games.gloomhaven.test_scenario_rules import scene
from tests.games.gloomhaven.test_turns_in_play import acts, careless

EAST, WEST = (2, 3), (0, 3)


def trio(*places: tuple[int, int], initiatives: tuple[int, ...] = (20, 40, 60)) -> Dungeon:
    """Characters with nothing to prevent damage with, who act in this order."""
    g = dungeon(*("brute", "scoundrel", "spellweaver")[: len(places)])
    for seat, at in enumerate(places):
        hero(g, seat, at)
        g.heroes[seat].initiative = initiatives[seat]
    careless(g)
    g.order = [Actor(0, each, seat) for seat, each in enumerate(initiatives[: len(places)])]
    comes(g.monster_modifiers, *["+0"] * 6)
    return g


def hurt(g: Dungeon) -> list[int]:
    return [one.full - one.health for one in g.figures if one.seat >= 0 and one.kind != SUMMON]


# Whether it moves and attacks at all


@pytest.mark.clause("GLH-SUM-12", "GLH-VOC-13")
@pytest.mark.parametrize(("health", "damage"), [(9, 5), (4, 2), (1, 1)])
def test_the_rat_king_attacks_with_half_of_what_is_left_of_it(health: int, damage: int) -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, WEST)
    king = Figure(g.next, SUMMON, "rat-king", 0, HERE, health, 9, seat=0)
    g.next += 1
    g.figures.append(king)
    guard = monster(g, "bandit-guard", EAST, health=12)
    comes(g.heroes[0].deck, "+0")
    acts(g, king)
    play(g)
    assert guard.health == 12 - damage


@pytest.mark.clause("GLH-MON-03", "GLH-DOR-16")
def test_who_is_led_moves_by_the_rule_and_does_the_rest_of_its_card() -> None:
    g = scene(77)
    guard = monster(g, "city-guard", field.scenario(g).start[2])
    deck = FACTS.printed.monsters["city-guard"].deck
    for printed in FACTS.printed.decks[deck].cards:
        shows(g, deck, printed.id)
        found = [FACTS.lines[number] for number in lines_of(g, guard)]
        rest = [line for line in printed.lines if not isinstance(line, Move)]
        assert isinstance(found[0], Move)
        assert found[0].n == 2
        assert found[1:] == rest


@pytest.mark.clause("GLH-MON-15")
def test_who_has_no_move_never_moves_whatever_its_card_says() -> None:
    g = trio((1, 5))
    golem = monster(g, "stone-golem", HERE)
    artillery = monster(g, "ancient-artillery", (3, 1))
    moves = [n for n, line in enumerate(FACTS.lines) if isinstance(line, Move) and line.n > 1]
    for one in (golem, artillery):
        at = one.at
        shows(g, FACTS.printed.monsters[one.what].deck, "742" if one is golem else "702")
        g.action = Action(one.id)
        g.then(MonsterLine(one.id, moves[0], 0, [moves[0]]))
        play(g)
        assert (one.at == at) == (one is artillery)


@pytest.mark.clause("GLH-MON-02", "GLH-MMV-01")
@pytest.mark.parametrize(("shown", "moves"), [("745", False), ("743", True)])
def test_a_move_of_nothing_is_none(shown: str, moves: bool) -> None:
    g = trio((1, 1))
    golem = monster(g, "stone-golem", (1, 4))  # Move 1; of its cards one says −1
    shows(g, "stone-golem", shown)
    acts(g, golem)
    play(g)
    assert (golem.at != (1, 4)) == moves


@pytest.mark.clause("GLH-CON-19", "GLH-RET-05")
def test_of_who_is_gone_the_other_lines_fall_away() -> None:
    g = trio(HERE)
    bones = monster(g, "living-bones", EAST, health=1)
    g.figures[0].boons.append(Boon("retaliate", 3))
    shows(g, "living-bones", "517")  # Move −2, Attack +0, Heal 2
    acts(g, bones)
    play(g)
    assert bones not in g.figures
    assert hurt(g) == [1]


@pytest.mark.clause("GLH-VOC-06")
def test_a_directed_monster_does_the_other_lines_of_its_card_for_its_side() -> None:
    g = trio(HERE, (1, 1))
    guard = monster(g, "bandit-guard", EAST)
    guard.boons.append(Boon("controlled", 0, line=control()))
    shows(g, "guard", "524")  # Shield 1, Retaliate 2
    acts(g, guard)
    play(g, "yes", "yes")
    kinds = {boon.kind for boon in guard.boons}
    assert kinds >= {"shield", "retaliate"}
    assert guard.at == EAST


def control() -> int:
    """The line of a card that directs a monster."""
    (line, *_) = FACTS.numbers(FACTS.half(card(114), top=False).lines)
    return line


# Its focus and where it ends


@pytest.mark.clause("GLH-MAT-03", "GLH-MON-03")
def test_without_a_move_it_attacks_whom_it_reaches_from_where_it_stands() -> None:
    g = trio(HERE, (3, 1))
    bones = monster(g, "living-bones", (2, 2))  # Target 2; beside both of them
    shows(g, "living-bones", "521")  # Attack +2
    g.figures[1].at = (3, 0)  # a step away
    acts(g, bones)
    play(g)
    assert bones.at == (2, 2)
    assert [each > 0 for each in hurt(g)] == [True, False]


@pytest.mark.clause("GLH-MMV-08")
def test_two_equally_good_ends_are_asked_for() -> None:
    g = trio(HERE)
    guard = monster(g, "bandit-guard", (-1, 4))
    shows(g, "guard", "527")
    acts(g, guard)
    assert sorted(map(str, asked(g))) == ["go 0,3", "go 0,4"]
    play(g, "go 0,4")
    assert guard.at == (0, 4)
    assert hurt(g)[0] > 0


@pytest.mark.clause("GLH-MMV-05", "GLH-MAT-01")
def test_the_targets_are_those_the_move_was_made_for() -> None:
    g = trio((1, 4), (2, 2), (1, 2))
    bones = monster(g, "living-bones", (-2, 4))  # Target 2
    shows(g, "living-bones", "519")
    acts(g, bones)
    play(g)
    assert bones.at == HERE
    assert [each > 0 for each in hurt(g)] == [True, False, True], "nearer from where it began"


@pytest.mark.clause("GLH-FOC-10", "GLH-FOC-13")
@pytest.mark.parametrize("shown", ["533", "537"])  # Move, Attack; Attack alone
def test_the_focus_is_asked_once_where_enemies_are_equal(shown: str) -> None:
    g = trio((1, 1), (1, 5), initiatives=(30, 30))
    for seat in (0, 1):
        g.heroes[seat].initiative = 30
    g.order = []
    archer = monster(g, "bandit-archer", HERE)
    shows(g, "archer", shown)
    acts(g, archer)
    found = g.advance()
    assert found is not None
    assert isinstance(found[0], WhichFocus)
    second = g.figures[1]
    more = play(g, f"act {second.id}")
    assert more == []
    assert [each > 0 for each in hurt(g)] == [False, True]
    assert archer.at == HERE


@pytest.mark.clause("GLH-MON-11", "GLH-FOC-14", "GLH-MMV-12")
@pytest.mark.parametrize("second", [(3, 2), None])
def test_after_an_attack_it_moves_for_the_next_one(second: tuple[int, int] | None) -> None:
    g = trio(HERE) if second is None else trio(HERE, second)
    hound = monster(g, "hound", WEST)
    shows(g, "hound", "547")  # Attack −1, Move −2, Attack −1
    acts(g, hound)
    while play(g):
        play(g, str(asked(g)[0]))
    assert hurt(g)[0] > 0
    if second is None:
        assert hound.at == WEST
    else:
        assert field.adjacent(g, hound.at, second)
        assert hurt(g)[1] > 0


# Several hexes


@pytest.mark.clause("GLH-ARE-02", "GLH-BOS-08")
def test_the_drake_breathes_where_its_focus_and_most_others_are() -> None:
    g = dungeon("brute", "scoundrel", "spellweaver", scenario=34)
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    drake = next(one for one in g.figures if one.what == "elder-drake")
    g.figures, g.pieces = [drake], []
    breath = FACTS.printed.monsters["elder-drake"].first[0]
    assert isinstance(breath, Attack)
    assert breath.area is not None
    here = field.arena(g)
    ways = [[at for at in hexes if at in here.cells] for hexes in laid(drake, breath.area)]
    assert all(not set(field.hexes(drake)) & set(way) for way in ways)
    best = max(ways, key=len)
    near = [at for at in best if any(field.adjacent(g, at, each) for each in field.hexes(drake))]
    far = [at for at in best if at not in near]
    hero(g, 0, near[0])
    hero(g, 1, far[0])
    away = next(at for way in ways for at in way if at not in best)
    hero(g, 2, away)
    careless(g)
    comes(g.monster_modifiers, *["+0"] * 6)
    special(g, drake, 1)
    while play(g):
        play(g, str(asked(g)[0]))
    assert [each > 0 for each in hurt(g)] == [True, True, False]


@pytest.mark.clause("GLH-BOS-08", "GLH-MAT-03")
def test_the_drake_attacks_from_the_hex_of_its_body_that_is_nearest() -> None:
    g = dungeon("brute", "scoundrel", scenario=34)
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    drake = next(one for one in g.figures if one.what == "elder-drake")
    g.figures, g.pieces = [drake], []
    body = set(field.hexes(drake))
    own = FACTS.printed.monsters["elder-drake"].boss[1].range
    last = max(body - {drake.at})
    place = next(
        at
        for at in field.arena(g).cells
        if field.far(g, at, last) == max(1, own)
        and all(field.far(g, at, each) > max(1, own) for each in body - {last})
        and field.sees(g, at, last)
    )
    hero(g, 0, place)
    hero(g, 1, next(at for at in field.arena(g).cells if field.far(g, at, last) > own + 3))
    careless(g)
    comes(g.monster_modifiers, "+0", "+0")
    shows(g, "boss", "578")  # Move +0, Attack +0
    acts(g, drake)
    play(g)
    assert [each > 0 for each in hurt(g)] == [True, False]
    assert (drake.at, {drake.at, *drake.more}) == (last, body)


def test_a_body_turns_without_moving() -> None:
    one = Figure(1, 1, "elder-drake", 1, (0, 0), 5, 5, more=[(1, 0), (0, 1)])
    turn_to(one, (1, 0))
    assert (one.at, sorted(one.more)) == ((1, 0), [(0, 0), (0, 1)])


# Seen at a glance


@pytest.mark.clause("GLH-MAT-03", "GLH-ATK-01")
@pytest.mark.parametrize(("at", "out"), [(EAST, False), ((3, 3), False), ((3, 1), True)])
def test_who_is_out_of_reach_is_seen_at_a_glance(at: tuple[int, int], out: bool) -> None:
    g = trio(EAST if at == (3, 3) else at)
    guard = monster(g, "bandit-guard", HERE)
    assert out_of_reach(g, guard, walking(g, guard)) == out
