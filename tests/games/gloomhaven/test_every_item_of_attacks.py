"""GLH-ITM-18, -19, GLH-VOC-21: every item of an attack and against one, by its own figures."""

import pytest

from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    INERT,
    STRONG,
    Boon,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.figures import shield
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    begin,
    comes,
    hero,
    monster,
    play,
)
from tests.games.gloomhaven.outfits import (
    EAST,
    NORTH,
    VALUE,
    WEST,
    by_number,
    careless,
    element_left,
    every,
    of,
    strikes,
    table,
    used_up,
    worn,
)

# For an attack


ATTACK = [
    item
    for item in of("own_attack", "own_melee_attack", "own_ranged_attack")
    if item.print not in (66, 137, 145)
]


@pytest.mark.clause(
    "GLH-ITM-10", "GLH-ITM-11", "GLH-ITM-18", "GLH-DMG-08", "GLH-ELM-14", "GLH-ITM-09"
)
@every(ATTACK)
def test_items_of_an_attack_add_what_they_say(item: Item) -> None:
    """Against somebody with a shield of 3, for a card of +0."""
    ranged = item.window == "own_ranged_attack"
    g = table()
    careless(g)
    g.elements = [STRONG] * 6
    one = g.figures[0]
    one.at = WEST if ranged else HERE
    type_ = item.against[0] if item.against else "bandit-guard"
    foe = monster(g, type_, EAST, health=20)
    foe.boons.append(Boon("shield", 3))
    before, own = shield(g, foe), one.health
    possession = worn(g, item)
    comes(g.heroes[0].deck, "0", "1")
    strikes(g, ranged)
    if item.whole:
        assert f"use {item.id}" in play(g)
        play(g, f"use {item.id}")
        answer_until(g, f"hit {foe.id}")
    play(g, f"hit {foe.id}")
    if not item.whole:
        play(g, f"use {item.id}")
    while (asked := g.advance()) is not None and asked[1][-1] != "none":
        g.answer(asked[0], asked[1][0])
    pierced = before if item.ignores_shield else min(before, item.pierce)
    drawn = 1 if item.advantage else 0
    assert 20 - foe.health == max(0, VALUE[ranged] + item.attack + drawn - (before - pierced))
    for name in item.conditions:
        assert foe.is_(name) if name != "curse" else g.monster_curses == 1
    per_attack = 2 if item.rule == "hurts_per_attack" else 0
    assert own - one.health == item.damage + per_attack
    assert used_up(item, possession)
    assert any(not element_left(g, name) for name in ELEMENTS) == bool(item.consumes)
    if item.pull:
        assert any(choice.startswith("push") for choice in play(g))
    if item.range:
        assert reach_with(item) == 3 + item.range


def answer_until(g: Dungeon, wanted: str) -> None:
    while (asked := g.advance()) is not None and wanted not in asked[1]:
        g.answer(asked[0], asked[1][-1] if "none" in asked[1] else asked[1][0])


def reach_with(item: Item) -> int:
    g = table()
    monster(g, "bandit-guard", (3, 1), health=20)
    worn(g, item)
    strikes(g, ranged=True)
    play(g, f"use {item.id}")
    assert g.strike is not None
    return g.strike.range


@pytest.mark.clause("GLH-VOC-21", "GLH-ITM-05", "GLH-PRC-06")
def test_some_items_work_for_every_melee_attack_without_a_question() -> None:
    for number, health, damage, pushed in (
        (66, 10, 0, True),
        (137, 10, 1, False),
        (145, 1, 2, False),
    ):
        g = table()
        g.figures[0].health = health
        foe = monster(g, "bandit-guard", EAST, health=20)
        foe.boons.append(Boon("shield", 1))
        worn(g, by_number(number))
        comes(g.heroes[0].deck, "0")
        strikes(g)
        choices = play(g, f"hit {foe.id}")
        assert 20 - foe.health == 2 - 1 + damage
        assert any(choice.startswith("push") for choice in choices) == pushed
    g = table()
    foe = monster(g, "bandit-guard", EAST, health=20)
    worn(g, by_number(145))
    comes(g.heroes[0].deck, "0")
    strikes(g)
    play(g, f"hit {foe.id}")
    assert foe.health == 20 - 2


# Shapes


SHAPES = of("own_single_target_melee_attack", "own_single_target_ranged_attack")


@pytest.mark.clause("GLH-ITM-19", "GLH-ARE-05")
@every(item for item in SHAPES if item.area)
def test_an_attack_on_one_becomes_an_area(item: Item) -> None:
    assert item.area is not None
    melee = item.area.melee
    g = table()
    careless(g)
    if not melee:
        g.figures[0].at = WEST
    spots = [(2, 2), (3, 1)] if item.print == 26 else [EAST, (2, 2)]
    foes = [monster(g, "bandit-guard", at, health=20) for at in spots]
    friend = hero(g, 1, (3, 2)) if item.rule else None
    possession = worn(g, item)
    comes(g.heroes[0].deck, "0", "0")
    strikes(g, ranged=not melee)
    choices = play(g, f"use {item.id}")
    hit = [choice for choice in choices if all(f"{q},{r}" in choice for q, r in spots)]
    if friend is not None:
        hit = [choice for choice in hit if "3,2" in choice]
    play(g, hit[0], "any")
    assert [each.health for each in foes] == [20 - VALUE[not melee]] * 2
    assert used_up(item, possession)
    if friend is not None:
        assert friend.health == friend.full - 3


@pytest.mark.clause("GLH-ITM-19")
def test_an_attack_on_several_is_offered_no_shape() -> None:
    g = table("scoundrel")
    g.figures[0].at = (0, 3)
    monster(g, "bandit-guard", EAST)
    worn(g, by_number(33))
    begin(g, 0, 94, top=True)  # two targets
    assert all(not choice.startswith("use") for choice in play(g))


@pytest.mark.clause("GLH-ITM-19", "GLH-VOC-21", "GLH-VOC-03")
def test_a_halberd_reaches_two_hexes_and_stays_melee() -> None:
    for wearing in (True, False):
        g = table()
        g.figures[0].at = WEST
        foe = monster(g, "bandit-guard", EAST, health=20)
        near = monster(g, "bandit-guard", HERE, health=20)
        if wearing:
            worn(g, by_number(68))
        strikes(g)
        assert (f"hit {foe.id}" in play(g)) == wearing
        assert f"hit {near.id}" in play(g)
        if wearing:
            comes(g.heroes[0].deck, "0")
            foe.boons.append(Boon("retaliate", 1))
            play(g, f"hit {foe.id}")
            assert foe.health == 18
            assert g.figures[0].health == g.figures[0].full
            assert g.heroes[0].counts["items_used"] == 1


@pytest.mark.clause("GLH-ATK-20", "GLH-ITM-19")
def test_a_falchion_burns_the_target_and_the_enemies_beside_it() -> None:
    g = table()
    foe = monster(g, "bandit-guard", EAST, health=20)
    beside = monster(g, "bandit-guard", (3, 2), health=20)
    away = monster(g, "bandit-guard", (-1, 4), health=20)
    possession = worn(g, by_number(116))
    comes(g.heroes[0].deck, "0")
    strikes(g)
    play(g, f"hit {foe.id}", "use fueled-falchion")
    assert [each.health for each in (foe, beside, away)] == [20 - 2 - 1, 19, 20]
    assert possession.state == "consumed"


# Against an attack


@pytest.mark.clause("GLH-ITM-06", "GLH-ITM-13", "GLH-ITM-15", "GLH-SHD-02", "GLH-RET-01")
@every(of("attack_damage_on_self"))
def test_armour_takes_damage_of_an_attack(item: Item) -> None:
    g = table()
    careless(g)
    g.elements = [STRONG] * 6
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    possession = worn(g, item)
    comes(g.monster_modifiers, "2")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    if not item.uses:
        play(g, f"use {item.id}")
    else:
        play(g)
    taken = 4 if item.rule == "negates" else item.shield
    assert one.full - one.health == max(0, 2 + 2 - taken)
    assert 20 - guard.health == item.retaliate
    if item.uses:
        assert (possession.used, possession.state) == (1, "ready")
        for _ in range(item.uses - 1):
            comes(g.monster_modifiers, "0")
            begin_attack(g, guard, FACTS.own_attack, [one.id])
            play(g)
    assert used_up(item, possession)
    assert element_left(g, "light") == ("light" not in item.consumes)


@pytest.mark.clause("GLH-ITM-06")
def test_no_slot_is_used_where_no_damage_would_be_left() -> None:
    g = table()
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST)
    possession = worn(g, by_number(3))
    comes(g.monster_modifiers, "null")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    play(g)
    assert possession.used == 0


def attacked(number: int, *cards: str, strong: str = "") -> tuple[Dungeon, Figure, Figure]:
    g = table()
    careless(g)
    if strong:
        g.elements[ELEMENTS.index(strong)] = STRONG
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    worn(g, by_number(number))
    comes(g.monster_modifiers, *cards)
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    return g, one, guard


@pytest.mark.clause("GLH-ITM-15", "GLH-PRC-06")
@pytest.mark.parametrize(("number", "shields"), [(4, 0), (30, 1)])
def test_leather_gives_the_attacker_disadvantage(number: int, shields: int) -> None:
    g, one, _ = attacked(number, "2", "0")
    play(g, f"use {by_number(number).id}")
    assert one.full - one.health == 2 - shields
    assert shield(g, one) == 0


@pytest.mark.clause("GLH-VOC-21", "GLH-ADV-08")
@pytest.mark.parametrize("double", ["2x", "bless"])
def test_a_helmet_makes_a_double_nothing(double: str) -> None:
    g, one, _ = attacked(7, double)
    g.blesses += double == "bless"
    play(g)
    assert one.full - one.health == 2


@pytest.mark.clause("GLH-VOC-21", "GLH-PRC-06")
def test_a_helm_and_a_crest_answer_while_their_element_is_strong() -> None:
    for strong in ("earth", ""):
        g, _, guard = attacked(110, "0", strong=strong)
        play(g)
        assert guard.is_("immobilize") == bool(strong)
    for strong in ("ice", ""):
        g, _, guard = attacked(111, "0", strong=strong)
        choices = play(g)
        assert any(choice.startswith("push") for choice in choices) == bool(strong)
    assert g.elements[ELEMENTS.index("ice")] == INERT


@pytest.mark.clause("GLH-VOC-21")
def test_a_heart_turns_an_attack_on_an_ally_of_the_attacker() -> None:
    g = table()
    careless(g)
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    other = monster(g, "bandit-archer", (3, 2), health=20)
    monster(g, "bandit-archer", (-2, 5))
    possession = worn(g, by_number(131))
    comes(g.monster_modifiers, "1")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    play(g, "use heart-of-the-betrayer")
    assert (one.health, other.health) == (one.full, 20 - 3)
    assert possession.state == "consumed"
    elite = monster(g, "city-guard", NORTH, "elite")
    possession.state = "ready"
    begin_attack(g, elite, FACTS.own_attack, [one.id])
    assert all("heart" not in choice for choice in play(g))


@pytest.mark.clause("GLH-DMG-08")
@pytest.mark.parametrize(("number", "cost"), [(102, 3), (117, 2), (136, 2)])
def test_what_an_item_costs_cannot_be_prevented(number: int, cost: int) -> None:
    item = by_number(number)
    ranged = item.window == "own_ranged_attack"
    g = table()
    one = g.figures[0]
    one.at = WEST if ranged else HERE
    foe = monster(g, "bandit-guard", EAST, health=20)
    worn(g, item)
    comes(g.heroes[0].deck, "0", "0")
    strikes(g, ranged)
    assert len(g.heroes[0].hand) > 1
    play(g, f"use {item.id}", f"hit {foe.id}")
    assert play(g) == []
    assert one.full - one.health == cost
