"""Payment and placement against the clauses written a second time, on anything hypothesis finds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from druzina.games.tales_of_glory.content import Cost, Side
from druzina.games.tales_of_glory.model import Story, Tale, at, cell
from druzina.games.tales_of_glory.rules.order import Turn
from druzina.games.tales_of_glory.rules.placement import PlaceTile, legal_cells
from tests.games.tales_of_glory.table import (
    asked,
    goods,
    ids,
    number,
    offers,
    player,
    printed,
    run,
    say,
    table,
    told,
    turn,
    with_tiles,
)

often = settings(max_examples=150, deadline=None, derandomize=True, database=None)
sometimes = settings(often, max_examples=50)

# Payment

KINDS = ("combat", "magic", "gold", "potions")
amounts = st.integers(0, 9)
goods_owned = st.fixed_dictionaries(dict.fromkeys(KINDS, amounts))
costs = st.dictionaries(st.sampled_from(KINDS), st.integers(1, 7), max_size=2)
slots = st.one_of(
    st.tuples(st.integers(2, 3), st.integers(1, 6)), st.tuples(st.integers(4, 5), st.integers(1, 8))
)


def needed(cost: dict[str, int], own: dict[str, int]) -> tuple[int, int]:
    """TOG-PAY-03, -04, -10: the gold and the potions to pay, the wilderness aside."""
    missing = sum(max(0, cost.get(skill, 0) - own[skill]) for skill in ("combat", "magic"))
    return cost.get("gold", 0), cost.get("potions", 0) + missing


@pytest.mark.clause("TOG-PAY-02", "TOG-PAY-07", "TOG-PAY-10", "TOG-PAY-13", "TOG-PAY-14")
@given(costs, goods_owned, slots)
@often
def test_tile_is_affordable_iff_the_formula_says_so_and_costs_just_that(
    cost: dict[str, int], own: dict[str, int], place: tuple[int, int]
) -> None:
    seats, slot = place
    wild = slot >= (4 if seats <= 3 else 5)
    gold, potions = needed(cost, own)
    payable = own["gold"] >= gold and own["potions"] >= potions
    more_gold, more_potions = own["gold"] >= gold + 1, own["potions"] >= potions + 1
    affordable = payable and (not wild or more_gold or more_potions)

    def facing() -> Tale:
        facts = with_tiles(printed("E1-07", cost=Cost(**cost)))
        who = player("H1", facts, taken="E1-07", slot=slot, opened={"H1": 3}, **own)
        return turn(who, seats, facts)

    g = facing()
    if not affordable:
        assert ids(g.discard) == ["E1-07"]
        assert goods(g) == {
            **own,
            "glory": 0,
            "gold": own["gold"] + 1,
            "potions": own["potions"] + 1,
        }
        return
    assert offers(g) == ["lay", "discard"]
    ways = [kind for kind, can in (("gold", more_gold), ("potions", more_potions)) if can]
    for way in ways if wild else ["nothing"]:
        g = say(facing(), "lay")
        if wild and len(ways) > 1:
            assert offers(g) == ["pay gold", "pay potions"]
            say(g, f"pay {way}")
        assert asked(g).kind == "PlaceTile"
        paid = {"gold": gold + (way == "gold"), "potions": potions + (way == "potions")}
        left = {kind: own[kind] - paid.get(kind, 0) for kind in KINDS}
        assert goods(g) == {**left, "glory": 0}
        assert min(left.values()) >= 0
        pays = [(event.shown["gold"], event.shown["potions"]) for event in told(g, "event-pays")]
        assert pays == ([(paid["gold"], paid["potions"])] if any(paid.values()) else [])


# Placement: a story is a map from spots to the connectors of the tile there, as the letters of
# its sides

Spot = tuple[int, int]
Picture = dict[Spot, str]

BESIDE: dict[str, tuple[Spot, str]] = {
    "N": ((0, 1), "S"),
    "E": ((1, 0), "W"),
    "S": ((0, -1), "N"),
    "W": ((-1, 0), "E"),
}
PATTERNS = ["".join(s for n, s in enumerate("NESW") if mask >> n & 1) for mask in range(1, 16)]

# For every pattern a tile that has it: E1-01 a connector to the north only, … E1-15 all four.
FACES = with_tiles(
    *(
        printed(f"E1-{n:02}", sides=tuple(Side() if s in pattern else None for s in "NESW"))
        for n, pattern in enumerate(PATTERNS, 1)
    )
)


def face(pattern: str) -> int:
    return number(f"E1-{PATTERNS.index(pattern) + 1:02}", FACES)


def problem(picture: Picture, pattern: str, spot: Spot) -> str:
    """The clause against laying a tile of that pattern there; empty if there is none."""
    if spot in picture:
        return "TOG-PLC-01"
    connections = 0
    for side, ((dx, dy), facing) in BESIDE.items():
        other = picture.get((spot[0] + dx, spot[1] + dy))
        if other is None:
            continue
        if (side in pattern) != (facing in other):
            return "TOG-PLC-05"
        connections += side in pattern
    return "" if connections else "TOG-PLC-04"


def around(picture: Picture, margin: int = 2) -> list[Spot]:
    """All spots within the bounds of the story and so far beyond."""
    xs, ys = [x for x, _ in picture], [y for _, y in picture]
    return [
        (x, y)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
    ]


def fitting(picture: Picture, pattern: str) -> list[Spot]:
    return [spot for spot in around(picture) if not problem(picture, pattern, spot)]


@st.composite
def pictures(draw: st.DrawFn) -> Picture:
    """A story grown by legal placements from a hero with at least three connectors."""
    picture: Picture = {(0, 0): draw(st.sampled_from([p for p in PATTERNS if len(p) >= 3]))}
    for pattern in draw(st.lists(st.sampled_from(PATTERNS), max_size=12)):
        spots = fitting(picture, pattern)
        if spots:
            picture[draw(st.sampled_from(spots))] = pattern
    return picture


def table_of(picture: Picture) -> Tale:
    g = table(player("H1", FACES), player("H5", FACES), facts=FACES)
    tiles, cells = [face(p) for p in picture.values()], [cell(*spot) for spot in picture]
    g.players[0].story = Story(tiles, cells, [0] * len(tiles))
    return g


def legal(picture: Picture, pattern: str) -> set[Spot]:
    g = table_of(picture)
    return {at(place) for place in legal_cells(g, g.players[0].story, face(pattern))}


@pytest.mark.clause("TOG-PLC-04", "TOG-PLC-05", "TOG-PLC-06", "TOG-PLC-08", "TOG-PLC-09")
@given(pictures(), st.sampled_from(PATTERNS))
@often
def test_legal_cells_are_those_of_brute_force(picture: Picture, pattern: str) -> None:
    assert legal(picture, pattern) == set(fitting(picture, pattern))


@pytest.mark.clause("TOG-PLC-01", "TOG-PLC-04", "TOG-PLC-05", "TOG-PLC-10")
@given(pictures(), st.sampled_from(PATTERNS))
@sometimes
def test_every_other_cell_is_refused_by_the_clause_against_it(
    picture: Picture, pattern: str
) -> None:
    g = table_of(picture)
    question = PlaceTile(0, face(pattern))
    assert set(question.candidates(g)) == set(around(picture))
    for spot in around(picture):
        refusal = question.refusal(g, spot)
        assert (refusal.clause if refusal else "") == problem(picture, pattern, spot)


@pytest.mark.clause("TOG-PLC-01", "TOG-PLC-11")
@given(pictures(), st.sampled_from(PATTERNS), st.integers(0, 100))
@sometimes
def test_laid_tile_keeps_the_story_sound(picture: Picture, pattern: str, nth: int) -> None:
    spots = fitting(picture, pattern)
    if not spots:
        return
    spot = spots[nth % len(spots)]
    g = run(table_of(picture), PlaceTile(0, face(pattern)), Turn(0))
    if g.questions():
        say(g, f"lay {spot[0]},{spot[1]}")
        assert at(g.players[0].story.cells[-1]) == spot
    grown = dict(zip(map(at, g.players[0].story.cells), [*picture.values(), pattern], strict=True))
    for (x, y), mine in grown.items():
        for side, ((dx, dy), facing) in BESIDE.items():
            other = grown.get((x + dx, y + dy))
            assert other is None or (side in mine) == (facing in other)


def moved(picture: Picture, sides: str, spot: Callable[[int, int], Spot]) -> Picture:
    """The story with every spot and every side carried elsewhere; `sides` says where NESW go."""
    return {spot(*at_): turned(pattern, sides) for at_, pattern in picture.items()}


def turned(pattern: str, sides: str) -> str:
    letters = {sides["NESW".index(side)] for side in pattern}
    return "".join(side for side in "NESW" if side in letters)


MOVES: dict[str, tuple[str, Callable[[int, int], Spot]]] = {
    "mirrored east to west": ("NWSE", lambda x, y: (-x, y)),
    "mirrored north to south": ("SENW", lambda x, y: (x, -y)),
    "turned clockwise": ("ESWN", lambda x, y: (y, -x)),
}


@pytest.mark.clause("TOG-PLC-05", "TOG-PLC-09")
@pytest.mark.parametrize("move", MOVES)
@given(picture=pictures(), pattern=st.sampled_from(PATTERNS))
@sometimes
def test_no_side_is_treated_otherwise(move: str, picture: Picture, pattern: str) -> None:
    sides, spot = MOVES[move]
    there = legal(moved(picture, sides, spot), turned(pattern, sides))
    assert there == {spot(*place) for place in legal(picture, pattern)}


@pytest.mark.clause("TOG-PLC-04", "TOG-PLC-05")
@given(pictures(), st.sampled_from(PATTERNS), st.randoms(use_true_random=False))
@sometimes
def test_order_of_laying_does_not_matter(picture: Picture, pattern: str, luck: Random) -> None:
    spots = list(picture)
    luck.shuffle(spots)
    assert legal({spot: picture[spot] for spot in spots}, pattern) == legal(picture, pattern)
