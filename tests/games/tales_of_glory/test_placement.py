"""Placement: where a tile may lie in a story (TOG-PLC)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from druzina.core import Luck
from druzina.games.tales_of_glory.model import HERO_CELL, Story, Tale, at, cell
from druzina.games.tales_of_glory.rules.order import Turn
from druzina.games.tales_of_glory.rules.placement import PlaceTile
from tests.games.tales_of_glory.scene import face, happened, lay, me, turn
from tests.games.tales_of_glory.table import (
    FACTS,
    decisions,
    declined,
    goods,
    number,
    offers,
    opening,
    player,
    run,
    say,
    table,
    with_tiles,
)

Spot = tuple[int, int]

NORTH, EAST, SOUTH, WEST = range(4)
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
OPEN_HERO = face("H1", "o o o o")

# One tile for every set of sides with a connector: bit 0 north, 1 east, 2 south, 3 west.
SHAPES = with_tiles(
    OPEN_HERO,
    *(
        face(f"E1-{shape + 1:02}", " ".join("o" if shape >> side & 1 else "-" for side in range(4)))
        for shape in range(16)
    ),
)


def shaped(shape: int) -> int:
    return number(f"E1-{shape + 1:02}", SHAPES)


def fits(story: Story, shape: int) -> set[Spot]:
    """Where the engine would let a tile of this shape be laid."""
    g = with_story(story)
    return set(PlaceTile(0, shaped(shape)).choices(g))


def with_story(story: Story) -> Tale:
    g = table(player("H1", SHAPES), player("H2", SHAPES), facts=SHAPES)
    g.players[0].story = story
    return g


def hero_alone() -> Story:
    return Story([number("H1", SHAPES)], [HERO_CELL], [0])


@pytest.mark.clause("TOG-PLC-01")
def test_a_story_starts_with_the_hero_tile_only() -> None:
    for seats in (2, 5):
        for one in opening(seats).players:
            assert [FACTS.tiles[tile].deck for tile in one.story.tiles] == ["heroes"]
            assert [at(place) for place in one.story.cells] == [(0, 0)]


@pytest.mark.clause("TOG-PLC-01")
def test_a_tile_is_not_laid_on_a_tile() -> None:
    g = say(turn("H1 E1-10", gold=3), "lay")
    assert declined(g, "lay 1,0").clause == "TOG-PLC-01"
    assert declined(g, "lay 0,0").clause == "TOG-PLC-01"
    assert len(me(g).story.tiles) == 2


@pytest.mark.clause("TOG-PLC-01")
def test_a_laid_tile_stays_for_the_rest_of_the_game() -> None:
    g = opening(3, seed=5, mode="experienced")
    before = [list(zip(one.story.tiles, one.story.cells, strict=True)) for one in g.players]
    for _ in decisions(g, Luck(5)):
        now = [list(zip(one.story.tiles, one.story.cells, strict=True)) for one in g.players]
        assert [new[: len(old)] for old, new in zip(before, now, strict=True)] == before
        before = now
    assert all(len(one) > 3 for one in before), "little was laid"


@pytest.mark.clause("TOG-PLC-02")
@pytest.mark.parametrize("shape", range(16))
def test_tiles_are_neither_rotated_nor_mirrored(shape: int) -> None:
    """Beside a hero open on all sides a tile fits just where one of its own connectors points."""
    pointing = {BESIDE[OPPOSITE[side]] for side in range(4) if shape >> side & 1}
    assert fits(hero_alone(), shape) == pointing


@pytest.mark.clause("TOG-PLC-03")
def test_a_side_has_one_connector_or_none() -> None:
    for tile in FACTS.tiles:
        assert len(tile.sides) == 4
        bits = [tile.connectors >> side & 1 for side in range(4)]
        assert bits == [int(side is not None) for side in tile.sides]
        assert FACTS.connectors[tile.number] == tile.connectors


@pytest.mark.clause("TOG-PLC-04")
def test_a_tile_that_forms_no_connection_is_refused() -> None:
    """Apart from the story, at a corner, and side to side without connectors."""
    bare_east = face("H1", "o - o o")
    g = say(turn("H1", bare_east, face("E1-05", "o - o -"), gold=3), "lay")
    assert offers(g) == ["lay 0,-1", "lay 0,1"]
    for spot in ("2,0", "1,1", "1,0"):
        assert declined(g, f"lay {spot}").clause == "TOG-PLC-04"


@pytest.mark.clause("TOG-PLC-04")
def test_one_connection_is_enough() -> None:
    g = lay(turn("H1", face("H1", "o - - -"), face("E1-05", "- - o -"), gold=3), "0,1")
    assert len(me(g).story.tiles) == 2


@pytest.mark.clause("TOG-PLC-05")
def test_a_connector_may_not_face_a_bare_side_in_either_direction() -> None:
    """West of the gap the hero, open; east of it a tile that is bare, then one that is open."""
    mine_on_bare = turn("H1 . E1-10", OPEN_HERO, face("E1-10", "- o - -"), face("E1-05", "- o - o"))
    assert "lay 1,0" not in offers(say(mine_on_bare, "lay"))
    assert declined(mine_on_bare, "lay 1,0").clause == "TOG-PLC-05"
    theirs_on_bare = turn(
        "H1 . E1-10", OPEN_HERO, face("E1-10", "- o - o"), face("E1-05", "o - - o")
    )
    assert "lay 1,0" not in offers(say(theirs_on_bare, "lay"))
    assert declined(theirs_on_bare, "lay 1,0").clause == "TOG-PLC-05"


@pytest.mark.clause("TOG-PLC-04", "TOG-PLC-05", "TOG-PLC-06", "TOG-PLC-08")
@pytest.mark.parametrize("shape", range(16))
def test_all_four_neighbours_are_checked(shape: int) -> None:
    """Every tile in a cell with every kind of neighbour: none (-1), open (1) or bare (0)."""
    gap = (5, 5)
    for around in product((-1, 0, 1), repeat=4):
        story = hero_alone()
        for side, towards in enumerate(around):
            if towards >= 0:
                x, y = gap[0] + BESIDE[side][0], gap[1] + BESIDE[side][1]
                story.lay(shaped(towards << OPPOSITE[side]), cell(x, y))
        g = with_story(story)
        question = PlaceTile(0, shaped(shape))
        refusal = question.refusal(g, gap)
        assert (refusal and refusal.clause) == against(shape, around)
        assert (gap in question.choices(g)) == (refusal is None)


def against(shape: int, around: tuple[int, ...]) -> str | None:
    """The clause that forbids a cell, by the letter of the rules."""
    faced = [(shape >> side & 1, towards) for side, towards in enumerate(around) if towards >= 0]
    if any(mine != theirs for mine, theirs in faced):
        return "TOG-PLC-05"
    if not any(mine and theirs for mine, theirs in faced):
        return "TOG-PLC-04"
    return None


@pytest.mark.clause("TOG-PLC-06")
def test_two_bare_sides_may_face_each_other() -> None:
    """The new tile joins the hero below and touches its bare eastern neighbour."""
    g = turn(". E1-10\nH1 .", OPEN_HERO, face("E1-10", "o o - -"), face("E1-05", "o - o -"))
    assert me(lay(g, "0,1")).story.tiles[-1] == number("E1-05")


CONTENTS = ["o", "k", "2 G", "2 G if monster"]


@pytest.mark.clause("TOG-PLC-07")
@pytest.mark.parametrize("mine", CONTENTS)
@pytest.mark.parametrize("theirs", CONTENTS)
def test_what_connectors_contain_does_not_matter_for_legality(mine: str, theirs: str) -> None:
    """Nothing, a half key, a reward, a reward whose condition is not met, in any pair."""
    older = face("E1-10", f"- | - | {theirs} | -", kind="place")
    newer = face("E1-11", f"{mine} | - | - | -", kind="place")
    g = turn("E1-10 H1", face("H1", "- - - -"), older, newer, taken="E1-11")
    assert me(lay(g, "-1,-1")).story.tiles[-1] == number("E1-11")


@pytest.mark.clause("TOG-PLC-08")
def test_a_connector_may_face_an_empty_cell() -> None:
    g = turn("H1", face("H1", "o - - -"), face("E1-05", "o o o o"))
    assert me(lay(g, "0,1")).story.tiles[-1] == number("E1-05")


@pytest.mark.clause("TOG-PLC-09")
@pytest.mark.parametrize("side", range(4))
def test_north_is_up_east_is_right(side: int) -> None:
    """A tile open towards the hero alone names the cell on that side of it."""
    x, y = BESIDE[side]
    g = run(table(player("H1", SHAPES), facts=SHAPES), PlaceTile(0, shaped(15)), Turn(0))
    assert f"lay {x},{y}" in offers(g)
    assert fits(hero_alone(), 1 << OPPOSITE[side]) == {(x, y)}


@pytest.mark.clause("TOG-PLC-09")
@pytest.mark.parametrize("side", range(4))
def test_the_grid_has_no_bounds(side: int) -> None:
    """Ten taken tiles and two quests in one straight line, and there would be room for more."""
    g = table(player("H1", SHAPES), player("H2", SHAPES), facts=SHAPES)
    step_x, step_y = BESIDE[side]
    for n in range(1, 13):
        run(g, PlaceTile(0, shaped(15)), Turn(0))
        say(g, f"lay {n * step_x},{n * step_y}")
    line = [(n * step_x, n * step_y) for n in range(13)]
    assert [at(place) for place in me(g).story.cells] == line
    around = {(x + dx, y + dy) for x, y in line for dx, dy in BESIDE} - set(line)
    assert fits(me(g).story, 15) == around


@pytest.mark.clause("TOG-PLC-10")
def test_of_several_legal_cells_the_player_chooses() -> None:
    open_all = OPEN_HERO, face("E1-05", "o o o o")
    g = say(turn("H1", *open_all), "lay")
    assert sorted(offers(g)) == ["lay -1,0", "lay 0,-1", "lay 0,1", "lay 1,0"]
    say(g, "lay 0,-1")
    assert at(me(g).story.cells[-1]) == (0, -1)


@pytest.mark.clause("TOG-PLC-10")
def test_a_single_legal_cell_is_not_asked_for() -> None:
    g = say(turn("H1", OPEN_HERO, face("E1-05", "- - o -")), "lay")
    assert at(me(g).story.cells[-1]) == (0, 1)


# A cell with a tile on every side of it; three of them stand away from the hero.
RING = """
.     E1-10 .
E1-11 .     E1-12
.     H1    .
"""


@pytest.mark.clause("TOG-PLC-11")
def test_four_connections_of_one_placement_count_each_for_itself() -> None:
    around = (
        face("E1-10", "- | - | 1 G | -"),
        face("E1-11", "- | 2 P | - | -"),
        face("E1-12", "- | - | - | 3 V"),
        face("H1", "k - - -", chests="4 M"),
    )
    g = lay(turn(RING, *around, face("E1-05", "o o k o")), "0,1")
    assert goods(g) == {"gold": 1, "potions": 2, "combat": 0, "magic": 4, "glory": 3}


@pytest.mark.clause("TOG-PLC-11", "TOG-KEY-09")
def test_four_joined_half_keys_of_one_placement_are_four_keys() -> None:
    around = (
        face("E1-10", "- - k -"),
        face("E1-11", "- k - -"),
        face("E1-12", "- - - k"),
        face("H1", "k - - -", chests="1 G / 1 G / 1 G / 1 G / 1 G"),
    )
    g = lay(turn(RING, *around, face("E1-05", "k k k k")), "0,1")
    say(g, "open hero:1", "open hero:2", "open hero:3", "open hero:4")
    assert happened(g).count("half keys") == 4
    assert me(g).gold == 4
    assert not g.questions()


@pytest.mark.clause("TOG-PLC-04", "TOG-PLC-05", "TOG-PLC-06", "TOG-PLC-08", "TOG-PLC-10")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 15), st.integers(0, 99)), max_size=12))
def test_the_cells_offered_are_the_legal_ones(growth: list[tuple[int, int]]) -> None:
    """Random stories against the letter of the rules, over all the ground they could reach."""
    story = hero_alone()
    laid = {(0, 0): 15}
    for shape, chosen in growth:
        legal = legal_by_the_letter(laid, shape)
        assert fits(story, shape) == legal
        if legal:
            spot = sorted(legal)[chosen % len(legal)]
            story.lay(shaped(shape), cell(*spot))
            laid[spot] = shape


def legal_by_the_letter(laid: dict[Spot, int], shape: int) -> set[Spot]:
    ground = product(range(-14, 15), range(-14, 15))
    return {spot for spot in ground if spot not in laid and not forbidden(laid, shape, spot)}


def forbidden(laid: dict[Spot, int], shape: int, spot: Spot) -> str | None:
    around = []
    for side, (dx, dy) in enumerate(BESIDE):
        theirs = laid.get((spot[0] + dx, spot[1] + dy))
        around.append(-1 if theirs is None else theirs >> OPPOSITE[side] & 1)
    return against(shape, tuple(around))
