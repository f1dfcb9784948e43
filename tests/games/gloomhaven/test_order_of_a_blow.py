"""GLH-PRC-06, GLH-ELM-13: in which order an attack and an action do what they do."""

import pytest

from druzina.core import Shown
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import ELEMENTS, STRONG, Boon
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.text.words import Words
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    asked,
    begin,
    comes,
    dungeon,
    give,
    hero,
    monster,
    number_of,
    play,
    shows,
    wear,
)

EAST, WEST = (2, 3), (0, 3)


@pytest.mark.clause("GLH-PRC-06", "GLH-ACT-14", "GLH-RET-02")
def test_an_augment_heals_before_the_target_strikes_back() -> None:
    g = dungeon("mindthief", "brute")
    me = hero(g, 0, HERE, health=1)
    hound = monster(g, "hound", EAST)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 152, top=True)
    play(g, f"hit {hound.id}")
    assert me.health == 1 + 2
    play(g, "suffer")
    assert me.health == 1 + 2 - 1


@pytest.mark.clause("GLH-ATK-20", "GLH-PRC-06", "GLH-VOC-09")
def test_who_stands_around_suffers_before_the_target_strikes_back() -> None:
    g = dungeon("cragheart", "brute")
    g.told = []
    me = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    target = monster(g, "bandit-guard", EAST, "elite")
    target.boons.append(Boon("retaliate", 1, 3))
    beside = [monster(g, "bandit-guard", (2, 2)), monster(g, "bandit-guard", (3, 2))]
    beside.sort(key=lambda one: one.number)
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 120, top=True)
    play(g, f"hit {target.id}")
    hurt = [str(e.shown["figure"]).split(":")[-1] for e in g.told if e.key == "event-damage"]
    assert hurt == [str(one.id) for one in (target, *beside, me)]


@pytest.mark.clause("GLH-SHD-03", "GLH-EFF-08", "GLH-ACT-02")
@pytest.mark.parametrize(("pierce", "left"), [(0, 5 - 1 - 1 - 1), (2, 5 - 1), (3, 5)])
def test_pierce_is_taken_from_shields_slots_and_items_together(pierce: int, left: int) -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    demon = monster(g, "earth-demon", EAST, "elite")
    brute.boons.append(Boon("shield", 1))
    marker = active(g, 0, 7, top=False)
    (armor,) = wear(g, 0, 3)
    comes(g.monster_modifiers, "1")
    begin_attack(g, demon, FACTS.own_attack, [brute.id])
    assert g.strike is not None
    g.strike.pierce = pierce
    play(g)
    assert brute.health == brute.full - left
    assert (marker.slot, armor.used) == (1, 1)


@pytest.mark.clause("GLH-SHD-03", "GLH-ITM-15")
def test_pierce_that_met_no_shield_meets_that_of_an_item() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    demon = monster(g, "earth-demon", EAST, "elite")
    wear(g, 0, 8)
    comes(g.monster_modifiers, "1")
    begin_attack(g, demon, FACTS.own_attack, [brute.id])
    assert g.strike is not None
    g.strike.pierce = 1
    play(g, "use heater-shield")
    assert brute.health == brute.full - 5


@pytest.mark.clause("GLH-ACT-12", "GLH-ATK-17")
def test_two_bonuses_that_double_an_attack_make_four_of_one() -> None:
    g = dungeon("scoundrel", "brute", character_level=7)
    me = hero(g, 0, HERE)
    hero(g, 1, (3, 2))
    give(me, "invisible")
    active(g, 0, 90, top=True)
    active(g, 0, 111, top=False)
    golem = monster(g, "bandit-guard", EAST, health=40)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 88, top=True, basic=True)
    g.stack.clear()
    begin_attack(g, me, FACTS.own_attack, [golem.id], value=2)
    play(g)
    assert golem.health == 40 - 2 * 2 * 2
    assert not asked(g)


@pytest.mark.clause("GLH-VOC-14", "GLH-ATK-12")
def test_a_condition_tested_for_one_target_does_not_go_to_the_next() -> None:
    g = dungeon("scoundrel", "brute", character_level=7)
    me = hero(g, 0, HERE)
    hero(g, 1, (3, 2))
    near, far = monster(g, "hound", EAST, health=30), monster(g, "hound", WEST, health=30)
    line = next(
        number
        for number, one in enumerate(FACTS.lines)
        if isinstance(one, Attack) and any(bonus.conditions for bonus in one.bonuses)
    )
    comes(g.heroes[0].deck, "0", "0")
    g.acting = me.id
    begin_attack(g, me, line, [near.id, far.id])
    while g.advance() is not None:
        play(g, "suffer")
    assert (near.is_("wound"), far.is_("wound")) == (True, False)


@pytest.mark.clause("GLH-ELM-13", "GLH-ELM-14")
def test_a_symbol_alone_is_asked_for_before_the_first_line_it_changes() -> None:
    g = dungeon("spellweaver", "brute", character_level=9)
    me = hero(g, 0, HERE)
    g.elements[ELEMENTS.index("earth")] = STRONG
    begin(g, 0, 83, top=False)
    play(g)
    assert asked(g) == ["take earth", "no"]
    far = play(g, "take earth")
    assert g.heroes[0].xp == 1
    play(g, "stay" if "stay" in far else far[-1])
    assert sum(boon.n for boon in me.boons if boon.kind == "shield") == 1 + 1


@pytest.mark.clause("GLH-EFF-05", "GLH-EFF-11", "GLH-AMD-10")
def test_pushes_of_two_sources_are_taken_or_declined_each_by_itself() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=30)
    pushing = next(one for one in FACTS.modifiers if one.push and one.rolling)
    comes(g.heroes[0].deck, pushing, Modifier())
    begin(g, 0, 7, top=True)
    play(g, f"hit {guard.id}")
    assert "none" in play(g, "none")
    play(g, "push 3,2")
    assert guard.at == (3, 2)
    assert not any(str(choice).startswith("push") for choice in asked(g))


@pytest.mark.clause("GLH-CON-10", "GLH-MON-09", "GLH-ATK-12")
def test_a_curse_of_the_stat_card_and_one_of_the_ability_card_are_two() -> None:
    g = dungeon("brute", "scoundrel", level=7)
    brute = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    imp = monster(g, "forest-imp", EAST, "elite")
    assert "curse" in FACTS.printed.monsters[imp.what].elite[7].conditions
    shows(g, "imp", "682")  # Attack -1, target 2, curse
    comes(g.monster_modifiers, "null", "null")
    g.then(FigureTurn(imp.id))
    ways = play(g)
    play(g, *ways[:1])
    assert g.heroes[0].deck.draw.count(number_of("curse")) == g.curses == 2
    assert brute.health == brute.full


@pytest.mark.clause("GLH-CON-02", "GLH-MON-09")
def test_a_condition_of_both_cards_is_one_token() -> None:
    g = dungeon("brute", "scoundrel", level=4)
    brute = hero(g, 0, HERE)
    archer = monster(g, "bandit-archer", (3, 3), "elite")
    assert "poison" in FACTS.printed.monsters[archer.what].elite[4].conditions
    begin_attack(g, archer, FACTS.own_attack, [brute.id])
    assert g.strike is not None
    assert g.strike.conditions == ["poison"]


@pytest.mark.clause("GLH-AMD-03", "GLH-PRC-06")
@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ", cards poison (rolling) and +1: 4 damage."),
        ("cs", ", karty otrava (se šipkou) a\N{NO-BREAK SPACE}+1: 4 zranění."),
    ],
)
def test_the_modifier_cards_that_count_are_told_with_the_attack(lang: str, wanted: str) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, Modifier(rolling=True, conditions=("poison",)), "+1")
    g.told = []
    begin(g, 0, 1, top=True)  # Attack 3
    play(g, f"hit {guard.id}")
    told = next(one for one in g.told if one.key == "event-attack")
    words = Words(lang, GAME, GAME.load(), ("Ana", "Ben"), strict=True)
    assert words.shown(Shown(told.key, told.clause, told.shown)).endswith(wanted)


@pytest.mark.clause("GLH-ATK-10")
@pytest.mark.parametrize("near", [True, False])
def test_an_attack_that_reaches_nobody_is_told(near: bool) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST if near else (3, 1), health=20)
    comes(g.heroes[0].deck, "+1")
    g.told = []
    begin(g, 0, 1, top=True)
    play(g, *([f"hit {guard.id}"] if near else []))
    keys = [event.key for event in g.told]
    assert ("event-no-target" in keys) == (not near) == ("event-attack" not in keys)
