"""GLH-ITM-17: items are offered where what they name is there, and every use of one counts."""

import pytest

from druzina.games.gloomhaven.model import CHARACTER, Boon, Piece
from druzina.games.gloomhaven.rules.items import in_turn
from druzina.games.gloomhaven.rules.turn import EndOfTurn
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
    play,
    shows,
    wear,
)
from tests.games.gloomhaven.test_turns_in_play import acts

EAST, FAR = (2, 3), (-3, 6)


def items_of(*numbers: int) -> set[str]:
    return {item.id for item in FACTS.printed.items.values() if item.print in numbers}


@pytest.mark.clause("GLH-ITM-17")
def test_items_of_the_own_turn_need_somebody_to_be_about() -> None:
    """Enemies beside one, within so many hexes; an ally; a summon; a trap; an obstacle."""
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    wear(g, 0, 12, 95, 119, 120, 124, 125, 126, 128, 133, 144)
    g.pieces.clear()
    assert set(in_turn(g, 0)) == items_of(12)  # a heal at full hit points is allowed
    guard = monster(g, "bandit-guard", (1, 1))
    assert set(in_turn(g, 0)) == items_of(12, 124, 128, 144)
    guard.at = EAST
    assert set(in_turn(g, 0)) == items_of(12, 119, 124, 126, 128, 144)
    give(guard, "invisible")
    hero(g, 1, (0, 3))
    assert set(in_turn(g, 0)) == items_of(12, 95)
    g.pieces.append(Piece("trap", [(1, 1)], 3))
    g.pieces.append(Piece("obstacle", [(1, 2)]))
    assert set(in_turn(g, 0)) == items_of(12, 95, 125, 133)
    assert brute.kind == CHARACTER


@pytest.mark.clause("GLH-ITM-17", "GLH-SUM-01")
def test_no_summon_of_an_item_without_an_empty_hex() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    wear(g, 0, 123)
    assert in_turn(g, 0) == list(items_of(123))
    around = [
        (HERE[0] + q, HERE[1] + r) for q in (-1, 0, 1) for r in (-1, 0, 1) if q + r in (-1, 0, 1)
    ]
    g.pieces = [Piece("hazardous", [at]) for at in around if at != HERE]
    assert in_turn(g, 0) == []


@pytest.mark.clause("GLH-ITM-17", "GLH-ATK-14")
def test_no_item_for_an_attack_that_has_no_target() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (0, 3))
    monster(g, "bandit-guard", EAST)
    wear(g, 0, 14)
    begin(g, 0, 4, top=True)  # Attack 2: two hexes away
    assert list(asked(g)) in ([], ["none"])
    wear(g, 0, 26)  # two hexes in a line
    begin(g, 0, 4, top=True)
    assert set(asked(g)) == {"use minor-power-potion", *(f"use {i}" for i in items_of(26)), "none"}


@pytest.mark.clause("GLH-ITM-17", "GLH-BGL-02")
def test_what_works_by_itself_counts_as_used() -> None:
    g = dungeon("mindthief", "brute")
    she = hero(g, 0, HERE)
    wear(g, 0, 66, 106, 137)  # push 1 and pierce 1 on melee attacks, a heal on kills
    guard = monster(g, "bandit-guard", EAST, health=9)
    counts = g.heroes[0].counts
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 151, top=False)
    play(g, f"hit {guard.id}", "none")
    assert counts["items_used"] == 2
    guard.health = 1
    she.health = 1
    begin(g, 0, 158, top=True)
    play(g, f"hit {guard.id}")
    assert g.find(guard.id) is None
    assert counts["items_used"] == 2 + 2 + 1
    assert she.health == 2


@pytest.mark.clause("GLH-ITM-17", "GLH-VOC-21")
def test_a_helm_that_takes_a_double_away_is_used() -> None:
    for card, uses in (("2x", 1), ("1", None)):
        g = dungeon("brute", "scoundrel")
        brute = hero(g, 0, HERE)
        g.heroes[0].hand, g.heroes[0].discard = [], []
        wear(g, 0, 7)
        guard = monster(g, "bandit-guard", EAST)
        shows(g, "guard", "527")
        comes(g.monster_modifiers, card)
        acts(g, guard)
        play(g)
        assert brute.health == brute.full - (2 if uses else 3)
        assert g.heroes[0].counts.get("items_used") == uses


@pytest.mark.clause("GLH-ITM-18", "GLH-ACT-11", "GLH-PRC-02")
def test_an_item_for_a_whole_action_serves_an_attack_at_the_end_of_a_turn() -> None:
    g = dungeon("tinkerer", "brute", character_level=6)
    he = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (3, 2), health=9)
    marker = active(g, 0, 54, top=True)  # Attack 2, Range 5
    (potion,) = wear(g, 0, 14)
    comes(g.heroes[0].deck, "0")
    g.acting = he.id
    g.then(EndOfTurn(0))
    play(g, "use minor-power-potion", f"hit {guard.id}")
    assert guard.health == 9 - 2 - 1
    assert (marker.slot, potion.state) == (1, "consumed")


@pytest.mark.clause("GLH-VOC-08", "GLH-MON-15")
def test_what_never_moves_is_not_forced_to() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE)
    gun = monster(g, "ancient-artillery", (2, 2))
    guard = monster(g, "bandit-guard", EAST)
    begin(g, 0, 152, top=False)
    assert f"pick {gun.id}" not in asked(g)
    assert f"pick {guard.id}" in asked(g)


@pytest.mark.clause("GLH-MOT-09", "GLH-MOT-01", "GLH-AMB-01")
def test_of_equally_hurt_figures_the_players_choose_as_many_as_are_healed() -> None:
    g = dungeon("brute", "scoundrel")
    healer = monster(g, "savvas-lavaflow", HERE)
    most, *others = (
        monster(g, "bandit-guard", at, health=3) for at in (EAST, (2, 2), (1, 2), (0, 3))
    )
    most.health = 1
    healer.health -= 1
    g.elements[3] = 2  # earth: three targets
    shows(g, "savvas-lavaflow", "722")  # Heal 4, Range 3
    acts(g, healer)
    a, b, c = (f"pick {each.id}" for each in others)
    assert list(asked(g)) == [a, b, c]
    play(g, c)
    assert list(asked(g)) == [a, b]
    play(g, a)
    assert most.health == 5
    assert [each.health for each in others] == [6, 3, 6]
    assert healer.health == healer.full - 1


@pytest.mark.clause("GLH-VOC-20", "GLH-ACT-09")
def test_only_allies_count_for_what_allies_nearby_add() -> None:
    g = dungeon("mindthief", "brute", character_level=9)
    hero(g, 0, HERE)
    brute = hero(g, 1, EAST)
    chest = hero(g, 1, (0, 3))
    chest.thing = True  # something to protect is no ally
    g.heroes[1].figure = brute.id
    begin(g, 0, 173, top=False)
    play(g)
    assert [(b.kind, b.n) for b in brute.boons] == [("attack", 1)]
    assert isinstance(brute.boons[0], Boon)
