"""The order of rewards by the letter: random lists and turns against slow rules of our own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from druzina.games.tales_of_glory.model import HERO_CELL, Player, Story, Tale, cell
from druzina.games.tales_of_glory.rules.order import (
    COMPENSATION,
    CONNECTOR,
    HALF_KEY,
    ITEM,
    Collect,
    Due,
    Turn,
    conflict,
)
from tests.games.tales_of_glory import letter
from tests.games.tales_of_glory.scene import face, gains, happened, item, me
from tests.games.tales_of_glory.table import (
    goods,
    number,
    offers,
    player,
    run,
    say,
    table,
    with_tiles,
)

ITEMS = [
    "1 V",
    "2 G",
    "1 P + 2 G",
    "1 C",
    "1 M",
    "3 P",
    "1 K",
    "2 K",
    "1 V + 1 K",
    "1 K + 1 G",
    "(1 K + 1 G) × monster",
    "1 V × monster",
    "1 V × key",
    "2 V × closed chest",
    "(1 V + 1 K) × closed chest",
    "1 V × combat",
    "1 C × combat",
    "1 M × combat",
    "1 V × magic",
    "1 C × magic",
    "1 G × set of 3 G",
    "1 K × set of 3 G",
    "1 V × set of 3 P",
    "1 G × set of 3 P",
    "1 K × key",
]
CHESTS = ["2 G / 1 K", "", "1 C", "1 K + 3 G / 1 M", "3 P"]
CONNECTORS = ["1 K", "2 G", "1 C", "1 V"]
BOOK, INN = 5, 6

# The hero and four tiles with chests; one tile with every item, and a place.
SHELF = with_tiles(
    face("H1", chests=CHESTS[0]),
    *(face(f"E1-0{n}", chests=CHESTS[n]) for n in range(1, 5)),
    face("Q-09", reward=";".join(ITEMS)),
    face("E1-10", "|".join(CONNECTORS)),
)
SHELVES = "H1 E1-01 E1-02 E1-03 E1-04 Q-09 E1-10"

PAIRS = st.tuples(st.integers(1, 4), st.integers(0, 4)).filter(lambda pair: pair[0] != pair[1])
DUE = st.one_of(
    PAIRS.map(lambda pair: Due(HALF_KEY, pair[0], 0, pair[1])),
    st.integers(0, 3).map(lambda side: Due(CONNECTOR, INN, side)),
    st.integers(0, len(ITEMS) - 1).map(lambda part: Due(ITEM, BOOK, part)),
    st.just(Due(COMPENSATION)),
)
DUES = st.lists(DUE, min_size=1, max_size=6).map(lambda due: sorted(due, key=lambda d: d.group))
OPENED = st.one_of(st.just([3] * 5), st.lists(st.integers(0, 3), min_size=5, max_size=5))
OWN = st.lists(st.integers(0, 4), min_size=4, max_size=4)


def shelves(opened: list[int], own: list[int]) -> Tale:
    owner = player(SHELVES, SHELF)
    for place, bits in enumerate(opened):
        owner.story.opened[place] = bits & (1 << SHELF.chests[owner.story.tiles[place]]) - 1
    owner.gold, owner.potions, owner.combat, owner.magic = own
    return table(owner, player("H2", SHELF), facts=SHELF)


def by_the_letter(due: Due) -> letter.Waiting:
    if due.group == HALF_KEY:
        return letter.Waiting((("key", 1),), pair=(due.place, due.other))
    if due.group == CONNECTOR:
        return letter.Waiting(gains(CONNECTORS[due.part]))
    if due.group == COMPENSATION:
        return letter.Waiting((("gold", 1), ("potions", 1), ("key", 1)))
    whole = item(ITEMS[due.part])
    return letter.Waiting(whole.gains, whole.times)


def reserve(owner: Player) -> letter.Reserve:
    tiles = SHELVES.split()
    chests = {
        (place, n): (f"{tiles[place] if place else 'hero'}:{n + 1}", gains(inside))
        for place, all_inside in enumerate(CHESTS)
        for n, inside in enumerate(part for part in all_inside.split("/") if part)
    }
    opened = {(place, n) for place, n in chests if owner.story.opened[place] >> n & 1}
    own = {kind: getattr(owner, kind) for kind in ("gold", "potions", "combat", "magic", "glory")}
    return letter.Reserve(own, chests, [SHELF.types[tile] for tile in owner.story.tiles], opened)


@pytest.mark.clause("TOG-REW-13")
@settings(max_examples=400, deadline=None)
@given(DUES, OPENED, OWN)
def test_which_items_hinge_on_each_other(due: list[Due], opened: list[int], own: list[int]) -> None:
    g = shelves(opened, own)
    asked_about = letter.taking_part(reserve(me(g)), [by_the_letter(one) for one in due])
    assert sorted(conflict(g, 0, due)) == asked_about


@pytest.mark.clause("TOG-REW-09", "TOG-REW-10", "TOG-REW-13", "TOG-KEY-06", "TOG-KEY-10")
@settings(max_examples=250, deadline=None)
@given(DUES, OPENED, OWN, st.lists(st.integers(0, 99), min_size=30, max_size=30))
def test_a_reward_list_is_resolved_by_the_letter(
    due: list[Due], opened: list[int], own: list[int], luck: list[int]
) -> None:
    """The same offers question by question, the same gains one by one, the same goods and keys."""
    g = shelves(opened, own)
    mine = reserve(me(g))
    waits = letter.collect(mine, [by_the_letter(one) for one in due])
    run(g, Collect(0, due))
    for texts in answered(waits, g, luck):
        assert offers(g) == texts
    assert not g.questions()
    assert happened(g) == mine.gained
    assert goods(g) == mine.goods
    bits = [sum(1 << n for place, n in mine.opened if place == tile) for tile in range(7)]
    assert me(g).story.opened == bits


def answered(waits: letter.Asking, g: Tale, luck: list[int]) -> Iterator[list[str]]:
    """Every question by the letter; both sides then get the same answer."""
    texts = next(waits, None)
    for chosen in luck:
        if texts is None:
            return
        yield texts
        answer = texts[chosen % len(texts)]
        say(g, answer)
        try:
            texts = waits.send(answer)
        except StopIteration:
            return


# The default order by the letter: tiles with rewards of different sizes, laid two or three a turn

SIZES = {"H1": 1000, **{f"E1-{n:02}": 10 * n for n in range(10, 18)}}
GROUND = with_tiles(
    *(
        face(
            tile,
            "|".join(f"{size + side} V" if (size // 10 + side) % 3 else "k" for side in range(4)),
            reward=f"{size + 5} V; {size + 6} V" if tile != "H1" else "",
            kind="place",
        )
        for tile, size in SIZES.items()
    )
)
NEXT_TO = ((0, 1), (1, 0), (0, -1), (-1, 0))


@pytest.mark.clause("TOG-REW-12")
@settings(max_examples=150, deadline=None)
@given(
    st.permutations([tile for tile in SIZES if tile != "H1"]),
    st.lists(st.integers(0, 99), min_size=8, max_size=8),
    st.integers(1, 3),
    st.booleans(),
)
def test_the_default_order_by_the_letter(
    tiles: list[str], spots: list[int], in_turn: int, discarded: bool
) -> None:
    """Every side has a connector, so any cell beside the story will do; all keys are lost."""
    laid: dict[tuple[int, int], str] = {(0, 0): "H1"}
    story = Story([number("H1", GROUND)], [HERO_CELL], [0])
    before = len(tiles) - in_turn
    frame = Turn(0, [Due(COMPENSATION)] if discarded else [])
    g = table(player("H1", GROUND), player("H1", GROUND), facts=GROUND)
    g.players[0].story = story
    for n, (tile, spot) in enumerate(zip(tiles, spots, strict=True)):
        free = sorted({(x + dx, y + dy) for x, y in laid for dx, dy in NEXT_TO} - set(laid))
        where = free[spot % len(free)]
        laid[where] = tile
        story.lay(number(tile, GROUND), cell(*where))
        if n >= before:
            frame.gather(g)
    run(g, frame)
    assert happened(g) == default_order(laid, before + 1, discarded)


def default_order(laid: dict[tuple[int, int], str], old: int, discarded: bool) -> list[str]:
    """TOG-REW-12 for the tiles laid after the first `old` ones."""
    lost, connectors, items = [], [], []
    cells = list(laid)
    for n in range(old, len(cells)):
        size = SIZES[laid[cells[n]]]
        for side, (dx, dy) in enumerate(NEXT_TO):
            other = cells[n][0] + dx, cells[n][1] + dy
            if other not in cells[:n]:
                continue
            theirs, facing = SIZES[laid[other]], (side + 2) % 4
            mine_is_half, theirs_is_half = is_half(size, side), is_half(theirs, facing)
            lost += ["half keys", "key lost"] if mine_is_half and theirs_is_half else []
            connectors += [] if mine_is_half else [f"{size + side} V"]
            connectors += [] if theirs_is_half else [f"{theirs + facing} V"]
        items += [f"{size + 5} V", f"{size + 6} V"]
    return [*lost, *connectors, *items, *(["1 G", "1 P", "key lost"] if discarded else [])]


def is_half(size: int, side: int) -> bool:
    return (size // 10 + side) % 3 == 0
