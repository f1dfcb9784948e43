"""Fine points of combat: who decides for a controlled monster, bodies of several hexes, cards that
are on the table, and what outlives a blow."""

import pytest

from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.cards.lines import Lasting
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import (
    BIT,
    ELEMENTS,
    INERT,
    NOBODY,
    PARTY,
    STRONG,
    SUMMON,
    Boon,
    Dungeon,
    Figure,
    Modifiers,
)
from druzina.games.gloomhaven.rules import field, modifiers
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.targets import alone, near_ally
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    card,
    comes,
    dungeon,
    hero,
    monster,
    number_of,
    play,
    shows,
)

EAST, WEST, NORTH, FAR = (2, 3), (0, 3), (1, 2), (3, 1)
DIRECTED, BY_RULES = 114, 160


def control(number: int) -> int:
    """The line of a card that controls a monster."""
    return FACTS.numbers(FACTS.half(card(number), top=False).lines)[0]


def obeying(what: str, deck: str, shown: str, number: int) -> tuple[Dungeon, Figure]:
    """A monster the second seat controls, whose turn it is; the first seat leads the party."""
    g = dungeon("brute", "mindthief")
    hero(g, 0, WEST).health = 4
    hero(g, 1, (1, 1)).health = 4
    g.figures[0].full = g.figures[1].full = 9
    one = monster(g, what, HERE)
    one.boons.append(Boon("controlled", 1, line=control(number)))
    shows(g, deck, shown)
    g.then(FigureTurn(one.id))
    return g, one


def question(g: Dungeon) -> AnyQuestion:
    asked = g.advance()
    assert asked is not None
    return asked[0]


# GLH-VOC-06


@pytest.mark.clause("GLH-VOC-06", "GLH-TIM-06")
def test_equals_for_a_controlled_monster_are_chosen_by_the_owner_of_the_card() -> None:
    g, _ = obeying("inox-shaman", "shaman", "590", BY_RULES)  # Heal 3 range 3: both lost 5
    while question(g).kind != "PickForMonster":
        play(g, str(g.advance()[1][0]))  # type: ignore[index]  # something is asked
    assert question(g).seat == 1


@pytest.mark.clause("GLH-VOC-06", "GLH-EFF-05")
def test_a_controlled_monster_pushes_where_the_owner_of_the_card_likes() -> None:
    g, one = obeying("bandit-guard", "guard", "524", BY_RULES)
    one.side = PARTY
    foe = monster(g, "bandit-archer", EAST)
    g.stack.clear()
    g.then(Force(one.id, foe.id, 1))
    assert question(g).seat == 1
    assert "none" not in g.advance()[1]  # type: ignore[index]  # by the rules of monsters
    one.boons[0].line = control(DIRECTED)
    assert "none" in g.advance()[1]  # type: ignore[index]  # as the owner likes


@pytest.mark.clause("GLH-VOC-06", "GLH-MOT-11")
@pytest.mark.parametrize(
    ("what", "deck", "shown", "kind"),
    [
        ("bandit-archer", "archer", "538", "PutMonsterTrap"),
        ("cultist", "cultist", "609", "PutCalled"),
    ],
)
def test_traps_and_helpers_of_a_controlled_monster(
    what: str, deck: str, shown: str, kind: str
) -> None:
    g, _ = obeying(what, deck, shown, BY_RULES)
    while (asked := question(g)).kind != kind:
        g.answer(asked, asked.choices(g)[0])
    assert asked.seat == 1


@pytest.mark.clause("GLH-VOC-06")
def test_whoever_directs_a_monster_may_leave_out_any_line() -> None:
    g, one = obeying("bandit-guard", "guard", "524", DIRECTED)  # Shield 1, Retaliate 2
    assert play(g) == ["yes", "no"]
    assert question(g).seat == 1
    play(g, "no", "yes")
    kinds = {boon.kind for boon in one.boons}
    assert "shield" not in kinds
    assert "retaliate" in kinds


@pytest.mark.clause("GLH-VOC-06", "GLH-MOT-01")
def test_whoever_directs_a_monster_says_whom_it_heals() -> None:
    g, one = obeying("inox-shaman", "shaman", "590", DIRECTED)
    least = g.figures[1]
    least.health = least.full - 1
    while (asked := question(g)).kind != "PickDirected":
        choices = asked.choices(g)
        g.answer(asked, "yes" if "yes" in choices else choices[-1])
    assert asked.seat == 1
    assert set(asked.choices(g)) == {f"pick {each.id}" for each in (*g.figures[:2], one)}
    play(g, f"pick {least.id}")
    assert least.health == least.full
    assert g.figures[0].health == 4


@pytest.mark.clause("GLH-EXH-05", "GLH-VOC-06")
@pytest.mark.parametrize(("number", "kind"), [(BY_RULES, "PickForMonster"), (DIRECTED, "GoTo")])
def test_for_an_exhausted_owner_of_the_card_the_leader_answers(number: int, kind: str) -> None:
    g, one = obeying("inox-shaman", "shaman", "590", number)  # Move +0, Heal 3 range 3
    one.full, one.health = 9, 4  # lost as much as the Brute
    monster(g, "bandit-guard", FAR)
    exhausted(g, 1)
    assert question(g).seat == 0
    found = []
    while (asked := g.advance()) is not None:
        found.append((asked[0].kind, asked[0].seat))
        g.answer(asked[0], asked[1][0])
    assert kind in [each for each, _ in found]
    assert {seat for _, seat in found} == {0}


# Bodies of several hexes


def drake(g: Dungeon, at: tuple[int, int], *more: tuple[int, int]) -> Figure:
    one = monster(g, "stone-golem", at, health=30)
    one.more = list(more)
    return one


@pytest.mark.clause("GLH-GEO-02", "GLH-VOC-14")
def test_who_is_beside_any_hex_of_a_body_is_beside_it() -> None:
    g = dungeon("scoundrel", "brute")
    one, friend = hero(g, 0, (3, 0)), hero(g, 1, WEST)
    beast = drake(g, EAST, HERE)
    assert field.near(g, beast, friend)
    assert field.near(g, friend, beast)
    assert field.apart(g, beast, friend) == field.apart(g, friend, beast) == 1
    assert near_ally(g, one, beast)
    other = monster(g, "bandit-guard", NORTH)
    assert not alone(g, beast)
    assert not alone(g, other)


@pytest.mark.clause("GLH-RET-01", "GLH-GEO-03")
def test_retaliation_reaches_the_nearest_hex_of_a_body() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, WEST)
    one.boons.append(Boon("retaliate", 2))
    beast = drake(g, EAST, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    comes(g.monster_modifiers, "0")
    from druzina.games.gloomhaven.rules.attacking import begin_attack

    begin_attack(g, beast, FACTS.own_attack, [one.id])
    play(g)
    assert beast.health == 30 - 2


@pytest.mark.clause("GLH-ATK-02", "GLH-GEO-02")
def test_a_body_shoots_badly_at_who_stands_beside_any_of_its_hexes() -> None:
    from druzina.games.gloomhaven.model import Strike
    from druzina.games.gloomhaven.rules.striking import edge

    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, WEST)
    beast = drake(g, EAST, HERE)
    shot = Strike(beast.id, FACTS.own_attack, 3, 4, melee=False)
    assert edge(g, beast, one, shot) == modifiers.DISADVANTAGE
    beast.more = []
    assert edge(g, beast, one, shot) == modifiers.PLAIN


# Modifier cards on the table


@pytest.mark.clause("GLH-AMD-06")
def test_a_card_of_this_attack_is_not_mixed_in_and_drawn_again() -> None:
    for luck in range(20):
        g = dungeon("brute", "scoundrel")
        g.luck = luck
        one = hero(g, 0, HERE)
        two, minus = number_of("2"), number_of("-1")
        g.heroes[0].deck = deck = Modifiers([two], [minus])
        _, all_ = modifiers.drawn(g, one, modifiers.ADVANTAGE, 3)
        assert [each.n for each in all_] == [2, -1]
        assert deck.discard == [two, minus]
        assert deck.draw == []


@pytest.mark.clause("GLH-AMD-06")
def test_where_all_cards_are_on_the_table_they_are_mixed() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    g.heroes[0].deck = Modifiers([number_of("0")])
    _, all_ = modifiers.drawn(g, one, modifiers.DISADVANTAGE, 3)
    assert len(all_) == 2


# What outlives a blow


@pytest.mark.clause("GLH-PRC-09", "GLH-AMD-10")
def test_what_a_summon_infused_is_strong_after_its_turn_even_if_it_fell_in_it() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, WEST)
    bot = Figure(g.next, SUMMON, "battle-bot", PARTY, HERE, 1, 4, seat=0)
    g.next += 1
    g.figures.append(bot)
    foe = monster(g, "bandit-guard", EAST, health=9)
    foe.boons.append(Boon("retaliate", 3))
    comes(g.heroes[0].deck, Modifier(n=2, infuse="fire"))
    g.then(FigureTurn(bot.id))
    play(g)
    assert bot not in g.figures
    assert g.elements[ELEMENTS.index("fire")] == STRONG
    assert g.infused == []
    assert g.elements.count(INERT) == len(ELEMENTS) - 1


@pytest.mark.clause("GLH-VOC-19", "GLH-RET-05")
def test_enemies_in_an_area_have_its_condition_after_their_own_attack() -> None:
    g = dungeon("cragheart", "brute", character_level=3)
    one = hero(g, 0, HERE, health=1)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    first, second = (monster(g, "bandit-guard", at, health=20) for at in (FAR, (3, 2)))
    second.boons.append(Boon("retaliate", 5, 5))
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 125, top=True)
    while (asked := g.advance()) is not None:
        choices = [str(each) for each in asked[1]]
        first_hit = [each for each in choices if each == f"hit {first.id}"]
        both = [each for each in choices if "3,1" in each and "3,2" in each]
        g.answer(asked[0], (first_hit or both or choices)[0])
    assert g.heroes[0].exhausted
    assert one not in g.figures
    assert first.has & BIT["muddle"]
    assert second.has & BIT["muddle"]


@pytest.mark.clause("GLH-PRC-07", "GLH-ACT-11")
def test_of_a_bonus_and_a_slot_that_both_take_a_damage_away_the_owner_uses_one() -> None:
    g = dungeon("scoundrel", "brute")
    one = hero(g, 0, HERE)
    held = card(98)
    (number,) = FACTS.numbers(FACTS.half(held, top=False).lines)
    assert isinstance(FACTS.lines[number], Lasting)
    active(g, 0, 98, top=False)
    one.boons.append(Boon("negates", card=held, line=number))
    slotted = active(g, 0, 66, top=False)  # taken over from a Spellweaver
    g.then(Hurt(one.id, 2, NOBODY))
    assert set(play(g)) == {f"slot {held}", f"slot {card(66)}"}
    play(g, f"slot {card(66)}")
    assert slotted.slot == 1
    assert [boon.kind for boon in one.boons] == ["negates"]
    g.then(Hurt(one.id, 2, NOBODY))
    play(g, f"slot {held}")
    assert one.boons == []
    assert slotted.slot == 1
    assert one.health == one.full
