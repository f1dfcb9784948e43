"""Small print of turns and attacks that is easily read past."""

import pytest

from druzina.games.gloomhaven.cards.lines import Attack, Damage
from druzina.games.gloomhaven.model import STRONG, AbilityDeck, Action, Boon, Dungeon, Possession
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import begin_attack, prepared
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.following import Follow
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.monsters import FigureTurn, GroupTurn
from druzina.games.gloomhaven.rules.turn import Basic, HeroTurn
from druzina.games.gloomhaven.telling import figure_told
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
)


def turn_of(*numbers: int, class_: str = "brute") -> Dungeon:
    """A character's turn with these cards; nobody else is there."""
    g = dungeon(class_, "scoundrel" if class_ != "scoundrel" else "brute")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.played = [card(number) for number in numbers]
    sheet.waiting = list(sheet.played)
    sheet.hand = [each for each in sheet.hand if each not in sheet.played]
    g.then(HeroTurn(0))
    return g


@pytest.mark.clause("GLH-TRN-13", "GLH-ELM-02")
def test_a_half_that_did_nothing_takes_no_element_from_the_half_before() -> None:
    g = turn_of(9, 1)
    asked = play(g, f"bottom {card(9)}")
    play(g, next(each for each in asked if each.startswith("go ")))
    assert len(g.infused) == 1
    play(g, f"top {card(1)}")
    assert card(1) in g.heroes[0].discard, "nobody to attack"
    while (asked_ := g.advance()) is not None:
        g.answer(asked_[0], "end" if "end" in asked_[1] else asked_[1][0])
    assert [state for state in g.elements if state == STRONG] == [STRONG]


@pytest.mark.clause("GLH-TRN-13")
def test_a_half_that_did_nothing_infuses_nothing() -> None:
    g = turn_of(9, 1)
    play(g, f"bottom {card(9)}", "none")
    assert g.infused == []


@pytest.mark.clause("GLH-ACT-12", "GLH-ATK-17")
def test_what_doubles_an_attack_doubles_what_items_add() -> None:
    g = dungeon("scoundrel", "brute")
    one = hero(g, 0, HERE)
    give(one, "invisible")
    foe = monster(g, "bandit-guard", (2, 3), health=40)
    active(g, 0, 90, top=True)
    item = next(
        each
        for each in FACTS.printed.items.values()
        if each.attack == 1 and each.use == "spent" and "own_melee_attack" in each.window
    )
    g.heroes[0].items.append(Possession(item.id))
    comes(g.heroes[0].deck, "0", "0")
    g.acting, g.action = one.id, Action(one.id, basic=True)
    g.then(Basic(0, top=True))
    asked = play(g)
    while asked:
        asked = play(g, next((each for each in asked if each.startswith("use ")), asked[0]))
    assert 40 - foe.health == 2 * (2 + 1)


@pytest.mark.clause("GLH-ITM-14", "GLH-PRC-12")
def test_items_may_be_used_before_a_long_rest_which_then_refreshes_them() -> None:
    g = turn_of()
    sheet = g.heroes[0]
    sheet.resting, sheet.played, sheet.waiting = True, [], []
    sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    wand = next(each for each in FACTS.printed.items.values() if each.print == 83)
    sheet.items.append(Possession(wand.id))
    assert play(g) == [f"use {wand.id}", "end"]
    play(g, f"use {wand.id}")
    assert sheet.items[0].state == "spent"
    lost = play(g)
    assert lost[0].startswith("lose ")
    play(g, lost[0])
    assert sheet.items[0].state == "ready"


@pytest.mark.clause("GLH-MAT-04")
def test_a_monster_pushes_the_full_distance_and_nobody_can_decline_it() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (2, 3))
    g.action = Action(guard.id)
    g.then(Force(guard.id, one.id, 2))
    asked = play(g)
    assert asked
    assert all(each.startswith("push ") for each in asked)
    asked = play(g, asked[0])
    while asked:
        asked = play(g, asked[0])
    assert field.far(g, one.at, guard.at) == 3


@pytest.mark.clause("GLH-PRC-07", "GLH-ACT-11")
def test_of_two_cards_that_take_a_damage_away_their_owner_says_which() -> None:
    g = dungeon("spellweaver", "brute")
    one = hero(g, 0, HERE)
    first, second = active(g, 0, 66, top=False), active(g, 0, 85, top=False)
    g.then(Hurt(one.id, 3, attack=True))
    assert play(g) == [f"slot {first.card}", f"slot {second.card}"]
    play(g, f"slot {second.card}")
    assert (first.slot, second.slot) == (0, 1)
    assert one.health == one.full


@pytest.mark.clause("GLH-SHD-02", "GLH-PRC-06")
def test_the_defender_says_which_slot_is_used_first_where_not_all_are() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    ward = active(g, 0, 7, top=False)
    hide = next(each for each in FACTS.printed.items.values() if each.print == 3)
    g.heroes[0].items.append(Possession(hide.id))
    guard = monster(g, "bandit-guard", (2, 3))
    comes(g.monster_modifiers, "-1")
    g.action = Action(guard.id)
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    assert play(g) == [f"slot {ward.card}", f"use {hide.id}"]
    play(g, f"use {hide.id}")
    assert ward.slot == 0
    assert g.heroes[0].items[0].used == 1


@pytest.mark.clause("GLH-ACT-06", "GLH-ACT-07")
def test_what_an_exhausted_character_gave_others_ends() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    ally = hero(g, 1, (2, 3))
    given = active(g, 0, 32, top=False)
    ally.boons.append(Boon("shield", 1, card=given.card))
    exhausted(g, 0)
    assert ally.boons == []


@pytest.mark.clause("GLH-ATK-20", "GLH-PRC-06")
def test_damage_around_the_target_comes_before_retaliation() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, HERE)
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []
    hound = monster(g, "hound", (2, 3), "elite", health=30)
    beside = monster(g, "bandit-guard", (2, 2), health=30)
    basic, around = FACTS.lines[FACTS.basic_attack], around_the_target()
    assert isinstance(basic, Attack)
    strike = prepared(g, one, FACTS.basic_attack, basic)
    strike.target, strike.place, strike.done, strike.line = hound.id, hound.at, [hound.id], around
    g.strike, g.told = strike, []
    g.then(Follow())
    g.advance()
    hurt = [each.shown["figure"] for each in g.told if each.key == "event-damage"]
    assert hurt == [figure_told(beside), figure_told(one)]


def around_the_target() -> int:
    """An attack that hurts the figures beside its target."""

    def hurts(line: Attack) -> bool:
        return any(isinstance(e, Damage) and e.whom and e.whom.place == "target" for e in line.sub)

    lines = enumerate(FACTS.lines)
    return next(number for number, line in lines if isinstance(line, Attack) and hurts(line))


@pytest.mark.clause("GLH-VOC-06")
def test_who_has_acted_is_not_offered_for_control_and_kills_count_for_the_cards_owner() -> None:
    g = dungeon("mindthief", "brute", character_level=9)
    hero(g, 0, HERE)
    fresh = monster(g, "bandit-guard", (2, 3))
    acted = monster(g, "bandit-guard", (2, 2))
    acted.idle = True
    begin(g, 0, 160, top=False)
    assert play(g) == [f"pick {fresh.id}", "none"]
    play(g, f"pick {fresh.id}")
    acted.health = 1
    cards = [one.id for one in FACTS.printed.decks["guard"].cards]
    g.decks["guard"] = AbilityDeck(cards[:3], card="527")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(fresh.id))
    play(g)
    assert g.find(acted.id) is None
    assert g.heroes[0].counts["kills"] == 1


@pytest.mark.clause("GLH-VOC-08", "GLH-EFF-10")
def test_a_kill_by_a_forced_enemy_counts_for_who_forced_it() -> None:
    g = dungeon("mindthief", "brute", character_level=9)
    hero(g, 0, HERE)
    forced = monster(g, "bandit-guard", (2, 3))
    other = monster(g, "bandit-guard", (2, 2), health=1)
    comes(g.monster_modifiers, "0")
    g.acting = forced.id
    g.action = Action(forced.id, decides=0)
    begin_attack(g, forced, FACTS.basic_attack, decides=0)
    play(g, f"hit {other.id}")
    assert g.find(other.id) is None
    assert g.heroes[0].counts["kills"] == 1


@pytest.mark.clause("GLH-EXH-06")
def test_nobody_acts_any_more_once_the_last_character_is_exhausted() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE, health=1)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    g.heroes[1].exhausted = True
    first, second = monster(g, "bandit-guard", (2, 3)), monster(g, "bandit-guard", (2, 2))
    first.number, second.number = 1, 2
    cards = [one.id for one in FACTS.printed.decks["guard"].cards]
    g.decks["guard"] = AbilityDeck(cards[:3], card="531")  # a shield, then an attack
    comes(g.monster_modifiers, "0")
    g.then(GroupTurn("bandit-guard"))
    play(g)
    assert g.heroes[0].exhausted
    assert first.boons
    assert not second.boons


# The end of a turn, and heals for all


@pytest.mark.parametrize("first", ["auto-turret", "gas-canister"])
@pytest.mark.clause("GLH-PRC-02", "GLH-TIM-02")
def test_what_cards_do_at_the_end_of_a_turn_comes_in_the_order_one_likes(first: str) -> None:
    """The turret's target or the friend's card is asked for first, as its player said."""
    g = dungeon("tinkerer", "brute", character_level=6)
    hero(g, 0, HERE)
    hero(g, 1, (1, 2))
    monster(g, "bandit-guard", (0, 3), health=9)
    g.heroes[1].discard = [g.heroes[1].hand.pop()]
    active(g, 0, 54, top=True)
    active(g, 0, 53, top=False)
    g.heroes[0].played = []
    g.then(HeroTurn(0))
    assert play(g, "end") == ["first auto-turret", "first gas-canister"]
    asked = play(g, f"first {first}")
    assert asked[0].split()[0] == ("hit" if first == "auto-turret" else "pick")
    play(g, asked[0])
    slots = {one.card: one.slot for one in g.heroes[0].active}
    assert slots[first] == 1


@pytest.mark.clause("GLH-HEA-03")
def test_a_heal_for_all_beside_one_may_leave_figures_out() -> None:
    g = dungeon("tinkerer", "brute", "scoundrel")
    hero(g, 0, HERE)
    brute, scoundrel = hero(g, 1, (0, 3), health=3), hero(g, 2, (1, 2), health=3)
    begin(g, 0, 38, top=False)
    assert play(g, "none") == ["all", f"leave {brute.id}", f"leave {scoundrel.id}", "none"]
    assert play(g, f"leave {brute.id}") == ["all", "none"]
    play(g, "all")
    assert (brute.health, scoundrel.health) == (3, 4)


@pytest.mark.clause("GLH-HEA-03", "GLH-TRN-13")
def test_a_heal_that_leaves_all_out_was_not_used() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    brute = hero(g, 1, (0, 3), health=3)
    begin(g, 0, 38, top=False)
    play(g, "none", "none")
    assert brute.health == 3
    assert g.action is None or not g.action.used
