"""How many monster turns a second: on the worked cases, on boards from the real maps, at worst.

python -m bench.monsters [--turns N]

Times are processor time of one core. Every board is decided once before it is timed, for what
depends on a map alone is kept; how long the first decision on a new map takes is told by itself.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from druzina.games.gloomhaven.arena import AREAS, Area, Hex, arena, around
from druzina.games.gloomhaven.arena.ground import Arena
from druzina.games.gloomhaven.monsters import Board, Enemy, Monster, decide, explain
from druzina.games.gloomhaven.scenario_maps import arena_of, load, numbers, terrain_of
from tests.games.gloomhaven.worked_examples import decisions

Decider = Callable[[Board], object]


def fresh(board: Board) -> Board:
    """The same board as a new value, with nothing remembered but its map."""
    return Board(board.arena, board.monster, board.enemies, board.allies, board.terrain)


def real_board(random: Random) -> Board:
    """Some rooms of a scenario, its overlay tiles, and figures where they may stand."""
    scenario = load(random.choice(numbers()))
    doors = sorted(scenario.doors())
    field = arena_of(scenario, random.sample(doors, random.randint(0, len(doors))))
    land = terrain_of(scenario, field)
    free = [at for at, cell in field.cells.items() if not land.obstacle >> cell & 1]
    at, *places = random.sample(free, min(len(free), 12))
    foes = random.randint(1, 4)
    enemies = tuple(Enemy(each, random.randint(1, 99)) for each in places[:foes])
    area = random.choice(sorted(AREAS)) if random.random() < 0.15 else None
    reach = 0 if area and AREAS[area].melee else random.choice([0, 0, 3, 4])
    monster = Monster(
        at=at,
        move=random.randint(0, 4),
        range=reach or 3 * bool(area and not AREAS[area].melee),
        targets=random.choice([1, 1, 1, 2]),
        area=AREAS[area] if area else None,
        flying=random.random() < 0.15,
        jump=random.random() < 0.1,
    )
    return Board(field, monster, enemies, tuple(places[foes:]), land)


def crowd(area: Area, reach: int, targets: int) -> Board:
    """A dozen enemies close together, all of one initiative, before a monster with an area."""
    span = range(-6, 7)
    hexes = [(q, r) for q in span for r in span if abs(q + r) <= 6]
    field: Arena = arena(hexes, around(hexes))
    cluster: list[Hex] = [(q, r) for q in range(1, 5) for r in range(-2, 1)]
    enemies = tuple(Enemy(at, 20) for at in cluster)
    return Board(field, Monster((-2, 0), 5, reach, targets, area), enemies)


def timed(boards: list[Board], turns: int, call: Decider) -> list[float]:
    """Seconds for each turn, the boards again and again."""
    times: list[float] = []
    while len(times) < turns:
        for each in map(fresh, boards):
            start = process_time()
            call(each)
            times.append(process_time() - start)
    return sorted(times)


def line(name: str, times: list[float]) -> str:
    middle, late = median(times) * 1e6, times[int(len(times) * 0.99)] * 1e6
    rate = len(times) / sum(times)
    return f"{name:44} {rate:10,.0f} turns/s   median {middle:8.0f} µs   p99 {late:8.0f} µs"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--turns", type=int, default=20000)
    turns: int = options.parse_args().turns
    worked = [case.board for case in decisions()]
    random = Random(5)
    real = [real_board(random) for _ in range(1000)]
    first = timed(real, len(real), decide)
    for boards in (worked, real):
        timed(boards, len(boards), decide)
    print(line("worked cases", timed(worked, turns, decide)))
    print(line("worked cases, with the explanation", timed(worked, turns // 10, explain)))
    print(line("boards from the real maps", timed(real, turns, decide)))
    print(line("boards from the real maps, on new maps", first))
    worst = 0.0
    for name, area in sorted(AREAS.items()):
        for targets in (1, 3, 6):
            board = crowd(area, 0 if area.melee else 3, targets)
            decide(board)
            spent = median(timed([board], 5, decide))
            if spent > worst:
                worst, slowest = spent, f"{name} and {targets - 1} more"
    print(f"worst area attack on a dozen: {worst * 1000:.1f} ms ({slowest})")


if __name__ == "__main__":
    main()
