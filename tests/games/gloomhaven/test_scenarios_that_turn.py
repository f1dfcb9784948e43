"""GLH-V20: a cannon, a victim, a spell, a rift, tokens face down: figures that act by rules."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    MONSTERS,
    PARTY,
    Actor,
    Dungeon,
    Figure,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.acting import LIFTED, follow
from druzina.games.gloomhaven.rules.bewitching import bewitch, is_bewitched
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named, enterable, open_by_rule, reveal
from druzina.games.gloomhaven.rules.ending import exhausted, settle_goal
from druzina.games.gloomhaven.rules.focusing import initiative
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.looting import loot_here
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.objectives import act_of, appoint
from druzina.games.gloomhaven.rules.order import types
from druzina.games.gloomhaven.rules.round import EndOfRound
from druzina.games.gloomhaven.rules.scenario_bosses import BOSSES
from druzina.games.gloomhaven.rules.scenario_standing import settle_idle
from druzina.games.gloomhaven.rules.turn import EndOfTurn, HeroTurn
from druzina.games.gloomhaven.view import view
from tests.games.gloomhaven.dungeon import FACTS, card, comes, monster, play, shows, wear
from tests.games.gloomhaven.test_scenario_rules import FOUR, ends, scene, show, thing
from tests.games.gloomhaven.test_scenario_tokens import of
from tests.games.gloomhaven.test_scenarios_that_move import summon

FIRST = ("WhichWay", "WhereItStands", "WhereItAppears")


def alone(g: Dungeon) -> None:
    """No monsters, no things but those of the rules."""
    g.figures = [one for one in g.figures if one.kind != MONSTER]


def turn(g: Dungeon, one: Figure) -> None:
    """A figure's turn; of equally good hexes the first."""
    g.stack.clear()
    g.then(FigureTurn(one.id))
    while (asked := g.advance()) is not None and asked[0].kind in FIRST:
        g.answer(asked[0], asked[1][0])


# 49: a cannon


def stand() -> tuple[Dungeon, Figure]:
    g = scene(49)
    show(g)
    alone(g)
    g.round, g.phase = 1, "turns"
    cannon = monster(g, "siege-cannon", (15, 1), "boss")
    shows(g, "archer", FACTS.printed.decks["archer"].cards[0].id)
    return g, cannon


@pytest.mark.clause("GLH-FOC-09", "GLH-BOS-10")
def test_the_cannon_has_no_turn_and_comes_last_for_focus() -> None:
    g, cannon = stand()
    assert types(g) == []
    assert initiative(g, cannon)[0] == 99
    assert [each.id for each in field.enemies(g, g.figures[0])] == [cannon.id]


@pytest.mark.clause("GLH-DOR-05")
def test_no_card_is_drawn_for_a_cannon_that_is_revealed() -> None:
    g = scene(49)
    g.round, g.phase, g.at_turn = 1, "turns", 0
    open_by_rule(g, doors_named(g, ["1"]))
    assert of(g, "siege-cannon")[0].asleep
    assert "siege-cannon" not in [actor.type for actor in g.order]
    assert g.decks["ancient-artillery"].card == ""


@pytest.mark.clause("GLH-MON-11", "GLH-INI-05")
def test_only_the_archer_nearest_to_the_cannon_mans_it_once_the_door_is_open() -> None:
    g, _cannon = stand()
    far = monster(g, "city-archer", (9, 2), "elite")
    near, other = (monster(g, "city-archer", at) for at in ((12, 2), (12, 3)))
    first = min((near, other), key=lambda one: one.number)
    appoint(g, far)
    assert act_of(g, first) is None, "the door is shut"
    g.counters["door 1"] = 1
    appoint(g, far)
    assert [act_of(g, one) is not None for one in (far, first)] == [False, True]
    far.at = (14, 0)
    appoint(g, far)
    assert act_of(g, far) is None, "it was settled when the first of them acted"
    g.figures.remove(first)
    appoint(g, far)
    assert act_of(g, far) is not None
    g.round = 2
    assert act_of(g, far) is None
    appoint(g, near if near is not first else other)
    assert act_of(g, far) is not None


@pytest.mark.clause("GLH-PRC-07")
def test_from_beside_the_cannon_the_rows_before_it_are_fired_at() -> None:
    g, cannon = stand()
    g.counters["door 1"] = 1
    archer = monster(g, "city-archer", (16, 2))
    one, other = (each for each in g.figures if each.kind == CHARACTER)
    own = summon(g, 0, (9, 1))
    one.at, other.at = (12, 2), (12, 3)
    own.health = own.full = 50
    g.then(FigureTurn(archer.id))
    hurt = FACTS.printed.monsters["ancient-artillery"].elite[g.monster_level].attack
    assert play(g) == ["go 15,2", "go 16,1"]
    assert "suffer" in play(g, "go 15,2")
    assert play(g, "suffer") == []
    assert archer.at not in field.scenario(g).markers["b"]
    assert field.adjacent(g, archer.at, cannon.at)
    assert one.full - one.health == hurt == own.full - own.health
    assert other.health == other.full, "it stands beside the rows"


@pytest.mark.clause("GLH-PRC-07")
def test_who_has_not_come_to_the_cannon_does_not_fire() -> None:
    g, _cannon = stand()
    g.counters["door 1"] = 1
    archer = monster(g, "city-archer", (9, -1))
    one = g.figures[0]
    one.at = (12, 2)
    turn(g, archer)
    assert field.far(g, (9, -1), archer.at) == 3
    assert one.health == one.full
    assert g.advance() is None


@pytest.mark.clause("GLH-FOC-05")
def test_nobody_mans_the_cannon_from_before_its_mouth() -> None:
    g, cannon = stand()
    g.counters["door 1"] = 1
    archer = monster(g, "city-archer", (13, 2))
    turn(g, archer)
    assert archer.at not in field.scenario(g).markers["b"]
    assert archer.at != (13, 2)
    assert not field.adjacent(g, (13, 2), cannon.at)


@pytest.mark.clause("GLH-SUM-11")
def test_where_there_is_no_archer_one_comes() -> None:
    g, _cannon = stand()
    ends(g, 4)
    assert [one.at for one in of(g, "city-archer")] == [(18, -2)]
    ends(g, 5)
    assert len(of(g, "city-archer")) == 1


# 78: a victim


def pit() -> tuple[Dungeon, Figure, Figure, Figure]:
    """The victim where it lies, two cultists who are to carry it."""
    g = scene(78)
    g.opened = [(1, -1)]
    reveal(g, ["m1a"])
    alone(g)
    g.round, g.phase = 1, "turns"
    shows(g, "cultist", FACTS.printed.decks["cultist"].cards[0].id)
    left = monster(g, "cultist-scenario-78", (1, 1), "elite")
    right = monster(g, "cultist-scenario-78", (7, -3), "elite")
    return g, thing(g), left, right


@pytest.mark.clause("GLH-FOC-05", "GLH-CON-20")
def test_the_two_go_to_the_victim_and_wait_for_each_other() -> None:
    g, victim, left, right = pit()
    assert victim.at == (4, -1)
    assert victim.ignored
    right.at = (5, -1)
    turn(g, right)
    assert right.at == (5, -1), "it stands there already"
    before = field.far(g, left.at, victim.at)
    turn(g, left)
    assert field.far(g, left.at, victim.at) < before
    assert victim.at == (4, -1)


@pytest.mark.clause("GLH-DOR-16", "GLH-TIM-06")
def test_together_they_carry_it_toward_the_altar_and_open_doors() -> None:
    g, victim, left, right = pit()
    left.at, right.at, victim.at = (2, 1), (4, 0), (3, 1)
    left.idle = right.idle = False
    turn(g, left)
    assert victim.at == (3, 1), "the other has not gone yet"
    right.idle = False
    turn(g, right)
    assert any(at in g.opened for at in ((1, 3), (2, 3), (3, 3)))
    assert field.near(g, victim, left) or field.near(g, victim, right)
    assert victim.at != (3, 1)
    g.round = 2
    g.figures = [one for one in g.figures if one.what != "black-imp" and one.what != "cultist"]
    for _ in range(6):
        g.round += 1
        left.idle = right.idle = False
        turn(g, left)
        turn(g, right)
    altar = field.scenario(g).markers["d"]
    assert {left.at, right.at} == set(field.scenario(g).markers["c"])
    assert any(field.adjacent(g, victim.at, at) for at in altar)
    assert g.lost, "it began a turn there with the victim"


@pytest.mark.clause("GLH-TIM-06")
@pytest.mark.parametrize(
    ("lifted", "gone", "moved"), [(1, True, True), (1, False, False), (0, True, False)]
)
def test_the_victim_follows_when_both_have_gone(lifted: int, gone: bool, moved: bool) -> None:
    g, victim, left, right = pit()
    left.at, right.at, victim.at = (2, 0), (4, -1), (3, 2)
    g.counters[LIFTED] = g.round * lifted
    left.idle, right.idle = True, gone
    g.then(*follow(g, left))
    g.advance()
    both = [at for at in field.beside(g, left.at) if field.adjacent(g, at, right.at)]
    assert (victim.at in both) is moved
    assert (victim.at == (3, 2)) is not moved


@pytest.mark.clause("GLH-END-01")
@pytest.mark.parametrize(
    ("at", "victim_at", "lost"),
    [((-1, 7), (0, 7), True), ((-1, 7), (0, 5), False), ((0, 5), (0, 7), False)],
)
def test_the_victim_is_sacrificed_at_the_start_of_a_turn(
    at: Hex, victim_at: Hex, lost: bool
) -> None:
    g, victim, left, _right = pit()
    show(g)
    alone(g)
    g.figures.append(left)
    left.at, victim.at = at, victim_at
    turn(g, left)
    assert g.lost is lost


@pytest.mark.clause("GLH-EFF-14", "GLH-CON-16")
def test_the_two_and_the_victim_are_not_held_up() -> None:
    g, victim, left, _right = pit()
    one = g.figures[0]
    one.at = (3, 1)
    left.at = (4, 1)
    g.then(Force(one.id, left.id, 2))
    assert play(g) == []
    for condition in ("stun", "immobilize", "muddle"):
        gain(g, left, condition)
    assert (left.is_("stun"), left.is_("immobilize"), left.is_("muddle")) == (False, False, True)
    g.then(Hurt(victim.id, 9, 0))
    g.advance()
    assert victim.health == victim.full


# 79: golems that wake, and a boss that bewitches


def temple(*classes: str) -> Dungeon:
    g = scene(79, *(classes or FOUR[:2]))
    g.revealed = []
    reveal(g, field.scenario(g).revealed(()))
    settle_idle(g)
    g.round, g.phase, g.at_turn = 3, "turns", 0
    return g


@pytest.mark.clause("GLH-DOR-06", "GLH-DOR-11")
@pytest.mark.parametrize("classes", [FOUR[:2], FOUR[:3], FOUR])
def test_golems_wake_when_every_plate_in_play_is_taken(classes: tuple[str, ...]) -> None:
    g = temple(*classes)
    g.order = [Actor(0, 99, seat) for seat in range(len(classes))]
    golems = of(g, "stone-golem")
    assert all(one.dormant for one in golems)
    marks = field.scenario(g).markers
    plates = [at for at in marks["a"] if at != thing(g).at]
    plates += [*marks["b"]] if len(classes) > 2 else []
    plates += [*marks["c"]] if len(classes) > 3 else []
    party = [one for one in g.figures if one.kind == CHARACTER]
    for one, at in zip(party, plates, strict=False):
        assert golems[0].dormant
        one.at = at
        g.then(EndOfTurn(one.seat))
        g.advance()
    assert not any(one.dormant for one in golems)
    assert all(one.pending for one in golems), "their moment has passed, and they are revealed now"
    settle_idle(g)
    assert not any(one.dormant for one in golems)


@pytest.mark.clause("GLH-DOR-12", "GLH-END-01")
def test_when_the_golems_are_dead_the_door_opens_and_the_captive_is_gone() -> None:
    g = temple()
    for one in of(g, "stone-golem"):
        one.dormant = False
        g.then(Hurt(one.id, 999))
        g.advance()
    assert g.counters.get("door 1")
    assert [one for one in g.figures if one.what == "fish"] == []
    assert not g.lost
    g = temple()
    g.then(Hurt(thing(g).id, 999))
    g.advance()
    assert g.lost


def throne(*classes: str) -> tuple[Dungeon, Figure, Figure, Figure]:
    """The boss in its room with two characters."""
    g = temple(*classes)
    show(g)
    g.pieces = []
    g.figures = [one for one in g.figures if one.kind == CHARACTER]
    boss = monster(g, "the-betrayer", (7, -8), "boss")
    one, other = g.figures[:2]
    g.order = [Actor(1, 5, type="the-betrayer"), Actor(0, 10, 0), Actor(0, 50, 1)]
    g.at_turn = 0
    return g, boss, one, other


@pytest.mark.clause("GLH-BOS-08", "GLH-EFF-14")
def test_the_boss_drives_all_away_as_far_as_four_hexes_lead() -> None:
    g, boss, one, other = throne()
    one.at, other.at = (7, -7), (6, -8)
    BOSSES["scatters_party"](g, boss)
    while (asked := g.advance()) is not None and asked[0].kind == "SweptTo":
        assert len(asked[1]) > 1
        g.answer(asked[0], asked[1][0])
    for figure, start in ((one, (7, -7)), (other, (6, -8))):
        here = field.arena(g)
        ring = [
            at for at in here.cells if (here.range(here.cells[start], here.cells[at]) or 0) <= 4
        ]
        taken = [each.at for each in g.figures if each is not figure]
        farthest = max(field.far(g, boss.at, at) for at in ring if at not in taken)
        assert field.far(g, boss.at, figure.at) == farthest


@pytest.mark.clause("GLH-EFF-14", "GLH-EFF-04")
def test_who_cannot_be_moved_is_not_driven_away_and_traps_hurt_who_is() -> None:
    g, boss, one, other = throne()
    one.at, other.at = (7, -7), (9, -14)
    wear(g, 0, 22)
    wear(g, 1, 22)
    BOSSES["scatters_party"](g, boss)
    g.advance()
    assert (one.at, other.at) == ((7, -7), (9, -14))


@pytest.mark.clause("GLH-BOS-08", "GLH-EFF-14")
def test_the_boss_calls_all_to_its_side_and_bewitches_the_last_who_plays() -> None:
    g, boss, one, other = throne()
    one.at, other.at = (7, -5), (9, -15)
    own = summon(g, 1, (8, -13))
    for sheet in g.heroes:
        sheet.played = [sheet.hand.pop(), sheet.hand.pop()]
        sheet.waiting = list(sheet.played)
    BOSSES["mind_control"](g, boss)
    while (asked := g.advance()) is not None and asked[0].kind == "SweptTo":
        g.answer(asked[0], asked[1][0])
    assert all(field.adjacent(g, boss.at, each.at) for each in (one, other, own))
    assert field.far(g, (7, -5), one.at) == field.far(g, (7, -5), boss.at) - 1, "the nearest"
    assert [is_bewitched(each) for each in (one, other, own)] == [False, True, True]


@pytest.mark.clause("GLH-BOS-08")
def test_nobody_left_to_play_is_nobody_to_bewitch() -> None:
    g, _boss, one, other = throne()
    bewitch(g)
    assert not any(is_bewitched(each) for each in (one, other))
    g.heroes[1].waiting = g.heroes[1].hand[:2]
    g.at_turn = 2
    bewitch(g)
    assert not is_bewitched(other)


@pytest.mark.clause("GLH-BOS-08", "GLH-VOC-06")
def test_under_the_spell_one_goes_two_hexes_and_plays_the_top_against_friends() -> None:
    """A card that would be lost is discarded with the other one."""
    g, boss, one, other = throne()
    sheet = g.heroes[1]
    lead = card(91)
    second = next(each for each in sheet.hand if each != lead)
    for pile in (sheet.hand, sheet.discard):
        if lead in pile:
            pile.remove(lead)
    sheet.hand.remove(second)
    sheet.played = sheet.waiting = [lead, second]
    sheet.played = list(sheet.waiting)
    one.at, other.at, boss.at = (7, -6), (6, -6), (7, -9)
    g.round, g.at_turn = 3, 1
    bewitch(g)
    g.at_turn = 2
    comes(sheet.deck, "+1")
    g.then(HeroTurn(1))
    asked = g.advance()
    assert asked is not None
    assert (asked[0].kind, getattr(asked[0], "points", 0)) == ("GoTo", 2)
    assert other.side == MONSTERS
    assert [each.id for each in field.enemies(g, other)] == [one.id]
    g.answer(asked[0], "none")
    while (asked := g.advance()) is not None:
        hits = [each for each in asked[1] if str(each) == f"hit {one.id}"]
        assert f"hit {boss.id}" not in asked[1]
        g.answer(asked[0], hits[0] if hits else asked[1][0])
    assert one.health < one.full
    assert other.side == PARTY
    assert {lead, second} <= set(sheet.discard)
    assert sheet.waiting == sheet.lost == []


@pytest.mark.clause("GLH-BOS-08", "GLH-ACT-05")
def test_what_a_top_would_leave_in_play_ends_with_the_spell() -> None:
    g, _, one, other = throne("brute", "mindthief")
    sheet = g.heroes[1]
    lead = card(152)
    sheet.hand = [each for each in sheet.hand if each != lead]
    second = sheet.hand.pop()
    sheet.played, sheet.waiting = [lead, second], [lead, second]
    one.at, other.at = (7, -6), (6, -6)
    bewitch(g)
    g.then(HeroTurn(1))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert sheet.active == []
    assert sorted(sheet.discard) == sorted([lead, second])
    assert sheet.lost == []


@pytest.mark.clause("GLH-BOS-08")
def test_a_summon_of_who_is_bewitched_fights_for_the_other_side_in_its_turn() -> None:
    g, boss, one, other = throne()
    own = summon(g, 1, (6, -6))
    one.at, other.at, boss.at = (7, -6), (5, -6), (7, -10)
    g.heroes[1].waiting = g.heroes[1].hand[:2]
    bewitch(g)
    comes(g.heroes[1].deck, "+1")
    g.then(FigureTurn(own.id))
    before = one.health
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert one.health < before or other.health < other.full
    assert boss.health == boss.full
    assert own.side == PARTY


# 90: a rift


def rift(*classes: str) -> Dungeon:
    g = scene(90, *(classes or FOUR[:2]))
    g.revealed = []
    reveal(g, ["m1b"])
    alone(g)
    g.placed = []
    g.round, g.phase = 1, "turns"
    return g


@pytest.mark.clause("GLH-MOV-01", "GLH-DOR-01", "GLH-HID-03")
def test_who_enters_the_altar_comes_out_beside_the_other_one() -> None:
    g = rift()
    one = g.figures[0]
    one.at = (1, 2)
    assert [at for at in view(g, 0).hexes if at[1] > 6] == []
    g.then(GoTo(0, one.id, 3))
    assert "go 1,3" in play(g)
    known = g.known
    asked = play(g, "go 1,3")
    assert g.known > known, "what is beyond ends what may be taken back"
    assert {"d1b", "c2a"} <= set(g.revealed)
    assert set(asked) == {"go -1,8", "go -2,9", "go -3,8", "go -3,9"}
    assert len(of(g, "night-demon")) == 2
    assert g.heroes[0].counts["rooms"] == 1
    g.pieces.append(Piece("trap", [(-2, 9)], conditions=["muddle"]))
    onward = play(g, "go -2,9")
    assert one.at == (-2, 9)
    assert one.is_("muddle"), "a trap there is sprung"
    assert "go -3,10" in onward
    assert "go -3,11" in onward
    assert "go -2,8" in onward, "and back"
    play(g, "none")
    assert not g.lost


@pytest.mark.clause("GLH-MOV-01")
def test_the_rift_costs_a_point_and_is_for_characters_alone() -> None:
    g = rift()
    one = g.figures[0]
    one.at = (1, 1)
    g.then(GoTo(0, one.id, 1))
    assert "go 1,3" not in play(g)
    g.stack.clear()
    g.then(GoTo(0, one.id, 2))
    assert "go 1,3" in play(g)
    asked = g.advance()
    assert asked is not None
    assert asked[0].read(g, "go 1,2>1,3") == "go 1,2>1,3"
    g.stack.clear()
    own = summon(g, 0, (0, 3))
    g.then(GoTo(0, own.id, 5))
    assert "go 1,3" not in play(g)


@pytest.mark.clause("GLH-MOV-03")
def test_where_nobody_could_come_out_nobody_goes_in() -> None:
    g = rift()
    g.shown = ["d1b", "c2a"]
    reveal(g, g.shown)
    alone(g)
    one = g.figures[0]
    one.at = (1, 2)
    g.then(GoTo(0, one.id, 3))
    assert "go 1,3" in play(g)
    g.stack.clear()
    for at in ((-1, 8), (-2, 9), (-3, 8), (-3, 9)):
        monster(g, "night-demon", at)
    g.then(GoTo(0, one.id, 3))
    assert "go 1,3" not in play(g)


@pytest.mark.clause("GLH-END-01", "GLH-END-10")
def test_the_left_room_must_not_be_left_nor_may_one_be_left_alone() -> None:
    g = rift()
    one, other = g.figures
    one.at, other.at = (1, 2), (0, 3)
    for figure in (one, other):
        assert not g.lost
        g.then(GoTo(figure.seat, figure.id, 1))
        play(g, "go 1,3", "go -2,9" if figure is one else "go -1,8")
    assert g.lost
    g = rift(*FOUR[:3])
    exhausted(g, 0)
    g.advance()
    assert not g.lost
    exhausted(g, 1)
    g.advance()
    assert g.lost


@pytest.mark.clause("GLH-SUM-11")
@pytest.mark.parametrize(
    ("classes", "ranks"), [(FOUR[:2], [0, 0, 0]), (FOUR[:3], [0, 1, 0]), (FOUR, [1, 1, 1])]
)
def test_demons_come_through_the_rift_while_nobody_is_beyond(
    classes: tuple[str, ...], ranks: list[int]
) -> None:
    g = rift(*classes)
    ends(g, 1)
    assert of(g, "night-demon") == []
    for number in (2, 4, 6):
        ends(g, number)
    demons = sorted(of(g, "night-demon"), key=lambda one: one.id)
    assert [one.rank for one in demons] == ranks
    assert all(field.adjacent(g, one.at, (1, 3)) for one in demons)
    show(g)
    g.shown = ["d1b", "c2a"]
    g.figures[0].at = (-2, 9)
    count = len(of(g, "night-demon"))
    ends(g, 8)
    assert len(of(g, "night-demon")) == count


@pytest.mark.clause("GLH-SUM-11", "GLH-END-05", "GLH-END-10")
def test_spirits_come_when_the_demons_are_dead_and_then_both_rooms_are_held() -> None:
    g = rift()
    _one, other = g.figures
    g.shown = ["d1b", "c2a"]
    reveal(g, g.shown)
    alone(g)
    g.placed += ["earth-demon", "night-demon", "wind-demon"]
    settle_goal(g)
    g.advance()
    assert of(g, "living-spirit") == []
    other.at = (-2, 9)
    last = monster(g, "wind-demon", (-4, 10))
    settle_goal(g)
    g.advance()
    assert of(g, "living-spirit") == []
    g.then(Hurt(last.id, 99))
    g.advance()
    spirits = of(g, "living-spirit")
    assert {each.at for each in spirits} == {(0, 4), (1, 4), (-3, 8), (-1, 8)}
    assert not g.won
    exhausts = g.heroes[1]
    assert not exhausts.exhausted
    for each in spirits[1:]:
        g.then(Hurt(each.id, 99))
        g.advance()
    assert not g.won
    g.then(Hurt(spirits[0].id, 99))
    g.advance()
    assert g.won


@pytest.mark.clause("GLH-END-01")
def test_once_the_spirits_are_there_a_deserted_room_is_lost() -> None:
    g = rift(*FOUR[:3])
    g.shown = ["d1b", "c2a"]
    reveal(g, g.shown)
    alone(g)
    settle_goal(g)
    g.advance()
    assert not g.lost
    g.placed.append("living-spirit")
    monster(g, "living-spirit", (0, 4))
    settle_goal(g)
    g.advance()
    assert g.lost


# 95: tokens


def payment() -> Dungeon:
    g = scene(95)
    show(g, "g1b", "d1a", "k2b")
    alone(g)
    g.round = 1
    return g


@pytest.mark.clause("GLH-LOT-02", "GLH-DOR-14", "GLH-HID-03")
def test_the_door_is_unlocked_by_the_first_four_tokens_whichever_they_are() -> None:
    g = payment()
    one = g.figures[0]
    door = doors_named(g, ["1"])[0]
    assert door not in enterable(g)
    found = []
    for at in field.scenario(g).markers["a"]:
        before = {key for key in g.counters if key.startswith("token")}
        one.at = at
        loot_here(g, one)
        g.advance()
        new = {key for key in g.counters if key.startswith("token")} - before
        assert len(new) == 1
        found.append(int(new.pop().split()[1]))
        assert (door in enterable(g)) is ({1, 2, 3, 4} <= set(found))
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert door in enterable(g)


@pytest.mark.clause("GLH-SUM-11", "GLH-TIM-06")
def test_demons_come_before_the_last_door_until_it_is_unlocked() -> None:
    g = payment()
    g.round = 1
    g.stack.clear()
    g.then(EndOfRound())
    assert play(g) == ["put -1,2", "put 0,0", "put 0,1"]
    play(g, "put 0,1")
    assert [(one.what, one.at) for one in g.figures if one.kind == MONSTER] == [
        ("flame-demon", (0, 1))
    ]
    ends(g, 2)
    assert len(of(g, "earth-demon")) == 1
    for number in (1, 2, 3, 4):
        g.counters[f"token {number}"] = 1
    ends(g, 3)
    ends(g, 4)
    assert len(of(g, "earth-demon")) == len(of(g, "flame-demon")) == 1


@pytest.mark.clause("GLH-CON-20")
def test_boulders_of_the_flooded_hall_can_be_destroyed() -> None:
    g = payment()
    stones = [one for one in g.figures if one.what == "boulder"]
    assert len(stones) == 5
    assert {one.full for one in stones} == {3 + g.level}
    assert all(one in field.enemies(g, g.figures[0]) for one in stones)
    g.then(Hurt(stones[0].id, 99))
    g.advance()
    assert stones[0] not in g.figures


@pytest.mark.clause("GLH-PRC-07")
def test_whoever_ends_a_turn_in_the_water_suffers() -> None:
    g = payment()
    one = g.figures[0]
    one.at = (5, 4)
    g.then(EndOfTurn(0))
    assert "suffer" in play(g)
    play(g, "suffer")
    assert one.full - one.health == 1 + g.level


@pytest.mark.clause("GLH-DOR-06", "GLH-DOR-12")
def test_who_is_found_beyond_the_rift_after_its_moment_acts_at_the_end_of_this_turn() -> None:
    g = rift()
    one = g.figures[0]
    one.at = (1, 2)
    g.order, g.at_turn = [Actor(0, 99, 0)], 0
    g.heroes[0].initiative = 99
    g.then(GoTo(0, one.id, 3))
    play(g, "go 1,3")
    assert [each.pending for each in of(g, "night-demon")] == [True, True]
