"""Many games over every number of seats and every option, all laws checked at every decision.

python bench/soak.py [--games 10000] [--cautious 0] [--lean 0] [--greedy 1000] [--only NAME]
                     [--rows ROWS.csv --minutes 9]

Random games choose at random, cautious ones lean but waver much, so that teams live longer than by
chance, leaning ones follow the game's leaning, greedy ones are the greedy bot's. With `--rows` a
game is a row of a file as soon as it is over, and whoever calls it again goes on where it stopped.
"""

from __future__ import annotations

import argparse
import csv
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any, Literal, get_args, get_origin, get_type_hints

from druzina.bots import Budget
from druzina.bots.greedy import GreedyBot
from druzina.bots.policy import leant, wavering
from druzina.core import AnyQuestion, Choice, Game, Luck, Position, Problem, Seen, Teams, blend
from druzina.core.hidden import imagine
from druzina.games import NAMES, find

Job = tuple[str, dict[str, object], str, int]
Chooser = Callable[[Position, AnyQuestion, Any], Choice]
Played = tuple[str, str, int, int]
MOST = 2_000


def soak(job: Job) -> Played:
    """Plays one game: its name, the clause it ended by, decisions, turns. A broken law is an
    error."""
    name, options, how, seed = job
    game = find(name)
    typed = game.read_options(options)
    g = game.setup(typed, game.load(), seed)
    choose, decisions = chooser(game, game.teams(typed), how, seed), 0
    while (asked := g.advance()) is not None:
        question, choices = asked
        faults = [*game.broken(g), *([] if choices else ["no choice"])]
        assert not faults, f"{job}, decision {decisions}: {faults}"
        g.answer(question, choose(g, question, choices))
        decisions += 1
    faults = [*game.broken(g), *([] if g.outcome and g.outcome.clause else ["no outcome"])]
    assert not faults, f"{job}, at the end: {faults}"
    return name, g.outcome.clause, decisions, g.turn


def chooser(game: Game[Any, Any], teams: Teams, how: str, seed: int) -> Chooser:
    luck, greedy = Luck(seed), GreedyBot(seed)

    def by_greed(g: Position, question: AnyQuestion, choices: Any) -> Choice:
        world = imagine(game, game.codec.encode(g), question.seat, luck)
        seen: Seen[Any] = Seen(game, game.codec.encode(world), question.seat, teams)
        return greedy.choose(seen, Budget(seconds=1))

    ways: dict[str, Chooser] = {
        "random": lambda g, question, choices: luck.pick(choices),
        "cautious": lambda g, question, choices: wavering(
            game, g, question, choices, luck, game.mind.beginner_noise
        ),
        "lean": lambda g, question, choices: leant(game, g, question, choices),
        "greedy": by_greed,
    }
    return ways[how]


@cache
def kinds(name: str) -> list[dict[str, object]]:
    """Every number of seats with every combination of options that can be listed and is allowed; of
    very many, so many drawn from all."""
    game = find(name)
    listed: dict[str, tuple[object, ...]] = {"seats": tuple(game.seats)}
    for option, kind in get_type_hints(game.options).items():
        if kind is bool:
            listed[option] = (False, True)
        elif get_origin(kind) is Literal:
            listed[option] = get_args(kind)
    all_ = list(product(*listed.values()))
    Luck(1).shuffle(all_)
    found = []
    for values in all_:
        given = dict(zip(listed, values, strict=True))
        try:
            game.read_options(given)
        except Problem:
            continue
        found.append(given)
        if len(found) == MOST:
            break
    return found


def jobs(names: list[str], games: int, how: str, seed: int) -> list[Job]:
    found = []
    for n in range(games):
        name = names[n % len(names)]
        given = kinds(name)[n // len(names) % len(kinds(name))]
        found.append((name, given, how, blend(seed, n)))
    return found


def gone_on(work: list[Job], path: Path, how: str, seconds: float) -> list[Played]:
    """What the file knows of these games, and what is played until the time is up."""
    start, known = perf_counter(), dict[tuple[str, int], Played]()
    if path.exists():
        with path.open(newline="") as file:
            for manner, number, name, clause, decisions, turns in csv.reader(file):
                known[manner, int(number)] = name, clause, int(decisions), int(turns)
    with path.open("a", newline="") as file:
        rows = csv.writer(file)
        for number, job in enumerate(work):
            if (how, number) not in known and perf_counter() - start < seconds:
                known[how, number] = soak(job)
                rows.writerow((how, number, *known[how, number]))
                file.flush()
    return [known[how, number] for number in range(len(work)) if (how, number) in known]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--cautious", type=int, default=0)
    parser.add_argument("--lean", type=int, default=0)
    parser.add_argument("--greedy", type=int, default=1_000)
    parser.add_argument("--only", choices=NAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rows", type=Path)
    parser.add_argument("--minutes", type=float, default=9.0)
    args: Any = parser.parse_args()
    names = [args.only] if args.only else list(NAMES)
    for how in ("random", "cautious", "lean", "greedy"):
        number = args.games if how == "random" else getattr(args, how)
        if not number:
            continue
        start = perf_counter()
        work = jobs(names, number, how, args.seed)
        if args.rows:
            played = gone_on(work, args.rows, how, 60.0 * args.minutes)
        else:
            with ProcessPoolExecutor(args.workers) as pool:
                played = list(pool.map(soak, work, chunksize=10))
        for name in names:
            report(name, how, [one for one in played if one[0] == name])
        print(f"{how}: {perf_counter() - start:.0f} s", flush=True)


def report(name: str, how: str, played: list[Played]) -> None:
    endings = Counter(clause for _, clause, _, _ in played)
    decisions = sum(decisions for _, _, decisions, _ in played)
    turns = max((turns for _, _, _, turns in played), default=0)
    print(
        f"{name}, {how}: {len(played)} games, {decisions} decisions, every law held, "
        f"{len(kinds(name))} kinds of set-up, at most {turns} turns, "
        f"endings {dict(sorted(endings.items()))}"
    )


if __name__ == "__main__":
    main()
