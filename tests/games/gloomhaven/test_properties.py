"""What must hold on every board: symmetries, and no way through what may not be passed."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from druzina.games.gloomhaven.advise import boards
from druzina.games.gloomhaven.arena import STEPS, Hex, mirrored, turned
from druzina.games.gloomhaven.arena.hexes import add
from druzina.games.gloomhaven.arena.paths import path
from druzina.games.gloomhaven.board_file import board
from druzina.games.gloomhaven.monsters import Board, Turn, decide
from druzina.games.gloomhaven.monsters.focus import focuses
from tests.games.gloomhaven.random_boards import board as random_board

SEEDS = st.integers(0, 10**9)
TRIES = settings(max_examples=120, deadline=None)


def made(raw: dict[str, Any]) -> Board:
    [entry] = boards(json.dumps(raw))
    return board(entry)


def answer(raw: dict[str, Any]) -> tuple[set[Hex], set[tuple[Hex, frozenset[Hex]]]]:
    decision = decide(made(raw))
    found = {(result.end, frozenset(result.attacks)) for result in decision.results}
    return set(decision.focus), found


def moved(raw: dict[str, Any], change: Any, side: Any, offset: Any) -> dict[str, Any]:
    """The same board with every hex put elsewhere."""
    monster = dict(raw["monster"], at=change(raw["monster"]["at"]))
    if monster["area"]:
        hexes = [offset(each) for each in monster["area"]["hexes"]]
        monster["area"] = dict(monster["area"], hexes=hexes)
    return {
        "hexes": [change(each) for each in raw["hexes"]],
        "wall_hexes": [change(each) for each in raw["wall_hexes"]],
        "thin_walls": [[*change(each[:2]), side(each[2])] for each in raw["thin_walls"]],
        "terrain": {kind: [change(e) for e in at] for kind, at in raw["terrain"].items()},
        "monster": monster,
        "allies": [change(each) for each in raw["allies"]],
        "enemies": [dict(each, at=change(each["at"])) for each in raw["enemies"]],
    }


def same_after(raw: dict[str, Any], change: Any, side: Any, offset: Any) -> None:
    focus, results = answer(raw)
    expected = (
        {change(at) for at in focus},
        {(change(end), frozenset(map(change, attacks))) for end, attacks in results},
    )
    assert answer(moved(raw, change, side, offset)) == expected


@TRIES
@given(SEEDS)
def test_sight_and_range_are_symmetric(seed: int) -> None:
    field = made(random_board(seed)).arena
    for a in field.cells:
        for b in field.cells:
            assert field.sees(a, b) == field.sees(b, a)
            x, y = field.cells[a], field.cells[b]
            assert field.range(x, y) == field.range(y, x)


@TRIES
@given(SEEDS, st.integers(-50, 50), st.integers(-50, 50))
def test_a_shifted_board_gives_the_shifted_answer(seed: int, q: int, r: int) -> None:
    same_after(random_board(seed), lambda at: add(tuple(at), (q, r)), int, list)


@TRIES
@given(SEEDS, st.integers(1, 5))
def test_a_turned_board_gives_the_turned_answer(seed: int, times: int) -> None:
    def turn(at: Any) -> Hex:
        return turned(tuple(at), times)

    same_after(random_board(seed), turn, lambda side: (side + times) % 6, turn)


@TRIES
@given(SEEDS)
def test_a_mirrored_board_gives_the_mirrored_answer(seed: int) -> None:
    def flip(at: Any) -> Hex:
        return mirrored(tuple(at))

    same_after(random_board(seed), flip, lambda side: STEPS.index(mirrored(STEPS[side])), flip)


@TRIES
@given(SEEDS)
def test_an_area_may_be_given_in_any_rotation(seed: int) -> None:
    raw = random_board(seed)
    if raw["monster"]["area"]:
        same_after(raw, tuple, int, lambda at: turned(tuple(at), 2))
        same_after(raw, tuple, int, lambda at: mirrored(tuple(at)))


@TRIES
@given(SEEDS, st.integers(1, 4))
def test_more_movement_never_makes_the_focus_farther(seed: int, more: int) -> None:
    raw = random_board(seed)
    raw["monster"].pop("immobilized", None)
    raw["monster"].pop("stunned", None)
    before = made(raw)
    far = dict(raw, monster=dict(raw["monster"], move=raw["monster"]["move"] + more))
    after = made(far)
    assert decide(before).focus == decide(after).focus

    def left(some: Board) -> list[int]:
        """Points still to go from each result to the nearest hex to attack the focus from."""
        turn = Turn(some)
        [focus, *_] = focuses(turn.candidates())
        cells = turn.attack_cells(focus, None)
        goals = [cell for cell in some.arena.hexes if cells >> cell & 1]
        found = []
        for result in decide(some).results:
            bit = 1 << some.arena.cells[result.end]
            steps = [
                points
                for goal in goals
                for _, points, layer in turn.ways.backward(goal)
                if layer & bit
            ]
            found.append(min(steps))
        return found

    simple = before.monster.targets == 1 and not before.monster.area
    melee = before.monster.range == 0 and not before.terrain.negative
    if len(decide(before).focus) == 1 and simple and melee:
        assert max(left(after)) <= max(left(before))


@TRIES
@given(SEEDS)
def test_a_result_never_goes_where_it_may_not(seed: int) -> None:
    some = made(random_board(seed))
    turn = Turn(some)
    monster, field = some.monster, some.arena
    taken = {*some.allies, *(enemy.at for enemy in some.enemies)}
    obstacles = {at for at, cell in field.cells.items() if some.terrain.obstacle >> cell & 1}
    for result in decide(some).results:
        assert result.end in field.cells
        assert result.end not in taken
        if result.end == monster.at:
            continue
        assert monster.flying or result.end not in obstacles
        way = path(turn.ways, field.cells[result.end])
        best = turn.ways.best(1 << field.cells[result.end])
        assert best
        assert best[1] <= monster.points
        assert all(field.adjacent(a, b) for a, b in itertools.pairwise(way))
        if not monster.flying and not monster.jump:
            assert not obstacles.intersection(way[1:])
            assert not {enemy.at for enemy in some.enemies}.intersection(way)


@TRIES
@given(SEEDS)
def test_the_focus_is_among_those_attacked_and_all_of_them_are_seen(seed: int) -> None:
    some = made(random_board(seed))
    decision = decide(some)
    for result in decision.results:
        if result.attacks:
            assert set(decision.focus) & set(result.attacks)
            assert all(some.arena.sees(result.end, at) for at in result.attacks)
            assert not {e.at for e in some.enemies if e.invisible} & set(result.attacks)


@pytest.mark.parametrize("seed", range(60))
def test_the_order_of_a_file_does_not_matter(seed: int) -> None:
    raw = random_board(seed)
    backward = {
        key: value[::-1] if isinstance(value, list) else value for key, value in raw.items()
    }
    assert answer(raw) == answer(backward)
