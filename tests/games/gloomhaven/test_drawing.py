"""Maps as text: what is drawn is what is read."""

import pytest

from druzina.games.gloomhaven.arena.drawing import Unreadable, draw, read
from druzina.games.gloomhaven.arena.hexes import same_edge
from tests.games.gloomhaven.random_boards import board as random_board

PICTURE = r"""
.   A   .
  . | M~  %
   / \
    ^   #   !
""".strip("\n")


def test_a_picture_is_read() -> None:
    sketch = read(PICTURE)
    assert sketch.figures == {(1, 0): "A", (1, 1): "M"}
    assert sketch.wall_hexes == [(2, 1)]
    assert sketch.thin_walls == [(0, 1, 0), (0, 1, 1), (1, 1, 2)]
    assert sketch.terrain == {
        "trap": [(0, 2)],
        "obstacle": [(1, 2)],
        "hazardous": [(2, 2)],
        "difficult": [(1, 1)],
    }
    assert read(PICTURE, origin=(5, -2)).figures == {(6, -2): "A", (6, -1): "M"}


def test_what_was_read_is_drawn_again() -> None:
    sketch = read(PICTURE)
    drawn = draw(sketch.hexes, sketch.wall_hexes, sketch.thin_walls, sketch.terrain, sketch.figures)
    assert drawn == PICTURE


@pytest.mark.parametrize("seed", range(40))
def test_random_maps_survive_drawing(seed: int) -> None:
    raw = random_board(seed)
    hexes, walls = [tuple(each) for each in raw["hexes"]], [tuple(e) for e in raw["wall_hexes"]]
    inside = {same_edge(tuple(each)) for each in raw["thin_walls"]}
    thin = {edge for edge in inside if edge[:2] in hexes}
    terrain = {"trap": list(hexes[::3])}
    drawn = draw(hexes, walls, thin, terrain)
    first = min((r, q) for q, r in [*hexes, *walls])
    sketch = read(drawn, origin=(first[1], first[0]))
    assert sorted(sketch.hexes) == sorted(hexes)
    assert sorted(sketch.wall_hexes) == sorted(walls)
    assert set(sketch.thin_walls) == thin
    assert sorted(sketch.terrain["trap"]) == sorted(terrain["trap"])


@pytest.mark.parametrize(
    ("text", "line", "column"), [(".  .", 1, 4), (".\n.", 2, 1), ("?", 1, 1), (". / .", 1, 3)]
)
def test_a_sign_that_means_nothing_is_named_with_its_place(
    text: str, line: int, column: int
) -> None:
    with pytest.raises(Unreadable) as raised:
        read(text)
    assert (raised.value.line, raised.value.column) == (line, column)
