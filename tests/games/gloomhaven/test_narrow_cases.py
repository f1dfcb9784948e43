"""Narrow cases that faults put into the rules have shown: each failed no other test."""

import msgspec
import pytest

from druzina.core import Refusal
from druzina.games.gloomhaven.arena import Hex, neighbours
from druzina.games.gloomhaven.cards.lines import Attack, Heal, Move, Slots
from druzina.games.gloomhaven.cards.model import Item, Modifier
from druzina.games.gloomhaven.cards.whom import Whom
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    MONSTER,
    OBJECTIVE,
    PARTY,
    STRONG,
    SUMMON,
    Action,
    Actor,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Strike,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.acting import door_toward, stops_of
from druzina.games.gloomhaven.rules.action import Perform, holds
from druzina.games.gloomhaven.rules.arming import spurred
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.doors import appear, reveal
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.goals import parts
from druzina.games.gloomhaven.rules.looting import loot_here
from druzina.games.gloomhaven.rules.modifiers import effects
from druzina.games.gloomhaven.rules.monsters import FigureTurn, GroupTurn
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.objectives import acting, appoint
from druzina.games.gloomhaven.rules.reacting import takers
from druzina.games.gloomhaven.rules.single import AlongPath
from druzina.games.gloomhaven.rules.summoning import Call
from druzina.games.gloomhaven.rules.targets import fitting, same_room
from druzina.games.gloomhaven.scenario_maps import arena_of
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    comes,
    dungeon,
    first_of,
    give,
    hero,
    monster,
    play,
    shows,
    wear,
)
from tests.games.gloomhaven.test_scenario_rules import scene, show
from tests.games.gloomhaven.test_turns_in_play import careless

EAST = (2, 3)


@pytest.mark.clause("GLH-EFF-07")
def test_a_push_of_three_passes_two_allies_in_a_row() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (0, 0))
    foe = monster(g, "bandit-guard", (0, 1))
    for at in ((0, 2), (0, 3), (-1, 3), (1, 2)):
        monster(g, "bandit-archer", at)
    g.then(Force(one.id, foe.id, 3))
    assert "push 0,2" in play(g)
    play(g, "push 0,2", "push 0,3", "push 0,4")
    assert foe.at == (0, 4)


@pytest.mark.clause("GLH-MOV-01", "GLH-ITM-17")
def test_a_move_of_one_hex_is_made_though_no_item_helps_it() -> None:
    g = dungeon("brute", "scoundrel", character_level=9)
    one = hero(g, 0, HERE)
    wear(g, 0, 1)
    begin(g, 0, 27, top=True)  # Move 1, and so on
    assert "use boots-of-striding" in play(g)
    assert "go 2,3" in play(g, "none")
    play(g, "go 2,3")
    assert one.at == EAST


@pytest.mark.clause("GLH-SUM-10", "GLH-TRN-05")
def test_who_is_gone_calls_nobody_and_performs_nothing() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    number = next(
        n for n, line in enumerate(FACTS.lines) if getattr(line, "monsters", ()) and not line.test
    )
    g.then(Call(99, number, 0, HERE), Perform(99, [FACTS.basic_attack]))
    assert play(g) == []
    assert len(g.figures) == 1


@pytest.mark.clause("GLH-MON-12")
def test_an_attack_on_another_line_of_its_card_is_a_monsters_own() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    hero(g, 1, (0, 0))
    guard = monster(g, "bandit-guard", EAST)
    comes(g.monster_modifiers, "0")
    g.action = Action(guard.id)
    g.then(Perform(guard.id, [FACTS.own_attack]))
    play(g, "suffer")
    assert one.health == one.full - int(FACTS.printed.monsters["bandit-guard"].normal[1].attack)


@pytest.mark.clause("GLH-FOC-02")
def test_the_focus_is_found_before_what_a_card_does_first() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one, other = hero(g, 0, (0, 3)), hero(g, 1, (3, 1))
    g.order[0].initiative, g.order[1].initiative = 60, 10
    g.order.reverse()
    monster(g, "ancient-artillery", HERE)
    shows(g, "ancient-artillery", "703")  # Push 1, Attack in an area
    comes(g.monster_modifiers, "0", "0")
    g.then(GroupTurn("ancient-artillery"))
    while (asked := g.advance()) is not None:
        push = [each for each in asked[1] if str(each).startswith("push")]
        g.answer(asked[0], push[0] if push else asked[1][0])
    assert field.apart(g, g.figures[2], one) == field.apart(g, g.figures[2], other) == 2
    assert one.health < one.full
    assert other.health == other.full


def used_in(g: Dungeon) -> bool:
    return g.action is not None and g.action.used


@pytest.mark.clause("GLH-HEA-03", "GLH-TRN-13")
def test_a_heal_for_all_is_an_ability_that_was_used() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    friend = hero(g, 1, EAST, health=1)
    begin(g, 0, 38, top=False)
    line = FACTS.half("restorative-mist", False).lines
    assert any(isinstance(each, Heal) for each in line)
    while (asked := g.advance()) is not None and asked[0].kind != "HealThem":
        g.answer(asked[0], "none" if "none" in asked[1] else asked[1][0])
    assert asked is not None
    assert g.action is not None
    g.action.used = False
    g.answer(asked[0], "all")
    assert used_in(g)
    play(g)
    assert friend.health == 2


@pytest.mark.clause("GLH-GEO-08", "GLH-VOC-02")
def test_a_door_belongs_to_both_rooms_and_a_hex_to_its_own() -> None:
    g = scene(1)
    show(g)
    one, other = g.figures[0], g.figures[1]
    door = next(join for join in field.scenario(g).joins if join.kind == "door")
    rooms = [set(field.scenario(g).hexes({tile})) for tile in door.tiles]
    here, there = (sorted(room - set(door.hexes)) for room in rooms)
    one.at, other.at = here[0], there[0]
    assert not same_room(g, one, other)
    other.at = here[1]
    assert same_room(g, one, other)
    one.at = door.hexes[0]
    assert same_room(g, one, other)
    other.at = there[0]
    assert same_room(g, one, other)


@pytest.mark.clause("GLH-VOC-02")
def test_around_who_was_slain_are_those_beside_that_hex() -> None:
    g = dungeon("mindthief", "brute")
    one = hero(g, 0, HERE)
    near, far = monster(g, "bandit-guard", (2, 2)), monster(g, "bandit-guard", (0, 5))
    g.action = Action(one.id)
    whom = Whom(place="slain")
    assert fitting(g, one, whom) == []
    g.action.slain = EAST
    assert fitting(g, one, whom) == [near]
    assert far not in fitting(g, one, whom)


@pytest.mark.clause("GLH-MON-11")
def test_only_an_archer_settles_who_mans_the_cannon() -> None:
    g = scene(49)
    show(g)
    g.counters["door 1"] = 1
    guard = next(one for one in g.figures if one.what == "city-guard")
    before = dict(g.counters)
    appoint(g, guard)
    assert g.counters == before


@pytest.mark.clause("GLH-EFF-11")
def test_a_push_may_be_stopped_by_what_is_in_the_way_and_by_nothing_else() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (0, 2))
    foe = monster(g, "bandit-guard", (0, 3))
    g.pieces.append(Piece("obstacle", [(0, 4)]))
    g.then(Force(one.id, foe.id, 1))
    choices = play(g)
    assert [each for each in choices if each.startswith("stop")] == ["stop 0,4"]
    g.pieces.clear()
    g.stack.clear()
    g.then(Force(one.id, foe.id, 1))
    assert [each for each in play(g) if each.startswith("stop")] == []
    g.stack.clear()
    foe.at = (1, 3)
    g.pieces.append(Piece("obstacle", [(0, 3)]))
    g.then(Force(one.id, foe.id, 1, pull=True))
    assert "stop 0,3" in play(g)


@pytest.mark.clause("GLH-VOC-18")
def test_beside_a_trap_is_not_beside_an_obstacle_and_the_last_point_counts() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [(3, 2)], damage=3))
    assert "go 2,3" not in GoTo(0, one.id, 3, to_obstacle=True).choices(g)
    g.pieces.append(Piece("obstacle", [(3, 1)]))
    assert "go 2,2" in GoTo(0, one.id, 3, to_obstacle=True).choices(g)
    one.at = (0, 3)
    for points, reached in ((1, {"go 1,3"}), (2, {"go 1,3", "go 2,3"})):
        found = GoTo(0, one.id, points, straight=True).choices(g)
        assert {f"go {q},3" for q in range(1, 4)} & set(found) == reached


@pytest.mark.clause("GLH-INI-05")
def test_a_thing_with_a_turn_is_in_the_order_of_the_round() -> None:
    g = scene(86)
    show(g)
    assert len([one for one in g.figures if one.kind == OBJECTIVE]) == 6
    assert acting(g) == [("objective:1", 99)]
    g = scene(44)
    show(g)
    assert acting(g) == [], "captives do not act before they are free"


@pytest.mark.clause("GLH-SET-05")
def test_who_was_placed_is_known_to_goals_when_a_room_is_revealed() -> None:
    g = scene(1)
    show(g)
    rooms = {one.type for one in field.scenario(g).monsters if one.tile in g.revealed}
    assert {one.what for one in g.figures if one.kind == MONSTER} <= set(g.placed)
    assert set(g.placed) <= rooms


@pytest.mark.clause("GLH-VOC-02", "GLH-TRN-13")
def test_a_condition_for_two_is_given_to_two() -> None:
    g = dungeon("tinkerer", "brute", character_level=9)
    hero(g, 0, HERE)
    foes = [monster(g, "bandit-guard", at) for at in ((2, 3), (2, 2), (1, 4))]
    begin(g, 0, 46, top=True)  # Stun two enemies within 3
    play(g, f"pick {foes[0].id}", f"pick {foes[2].id}")
    assert [one.is_("stun") for one in foes] == [True, False, True]


@pytest.mark.clause("GLH-LOT-02")
def test_at_the_end_of_a_turn_only_the_own_hex_is_looted() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    g.loose += [Loose(HERE), Loose(EAST)]
    loot_here(g, one)
    assert g.heroes[0].coins == 1
    assert [each.at for each in g.loose] == [EAST]


@pytest.mark.clause("GLH-ELM-13", "GLH-VOC-05")
@pytest.mark.parametrize("takes", [True, False])
def test_what_an_element_adds_to_a_curse_is_done_besides_it(takes: bool) -> None:
    g = dungeon("spellweaver", "brute", character_level=9)
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    g.elements[ELEMENTS.index("dark")] = STRONG
    begin(g, 0, 76, top=True)  # Curse; with dark a normal enemy is slain instead
    while (asked := g.advance()) is not None:
        wanted = asked[1][-1 if asked[0].kind == "ConsumeFor" and not takes else 0]
        g.answer(asked[0], wanted)
    assert (g.find(guard.id) is None) == takes


@pytest.mark.clause("GLH-PRC-06", "GLH-RET-01", "GLH-ACT-14")
def test_retaliation_of_an_augment_reaches_who_stands_beside() -> None:
    g = dungeon("mindthief", "brute", character_level=9)
    careless(g)
    me = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=20)
    active(g, 0, 169, top=True)
    comes(g.heroes[0].deck, "0")
    comes(g.monster_modifiers, "0")
    begin_attack(g, me, FACTS.basic_attack)
    play(g, f"hit {guard.id}")
    before = guard.health
    begin_attack(g, guard, FACTS.own_attack, [me.id])
    play(g)
    first_of(g, "TakeDamage")
    assert before - guard.health == 2


@pytest.mark.clause("GLH-CON-08", "GLH-MON-12")
@pytest.mark.parametrize("stunned", [True, False])
def test_a_stunned_monster_neither_pushes_nor_shields_itself(stunned: bool) -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, (0, 3))
    gun = monster(g, "ancient-artillery", HERE)
    shows(g, "ancient-artillery", "706")  # Push 2, Shield 2, Attack −2
    comes(g.monster_modifiers, "0")
    if stunned:
        give(gun, "stun")
    g.then(GroupTurn("ancient-artillery"))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert any(boon.kind == "shield" for boon in gun.boons) == (not stunned)
    assert (one.at == (0, 3)) == stunned


@pytest.mark.clause("GLH-FOC-05")
def test_a_thing_goes_to_its_goal_and_to_doors_only_while_it_knows_none() -> None:
    g = scene(77)
    show(g)
    one = g.figures[0]
    goal = next(at for at in field.beside(g, one.at) if field.empty(g) >> cell(g, at) & 1)
    assert stops_of(g, one, [goal], 2, opens=True) == [goal]


def cell(g: Dungeon, at: Hex) -> int:
    return field.arena(g).cells[at]


@pytest.mark.clause("GLH-CON-12", "GLH-PRC-05")
def test_who_is_invisible_on_the_line_of_an_attack_is_not_hit_along() -> None:
    for hidden in (True, False):
        g = dungeon("spellweaver", "brute", character_level=9)
        hero(g, 0, (0, 3))
        near, far = monster(g, "bandit-guard", HERE), monster(g, "bandit-guard", EAST)
        near.health = far.health = 20
        if hidden:
            give(near, "invisible")
        comes(g.heroes[0].deck, "0", "0", "0")
        begin(g, 0, 62, top=True)  # Attack 3 along a line
        play(g, f"hit {far.id}")
        while (asked := g.advance()) is not None:
            along = [each for each in asked[1] if str(each).startswith("pick")]
            g.answer(asked[0], along[-1] if along else asked[1][0])
        assert far.health == 17
        assert (near.health == 20) == hidden


@pytest.mark.clause("GLH-TRN-13")
def test_a_meteor_that_only_leaves_its_obstacle_was_used() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    begin(g, 0, 140, top=True)
    used = False
    while (asked := g.advance()) is not None:
        area = [each for each in asked[1] if str(each).startswith("area")]
        if asked[0].kind == "LayArea":
            area = ["none"] if "none" in asked[1] else area
        if g.action is not None and asked[0].kind != "LayArea":
            g.action.used = False
        g.answer(asked[0], area[0] if area else asked[1][0])
        used = used or used_in(g)
    assert used
    assert [len(piece.hexes) for piece in g.pieces if piece.kind == "obstacle"] == [3]


@pytest.mark.clause("GLH-ELM-13", "GLH-PRC-04")
@pytest.mark.parametrize("takes", [True, False])
def test_what_an_element_adds_to_a_move_is_gained_with_it(takes: bool) -> None:
    g = dungeon("spellweaver", "brute", character_level=9)
    one = hero(g, 0, HERE)
    g.elements[ELEMENTS.index("dark")] = STRONG
    begin(g, 0, 81, top=False)  # Move 3; with dark invisible besides
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][-1 if asked[0].kind == "ConsumeFor" and not takes else 0])
    assert one.is_("invisible") == takes


@pytest.mark.clause("GLH-ADV-04")
def test_a_modifier_card_that_hides_one_has_an_effect() -> None:
    assert effects(Modifier(n=1, invisible=True)) == {"invisible"}
    assert effects(Modifier(n=1)) == frozenset()


@pytest.mark.clause("GLH-VOC-05", "GLH-ACT-14")
@pytest.mark.parametrize(("rank", "asked"), [("normal", True), ("elite", False)])
def test_an_element_that_would_slay_is_asked_for_only_where_it_can(rank: str, asked: bool) -> None:
    g = dungeon("mindthief", "brute", character_level=9)
    me = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, rank)
    active(g, 0, 174, top=True)
    g.elements[ELEMENTS.index("dark")] = STRONG
    comes(g.heroes[0].deck, "0")
    begin_attack(g, me, FACTS.basic_attack)
    play(g, f"hit {guard.id}")
    found = g.advance()
    assert (found is not None and found[0].kind == "AugmentElement") == asked


@pytest.mark.clause("GLH-VOC-04", "GLH-CON-12")
def test_nobody_hidden_is_hit_on_the_way_of_an_eruption() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (0, 3))
    far = monster(g, "bandit-guard", (2, 3))
    between = monster(g, "bandit-guard", HERE)
    give(between, "invisible")
    begin(g, 0, 62, top=True)
    assert f"pick {between.id}" not in play(g, f"hit {far.id}")


@pytest.mark.clause("GLH-VOC-04", "GLH-LOS-03")
def test_nobody_out_of_sight_is_hit_on_the_way_of_an_eruption() -> None:
    g = dungeon("spellweaver", "brute")
    one = hero(g, 0, (0, 3))
    far, behind = monster(g, "bandit-guard", (2, 3)), monster(g, "bandit-guard", HERE)
    g.strike = Strike(one.id, 0, 3, 4, targets=[far.id])
    question = AlongPath(0)
    assert (behind.id,) in question.sets(g)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(field, "sees", lambda g, one, at: at != behind.at)
        assert question.sets(g) == [()]


@pytest.mark.clause("GLH-VOC-12", "GLH-TRN-13")
@pytest.mark.parametrize("taken", [True, False])
def test_experience_for_a_card_an_ally_may_take_up_is_earned_by_naming_the_ally(
    taken: bool,
) -> None:
    g = dungeon("tinkerer", "brute", "scoundrel", character_level=9)
    hero(g, 0, (0, 3))
    brute = hero(g, 1, HERE)
    hero(g, 2, EAST)
    g.heroes[2].lost.append(lost := g.heroes[2].hand.pop())
    begin(g, 0, 60, top=False)
    play(g, f"pick {brute.id}", f"recover {lost}" if taken else "none")
    assert (lost in g.heroes[1].hand) == taken
    assert g.heroes[0].xp == 2


@pytest.mark.clause("GLH-VOC-20", "GLH-TRN-13")
@pytest.mark.parametrize("near", [True, False])
def test_a_pull_toward_a_hex_is_used_if_somebody_is_near_it(near: bool) -> None:
    g = dungeon("spellweaver", "brute", character_level=9)
    hero(g, 0, (-1, 3))
    guard = monster(g, "bandit-guard", (3, 1))
    if not near:
        give(guard, "invisible")
    begin(g, 0, 86, top=False)
    action = g.action
    play(g, "put 1,3")
    assert action is not None
    assert action.used == near


@pytest.mark.clause("GLH-END-08")
@pytest.mark.parametrize("there", [True, False])
def test_the_goal_is_met_as_soon_as_the_turn_of_who_arrives_is_over(there: bool) -> None:
    g = scene(19)
    g.opened = [at for join in field.scenario(g).joins for at in join.hexes]
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    hail = next(one for one in g.figures if one.kind == OBJECTIVE)
    goal = field.scenario(g).markers["b"][0]
    g.figures = [hail, *(one for one in g.figures if one.seat >= 0)]
    places = field.beside(g, goal) if there else field.scenario(g).start
    hail.at = next(at for at in places if g.at(at) is None)
    give(hail, "immobilize")
    g.then(FigureTurn(hail.id))
    g.advance()
    assert g.won == there


@pytest.mark.clause("GLH-DOR-04")
def test_who_waits_for_the_word_of_the_players_counts_as_placed() -> None:
    g = dungeon("brute", "scoundrel", "spellweaver")
    brute = hero(g, 0, (-1, 3))
    for place in ((4, 0), (3, 0), (2, 0), (1, 0)):
        monster(g, "bandit-archer", place)
    g.order = [Actor(0, 1, 0)]
    g.heroes[0].initiative = 1
    g.placed = []
    g.then(GoTo(0, brute.id, 1))
    assert play(g, "go -2,3") == ["put -10,4", "put -9,2"]
    assert g.placed.count("bandit-archer") == 3  # one is there, two are named of whom one comes


@pytest.mark.clause("GLH-MON-11", "GLH-FOC-02")
def test_what_a_monster_thought_before_it_moved_is_what_is_explained() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 6))
    careless(g)
    guard = monster(g, "bandit-guard", (1, 1))
    deck = FACTS.printed.decks["guard"]
    moving = next(card for card in deck.cards if isinstance(card.lines[0], Move))
    shows(g, "guard", moving.id)
    comes(g.monster_modifiers, "+0")
    g.then(FigureTurn(guard.id))
    g.advance()
    assert guard.at != (1, 1)
    (thought,) = [each for each in g.thoughts if each.figure == guard.id]
    told = msgspec.json.decode(thought.board)["monster"]
    assert tuple(told["at"]) == (1, 1)
    assert told["move"] > 0


@pytest.mark.clause("GLH-VOC-04")
def test_a_path_as_long_as_it_may_be_hits_who_stands_first_on_it() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (1, 6))
    far, first = monster(g, "bandit-guard", (1, 2)), monster(g, "bandit-guard", (1, 5))
    begin(g, 0, 62, top=True)
    sets = play(g, f"hit {far.id}")
    assert any(str(first.id) in each for each in sets)


@pytest.mark.clause("GLH-DMG-02")
def test_two_cards_of_the_hand_are_no_two_discards() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    one, other, *_ = g.heroes[0].hand
    found = TakeDamage(0, 3).read(g, f"lose-two {one}+{other}")
    assert isinstance(found, Refusal)
    assert found.reason == "refusal-two-discards"


@pytest.mark.clause("GLH-SET-06", "GLH-HID-03")
@pytest.mark.parametrize("standing", [4, 5])
def test_the_last_standee_of_a_type_is_no_chance(standing: int) -> None:
    g = dungeon("brute", "scoundrel")
    cells = sorted(field.arena(g).cells)
    for at in cells[:standing]:
        monster(g, "bandit-guard", at)
    known = g.known
    assert FACTS.printed.monsters["bandit-guard"].standees == 6
    monster(g, "bandit-guard", cells[standing])
    assert g.known == known + (standing < 5)


@pytest.mark.clause("GLH-RET-01")
@pytest.mark.parametrize("far", [1, 2])
@pytest.mark.parametrize(
    "item", [each for each in FACTS.printed.items.values() if each.retaliate], ids=lambda it: it.id
)
def test_an_item_that_strikes_back_reaches_who_is_adjacent(item: Item, far: int) -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    g.heroes[0].hand, g.heroes[0].discard = [], []
    (worn,) = wear(g, 0, item.print)
    archer = monster(g, "bandit-archer", EAST if far == 1 else (3, 2), health=9)
    comes(g.monster_modifiers, "+0", "+0")
    begin_attack(g, archer, FACTS.own_attack, [one.id])
    while (asked := g.advance()) is not None:
        use = next((each for each in asked[1] if "use" in str(each)), asked[1][0])
        g.answer(asked[0], use)
    assert worn.state != "ready" or worn.used
    assert archer.health == 9 - item.retaliate * (far == 1)


@pytest.mark.clause("GLH-VOC-10")
def test_the_obstacle_that_was_named_is_the_one_that_is_moved() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    first, second = Piece("obstacle", [(1, 2)]), Piece("obstacle", [EAST])
    g.pieces = [first, second]
    begin(g, 0, 132, top=True)
    choice = next(each for each in play(g) if each.startswith("area 2,3;"))
    play(g, choice)
    assert [at for piece in g.pieces for at in piece.hexes if at in ((1, 2), EAST)] == [(1, 2)]


@pytest.mark.clause("GLH-DOR-16", "GLH-FOC-07")
def test_of_two_goals_the_nearest_says_through_which_door_the_way_leads() -> None:
    g = scene(19)
    reveal(g, ["d2a"])
    hail = next(one for one in g.figures if one.kind == OBJECTIVE)
    whole = arena_of(field.scenario(g), None)
    doors = {at for join in field.scenario(g).joins for at in join.hexes}
    hail.at, near, far = (-11, -2), (-8, -1), (2, -12)
    paces = [whole.range(whole.cells[hail.at], whole.cells[at]) for at in (near, far)]
    assert paces == [4, 13]
    assert door_toward(g, hail, [far], doors) == (-7, -3)
    assert door_toward(g, hail, [far, near], doors) == near


@pytest.mark.clause("GLH-ATK-08", "GLH-ATK-10")
def test_an_attack_on_one_asks_for_one_though_two_are_in_reach() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    near, other = monster(g, "bandit-guard", EAST), monster(g, "bandit-guard", (1, 2))
    comes(g.heroes[0].deck, "+0")
    begin_attack(g, one, FACTS.basic_attack)
    assert play(g, f"hit {near.id}") == []
    assert (near.health < near.full, other.health) == (True, other.full)


@pytest.mark.clause("GLH-ACT-11", "GLH-ATK-08")
def test_a_slot_for_ranged_attacks_gives_one_more_target() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    near, far = monster(g, "bandit-guard", (3, 2)), monster(g, "bandit-guard", (1, 1))
    slot = next(n for n, line in enumerate(FACTS.lines) if isinstance(line, Slots) and line.targets)
    id_, top = next(
        (card.id, top)
        for card in FACTS.printed.cards.values()
        for top, half in ((True, card.top), (False, card.bottom))
        if slot in FACTS.numbers(half.lines)
    )
    active(g, 0, FACTS.printed.cards[id_].print, top)
    shot = next(
        n
        for n, line in enumerate(FACTS.lines)
        if isinstance(line, Attack) and line.range == 3 and not (line.whom or line.area)
        if not line.targets and not line.relative
    )
    begin_attack(g, g.figures[0], shot)
    assert f"hit {far.id}" in play(g, f"hit {near.id}")


@pytest.mark.clause("GLH-SUM-12", "GLH-ELM-02")
def test_what_a_summon_infuses_with_its_attack_is_there_after_its_turn() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (0, 3))
    avatar = Figure(g.next, SUMMON, "burning-avatar", PARTY, HERE, 2, 2, seat=0)
    g.next += 1
    g.figures.append(avatar)
    monster(g, "bandit-guard", (2, 2), health=20)
    comes(g.heroes[0].deck, "+0")
    g.then(FigureTurn(avatar.id))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert g.elements[ELEMENTS.index("fire")] == STRONG


@pytest.mark.clause("GLH-ATK-19")
def test_nothing_is_left_out_of_an_attack_that_reaches_nobody() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    wide = next(
        n
        for n, line in enumerate(FACTS.lines)
        if isinstance(line, Attack) and line.whom and line.whom.place == "adjacent"
        if line.conditions and not line.relative
    )
    begin_attack(g, one, wide)
    assert g.advance() is None


@pytest.mark.clause("GLH-VOC-20")
def test_a_push_that_may_break_obstacles_hurts_nobody_where_there_is_none() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, (0, 3))
    foe = monster(g, "bandit-guard", HERE, health=9)
    g.then(Force(one.id, foe.id, 1, breaks=True))
    play(g, "push 2,3")
    assert (foe.at, foe.health, g.heroes[0].xp) == (EAST, 9, 0)


@pytest.mark.clause("GLH-VOC-21", "GLH-PRC-08")
@pytest.mark.parametrize(("present", "offered"), [("fire", True), ("ice", False)])
def test_an_element_is_taken_from_monsters_if_it_is_one_they_would_consume(
    present: str, offered: bool
) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    wear(g, 0, 92)
    g.elements[ELEMENTS.index(present)] = STRONG
    assert bool(takers(g, ["fire"])) == offered


@pytest.mark.clause("GLH-VOC-21")
def test_who_has_come_a_long_way_strikes_harder_and_shoots_as_ever() -> None:
    for melee in (True, False):
        g = dungeon("brute", "scoundrel")
        one = hero(g, 0, HERE)
        wear(g, 0, 107)
        g.acting, one.entered = one.id, 4
        strike = Strike(one.id, FACTS.basic_attack, 2, 0 if melee else 3, melee=melee)
        assert spurred(g, one, strike) == melee


@pytest.mark.clause("GLH-MOV-16")
def test_a_round_trip_ends_where_it_began() -> None:
    g = dungeon("mindthief", "brute")
    one = hero(g, 0, HERE)
    trip = next(line for line in FACTS.lines if line.test == "round_trip")
    for path, back in (([EAST, (2, 2), HERE], True), ([EAST, HERE, EAST], False), ([], False)):
        g.action = Action(one.id, path=path, start=HERE)
        assert holds(g, one, trip) == back


@pytest.mark.clause("GLH-DOR-06")
@pytest.mark.parametrize(("turn_of", "late"), [(50, False), (51, True), (49, False)])
def test_who_is_revealed_at_its_own_moment_has_not_missed_it(turn_of: int, late: bool) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    card = next(each for each in FACTS.printed.decks["guard"].cards if each.initiative == 50)
    shows(g, "guard", card.id)
    g.phase, g.order, g.at_turn = "turns", [Actor(0, turn_of, 0)], 0
    guard = monster(g, "bandit-guard", EAST)
    appear(g, [guard], late=True)
    assert guard.pending == late


@pytest.mark.clause("GLH-END-07")
@pytest.mark.parametrize("classes", [("brute", "scoundrel")])
def test_only_the_things_that_are_named_are_to_be_destroyed(classes: tuple[str, ...]) -> None:
    g = scene(26, *classes)
    (part,) = [part for part in parts(g, field.scenario(g).win) if part.kind == "destroy"]
    assert part.wanted == 2
    assert part.have == 0


@pytest.mark.clause("GLH-MOV-09", "GLH-DOR-01")
@pytest.mark.parametrize(("points", "goes_on"), [(4, True), (3, False)])
def test_difficult_terrain_before_a_door_costs_two_points_of_the_move(
    points: int, goes_on: bool
) -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (0, 3))
    door = (-2, 3)
    g.pieces = [Piece("difficult", [at]) for at in neighbours(door) if at in field.arena(g).cells]
    g.then(GoTo(0, one.id, points))
    onward = play(g, "go -2,3")
    assert one.at == door
    assert any(each.startswith("go") for each in onward) == goes_on
