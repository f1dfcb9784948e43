"""GLH-VOC: single effects of the six classes; every half of every card can be performed."""

import random

import pytest

from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import MONSTERS, STRONG, Dungeon, Loose, Piece
from druzina.games.gloomhaven.rules.monsters import FigureTurn
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
    play,
    shows,
)
from tests.games.gloomhaven.test_turns_in_play import by_initiative

EAST = (2, 3)
CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")


@pytest.mark.clause("GLH-VOC-05")
def test_a_beam_slays_all_weak_ones_in_its_line() -> None:
    g = dungeon("tinkerer", "brute", character_level=5)
    hero(g, 0, HERE)
    weak = monster(g, "bandit-guard", (2, 2), health=5)
    strong = monster(g, "bandit-guard", (3, 1), health=6)
    begin(g, 0, 52, top=True)
    choices = play(g)
    play(g, choices[0])
    assert g.find(weak.id) is None
    assert g.find(strong.id) is not None
    assert g.heroes[0].xp == 1


@pytest.mark.clause("GLH-EFF-12", "GLH-VOC-20")
def test_enemies_are_pulled_toward_a_hex() -> None:
    g = dungeon("spellweaver", "brute", character_level=9)
    hero(g, 0, (-1, 3))
    one = monster(g, "bandit-guard", (3, 1))
    begin(g, 0, 86, top=False)
    play(g, "put 1,3")
    steps = play(g)
    assert "none" in steps
    play(g, steps[0])
    assert max(abs(one.at[0] - 1), abs(one.at[1] - 3), abs(sum(one.at) - 4)) < 3


@pytest.mark.clause("GLH-VOC-04")
def test_an_eruption_hits_whom_its_path_passes() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, (0, 3))
    far = monster(g, "bandit-guard", (2, 3), health=9)
    between = monster(g, "bandit-guard", (1, 3), health=9)
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 62, top=True)
    sets = play(g, f"hit {far.id}")
    assert set(sets) == {"pick none", f"pick {between.id}"}
    play(g, f"pick {between.id}", f"hit {far.id}")
    assert (far.health, between.health) == (6, 6)
    assert g.heroes[0].xp == 2


@pytest.mark.clause("GLH-VOC-10", "GLH-OVL-13")
def test_a_meteor_is_one_piece_of_three_hexes() -> None:
    g = dungeon("cragheart", "brute", character_level=7)
    hero(g, 0, (0, 3))
    guard = monster(g, "bandit-guard", (3, 1), health=9)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 140, top=True)
    choices = play(g)
    beside = next(one for one in choices if one == "area 1,3;2,2;2,3")
    assert play(g, beside) == ["none", "without immobilize"]
    play(g, "none")
    assert [piece.hexes for piece in g.pieces] == [[(1, 3), (2, 2), (2, 3)]]
    assert guard.health == 9 - 4
    assert guard.is_("immobilize")


@pytest.mark.clause("GLH-VOC-10")
def test_an_obstacle_is_moved_and_enemies_beside_it_attacked() -> None:
    g = dungeon("cragheart", "brute", character_level=3)
    hero(g, 0, HERE)
    g.pieces.append(Piece("obstacle", [(1, 2)]))
    guard = monster(g, "bandit-guard", (3, 1), health=9)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 132, top=True)
    play(g, "area 1,2;2,2")
    assert [piece.hexes for piece in g.pieces] == [[(2, 2)]]
    assert guard.health == 9 - 2


@pytest.mark.clause("GLH-VOC-11")
def test_a_disarmed_trap_strikes_an_enemy() -> None:
    g = dungeon("scoundrel", "brute", character_level=7)
    hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [EAST], 4, ["poison"]))
    guard = monster(g, "bandit-guard", (1, 1), health=9)
    begin(g, 0, 111, top=True)
    play(g, "put 2,3", f"pick {guard.id}")
    assert guard.health == 5
    assert guard.is_("poison")


@pytest.mark.clause("GLH-VOC-16")
def test_wings_take_at_most_four_things() -> None:
    g = dungeon("spellweaver", "brute", character_level=8)
    hero(g, 0, HERE)
    g.loose = [Loose(at) for at in (EAST, (2, 2), (1, 2), (0, 3), (0, 4))]
    begin(g, 0, 84, top=True)
    for _ in range(4):
        play(g, play(g)[0])
    assert g.heroes[0].coins == 4
    assert len(g.loose) == 1


@pytest.mark.clause("GLH-VOC-12")
def test_an_ally_takes_a_lost_card_of_its_neighbour() -> None:
    g = dungeon("tinkerer", "brute", "scoundrel", character_level=9)
    hero(g, 0, (0, 3))
    brute = hero(g, 1, (1, 3))
    hero(g, 2, (2, 3))
    lost = g.heroes[2].hand.pop()
    g.heroes[2].lost.append(lost)
    begin(g, 0, 60, top=False)
    play(g, f"pick {brute.id}", f"recover {lost}")
    assert lost in g.heroes[1].hand
    assert g.heroes[2].lost == []


@pytest.mark.clause("GLH-VOC-06")
def test_a_directed_guard_does_as_it_is_told() -> None:
    g = dungeon("scoundrel", "brute", character_level=9)
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    archer = monster(g, "bandit-archer", (3, 1), health=9)
    begin(g, 0, 114, top=False)
    play(g, f"pick {guard.id}")
    shows(g, "guard", by_initiative("guard", 50))
    comes(g.monster_modifiers, "0")
    g.then(FigureTurn(guard.id))
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 0
    play(g, "go 3,2", f"hit {archer.id}")
    assert archer.health == 9 - 2
    assert guard.side == MONSTERS


@pytest.mark.clause("GLH-VOC-20")
def test_the_attack_of_an_ally_has_the_augments() -> None:
    g = dungeon("mindthief", "brute", character_level=8)
    hero(g, 0, HERE)
    brute = hero(g, 1, EAST)
    guard = monster(g, "bandit-guard", (3, 2), health=12)
    active(g, 0, 151, top=True)
    comes(g.heroes[1].deck, "0")
    begin(g, 0, 172, top=True)
    play(g, f"pick {brute.id}", "yes", f"hit {guard.id}")
    assert guard.health == 12 - 4 - 2


@pytest.mark.clause("GLH-VOC-17", "GLH-VOC-05")
def test_darkness_slays_instead_of_cursing() -> None:
    g = dungeon("spellweaver", "brute", character_level=4)
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", (1, 1))
    g.elements[5] = STRONG
    begin(g, 0, 76, top=True)
    play(g, "take dark", f"pick {guard.id}")
    assert g.find(guard.id) is None
    assert g.heroes[0].xp == 1


def crowded(class_: str) -> Dungeon:
    """Friends and enemies at hand, pieces around, every element present, cards in every pile."""
    other = "brute" if class_ != "brute" else "scoundrel"
    g = dungeon(class_, other, character_level=9)
    hero(g, 0, HERE, health=3)
    hero(g, 1, (0, 4), health=3)
    for at, rank in ((EAST, "normal"), ((2, 2), "elite"), ((1, 1), "normal")):
        monster(g, "bandit-guard", at, rank, health=4)
    g.pieces += [Piece("obstacle", [(1, 2)]), Piece("trap", [(0, 3)], 3)]
    g.loose = [Loose((0, 5))]
    g.elements = [STRONG] * 6
    return g


def deal(g: Dungeon, seat: int, first: str = "") -> None:
    """Cards in every pile, this one in the hand."""
    sheet = g.heroes[seat]
    others = [each for each in sheet.hand if each != first]
    own = [first, *others[: len(sheet.hand) - 1]] if first else others
    sheet.hand, sheet.discard, sheet.lost = own[:-3], own[-3:-1], own[-1:]


@pytest.mark.parametrize("class_", CLASSES)
def test_every_half_of_every_card_can_be_performed(class_: str) -> None:
    for id_ in FACTS.printed.hands[class_]:
        for top in (True, False):
            did = False
            for seed in range(6):
                chance = random.Random(f"{id_}{top}{seed}")
                g = crowded(class_)
                sheet = g.heroes[0]
                deal(g, 0, id_)
                deal(g, 1)
                begin(g, 0, FACTS.printed.cards[id_].print, top)
                while (asked := g.advance()) is not None:
                    question, choices = asked
                    some = [one for one in choices if one != "none"] or choices
                    g.answer(question, some[chance.randrange(len(some))])
                assert list(broken(g)) == []
                half = FACTS.half(id_, top)
                piles = sheet.active_cards() if half.lasts else sheet.lost if half.lost else []
                did = did or id_ in piles or (not half.lasts and not half.lost)
            assert did, (id_, top)


def test_a_card_under_way_lies_in_no_pile() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    begin(g, 0, 5, top=True)
    g.advance()
    sheet = g.heroes[0]
    assert card(5) not in [*sheet.hand, *sheet.discard, *sheet.lost]
    play(g, f"hit {guard.id}")
    assert card(5) in sheet.lost
