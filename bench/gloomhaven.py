"""What a scenario of Gloomhaven costs: random play, copies, a monster phase, a saved scenario.

python -m bench.gloomhaven [--games N]

Times are processor time of one core, after everything that depends on content and maps alone was
looked up once; how long that takes is told by itself.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from statistics import median
from time import process_time

from druzina.core.codec import Codec
from druzina.games.gloomhaven.content import Content, load
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.doors import draw_cards, place_monster
from druzina.games.gloomhaven.rules.field import arena
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.setup import DungeonOptions, set_up

MONSTERS = 8
REPEATS = 200


def timed(call: Callable[[], object], times: int = REPEATS) -> float:
    """The median of so many calls, in microseconds."""
    found = []
    for _ in range(times):
        start = process_time()
        call()
        found.append((process_time() - start) * 1e6)
    return median(found)


def played(facts: Content, scenario: int, seats: int, seed: int) -> tuple[int, float, Dungeon]:
    """A scenario of random choices: decisions, seconds, and a position from its middle."""
    chance = random.Random(seed)
    codec = Codec(Dungeon, "druzina.games.gloomhaven")
    g = set_up(DungeonOptions(seats=seats, scenario=scenario), facts, seed)
    decisions, middle, start = 0, b"", process_time()
    while (asked := g.advance()) is not None:
        question, choices = asked
        if decisions == 60:
            middle = codec.encode(g)
        g.answer(question, choices[int(chance.random() * len(choices))])
        decisions += 1
    spent = process_time() - start
    return decisions, spent, codec.decode(middle) if middle else g


def crowd(facts: Content) -> Dungeon:
    """Eight monsters of one type around four characters in the first room of scenario 1."""
    g = set_up(DungeonOptions(seats=4, scenario=1), facts, 5)
    while not all(hero.figure >= 0 for hero in g.heroes) or g.phase != "cards":
        asked = g.advance()
        assert asked is not None, "the set-up asks"
        g.answer(asked[0], asked[1][0])
    g.stack.clear()
    g.figures = [one for one in g.figures if one.seat >= 0]
    for hero in g.heroes:
        hero.hand, hero.discard = [], []
    for one in g.figures:
        one.health = one.full = 500
    taken = {one.at for one in g.figures}
    free = [at for at in sorted(arena(g).cells) if at not in taken]
    for place in free[: MONSTERS // 2]:
        place_monster(g, "bandit-guard", "normal", place)
    for place in free[-MONSTERS // 2 :]:
        place_monster(g, "bandit-archer", "elite", place)
    for deck in g.decks.values():
        deck.card = ""
    draw_cards(g, ["bandit-guard", "bandit-archer"])
    return g


def phase(g: Dungeon) -> None:
    """All of them act, the players' questions answered by the first choice."""
    for one in g.figures:
        one.idle = False
    g.then(GroupTurn("bandit-guard"), GroupTurn("bandit-archer"))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    start = process_time()
    facts = load()
    print(f"content read                 {(process_time() - start) * 1e3:10.0f} ms")
    codec = Codec(Dungeon, "druzina.games.gloomhaven")
    for scenario, seats in ((1, 2), (1, 4), (4, 3)):
        played(facts, scenario, seats, 0)
        runs = [played(facts, scenario, seats, seed) for seed in range(1, given.games + 1)]
        rate = sum(run[0] for run in runs) / sum(run[1] for run in runs)
        print(f"random play, scenario {scenario}, {seats} seats {rate:10,.0f} decisions/s")
    middle = runs[0][2]
    print(f"clone                        {timed(lambda: codec.clone(middle)):10.1f} µs")
    saved = codec.encode(middle)
    opened = timed(lambda: codec.decode(saved).advance(), 50) / 1e3
    print(f"opening a saved scenario     {opened:10.2f} ms")
    ready = codec.encode(crowd(facts))
    times = []
    for _ in range(REPEATS):
        g = codec.decode(ready)
        start = process_time()
        phase(g)
        times.append((process_time() - start) * 1e3)
    print(f"a phase of {MONSTERS} monsters        {median(times):10.2f} ms")


if __name__ == "__main__":
    main()
