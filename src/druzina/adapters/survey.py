"""Writes `layouts/`: what views of a game may hold, found by playing many games.

python -m druzina.adapters.survey [GAME …] [--games N]
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from druzina import games
from druzina.adapters.layout import Survey, pattern, values
from druzina.bots.policy import leant
from druzina.core import AnyQuestion, Game, Luck, Question, blend

HOME = Path(__file__).parent / "layouts"
GAMES = 6
ROOM = 2  # lists may grow by half beyond the longest that was met
WORD = re.compile(r"[\w-]{1,32}")  # anything else is made up in play


def met(game: Game[Any, Any], plays: int = GAMES, seed: int = 1) -> Iterator[tuple[Struct, str]]:
    """Views and kinds of questions out of random games and games played by leaning."""
    content = game.load()
    for number, given in game.plays():
        options = game.read_options(given)
        for play in range(plays):
            luck = Luck(blend(blend(seed, number), play))
            g = game.setup(options, content, luck.bits())
            count = 0
            while (asked := g.advance()) is not None:
                question, choices = asked
                if count % 5 == 0:
                    yield game.view(g, question.seat), question.kind
                count += 1
                plain = play % 2 == 0 or luck.roll(4) == 1
                choice = luck.pick(choices) if plain else leant(game, g, question, choices)
                g.answer(question, choice)
            for seat in range(options.seats):
                yield game.view(g, seat), ""


def kinds(game: Game[Any, Any]) -> set[str]:
    """All kinds of questions that the rules of the game have, whether any game met them or not."""
    home, found = type(game).__module__, set()
    left: list[type[AnyQuestion]] = [Question]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith(f"{home}."):
            found.add(kind.__name__)
    return found


def survey(game: Game[Any, Any], plays: int = GAMES) -> Survey:
    found: dict[str, bool] = {}
    filled: set[str] = set()
    lengths: dict[str, int] = {}
    words = {*game.catalogue(game.load()), *kinds(game)}
    for view, question in met(game, plays):
        for name, value in values(view, question):
            short = pattern(name)
            found[short] = found.get(short, False) or value is None
            if value is not None:
                filled.add(short)
            if short.endswith("#"):
                lengths[short[:-1]] = max(lengths.get(short[:-1], 0), int(value or 0))
            elif isinstance(value, str) and WORD.fullmatch(value):
                words.add(value)
    return Survey(
        game=game.name,
        values={name: found[name] for name in sorted(found) if name in filled},
        lengths={name: _roomy(most) for name, most in sorted(lengths.items())},
        words=sorted(words),
    )


def _roomy(most: int) -> int:
    return most + (most + ROOM - 1) // ROOM


def main(arguments: Sequence[str]) -> None:
    plays = int(arguments[arguments.index("--games") + 1]) if "--games" in arguments else GAMES
    wanted = [name for name in arguments if name in games.NAMES] or games.NAMES
    for name in wanted:
        made = survey(games.find(name), plays)
        text = msgspec.json.format(msgspec.json.encode(made), indent=1)
        (HOME / f"{name}.json").write_bytes(text + b"\n")
        print(name, len(made.values), "values,", len(made.words), "words")


if __name__ == "__main__":
    main(sys.argv[1:])
