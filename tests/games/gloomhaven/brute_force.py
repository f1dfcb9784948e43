"""The slow second opinion: a monster's turn straight from the clauses, on a board as in a file.

Nothing here is shared with the fast implementation but the format of the board. Every step is the
most literal one: all lines between all corners, all subsets of the enemies, all placements.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from itertools import chain, combinations, product
from typing import Any

Hex = tuple[int, int]
Point = tuple[int, int]
Figures = tuple[int, int]  # negative hexes, movement points

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
CORNERS = [(1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2)]  # corner i and i+1 bound edge i
NEVER = 10**9


class Slow:
    """One board; sight and ranges are remembered, nothing else."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.floor: set[Hex] = {(q, r) for q, r in board["hexes"]}
        self.wall_hexes: set[Hex] = {(q, r) for q, r in board["wall_hexes"]}
        self.thin: set[frozenset[Hex]] = {
            frozenset([(q, r), (q + AROUND[e][0], r + AROUND[e][1])])
            for q, r, e in board["thin_walls"]
        }
        self.walls = sorted(self.wall_segments())
        terrain = {kind: {(q, r) for q, r in at} for kind, at in board["terrain"].items()}
        self.obstacles = terrain.get("obstacle", set())
        self.negative = terrain.get("trap", set()) | terrain.get("hazardous", set())
        self.difficult = terrain.get("difficult", set())
        self.monster = board["monster"]
        self.at: Hex = tuple(self.monster["at"])
        self.allies: set[Hex] = {(q, r) for q, r in board["allies"]}
        self.enemies: dict[Hex, tuple[int, int]] = {
            tuple(e["at"]): (e["initiative"], e.get("order", 0)) for e in board["enemies"]
        }
        self.hidden = {tuple(e["at"]) for e in board["enemies"] if e.get("invisible")}
        self.known_sight: dict[tuple[Hex, Hex], bool] = {}
        self.known_range: dict[Hex, dict[Hex, int]] = {}

    # GEO and LOS

    def wall_segments(self) -> set[tuple[Point, Point]]:
        """LOS-02: the edges of wall hexes, and thin walls."""
        found: set[tuple[Point, Point]] = set()
        for q, r in self.wall_hexes:
            found.update(self.edge((q, r), side) for side in range(6))
        for pair in self.thin:
            a, b = pair
            found.add(self.edge(a, AROUND.index((b[0] - a[0], b[1] - a[1]))))
        return found

    def corner(self, at: Hex, number: int) -> Point:
        dx, dy = CORNERS[number % 6]
        return 2 * at[0] + at[1] + dx, 3 * at[1] + dy

    def edge(self, at: Hex, side: int) -> tuple[Point, Point]:
        a, b = sorted([self.corner(at, side), self.corner(at, side + 1)])
        return a, b

    def adjacent(self, a: Hex) -> list[Hex]:
        """GEO-02."""
        near = [(a[0] + q, a[1] + r) for q, r in AROUND]
        return [b for b in near if b in self.floor and frozenset([a, b]) not in self.thin]

    def ranges(self, start: Hex) -> dict[Hex, int]:
        """GEO-03: by steps over the map, around walls, ignoring all that stands on it."""
        if start not in self.known_range:
            steps, edge = {start: 0}, [start]
            while edge:
                edge = [b for a in edge for b in self.adjacent(a)]
                edge = [b for b in dict.fromkeys(edge) if b not in steps]
                steps.update(dict.fromkeys(edge, 1 + max(steps.values())))
            self.known_range[start] = steps
        return self.known_range[start]

    def range(self, a: Hex, b: Hex) -> int:
        if b in self.wall_hexes:  # ARE-03: the last step may enter a wall hex
            near = [(b[0] + q, b[1] + r) for q, r in AROUND]
            steps = [self.range(a, c) for c in near if c in self.floor and {b, c} not in self.thin]
            return 1 + min(steps, default=NEVER)
        return self.ranges(a).get(b, NEVER)

    def sees(self, a: Hex, b: Hex) -> bool:
        if (a, b) not in self.known_sight:
            self.known_sight[a, b] = self.known_sight[b, a] = self.look(a, b)
        return self.known_sight[a, b]

    def look(self, a: Hex, b: Hex) -> bool:
        """LOS-01, -07, -08, -09."""
        if a == b or b in self.adjacent(a):
            return True
        corners = [[self.corner(at, number) for number in range(6)] for at in (a, b)]
        low = [min(p[axis] for p in chain(*corners)) for axis in (0, 1)]
        high = [max(p[axis] for p in chain(*corners)) for axis in (0, 1)]
        near = [
            wall
            for wall in self.walls
            if all(
                max(p[axis] for p in wall) >= low[axis] and min(p[axis] for p in wall) <= high[axis]
                for axis in (0, 1)
            )
        ]
        return any(
            not any(touch(p, q, *wall) for wall in near) for p, q in product(corners[0], corners[1])
        )

    # MOV

    def may_end(self, at: Hex) -> bool:
        """MOV-03, -05, -06, FOC-04: its own hex always qualifies."""
        if at == self.at:
            return True
        if at in self.allies or at in self.enemies:
            return False
        return bool(self.monster["flying"]) or at not in self.obstacles

    def ways(self, start: Hex) -> dict[Hex, Figures]:
        """FOC-05, -06, -07, MOV-09, -10: the best (negatives, points) to every hex from here."""
        if self.monster["flying"]:
            return {at: (0, steps) for at, steps in self.ranges(start).items()}
        if self.monster["jump"]:
            return {
                at: (int(at in self.negative), steps + int(at in self.difficult))
                if steps
                else (0, 0)
                for at, steps in self.ranges(start).items()
            }
        best: dict[Hex, Figures] = {}
        heap: list[tuple[Figures, Hex]] = [((0, 0), start)]
        while heap:
            (negatives, points), at = heapq.heappop(heap)
            if at in best:
                continue
            best[at] = negatives, points
            for to in self.walkable(at):
                cost = 1 + (to in self.difficult)
                heapq.heappush(heap, ((negatives + (to in self.negative), points + cost), to))
        return best

    def walkable(self, at: Hex) -> list[Hex]:
        """MOV-02, CON-12."""
        return [
            to for to in self.adjacent(at) if to not in self.obstacles and to not in self.enemies
        ]

    def this_turn(self) -> Iterator[tuple[Hex, int, int]]:
        """Every end of a move with every (negatives, points) that a way to it can have."""
        limit = 0 if self.monster.get("immobilized") else self.monster["move"]
        if self.monster["flying"] or self.monster["jump"]:
            for at, (negatives, points) in self.ways(self.at).items():
                if points <= limit and self.may_end(at):
                    yield at, negatives, points
            return
        labels = {(self.at, 0, 0)}
        fresh = labels
        while fresh:
            fresh = {
                (to, negatives + (to in self.negative), points + 1 + (to in self.difficult))
                for at, negatives, points in fresh
                for to in self.walkable(at)
                if points + 1 + (to in self.difficult) <= limit
            } - labels
            labels |= fresh
        yield from (label for label in labels if self.may_end(label[0]))

    # The attack

    def profile(self) -> tuple[int, int, Any, bool]:
        """FOC-02, ARE-07, -08, MON-10, MMV-13: reach, single targets, area, disadvantage."""
        card = self.monster
        if card["targets"] == 0 or card.get("disarmed"):
            return 1, 1, None, False
        area = card["area"]
        melee = card["range"] == 0 or bool(area and area["melee"])
        singles = card["targets"] - 1 if area else card["targets"]
        return (1 if melee else card["range"]), singles, area, not melee and not card["muddled"]

    def hits(self, at: Hex) -> list[frozenset[Hex]]:
        """ARE-01, -02, -03, LOS-06: what each allowed placement of the area hits from here."""
        reach, _, area, _ = self.profile()
        if not area:
            return [frozenset()]
        visible = {enemy for enemy in self.targetable() if self.sees(at, enemy)}
        if area["melee"]:
            placed = [[(at[0] + q, at[1] + r) for q, r in image] for image in images(area["hexes"])]
            return [frozenset(visible & set(cells)) for cells in placed]
        return [
            frozenset(visible & covered)
            for covered, cells in self.placements(area["hexes"]).items()
            if any(self.range(at, cell) <= reach for cell in cells)
        ]

    def placements(self, pattern: list[list[int]]) -> dict[frozenset[Hex], set[Hex]]:
        """All placements of a free area, those with the same enemies together."""
        if not hasattr(self, "known_placements"):
            self.known_placements: dict[frozenset[Hex], set[Hex]] = {}
            size = max(max(abs(q), abs(r), abs(q + r)) for q, r in pattern) + 1
            everywhere = self.floor | self.wall_hexes
            low_q, high_q = min(q for q, _ in everywhere), max(q for q, _ in everywhere)
            low_r, high_r = min(r for _, r in everywhere), max(r for _, r in everywhere)
            for image in images(pattern):
                for q in range(low_q - 2 * size, high_q + 2 * size + 1):
                    for r in range(low_r - 2 * size, high_r + 2 * size + 1):
                        cells = {(q + dq, r + dr) for dq, dr in image}
                        covered = frozenset(cells & self.targetable())
                        self.known_placements.setdefault(covered, set()).update(cells)
        return self.known_placements

    def targetable(self) -> set[Hex]:
        return set(self.enemies) - self.hidden

    def target_sets(self, at: Hex) -> set[frozenset[Hex]]:
        """Every set of enemies that one attack from here can hit."""
        reach, singles, _, _ = self.profile()
        near = {
            enemy
            for enemy in self.targetable()
            if self.range(at, enemy) <= reach and self.sees(at, enemy)
        }
        found = set()
        for hit in set(self.hits(at)):
            for count in range(singles + 1):
                found |= {hit | frozenset(more) for more in combinations(sorted(near - hit), count)}
        return found

    def suffers(self, at: Hex, enemy: Hex) -> bool:
        """ATK-02, ARE-06: a ranged attack on an adjacent target."""
        return self.profile()[3] and enemy in self.adjacent(at)

    # FOC, MMV, MAT

    def decide(self) -> tuple[set[Hex], set[tuple[Hex, frozenset[Hex]]]]:
        stay: set[tuple[Hex, frozenset[Hex]]] = {(self.at, frozenset())}
        if self.monster.get("stunned"):
            return set(), stay
        ways = {at: figures for at, figures in self.ways(self.at).items() if self.may_end(at)}
        sets = {at: self.target_sets(at) for at in ways}
        ranked = {}
        for enemy in self.targetable():
            pairs = [ways[at] for at in ways if any(enemy in chosen for chosen in sets[at])]
            if pairs:
                ranked[enemy] = (*min(pairs), self.proximity(enemy), self.enemies[enemy])
        if not ranked:
            return set(), stay
        focuses = {enemy for enemy in ranked if ranked[enemy] == min(ranked.values())}
        results = set()
        for focus in focuses:
            results |= self.act(focus, ranked[focus][0], ways, sets)
        return focuses, results

    def proximity(self, enemy: Hex) -> int:
        return self.ranges(self.at).get(enemy, NEVER)

    def act(
        self,
        focus: Hex,
        negatives: int,
        ways: dict[Hex, Figures],
        sets: dict[Hex, set[frozenset[Hex]]],
    ) -> set[tuple[Hex, frozenset[Hex]]]:
        """Step 5 of the procedure for one monster turn."""
        limit = 0 if self.monster.get("immobilized") else self.monster["move"]
        options = [
            (at, points, chosen)
            for at, (bad, points) in ways.items()
            for chosen in sets[at]
            if bad == negatives and focus in chosen
        ]
        now = [option for option in options if option[1] <= limit]
        if now:
            attacks = self.monster["targets"] and not self.monster.get("disarmed")
            return {
                (at, chosen if attacks else frozenset()) for at, chosen in self.best(focus, now)
            }
        goals = {at for at, _ in self.best(focus, options)}
        return {(end, frozenset()) for goal in goals for end in self.nearer(goal)}

    def best(
        self, focus: Hex, options: list[tuple[Hex, int, frozenset[Hex]]]
    ) -> set[tuple[Hex, frozenset[Hex]]]:
        """MMV-03 to -08."""

        def first(at: Hex, points: int, chosen: frozenset[Hex]) -> tuple[Any, ...]:
            others = sorted((self.proximity(e), self.enemies[e]) for e in chosen - {focus})
            return self.suffers(at, focus), -len(chosen), points, others

        def second(at: Hex, points: int, chosen: frozenset[Hex]) -> tuple[Any, ...]:
            return sum(self.suffers(at, enemy) for enemy in chosen - {focus}), points

        top = min(first(*option) for option in options)
        fixed = {option[2] for option in options if first(*option) == top}
        left = [o for o in options if o[2] in fixed and self.suffers(o[0], focus) == top[0]]
        least = min(second(*option) for option in left)
        return {(at, chosen) for at, points, chosen in left if second(at, points, chosen) == least}

    def nearer(self, goal: Hex) -> set[Hex]:
        """MMV-09, -10: negatives on the whole way, then what is left to go, then what is spent."""
        keyed = []
        for end, negatives, points in self.this_turn():
            rest = self.ways(end).get(goal)
            if rest is not None:
                keyed.append(((negatives + rest[0], rest[1], points), end))
        least = min(key for key, _ in keyed)
        return {end for key, end in keyed if key == least}


def images(pattern: Iterable[list[int]]) -> list[list[Hex]]:
    """ARE-02: six rotations of the pattern and of its mirror image."""
    cubes = [(q, -q - r, r) for q, r in pattern]
    found = []
    for mirror in (False, True):
        for turns in range(6):
            image = []
            for x, y, z in cubes:
                if mirror:
                    x, z = z, x
                for _ in range(turns):
                    x, y, z = -z, -x, -y
                image.append((x, z))
            found.append(image)
    return found


def touch(p: Point, q: Point, a: Point, b: Point) -> bool:
    """Whether two closed segments have a point in common, solved for their parameters."""
    u, v, w = (q[0] - p[0], q[1] - p[1]), (b[0] - a[0], b[1] - a[1]), (a[0] - p[0], a[1] - p[1])
    det = u[0] * v[1] - u[1] * v[0]
    along = w[0] * v[1] - w[1] * v[0]  # times 1 / det: the parameter on p–q
    beside = w[0] * u[1] - w[1] * u[0]  # and on a–b
    if det:
        sign = 1 if det > 0 else -1
        return 0 <= along * sign <= abs(det) and 0 <= beside * sign <= abs(det)
    if along:  # a–b is no point, so p–q lies on its line only if this is 0
        return False
    length = v[0] * v[0] + v[1] * v[1]
    places = [(x - a[0]) * v[0] + (y - a[1]) * v[1] for x, y in (p, q)]
    return min(places) <= length and max(places) >= 0
