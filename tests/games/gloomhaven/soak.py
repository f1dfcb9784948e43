"""Whole random scenarios, all that can be played with two, three and four characters.

    python -m tests.games.gloomhaven.soak [GAMES] [SCENARIO …]

The laws hold at every decision, and every one of them ends by a clause. Half of the games are
played by chance alone; in the other half mighty characters go for doors, foes and goals, so that
the rules of the last rooms are reached too.
"""

from __future__ import annotations

import sys
from collections import Counter

from druzina.games.gloomhaven.scenario_maps import playable
from tests.games.gloomhaven.test_whole_scenarios import by_chance

CLAUSES = {"GLH-END-03", "GLH-EXH-03", "GLH-END-04"}


def main(games: int, scenarios: list[int], first: int = 0) -> int:
    """In rotation: every scenario once with every number of characters, then all of them again."""
    ends: Counter[str] = Counter()
    won: set[int] = set()
    broken = 0
    for game in range(first, first + games):
        for scenario in scenarios:
            for seats in (2, 3, 4):
                seed = scenario * 10000 + seats * 1000 + game
                try:
                    g = by_chance(scenario, seats, 1 + game % 9, seed, mighty=game % 2 == 1)
                    assert g.outcome is not None
                    assert g.outcome.clause in CLAUSES
                    ends[g.outcome.clause] += 1
                    won |= {scenario} if g.won else set()
                except Exception as error:  # noqa: BLE001 – each is told with its seed
                    broken += 1
                    told = f"{type(error).__name__}: {error}"
                    print(f"scenario {scenario}, {seats} characters, seed {seed}: {told}")
            print(f"# {sum(ends.values())} games, scenario {scenario}", file=sys.stderr, flush=True)
    print(f"{len(scenarios)} scenarios, {sum(ends.values())} games: {dict(ends)}; {broken} broken")
    print(f"never won: {[each for each in scenarios if each not in won]}")
    return bool(broken)


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[2:]] or playable()
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, numbers))
