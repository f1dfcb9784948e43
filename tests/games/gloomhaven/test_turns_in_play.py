"""GLH-PRC-01 to -14: turns, conditions, rests, monsters, summons and doors in play."""

import pytest

from druzina.games.gloomhaven.model import (
    A_GROUP,
    A_HERO,
    MONSTERS,
    NOBODY,
    STRONG,
    WANING,
    Active,
    Actor,
    Dungeon,
    Figure,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.entering import enter
from druzina.games.gloomhaven.rules.monsters import FigureTurn, GroupTurn
from druzina.games.gloomhaven.rules.moving import Walk
from druzina.games.gloomhaven.rules.resting import LongRest
from druzina.games.gloomhaven.rules.round import EndOfRound
from druzina.games.gloomhaven.rules.turn import EndOfTurn, HeroTurn
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
    shows,
)

EAST, WEST = (2, 3), (0, 3)


def by_initiative(deck: str, initiative: int) -> str:
    return next(one.id for one in FACTS.printed.decks[deck].cards if one.initiative == initiative)


def acts(g: Dungeon, one: Figure) -> None:
    g.then(FigureTurn(one.id))


def careless(g: Dungeon) -> None:
    """Nobody has cards to prevent damage with."""
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []


# Conditions


@pytest.mark.clause("GLH-EX-179", "GLH-CON-22", "GLH-CON-08")
def test_stunned_after_the_own_turn_the_next_one_is_lost() -> None:
    g = dungeon("scoundrel", "brute")
    she = hero(g, 0, HERE)
    gain(g, she, "stun")
    sheet = g.heroes[0]
    sheet.waiting = [sheet.hand.pop(), sheet.hand.pop()]
    g.then(HeroTurn(0))
    assert play(g) == []
    assert len(sheet.discard) == 2
    assert not she.is_("stun")


@pytest.mark.clause("GLH-EX-180", "GLH-CON-03", "GLH-CON-12")
def test_invisible_in_the_own_turn_until_the_end_of_the_next() -> None:
    g = dungeon("scoundrel", "brute")
    she = hero(g, 0, HERE)
    begin(g, 0, 102, top=False)
    play(g)
    g.then(EndOfTurn(0))
    play(g)
    assert she.is_("invisible")
    g.acting = she.id
    g.then(EndOfTurn(0))
    play(g)
    assert not she.is_("invisible")


@pytest.mark.clause("GLH-EX-181", "GLH-MOT-10")
def test_a_guard_strengthened_after_its_attack_profits_next_turn() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    careless(g)
    guard = monster(g, "bandit-guard", EAST)
    shows(g, "guard", by_initiative("guard", 55))
    comes(g.monster_modifiers, "0")
    before = len(g.monster_modifiers.draw)
    acts(g, guard)
    play(g)
    assert before - len(g.monster_modifiers.draw) == 1
    assert guard.is_("strengthen")
    brute.health = brute.full
    shows(g, "guard", by_initiative("guard", 50))
    comes(g.monster_modifiers, "1", "0")
    before = len(g.monster_modifiers.draw)
    acts(g, guard)
    play(g)
    assert before - len(g.monster_modifiers.draw) == 2
    assert not guard.is_("strengthen")


@pytest.mark.clause("GLH-EX-182", "GLH-MOV-14")
def test_immobilized_by_a_trap_it_stops_there() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 3))
    guard = monster(g, "bandit-guard", (-1, 3))
    g.pieces.append(Piece("trap", [(0, 3)], 0, ["immobilize"]))
    g.acting = guard.id
    g.then(Walk(guard.id, [(0, 3), (1, 2)], 4))
    play(g)
    assert guard.at == (0, 3)
    assert guard.is_("immobilize")


@pytest.mark.clause("GLH-EX-199", "GLH-DMG-02", "GLH-OVL-14")
def test_a_trap_poisons_though_its_damage_is_prevented() -> None:
    g = dungeon("scoundrel", "brute", level=2)
    she = hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [HERE], g.trap, ["poison"]))
    enter(g, she)
    lost = g.heroes[0].hand[0]
    play(g, f"lose {lost}")
    assert she.health == she.full
    assert she.is_("poison")
    assert g.pieces == []
    assert lost in g.heroes[0].lost


@pytest.mark.clause("GLH-EX-200", "GLH-ACT-05")
def test_a_round_bonus_counts_as_a_discard_to_be_lost() -> None:
    g = dungeon("cragheart", "brute")
    he = hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard = [], [card(117)]
    sheet.active = [Active(card(127), False)]
    g.then(Hurt(he.id, 3))
    choices = play(g)
    two = next(one for one in choices if one.startswith("lose-two"))
    play(g, two)
    assert he.health == he.full
    assert sheet.active == []
    assert set(sheet.lost) == {card(117), card(127)}
    sheet.discard, sheet.lost = [card(117)], []
    sheet.active = [Active(card(116), False)]
    g.then(Hurt(he.id, 3))
    assert play(g) == []
    assert he.health == he.full - 3


@pytest.mark.clause("GLH-EX-202", "GLH-PRC-12", "GLH-RST-04", "GLH-RST-06", "GLH-CON-05")
def test_a_long_rest_heals_the_wound_and_brings_cards_back() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE, health=2)
    sheet = g.heroes[0]
    sheet.resting = True
    a, b = sheet.hand[0], sheet.hand[1]
    sheet.hand, sheet.discard = [], [a, b]
    sheet.active = [Active(card(152), True)]
    give(she, "wound")
    g.then(HeroTurn(0))
    play(g, "suffer", "none", f"lose {a}", "yes")
    assert (sheet.lost, sheet.hand, sheet.discard) == ([a], [b], [])
    assert [one.card for one in sheet.active] == [card(152)]
    assert she.health == 3
    assert not she.is_("wound")


@pytest.mark.clause("GLH-EX-203", "GLH-RST-07")
def test_a_stunned_character_rests_and_the_stun_goes() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.resting = True
    sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    gain(g, she, "stun")
    g.then(HeroTurn(0))
    choices = play(g)
    play(g, choices[0])
    assert sheet.discard == []
    assert not she.is_("stun")


@pytest.mark.clause("GLH-EX-204", "GLH-EXH-06", "GLH-END-01")
def test_what_was_met_first_counts() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    g.won = True
    for seat in (0, 1):
        exhausted(g, seat)
    g.then(EndOfRound())
    assert g.advance() is None
    assert g.outcome is not None
    assert g.outcome.won == [True, True]
    h = dungeon("brute", "scoundrel")
    hero(h, 0, HERE)
    hero(h, 1, EAST)
    monster(h, "bandit-guard", WEST)
    for seat in (0, 1):
        exhausted(h, seat)
    h.then(EndOfRound())
    assert h.advance() is None
    assert h.outcome is not None
    assert (h.outcome.won, h.outcome.clause) == ([False, False], "GLH-EXH-03")


@pytest.mark.clause("GLH-EX-205", "GLH-EXH-07", "GLH-EXH-02")
def test_exhausted_in_the_own_turn_everything_else_falls_away() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE, health=2)
    hero(g, 1, (0, 5))
    sheet = g.heroes[0]
    sheet.hand, sheet.xp = [], 4
    g.infused = [0]
    g.pieces.append(Piece("trap", [EAST], 3))
    g.acting = brute.id
    g.then(Walk(brute.id, [EAST], 1), EndOfTurn(0))
    play(g)
    assert sheet.exhausted
    assert g.infused == []
    assert g.elements[0] == 0
    assert sheet.xp == 4


# Monsters


@pytest.mark.clause("GLH-EX-206", "GLH-ELM-16", "GLH-MAT-06", "GLH-ELM-09")
def test_an_element_is_consumed_once_for_the_group() -> None:
    g = dungeon("brute", "scoundrel", character_level=5)
    brute = hero(g, 0, (-1, 3))
    careless(g)
    monster(g, "frost-demon", (2, 3))
    monster(g, "frost-demon", (2, 2))
    shows(g, "frost-demon", "623")
    g.elements[1] = WANING
    comes(g.monster_modifiers, "0", "0")
    g.order = [Actor(A_GROUP, 58, type="frost-demon")]
    g.then(GroupTurn("frost-demon"))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert g.elements[1] == 0
    assert brute.health == brute.full - 5 - 5


@pytest.mark.clause("GLH-EX-207")
def test_monsters_must_consume_though_it_harms_them() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    careless(g)
    demon = monster(g, "earth-demon", EAST)
    shows(g, "earth-demon", "642")
    g.elements[2] = STRONG
    comes(g.monster_modifiers, "0")
    acts(g, demon)
    play(g)
    assert g.elements[2] == 0
    assert brute.health == brute.full - 1


@pytest.mark.parametrize(("at", "far", "hurt"), [((3, 1), 5, 0), ((2, 1), 4, 3)])
@pytest.mark.clause("GLH-EX-196", "GLH-PRC-09", "GLH-SUM-03")
def test_a_summon_goes_and_attacks_with_its_summoners_deck(
    at: tuple[int, int], far: int, hurt: int
) -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (-2, 6))
    ally = Figure(g.next, 2, "mystic-ally", 0, (-2, 5), 2, 2, seat=0)
    g.next += 1
    g.figures.append(ally)
    guard = monster(g, "bandit-guard", at, health=9)
    assert field.far(g, ally.at, guard.at) == far
    comes(g.heroes[0].deck, "null" if not hurt else "0")
    g.then(FigureTurn(ally.id))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert ally.entered == 2
    assert guard.health == 9 - hurt
    assert len(g.heroes[0].deck.discard) == bool(hurt)


@pytest.mark.clause("GLH-EX-198", "GLH-SUM-12")
def test_a_burning_avatar_attacks_before_it_leaves() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (-2, 6))
    avatar = Figure(g.next, 2, "burning-avatar", 0, HERE, 1, 2, seat=0)
    g.next += 1
    g.figures.append(avatar)
    g.heroes[0].active.append(Active(card(80), False, figure=avatar.id))
    guard = monster(g, "bandit-guard", EAST, health=9)
    comes(g.heroes[0].deck, "0")
    g.then(Hurt(avatar.id, 1))
    play(g)
    assert guard.health == 9 - 3
    assert g.find(avatar.id) is None
    assert card(80) in g.heroes[0].lost
    assert g.infused == []


@pytest.mark.clause("GLH-EX-177", "GLH-PRC-05")
def test_a_guard_takes_the_attack_on_whom_he_stands_beside() -> None:
    g = dungeon("brute", "spellweaver")
    brute, she = hero(g, 0, (-1, 3)), hero(g, 1, (0, 3))
    careless(g)
    g.heroes[0].initiative, g.heroes[1].initiative = 10, 20
    begin(g, 0, 4, top=False)
    play(g)
    archer = monster(g, "bandit-archer", (3, 1), "elite")
    shows(g, "archer", by_initiative("archer", 44))
    comes(g.monster_modifiers, "0")
    acts(g, archer)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert she.health == she.full
    assert brute.health < brute.full


@pytest.mark.clause("GLH-EX-218", "GLH-VOC-06")
def test_a_controlled_guard_attacks_its_own() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, (1, 1))
    first = monster(g, "bandit-guard", EAST, health=6)
    second = monster(g, "bandit-guard", HERE, health=6)
    first.number, second.number = 2, 3
    begin(g, 0, 160, top=False)
    play(g, f"pick {first.id}")
    assert first.side == MONSTERS
    shows(g, "guard", by_initiative("guard", 50))
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(first.id))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert second.health < 6
    assert first.side == MONSTERS


@pytest.mark.clause("GLH-EX-219", "GLH-VOC-08")
def test_a_forced_archer_attacks_another_enemy() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, (1, 1))
    archer = monster(g, "bandit-archer", HERE)
    guard = monster(g, "bandit-guard", (-1, 3), health=6)
    begin(g, 0, 146, top=False)
    comes(g.monster_modifiers, "0")
    play(g, f"pick {archer.id}", f"hit {guard.id}")
    assert guard.health == 6 - 2


@pytest.mark.clause("GLH-EX-213", "GLH-BOS-01")
def test_the_specials_of_a_bodyguard() -> None:
    g = dungeon("brute", "scoundrel", "mindthief", level=3)
    hero(g, 0, HERE)
    careless(g)
    boss = monster(g, "inox-bodyguard", EAST, "boss")
    assert boss.health == 30
    shows(g, "boss", "572")  # special 2
    comes(g.monster_modifiers, "-2")
    acts(g, boss)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert [(boon.kind, boon.n) for boon in boss.boons] == [("retaliate", 4)]


@pytest.mark.clause("GLH-EX-217")
def test_a_division_rounds_up() -> None:
    g = dungeon("brute", "scoundrel", "mindthief", level=2)
    assert monster(g, "bloated-regent", EAST, "boss").health == 20


# Doors


@pytest.mark.clause("GLH-DOR-01", "GLH-DOR-15", "GLH-PRC-10", "GLH-SET-05")
def test_a_door_opens_in_mid_move_and_the_move_goes_on() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, (0, 3))
    g.order = [Actor(A_HERO, 40, 0), Actor(A_HERO, 50, 1)]
    begin(g, 0, 6, top=False)  # Move 4
    choices = play(g, "go -2,3")
    assert (-2, 3) in g.opened
    assert "g1b" in g.revealed
    assert {one.what for one in g.figures if one.seat == NOBODY} == {
        "bandit-guard",
        "bandit-archer",
    }
    assert any(one.startswith("go -3") for one in choices)
    play(g, "go -3,4" if "go -3,4" in choices else choices[0])
    assert brute.entered >= 2


@pytest.mark.clause("GLH-DOR-06", "GLH-DOR-07")
def test_revealed_monsters_that_are_late_act_after_the_turn() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-1, 3))
    hero(g, 1, (3, 0))
    g.order = [Actor(A_HERO, 99, 0)]
    begin(g, 0, 6, top=False)
    play(g, "go -2,3")
    assert all(one.pending for one in g.figures if one.seat == NOBODY)


# Long rests by the rules


@pytest.mark.clause("GLH-RST-11")
def test_a_rest_without_discards_still_heals() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE, health=2)
    g.heroes[0].discard = []
    g.then(LongRest(0))
    play(g, "yes")
    assert she.health == 4


@pytest.mark.clause("GLH-EX-210")
def test_a_slot_with_a_cost_is_used_where_it_can_be_paid() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=20)
    marker = active(g, 0, 137, top=False)
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 117, top=True)
    play(g, f"hit {guard.id}")
    assert (guard.health, marker.slot) == (20 - 3, 0)
    g.pieces += [Piece("obstacle", [(1, 2)]), Piece("obstacle", [(0, 3)])]
    begin(g, 0, 117, top=True)
    choices = play(g, f"hit {guard.id}")
    assert choices == ["put 0,3", "put 1,2", "stop stone-pummel"]
    play(g, "put 1,2")
    assert (guard.health, marker.slot) == (20 - 3 - 6, 1)
    assert len(g.pieces) == 1


@pytest.mark.parametrize(("first", "health"), [("first lumbering-bash", 6), ("first wound", 5)])
@pytest.mark.clause("GLH-EX-183", "GLH-PRC-02", "GLH-TIM-02")
def test_the_start_of_a_turn_is_ordered_by_its_player(first: str, health: int) -> None:
    g = dungeon("cragheart", "brute", character_level=8)
    he = hero(g, 0, HERE, health=4)
    careless(g)
    give(he, "wound")
    active(g, 0, 143, top=False)
    g.heroes[0].played = []
    g.then(HeroTurn(0))
    play(g, first, f"pick {he.id}")
    assert he.health == health
    assert not he.is_("wound")
    assert g.heroes[0].xp == 1


@pytest.mark.clause("GLH-EX-192", "GLH-EFF-11", "GLH-DOR-02")
def test_a_blocked_direction_may_be_named_and_ends_the_push() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 3))
    guard = monster(g, "bandit-guard", (0, 3), health=9)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 7, top=True)
    choices = play(g, f"hit {guard.id}", "push -1,3")
    assert "stop -2,3" in choices  # the closed door
    assert "push -2,4" in choices
    assert play(g, "stop -2,3") == []
    assert guard.at == (-1, 3)


@pytest.mark.clause("GLH-EX-194", "GLH-VOC-20")
def test_pushed_into_an_obstacle_it_is_destroyed() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, (0, 3))
    guard = monster(g, "bandit-guard", (1, 3), "elite")
    assert guard.health == 9
    g.pieces.append(Piece("obstacle", [(2, 3)]))
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 127, top=True)
    play(g, f"hit {guard.id}", "push 2,3")
    assert (guard.health, guard.at, g.pieces) == (5, (2, 3), [])
    assert g.heroes[0].xp == 1


@pytest.mark.clause("GLH-EX-195")
def test_pushed_against_a_wall_it_is_hurt() -> None:
    g = dungeon("cragheart", "brute", character_level=7)
    hero(g, 0, (1, 3))
    guard = monster(g, "bandit-guard", (2, 3), health=20)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 141, top=True)
    choices = play(g, f"hit {guard.id}")
    wall = next(one for one in choices if one.startswith("stop"))
    play(g, wall, wall)
    assert (guard.health, guard.at, g.heroes[0].xp) == (20 - 3 - 4, (2, 3), 2)


@pytest.mark.clause("GLH-PRC-12", "GLH-RST-06")
@pytest.mark.parametrize(
    ("health", "condition", "answer", "after"),
    [(5, "", "yes", 7), (5, "", "no", 5), (10, "wound", "no", 10), (10, "", "", 10)],
)
def test_the_heal_of_a_long_rest_may_be_declined_where_it_would_do_anything(
    health: int, condition: str, answer: str, after: int
) -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health)
    sheet = g.heroes[0]
    sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    lost = sheet.discard[0]
    if condition:
        give(one, condition)
    g.then(LongRest(0))
    assert play(g, f"lose {lost}") == (["yes", "no"] if answer else [])
    assert sheet.discard == [], "the cards are back before it"
    if answer:
        play(g, answer)
    assert one.health == after
    assert bool(condition) == bool(one.has)
