"""Whole games by chance, every law asked at every decision.

    python -m tests.games.prophecy.soak 3000
    python -m tests.games.prophecy.soak 600 greedy

plays so many over all seat counts and variants and says how they ended; with a name, by such seats
alone, and with how each character fared.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from druzina.bots.bot import Budget
from druzina.bots.greedy import GreedyBot
from druzina.bots.policy import leant
from druzina.core import Luck, Seen
from druzina.core.hidden import redraw
from druzina.core.step import AnyQuestion
from druzina.games.prophecy import GAME
from druzina.games.prophecy.laws import broken
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules.setup import KingdomOptions
from tests.games.prophecy.cautious import cautious
from tests.games.prophecy.executed import watched
from tests.games.prophecy.table import FACTS

Seat = Callable[[Kingdom, AnyQuestion, Sequence[str], Luck], str]

GOALS = ("standard", "short", "apocalypse", "basic")


def by_chance(g: Kingdom, question: AnyQuestion, choices: Sequence[str], luck: Luck) -> str:
    return luck.pick(list(choices))


def by_leaning(g: Kingdom, question: AnyQuestion, choices: Sequence[str], luck: Luck) -> str:
    return str(leant(GAME, g, question, list(choices)))


def greedily(g: Kingdom, question: AnyQuestion, choices: Sequence[str], luck: Luck) -> str:
    """As the bot does, in a world drawn for its seat."""
    world = GAME.codec.clone(g)
    redraw(GAME, world, question.seat, luck)
    seen = Seen(GAME, GAME.codec.encode(world), question.seat, GAME.teams(options_of(g)))
    return str(GreedyBot(luck.bits()).choose(seen, Budget()))


def options_of(g: Kingdom) -> KingdomOptions:
    return KingdomOptions(seats=len(g.heroes), team_game=g.team_game)


SEATS: dict[str, Seat] = {"cautious": cautious, "chance": by_chance}
PLANNING: dict[str, Seat] = {"leaning": by_leaning, "greedy": greedily}


def variants() -> list[dict[str, object]]:
    """Every goal with every number of seats, with and without trade and module; teams of four."""
    plain: list[dict[str, object]] = [
        {"goal": goal, "seats": seats, "trading": more, "interesting_times": more, "draft": more}
        for goal, seats, more in product(GOALS, range(2, 6), (False, True))
    ]
    teams: list[dict[str, object]] = [
        {"goal": goal, "seats": 4, "team_game": True, "trading": more}
        for goal, more in product(GOALS[:3], (False, True))
    ]
    return plain + teams


class Played(NamedTuple):
    clause: str
    rounds: float
    battle: bool
    doom: bool
    decisions: int
    won: dict[str, bool]


def played(options: dict[str, object], seat: Seat, seed: int) -> Played:
    g = GAME.setup(GAME.read_options(options), FACTS.fingerprint, seed)
    luck, decisions = Luck(seed), 0
    while (asked := g.advance()) is not None:
        question, choices = asked
        wrong = list(broken(g))
        assert not wrong, f"{options} {seed} {decisions} {question.kind}: {wrong}"
        g.answer(question, seat(g, question, [str(one) for one in choices], luck))
        decisions += 1
    assert g.outcome is not None, f"{options} {seed} is without an end"
    return Played(
        clause=g.outcome.clause,
        rounds=g.round / len(g.heroes),
        battle=g.battlefield != NOTHING,
        doom=g.doom != NOTHING,
        decisions=decisions,
        won={
            FACTS.characters[hero.character].id: won
            for hero, won in zip(g.heroes, g.outcome.won, strict=True)
        },
    )


class Tally:
    """How the games of a soak ended."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.fared: dict[tuple[object, str], list[bool]] = {}
        self.ends: Counter[tuple[str, str]] = Counter()
        self.lengths: dict[tuple[str, object], list[float]] = {}
        self.battles: dict[object, list[bool]] = {}
        self.games = self.decisions = self.dooms = 0

    def play(self, seed: int) -> None:
        options = variants()[seed % len(variants())]
        name = self.name or list(SEATS)[seed // len(variants()) % 2]
        game = played(options, {**SEATS, **PLANNING}[name], seed)
        for character, won in game.won.items():
            self.fared.setdefault((options["seats"], character), []).append(won)
        self.ends[name, game.clause] += 1
        self.lengths.setdefault((name, options["seats"]), []).append(game.rounds)
        self.games += 1
        self.decisions += game.decisions
        if options["goal"] == "standard":
            self.battles.setdefault(options["seats"], []).append(game.battle)
        self.dooms += game.doom

    def __str__(self) -> str:
        lines = [f"{name} {clause} {count}" for (name, clause), count in sorted(self.ends.items())]
        for where, found in sorted(self.lengths.items(), key=str):
            median = sorted(found)[len(found) // 2]
            lines.append(f"{where[0]} {where[1]} seats: {median} rounds per player (median)")
        if self.name:
            for (seats, character), won in sorted(self.fared.items(), key=str):
                lines.append(f"{seats} seats {character}: {sum(won)} of {len(won)} won")
        return "\n".join([*lines, self.short()])

    def short(self) -> str:
        fought = ", ".join(
            f"{sum(found)} of {len(found)} at {seats} seats"
            for seats, found in sorted(self.battles.items(), key=str)
        )
        return (
            f"{self.games} games, {self.decisions} decisions, {self.dooms} apocalypses; "
            f"final battles where there can be one: {fought}"
        )


def main(games: int, name: str = "", start: int = 0) -> None:
    tally = Tally(name)
    if name:
        for seed in range(start, start + games):
            tally.play(seed)
            if tally.games % 10 == 0:
                print(tally.short(), flush=True)
        print(tally)
        return
    first = min(games, 2 * len(variants()))
    with watched() as seen:
        for seed in range(first):
            tally.play(seed)
    never = [
        f"{e.card} {e.window} {type(e.parts[0]).__name__}"
        for e in FACTS.effects
        if e.number not in seen
    ]
    print(f"never carried out in the first {first} games: {never}", flush=True)
    for seed in range(first, games):
        tally.play(seed)
        if seed % 100 == 99:
            print(tally.short(), flush=True)
    print(tally)


if __name__ == "__main__":
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    main(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "", first)
