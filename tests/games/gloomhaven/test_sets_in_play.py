"""GLH-MAT-06, GLH-MON-13, GLH-VOC-17: lines for many, and elements that make them so."""

import pytest

from druzina.games.gloomhaven.arena import neighbours
from druzina.games.gloomhaven.model import ELEMENTS, STRONG, Actor
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import enterable
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from tests.games.gloomhaven.dungeon import (
    HERE,
    begin,
    comes,
    dungeon,
    give,
    hero,
    monster,
    number_of,
    play,
    shows,
)
from tests.games.gloomhaven.test_scenario_bosses import lair
from tests.games.gloomhaven.test_turns_in_play import acts, careless

LIGHT, AIR = ELEMENTS.index("light"), ELEMENTS.index("air")


@pytest.mark.clause("GLH-MAT-06", "GLH-MON-12", "GLH-ELM-09")
@pytest.mark.parametrize("light", [False, True])
def test_an_element_turns_an_attack_on_one_into_one_on_all_in_range(light: bool) -> None:
    g = dungeon("brute", "scoundrel")
    near, far = hero(g, 0, (1, 1)), hero(g, 1, (1, 5))
    careless(g)
    demon = monster(g, "sun-demon", HERE)
    shows(g, "sun-demon", "657")  # Move −1, Attack +0, Range 4; light: all enemies within 4
    g.elements[LIGHT] = STRONG if light else 0
    comes(g.monster_modifiers, "+0", "+0")
    g.heroes[0].initiative, g.heroes[1].initiative = 20, 30
    g.order = [Actor(0, 20, 0), Actor(0, 30, 1), Actor(1, 95, type="sun-demon")]
    g.then(GroupTurn("sun-demon"))
    play(g)
    hurt = [one.health < one.full for one in (near, far)]
    assert hurt == ([True, True] if light else [True, False])
    assert demon.at == HERE


@pytest.mark.clause("GLH-MOT-09", "GLH-MAT-06", "GLH-VOC-17")
@pytest.mark.parametrize("light", [False, True])
def test_an_element_turns_a_heal_of_one_into_one_of_all_allies(light: bool) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (3, 1))
    demon = monster(g, "sun-demon", HERE)
    worse = monster(g, "bandit-guard", (1, 2))
    hurt = monster(g, "bandit-guard", (1, 4))
    demon.health -= 1
    worse.health -= 3
    hurt.health -= 2
    shows(g, "sun-demon", "652")  # Heal 3, Range 3; light: all allies within 3
    g.elements[LIGHT] = STRONG if light else 0
    g.order = [Actor(0, 50, 0), Actor(1, 17, type="sun-demon")]
    g.then(GroupTurn("sun-demon"))
    play(g)
    assert worse.health == worse.full
    assert hurt.health == (hurt.full if light else hurt.full - 2)
    assert demon.health == demon.full - 1


@pytest.mark.clause("GLH-VOC-17", "GLH-ELM-13")
def test_an_element_gives_all_allies_what_one_would_have() -> None:
    g = dungeon("spellweaver", "brute", "scoundrel")
    hero(g, 0, HERE)
    others = hero(g, 1, (1, 5)), hero(g, 2, (3, 1))
    g.elements[AIR] = STRONG
    begin(g, 0, 75, top=False)  # Shield 2 for one ally; air: for all of them
    play(g, "take air")
    assert [sum(boon.n for boon in one.boons) for one in others] == [2, 2]


@pytest.mark.clause("GLH-MON-13", "GLH-CON-10")
def test_the_last_curse_goes_to_the_first_to_act() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 2))
    hero(g, 1, (1, 4))
    g.heroes[0].initiative, g.heroes[1].initiative = 48, 13
    g.order = [Actor(0, 13, 1), Actor(0, 48, 0)]
    curse = number_of("curse")
    g.heroes[0].deck.draw += [curse] * 9
    g.curses = 9
    spirit = monster(g, "living-spirit", HERE)
    shows(g, "living-spirit", "586")  # Move +0; curse: all enemies in its range
    acts(g, spirit)
    play(g)
    assert [sheet.deck.draw.count(curse) for sheet in g.heroes] == [9, 1]


FULL_ROOM = [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (-1, 5), (0, 5), (-3, 6), (-2, 6)]


@pytest.mark.clause("GLH-SUM-10", "GLH-CMP-06")
@pytest.mark.parametrize("bones", [9, 10])
def test_nobody_is_asked_where_a_figure_without_a_standee_would_stand(bones: int) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (3, 2))
    cultist = monster(g, "cultist", HERE, health=9)
    for place in FULL_ROOM[:bones]:
        monster(g, "living-bones", place)
    shows(g, "cultist", "609")  # Summon living bones; suffer 2
    acts(g, cultist)
    assert play(g) == (["put 2,2", "put 2,3"] if bones < len(FULL_ROOM) else [])


@pytest.mark.clause("GLH-MON-14", "GLH-MOT-07")
def test_a_last_attack_strikes_the_first_to_act_first() -> None:
    g = dungeon("brute", "scoundrel")
    late, early = hero(g, 0, (1, 2)), hero(g, 1, (1, 4))
    careless(g)
    g.heroes[0].initiative, g.heroes[1].initiative = 99, 60
    g.order = [Actor(0, 60, 1), Actor(0, 99, 0)]
    cultist = monster(g, "cultist", HERE)
    give(cultist, "immobilize", "disarm")
    shows(g, "cultist", "604")  # on its death it attacks all around it
    acts(g, cultist)
    play(g)
    cultist.has = 0
    comes(g.monster_modifiers, "null", "+0")
    g.then(Hurt(cultist.id, cultist.health))
    play(g)
    assert early.health == early.full, "the null is the first card"
    assert late.health < late.full


@pytest.mark.clause("GLH-VOC-09", "GLH-ATK-20")
def test_damage_around_a_target_comes_in_initiative_order() -> None:
    g = dungeon("brute", "scoundrel", "spellweaver")
    for seat, (at, initiative) in enumerate((((1, 1), 20), ((0, 2), 80), ((2, 1), 50))):
        hero(g, seat, at)
        g.heroes[seat].initiative = initiative
    g.order = [Actor(0, 20, 0), Actor(0, 50, 2), Actor(0, 80, 1)]
    lava = monster(g, "savvas-lavaflow", (1, 4))
    give(lava, "immobilize")
    shows(g, "savvas-lavaflow", "719")  # Attack +1, Range 3; 2 damage around the target
    comes(g.monster_modifiers, "null")
    acts(g, lava)
    g.told = []
    play(g)
    asked = []
    while (found := g.advance()) is not None:
        asked.append(found[0].seat)
        g.answer(found[0], "suffer")
    focus = next(str(one.shown["target"]) for one in g.told if one.key == "event-attack")
    left = [
        seat
        for seat, sheet in ((0, "brute"), (2, "spellweaver"), (1, "scoundrel"))
        if not focus.startswith(sheet)
    ]
    assert asked == left


@pytest.mark.clause("GLH-VOC-09", "GLH-PRC-04")
@pytest.mark.parametrize("number", [119, 144])  # after the move; on the way
def test_damage_by_a_character_comes_in_initiative_order_too(number: int) -> None:
    g = dungeon("cragheart", "brute", "scoundrel", "spellweaver")
    hero(g, 0, HERE)
    for seat, (at, initiative) in enumerate((((1, 1), 80), ((0, 2), 20), ((2, 1), 50)), start=1):
        hero(g, seat, at)
        g.heroes[seat].initiative = initiative
    g.order = [Actor(0, 20, 2), Actor(0, 50, 3), Actor(0, 80, 1)]
    begin(g, 0, number, top=False)
    play(g, "go 1,2")
    asked = []
    while (found := g.advance()) is not None and found[0].seat:
        asked.append(found[0].seat)
        g.answer(found[0], "suffer")
    assert asked == [2, 3, 1]


@pytest.mark.clause("GLH-PRC-04", "GLH-DOR-15")
def test_what_a_move_does_in_its_hexes_it_does_in_a_door_as_well() -> None:
    g = dungeon("cragheart", "brute")
    door = enterable(g)[0]
    here, there, *_ = (at for at in neighbours(door) if at in field.arena(g).cells)
    hero(g, 0, here)
    guard = monster(g, "bandit-guard", there)
    begin(g, 0, 144, top=False)  # Move 4: 2 damage beside the hexes entered
    play(g, f"go {door[0]},{door[1]}")
    assert door in g.opened
    assert guard.health == guard.full - 2


@pytest.mark.clause("GLH-VOC-02", "GLH-LOS-04")
def test_allies_in_a_range_are_reached_in_sight_only() -> None:
    g = lair(30, "brute", "scoundrel")
    imp = monster(g, "black-imp", (11, 0))
    hidden = monster(g, "bandit-guard", (10, -1))
    seen = monster(g, "bandit-archer", (12, 0))
    assert field.far(g, imp.at, hidden.at) == 2
    assert not field.sees(g, imp.at, hidden.at)
    shows(g, "imp", "683")  # strengthen: allies within 2; muddle: enemies within 2
    acts(g, imp)
    play(g)
    assert (seen.is_("strengthen"), hidden.is_("strengthen")) == (True, False)
