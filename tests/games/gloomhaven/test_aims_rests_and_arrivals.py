"""GLH-MMV-05, -17, GLH-PRC-05, -11, -12, GLH-SUM-11, GLH-INI-10: aims that are kept, rests, who
appears, and the order of a round, each where it could go wrong by one."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Move
from druzina.games.gloomhaven.model import Actor, Boon, Dungeon, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.aiming import MonsterAim, MonsterEnd, MonsterRoute
from druzina.games.gloomhaven.rules.order import WhichIsNext, fixed, foremost, keep
from druzina.games.gloomhaven.rules.resting import EndForRest, LongRest, LoseDrawn
from druzina.games.gloomhaven.rules.spawning import Arrival, make_room, nearest_empty
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    card,
    comes,
    dungeon,
    hero,
    monster,
    play,
    shows,
)
from tests.games.gloomhaven.test_lines_of_monsters import hurt, trio
from tests.games.gloomhaven.test_turns_in_play import acts, by_initiative, careless

EAST, WEST = (2, 3), (0, 3)


# Whom it strikes


@pytest.mark.clause("GLH-MMV-05", "GLH-MMV-08")
def test_the_targets_are_fixed_with_the_end_that_is_chosen() -> None:
    g = trio((1, 3), (2, 1), (1, 1), initiatives=(40, 60, 20))
    g.order = [Actor(0, 20, 2), Actor(0, 40, 0), Actor(0, 60, 1)]
    bones = monster(g, "living-bones", (0, 1))  # Target 2
    shows(g, "living-bones", "519")
    acts(g, bones)
    found = g.advance()
    assert found is not None
    assert isinstance(found[0], MonsterEnd)
    play(g, "go 1,2")
    assert [each > 0 for each in hurt(g)] == [False, True, True], "nearer from where it began"


@pytest.mark.clause("GLH-FOC-10", "GLH-MMV-05", "GLH-AMB-01")
@pytest.mark.parametrize("second", [1, 2])
def test_between_equal_sets_the_players_name_one(second: int) -> None:
    g = trio((1, 2), (2, 2), (2, 3), initiatives=(30, 30, 30))
    g.order = []
    bones = monster(g, "living-bones", HERE)  # Target 2, beside all three
    shows(g, "living-bones", "521")  # Attack +2
    acts(g, bones)
    play(g, f"act {g.figures[0].id}")
    found = g.advance()
    assert found is not None
    assert isinstance(found[0], MonsterAim)
    place = "{},{}".format(*g.figures[second].at)
    play(g, next(each for each in map(str, found[1]) if place in each))
    assert [each > 0 for each in hurt(g)] == [True, second == 1, second == 2]


@pytest.mark.clause("GLH-PRC-05", "GLH-VOC-20")
@pytest.mark.parametrize(("at", "takes"), [((0, 3), True), ((-1, 4), False)])
def test_a_guard_takes_the_attacks_on_who_is_beside_it_only(at: Hex, takes: bool) -> None:
    g = trio(at, HERE)
    g.figures[0].boons.append(Boon("guards", card=card(4)))
    archer = monster(g, "bandit-archer", (3, 1))
    shows(g, "archer", "537")  # Attack +1
    acts(g, archer)
    play(g)
    assert [each > 0 for each in hurt(g)] == [takes, not takes]


@pytest.mark.clause("GLH-MMV-17", "GLH-MOV-06", "GLH-FOC-06")
@pytest.mark.parametrize(
    ("type_", "shown", "kind", "asked"),
    [
        ("bandit-guard", "525", "trap", True),
        ("bandit-guard", "525", "hazardous", False),
        ("wind-demon", "642", "trap", False),  # it flies
    ],
)
def test_ways_over_different_traps_are_asked_for(
    type_: str, shown: str, kind: str, asked: bool
) -> None:
    g = trio((1, 1))
    row = [at for at in field.arena(g).cells if at[1] == 3]
    g.pieces = [Piece(kind, [at], 1) for at in row]
    g.pieces.append(Piece("obstacle", [(0, 2)]))  # so that it ends in 1,2
    one = monster(g, type_, (0, 4))
    deck = FACTS.printed.monsters[type_].deck
    cards = [each for each in FACTS.printed.decks[deck].cards if isinstance(each.lines[0], Move)]
    shows(g, deck, shown if asked else cards[0].id)
    acts(g, one)
    ways: list[str] = []
    while (found := g.advance()) is not None:
        if isinstance(found[0], MonsterRoute):
            ways = [str(each) for each in found[1]]
        g.answer(found[0], found[1][0])
    assert ways == (["over 0,3", "over 1,3"] if asked else [])
    assert len(g.pieces) == len(row) + 1 - asked


# Rests


@pytest.mark.clause("GLH-RST-09", "GLH-TIM-07", "GLH-ACT-05")
def test_what_may_be_ended_before_a_rest() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    active(g, 0, 8, top=False)  # of the discard kind
    active(g, 0, 7, top=False)  # of the lost kind
    kept, lost = f"stop {card(8)}", f"stop {card(7)}"
    sheet.discard = sheet.hand[:1]
    assert list(EndForRest(0).choices(g)) == [kept], "one more must lie in the pile"
    sheet.discard = sheet.hand[:2]
    assert sorted(EndForRest(0).choices(g)) == sorted([kept, lost, "none"])


@pytest.mark.clause("GLH-RST-11", "GLH-RST-09")
def test_a_rest_with_too_few_discards_is_carried_out() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health=3)
    sheet = g.heroes[0]
    sheet.discard, sheet.hand = sheet.hand[:1], sheet.hand[1:]
    active(g, 0, 7, top=False)  # it cannot help: it is of the lost kind
    (last,) = sheet.discard
    g.then(LongRest(0))
    play(g, "yes")
    assert sheet.lost == [last]
    assert one.health == 3 + 2
    assert len(sheet.active) == 1


@pytest.mark.clause("GLH-RST-02", "GLH-RST-10")
@pytest.mark.parametrize("seed", range(8))
def test_the_second_card_is_never_the_first_one(seed: int) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    g.luck = seed
    sheet = g.heroes[0]
    first, second = sheet.hand[:2]
    sheet.hand, sheet.discard = [], [first, second]
    g.then(LoseDrawn(0, first))
    play(g, "again")
    assert (sheet.lost, sheet.hand) == ([second], [first])


# Who appears


@pytest.mark.clause("GLH-SUM-11", "GLH-ATK-07")
def test_who_spawns_is_unhurt_and_leaves_no_money() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, WEST)
    g.phase = "cards"
    g.then(Arrival("bandit-guard", "normal", EAST))
    play(g)
    guard = g.figures[-1]
    assert (guard.what, guard.at, guard.coin) == ("bandit-guard", EAST, False)
    assert guard.health == guard.full == FACTS.printed.monsters["bandit-guard"].normal[1].health


@pytest.mark.clause("GLH-SUM-11")
@pytest.mark.parametrize("kind", ["trap", "hazardous", "obstacle", "difficult", "figure"])
def test_it_spawns_beside_what_is_in_its_hex(kind: str) -> None:
    g = dungeon("brute", "scoundrel")
    g.pieces = []
    if kind == "figure":
        hero(g, 0, EAST)
    else:
        g.pieces = [Piece(kind, [EAST])]
    assert (nearest_empty(g, EAST) == [EAST]) == (kind == "difficult")


@pytest.mark.clause("GLH-SUM-11", "GLH-OVL-13")
def test_single_overlays_make_room_and_larger_ones_stay() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (1, 1))
    small, other = Piece("trap", [EAST]), Piece("trap", [WEST])
    large = Piece("obstacle", [HERE, (1, 4)])
    g.pieces = [small, other, large]
    make_room(g, [EAST, HERE], one)
    assert len(small.hexes) == 1
    assert small.hexes != [EAST]
    assert (other.hexes, large.hexes) == ([WEST], [HERE, (1, 4)])


# The order of a round


def two_types(first: int, second: int) -> Dungeon:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, WEST)
    careless(g)
    for type_, deck, at, initiative in (
        ("bandit-guard", "guard", EAST, first),
        ("hound", "hound", (3, 1), second),
    ):
        one = monster(g, type_, at)
        one.pending = True
        shows(g, deck, by_initiative(deck, initiative))
    comes(g.monster_modifiers, *["+0"] * 4)
    return g


@pytest.mark.clause("GLH-DOR-06", "GLH-PRC-10")
@pytest.mark.parametrize(
    ("first", "second", "names"), [(30, 19, ["hound"]), (15, 19, ["bandit-guard"])]
)
def test_of_the_revealed_the_earlier_type_is_next(
    first: int, second: int, names: list[str]
) -> None:
    g = two_types(first, second)
    assert WhichIsNext(0).choices(g) == [f"first {name}" for name in names]


@pytest.mark.clause("GLH-INI-10", "GLH-PRC-01")
def test_a_round_begins_with_the_first_of_its_order() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    for sheet in g.heroes:
        sheet.played = sheet.hand[:2]
    g.at_turn = 3
    fixed(g)
    assert g.at_turn == 0


@pytest.mark.clause("GLH-BOS-10", "GLH-INI-04")
def test_a_boss_of_a_kind_precedes_its_kind_and_types_are_remembered_once() -> None:
    g = dungeon("brute", "scoundrel")
    boss, kind = Actor(1, 20, type="arcane-golem"), Actor(1, 20, type="stone-golem")
    assert foremost(g, [kind, boss]) == [boss]
    keep(g, "city-guard", ["bandit-guard"])
    keep(g, "city-guard", ["bandit-guard"])
    keep(g, "bandit-guard", [])
    assert g.type_order == ["city-guard", "bandit-guard"]
