"""GLH-VOC, GLH-ELM, GLH-OVL: single halves of cards in positions where a detail decides."""

import pytest

from druzina.games.gloomhaven.model import (
    ELEMENTS,
    INERT,
    MONSTERS,
    OBJECTIVE,
    STRONG,
    Dungeon,
    Figure,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules.doors import open_by_rule
from druzina.games.gloomhaven.rules.entering import spring
from druzina.games.gloomhaven.rules.recovering import RecoverCard
from druzina.games.gloomhaven.rules.refreshing import RefreshItem
from tests.games.gloomhaven.dungeon import (
    HERE,
    active,
    begin,
    card,
    comes,
    dungeon,
    hero,
    monster,
    play,
    wear,
)

EAST, WEST = (2, 3), (0, 3)
DOOR = (-2, 3)  # the only way out of the first room of scenario 1


def altar(g: Dungeon, at: tuple[int, int], health: int = 3) -> Figure:
    """A thing with hit points that the party may attack."""
    one = Figure(g.next, OBJECTIVE, "altar", MONSTERS, at, health, health, number=1, thing=True)
    g.next += 1
    g.figures.append(one)
    return one


# Elements


@pytest.mark.clause("GLH-ELM-13", "GLH-VOC-17", "GLH-ACT-10")
@pytest.mark.parametrize(("answer", "more"), [("take air", 2), ("no", 1)])
def test_an_element_consumed_when_the_card_is_played_counts_for_all_its_slots(
    answer: str, more: int
) -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=60)
    g.elements[ELEMENTS.index("air")] = STRONG
    begin(g, 0, 69, top=True)  # four own attacks +1, with air +2
    play(g, answer)
    assert (g.elements[ELEMENTS.index("air")] == INERT) == (answer == "take air")
    for value in (2 + more,) * 4 + (2,):
        before = guard.health
        comes(g.heroes[0].deck, "+0")
        begin(g, 0, 67, top=False)  # Attack 2
        play(g, f"hit {guard.id}")
        assert before - guard.health == value
    assert card(69) in g.heroes[0].lost


# Who is slain


@pytest.mark.clause("GLH-VOC-05")
@pytest.mark.parametrize(("class_", "number", "top"), [("tinkerer", 52, True)])
def test_an_area_that_slays_leaves_things_alone(class_: str, number: int, top: bool) -> None:
    g = dungeon(class_, "brute", character_level=9)
    hero(g, 0, HERE)
    thing, guard = altar(g, (2, 2)), monster(g, "bandit-guard", (3, 1), health=5)
    begin(g, 0, number, top)  # all enemies in the area with five hit points at most
    areas = [each for each in play(g) if "2,2" in each]
    play(g, areas[0])
    assert (g.find(thing.id), g.find(guard.id)) == (thing, None)
    assert g.heroes[0].xp == 1


@pytest.mark.clause("GLH-VOC-05")
def test_who_is_slain_for_its_few_hit_points_is_no_thing() -> None:
    g = dungeon("scoundrel", "brute", character_level=9)
    hero(g, 0, HERE)
    thing = altar(g, EAST)
    begin(g, 0, 113, top=False)  # Move 3, then one adjacent enemy with three hit points at most
    assert play(g, "none") == []
    assert g.find(thing.id) is thing


@pytest.mark.clause("GLH-OVL-11", "GLH-OVL-12", "GLH-OVL-16", "GLH-VOC-01")
@pytest.mark.parametrize(("at", "stands"), [(EAST, True), (DOOR, False)])
def test_no_obstacle_where_the_slain_one_stood_cuts_the_rooms_apart(
    at: tuple[int, int], stands: bool
) -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    open_by_rule(g, [DOOR])
    g.stack.clear()
    g.figures = g.figures[:1]
    guard = monster(g, "bandit-guard", at)
    begin(g, 0, 136, top=True)
    play(g, f"pick {guard.id}")
    assert g.find(guard.id) is None
    assert any(piece.kind == "obstacle" and at in piece.hexes for piece in g.pieces) == stands
    assert (g.heroes[0].xp, bool(g.infused)) == (2 if stands else 0, stands)


@pytest.mark.clause("GLH-OVL-12", "GLH-OVL-16")
@pytest.mark.parametrize("kind", ["trap", "hazardous", "difficult"])
def test_no_obstacle_comes_upon_another_tile(kind: str) -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    g.pieces = [Piece(kind, [EAST])]
    begin(g, 0, 136, top=True)
    play(g, f"pick {guard.id}")
    assert [piece.kind for piece in g.pieces] == [kind]


# Moves


@pytest.mark.clause("GLH-VOC-13", "GLH-PRC-04", "GLH-ITM-17")
def test_boots_make_something_of_a_move_of_nothing() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    g.dealt = [0, 0]
    wear(g, 0, 1)
    begin(g, 0, 12, top=False)  # Move X, the damage dealt in this turn
    assert play(g) == ["use boots-of-striding", "none"]
    play(g, "use boots-of-striding", "go 2,3")
    assert one.at == EAST


@pytest.mark.clause("GLH-PRC-04", "GLH-MOV-13")
def test_hazards_come_before_what_the_move_loots() -> None:
    for left, coins in ((9, 1), (1, 0)):
        g = dungeon("scoundrel", "brute")
        one = hero(g, 0, HERE, health=left)
        for sheet in g.heroes:
            sheet.hand = []
        g.pieces, g.loose = [Piece("hazardous", [EAST])], [Loose(EAST)]
        begin(g, 0, 99, top=False)  # Move 2, looting every hex entered
        play(g, "go 2,3")
        assert (g.heroes[0].coins, g.find(one.id) is None) == (coins, not coins)


@pytest.mark.clause("GLH-PRC-04", "GLH-VOC-20")
def test_a_trap_is_cleared_before_it_acts() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    one = hero(g, 0, HERE)
    g.pieces = [Piece("trap", [EAST], 9, ["wound"])]
    begin(g, 0, 132, top=False)
    play(g, "go 2,3")
    assert (one.health, one.has, g.pieces) == (one.full, 0, [])


# Whom one pulls first


@pytest.mark.clause("GLH-VOC-20", "GLH-EFF-12")
@pytest.mark.parametrize("second", [False, True])
def test_who_pulls_toward_a_hex_says_in_which_order(second: bool) -> None:
    g = dungeon("spellweaver", "brute", character_level=9)
    hero(g, 0, (-1, 3))
    guards = [monster(g, "bandit-guard", at) for at in ((3, 1), (3, 2))]
    begin(g, 0, 86, top=False)
    chosen = guards[second]
    offered = play(g, "put 2,2")
    assert offered == [*(f"pick {each.id}" for each in guards), "any"]
    play(g, f"pick {chosen.id}", "push 2,2")
    assert [each.at == (2, 2) for each in guards] == [not second, second]


@pytest.mark.clause("GLH-PRC-03", "GLH-ACT-11", "GLH-ITM-19")
def test_a_slot_that_adds_a_target_leaves_no_attack_on_one() -> None:
    for slot in (False, True):
        g = dungeon("cragheart", "brute")
        hero(g, 0, HERE)
        for at in ((3, 1), (3, 2)):
            monster(g, "bandit-guard", at)
        wear(g, 0, 33)  # an area instead of a single target
        if slot:
            active(g, 0, 121, top=True)
        begin(g, 0, 126, top=True)
        assert ("use volatile-bomb" in play(g)) != slot


@pytest.mark.clause("GLH-REC-02")
def test_two_items_are_refreshed_one_after_the_other() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    worn = wear(g, 0, 1, 2)
    for one in worn:
        one.state = "spent"
    g.then(RefreshItem(0, ["spent"], "", 2))
    play(g, f"use {worn[0].item}", f"use {worn[1].item}")
    assert [one.state for one in worn] == ["ready", "ready"]


@pytest.mark.clause("GLH-OVL-15")
@pytest.mark.parametrize(("own", "xp"), [(True, 0), (False, 2)])
def test_a_trap_that_was_laid_brings_experience_for_monsters_alone(own: bool, xp: int) -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    one = hero(g, 1, (2, 3)) if own else monster(g, "bandit-guard", (2, 3))
    trap = Piece("trap", [(2, 3)], damage=1, maker=0, xp=2)
    g.pieces.append(trap)
    spring(g, one, trap)
    assert g.heroes[0].xp == xp


@pytest.mark.clause("GLH-REC-01")
def test_a_card_with_one_half_that_cannot_be_recovered_stays_lost() -> None:
    g = dungeon("spellweaver", "tinkerer")
    hero(g, 0, HERE)
    g.heroes[0].lost = ["reviving-ether", "fire-orbs"]
    assert RecoverCard(0, "lost", 2).cards(g) == ["fire-orbs"]
