"""Files of positions tell what matters; the rest is filled so that every law holds."""

from __future__ import annotations

import tomllib

import pytest

from druzina.core import Luck
from druzina.core.position_text import read_position
from druzina.games import find
from druzina.games.prophecy import GAME
from druzina.games.prophecy.model import Kingdom
from tests.games.prophecy.table import FACTS

BEFORE_A_SPHERE = """
game = "prophecy"
[options]
seats = 2
goal = "{goal}"
[position]
round = 40
[[position.heroes]]
character = "paladin"
field = "forest-north"
lives = 7
items = ["R05", "A4"]
abilities = ["K01"]
[[position.heroes]]
field = "city"
gold = 9
"""


def placed(goal: str = "standard") -> Kingdom:
    text = BEFORE_A_SPHERE.format(goal=goal)
    g = read_position(tomllib.loads(text), "x.toml", find).position
    assert isinstance(g, Kingdom)
    return g


def test_what_a_file_leaves_open_is_filled() -> None:
    g = placed()
    assert list(GAME.broken(g)) == []
    first, second = g.heroes
    assert (first.lives, first.red, first.gold) == (7, 7, 3)
    assert second.character not in (-1, first.character)
    assert (second.gold, second.field) == (9, FACTS.field("city"))
    assert FACTS.card("R05") not in g.rare.deck
    assert sum(sphere.closed for sphere in g.spheres) == 1
    asked = g.advance()
    assert asked is not None
    assert (asked[0].kind, asked[0].seat) == ("Move", 0)


@pytest.mark.parametrize("goal", ["standard", "short", "apocalypse"])
def test_a_filled_position_is_played_to_its_end(goal: str) -> None:
    g, luck = placed(goal), Luck(4)
    while (asked := g.advance()) is not None:
        assert list(GAME.broken(g)) == []
        g.answer(asked[0], luck.pick(asked[1]))
    assert g.outcome is not None
