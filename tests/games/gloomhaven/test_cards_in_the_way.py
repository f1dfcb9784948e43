"""GLH-VOC-10, -11, -12, -20, GLH-OVL-17: cards that meet other cards, and what nothing destroys."""

import pytest

from druzina.games.gloomhaven.arena import Hex, neighbours
from druzina.games.gloomhaven.model import ELEMENTS, STRONG, Action, Dungeon, Figure, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.turn import Basic
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
)

EAST, WEST = (2, 3), (0, 3)
PIT = "dark-pit"  # what scenario 51 calls indestructible


# Moves as attacks


@pytest.mark.clause("GLH-VOC-20", "GLH-PRC-03", "GLH-VOC-13")
@pytest.mark.parametrize("how", ["as-move", "as-attack"])
def test_a_move_of_the_damage_dealt_may_be_an_attack_of_it(how: str) -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    active(g, 0, 23, top=False)
    g.dealt = [3, 0]
    begin(g, 0, 12, top=False)  # Move X, the damage dealt in this turn
    comes(g.heroes[0].deck, "+0")
    choices = play(g, how)
    if how == "as-attack":
        play(g, f"hit {guard.id}")
        assert guard.health == 9 - 3
    else:
        play(g, next(each for each in choices if each == "go 1,0"))
        assert one.at == (1, 0)


@pytest.mark.clause("GLH-VOC-20", "GLH-TRN-07")
def test_a_basic_move_may_be_an_attack_too() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    active(g, 0, 23, top=False)
    g.action = Action(one.id, card(1), top=False, basic=True)
    g.then(Basic(0, top=False))
    comes(g.heroes[0].deck, "+0")
    play(g, "as-attack", f"hit {guard.id}")
    assert guard.health == 9 - 2


# Slots of heals


@pytest.mark.clause("GLH-PRC-03", "GLH-ACT-11")
@pytest.mark.parametrize("answer", ["none", "pick"])
def test_the_slot_of_a_heal_action_is_used_before_its_choices(answer: str) -> None:
    g = dungeon("tinkerer", "brute")
    one = hero(g, 0, HERE, health=1)
    marker = active(g, 0, 44, top=True)  # own heal actions: Heal +2
    begin(g, 0, 37, top=True)  # Heal 3, Range 3
    play(g, answer if answer == "none" else f"pick {one.id}")
    assert marker.slot == 1
    assert one.health == (1 if answer == "none" else 1 + 3 + 2)


# Elements of one line


@pytest.mark.clause("GLH-ELM-14", "GLH-VOC-17", "GLH-VOC-09")
@pytest.mark.parametrize("earth", [False, True])
def test_an_element_consumed_for_one_line_changes_no_other(earth: bool) -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    brute = hero(g, 1, WEST)
    g.heroes[1].hand, g.heroes[1].discard = [], []
    far = monster(g, "bandit-guard", (3, 2), health=9)
    near = monster(g, "bandit-guard", EAST, health=9)
    g.elements[ELEMENTS.index("earth")] = STRONG
    comes(g.heroes[0].deck, "+0", "+0")
    begin(g, 0, 123, top=True)  # Attack 3 around, with earth within 2; allies beside suffer 2
    play(g, *(["take earth", "any"] if earth else ["no"]))
    assert near.health == 9 - 3
    assert far.health == (9 - 3 if earth else 9)
    assert brute.health == brute.full - 2


@pytest.mark.clause("GLH-TRN-14", "GLH-TRN-13", "GLH-TRN-09")
@pytest.mark.parametrize("number", [123, 87])  # adjacent allies suffer 2; those in the room do
@pytest.mark.parametrize("foe", [False, True])
def test_allies_suffer_for_an_attack_only_if_there_was_one(number: int, foe: bool) -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    brute = hero(g, 1, WEST)
    g.heroes[1].hand, g.heroes[1].discard = [], []
    if foe:
        monster(g, "bandit-guard", EAST, health=9)
    comes(g.heroes[0].deck, "+0")
    begin(g, 0, number, top=True)
    play(g)
    assert brute.health == brute.full - (2 if foe else 0)
    if not foe:
        assert g.heroes[0].discard == [card(number)]
        assert g.heroes[0].xp == 0


# Ranged without a number


@pytest.mark.clause("GLH-VOC-03", "GLH-ACT-14", "GLH-ATK-02")
@pytest.mark.parametrize("beside", [False, True])
def test_attacks_around_the_slain_are_ranged(beside: bool) -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE if beside else (-1, 4))
    victim = monster(g, "bandit-guard", (3, 2))
    archer = monster(g, "bandit-archer", EAST, health=9)
    active(g, 0, 151, top=True)  # melee attacks +2
    comes(g.heroes[0].deck, "+0", "+1")
    begin(g, 0, 164, top=True)
    play(g, f"pick {victim.id}")
    assert archer.health == 9 - 2
    assert len(g.heroes[0].deck.discard) == (2 if beside else 1)


# Areas without anybody in them


@pytest.mark.clause("GLH-ATK-14", "GLH-TIM-09")
@pytest.mark.parametrize("there", [False, True])
def test_nobody_is_asked_about_the_conditions_of_an_area_that_hits_nobody(there: bool) -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    if there:
        monster(g, "bandit-guard", EAST)
    begin(g, 0, 32, top=True)  # an area of Attack 3 with a wound
    assert ("without wound" in play(g)) == there


# Traps and cards of others


@pytest.mark.clause("GLH-VOC-11", "GLH-VOC-02")
def test_a_disarmed_trap_is_not_passed_to_the_invisible() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [WEST], 4))
    seen, unseen = monster(g, "bandit-guard", EAST), monster(g, "bandit-guard", (2, 2))
    give(unseen, "invisible")
    begin(g, 0, 111, top=True)
    assert play(g, "put 0,3") == [f"pick {seen.id}", "none"]


@pytest.mark.clause("GLH-VOC-12", "GLH-REC-01")
def test_a_lost_card_of_a_neighbour_may_still_be_active() -> None:
    g = dungeon("tinkerer", "brute", "scoundrel")
    hero(g, 0, HERE)
    brute = hero(g, 1, EAST)
    hero(g, 2, (3, 2))
    active(g, 2, 88, top=False)  # of the lost kind, and in play
    begin(g, 0, 60, top=False)
    play(g, f"pick {brute.id}", f"recover {card(88)}")
    assert card(88) in g.heroes[1].hand
    assert (g.heroes[2].active, g.heroes[2].lost) == ([], [])


# What nothing moves or destroys


def at_the_pit(look: str) -> tuple[Dungeon, Figure, Piece]:
    """A character west of an obstacle that looks so, on a map without any other."""
    g = dungeon("cragheart", "brute", scenario=51)
    g.pieces = []
    at = min(middle(g))
    one = hero(g, 0, at)
    pit = Piece("obstacle", [(at[0] + 1, at[1])], look=look)
    g.pieces.append(pit)
    return g, one, pit


def middle(g: Dungeon) -> list[Hex]:
    """Hexes with all their neighbours, and these with theirs."""
    here = field.arena(g)
    inner = [at for at in here.cells if len(field.beside(g, at)) == len(neighbours(at))]
    return [at for at in inner if all(each in inner for each in neighbours(at))]


@pytest.mark.clause("GLH-OVL-17", "GLH-VOC-20")
@pytest.mark.parametrize("look", [PIT, "boulder"])
def test_what_is_indestructible_is_not_cleared_on_the_way(look: str) -> None:
    g, one, pit = at_the_pit(look)
    begin(g, 0, 132, top=False)  # Jump 5: obstacles and traps in its hexes are gone
    q, r = one.at
    found = g.advance()
    assert found is not None
    g.answer(found[0], f"go {q + 1},{r}>{q + 2},{r}")
    play(g)
    assert one.at == (q + 2, r)
    assert (pit in g.pieces) == (look == PIT)


@pytest.mark.clause("GLH-OVL-17", "GLH-VOC-10")
@pytest.mark.parametrize("look", [PIT, "boulder"])
def test_what_is_indestructible_is_not_moved(look: str) -> None:
    g, _, _ = at_the_pit(look)
    begin(g, 0, 132, top=True)
    assert bool(play(g)) == (look != PIT)


@pytest.mark.clause("GLH-OVL-17", "GLH-ACT-10")
@pytest.mark.parametrize("look", [PIT, "boulder"])
def test_what_is_indestructible_pays_for_no_slot(look: str) -> None:
    g, one, pit = at_the_pit(look)
    guard = monster(g, "bandit-guard", (one.at[0] - 1, one.at[1]), health=9)
    active(g, 0, 137, top=False)
    begin(g, 0, 116, top=True)
    choices = play(g)
    comes(g.heroes[0].deck, "+0")
    choices = play(g, choices[0])
    assert any(each.startswith("put") for each in choices) == (look != PIT)
    assert g.find(guard.id) is not None
    assert pit in g.pieces


@pytest.mark.clause("GLH-OVL-17", "GLH-VOC-20")
@pytest.mark.parametrize("look", [PIT, "boulder"])
def test_nobody_is_pushed_through_what_is_indestructible(look: str) -> None:
    g, one, pit = at_the_pit(look)
    (q, r) = one.at
    guard = monster(g, "bandit-guard", (q + 1, r), health=9)
    pit.hexes = [(q + 2, r)]
    comes(g.heroes[0].deck, "+0")
    begin(g, 0, 127, top=True)  # Attack 3, push 1, into obstacles as well
    steps = play(g, f"hit {guard.id}")
    into = f"push {q + 2},{r}"
    assert (into in steps) == (look != PIT)
    if look != PIT:
        play(g, into)
        assert pit not in g.pieces
        assert guard.health == 9 - 3 - 2
