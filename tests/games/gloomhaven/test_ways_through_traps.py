"""GLH-MOV-01, -04, -14: where a move may end when traps lie on the shortest way."""

import pytest

from druzina.games.gloomhaven.model import Piece
from druzina.games.gloomhaven.rules.moving import GoTo
from tests.games.gloomhaven.dungeon import HERE, dungeon, hero, play

WEST, BEYOND = (0, 3), (-1, 3)


@pytest.mark.clause("GLH-MOV-01", "GLH-MOV-04")
def test_a_hex_may_be_reached_through_a_trap_where_the_way_around_is_too_long() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [WEST], 3))
    asked = GoTo(0, brute.id, 2)
    assert "go -1,3" in asked.choices(g)
    assert asked.best(g, BEYOND) == (WEST, BEYOND)
    g.then(asked)
    play(g, "go -1,3", "suffer")
    assert (brute.at, brute.health) == (BEYOND, brute.full - 3)


@pytest.mark.clause("GLH-MOV-01", "GLH-MOV-04")
def test_where_the_points_last_the_way_leads_around() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.pieces.append(Piece("hazardous", [WEST]))
    assert WEST not in GoTo(0, brute.id, 3).best(g, BEYOND)


@pytest.mark.clause("GLH-MOV-14")
@pytest.mark.parametrize("condition", ["stun", "immobilize"])
def test_nobody_sets_out_for_what_lies_beyond_a_trap_that_holds(condition: str) -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [WEST], conditions=[condition]))
    near = GoTo(0, brute.id, 2).choices(g)
    assert "go 0,3" in near
    assert "go -1,3" not in near
    assert "go -1,3" in GoTo(0, brute.id, 3).choices(g)
    g.pieces[0].conditions = ["muddle"]
    assert "go -1,3" in GoTo(0, brute.id, 2).choices(g)
