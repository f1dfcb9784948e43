"""Worked examples of the specification, every figure they name."""

import pytest

from druzina.games.gloomhaven.model import (
    A_GROUP,
    A_HERO,
    MONSTERS,
    WANING,
    Active,
    Actor,
    Boon,
    Dungeon,
    Figure,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.moving import Walk
from druzina.games.gloomhaven.rules.round import Cleanup
from druzina.games.gloomhaven.rules.turn import HeroTurn
from tests.games.gloomhaven.dungeon import (
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
    shows,
    wear,
)
from tests.games.gloomhaven.test_turns_in_play import acts, by_initiative, careless

EAST, WEST = (2, 3), (0, 3)


def to_the_end(g: Dungeon) -> list[str]:
    """The first answer to everything; what was asked."""
    kinds = []
    while (found := g.advance()) is not None:
        kinds.append(found[0].kind)
        g.answer(found[0], found[1][0])
    return kinds


@pytest.mark.clause("GLH-EX-174", "GLH-VOC-13")
def test_x_stays_though_a_stiletto_pierces() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, HERE)
    golem = monster(g, "stone-golem", EAST, "elite")
    wear(g, 0, 137)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 98, top=True)
    play(g, f"hit {golem.id}")
    assert golem.health == golem.full - 5


@pytest.mark.clause("GLH-EX-177", "GLH-PRC-05")
def test_a_guard_out_of_range_takes_the_whole_attack() -> None:
    g = dungeon("brute", "spellweaver")
    brute, she = hero(g, 0, (-2, 6)), hero(g, 1, (-1, 5))
    careless(g)
    archer = monster(g, "bandit-archer", (4, 0), "elite")
    assert (field.apart(g, archer, she), field.apart(g, archer, brute)) == (5, 6)
    brute.boons.append(Boon("shield", 1))
    g.heroes[0].initiative, g.heroes[1].initiative = 10, 20
    begin(g, 0, 4, top=False)
    play(g)
    shows(g, "archer", by_initiative("archer", 44))
    comes(g.monster_modifiers, "0")
    acts(g, archer)
    to_the_end(g)
    assert archer.at == (4, 0)
    assert (she.health, brute.health) == (she.full, brute.full - 4 + 1)


@pytest.mark.clause("GLH-EX-182", "GLH-MOV-14", "GLH-CON-22")
def test_immobilized_in_its_second_step_it_attacks_and_stays_next_round() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, (-1, 3))
    careless(g)
    guard = monster(g, "bandit-guard", EAST)
    way = [EAST, HERE, WEST, (-1, 3)]
    walls = [Piece("obstacle", [at]) for at in field.arena(g).cells if at not in way]
    g.pieces = [Piece("trap", [WEST], 0, ["immobilize"]), *walls]
    shows(g, "guard", by_initiative("guard", 50))
    comes(g.monster_modifiers, "0", "0")
    acts(g, guard)
    to_the_end(g)
    assert guard.at == WEST
    assert guard.is_("immobilize")
    assert brute.health == brute.full - 2
    brute.at = EAST
    acts(g, guard)
    to_the_end(g)
    assert guard.at == WEST
    assert not guard.is_("immobilize")
    acts(g, guard)
    to_the_end(g)
    assert guard.at == HERE


@pytest.mark.clause("GLH-EX-188", "GLH-RET-06", "GLH-DMG-02")
def test_a_card_and_a_stat_card_retaliate_in_one_instance() -> None:
    g = dungeon("spellweaver", "brute")
    she, brute = hero(g, 0, (-1, 3)), hero(g, 1, HERE)
    careless(g)
    infester = monster(g, "harrower-infester", EAST, "elite")
    shows(g, "harrower-infester", "728")  # Shield 2, Retaliate 2 Range 3
    acts(g, infester)
    to_the_end(g)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 72, top=True)
    play(g, f"hit {infester.id}")
    assert (infester.health, she.health) == (infester.full - 1, she.full - 2)
    kept = card(6)
    g.heroes[1].hand = [kept]
    comes(g.heroes[1].deck, "-1")
    begin(g, 1, 1, top=True)
    asked = play(g, f"hit {infester.id}")
    assert asked == ["suffer", f"lose {kept}"]
    assert play(g, f"lose {kept}") == []
    assert brute.health == brute.full


@pytest.mark.clause("GLH-EX-190", "GLH-PRC-07", "GLH-DMG-04")
def test_frost_armour_waits_for_damage_and_then_asks_nobody() -> None:
    g = dungeon("spellweaver", "brute")
    she = hero(g, 0, HERE)
    she.boons.append(Boon("shield", 1))
    marker = active(g, 0, 66, top=False)
    guard = monster(g, "bandit-guard", EAST)
    shows(g, "guard", by_initiative("guard", 50))
    comes(g.monster_modifiers, "-1")
    acts(g, guard)
    assert to_the_end(g) == []
    assert (she.health, marker.slot) == (she.full, 0)
    give(she, "wound")
    sheet = g.heroes[0]
    sheet.waiting, sheet.xp = [], 0
    g.then(HeroTurn(0))
    assert "take-damage" not in "".join(to_the_end(g)).lower()
    assert (she.health, marker.slot, sheet.xp) == (she.full, 1, 1)


@pytest.mark.clause("GLH-EX-195", "GLH-VOC-20", "GLH-EFF-11")
def test_one_free_hex_and_then_the_wall_or_a_figure() -> None:
    g = dungeon("cragheart", "brute", character_level=7)
    hero(g, 0, WEST)
    guard = monster(g, "bandit-guard", HERE, health=20)
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 141, top=True)
    choices = play(g, f"hit {guard.id}", "push 2,3")
    wall = next(one for one in choices if one.startswith("stop"))
    assert play(g, wall) == []
    assert (guard.at, guard.health, g.heroes[0].xp) == (EAST, 20 - 3 - 2, 1)
    guard.at = HERE
    for at in (EAST, (2, 2), (1, 4)):
        monster(g, "living-corpse", at)
    behind = hero(g, 1, EAST)
    g.figures = [one for one in g.figures if one is behind or one.at != EAST]
    begin(g, 0, 141, top=True)
    choices = play(g, f"hit {guard.id}")
    assert "stop 2,3" in choices  # it fights who stands there
    play(g, "stop 2,3")
    assert (guard.at, guard.health, g.heroes[0].xp) == (HERE, 20 - 3 - 2 - 3, 1)


@pytest.mark.clause("GLH-EX-196", "GLH-AMD-05", "GLH-SUM-03")
def test_a_null_of_a_summon_mixes_its_summoners_deck() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (-2, 6))
    ally = Figure(g.next, 2, "mystic-ally", 0, (-2, 5), 2, 2, seat=0)
    g.next += 1
    g.figures.append(ally)
    guard = monster(g, "bandit-guard", (2, 1), health=9)
    deck = g.heroes[0].deck
    cards = len(deck.draw) + 1
    comes(deck, "null")
    acts(g, ally)
    to_the_end(g)
    assert (guard.health, len(deck.discard), deck.mix) == (9, 1, True)
    g.then(Cleanup())
    g.advance()
    assert (len(deck.draw), deck.discard, deck.mix) == (cards, [], False)


@pytest.mark.clause("GLH-EX-199", "GLH-OVL-15")
def test_the_move_goes_on_after_a_trap() -> None:
    g = dungeon("scoundrel", "brute", level=2)
    she = hero(g, 0, WEST)
    assert g.trap == 4
    g.pieces = [Piece("trap", [HERE], g.trap, ["poison"])]
    g.then(Walk(she.id, [HERE, EAST], 2))
    lost = g.heroes[0].hand[0]
    assert play(g)[0] == "suffer"
    assert play(g, f"lose {lost}") == []
    assert (she.at, she.health, she.is_("poison"), g.pieces) == (EAST, she.full, True, [])


@pytest.mark.clause("GLH-EX-202", "GLH-PRC-12", "GLH-ITM-06")
def test_a_long_rest_refreshes_what_is_spent_only() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE, health=2)
    assert she.full == 6
    sheet = g.heroes[0]
    boots, armour, potion = wear(g, 0, 1, 3, 12)
    boots.state, boots.used = "spent", 1
    armour.used = 1
    potion.state, potion.used = "consumed", 1
    sheet.resting = True
    a, b = sheet.hand[0], sheet.hand[1]
    sheet.hand, sheet.discard = [], [a, b]
    sheet.active = [Active(card(152), True)]
    give(she, "wound")
    g.then(HeroTurn(0))
    play(g, "suffer")
    assert she.health == 1
    play(g, "none", f"lose {a}", "yes")
    assert (sheet.lost, sheet.hand, she.health, she.has) == ([a], [b], 3, 0)
    assert (boots.state, boots.used) == ("ready", 0)
    assert (armour.state, armour.used) == ("ready", 1)
    assert potion.state == "consumed"


@pytest.mark.clause("GLH-EX-203", "GLH-RST-07", "GLH-CON-22")
def test_stunned_before_the_rest_it_is_carried_out() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE, health=2)
    sheet = g.heroes[0]
    sheet.resting = True
    a, b = sheet.hand[:2]
    sheet.hand, sheet.discard = [], [a, b]
    gain(g, she, "stun")
    g.then(HeroTurn(0))
    play(g, f"lose {b}", "yes")
    assert (sheet.hand, sheet.lost, she.health) == ([a], [b], 4)
    assert not she.is_("stun")


@pytest.mark.clause("GLH-EX-205", "GLH-EXH-07", "GLH-EXH-02")
def test_exhausted_on_a_trap_the_token_stays_and_all_cards_are_lost() -> None:
    g = dungeon("spellweaver", "brute")
    she = hero(g, 0, HERE, health=2)
    hero(g, 1, (0, 5))
    sheet = g.heroes[0]
    first, second = card(72), card(61)
    everything = {first, second, card(62)}
    sheet.hand, sheet.lost, sheet.xp = [], [card(62)], 4
    sheet.played, sheet.waiting = [first, second], [first, second]
    guard = monster(g, "bandit-guard", (3, 1), health=9)
    g.pieces = [Piece("trap", [WEST], g.trap)]
    g.loose = [Loose(WEST)]
    g.order = [Actor(A_HERO, 20, 0), Actor(A_HERO, 60, 1)]
    comes(g.heroes[0].deck, "0")
    g.then(HeroTurn(0))
    play(g, f"top {first}", f"hit {guard.id}", f"bottom {second}", "go 0,3")
    assert sheet.exhausted
    assert g.find(she.id) is None
    assert g.loose == [Loose(WEST)]
    assert (g.elements[4], g.infused) == (0, [])
    assert (set(sheet.lost), sheet.coins, sheet.xp) == (everything, 0, 4)


@pytest.mark.parametrize(("rank", "hurt"), [("normal", 1), ("elite", 2)])
@pytest.mark.clause("GLH-EX-207", "GLH-ELM-09")
def test_earth_demons_must_consume_air(rank: str, hurt: int) -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    careless(g)
    demon = monster(g, "earth-demon", EAST, rank)
    shows(g, "earth-demon", by_initiative("earth-demon", 79))
    g.elements[2] = WANING
    comes(g.monster_modifiers, "0")
    acts(g, demon)
    to_the_end(g)
    assert (g.elements[2], brute.health) == (0, brute.full - hurt)


@pytest.mark.parametrize(
    ("special", "start", "hurt", "entered", "boons"),
    [("575", (-1, 6), 4, 2, []), ("572", (-1, 6), 5, 2, [("retaliate", 4)])],
)
@pytest.mark.clause("GLH-EX-213", "GLH-BOS-06")
def test_both_specials_of_the_bodyguard_in_figures(
    special: str, start: tuple[int, int], hurt: int, entered: int, boons: list[tuple[str, int]]
) -> None:
    g = dungeon("brute", "scoundrel", "mindthief", level=3)
    brute = hero(g, 0, (-1, 3))
    careless(g)
    boss = monster(g, "inox-bodyguard", start, "boss")
    shows(g, "boss", special)
    comes(g.monster_modifiers, "0")
    acts(g, boss)
    to_the_end(g)
    assert brute.health == brute.full - hurt
    assert boss.entered == (entered if special == "572" else 1)
    assert [(boon.kind, boon.n) for boon in boss.boons] == boons


@pytest.mark.clause("GLH-EX-218", "GLH-VOC-06", "GLH-INI-05")
def test_a_controlled_guard_acts_at_its_place_in_the_group() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, (1, 1))
    careless(g)
    elite, one, two, three = (
        monster(g, "bandit-guard", at, rank)
        for at, rank in (
            ((-3, 6), "elite"),
            ((1, 5), "normal"),
            (HERE, "normal"),
            (EAST, "normal"),
        )
    )
    elite.number, one.number, two.number, three.number = 4, 1, 2, 3
    three.health = 1
    give(elite, "immobilize")
    give(one, "immobilize")
    shows(g, "guard", by_initiative("guard", 50))
    g.order = [Actor(A_HERO, 9, 0), Actor(A_GROUP, 50, type="bandit-guard")]
    g.acting = g.heroes[0].figure
    begin(g, 0, 160, top=False)
    play(g, f"pick {two.id}")
    comes(g.monster_modifiers, *["0"] * 8)
    g.at_turn = 1
    g.then(GroupTurn("bandit-guard"))
    to_the_end(g)
    assert g.find(three.id) is None
    assert g.heroes[0].counts["kills"] == 1
    assert two.at == HERE
    assert two.side == one.side == elite.side == MONSTERS
    assert (one.health, elite.health) == (one.full, elite.full)


@pytest.mark.clause("GLH-EX-218", "GLH-VOC-06")
def test_a_guard_that_has_acted_is_not_offered() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, (1, 1))
    guard = monster(g, "bandit-guard", HERE)
    guard.idle = True
    begin(g, 0, 160, top=False)
    assert play(g) == []


@pytest.mark.clause("GLH-EX-219", "GLH-VOC-08", "GLH-ATK-02")
def test_a_forced_archer_in_figures() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, (3, 0))
    archer = monster(g, "bandit-archer", HERE)
    near, far = monster(g, "bandit-guard", EAST), monster(g, "bandit-guard", (-1, 5))
    beyond = monster(g, "bandit-guard", (-3, 6))
    assert [field.apart(g, archer, one) for one in (near, far, beyond)] == [1, 2, 4]
    g.decks["archer"].card = ""
    archer.number = 1
    begin(g, 0, 146, top=False)
    comes(g.monster_modifiers, "1", "-1")
    play(g, f"pick {archer.id}", f"hit {near.id}")
    assert near.health == near.full - 1  # the worse of two
    begin(g, 0, 146, top=False)
    comes(g.monster_modifiers, "0")
    play(g, f"pick {archer.id}", f"hit {beyond.id}")
    assert beyond.health == beyond.full - 2
    give(archer, "disarm")
    begin(g, 0, 146, top=False)
    choices = play(g)
    assert f"pick {archer.id}" not in choices
    assert f"pick {near.id}" in choices


@pytest.mark.clause("GLH-EX-180", "GLH-CON-22")
def test_invisible_from_one_turn_to_the_end_of_the_next() -> None:
    g = dungeon("scoundrel", "brute")
    she = hero(g, 0, HERE)
    sheet = g.heroes[0]
    for played, still in ((card(102), True), (card(89), False)):
        sheet.hand, sheet.waiting, sheet.played = [], [played], [played]
        g.then(HeroTurn(0))
        play(g, f"bottom {played}", *(["none"] if not still else []))
        to_the_end(g)
        assert she.is_("invisible") == still
