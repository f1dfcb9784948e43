"""GLH-DOR-04: rooms with more monsters than standees."""

import pytest

from druzina.games.gloomhaven.model import Actor, Dungeon
from druzina.games.gloomhaven.rules.moving import GoTo
from tests.games.gloomhaven.dungeon import dungeon, hero, monster, play

HALL = [(4, 0), (3, 0), (2, 0), (1, 0), (0, 0), (3, 1)]
NEAR, FAR, AS_FAR = (-9, 3), (-10, 4), (-9, 2)  # from the door (-2, 3)


def hall(archers: int) -> Dungeon:
    """So many of six archers stand in the first room already; three more wait in the second."""
    g = dungeon("brute", "scoundrel", "spellweaver")
    brute = hero(g, 0, (-1, 3))
    for place in HALL[:archers]:
        monster(g, "bandit-archer", place)
    g.order = [Actor(0, 1, 0)]
    g.heroes[0].initiative = 1
    g.then(GoTo(0, brute.id, 1))
    return g


def archers(g: Dungeon) -> list[tuple[int, int]]:
    return sorted(one.at for one in g.figures if one.what == "bandit-archer" and one.at[0] < -2)


@pytest.mark.clause("GLH-DOR-04")
@pytest.mark.parametrize(
    ("standing", "come"),
    [(3, [FAR, NEAR, AS_FAR]), (5, [NEAR]), (6, [])],
)
def test_without_enough_standees_the_nearest_to_the_door_come(
    standing: int, come: list[tuple[int, int]]
) -> None:
    g = hall(standing)
    assert play(g, "go -2,3") == []
    assert archers(g) == sorted(come)


@pytest.mark.clause("GLH-DOR-04", "GLH-TIM-06")
@pytest.mark.parametrize("chosen", [FAR, AS_FAR])
def test_of_equally_near_ones_the_players_say_who_comes(chosen: tuple[int, int]) -> None:
    g = hall(4)
    assert play(g, "go -2,3") == ["put -10,4", "put -9,2"]
    assert play(g, f"put {chosen[0]},{chosen[1]}") == []
    assert archers(g) == sorted([NEAR, chosen])
    assert g.decks["archer"].card
    assert any(actor.type == "bandit-archer" for actor in g.order)
