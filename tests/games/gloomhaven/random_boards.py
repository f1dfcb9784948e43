"""Random boards in the file's format: small and crowded, so that every clause gets its turn."""

from __future__ import annotations

from random import Random
from typing import Any

Hex = tuple[int, int]

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
MELEE = [
    [[1, 0], [1, -1]],
    [[1, 0], [1, -1], [0, 1]],
    [[1, 0], [2, 0]],
    [[1, 0], [2, 0], [3, 0]],
    [[1, 0], [-1, 0]],
    [[1, 0], [2, 0], [2, -1]],
    [[1, 0], [2, -1], [1, 1]],
    [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]],
    [[2, 0]],
    [[0, 0], [1, 0], [3, -1]],
]
FREE = [
    [[0, 0], [1, 0], [0, 1]],
    [[0, 0], [1, 0]],
    [[0, 0], [1, 0], [2, 0]],
    [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]],
    [[0, 0], [1, 0], [0, 1], [1, -1]],
    [[0, 0], [2, -1]],
    [[5, 5], [6, 5], [6, 6], [7, 5]],
]


def land(random: Random) -> list[Hex]:
    """A disc, a strip or a winding cave, with holes."""
    shape = random.randrange(3)
    if shape == 0:
        size = random.choice([2, 3, 3, 4])
        span = range(-size, size + 1)
        hexes = {(q, r) for q in span for r in span if abs(q + r) <= size}
    elif shape == 1:
        hexes = {(q, r) for q in range(random.randint(4, 9)) for r in range(random.randint(1, 3))}
    else:
        hexes = {(0, 0)}
        while len(hexes) < random.randint(12, 40):
            q, r = random.choice(sorted(hexes))
            step = random.choice(AROUND)
            hexes.add((q + step[0], r + step[1]))
    holes = random.choice([0, 0, 0.05, 0.15])
    kept = [each for each in sorted(hexes) if random.random() >= holes]
    return kept if len(kept) > 6 else sorted(hexes)


def walls(random: Random, hexes: list[Hex]) -> tuple[list[Hex], list[list[int]]]:
    """Wall hexes around it: all, some or none; and thin walls, single or in rows."""
    beside = {(q + a, r + b) for q, r in hexes for a, b in AROUND} - set(hexes)
    share = random.choice([0, 0.3, 0.7, 1, 1, 1])
    thick = [each for each in sorted(beside) if random.random() < share]
    thin = [
        [*random.choice(hexes), random.randrange(6)] for _ in range(random.choice([0, 0, 1, 3, 8]))
    ]
    if random.random() < 0.2:
        q, r = random.choice(hexes)
        thin += [[q, r + step, side] for step in range(3) for side in (0, 5)]
    return thick, thin


def monster(random: Random, at: Hex) -> dict[str, Any]:
    reach = random.choice([0, 0, 0, 1, 2, 2, 3, 3, 4, 5])
    area = None
    if random.random() < 0.4:
        melee = random.random() < 0.1 if reach else random.random() < 0.95
        area = {"melee": melee, "hexes": random.choice(MELEE if melee else FREE)}
    kind = random.random()
    card: dict[str, Any] = {
        "at": list(at),
        "move": random.choice([0, 1, 1, 2, 2, 3, 3, 4, 5]),
        "range": reach,
        "targets": random.choice([0, 1, 1, 1, 1, 2, 2, 3, 4]),
        "area": area,
        "flying": kind < 0.15,
        "jump": 0.12 < kind < 0.3,
        "muddled": random.random() < 0.15,
    }
    for state, share in (("immobilized", 0.04), ("disarmed", 0.04), ("stunned", 0.01)):
        if random.random() < share:
            card[state] = True
    return card


def enemy(random: Random, at: Hex, initiatives: list[int]) -> dict[str, Any]:
    card: dict[str, Any] = {"at": list(at), "initiative": random.choice(initiatives)}
    if random.random() < 0.05:
        card["invisible"] = True
    if random.random() < 0.05:
        card["order"] = random.randint(0, 2)
    return card


def board(seed: int) -> dict[str, Any]:
    """The board of this number."""
    random = Random(seed)
    hexes = land(random)
    thick, thin = walls(random, hexes)
    places = random.sample(hexes, len(hexes))
    at, *rest = places
    count = min(random.choice([1, 2, 2, 3, 3, 4, 5, 6]), len(rest) - 1)
    foes, rest = rest[:count], rest[count:]
    friends = random.choice([0, 0, 1, 2, 4])
    terrain = {}
    for kind in ("obstacle", "trap", "hazardous", "difficult"):
        share = random.choice([0, 0, 0, 0.1, 0.2, 0.4])
        pool = hexes if random.random() < 0.1 else rest[friends:]
        terrain[kind] = [list(each) for each in pool if random.random() < share]
    initiatives = random.choice([[20], [15, 40], list(range(1, 100))])
    return {
        "hexes": [list(each) for each in hexes],
        "wall_hexes": [list(each) for each in thick],
        "thin_walls": thin,
        "terrain": terrain,
        "monster": monster(random, at),
        "allies": [list(each) for each in rest[:friends]],
        "enemies": [enemy(random, each, initiatives) for each in foes],
    }
