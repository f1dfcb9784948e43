"""GLH-MAT-02: a monster's attack follows the rules of all attacks."""

from collections.abc import Callable

import pytest

from druzina.games.gloomhaven.monsters import Monster
from druzina.games.gloomhaven.monsters.strike import (
    DOUBLE,
    NULL,
    Card,
    Edge,
    applied,
    damage,
    edge,
    retaliation,
)
from tests.games.gloomhaven.pictures import MELEE_ARC, TRIANGLE

HERE = (0, 0)
ROLLING = Card(1, rolling=True)


def deck(*cards: Card) -> Callable[[], Card]:
    left = iter(cards)
    return lambda: next(left)


@pytest.mark.clause("GLH-MAT-02", "GLH-ADV-05", "GLH-MON-10", "GLH-ARE-08")
@pytest.mark.parametrize(
    ("monster", "beside", "found"),
    [
        (Monster(HERE), True, 0),
        (Monster(HERE, range=3), True, -1),
        (Monster(HERE, range=3), False, 0),
        (Monster(HERE, muddled=True), False, -1),
        (Monster(HERE, range=3, muddled=True), True, -1),
        (Monster(HERE, strengthened=True), False, 1),
        (Monster(HERE, strengthened=True, range=3, muddled=True), True, 0),
        (Monster(HERE, range=3, area=MELEE_ARC), True, 0),
        (Monster(HERE, range=3, area=TRIANGLE), True, -1),
    ],
)
def test_advantage_and_disadvantage_of_a_monster(
    monster: Monster, beside: bool, found: Edge
) -> None:
    assert edge(monster, beside=beside) == found


@pytest.mark.clause("GLH-MAT-02", "GLH-ADV-01", "GLH-ADV-02", "GLH-ADV-03", "GLH-AMD-03")
@pytest.mark.parametrize(
    ("of", "cards", "counting"),
    [
        (0, [Card(1), Card(2)], [Card(1)]),
        (0, [ROLLING, ROLLING, Card(-1)], [ROLLING, ROLLING, Card(-1)]),
        (1, [Card(-1), Card(2)], [Card(2)]),
        (-1, [Card(-1), Card(2)], [Card(-1)]),
        (1, [NULL, Card(-2)], [Card(-2)]),
        (-1, [DOUBLE, Card(1)], [Card(1)]),
        (1, [ROLLING, Card(-1)], [ROLLING, Card(-1)]),
        (-1, [ROLLING, Card(2)], [Card(2)]),
        (1, [ROLLING, ROLLING, Card()], [ROLLING, ROLLING, Card()]),
        (-1, [ROLLING, ROLLING, Card()], [Card()]),
    ],
)
def test_which_of_the_drawn_modifiers_count(
    of: Edge, cards: list[Card], counting: list[Card]
) -> None:
    assert applied(deck(*cards), of, base=3) == counting


@pytest.mark.clause("GLH-MAT-02", "GLH-ATK-05", "GLH-AMD-09", "GLH-SHD-01")
def test_numbers_then_the_double_then_the_shield_and_never_below_nothing() -> None:
    assert damage(3, [ROLLING, DOUBLE], shield=2) == 6
    assert damage(3, [Card(2), NULL]) == 0
    assert damage(1, [Card(-2)]) == 0
    assert damage(3, [Card()], shield=3, pierce=2) == 2
    assert damage(3, [Card()], shield=1, pierce=2) == 3


@pytest.mark.clause("GLH-MAT-02", "GLH-RET-01", "GLH-RET-03")
def test_retaliation_in_its_range_adds_up() -> None:
    assert retaliation(1, [(2, 1), (1, 3)]) == 3
    assert retaliation(3, [(2, 1), (1, 3)]) == 1
    assert retaliation(4, [(2, 1), (1, 3)]) == 0
