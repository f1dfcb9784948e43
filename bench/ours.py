"""What is measured of every game of ours."""

from __future__ import annotations

import random
import tracemalloc
from collections import defaultdict
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from slices import Measure, Slice, microseconds, rate

from druzina import games
from druzina.bots import Budget
from druzina.bots.search import SearchBot
from druzina.core import Game, Luck, Match, Options, Position, Seen
from druzina.core.hidden import imagine

SEATS = 4
SAMPLES = 12


def measures(name: str) -> list[Measure]:
    """The figures of one game, at four seats where it has them, with its plain options."""
    game = games.find(name)
    options = plain(game)
    middle = mid_game(game, options)
    clone = game.codec.clone
    return [
        Measure(f"{name}: random play", "decisions/s", rate(Bare(game, options))),
        Measure(f"{name}: random play in a match", "decisions/s", rate(InMatch(game, options))),
        Measure(f"{name}: clone", "µs", microseconds(lambda: clone(middle)), rising=False),
        Measure(f"{name}: choices", "µs", choices(game, options), rising=False),
        Measure(f"{name}: search", "simulations/s", simulations(game, options)),
    ]


def plain(game: Game[Any, Any]) -> Options:
    seats = SEATS if SEATS in game.seats else game.seats[-1]
    options: Options = game.read_options({"seats": seats})
    return options


class Bare:
    """A whole game of random choices, dealt and played without a match around it."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.game, self.options, self.content = game, options, game.load()
        self.chance = random.Random(1)

    def __call__(self) -> int:
        chance, decisions, g = self.chance.random, 0, self.deal()
        while (asked := g.advance()) is not None:
            question, choices_ = asked
            g.answer(question, choices_[int(chance() * len(choices_))])
            decisions += 1
        return decisions

    def deal(self) -> Position:
        g: Position = self.game.setup(self.options, self.content, self.chance.getrandbits(63))
        return g

    def positions(self) -> Iterator[Position]:
        """The same game, stopping at every question."""
        g = self.deal()
        while (asked := g.advance()) is not None:
            yield g
            g.answer(asked[0], self.chance.choice(asked[1]))


class InMatch:
    """The same as a bot at a table meets it: an imagined world, then a choice played."""

    def __init__(self, game: Game[Any, Any], options: Options) -> None:
        self.game, self.options = game, options
        self.chance = random.Random(1)

    def __call__(self) -> int:
        return self.play()[0]

    def play(self) -> tuple[int, Match[Any]]:
        match: Match[Any] = Match.new(self.game, self.options, self.chance.getrandbits(63))
        decisions = 0
        while match.outcome is None:
            seat = match.questions()[0].seat
            match.play(seat, self.chance.choice(match.seen(seat).choices))
            decisions += 1
        return decisions, match


def mid_game(game: Game[Any, Any], options: Options) -> Position:
    """Half of a game's decisions made."""
    bare = Bare(game, options)
    half = bare() // 2
    return next(g for made, g in enumerate(bare.positions()) if made >= half)


def choices(game: Game[Any, Any], options: Options) -> Slice:
    """One call of `choices`, the mean over the kinds of questions."""
    found: dict[str, list[bytes]] = defaultdict(list)
    bare = Bare(game, options)
    for _ in range(SAMPLES):
        for g in bare.positions():
            kind = g.questions()[0].kind
            if len(found[kind]) < SAMPLES and bare.chance.random() < 0.3:
                found[kind].append(game.codec.encode(g))
    calls = [[_call(game, data) for data in some] for some in found.values() if some]

    def take(seconds: float) -> float:
        each = seconds / sum(map(len, calls))
        kinds = [[microseconds(call)(each) for call in some] for some in calls]
        return sum(sum(some) / len(some) for some in kinds) / len(kinds)

    return take


def _call(game: Game[Any, Any], data: bytes) -> Callable[[], object]:
    g = game.codec.decode(data)
    question = g.questions()[0]
    return lambda: question.choices(g)


SIMULATIONS = 200  # of one thought, the making of plans included


def simulations(game: Game[Any, Any], options: Options) -> Slice:
    """What the search bot gets done in the middle of a game."""
    g = mid_game(game, options)
    seat = g.questions()[0].seat
    world = imagine(game, game.codec.encode(g), seat, Luck(1))
    seen: Seen[Any] = Seen(game, game.codec.encode(world), seat, game.teams(options))

    def take(seconds: float) -> float:
        done, start = 0, process_time()
        while process_time() < start + seconds or not done:
            bot = SearchBot(1)
            bot.choose(seen, Budget(simulations=SIMULATIONS))
            done += bot.simulations
        return done / (process_time() - start)

    return take


def match_memory(name: str) -> float:
    """Kilobytes that a finished match holds: the record, the log and what undo needs."""
    game = games.find(name)
    table = InMatch(game, plain(game))
    table.play()  # what is loaded once is not the match's
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    _, match = table.play()
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert match.outcome is not None
    return held / 1024
