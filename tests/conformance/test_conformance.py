"""Every registered game, and the toys, in every variant and with every number of seats."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from druzina import games
from druzina.core import Game, Luck, Match
from tests.conformance.budget import DAY, turn_of
from tests.conformance.suite import Options, at_random, greedily, walk
from tests.core.toys import TOYS

ROOT = Path(__file__).parents[2]


def all_games() -> list[Game[Any, Any]]:
    return [*TOYS, *map(games.find, games.NAMES)]


def all_plays() -> Iterator[Any]:
    for game in all_games():
        for number, options in game.plays():
            name = f"{game.name}-{number}-{options['seats']}"
            yield pytest.param(game, options, id=name)


PLAYS = list(all_plays())


@pytest.mark.parametrize(("game", "options"), PLAYS)
@pytest.mark.ux(25, 31)
def test_random_games_conform(game: Game[Any, Any], options: Options) -> None:
    walk(game, options, 1, at_random)


@pytest.mark.parametrize(("game", "options"), turn_of(PLAYS, 3))
def test_random_games_of_the_day_conform(game: Game[Any, Any], options: Options) -> None:
    walk(game, options, DAY, at_random)


@pytest.mark.parametrize(("game", "options"), turn_of(PLAYS, 4))
def test_greedy_games_conform(game: Game[Any, Any], options: Options) -> None:
    walk(game, options, 3, greedily)


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64, 10**30])
def test_every_seed_can_be_played(seed: int) -> None:
    for game in all_games():
        walk(game, {"seats": game.seats[0]}, seed, checks=())


def last_fingerprints(seed: int) -> dict[str, str]:
    """How random games end, by game, variant and seats."""
    ends = {}
    for param in PLAYS:
        game, options = param.values
        luck, match = Luck(seed), Match.new(game, dict(options), seed)
        while match.questions():
            question = luck.pick(match.questions())
            match.play(question.seat, at_random(match, question, luck))
        ends[param.id] = match.fingerprint
    return ends


@pytest.mark.parametrize("hashes", ["1", "4242"])
def test_same_seed_and_choices_give_the_same_in_another_process(hashes: str) -> None:
    code = (
        "import json; from tests.conformance.test_conformance import last_fingerprints;"
        "print(json.dumps(last_fingerprints(5)))"
    )
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": path}
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    assert json.loads(told.stdout) == last_fingerprints(5)
