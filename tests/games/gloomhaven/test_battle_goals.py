"""GLH-BGL, GLH-V12: the 24 battle goals, at their bounds, and what is counted for them in play."""

import pytest

from druzina.games.gloomhaven.model import Boon, Dungeon, Figure, Loose, Piece, Strike
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.doors import enterable, open_door
from druzina.games.gloomhaven.rules.ending import achieved, checks, exhausted, finish
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.items import use, use_in_turn
from druzina.games.gloomhaven.rules.looting import loot_within
from druzina.games.gloomhaven.rules.moving import Walk
from druzina.games.gloomhaven.rules.resting import LongRest, ShortRest
from druzina.games.gloomhaven.rules.round import Selection
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    comes,
    dungeon,
    hero,
    monster,
    play,
    wear,
)

EAST, WEST = (2, 3), (0, 3)

# print: checkmarks, what is counted, the numbers with which it is met and just not met
GOALS = {
    458: (1, "cards_left", 5, 4),
    459: (2, "experience", 7, 8),
    460: (1, "experience", 13, 12),
    461: (1, "cards_left", 3, 4),
    462: (1, "health", 2, 3),
    464: (1, "traps", 1, 0),
    466: (1, "others_exhausted", 0, 1),
    467: (1, "rooms", 1, 0),
    470: (1, "kills", 3, 4),
    471: (1, "kills", 5, 4),
    472: (1, "elite_kills", 1, 0),
    474: (2, "rounds_without_monsters", 0, 1),
    475: (1, "overkills", 1, 0),
    476: (2, "items_used", 0, 1),
    477: (1, "first_kill", 1, 0),
    478: (1, "falls_below_half", 0, 1),
    479: (1, "kills_at_one_blow", 1, 0),
    480: (1, "short_rests", 0, 1),
    481: (1, "long_rests", 0, 1),
}


def goal(number: int) -> str:
    return next(id_ for id_, one in FACTS.printed.goals.items() if one.print == number)


@pytest.mark.clause("GLH-BGL-01", "GLH-BGL-02")
@pytest.mark.parametrize("number", GOALS)
def test_a_goal_is_met_up_to_its_bound(number: int) -> None:
    g = dungeon("brute", "scoundrel")
    sheet = g.heroes[0]
    sheet.goal = goal(number)
    marks, counted, met, missed = GOALS[number]
    g.won = True
    for found, gained in ((met, marks), (missed, 0)):
        sheet.counts = {counted: found}
        assert achieved(g, 0) == (found == met)
        assert checks(g, 0) == gained
    g.won = False
    sheet.counts = {counted: met}
    assert checks(g, 0) == 0


@pytest.mark.clause("GLH-BGL-01", "GLH-LOT-03")
@pytest.mark.parametrize(
    ("number", "coins", "treasures", "met"),
    [
        (465, 9, 0, False),
        (465, 0, 1, True),
        (468, 5, 0, True),
        (468, 4, 3, False),
        (469, 0, 0, True),
        (469, 1, 0, False),
        (469, 0, 1, False),
    ],
)
def test_goals_of_what_was_looted(number: int, coins: int, treasures: int, met: bool) -> None:
    g = dungeon("brute", "scoundrel")
    sheet = g.heroes[0]
    sheet.goal, sheet.coins, sheet.treasures = goal(number), coins, [7] * treasures
    assert achieved(g, 0) == met


@pytest.mark.clause("GLH-BGL-01", "GLH-ITM-17")
def test_goals_that_depend_on_the_character() -> None:
    g = dungeon("brute", "scoundrel", character_level=3)
    sheet = g.heroes[0]
    sheet.goal = goal(473)  # as many uses of items as its level and two
    for used, met in ((4, False), (5, True)):
        sheet.counts = {"items_used": used}
        assert achieved(g, 0) == met
    sheet.goal = goal(463)  # all its hit points
    for left, met in ((sheet.full - 1, False), (sheet.full, True)):
        sheet.counts = {"health": left}
        assert achieved(g, 0) == met


def test_every_goal_is_there() -> None:
    assert {one.print for one in FACTS.printed.goals.values()} == {*GOALS, 463, 465, 468, 469, 473}


# What is counted


def counts(g: Dungeon, seat: int = 0) -> dict[str, int]:
    return g.heroes[seat].counts


def careless(g: Dungeon) -> None:
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []


def scene() -> tuple[Dungeon, Figure, Figure]:
    """Two characters in the first room, and it is the turn of the first."""
    g = dungeon("brute", "scoundrel")
    one, other = hero(g, 0, HERE), hero(g, 1, (1, 1))
    g.acting = one.id
    g.dealt = [0, 0]
    careless(g)
    return g, one, other


@pytest.mark.clause("GLH-BGL-02", "GLH-OVL-02")
@pytest.mark.parametrize("acting", [0, 1, None])
def test_a_trap_counts_for_whoever_has_it_sprung_in_its_turn(acting: int | None) -> None:
    g, one, other = scene()
    hound = monster(g, "hound", EAST)
    g.acting = hound.id if acting is None else (one, other)[acting].id
    g.pieces = [Piece("trap", [WEST], 1), Piece("trap", [(3, 2)], 1)]
    g.then(Walk(one.id, [WEST], 1))
    play(g)
    assert [counts(g, seat).get("traps", 0) for seat in (0, 1)] == [
        int(acting == seat) for seat in (0, 1)
    ]


@pytest.mark.clause("GLH-BGL-02", "GLH-EFF-10")
def test_who_pushes_a_monster_into_a_trap_has_it_sprung() -> None:
    g, one, _ = scene()
    guard = monster(g, "bandit-guard", EAST, health=9)
    g.pieces = [Piece("trap", [(3, 2)], 1)]
    g.then(Force(one.id, guard.id, 1))
    play(g, "push 3,2")
    assert (guard.health, counts(g)) == (9 - 1, {"traps": 1})


@pytest.mark.clause("GLH-BGL-02", "GLH-OVL-04")
@pytest.mark.parametrize(("number", "top"), [(92, True), (132, False)])
def test_a_trap_disarmed_or_cleared_counts(number: int, top: bool) -> None:
    g, one, _ = scene()
    g.pieces = [Piece("trap", [EAST], 1), Piece("trap", [(4, 1)], 1)]
    begin(g, 0, number, top)
    play(g, "put 2,3" if top else "go 2,3")
    assert (counts(g)["traps"], len(g.pieces)) == (1, 1)
    assert one.health == one.full


@pytest.mark.clause("GLH-BGL-02", "GLH-VOC-22")
def test_every_trap_an_item_disarms_counts() -> None:
    g, one, _ = scene()
    (kit,) = wear(g, 0, 125)  # disarms the traps within 2
    g.pieces = [Piece("trap", [EAST], 1), Piece("trap", [WEST], 1), Piece("trap", [(4, 1)], 1)]
    use_in_turn(g, 0, kit.item)
    play(g)
    assert len(g.pieces) == 1
    assert counts(g) == {"traps": 2, "items_used": 1}
    assert one.at == HERE


@pytest.mark.clause("GLH-BGL-02", "GLH-DOR-12")
@pytest.mark.parametrize("own", [True, False])
def test_a_room_counts_for_who_opens_its_door_in_the_own_turn(own: bool) -> None:
    g, one, other = scene()
    g.acting = one.id if own else other.id
    g.phase = "cards"
    door = enterable(g)[0]
    one.at = door
    open_door(g, door, one)
    assert counts(g).get("rooms", 0) == int(own)
    assert "rooms" not in counts(g, 1)


@pytest.mark.clause("GLH-BGL-02", "GLH-SUM-05", "GLH-EFF-10")
def test_kills_are_counted_by_what_they_were() -> None:
    g, _, _ = scene()
    first = monster(g, "bandit-guard", EAST, health=2)
    g.then(Hurt(first.id, 5, by=0))
    play(g)
    assert counts(g) == {"kills": 1, "first_kill": 1}
    second = monster(g, "bandit-guard", EAST, "elite", health=2)
    g.then(Hurt(second.id, 6, by=1))
    play(g)
    assert counts(g, 1) == {"kills": 1, "elite_kills": 1, "overkills": 1}
    third = monster(g, "bandit-guard", EAST, health=2)
    g.then(Hurt(third.id, 9))  # by nobody's doing
    play(g)
    assert (counts(g)["kills"], counts(g, 1)["kills"]) == (1, 1)


@pytest.mark.clause("GLH-BGL-02", "GLH-VOC-05", "GLH-ATK-21")
@pytest.mark.parametrize("how", ["at once", "hurt before", "slain", "beside"])
def test_one_blow_is_an_attack_on_who_was_unhurt(how: str) -> None:
    g, one, _ = scene()
    guard = monster(g, "bandit-guard", EAST)
    guard.health -= how == "hurt before"
    target = one.id if how == "beside" else guard.id
    g.strike = Strike(one.id, FACTS.basic_attack, 2, 0, target=target)
    if how == "slain":
        fall(g, guard, 0, guard.health)
    else:
        g.then(Hurt(guard.id, guard.health, by=0, attack=True))
        play(g)
    assert counts(g)["kills"] == 1
    assert counts(g).get("kills_at_one_blow", 0) == int(how == "at once")


@pytest.mark.clause("GLH-BGL-02", "GLH-ITM-17", "GLH-EXH-02")
def test_items_and_exhausted_partners_are_counted() -> None:
    g, _, _ = scene()
    (boots,) = wear(g, 0, 1)
    use(g, 0, boots)
    exhausted(g, 1)
    assert counts(g) == {"items_used": 1, "others_exhausted": 1}
    assert counts(g, 1) == {}


@pytest.mark.clause("GLH-BGL-02", "GLH-MON-08")
@pytest.mark.parametrize("there", [False, True])
def test_rounds_that_begin_without_a_monster_are_counted(there: bool) -> None:
    g, _, _ = scene()
    for sheet in g.heroes:
        sheet.hand = list(FACTS.printed.cards)[:4]
    if there:
        monster(g, "bandit-guard", EAST)
    Selection().run(g)
    assert counts(g).get("rounds_without_monsters", 0) == int(not there)


@pytest.mark.clause("GLH-BGL-02", "GLH-RST-04", "GLH-RST-01")
def test_rests_are_counted_by_their_kind() -> None:
    g, _, _ = scene()
    g.heroes[0].discard = list(FACTS.printed.cards)[:4]
    g.then(LongRest(0))
    choices = play(g)
    play(g, choices[0])
    assert counts(g) == {"long_rests": 1}
    g.heroes[0].discard = list(FACTS.printed.cards)[4:8]
    g.then(ShortRest(0))
    play(g, "no")
    assert counts(g) == {"long_rests": 1}
    g.then(ShortRest(0))
    play(g, "yes")
    assert counts(g) == {"long_rests": 1, "short_rests": 1}


@pytest.mark.clause("GLH-PRC-14", "GLH-ACT-05", "GLH-BGL-02")
def test_what_is_left_at_the_end_is_judged_as_it_lies() -> None:
    g, one, other = scene()
    sheet = g.heroes[0]
    sheet.hand, sheet.discard = ["trample"], ["skewer"]
    active(g, 0, 8, top=False)  # of the discard kind: it counts as discarded
    active(g, 0, 7, top=False)  # of the lost kind
    sheet.xp, one.health = 6, 3
    g.won = True
    g.figures.remove(other)
    finish(g)
    found = {name: sheet.counts[name] for name in ("cards_left", "experience", "health")}
    assert found == {"cards_left": 3, "experience": 6, "health": 3}
    assert sheet.xp == 6 + 4 + 2 * g.level
    assert counts(g, 1)["health"] == 0


@pytest.mark.clause("GLH-BGL-02", "GLH-LOT-01", "GLH-ATK-07")
def test_a_kill_leaves_a_token_that_counts_once_looted() -> None:
    g, one, _ = scene()
    guard = monster(g, "bandit-guard", EAST, health=1)
    guard.boons.append(Boon("shield", 1))
    comes(g.heroes[0].deck, "+0")
    g.then(Hurt(guard.id, 1, by=0))
    play(g)
    assert g.loose == [Loose(EAST)]
    assert loot_within(g, one, 1)
    assert g.heroes[0].coins == 1
