"""GLH-MOV-14, GLH-CON-08: who is stunned in mid-turn does nothing more; GLH-MOT-09: a drain."""

import pytest

from druzina.games.gloomhaven.model import ELEMENTS, STRONG, Actor, Dungeon, Figure, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.moving import GoTo
from tests.games.gloomhaven.dungeon import (
    HERE,
    begin,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
    shows,
)
from tests.games.gloomhaven.test_scenario_tokens import graveyard
from tests.games.gloomhaven.test_turns_in_play import careless

DARK = ELEMENTS.index("dark")
RING = [(2, 3), (2, 2), (1, 2), (0, 3), (0, 4), (1, 4)]  # around HERE


def ringed(type_: str, card: str, *conditions: str) -> tuple[Dungeon, Figure, Figure]:
    """A character with traps all around it, and a monster that comes."""
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    careless(g)
    g.pieces = [Piece("trap", [place], conditions=list(conditions)) for place in RING]
    one = monster(g, type_, (1, 1))
    shows(g, "hound" if type_ == "hound" else "night-demon", card)
    g.order = [Actor(0, 50, 0), Actor(1, 7, type=type_)]
    comes(g.monster_modifiers, "+0")
    g.then(GroupTurn(type_))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    return g, brute, one


@pytest.mark.clause("GLH-CON-08", "GLH-MOV-14")
@pytest.mark.parametrize("trap", ["stun", "poison"])
def test_a_monster_stunned_by_a_trap_gives_no_condition(trap: str) -> None:
    _, brute, hound = ringed("hound", "541", trap)  # Move +0; muddle all adjacent enemies
    assert hound.at in RING
    assert brute.is_("muddle") == (trap != "stun")


@pytest.mark.clause("GLH-ELM-10", "GLH-MOV-14")
@pytest.mark.parametrize("trap", ["stun", "poison"])
def test_a_monster_stunned_by_a_trap_infuses_nothing(trap: str) -> None:
    g, brute, _ = ringed("night-demon", "662", trap)  # Move +0, Attack +0, dark
    assert (brute.health < brute.full) == (trap != "stun")
    assert g.elements[DARK] == (0 if trap == "stun" else STRONG)


@pytest.mark.clause("GLH-CON-08", "GLH-TRN-13")
@pytest.mark.parametrize("trap", ["stun", "poison"])
def test_a_character_stunned_by_a_trap_does_no_more_of_its_half(trap: str) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (2, 2))
    g.pieces = [Piece("trap", [(2, 3)], conditions=[trap])]
    begin(g, 0, 18, top=False)  # Move 4; stun all adjacent enemies
    play(g, "go 2,3")
    assert guard.is_("stun") == (trap != "stun")


@pytest.mark.clause("GLH-MOT-09", "GLH-CON-04")
@pytest.mark.parametrize(("drawn", "left", "healed"), [("null", True, 0), ("+0", False, 0)])
def test_a_drain_heals_once_for_each_who_suffered(drawn: str, left: bool, healed: int) -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 4))
    hero(g, 1, (1, 5))
    careless(g)
    drinker = monster(g, "harrower-infester", HERE, health=2)
    give(drinker, "poison", "immobilize")
    shows(g, "harrower-infester", "729")  # three hexes in a row; dark: heal 2 for each who suffers
    g.elements[DARK] = STRONG
    g.order = [Actor(0, 50, 0), Actor(0, 60, 1), Actor(1, 30, type="harrower-infester")]
    comes(g.monster_modifiers, drawn, "null")
    g.then(GroupTurn("harrower-infester"))
    play(g)
    assert drinker.is_("poison") == left
    assert drinker.health == 2 + healed


@pytest.mark.clause("GLH-MOT-09", "GLH-CON-04")
def test_the_second_heal_of_a_drain_heals_who_was_poisoned() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (1, 4))
    hero(g, 1, (1, 5))
    careless(g)
    drinker = monster(g, "harrower-infester", HERE, health=2)
    give(drinker, "poison", "immobilize")
    shows(g, "harrower-infester", "729")
    g.elements[DARK] = STRONG
    g.order = [Actor(0, 50, 0), Actor(0, 60, 1), Actor(1, 30, type="harrower-infester")]
    comes(g.monster_modifiers, "+0", "+0")
    g.then(GroupTurn("harrower-infester"))
    play(g)
    assert (drinker.is_("poison"), drinker.health) == (False, 4)


@pytest.mark.clause("GLH-MOV-14")
@pytest.mark.parametrize(("trap", "goes_on"), [("poison", True), ("stun", False)])
def test_who_is_stunned_beside_a_grave_neither_digs_nor_goes_on(trap: str, goes_on: bool) -> None:
    g, one, grave = graveyard()
    there = one.at
    one.at = next(
        at for at in field.beside(g, there) if field.empty(g) >> field.arena(g).cells[at] & 1
    )
    g.pieces.append(Piece("trap", [there], conditions=[trap]))
    g.then(GoTo(0, one.id, 4))
    left = play(g, f"go {there[0]},{there[1]}")
    assert one.at == there
    assert one.is_(trap)
    assert (f"dig {grave.id}" in left) == goes_on
    assert bool(left) == goes_on


@pytest.mark.clause("GLH-EXH-07", "GLH-MOV-14")
def test_who_is_gone_is_not_asked_where_to() -> None:
    g, one, _ = graveyard()
    g.figures.remove(one)
    assert GoTo(0, one.id, 4).choices(g) == ["none"]
