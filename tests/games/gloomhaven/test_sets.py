"""Very many equally good sets of targets: counted, the first told, the rest on demand."""

from __future__ import annotations

from itertools import islice
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from druzina.games.gloomhaven.arena import Hex, arena
from druzina.games.gloomhaven.arena.ground import bits
from druzina.games.gloomhaven.monsters import ALL, Board, Enemy, Monster, Wanted, decide, explain
from druzina.games.gloomhaven.monsters.sets import Sets, listed, number

ENEMIES = 7


def ring(enemies: int, targets: int) -> Board:
    """So many equal enemies at range 4 of a monster that attacks some of them."""
    near = range(-5, 6)
    hexes = [(q, r) for q in near for r in near if abs(q + r) <= 5]
    around = [at for at in hexes if _far(at) == 4][:enemies]
    foes = tuple(Enemy(at, 20) for at in around)
    return Board(arena(hexes), Monster((0, 0), move=2, range=4, targets=targets), foes)


def _far(at: Hex) -> int:
    return max(abs(at[0]), abs(at[1]), abs(sum(at)))


@pytest.mark.clause("GLH-MMV-05", "GLH-MMV-08")
def test_equal_enemies_on_a_ring_are_counted_and_the_first_told() -> None:
    explained = explain(ring(20, 10))
    assert explained.count == comb(20, 10) == 184_756
    assert len(explained.results) == 100
    assert len(explained.explanation) < 1000


def test_all_can_be_asked_for_or_page_by_page() -> None:
    board = ring(10, 5)
    whole = decide(board, wanted=ALL).results
    assert len(whole) == len(set(whole)) == comb(10, 5)
    pages = [decide(board, wanted=Wanted(100, skip)).results for skip in (0, 100, 200, 300)]
    assert [len(page) for page in pages] == [100, 100, 52, 0]
    assert {result for page in pages for result in page} == set(whole)


def masks() -> st.SearchStrategy[int]:
    return st.integers(0, (1 << ENEMIES) - 1)


@given(st.lists(st.tuples(masks(), masks(), st.integers(0, ENEMIES)), max_size=6))
def test_overlapping_sets_are_counted_and_listed_once(drawn: list[tuple[int, int, int]]) -> None:
    given = [Sets(least & most, most, size) for least, most, size in drawn]
    given = [sets for sets in given if sets.possible]
    meant = {
        each
        for each in range(1 << ENEMIES)
        for least, most, size in given
        if each.bit_count() == size and not least & ~each and not each & ~most
    }
    told = list(listed(given))
    assert set(told) == meant
    assert len(told) == number(given) == len(meant)
    order = [(each.bit_count(), list(bits(each))) for each in told]
    assert order == sorted(order)
    assert list(islice(listed(given), 2)) == told[:2]


@given(masks(), masks(), masks(), st.integers(0, ENEMIES))
def test_those_with_the_fewest_that_suffer(least: int, most: int, hurt: int, size: int) -> None:
    sets = Sets(least & most, most, size)
    if sets.possible:
        counts = {each: (each & hurt).bit_count() for each in listed([sets])}
        fewest = min(counts.values())
        assert sets.fewest(hurt) == fewest
        assert set(listed([sets.sparing(hurt)])) == {e for e, n in counts.items() if n == fewest}
