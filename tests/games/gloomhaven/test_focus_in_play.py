"""GLH-FOC, GLH-MMV in play: the focus is found once and kept, through the move to the attack."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import (
    A_GROUP,
    A_HERO,
    SUMMON,
    Action,
    Actor,
    Dungeon,
    Piece,
    Possession,
)
from druzina.games.gloomhaven.model import Figure as Someone
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.monsters import Act, FigureTurn
from tests.games.gloomhaven.dungeon import FACTS, comes, dungeon, hero, monster, play, shows


def pair(first: tuple[int, int], second: tuple[int, int]) -> tuple[Dungeon, Someone, Someone]:
    """Two characters; the second acts earlier in the round."""
    g = dungeon("brute", "spellweaver")
    one, other = hero(g, 0, first, 30), hero(g, 1, second, 30)
    one.full = other.full = 30
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []
    g.heroes[0].initiative, g.heroes[1].initiative = 40, 20
    g.order = [Actor(A_HERO, 20, 1), Actor(A_HERO, 40, 0)]
    return g, one, other


@pytest.mark.clause("GLH-FOC-13", "GLH-MMV-03")
def test_a_monster_attacks_the_one_it_moved_for() -> None:
    """The archer steps back from its focus and is then as far from the other, who acts earlier."""
    g, near, far = pair((0, 0), (0, 4))
    archer = monster(g, "bandit-archer", (0, 1))
    shows(g, "archer", "535")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(archer.id))
    assert "go 0,2" in play(g)
    play(g, "go 0,2")
    assert archer.at == (0, 2)
    assert near.health < 30
    assert far.health == 30


@pytest.mark.clause("GLH-FOC-15")
def test_a_focus_that_is_gone_after_the_move_is_found_again() -> None:
    g, near, far = pair((0, 0), (0, 4))
    archer = monster(g, "bandit-archer", (0, 1))
    shows(g, "archer", "535")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(archer.id))
    asked = g.advance()
    assert asked is not None
    g.figures.remove(near)
    g.answer(asked[0], "go 0,2")
    g.advance()
    assert far.health < 30


@pytest.mark.clause("GLH-FOC-10", "GLH-AMB-01")
def test_between_equal_enemies_the_players_name_the_focus_and_the_attack_keeps_to_it() -> None:
    """Both wear what makes them the last to be focused on, so nothing tells them apart."""
    g, one, other = pair((0, 2), (0, 4))
    item = next(each for each in FACTS.printed.items.values() if each.rule == "focused_last")
    for sheet in g.heroes:
        sheet.items.append(Possession(item.id))
    guard = monster(g, "bandit-guard", (0, 3))
    shows(g, "guard", "527")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(guard.id))
    assert play(g) == [f"act {one.id}", f"act {other.id}"]
    play(g, f"act {other.id}")
    assert other.health < 30
    assert one.health == 30


@pytest.mark.clause("GLH-FOC-09", "GLH-SUM-06")
def test_of_two_summons_the_one_summoned_first_is_the_focus() -> None:
    g, _, _ = pair((1, 0), (3, 0))
    one = Someone(900, SUMMON, "mystic-ally", 0, (0, 2), 9, 9, seat=0)
    other = Someone(901, SUMMON, "mystic-ally", 0, (0, 4), 9, 9, seat=0)
    g.figures += [other, one]
    guard = monster(g, "bandit-guard", (0, 3))
    shows(g, "guard", "527")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(guard.id))
    play(g)
    assert one.health < 9
    assert other.health == 9


@pytest.mark.clause("GLH-FOC-09", "GLH-INI-03")
def test_of_two_with_one_initiative_the_order_of_the_round_decides() -> None:
    g, one, other = pair((0, 2), (0, 4))
    g.heroes[0].initiative = 20
    g.order = [Actor(A_HERO, 20, 1, second=30), Actor(A_HERO, 20, 0, second=50)]
    guard = monster(g, "bandit-guard", (0, 3))
    shows(g, "guard", "527")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(guard.id))
    assert play(g) == [], "nobody is asked"
    assert other.health < 30
    assert one.health == 30


@pytest.mark.clause("GLH-FOC-10", "GLH-SUM-03")
def test_a_summon_takes_elites_before_normal_monsters_then_the_lower_number() -> None:
    g, _, _ = pair((1, 0), (3, 0))
    ally = Someone(g.next, SUMMON, "mystic-ally", 0, (0, 3), 2, 2, seat=0)
    g.next += 1
    g.figures.append(ally)
    normal = monster(g, "bandit-guard", (0, 1), health=9)
    elite = monster(g, "bandit-guard", (0, 5), "elite", health=9)
    normal.number, elite.number = 1, 2
    g.order = [*g.order, Actor(A_GROUP, 50, type="bandit-guard")]
    comes(g.heroes[0].deck, "0")
    g.then(FigureTurn(ally.id))
    assert play(g) == []
    assert elite.health < 9
    assert normal.health == 9


@pytest.mark.clause("GLH-FOC-09", "GLH-DOR-06")
def test_revealed_monsters_whose_moment_has_passed_keep_the_initiative_of_their_cards() -> None:
    """They act after the turn in which the door was opened and have no place in the order."""
    g, _, _ = pair((1, 0), (3, 0))
    ally = Someone(g.next, SUMMON, "mystic-ally", 0, (0, 3), 2, 2, seat=0)
    g.next += 1
    g.figures.append(ally)
    guard = monster(g, "bandit-guard", (0, 1), "elite", health=9)
    archer = monster(g, "bandit-archer", (0, 5), health=9)
    shows(g, "guard", "527")
    shows(g, "archer", "532")
    comes(g.heroes[0].deck, "0")
    g.then(FigureTurn(ally.id))
    assert play(g) == [], "nobody is asked"
    assert archer.health < 9
    assert guard.health == 9


@pytest.mark.clause("GLH-VOC-21", "GLH-FOC-09")
def test_who_counts_99_is_focused_on_before_a_resting_character() -> None:
    g, one, other = pair((0, 2), (0, 4))
    item = next(each for each in FACTS.printed.items.values() if each.rule == "focused_last")
    g.heroes[1].items.append(Possession(item.id))
    g.heroes[0].initiative, g.heroes[0].resting = 99, True
    g.order = [Actor(A_HERO, 20, 1), Actor(A_HERO, 99, 0)]
    guard = monster(g, "bandit-guard", (0, 3))
    shows(g, "guard", "527")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(guard.id))
    assert play(g) == [], "nobody is asked"
    assert other.health < 30
    assert one.health == 30


@pytest.mark.clause("GLH-MMV-12", "GLH-FOC-13", "GLH-MON-11")
def test_a_move_after_the_attack_goes_toward_the_focus_of_the_turn() -> None:
    """Whoever acts earlier is as near after all, but it is not the focus."""
    g, near, far = pair((0, 0), (0, 5))
    archer = monster(g, "bandit-archer", (0, 2))
    shows(g, "archer", "535")
    card = next(one for one in FACTS.printed.decks["archer"].cards if one.id == "535")
    move, attack = FACTS.numbers(card.lines)
    g.acting, g.action = archer.id, Action(archer.id)
    comes(g.monster_modifiers, "0")
    g.then(Act(archer.id, [attack, move]))
    play(g)
    assert near.health < 30
    assert archer.at == (0, 1), "beside its focus, as for a melee attack"
    assert far.health == 30


@pytest.mark.clause("GLH-MMV-17")
@pytest.mark.parametrize(("trap", "left"), [((1, 3), 4), ((0, 3), 8)])
def test_of_equally_good_ways_over_different_traps_the_players_choose(trap: Hex, left: int) -> None:
    """Two traps are the gaps in a row of obstacles: 5 damage in the one, 1 in the other."""
    g = dungeon("brute", "scoundrel")
    guard = monster(g, "bandit-guard", (1, 2), health=9)
    hero(g, 0, (0, 5))
    row = [at for at in field.arena(g).cells if at[1] == 3 and at not in ((1, 3), (0, 3))]
    g.pieces += [Piece("obstacle", [at]) for at in row]
    g.pieces += [Piece("trap", [(1, 3)], damage=5), Piece("trap", [(0, 3)], damage=1)]
    shows(g, "guard", "527")
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(guard.id))
    asked = play(g)
    if asked[0].startswith("go"):
        asked = play(g, "go 0,4")
    assert sorted(asked) == ["over 0,3", "over 1,3"]
    play(g, f"over {trap[0]},{trap[1]}")
    assert guard.health == left
    assert guard.at == (0, 4)
